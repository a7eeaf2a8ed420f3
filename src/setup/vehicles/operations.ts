/** Operations on vehicles: specification "Setup"; reading one, changing and removing are beyond it. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { insertAudit } from '../../db/audit.js';
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { notifyAgent } from '../../records/agent-requests.js';
import { findOpenRoute, listOpenDays } from '../../records/references.js';
import { type List, listed, listOf } from '../../resources/list.js';
import { requireDepot } from '../depots/rows.js';
import { vehicle, type Vehicle, type VehicleInput, type VehiclePatch, vehicleQuery } from './resource.js';
import {
  archiveVehicle,
  findVehicle,
  insertVehicle,
  listVehicles,
  lockVehicle,
  updateVehicle,
  type VehicleRow,
} from './rows.js';

type VehicleParams = { params: { vehicle_id: string } };

export async function listVehiclesPage(
  scope: Scope,
  { query }: { query: PageQuery },
): Promise<List<Vehicle>> {
  return listed(await listVehicles(scope, query), vehicle.view);
}

/**
 * POST /vehicles. This can change the bill, so the audit log records that too. Throws 422 `unknown_reference` for the
 * depot.
 */
export async function createVehicle(scope: Scope, { body }: { body: VehicleInput }): Promise<Vehicle> {
  await requireDepot(scope, body.depot);
  const row = await insertVehicle(scope, { id: scope.newId('vehicle'), ...vehicle.columns(body) });
  await insertAudit(scope, { action: 'billing.vehicle_added', subject: row.id });
  return vehicle.view(row);
}

/** PATCH /vehicles/{vehicle_id}. Throws 422 `unknown_reference` for the depot. */
async function patchVehicle(
  scope: Scope,
  { params, body }: VehicleParams & { body: VehiclePatch },
): Promise<Vehicle> {
  const before = await requireLocked(scope, params.vehicle_id);
  await requireDepot(scope, body.depot);
  const updated = await updateVehicle(scope, before.id, vehicle.columns(body));
  if (before.active && !updated.active) await requestReplacements(scope, before.id);
  return vehicle.view(updated);
}

/** Asks the agent for others to take over the stops of a vehicle that is out of service. */
async function requestReplacements(scope: Scope, vehicle: string): Promise<void> {
  for (const day of await listOpenDays(scope, vehicle)) {
    await notifyAgent(scope, { trigger: 'breakdown', subject: vehicle, ...day });
  }
}

/** DELETE /vehicles/{vehicle_id}: archives it. Throws 409 `in_use` while it has a route to drive. */
async function deleteVehicle(scope: Scope, { params }: VehicleParams): Promise<void> {
  const { id } = await requireLocked(scope, params.vehicle_id);
  const route = await findOpenRoute(scope, 'vehicle', id);
  if (route !== undefined) {
    throw new AppError('in_use', {
      message: `Route ${route.id} of ${route.date} uses this vehicle. Assign another vehicle first.`,
    });
  }
  await archiveVehicle(scope, id);
}

async function requireLocked(scope: Scope, id: string): Promise<VehicleRow> {
  return requireFound(await lockVehicle(scope, id), 'vehicle', id);
}

export const vehicleOperations: Operation[] = [
  defineOperation({
    route: 'GET /vehicles',
    name: 'vehicles.list',
    summary: 'List vehicles',
    description: 'The vehicles available for planning, without archived ones.',
    scopes: ['fleet:write', 'routes:read'],
    query: vehicleQuery,
    response: listOf(vehicle.resource),
    command: listVehiclesPage,
  }),
  defineOperation({
    route: 'POST /vehicles',
    name: 'vehicles.create',
    summary: 'Add a vehicle',
    description: 'Adding a vehicle can change the bill.',
    scopes: ['fleet:write'],
    body: vehicle.input,
    response: vehicle.resource,
    location: ({ id }) => `/vehicles/${id}`,
    errors: ['unknown_reference'],
    command: createVehicle,
  }),
  defineOperation({
    route: 'GET /vehicles/{vehicle_id}',
    name: 'vehicles.get',
    summary: 'Get a vehicle',
    description: 'Its load limits, crew and depot.',
    scopes: ['fleet:write', 'routes:read'],
    response: vehicle.resource,
    lock: (scope, { vehicle_id }) => lockVehicle(scope, vehicle_id),
    command: async (scope, { params }) =>
      vehicle.view(requireFound(await findVehicle(scope, params.vehicle_id), 'vehicle', params.vehicle_id)),
  }),
  defineOperation({
    route: 'PATCH /vehicles/{vehicle_id}',
    name: 'vehicles.update',
    summary: 'Change a vehicle',
    description: 'Only the fields that are sent change; `null` clears an optional field.',
    scopes: ['fleet:write'],
    body: vehicle.patch,
    response: vehicle.resource,
    errors: ['unknown_reference'],
    example: { request: { crew: 2 }, response: { crew: 2 } },
    command: patchVehicle,
  }),
  defineOperation({
    route: 'DELETE /vehicles/{vehicle_id}',
    name: 'vehicles.delete',
    summary: 'Remove a vehicle',
    description: 'Refused while it is on a draft route or on a run that is not completed.',
    scopes: ['fleet:write'],
    errors: ['in_use'],
    command: deleteVehicle,
  }),
];
