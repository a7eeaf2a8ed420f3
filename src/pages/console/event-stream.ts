/**
 * GET /console/events: server-sent events about what has changed, for an open console. There is one query a second for
 * all of a process's consoles together, and none while none is open.
 */
import type { Request, Router } from 'express';
import type { ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { listUpdates, listOpenSessions, type UpdateRow } from '../../records/console-updates.js';
import { createPoller, createSseConnections } from '../../page-kit/event-stream.js';
import { listVehiclePositions } from '../../operations/runs/tracking.js';
import { modeOf, type Session, tenantOf, validity } from './sessions.js';

const POLL_EVERY_MS = 1_000;
/** How long after its time a change may become visible, and how long a sent one is remembered. */
const PATIENCE_MS = 15_000;
/** Consoles that one session may have open; beyond that the oldest stream ends. */
const STREAMS_OF_SESSION = 12;

/** One message; `event` is set for the types with their own name. */
type StreamMessage = { event?: 'ready' | 'positions' | 'ended'; data: object };

type Subscriber = {
  tenant: string;
  session: string;
  /** It also gets the last seconds' changes, before it is ready. */
  recent: boolean;
  send: (message: StreamMessage) => void;
};
/** A subscriber is ready once its tenant has been queried: it is sent what comes after that. */
type ActiveSubscriber = Subscriber & { isReady: boolean };

export type EventStream = {
  /** Sends changes to a tenant's records until the returned function is called, or the session ends. */
  subscribe: (subscriber: Subscriber) => () => void;
};

/** @param onFailure receives the error of a failed query; the next one still follows */
export function createEventStream(
  source: ScopeSource,
  onFailure: (error: unknown) => void,
  everyMs = POLL_EVERY_MS,
): EventStream {
  const subscribers = new Set<ActiveSubscriber>();
  /** Tenant → key of a change → when it was first seen. A tenant without an entry has not been queried yet. */
  const seen = new Map<string, Map<string, number>>();

  async function poll(): Promise<void> {
    // Others subscribe, and leave, while the query runs.
    const asked = [...subscribers];
    const ids = [...new Set(asked.map(({ session }) => session))];
    const open = await listOpenSessions(source.db, ids, validity(source));
    for (const subscriber of asked) {
      if (!open.has(subscriber.session) && subscribers.has(subscriber)) {
        subscriber.send({ event: 'ended', data: {} });
      }
    }
    const tenants = [...new Set([...subscribers].map(({ tenant }) => tenant))];
    for (const tenant of seen.keys()) if (!tenants.includes(tenant)) seen.delete(tenant);
    const changedSince = new Date(source.clock().getTime() - PATIENCE_MS);
    const rows = await listUpdates(source.db, tenants, { changedSince, patienceMs: PATIENCE_MS });
    for (const tenant of tenants) {
      const own = rows.filter((row) => row.tenant === tenant);
      await sendToTenant(
        tenant,
        { fresh: unseen(tenant, own), recent: own },
        [...subscribers].filter((subscriber) => subscriber.tenant === tenant),
      );
    }
  }

  /** Returns the changes not yet sent to the tenant; none for a tenant queried for the first time. */
  function unseen(tenant: string, rows: readonly UpdateRow[]): UpdateRow[] {
    const known = seen.get(tenant);
    const now = performance.now();
    const keys = known ?? new Map<string, number>();
    const fresh = rows.filter(({ key }) => !keys.has(key));
    for (const { key } of rows) keys.set(key, now);
    for (const [key, at] of keys) if (now - at > 2 * PATIENCE_MS) keys.delete(key);
    seen.set(tenant, keys);
    return known ? fresh : [];
  }

  async function sendToTenant(
    tenant: string,
    updates: { fresh: readonly UpdateRow[]; recent: readonly UpdateRow[] },
    receivers: readonly ActiveSubscriber[],
  ): Promise<void> {
    const joining = receivers.filter(({ isReady }) => !isReady);
    for (const { isReady, recent, send } of receivers) {
      for (const row of !isReady && recent ? updates.recent : updates.fresh) {
        if (isSentAsEvent(row)) send({ data: dataOf(row) });
      }
    }
    for (const subscriber of joining) {
      subscriber.isReady = true;
      subscriber.send({ event: 'ready', data: {} });
    }
    if (joining.length === 0 && !updates.fresh.some(({ type }) => type === 'positions')) return;
    const data = await inScope(source, tenant, 'console', (scope) =>
      listVehiclePositions(scope, { query: {} }),
    );
    for (const { send } of receivers) send({ event: 'positions', data });
  }

  const poller = createPoller({ everyMs, onFailure }, { isNeeded: () => subscribers.size > 0, poll });
  return {
    subscribe(subscriber) {
      const active = { ...subscriber, isReady: false };
      subscribers.add(active);
      poller.start(0);
      return () => void subscribers.delete(active);
    },
  };
}

const isSentAsEvent = ({ type }: UpdateRow) => type !== 'positions' && type !== 'tracking.report';

function dataOf({ type, id, subjects, at }: UpdateRow): object {
  return { type: typeOf(type), id, subjects, at: at.toISOString() };
}

/** Names a change made through the API after one record: `routes.update` becomes `route.update`. */
function typeOf(action: string): string {
  const [thing = '', ...rest] = action.split('.');
  return [thing.replace(/ies$/, 'y').replace(/s$/, ''), ...rest].join('.');
}

export function mountEventStream(
  router: Router,
  source: ScopeSource,
  {
    draining,
    onFailure,
    sessionOf,
  }: {
    draining: AbortSignal;
    onFailure: (error: unknown) => void;
    sessionOf: (request: Request) => Promise<Session>;
  },
): void {
  const events = createEventStream(source, onFailure);
  const streams = createSseConnections({ maxPerHolder: STREAMS_OF_SESSION, draining });
  router.get('/console/events', async (request, response) => {
    const session = await sessionOf(request);
    const { mode, recent } = request.query;
    const tenant = tenantOf(session, modeOf(typeof mode === 'string' ? mode : undefined));
    streams.open(session.id, response, () =>
      events.subscribe({
        tenant: tenant.id,
        session: session.id,
        recent: recent === 'true',
        send: ({ event, data }) => {
          response.write(
            `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`,
          );
          if (event === 'ended') response.end();
        },
      }),
    );
  });
}
