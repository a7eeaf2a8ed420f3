/** Rows of photos: what drivers and depots took pictures of. Queries only. */
import type { Scope } from '../db/scope.js';
import { unknownReference } from '../domain/errors.js';

/** Adds a photo. */
export async function insertPhoto(
  scope: Scope,
  photo: { id: string; content_type: string; bytes: Buffer },
): Promise<void> {
  await scope.trx
    .insertInto('photos')
    .values({ ...photo, tenant_id: scope.tenant.id, created_at: scope.now })
    .execute();
}

/** The photo's bytes and their media type, or undefined. */
export async function findPhoto(
  scope: Scope,
  id: string,
): Promise<{ content_type: string; bytes: Buffer } | undefined> {
  return scope.trx
    .selectFrom('photos')
    .select(['content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of the photo ids that exist. */
async function listKnownPhotos(scope: Scope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.trx.selectFrom('photos').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** 422 `unknown_reference` unless each of the photo ids that bodies name exists; `param` says where each stands. */
export async function requirePhotos(
  scope: Scope,
  named: readonly { id: string; param: string }[],
): Promise<void> {
  const known = await listKnownPhotos(scope, [...new Set(named.map(({ id }) => id))]);
  const missing = named.find(({ id }) => !known.has(id));
  if (missing) throw unknownReference('photo', missing.id, missing.param);
}
