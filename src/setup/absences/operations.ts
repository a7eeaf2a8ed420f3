/** Operations of absences, all of them extensions. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { listOf, type List, listed } from '../../resources/list.js';
import { absence, absenceInput, absenceQuery, type Absence, type AbsenceInput } from './resource.js';
import {
  type AbsenceOf,
  absenceView,
  deleteAbsence as deleteRow,
  insertAbsence,
  listAbsences as listRows,
} from './rows.js';
import { findDriver, lockDriverShared } from '../drivers/rows.js';
import { findVehicle, lockVehicleShared } from '../vehicles/rows.js';

type Find = (scope: Scope, id: string) => Promise<{ id: string } | undefined>;
type Params = { driver_id: string } | { vehicle_id: string };

async function listAbsences(
  scope: Scope,
  { params, query }: { params: Params; query: PageQuery },
): Promise<List<Absence>> {
  const subject = await subjectOf(scope, params, { driver: findDriver, vehicle: findVehicle });
  return listed(await listRows(scope, subject, query), absenceView);
}

async function createAbsence(
  scope: Scope,
  { params, body }: { params: Params; body: AbsenceInput },
): Promise<Absence> {
  const { from, to, reason = null } = body;
  scope.outcome.detail = `${from} to ${to}`;
  return absenceView(await insertAbsence(scope, await subjectOf(scope, params), { from, to, reason }));
}

async function deleteAbsence(
  scope: Scope,
  { params }: { params: Params & { absence_id: string } },
): Promise<void> {
  const of = await subjectOf(scope, params);
  const { from_date: from, to_date: to } = requireFound(
    await deleteRow(scope, of, params.absence_id),
    'absence',
    params.absence_id,
  );
  scope.outcome.detail = `${from} to ${to}`;
}

/** Returns the driver or vehicle of a path. Throws 404 `not_found`. */
async function subjectOf(
  scope: Scope,
  params: Params,
  read: { driver: Find; vehicle: Find } = { driver: lockDriverShared, vehicle: lockVehicleShared },
): Promise<AbsenceOf> {
  if ('driver_id' in params) {
    const { id } = requireFound(await read.driver(scope, params.driver_id), 'driver', params.driver_id);
    return { driver: id };
  }
  const { id } = requireFound(await read.vehicle(scope, params.vehicle_id), 'vehicle', params.vehicle_id);
  return { vehicle: id };
}

export const absenceOperations: Operation[] = [
  defineOperation({
    route: 'GET /vehicles/{vehicle_id}/absences',
    name: 'vehicles.list_absences',
    summary: 'List absences of a vehicle',
    description: 'Past and upcoming absences.',
    scopes: ['fleet:write', 'routes:read'],
    query: absenceQuery,
    response: listOf(absence),
    command: listAbsences,
  }),
  defineOperation({
    route: 'POST /vehicles/{vehicle_id}/absences',
    name: 'vehicles.add_absence',
    summary: 'Add an absence of a vehicle',
    description: 'Planning does not use the vehicle on these days. Its existing routes are kept.',
    scopes: ['fleet:write'],
    body: absenceInput,
    status: 201,
    response: absence,
    command: createAbsence,
  }),
  defineOperation({
    route: 'DELETE /vehicles/{vehicle_id}/absences/{absence_id}',
    name: 'vehicles.delete_absence',
    summary: 'Remove an absence of a vehicle',
    description: 'Takes effect with the next plan.',
    scopes: ['fleet:write'],
    command: deleteAbsence,
  }),
  defineOperation({
    route: 'GET /drivers/{driver_id}/absences',
    name: 'drivers.list_absences',
    summary: 'List absences of a driver',
    description: 'Past and upcoming absences.',
    scopes: ['fleet:write', 'routes:read'],
    query: absenceQuery,
    response: listOf(absence),
    command: listAbsences,
  }),
  defineOperation({
    route: 'POST /drivers/{driver_id}/absences',
    name: 'drivers.add_absence',
    summary: 'Add an absence of a driver',
    description: 'The driver gets no routes on these days. Existing routes are kept.',
    scopes: ['fleet:write'],
    body: absenceInput,
    status: 201,
    response: absence,
    command: createAbsence,
  }),
  defineOperation({
    route: 'DELETE /drivers/{driver_id}/absences/{absence_id}',
    name: 'drivers.delete_absence',
    summary: 'Remove an absence of a driver',
    description: 'Takes effect with the next plan.',
    scopes: ['fleet:write'],
    command: deleteAbsence,
  }),
];
