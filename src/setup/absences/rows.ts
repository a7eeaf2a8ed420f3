/** Rows of absences: days on which a driver does not work, or a vehicle is not used. Queries only. */
import type { Selectable } from 'kysely';
import { insertRow } from '../../db/insert.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { Absence } from './resource.js';

type AbsenceRow = Selectable<DB['absences']>;

/** The id of the absent driver or vehicle. */
export type AbsenceOf = { driver: string } | { vehicle: string };

const ofSubject = (scope: Scope, of: AbsenceOf) => {
  const all = scope.trx.selectFrom('absences').selectAll();
  return 'driver' in of ? all.where('driver', '=', of.driver) : all.where('vehicle', '=', of.vehicle);
};

/** Lists a page of the absences of a driver or vehicle, newest first, or all of them. */
export async function listAbsences(scope: Scope, of: AbsenceOf, query: PageQuery): Promise<Page<AbsenceRow>> {
  return page(scope, 'absences', ofSubject(scope, of), query, { unlimited: true });
}

export async function insertAbsence(
  scope: Scope,
  of: AbsenceOf,
  { from, to, reason }: { from: string; to: string; reason: string | null },
): Promise<AbsenceRow> {
  const row = {
    id: scope.newId('absence'),
    driver: 'driver' in of ? of.driver : null,
    vehicle: 'vehicle' in of ? of.vehicle : null,
    from_date: from,
    to_date: to,
    reason,
    created_at: scope.now,
  };
  return insertRow(scope, 'absences', { row }).returningAll().executeTakeFirstOrThrow();
}

/** Deletes an absence of a driver or vehicle, and returns it; undefined if there was none. */
export async function deleteAbsence(
  scope: Scope,
  of: AbsenceOf,
  id: string,
): Promise<AbsenceRow | undefined> {
  const found = await ofSubject(scope, of).where('id', '=', id).executeTakeFirst();
  if (found) await scope.trx.deleteFrom('absences').where('id', '=', id).execute();
  return found;
}

/** Erases why a driver was absent; the dates stay. */
export async function eraseAbsenceReasons(scope: Scope, driver: string): Promise<void> {
  await scope.trx
    .updateTable('absences')
    .set({ reason: null })
    .where('driver', '=', driver)
    .where('reason', 'is not', null)
    .execute();
}

/** Returns the ids of all drivers and vehicles that are away on a date. */
export async function listAbsentOn(scope: Scope, date: string): Promise<Set<string>> {
  const rows = await scope.trx
    .selectFrom('absences')
    .select(['driver', 'vehicle'])
    .where('from_date', '<=', date)
    .where('to_date', '>=', date)
    .execute();
  return new Set(rows.flatMap(({ driver, vehicle }) => driver ?? vehicle ?? []));
}

export function absenceView(row: AbsenceRow): Absence {
  return {
    id: row.id,
    object: 'absence',
    from: row.from_date,
    to: row.to_date,
    reason: row.reason ?? undefined,
  };
}
