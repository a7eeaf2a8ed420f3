/** Tells a driver of a run, on the evening before its day. */
import { sendWhenDue } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import { clockTime } from '@waypost/planning/plan-timing';
import { findDepot } from '../setup/depots/rows.js';
import { findDriver } from '../setup/drivers/rows.js';
import { insertMessages } from '../records/messages.js';
import { findRoute } from '../records/routes.js';
import { findRun, updateToldDriver } from '../records/runs/rows.js';
import { listOpenStops } from '../records/stops.js';
import { findVehicle } from '../setup/vehicles/rows.js';
import { draftTo } from './draft.js';
import { shortDay } from './wording.js';
import { addDays, instantOf } from '@waypost/base/local-time';

const KIND = 'run_published';

/** Queues the text to a run's driver for when it is due. Call it again when the run gets another driver. */
export function announceRun(scope: Scope, run: string): void {
  sendWhenDue(scope, { kind: KIND, subject: run });
}

/**
 * Queues the text to the driver of a run that has not started, once for each driver, or returns when it is time. A
 * suspended driver is told nothing.
 */
export async function queueRunNews(scope: Scope, id: string): Promise<Date | null> {
  const run = await findRun(scope, id);
  const driver = run && (await findDriver(scope, run.driver));
  if (run?.status !== 'published' || run.told_driver === run.driver || !driver) return null;
  const depot = await findDepot(scope, run.depot);
  const evening = eveningBefore(run.date, depot?.timezone ?? scope.tenant.timezone);
  if (scope.now < evening) return evening;
  await updateToldDriver(scope, run.id, driver.id);
  if (driver.app_status === 'suspended') return null;
  const keyPrefix = `${runNewsKeyPrefix(driver.id)}${run.id}`;
  const route = await findRoute(scope, run.route);
  const vehicle = await findVehicle(scope, run.vehicle);
  const drafts = await draftTo(
    scope,
    KIND,
    [{ channel: 'sms', address: driver.phone }],
    {
      driver_name: driver.name,
      day: shortDay(run.date),
      depot: depot?.name ?? null,
      departs: route ? clockTime(route.departs_second) : null,
      vehicle: vehicle?.name ?? null,
      stops: String((await listOpenStops(scope, run.route)).length),
    },
    {
      keyPrefix,
      link: { url: `${scope.deployment.publicUrl}/driver` },
      tells: { run: run.id, driver: driver.id },
    },
  );
  await insertMessages(scope, drafts);
  return null;
}

/** The beginning of the dedupe keys of texts to a driver about runs. */
export const runNewsKeyPrefix = (driver: string): string => `${KIND}/${driver}/`;

/** The time of day, by the depot's clock. */
const EVENING = '18:00';

/** Returns when the evening before a run's day begins, by its depot's clock. */
export function eveningBefore(date: string, timezone: string): Date {
  return instantOf(addDays(date, -1), EVENING, timezone);
}
