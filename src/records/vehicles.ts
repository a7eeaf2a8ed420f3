/** Rows of vehicles. Queries only. */
import type { Selectable } from 'kysely';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { Vehicle } from '../resources/vehicle.js';
import { archivable } from './archivable.js';

export type VehicleRow = Selectable<DB['vehicles']>;

const vehicles = archivable('vehicles');

/** The vehicle, or undefined. */
export const findVehicle = vehicles.find;

/** The vehicle, active or not, or undefined; held, so that it isn't archived while the transaction refers to it. */
export const holdVehicle = vehicles.hold;

/** The vehicle, locked against changes and new references, or undefined. */
export const lockVehicle = vehicles.lock;

/** The active vehicles that a depot can use: its own and those of no depot, the oldest first. */
export async function listActiveVehicles(scope: Scope, depot: string): Promise<VehicleRow[]> {
  return vehicles
    .live(scope)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('depot', '=', depot), eb('depot', 'is', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** These vehicles, archived ones too. */
export async function listVehiclesById(scope: Scope, ids: readonly string[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return [];
  return scope.trx.selectFrom('vehicles').selectAll().where('id', 'in', ids).execute();
}

/** A page of vehicles, or all of them. */
export const listVehicles = vehicles.list;

/** Adds a vehicle. */
export const insertVehicle = vehicles.insert;

/** Changes a locked vehicle; what is undefined stays. */
export const updateVehicle = vehicles.update;

/** Archives a locked vehicle. */
export const archiveVehicle = vehicles.archive;

/** A vehicle's row as the resource. */
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
    active: row.active,
  };
}
