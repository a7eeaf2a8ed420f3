/** Rows of vehicles. Queries only. */
import type { Selectable } from 'kysely';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { shiftOn } from '../../domain/working-hours.js';
import { listAbsentOn } from '../absences/rows.js';
import { archivable } from '../archivable.js';

export type VehicleRow = Selectable<DB['vehicles']>;

const vehicles = archivable('vehicles');

export const {
  find: findVehicle,
  lock: lockVehicle,
  lockShared: lockVehicleShared,
  lockAllShared: lockVehiclesShared,
  list: listVehicles,
  insert: insertVehicle,
  update: updateVehicle,
  archive: archiveVehicle,
} = vehicles;

/** Lists the active vehicles that a depot can use: its own and those of no depot, the oldest first. */
async function listActiveVehicles(scope: Scope, depot: string): Promise<VehicleRow[]> {
  return vehicles
    .live(scope)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('depot', '=', depot), eb('depot', 'is', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Like `listActiveVehicles`, without those that are away on a date. */
export async function listVehiclesOn(scope: Scope, depot: string, date: string): Promise<VehicleRow[]> {
  const absent = await listAbsentOn(scope, date);
  return (await listActiveVehicles(scope, depot)).filter(
    ({ id, shifts }) => !absent.has(id) && shiftOn(date, shifts) !== null,
  );
}

/** Returns these vehicles, archived ones too. */
export async function listVehiclesById(scope: Scope, ids: readonly string[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return [];
  return scope.trx.selectFrom('vehicles').selectAll().where('id', 'in', ids).execute();
}
