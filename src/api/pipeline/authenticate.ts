/**
 * Who is calling. Nothing about a key is remembered: a revocation, an expiry or another plan holds from the next request
 * on, in every process. Keys of requests that come in while others are looked up are looked up together in the next
 * statement, so that a busy process makes few of them.
 */
import { sql } from 'kysely';
import type { Mode, Plan, Role } from '../../domain/access.js';
import { AppError } from '../../domain/errors.js';
import type { Database } from '../../db/client.js';
import { setTenant, type Tenant } from '../../db/scope.js';
import type { Clock } from '../../runtime/clock.js';

/** Who is calling: with an API key, or one of the courier's staff, whose id stands in its place, in a session. */
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
  expires_at: Date | null;
  revoked_at: Date | null;
};

const LAST_USED_EVERY_MS = 60_000;

export type Authenticator = {
  /** The caller behind an `Authorization` header. 401 `missing_key`, `invalid_key`, `revoked_key`, `wrong_environment`. */
  authenticate: (header: string | undefined, mode: Mode, admit: Admit) => Promise<Caller>;
};

/** Refuses a key before it is looked up, by its digest; resolves to what is called when it was found. */
export type Admit = (digest: string) => Promise<() => void>;

export function createAuthenticator(
  db: Database,
  digestKey: (key: string) => string,
  clock: Clock,
  onError: (error: unknown) => void,
): Authenticator {
  const lookUp = createLookUp(db);
  const lastUsed = new Map<string, number>();

  /** Coarse on purpose: once a minute and process is enough to tell a used key from a forgotten one. */
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
    async authenticate(header, mode, admit) {
      if (header === undefined || header === '') {
        throw new AppError('missing_key', { message: 'Send your API key as `Authorization: Bearer <key>`.' });
      }
      const key = /^Bearer +(\S+)$/i.exec(header)?.[1];
      if (key === undefined) {
        throw new AppError('invalid_key', { message: 'The Authorization header must read `Bearer <key>`.' });
      }
      const now = clock();
      const digest = digestKey(key);
      const found = await admit(digest);
      const row = await lookUp(digest);
      if (!row)
        throw new AppError('invalid_key', {
          message: 'This API key is not known. Check it, or make a new one.',
        });
      found();
      if (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now)) {
        throw new AppError('revoked_key', {
          message: 'This API key was revoked or has expired. Use another one.',
        });
      }
      if (row.mode !== mode) {
        throw new AppError('wrong_environment', {
          message: `This is a ${row.mode} key. Use it at the ${row.mode} base address.`,
        });
      }
      await noteUse(row, now);
      return {
        keyId: row.key_id,
        scopes: row.scopes,
        tenant: { id: row.tenant_id, courier: row.courier_id, mode, plan: row.plan, timezone: row.timezone },
      };
    },
  };
}

type Waiting = { resolve: (row: KeyRow | undefined) => void; reject: (error: unknown) => void };

/** Looks keys up by their digests, each by a statement that was sent after it was asked for. */
function createLookUp(db: Database): (digest: string) => Promise<KeyRow | undefined> {
  let waiting = new Map<string, Waiting[]>();
  let looking = false;

  async function lookUpWaiting(): Promise<void> {
    looking = true;
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      try {
        const rows = await find(db, [...batch.keys()]);
        for (const [digest, list] of batch) for (const { resolve } of list) resolve(rows.get(digest));
      } catch (error) {
        for (const { reject } of [...batch.values()].flat()) reject(error);
      }
    }
    looking = false;
  }

  return (digest) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(digest);
      if (others) others.push({ resolve, reject });
      else waiting.set(digest, [{ resolve, reject }]);
      if (!looking) void lookUpWaiting();
    });
}

async function find(db: Database, digests: readonly string[]): Promise<Map<string, KeyRow>> {
  const { rows } = await sql<KeyRow & { asked: string }>`
    select asked, found.* from unnest(${digests}::text[]) as asked, lateral authenticate_key(asked) as found
  `.execute(db);
  return new Map(rows.map((row) => [row.asked, row]));
}
