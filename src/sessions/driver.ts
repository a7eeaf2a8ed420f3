/** Rows that give a driver access: the PIN and the sessions. Secrets are stored as digests. Queries only. */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';
import { insertRow } from '../db/insert.js';
import type { Scope } from '../db/scope.js';
import type { PinTries } from '../domain/pin.js';

export type PinRow = PinTries & { salt: Buffer; hash: Buffer };

/** Returns the driver's PIN, locked, or undefined while none is set. */
export async function lockPin(scope: Scope, driver: string): Promise<PinRow | undefined> {
  return scope.trx
    .selectFrom('driver_pins')
    .select(['salt', 'hash', 'tries', 'locks', 'locked_until'])
    .where('driver', '=', driver)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns whether the driver has set a PIN, and until when it may not be tried. */
export async function findPin(
  scope: Scope,
  driver: string,
): Promise<Pick<PinRow, 'locked_until'> | undefined> {
  return scope.trx
    .selectFrom('driver_pins')
    .select('locked_until')
    .where('driver', '=', driver)
    .executeTakeFirst();
}

/** Returns until when each of these drivers is locked out; others are omitted. */
export async function listLocks(scope: Scope, drivers: readonly string[]): Promise<Map<string, Date>> {
  const rows = await scope.trx
    .selectFrom('driver_pins')
    .select(['driver', 'locked_until'])
    .where('driver', '=', sql<string>`any(${drivers})`)
    .where('locked_until', '>', scope.now)
    .execute();
  return new Map(rows.flatMap(({ driver, locked_until: until }) => (until ? [[driver, until]] : [])));
}

/** Sets a PIN; false if there is one already. */
export async function insertPin(
  scope: Scope,
  driver: string,
  { salt, hash }: { salt: Buffer; hash: Buffer },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await insertRow(scope, 'driver_pins', {
    row: { driver, salt, hash, set_at: scope.now },
    defaults: ['tries', 'locks', 'locked_until'],
  })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records the tries of a locked PIN. */
export async function updateTries(scope: Scope, driver: string, tries: PinTries): Promise<void> {
  await scope.trx.updateTable('driver_pins').set(tries).where('driver', '=', driver).execute();
}

export async function deletePin(scope: Scope, driver: string): Promise<void> {
  await scope.trx.deleteFrom('driver_pins').where('driver', '=', driver).execute();
}

export async function insertDriverSession(
  scope: Scope,
  session: { digest: string; driver: string; expires_at: Date },
): Promise<void> {
  await insertRow(scope, 'driver_sessions', { row: { ...session, created_at: scope.now } }).execute();
}

/** Returns whose session this is and when it ends, while it is valid; otherwise undefined. */
export async function findDriverSession(
  scope: Scope,
  digest: string,
): Promise<{ driver: string; expires_at: Date } | undefined> {
  return scope.trx
    .selectFrom('driver_sessions')
    .select(['driver', 'expires_at'])
    .where('digest', '=', digest)
    .where('expires_at', '>', scope.now)
    .executeTakeFirst();
}

export async function deleteDriverSession(scope: Scope, digest: string): Promise<void> {
  await scope.trx.deleteFrom('driver_sessions').where('digest', '=', digest).execute();
}

export async function deleteSessionsOfDriver(scope: Scope, driver: string): Promise<void> {
  await scope.trx.deleteFrom('driver_sessions').where('driver', '=', driver).execute();
}

/** Returns the sessions that are still valid, each with a text that changes whenever its page would. */
export async function listWatchedRuns(
  db: Database,
  digests: readonly string[],
  { at, from, to }: { at: Date; from: string; to: string },
): Promise<Map<string, string>> {
  const { rows } = await sql<{
    digest: string;
    version: string;
  }>`select digest, version from watched_runs(${digests}, ${at}, ${from}, ${to})`.execute(db);
  return new Map(rows.map(({ digest, version }) => [digest, version]));
}
