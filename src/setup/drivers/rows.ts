/** Rows of drivers. */
import type { Selectable } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { shiftOn } from '../../domain/working-hours.js';
import type { RoutingPerson } from '@waypost/planning/routing-problem';
import { DRIVER_MACHINE, type DriverEvent } from '../../domain/states/driver.js';
import { advance } from '../../domain/states/machine.js';
import { driver, type Driver } from './resource.js';
import { listAbsentOn } from '../absences/rows.js';
import { archivable, type New } from '../archivable.js';

export type DriverRow = Selectable<DB['drivers']>;

const drivers = archivable('drivers');

export const {
  find: findDriver,
  lock: lockDriver,
  lockShared: lockDriverShared,
  list: listDrivers,
  update: updateDriver,
  archive: archiveDriver,
} = drivers;

/**
 * Lists the people a depot can send out on a date: its own and those of no depot, invited or active, who work that day
 * and are not away; the oldest first. Undefined for a depot that has nobody at all: then crews
 * are not assigned.
 */
export async function listPeopleOnDuty(
  scope: Scope,
  depot: string,
  date: string,
): Promise<RoutingPerson[] | undefined> {
  const rows = await drivers
    .live(scope)
    .where((eb) => eb.or([eb('depot', '=', depot), eb('depot', 'is', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return undefined;
  const absent = await listAbsentOn(scope, date);
  return rows.flatMap(({ id, role, shifts, app_status: status }): RoutingPerson[] => {
    const shift = shiftOn(date, shifts);
    if (!shift || status === 'suspended' || absent.has(id)) return [];
    const fromSecond = Math.max(shift.fromSecond, 0);
    return [{ id, role, shift: { fromSecond, toSecond: Math.min(shift.toSecond, END_OF_DAY) } }];
  });
}

/** Beyond the end of any day. */
const END_OF_DAY = 2 * 86_400;

/** Lists a page of the drivers who were removed and not erased, or all of them. */
export async function listRemovedDrivers(scope: Scope, query: PageQuery): Promise<Page<DriverRow>> {
  const removed = scope.trx
    .selectFrom('drivers')
    .selectAll()
    .where('archived_at', 'is not', null)
    .where('phone', '<>', ERASED.phone);
  return page(scope, 'drivers', removed, query, { unlimited: true });
}

export async function insertDriver(
  scope: Scope,
  columns: Omit<New<'drivers'>, 'app_status' | 'invitation' | 'invited_at'>,
): Promise<DriverRow> {
  return drivers.insert(scope, {
    ...columns,
    invitation: undefined,
    invited_at: scope.now,
    app_status: DRIVER_MACHINE.begins,
  });
}

export async function lockDriverIncludingArchived(scope: Scope, id: string): Promise<DriverRow | undefined> {
  return scope.trx.selectFrom('drivers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

const ERASED = { name: 'Former driver', phone: '', shifts: null };

/** Erases a locked driver's personal data; routes and runs keep the id. */
export async function eraseDriverRow(scope: Scope, id: string): Promise<void> {
  await drivers.update(scope, id, ERASED);
}

/**
 * Moves a locked driver: the one place where `app_status` is written. Throws 409 `invalid_state` if it does not allow
 * the event.
 */
export async function moveDriver(scope: Scope, driver: DriverRow, event: DriverEvent): Promise<DriverRow> {
  return scope.trx
    .updateTable('drivers')
    .set({ app_status: nextOf(driver, event), updated_at: scope.now })
    .where('id', '=', driver.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Throws 409 `invalid_state` unless the driver may be invited, that is, may set a PIN. */
export function requireInvitable(driver: DriverRow): void {
  nextOf(driver, 'pin_set');
}

function nextOf({ id, app_status: status }: DriverRow, event: DriverEvent) {
  return advance(DRIVER_MACHINE, { id, status }, event);
}

/** Returns a driver's row as the resource; `lockedUntil` if they are locked out. */
export const driverView = (row: DriverRow, lockedUntil?: Date): Driver =>
  driver.view(row, { app_status: row.app_status, locked_until: lockedUntil?.toISOString() });
