/**
 * The scope of one unit of work: a transaction that sees one tenant's rows, the actor and the time. It is the first
 * argument of every command and store. Only transaction.ts makes one, so nothing touches a row outside a tenant.
 */
import type { Transaction } from 'kysely';
import type { EventType, ShipperEvent } from '../contracts/events.js';
import type { Topic } from '../contracts/workflows.js';
import type { Changes } from '../domain/changes.js';
import type { SubscriptionTier, Mode } from '../domain/access.js';
import type { Telling, WindowReason } from '../domain/promised-window.js';
import type { Locate } from '../domain/types.js';
import type { FindPath, MeasureTrips } from '@waypost/planning/travel';
import type { Clock } from '../runtime/clock.js';
import type { NewId } from '../runtime/new-id.js';
import type { Vault } from '../runtime/secrets.js';
import type { Database } from './client.js';
import type { DB } from './tables.js';

/** A tenant: one courier in one environment. */
export type Tenant = { id: string; courier: string; mode: Mode; plan: SubscriptionTier; timezone: string };

/** Settings and services of the deployment that commands use. */
export type Deployment = {
  brand: string;
  keyPrefix: string;
  /** Origin of the recipients' pages, without a trailing slash. */
  publicUrl: string;
  /** Allows webhook addresses on the loopback: development only. */
  allowLoopback: boolean;
  /** The number texts come from when a courier has none of its own; undefined if there is none. */
  sharedNumber: string | undefined;
  /** Reply address for couriers without a `reply_to`; undefined for none. */
  inboundAddress: string | undefined;
  /** Limits of texts: countries, and segments a day per courier and per recipient. */
  texts: { countries: readonly string[]; perDay: number; perRecipient: number };
  /** Maximum orders of a depot's day to plan. */
  planMaxStops: number;
  /** Hours without use after which a session of the console ends. */
  consoleIdleHours: number;
  /** Returns the digest of a secret API key. */
  digestKey: (key: string) => string;
  /** Seals secrets and signs links. */
  vault: Vault;
  /** Looks up a postcode's position in the package's table. */
  locate: Locate;
  /** Whether a geocoder is asked, before recipients are and when a day is planned, where the table has no position. */
  locatesLater: boolean;
};

/**
 * Facts that writers of rows note in a transaction, for consequences before the commit (operations/consequences.ts).
 * The same fact counts once.
 */
export type Fact =
  /** The plan of a depot's day has changed: orders were added or removed, or a route has changed. */
  | { type: 'plan.changed'; depot: string; date: string }
  /** Vans of the day may have room for more. */
  | { type: 'capacity.freed'; depot: string; date: string }
  /** An order's stop left a route, whose other stops are to be timed again; when their recipients are told. */
  | { type: 'stop.removed'; route: string; tell: Telling }
  /** The stops, van or sequence of a route have changed, not just times. */
  | { type: 'route.changed'; route: string }
  /** Trips of a depot's day are estimated until the road network is asked for them, or answers. */
  | { type: 'roads.estimated'; depot: string; date: string }
  /** The recipient of an order on a published route may have another window; the reason noted last is told. */
  | { type: 'window.changed'; order: string; reason: WindowReason }
  /** An event was recorded that shippers can be told of; `data` is its content. */
  | { type: 'shipper.concerned'; event: string; kind: ShipperEvent; subject: string; data: object };

/** Events and messages for others: outbox.ts collects them, and writes them with the commit. */
export type PendingMessages = {
  /** Sent to webhooks. `data` is the whole resource as it was at this moment. */
  events: { id: string; type: EventType; subject: string; data: Record<string, unknown> }[];
  /** Carried by the relay, in the order in which Temporal hears of them. */
  messages: { topic: Topic; subject: string; event_id: string; payload: Record<string, unknown> }[];
  /** The cause of the messages that this transaction queues; null before the first of them. */
  cause: string | null;
  /** The caller sends them: no workflow is started for it. */
  sendsItself: boolean;
  /** Facts that are followed before the commit, by content. */
  facts: Map<string, Fact>;
  /** Set by commands that handle very many records: the relay carries their messages after everything else. */
  bulk: boolean;
  /** True once rows were written that wait for the relay when this commits. */
  written: boolean;
};

/**
 * The actor: `key_…` of the caller, or a workflow; with the request and its address, if there is one. `isUnlimited`: an
 * owner, or a key with every scope. `readsOrders`: the caller may read orders and their recipients.
 */
export type Actor = {
  id: string;
  requestId: string | null;
  address?: string | null;
  isUnlimited?: boolean;
  readsOrders?: boolean;
};

export type Scope = {
  readonly trx: Transaction<DB>;
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: NewId;
  readonly deployment: Deployment;
  readonly outbox: PendingMessages;
  /**
   * A command's part of its audit entry. `unchanged`: nothing changed, so there is no entry. `changes`: old and new
   * values, where the answer does not show them as that of a PATCH does. `detail`: the change, or its subject, in
   * words.
   */
  readonly outcome: { unchanged: boolean; changes?: Changes | null; detail?: string | null };
};

/** Source of scopes; built once by a composition root. */
export type ScopeSource = {
  db: Database;
  clock: Clock;
  newId: NewId;
  deployment: Deployment;
  /** The address of the visitor who acts. */
  visitor?: string | null;
  /** The configured road network; null without one. Never queried within a transaction. */
  measure: MeasureTrips | null;
  /** Its paths, for maps; null without one. Never queried within a transaction. */
  findPath: FindPath | null;
  /** Applies the consequences of a scope's facts, before its outbox is written. */
  follow: (scope: Scope) => Promise<void>;
  /** Tells the relay, after a commit, that the outbox has rows. Must not throw. */
  wakeRelay: () => void;
};
