/**
 * Rows of operators' keys: digests, never the keys. They belong to no tenant, so they are read as the database's
 * owner. Queries only.
 */
import type { Selectable } from 'kysely';
import type { Database } from '../db/client.js';
import type { DB } from '../db/tables.js';

export type OperatorKeyRow = Selectable<DB['operator_keys']>;

/** Adds a key. */
export async function insertOperatorKey(
  db: Database,
  key: Pick<OperatorKeyRow, 'id' | 'operator' | 'digest' | 'last_four' | 'created_at'>,
): Promise<void> {
  await db.insertInto('operator_keys').values(key).execute();
}

/** Lists all keys, the oldest first. */
export async function listOperatorKeys(db: Database): Promise<OperatorKeyRow[]> {
  return db.selectFrom('operator_keys').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Returns the key with this digest, or undefined. */
export async function findOperatorKey(db: Database, digest: string): Promise<OperatorKeyRow | undefined> {
  return db.selectFrom('operator_keys').selectAll().where('digest', '=', digest).executeTakeFirst();
}

/** Revokes a key, once. Resolves to the key, or to undefined. */
export async function revokeOperatorKey(
  db: Database,
  id: string,
  at: Date,
): Promise<OperatorKeyRow | undefined> {
  return db
    .updateTable('operator_keys')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(at)) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Records that a key was used, at most once a minute. */
export async function noteOperatorKeyUse(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('operator_keys')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(at.getTime() - 60_000))]),
    )
    .execute();
}
