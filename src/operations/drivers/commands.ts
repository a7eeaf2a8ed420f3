/** Operations on drivers through the API. */
import { enqueue } from '../../db/outbox.js';
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, found } from '../../domain/errors.js';
import { requireDepot } from '../../records/depots.js';
import { deletePin, deleteSessionsOfDriver } from '../../records/driver-access.js';
import {
  archiveDriver,
  type DriverRow,
  driverView,
  findDriver,
  insertDriver,
  listDrivers,
  lockDriver,
  moveDriver,
  requireInvitable,
  updateDriver,
} from '../../records/drivers.js';
import { findOpenRoute } from '../../records/references.js';
import { shiftsColumn } from '../../records/shifts.js';
import type { Driver } from '../../resources/driver.js';
import { type List, listed } from '../../resources/list.js';
import type { DriverInput, DriverPatch } from './schemas.js';

type DriverParams = { params: { driver_id: string } };

/** GET /drivers */
export async function listDriversPage(scope: Scope, { query }: { query: PageQuery }): Promise<List<Driver>> {
  return listed(await listDrivers(scope, query), driverView);
}

/** GET /drivers/{driver_id} */
export async function getDriver(scope: Scope, { params }: DriverParams): Promise<Driver> {
  return driverView(found(await findDriver(scope, params.driver_id), 'driver', params.driver_id));
}

/**
 * POST /drivers: the driver is texted a link to install the app and set a PIN. Throws 422 `unknown_reference` for the
 * depot.
 */
export async function createDriver(scope: Scope, { body }: { body: DriverInput }): Promise<Driver> {
  await requireDepot(scope, body.depot);
  const row = await insertDriver(scope, {
    id: scope.newId('driver'),
    name: body.name,
    phone: body.phone,
    depot: body.depot ?? null,
    role: body.role,
    shifts: shiftsColumn(body.shifts) ?? null,
  });
  invite(scope, row);
  return driverView(row);
}

/** PATCH /drivers/{driver_id}. Throws 422 `unknown_reference` for the depot. */
export async function patchDriver(
  scope: Scope,
  { params, body }: DriverParams & { body: DriverPatch },
): Promise<Driver> {
  const driver = await requireLocked(scope, params.driver_id);
  await requireDepot(scope, body.depot);
  const { name, phone, depot, role, shifts } = body;
  const changes = { name, phone, depot, role, shifts: shiftsColumn(shifts) };
  return driverView(await updateDriver(scope, driver.id, changes));
}

/** DELETE /drivers/{driver_id}: archives the driver. Throws 409 `in_use` while the driver has a route to drive. */
export async function deleteDriver(scope: Scope, { params }: DriverParams): Promise<void> {
  const driver = await requireLocked(scope, params.driver_id);
  const route = await findOpenRoute(scope, 'driver', driver.id);
  if (route !== undefined) {
    throw new AppError('in_use', {
      message: `Route ${route} is this driver's. Give the route another one first.`,
    });
  }
  await deletePin(scope, driver.id);
  await deleteSessionsOfDriver(scope, driver.id);
  await archiveDriver(scope, driver.id);
}

/** POST /drivers/{driver_id}/suspend: ends the driver's sessions at once; no more routes, and no more of the app. */
export async function suspendDriver(scope: Scope, { params }: DriverParams): Promise<Driver> {
  const suspended = await moveDriver(scope, await requireLocked(scope, params.driver_id), 'suspended');
  await deleteSessionsOfDriver(scope, suspended.id);
  return driverView(suspended);
}

/** POST /drivers/{driver_id}/resume: undoes a suspension. */
export async function resumeDriver(scope: Scope, { params }: DriverParams): Promise<Driver> {
  return driverView(await moveDriver(scope, await requireLocked(scope, params.driver_id), 'resumed'));
}

/**
 * POST /drivers/{driver_id}/resend-invite: sends a new link, by which a new PIN is set. The previous link stops
 * working, the PIN is deleted and sessions end. Throws 409 for a suspended driver.
 */
export async function resendInvite(scope: Scope, { params }: DriverParams): Promise<Driver> {
  const driver = await requireLocked(scope, params.driver_id);
  requireInvitable(driver);
  await deletePin(scope, driver.id);
  await deleteSessionsOfDriver(scope, driver.id);
  const invited = await updateDriver(scope, driver.id, { invitation: driver.invitation + 1 });
  invite(scope, invited);
  return driverView(invited);
}

function invite(scope: Scope, driver: DriverRow): void {
  enqueue(scope, 'notification', driver.id, { kind: 'driver_invite', subject: driver.id, prepared: false });
}

async function requireLocked(scope: Scope, id: string): Promise<DriverRow> {
  return found(await lockDriver(scope, id), 'driver', id);
}
