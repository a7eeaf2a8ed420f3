/** Rows of vehicles. Queries only. */
import type { Selectable } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';

export type VehicleRow = Selectable<DB['vehicles']>;

/** A vehicle as GET returns it; a field that was never given is left out. */
export type VehicleView = {
  id: string;
  object: 'vehicle';
  name: string;
  registration: string | undefined;
  capacity_m3: number | undefined;
  capacity_kg: number | undefined;
  crew: number | undefined;
  depot: string | undefined;
  active: boolean;
};

const live = (scope: Scope) => scope.trx.selectFrom('vehicles').selectAll().where('archived_at', 'is', null);

/** The vehicle, or undefined. */
export async function findVehicle(scope: Scope, id: string): Promise<VehicleRow | undefined> {
  return live(scope).where('id', '=', id).executeTakeFirst();
}

/** The vehicle, active or not, or undefined; held, so that it isn't archived while the transaction refers to it. */
export async function holdVehicle(scope: Scope, id: string): Promise<VehicleRow | undefined> {
  return live(scope).where('id', '=', id).forKeyShare().executeTakeFirst();
}

/** The vehicle, locked against changes and new references, or undefined. */
export async function lockVehicle(scope: Scope, id: string): Promise<VehicleRow | undefined> {
  return live(scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The active vehicles that a depot can use: its own and those of no depot, the oldest first. */
export async function listActiveVehicles(scope: Scope, depot: string): Promise<VehicleRow[]> {
  return live(scope)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('depot', '=', depot), eb('depot', 'is', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A page of vehicles, or all of them. */
export async function listVehicles(scope: Scope, query: PageQuery): Promise<Page<VehicleRow>> {
  return page(scope, 'vehicles', live(scope), query, { unlimited: true });
}

export type VehicleChanges = {
  name?: string | undefined;
  registration?: string | null | undefined;
  capacity_m3?: number | null | undefined;
  capacity_kg?: number | null | undefined;
  crew?: number | null | undefined;
  depot?: string | null | undefined;
  active?: boolean | undefined;
};

/** Adds a vehicle. */
export async function insertVehicle(
  scope: Scope,
  vehicle: VehicleChanges & { id: string; name: string; active: boolean },
): Promise<VehicleRow> {
  return scope.trx
    .insertInto('vehicles')
    .values({ ...vehicle, tenant_id: scope.tenant.id, created_at: scope.now, updated_at: scope.now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a locked vehicle; what is undefined stays. */
export async function updateVehicle(
  scope: Scope,
  id: string,
  changes: VehicleChanges & { archived_at?: Date },
): Promise<VehicleRow> {
  return scope.trx
    .updateTable('vehicles')
    .set({ ...changes, updated_at: scope.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A vehicle's row as the resource. */
export function vehicleView(row: VehicleRow): VehicleView {
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
