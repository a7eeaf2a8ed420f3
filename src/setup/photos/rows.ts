/** Rows of photos taken by drivers and at depots. Queries only. */
import { sql } from 'kysely';
import { insertRow } from '../../db/insert.js';
import type { Scope } from '../../db/scope.js';

const HOUR_MS = 3_600_000;

export async function insertPhoto(
  scope: Scope,
  photo: { id: string; content_type: string; bytes: Buffer },
): Promise<void> {
  await insertRow(scope, 'photos', { row: { ...photo, created_at: scope.now } }).execute();
}

/**
 * Returns when a photo of this size may be stored, given that a tenant stores at most `most` bytes an hour; null when
 * it may be stored now. Other photos of the tenant wait until the transaction ends.
 */
export async function whenPhotoFits(scope: Scope, size: number, most: number): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photos/${scope.tenant.id}`}, 0))`.execute(
    scope.trx,
  );
  const since = new Date(scope.now.getTime() - HOUR_MS);
  // The newest photo that must first be over an hour old: with it and those after it there is no room.
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from (
      select created_at, sum(octet_length(bytes)) over (order by created_at desc, id desc) as sum
        from photos where created_at > ${since}) as newest
    where sum > ${most - size} order by created_at desc limit 1`.execute(scope.trx);
  const [last] = rows;
  return last ? new Date(last.created_at.getTime() + HOUR_MS) : null;
}

/** Returns the photo's bytes and their media type, or undefined. */
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
