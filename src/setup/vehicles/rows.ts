/** Rows of vehicles. Queries only. */
import type { Selectable } from 'kysely';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { shiftOn } from '../../domain/working-hours.js';
import type { Vehicle } from './resource.js';
import { listAbsentOn } from '../absences/rows.js';
import { archivable } from '../archivable.js';

export type VehicleRow = Selectable<DB['vehicles']>;

const vehicles = archivable('vehicles');

export const findVehicle = vehicles.find;

/**
 * Returns the vehicle, active or not, or undefined, under a share lock, so that it is not archived while the
 * transaction refers to it.
 */
export const lockVehicleShared = vehicles.lockShared;

/** Returns those of the vehicles that exist, active or not, under share locks. */
export const lockVehiclesShared = vehicles.lockAllShared;

/** Returns the vehicle locked against changes and new references, or undefined. */
export const lockVehicle = vehicles.lock;

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

/** Lists a page of vehicles, or all of them. */
export const listVehicles = vehicles.list;

export const insertVehicle = vehicles.insert;

/** Updates a locked vehicle; undefined leaves a column as it is. */
export const updateVehicle = vehicles.update;

/** Archives a locked vehicle. */
export const archiveVehicle = vehicles.archive;

/** Returns a vehicle's row as the resource. */
export function vehicleView(row: VehicleRow): Vehicle {
  return {
    id: row.id,
    object: 'vehicle',
    name: row.name,
    registration: row.registration ?? undefined,
    capacity_m3: row.capacity_m3 ?? undefined,
    capacity_kg: row.capacity_kg ?? undefined,
    crew: row.crew ?? undefined,
    depot: row.depot ?? undefined,
    shifts: row.shifts ?? undefined,
    skills: row.skills.length > 0 ? row.skills : undefined,
    max_stops: row.max_stops ?? undefined,
    max_miles: row.max_miles ?? undefined,
    active: row.active,
  };
}
