/**
 * Absences of drivers and vehicles through the API. Planning leaves out whoever is away on its date; routes that are
 * there already stay as they are.
 */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound, notFound } from '../../domain/errors.js';
import {
  type AbsenceOf,
  absenceView,
  deleteAbsence as deleteRow,
  insertAbsence,
  listAbsences as listRows,
} from './rows.js';
import { findDriver, lockDriverShared } from '../drivers/rows.js';
import { findVehicle, lockVehicleShared } from '../vehicles/rows.js';
import type { Absence } from './resource.js';
import { type List, listed } from '../../resources/list.js';
import type { AbsenceInput } from './schemas.js';

type Find = (scope: Scope, id: string) => Promise<{ id: string } | undefined>;
type Params = { driver_id: string } | { vehicle_id: string };

/** GET /drivers/{driver_id}/absences, GET /vehicles/{vehicle_id}/absences */
export async function listAbsences(
  scope: Scope,
  { params, query }: { params: Params; query: PageQuery },
): Promise<List<Absence>> {
  const subject = await subjectOf(scope, params, { driver: findDriver, vehicle: findVehicle });
  return listed(await listRows(scope, subject, query), absenceView);
}

/** POST /drivers/{driver_id}/absences, POST /vehicles/{vehicle_id}/absences */
export async function createAbsence(
  scope: Scope,
  { params, body }: { params: Params; body: AbsenceInput },
): Promise<Absence> {
  const { from, to, reason = null } = body;
  return absenceView(await insertAbsence(scope, await subjectOf(scope, params), { from, to, reason }));
}

/** DELETE /drivers/{driver_id}/absences/{absence_id}, DELETE /vehicles/{vehicle_id}/absences/{absence_id} */
export async function deleteAbsence(
  scope: Scope,
  { params }: { params: Params & { absence_id: string } },
): Promise<void> {
  const deleted = await deleteRow(scope, await subjectOf(scope, params), params.absence_id);
  if (!deleted) throw notFound('absence', params.absence_id);
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
