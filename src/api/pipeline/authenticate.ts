/**
 * Who is calling. The key's digest is looked up once and remembered for three seconds, so that a revocation reaches
 * every process well within five, and a busy key costs no query a request.
 */
import { sql } from 'kysely';
import type { Mode, Plan } from '../../domain/access.js';
import { AppError } from '../../domain/errors.js';
import type { Database } from '../../db/client.js';
import { setTenant, type Tenant } from '../../db/scope.js';
import type { Clock } from '../../runtime/clock.js';

export type Caller = { keyId: string; tenant: Tenant; scopes: readonly string[] };

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

const REMEMBER_MS = 3_000;
const MOST_REMEMBERED = 10_000;
const LAST_USED_EVERY_MS = 60_000;

export type Authenticator = {
  /** The caller behind an `Authorization` header. 401 `missing_key`, `invalid_key`, `revoked_key`, `wrong_environment`. */
  authenticate: (header: string | undefined, mode: Mode) => Promise<Caller>;
};

export function createAuthenticator(
  db: Database,
  digestKey: (key: string) => string,
  clock: Clock,
  onError: (error: unknown) => void,
): Authenticator {
  const remembered = new Map<string, { row: Promise<KeyRow | undefined>; until: number }>();
  const lastUsed = new Map<string, number>();

  async function find(digest: string): Promise<KeyRow | undefined> {
    const found = await sql<KeyRow>`select * from authenticate_key(${digest})`.execute(db);
    return found.rows[0];
  }

  function lookUp(digest: string, now: number): Promise<KeyRow | undefined> {
    const known = remembered.get(digest);
    if (known && known.until > now) return known.row;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const row = find(digest);
    remembered.set(digest, { row, until: now + REMEMBER_MS });
    row.catch(() => remembered.delete(digest));
    return row;
  }

  /** Coarse on purpose: once a minute and process is enough to tell a used key from a forgotten one. */
  function noteUse(row: KeyRow, now: Date): void {
    if (now.getTime() - (lastUsed.get(row.key_id) ?? 0) < LAST_USED_EVERY_MS) return;
    lastUsed.set(row.key_id, now.getTime());
    db.transaction()
      .execute(async (trx) => {
        await setTenant(trx, row.tenant_id);
        await trx.updateTable('admin_keys').set({ last_used_at: now }).where('id', '=', row.key_id).execute();
      })
      .catch(onError);
  }

  return {
    async authenticate(header, mode) {
      if (header === undefined || header === '') {
        throw new AppError('missing_key', { message: 'Send your API key as `Authorization: Bearer <key>`.' });
      }
      const key = /^Bearer +(\S+)$/i.exec(header)?.[1];
      if (key === undefined) {
        throw new AppError('invalid_key', { message: 'The Authorization header must read `Bearer <key>`.' });
      }
      const now = clock();
      const row = await lookUp(digestKey(key), now.getTime());
      if (!row)
        throw new AppError('invalid_key', {
          message: 'This API key is not known. Check it, or make a new one.',
        });
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
      noteUse(row, now);
      return {
        keyId: row.key_id,
        scopes: row.scopes,
        tenant: { id: row.tenant_id, courier: row.courier_id, mode, plan: row.plan, timezone: row.timezone },
      };
    },
  };
}
