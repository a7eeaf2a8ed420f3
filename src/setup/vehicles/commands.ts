/** Operations on vehicles through the API. */
import type { PageQuery } from '../../db/paging.js';
import { insertAudit } from '../../db/audit.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { notifyAgent } from '../../records/agent-requests.js';
import { requireDepot } from '../depots/rows.js';
import { findOpenRoute, listOpenDays } from '../../records/references.js';
import {
  archiveVehicle,
  findVehicle,
  insertVehicle,
  listVehicles,
  lockVehicle,
  updateVehicle,
  type VehicleRow,
  vehicleView,
} from './rows.js';
import { shiftsColumn } from '../../records/shifts.js';
import { type List, listed } from '../../resources/list.js';
import type { Vehicle } from './resource.js';
import type { VehicleInput, VehiclePatch } from './schemas.js';

type VehicleParams = { params: { vehicle_id: string } };

/** GET /vehicles */
export async function listVehiclesPage(
  scope: Scope,
  { query }: { query: PageQuery },
): Promise<List<Vehicle>> {
  return listed(await listVehicles(scope, query), vehicleView);
}

/** GET /vehicles/{vehicle_id} */
export async function getVehicle(scope: Scope, { params }: VehicleParams): Promise<Vehicle> {
  return vehicleView(requireFound(await findVehicle(scope, params.vehicle_id), 'vehicle', params.vehicle_id));
}

/**
 * POST /vehicles. This can change the bill, so the audit log records that too. Throws 422 `unknown_reference` for the
 * depot.
 */
export async function createVehicle(scope: Scope, { body }: { body: VehicleInput }): Promise<Vehicle> {
  await requireDepot(scope, body.depot);
  const { name, registration, capacity_m3, capacity_kg, crew, depot, active } = body;
  const { shifts, skills, max_stops, max_miles } = body;
  const row = await insertVehicle(scope, {
    ...{ name, registration, capacity_m3, capacity_kg, crew, depot, active, max_stops, max_miles },
    shifts: shiftsColumn(shifts),
    skills: skills ?? undefined,
    id: scope.newId('vehicle'),
  });
  await insertAudit(scope, { action: 'billing.vehicle_added', subject: row.id });
  return vehicleView(row);
}

/** PATCH /vehicles/{vehicle_id}. Throws 422 `unknown_reference` for the depot. */
export async function patchVehicle(
  scope: Scope,
  { params, body }: VehicleParams & { body: VehiclePatch },
): Promise<Vehicle> {
  const vehicle = await requireLocked(scope, params.vehicle_id);
  await requireDepot(scope, body.depot);
  const { id: _id, object: _object, shifts, skills, ...changes } = body;
  const updated = await updateVehicle(scope, vehicle.id, {
    ...changes,
    shifts: shiftsColumn(shifts),
    // Null takes all of them away.
    skills: skills === null ? [] : skills,
  });
  if (vehicle.active && !updated.active) await requestReplacements(scope, vehicle.id);
  return vehicleView(updated);
}

/** Asks the agent for others to take over the stops of a vehicle that is out of service. */
async function requestReplacements(scope: Scope, vehicle: string): Promise<void> {
  for (const day of await listOpenDays(scope, vehicle)) {
    await notifyAgent(scope, { trigger: 'breakdown', subject: vehicle, ...day });
  }
}

/** DELETE /vehicles/{vehicle_id}: archives it. Throws 409 `in_use` while it has a route to drive. */
export async function deleteVehicle(scope: Scope, { params }: VehicleParams): Promise<void> {
  const vehicle = await requireLocked(scope, params.vehicle_id);
  const route = await findOpenRoute(scope, 'vehicle', vehicle.id);
  if (route !== undefined) {
    throw new AppError('in_use', {
      message: `Route ${route.id} of ${route.date} uses this vehicle. Assign another vehicle first.`,
    });
  }
  await archiveVehicle(scope, vehicle.id);
}

async function requireLocked(scope: Scope, id: string): Promise<VehicleRow> {
  return requireFound(await lockVehicle(scope, id), 'vehicle', id);
}
