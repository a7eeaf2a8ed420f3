/** What can be done to vehicles through the API. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { insertAudit } from '../audit/audit.store.js';
import { requireDepot } from './references.js';
import { findOpenRoute } from './usage.store.js';
import type { VehicleInput, VehiclePatch } from './vehicles.schemas.js';
import {
  findVehicle,
  insertVehicle,
  listVehicles,
  lockVehicle,
  updateVehicle,
  type VehicleRow,
  type VehicleView,
  vehicleView,
} from './vehicles.store.js';

type VehicleParams = { params: { vehicle_id: string } };

/** GET /vehicles */
export async function listVehiclesPage(scope: Scope, { query }: { query: PageQuery }) {
  const { rows, has_more } = await listVehicles(scope, query);
  return { object: 'list', data: rows.map(vehicleView), has_more };
}

/** GET /vehicles/{vehicle_id} */
export async function getVehicle(scope: Scope, { params }: VehicleParams): Promise<VehicleView> {
  const row = await findVehicle(scope, params.vehicle_id);
  if (!row) throw notFound('vehicle', params.vehicle_id);
  return vehicleView(row);
}

/** POST /vehicles. It can change the bill, so the audit log says that too. 422 `unknown_reference` for the depot. */
export async function createVehicle(scope: Scope, { body }: { body: VehicleInput }): Promise<VehicleView> {
  await requireDepot(scope, body.depot);
  const { id: _id, object: _object, ...fields } = body;
  const row = await insertVehicle(scope, { ...fields, id: scope.newId('vehicle') });
  await insertAudit(scope, 'billing.vehicle_added', row.id);
  return vehicleView(row);
}

/** PATCH /vehicles/{vehicle_id}. 422 `unknown_reference` for the depot. */
export async function patchVehicle(
  scope: Scope,
  { params, body }: VehicleParams & { body: VehiclePatch },
): Promise<VehicleView> {
  const vehicle = await requireLocked(scope, params.vehicle_id);
  await requireDepot(scope, body.depot);
  const { id: _id, object: _object, ...changes } = body;
  return vehicleView(await updateVehicle(scope, vehicle.id, changes));
}

/** DELETE /vehicles/{vehicle_id}: archived. 409 `in_use` while it has a route to drive. */
export async function deleteVehicle(scope: Scope, { params }: VehicleParams): Promise<void> {
  const vehicle = await requireLocked(scope, params.vehicle_id);
  const route = await findOpenRoute(scope, 'vehicle', vehicle.id);
  if (route !== undefined) {
    throw new AppError('in_use', {
      message: `Route ${route} is driven with this vehicle. Give the route another one first.`,
    });
  }
  await updateVehicle(scope, vehicle.id, { archived_at: scope.now });
}

async function requireLocked(scope: Scope, id: string): Promise<VehicleRow> {
  const row = await lockVehicle(scope, id);
  if (!row) throw notFound('vehicle', id);
  return row;
}
