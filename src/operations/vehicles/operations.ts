/** Operations of vehicles: specification "Setup"; reading one, changing and removing are beyond it. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { vehicle } from '../../resources/vehicle.js';
import { lockVehicle } from '../../records/vehicles.js';
import { listOf } from '../../resources/list.js';
import { createVehicle, deleteVehicle, getVehicle, listVehiclesPage, patchVehicle } from './commands.js';
import { vehicleInput, vehicleParams, vehiclePatch, vehicleQuery } from './schemas.js';

export const vehicleOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/vehicles',
    name: 'vehicles.list',
    summary: 'List vehicles',
    description: 'Everything that can be planned with; archived vehicles are left out.',
    scopes: ['fleet:write', 'routes:read'],
    query: vehicleQuery,
    status: 200,
    response: listOf(vehicle),
    command: listVehiclesPage,
  }),
  defineOperation({
    method: 'POST',
    path: '/vehicles',
    name: 'vehicles.create',
    summary: 'Add a vehicle',
    description: 'Adding a vehicle can change the bill.',
    scopes: ['fleet:write'],
    body: vehicleInput,
    status: 201,
    response: vehicle,
    location: ({ id }) => `/vehicles/${id}`,
    errors: ['unknown_reference'],
    command: createVehicle,
  }),
  defineOperation({
    method: 'GET',
    path: '/vehicles/{vehicle_id}',
    name: 'vehicles.get',
    summary: 'Get a vehicle',
    description: 'What it carries, its crew and its depot.',
    extension: true,
    scopes: ['fleet:write', 'routes:read'],
    params: vehicleParams,
    status: 200,
    response: vehicle,
    errors: ['not_found'],
    lock: (scope, { vehicle_id }) => lockVehicle(scope, vehicle_id),
    command: getVehicle,
  }),
  defineOperation({
    method: 'PATCH',
    path: '/vehicles/{vehicle_id}',
    name: 'vehicles.update',
    summary: 'Change a vehicle',
    description: 'Only the fields that are sent change; `null` takes an optional one away.',
    extension: true,
    scopes: ['fleet:write'],
    params: vehicleParams,
    body: vehiclePatch,
    status: 200,
    response: vehicle,
    errors: ['not_found', 'unknown_reference'],
    command: patchVehicle,
  }),
  defineOperation({
    method: 'DELETE',
    path: '/vehicles/{vehicle_id}',
    name: 'vehicles.delete',
    summary: 'Remove a vehicle',
    description: 'Refused while it is on a draft route or on a run that is not completed.',
    extension: true,
    scopes: ['fleet:write'],
    params: vehicleParams,
    status: 204,
    errors: ['not_found', 'in_use'],
    command: deleteVehicle,
  }),
];
