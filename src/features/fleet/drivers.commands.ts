/** What can be done to drivers through the API. */
import { enqueue } from '../../db/outbox.js';
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { DRIVER_MACHINE } from '../../domain/lifecycles.js';
import { decide } from '../../domain/machine.js';
import type { DriverInput, DriverPatch } from './drivers.schemas.js';
import {
  type DriverRow,
  type DriverView,
  driverView,
  findDriver,
  insertDriver,
  listDrivers,
  lockDriver,
  updateDriver,
} from './drivers.store.js';
import { requireDepot } from './references.js';
import { findOpenRoute } from './usage.store.js';

type DriverParams = { params: { driver_id: string } };

/** GET /drivers */
export async function listDriversPage(scope: Scope, { query }: { query: PageQuery }) {
  const { rows, has_more } = await listDrivers(scope, query);
  return { object: 'list', data: rows.map(driverView), has_more };
}

/** GET /drivers/{driver_id} */
export async function getDriver(scope: Scope, { params }: DriverParams): Promise<DriverView> {
  const row = await findDriver(scope, params.driver_id);
  if (!row) throw notFound('driver', params.driver_id);
  return driverView(row);
}

/** POST /drivers: the driver is texted a link to install the app and set a PIN. 422 `unknown_reference` for the depot. */
export async function createDriver(scope: Scope, { body }: { body: DriverInput }): Promise<DriverView> {
  await requireDepot(scope, body.depot);
  const row = await insertDriver(scope, {
    id: scope.newId('driver'),
    name: body.name,
    phone: body.phone,
    depot: body.depot ?? null,
  });
  await invite(scope, row);
  return driverView(row);
}

/** PATCH /drivers/{driver_id}. 422 `unknown_reference` for the depot. */
export async function patchDriver(
  scope: Scope,
  { params, body }: DriverParams & { body: DriverPatch },
): Promise<DriverView> {
  const driver = await requireLocked(scope, params.driver_id);
  await requireDepot(scope, body.depot);
  const { name, phone, depot } = body;
  return driverView(await updateDriver(scope, driver.id, { name, phone, depot }));
}

/** DELETE /drivers/{driver_id}: archived. 409 `in_use` while the driver has a route to drive. */
export async function deleteDriver(scope: Scope, { params }: DriverParams): Promise<void> {
  const driver = await requireLocked(scope, params.driver_id);
  const route = await findOpenRoute(scope, 'driver', driver.id);
  if (route !== undefined) {
    throw new AppError('in_use', {
      message: `Route ${route} is this driver's. Give the route another one first.`,
    });
  }
  await updateDriver(scope, driver.id, { archived_at: scope.now });
}

/** POST /drivers/{driver_id}/suspend: no more routes, and no more of the app. */
export async function suspendDriver(scope: Scope, { params }: DriverParams): Promise<DriverView> {
  return driverView(await applyDriver(scope, await requireLocked(scope, params.driver_id), 'suspended'));
}

/** POST /drivers/{driver_id}/resume: undoes a suspension. */
export async function resumeDriver(scope: Scope, { params }: DriverParams): Promise<DriverView> {
  return driverView(await applyDriver(scope, await requireLocked(scope, params.driver_id), 'resumed'));
}

/** POST /drivers/{driver_id}/resend-invite: the link once more, also to set a new PIN. 409 for a suspended driver. */
export async function resendInvite(scope: Scope, { params }: DriverParams): Promise<DriverView> {
  const driver = await requireLocked(scope, params.driver_id);
  // Who may be invited is who may set a PIN.
  if (!decide(DRIVER_MACHINE, driver.app_status, 'pin_set').ok) throw refusal(driver);
  await invite(scope, driver);
  return driverView(driver);
}

/** The one place where `app_status` is written. 409 `invalid_state` if a locked driver's status doesn't allow it. */
async function applyDriver(
  scope: Scope,
  driver: DriverRow,
  event: 'suspended' | 'resumed',
): Promise<DriverRow> {
  const decision = decide(DRIVER_MACHINE, driver.app_status, event);
  if (!decision.ok) throw refusal(driver);
  return updateDriver(scope, driver.id, { app_status: decision.next });
}

function refusal(driver: DriverRow): AppError {
  return new AppError('invalid_state', {
    message: `Driver ${driver.id} is ${driver.app_status}, which does not allow this.`,
  });
}

async function invite(scope: Scope, driver: DriverRow): Promise<void> {
  await enqueue(scope, 'notification', driver.id, { kind: 'driver_invite', subject: driver.id });
}

async function requireLocked(scope: Scope, id: string): Promise<DriverRow> {
  const row = await lockDriver(scope, id);
  if (!row) throw notFound('driver', id);
  return row;
}
