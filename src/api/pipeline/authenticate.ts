/**
 * Identifies the caller. Nothing about a key is cached: a revocation, an expiry or another plan applies from the next
 * request on, in every process. One statement looks up keys and counts their requests, for all requests that arrive
 * together.
 */
import type { Response } from 'express';
import { sql } from 'kysely';
import type { Mode, SubscriptionTier, Role } from '../../domain/access.js';
import { AppError } from '../../domain/errors.js';
import type { Database } from '../../db/client.js';
import type { Tenant } from '../../db/scope.js';
import { setTenant } from '../../db/transaction.js';
import type { Clock } from '../../runtime/clock.js';
import { networkOf, plainAddress } from '../../runtime/visitor-network.js';
import {
  type RequestCount,
  requestCounts,
  RATE_LIMIT,
  type RateLimiter,
  enforceLimit,
} from './rate-limit.js';
import { createBatchLoader } from './batch-loader.js';

/** A key that was used from a forbidden address, and its tenant. */
export type RefusedKey = { keyId: string; tenant: Tenant; address: string | undefined };

/** The caller: an API key, or a member of the courier's staff in a session, whose id takes its place. */
export type Caller = {
  keyId: string;
  tenant: Tenant;
  scopes: readonly string[];
  session?: { id: string; role: Role };
};

type KeyRow = {
  key_id: string;
  tenant_id: string;
  mode: Mode;
  courier_id: string;
  plan: SubscriptionTier;
  timezone: string;
  scopes: string[];
  /** Revoked or expired. */
  is_over: boolean;
  /** The request came from an address that the key may be used from. */
  is_from_allowed: boolean;
};
type Found = { row: KeyRow; count: RequestCount | undefined };

const LAST_USED_EVERY_MS = 60_000;
/** A refusal of the same key at the same address is recorded again after this time. */
const REFUSED_EVERY_MS = 3_600_000;
/** Maximum remembered pairs of keys and networks; the oldest are forgotten. */
const MAX_REFUSED = 10_000;

export type Authenticator = {
  /**
   * Returns the caller behind an `Authorization` header and counts the request. Throws 401 `missing_key`,
   * `invalid_key`, `revoked_key`, `wrong_environment`, 403 `ip_not_allowed`, which count nothing; 429 `rate_limited`.
   */
  authenticate: (request: {
    header: string | undefined;
    /** Client address, as the trusted proxies report it. */
    address: string | undefined;
    mode: Mode;
    response: Response;
  }) => Promise<Caller>;
};

export function createAuthenticator(
  db: Database,
  digestKey: (key: string) => string,
  clock: Clock,
  limiter: RateLimiter,
  {
    onRefused,
    onError,
  }: { onRefused: (key: RefusedKey) => Promise<void>; onError: (error: unknown) => void },
): Authenticator {
  const lookUp = createLookUp(db, clock, limiter);
  const lastUsed = new Map<string, number>();
  const lastRefused = new Map<string, number>();

  /** Records that a key was refused by its address, once, since its holder may keep trying. */
  async function reportRefusal(key: RefusedKey, now: Date): Promise<void> {
    const at = now.getTime();
    const where = `${key.keyId} ${networkOf(key.address)}`;
    if (at - (lastRefused.get(where) ?? 0) < REFUSED_EVERY_MS) return;
    lastRefused.delete(where);
    lastRefused.set(where, at);
    const [oldest] = lastRefused.keys();
    if (lastRefused.size > MAX_REFUSED && oldest !== undefined) lastRefused.delete(oldest);
    await onRefused(key).catch(onError);
  }

  /**
   * Records the key's use, coarsely on purpose: once a minute and process is enough to tell a used key from a
   * forgotten one.
   */
  async function recordUse(row: KeyRow, now: Date): Promise<void> {
    if (now.getTime() - (lastUsed.get(row.key_id) ?? 0) < LAST_USED_EVERY_MS) return;
    lastUsed.set(row.key_id, now.getTime());
    await db
      .transaction()
      .execute(async (trx) => {
        await setTenant(trx, row.tenant_id);
        await trx.updateTable('admin_keys').set({ last_used_at: now }).where('id', '=', row.key_id).execute();
      })
      .catch(onError);
  }

  return {
    async authenticate({ header, address, mode, response }) {
      if (header === undefined || header === '') {
        throw new AppError('missing_key', { message: 'Send your API key as `Authorization: Bearer <key>`.' });
      }
      const key = /^Bearer +(\S+)$/i.exec(header)?.[1];
      if (key === undefined) {
        throw new AppError('invalid_key', { message: 'The Authorization header must read `Bearer <key>`.' });
      }
      const digest = digestKey(key);
      const found = await lookUp(`${mode} ${digest} ${plainAddress(address)}`);
      if (!found)
        throw new AppError('invalid_key', {
          message: 'Invalid API key. Check it, or create a new one.',
        });
      const { row, count } = found;
      if (row.is_over) {
        throw new AppError('revoked_key', {
          message: 'This API key has been revoked or has expired. Use another one.',
        });
      }
      if (row.mode !== mode) {
        throw new AppError('wrong_environment', {
          message: `This is a ${row.mode} key. Use it with the ${row.mode} base URL.`,
        });
      }
      const tenant = {
        id: row.tenant_id,
        courier: row.courier_id,
        mode,
        plan: row.plan,
        timezone: row.timezone,
      };
      if (!row.is_from_allowed) {
        await recordUse(row, clock());
        await reportRefusal({ keyId: row.key_id, tenant, address }, clock());
        throw new AppError('ip_not_allowed', {
          message: 'This API key cannot be used from this IP address.',
        });
      }
      if (!count) throw new Error(`The request with key ${row.key_id} was not counted.`);
      enforceLimit(count, response);
      await recordUse(row, clock());
      return { keyId: row.key_id, scopes: row.scopes, tenant };
    },
  };
}

/**
 * Looks keys up by mode, digest and the address of the request, each by a statement that was sent after the request
 * came in. The same statement counts a key that is let in.
 */
function createLookUp(
  db: Database,
  clock: Clock,
  limiter: RateLimiter,
): (modeDigestAndAddress: string) => Promise<Found | undefined> {
  return createBatchLoader<Found>(async (requests) => {
    const rows = await findAndCount(db, requests, clock());
    await limiter.deleteExpired();
    return new Map(
      rows.map(({ looked_up, is_let_in, before, granted, reset_ms, ahead, ...row }) => {
        const counted = { before: before + ahead, granted: granted - ahead, reset_ms };
        const countOf = is_let_in ? requestCounts(counted) : undefined;
        return [looked_up, (index: number) => ({ row, count: countOf?.(index) })];
      }),
    );
  });
}

/** The counts apply to keys that are let in. */
type CountedKeyRow = KeyRow & {
  looked_up: string;
  is_let_in: boolean;
  before: number;
  granted: number;
  reset_ms: number;
  /** Requests of the same key from other addresses that the statement counts before these. */
  ahead: number;
};

async function findAndCount(
  db: Database,
  requests: ReadonlyMap<string, number>,
  now: Date,
): Promise<CountedKeyRow[]> {
  const { rows } = await sql<CountedKeyRow>`
    with wanted as (
      select text as looked_up, split_part(text, ' ', 1) as wanted_mode, split_part(text, ' ', 2) as digest,
        nullif(split_part(text, ' ', 3), '')::inet as address, requests
      from unnest(${[...requests.keys()]}::text[], ${[...requests.values()]}::integer[]) as wanted (text, requests)
    ), known as (
      select looked_up, wanted_mode, requests, key.*,
        (key.revoked_at is not null or coalesce(key.expires_at <= ${now}, false)) as is_over,
        (cardinality(key.allowed_ips) = 0 or coalesce(address <<= any (key.allowed_ips::inet[]), false))
          as is_from_allowed
      from wanted, lateral authenticate_key(digest) as key
    ), found as materialized (
      select *, (not is_over and mode = wanted_mode and is_from_allowed) as is_let_in from known
    ), let_in as (
      select key_id, sum(requests)::integer as requests from found where is_let_in group by key_id
    ), counted as (
      select * from count_requests(
        (select array_agg(key_id order by key_id) from let_in),
        (select array_agg(requests order by key_id) from let_in),
        ${sql.lit(RATE_LIMIT.requests)})
    )
    select looked_up, key_id, tenant_id, mode, courier_id, plan, timezone, scopes, is_over, is_from_allowed, is_let_in,
      before, granted, reset_ms,
      (sum(requests) over (partition by key_id, is_let_in order by looked_up) - requests)::integer as ahead
    from found left join counted on counted.counted = found.key_id
  `.execute(db);
  return rows;
}
