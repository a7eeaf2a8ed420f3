/** Operations on drivers through the API. */
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { inviteDriver, inviteKeyPrefix } from '../../messaging/invitations.js';
import { runNewsKeyPrefix } from '../../messaging/run-news.js';
import { eraseAuditOf } from '../../records/erasure.js';
import { eraseMessagesTo } from '../../records/message-moves.js';
import { insertMessages, listMessagesByKey, messageView } from '../../records/messages.js';
import { listOptedOut } from '../../records/opt-outs.js';
import { findOpenRoute } from '../../records/references.js';
import { type List, listed } from '../../resources/list.js';
import type { Message } from '../../resources/message.js';
import { deletePin, deleteSessionsOfDriver, findPin, listLocks } from '../../sessions/driver.js';
import { eraseAbsenceReasons } from '../absences/rows.js';
import { requireDepot } from '../depots/rows.js';
import {
  driver,
  type Driver,
  type DriverInput,
  type DriverPatch,
  type DriverQuery,
  type DriverMessageInput,
} from './resource.js';
import {
  archiveDriver,
  eraseDriverRow,
  type DriverRow,
  driverView,
  findDriver,
  insertDriver,
  listDrivers,
  listRemovedDrivers,
  lockDriver,
  lockDriverIncludingArchived,
  moveDriver,
  requireInvitable,
  updateDriver,
} from './rows.js';

type DriverParams = { params: { driver_id: string } };

export async function listDriversPage(
  scope: Scope,
  { query: { removed = false, ...query } }: { query: DriverQuery },
): Promise<List<Driver>> {
  const page = await (removed ? listRemovedDrivers : listDrivers)(scope, query);
  const locks = await listLocks(
    scope,
    page.rows.map(({ id }) => id),
  );
  return listed(page, (row) => driverView(row, locks.get(row.id)));
}

export async function getDriver(scope: Scope, { params }: DriverParams): Promise<Driver> {
  return view(scope, requireFound(await findDriver(scope, params.driver_id), 'driver', params.driver_id));
}

/**
 * POST /drivers: the driver is texted a link to install the app and set a PIN. Throws 422 `unknown_reference` for the
 * depot.
 */
export async function createDriver(scope: Scope, { body }: { body: DriverInput }): Promise<Driver> {
  await requireDepot(scope, body.depot);
  const row = await insertDriver(scope, { id: scope.newId('driver'), ...driver.columns(body) });
  await inviteDriver(scope, row);
  return driverView(row);
}

/**
 * PATCH /drivers/{driver_id}: a driver whose number changes is invited again, since somebody else may get the old
 * number. Throws 422 `unknown_reference` for the depot.
 */
export async function patchDriver(
  scope: Scope,
  { params, body }: DriverParams & { body: DriverPatch },
): Promise<Driver> {
  const before = await requireLocked(scope, params.driver_id);
  await requireDepot(scope, body.depot);
  const changed = await updateDriver(scope, before.id, driver.columns(body));
  if (changed.phone === before.phone) return view(scope, changed);
  return driverView(await replaceInvitation(scope, changed));
}

/**
 * DELETE /drivers/{driver_id}: archives the driver and erases number, text and link of messages to them. Throws 409
 * `in_use` while the driver has a route to drive.
 */
export async function deleteDriver(scope: Scope, { params }: DriverParams): Promise<void> {
  await archive(scope, await requireLocked(scope, params.driver_id));
}

/**
 * POST /drivers/{driver_id}/erase: archives the driver, if that was not done before, and erases who it was; routes and
 * runs keep the id. Throws 409 `in_use` while the driver has a route to drive.
 */
export async function eraseDriver(scope: Scope, { params }: DriverParams): Promise<void> {
  const driver = requireFound(
    await lockDriverIncludingArchived(scope, params.driver_id),
    'driver',
    params.driver_id,
  );
  if (driver.archived_at === null) await archive(scope, driver);
  await eraseDriverRow(scope, driver.id);
  await eraseAbsenceReasons(scope, driver.id);
  await eraseAuditOf(scope, driver.id);
}

async function archive(scope: Scope, driver: DriverRow): Promise<void> {
  const route = await findOpenRoute(scope, 'driver', driver.id);
  if (route !== undefined) {
    throw new AppError('in_use', {
      message: `Route ${route.id} of ${route.date} uses this driver. Assign another driver first.`,
    });
  }
  await deletePin(scope, driver.id);
  await deleteSessionsOfDriver(scope, driver.id);
  await eraseMessagesTo(scope, { prefix: inviteKeyPrefix('driver_invite', driver.id) });
  await eraseMessagesTo(scope, { prefix: runNewsKeyPrefix(driver.id) });
  await eraseMessagesTo(scope, { prefix: driverMessagesOf(driver.id) });
  await archiveDriver(scope, driver.id);
}

/** POST /drivers/{driver_id}/suspend: ends the driver's sessions; they get no routes and cannot use the app. */
export async function suspendDriver(scope: Scope, { params }: DriverParams): Promise<Driver> {
  const suspended = await moveDriver(scope, await requireLocked(scope, params.driver_id), 'suspended');
  await deleteSessionsOfDriver(scope, suspended.id);
  return view(scope, suspended);
}

/** POST /drivers/{driver_id}/resume: undoes a suspension. A driver who has no PIN is invited still. */
export async function resumeDriver(scope: Scope, { params }: DriverParams): Promise<Driver> {
  const driver = await requireLocked(scope, params.driver_id);
  const event = (await findPin(scope, driver.id)) ? 'resumed' : 'resumed_without_pin';
  return view(scope, await moveDriver(scope, driver, event));
}

/**
 * POST /drivers/{driver_id}/resend-invite: sends a new link, by which a new PIN is set. The previous link stops
 * working, the PIN is deleted and sessions end. Throws 409 for a suspended driver.
 */
export async function resendInvite(scope: Scope, { params }: DriverParams): Promise<Driver> {
  const driver = await requireLocked(scope, params.driver_id);
  requireInvitable(driver);
  return driverView(await replaceInvitation(scope, driver));
}

/**
 * Ends a locked driver's link, PIN and sessions, and invites them again. A suspended driver is sent nothing, as they
 * may not sign in.
 */
async function replaceInvitation(scope: Scope, driver: DriverRow): Promise<DriverRow> {
  await deletePin(scope, driver.id);
  await deleteSessionsOfDriver(scope, driver.id);
  const invited = await updateDriver(scope, driver.id, {
    invitation: driver.invitation + 1,
    invited_at: scope.now,
  });
  if (invited.app_status !== 'suspended') await inviteDriver(scope, invited);
  return invited;
}

async function view(scope: Scope, row: DriverRow): Promise<Driver> {
  return driverView(row, (await listLocks(scope, [row.id])).get(row.id));
}

async function requireLocked(scope: Scope, id: string): Promise<DriverRow> {
  return requireFound(await lockDriver(scope, id), 'driver', id);
}

const KIND = 'driver_message';

/**
 * POST /drivers/{driver_id}/messages: queues a text to the driver's number, which goes at any hour because a person has
 * decided it. Throws 409 `opted_out` for a number that has opted out of texts.
 */
export async function writeToDriver(
  scope: Scope,
  { params: { driver_id: id }, body }: { params: { driver_id: string }; body: DriverMessageInput },
): Promise<Message> {
  const driver = requireFound(await lockDriver(scope, id), 'driver', id);
  if ((await listOptedOut(scope, [driver.phone])).has(driver.phone)) {
    throw new AppError('opted_out', { message: "The driver's number has opted out of texts." });
  }
  const dedupeKey = `${driverMessagesOf(id)}${scope.newId('event')}/sms`;
  await insertMessages(scope, [
    {
      dedupeKey,
      order: null,
      request: null,
      channel: 'sms',
      kind: KIND,
      recipient: driver.phone,
      template: null,
      subject: null,
      body: body.text,
    },
  ]);
  const [row] = await listMessagesByKey(scope, [dedupeKey]);
  if (!row) throw new Error(`Message ${dedupeKey} was queued but is missing.`);
  return messageView(scope, row);
}

/** Returns the key prefix of messages to this driver. */
const driverMessagesOf = (driver: string): string => `${KIND}/${driver}/`;
