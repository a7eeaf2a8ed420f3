/**
 * Identifies the caller. Nothing about a key is cached: a revocation, an expiry or another plan applies from the next
 * request on, in every process. One statement looks up keys and counts their requests, for all requests that arrive
 * together.
 */
import type { Response } from 'express';
import { sql } from 'kysely';
import type { Mode, Plan, Role } from '../../domain/access.js';
import { AppError } from '../../domain/errors.js';
import type { Database } from '../../db/client.js';
import type { Tenant } from '../../db/scope.js';
import { setTenant } from '../../db/transaction.js';
import type { Clock } from '../../runtime/clock.js';
import {
  type RequestCount,
  requestCounts,
  RATE_LIMIT,
  type RateLimiter,
  enforceLimit,
} from './rate-limit.js';
import { createBatchLoader } from './batch-loader.js';

/** Who is calling: an API key, or a member of the courier's staff in a session, whose id takes its place. */
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
  plan: Plan;
  timezone: string;
  scopes: string[];
  /** Revoked or expired. */
  is_over: boolean;
};
type Found = { row: KeyRow; count: RequestCount | undefined };

const LAST_USED_EVERY_MS = 60_000;

export type Authenticator = {
  /**
   * Returns the caller behind an `Authorization` header and counts the request. Throws 401 `missing_key`,
   * `invalid_key`, `revoked_key`, `wrong_environment`, which count nothing; 429 `rate_limited`.
   */
  authenticate: (request: { header: string | undefined; mode: Mode; response: Response }) => Promise<Caller>;
};

export function createAuthenticator(
  db: Database,
  digestKey: (key: string) => string,
  clock: Clock,
  limiter: RateLimiter,
  onError: (error: unknown) => void,
): Authenticator {
  const lookUp = createLookUp(db, clock, limiter);
  const lastUsed = new Map<string, number>();

  /**
   * Records the key's use, coarsely on purpose: once a minute and process is enough to tell a used key from a
   * forgotten one.
   */
  async function noteUse(row: KeyRow, now: Date): Promise<void> {
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
    async authenticate({ header, mode, response }) {
      if (header === undefined || header === '') {
        throw new AppError('missing_key', { message: 'Send your API key as `Authorization: Bearer <key>`.' });
      }
      const key = /^Bearer +(\S+)$/i.exec(header)?.[1];
      if (key === undefined) {
        throw new AppError('invalid_key', { message: 'The Authorization header must read `Bearer <key>`.' });
      }
      const digest = digestKey(key);
      const found = await lookUp(`${mode} ${digest}`);
      if (!found)
        throw new AppError('invalid_key', {
          message: 'This API key is not known. Check it, or make a new one.',
        });
      const { row, count } = found;
      if (row.is_over) {
        throw new AppError('revoked_key', {
          message: 'This API key was revoked or has expired. Use another one.',
        });
      }
      if (row.mode !== mode) {
        throw new AppError('wrong_environment', {
          message: `This is a ${row.mode} key. Use it at the ${row.mode} base address.`,
        });
      }
      if (!count) throw new Error(`The request of ${row.key_id} was not counted.`);
      enforceLimit(count, response);
      await noteUse(row, clock());
      return {
        keyId: row.key_id,
        scopes: row.scopes,
        tenant: { id: row.tenant_id, courier: row.courier_id, mode, plan: row.plan, timezone: row.timezone },
      };
    },
  };
}

/**
 * Looks keys up by their mode and digest, each by a statement that was sent after the request came in. The same
 * statement counts a key that is let in.
 */
function createLookUp(
  db: Database,
  clock: Clock,
  limiter: RateLimiter,
): (modeAndDigest: string) => Promise<Found | undefined> {
  return createBatchLoader<Found>(async (requests) => {
    const rows = await findAndCount(db, requests, clock());
    await limiter.deleteExpired();
    return new Map(
      rows.map(({ looked_up, is_let_in, before, granted, reset_ms, ...row }) => {
        const countOf = is_let_in ? requestCounts({ before, granted, reset_ms }) : undefined;
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
};

async function findAndCount(
  db: Database,
  requests: ReadonlyMap<string, number>,
  now: Date,
): Promise<CountedKeyRow[]> {
  const { rows } = await sql<CountedKeyRow>`
    with wanted as (
      select text as looked_up, split_part(text, ' ', 1) as wanted_mode, split_part(text, ' ', 2) as digest, requests
      from unnest(${[...requests.keys()]}::text[], ${[...requests.values()]}::integer[]) as wanted (text, requests)
    ), found as materialized (
      select looked_up, requests, key.*,
        (key.revoked_at is not null or coalesce(key.expires_at <= ${now}, false)) as is_over,
        (key.revoked_at is null and coalesce(key.expires_at > ${now}, true) and key.mode = wanted_mode) as is_let_in
      from wanted, lateral authenticate_key(digest) as key
    ), counted as (
      select * from count_requests(
        (select array_agg(key_id order by key_id) from found where is_let_in),
        (select array_agg(requests order by key_id) from found where is_let_in),
        ${sql.lit(RATE_LIMIT.requests)})
    )
    select looked_up, key_id, tenant_id, mode, courier_id, plan, timezone, scopes, is_over, is_let_in, before, granted,
      reset_ms
    from found left join counted on counted.counted = found.key_id
  `.execute(db);
  return rows;
}
