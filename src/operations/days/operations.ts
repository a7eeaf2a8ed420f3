/** The operations of a depot's day: the view for dispatchers, and changes of several routes. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import {
  day,
  dayCount,
  rearrangement,
  untoldWindow,
  type DayCount,
  type UntoldWindow,
  type Day,
  type DayVisit,
} from '../../resources/day.js';
import { listOf, type List, listed } from '../../resources/list.js';
import { CHANGE_ERRORS } from '../routes/schemas.js';
import { prepareRearrangement, rearrangeDay } from './rearrange-day.js';
import {
  daysQuery,
  rearrangeInput,
  untoldInput,
  untoldQuery,
  type DaysParams,
  type DaysQuery,
  type DayParams,
  type UntoldInput,
} from './schemas.js';
import { pageOf, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound, unknownReference } from '../../domain/errors.js';
import { addDays, daysBetween, localDateTime, minutesOf, timeOfMinutes } from '@waypost/base/local-time';
import { MAX_SLOT_DAYS } from '../../domain/slots.js';
import { listAbsentOn } from '../../setup/absences/rows.js';
import { findDepot } from '../../setup/depots/rows.js';
import { countDays, findPlanVersion } from '../../records/plan-days.js';
import { note } from '../../db/outbox.js';
import { minutesLater } from '../../domain/promised-window.js';
import { findOrder } from '../../records/orders/rows.js';
import {
  listUntold,
  promisedWindowOf,
  type UntoldRow,
  updateTelling,
  windowOf,
} from '../../records/stops.js';
import { lockRoutesWithStops } from '../../routing/lock-routes.js';
import { type DayVisitRow, listDayVisits } from '../../records/visits.js';
import { findPlanDepot, type PlanDepot } from '../../records/planning-queries.js';
import { listVehiclesById } from '../../setup/vehicles/rows.js';
import { loadOf, serviceSeconds } from '../../routing/problem.js';

export const dayOperations: Operation[] = [
  defineOperation({
    route: 'GET /depots/{depot_id}/days',
    name: 'days.list',
    summary: "List a depot's days with work",
    description:
      'Up to 62 days, by date, with the number of orders booked without a route and of routes. Days without either are omitted.',
    scopes: ['routes:read'],
    query: daysQuery,
    response: listOf(dayCount),
    command: listDays,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/days/{date}',
    name: 'days.get',
    summary: "Get a depot's day",
    description:
      'Adds to `GET /routes` the booked slots, the windows sent to recipients, the goods, and the time of each visit. Visits outside their booked slots are counted as in the reports.',
    scopes: ['routes:read'],
    response: day,
    command: getDay,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/days/{date}/untold',
    name: 'days.list_untold',
    summary: "List a day's windows that wait to be told",
    description:
      'Windows that changes with `tell: later` gave to stops of published routes, by time. Until they are sent, recipients and their pages keep the windows that they were told.',
    scopes: ['routes:read'],
    query: untoldQuery,
    response: listOf(untoldWindow),
    command: listUntoldWindows,
  }),
  defineOperation({
    route: 'POST /depots/{depot_id}/days/{date}/untold',
    name: 'days.tell',
    summary: 'Send windows that wait to be told, or drop them',
    description: 'All of them, or those of the orders named. Returns those that still wait.',
    scopes: ['routes:write'],
    body: untoldInput,
    bodyOptional: true,
    response: listOf(untoldWindow),
    errors: ['unknown_reference', 'invalid_state'],
    example: { request: { action: 'send' } },
    command: settleUntold,
  }),
  defineOperation({
    route: 'POST /depots/{depot_id}/days/{date}/rearrange',
    name: 'days.rearrange',
    summary: 'Change several routes of a day at once, or preview the change',
    description:
      'Gives each named van these open stops in this sequence, all or none. With `dry_run` nothing changes: the response has the new times, totals and violations. With `plan_version` the change is refused if the day has changed since, which makes it safe to undo a change.',
    scopes: ['routes:write'],
    body: rearrangeInput,
    response: rearrangement,
    errors: [
      'invalid_state',
      'in_use',
      'driver_required',
      'unknown_reference',
      'day_changed',
      ...CHANGE_ERRORS,
    ],
    prepare: prepareRearrangement,
    command: rearrangeDay,
  }),
];

/**
 * Returns the days that have orders or routes, in sequence. Throws 404 for an unknown depot, 422 `invalid_value` for too
 * many days and for dates the wrong way round.
 */
async function listDays(
  scope: Scope,
  { params, query }: { params: DaysParams; query: DaysQuery },
): Promise<List<DayCount>> {
  const { id, timezone } = requireFound(await findDepot(scope, params.depot_id), 'depot', params.depot_id);
  const from = query.from ?? localDateTime(scope.now, timezone).date;
  const to = query.to ?? addDays(from, MAX_SLOT_DAYS - 1);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MAX_SLOT_DAYS) {
    const message =
      days < 1
        ? '`to` must not be before `from`.'
        : `\`to\` must be at most ${MAX_SLOT_DAYS} days from the first.`;
    throw new AppError('invalid_value', { message, param: 'to' });
  }
  const rows = await countDays(scope, { depot: id, from, to });
  return listed(
    pageOf(rows, ({ date }) => date, query),
    (row) => ({ object: 'day_count', ...row }),
  );
}

/** GET /depots/{depot_id}/days/{date}/untold, by the time of the visit. Throws 404 for an unknown depot. */
async function listUntoldWindows(
  scope: Scope,
  { params: { depot_id: depot, date }, query = {} }: { params: DayParams; query?: PageQuery },
): Promise<List<UntoldWindow>> {
  requireFound(await findDepot(scope, depot), 'depot', depot);
  return listed(
    pageOf(await listUntold(scope, { depot, date }), ({ order_id: order }) => order, query),
    untoldView,
  );
}

/**
 * POST /depots/{depot_id}/days/{date}/untold: sends or drops the changes named, or all of them, and returns those that
 * still wait. Throws 422 `unknown_reference` for an unknown order, `invalid_value` for one that does not wait.
 */
async function settleUntold(
  scope: Scope,
  { params, body }: { params: DayParams; body: UntoldInput },
): Promise<List<UntoldWindow>> {
  const { depot_id: depot, date } = params;
  requireFound(await findDepot(scope, depot), 'depot', depot);
  const seen = await listUntold(scope, { depot, date });
  const { routes, orders } = await lockRoutesWithStops(
    scope,
    [...new Set(seen.map(({ route }) => route))],
    [],
  );
  const waiting = await listUntold(scope, { depot, date });
  const chosen = new Set(body.orders ?? waiting.map(({ order_id: id }) => id));
  for (const [index, id] of (body.orders ?? []).entries()) {
    if (waiting.some(({ order_id: order }) => order === id)) continue;
    const param = `orders[${index}]`;
    if (!(await findOrder(scope, id))) throw unknownReference('order', id, param);
    const message = `Order ${id} has no window on this day that waits to be told.`;
    throw new AppError('invalid_value', { message, param });
  }
  // The other half of an exchange is told by the same message.
  const halves = new Set([...chosen].flatMap((id) => [id, orders.get(id)?.exchange_for ?? id]));
  const stops = routes
    .flatMap((route) => route.stops)
    .filter(({ order_id: id, tell }) => tell && halves.has(id));
  const isSent = body.action === 'send';
  await updateTelling(
    scope,
    stops.map(({ id }) => id),
    { tell: isSent ? null : 'none' },
  );
  for (const { order_id: order, tell_reason: reason } of isSent ? stops : []) {
    note(scope, { type: 'window.changed', order, reason: reason ?? 'replanned' });
  }
  return listUntoldWindows(scope, { params });
}

function untoldView(row: UntoldRow): UntoldWindow {
  const [told, window] = [promisedWindowOf(row), windowOf(row)];
  return {
    object: 'untold_window',
    order: row.order_id,
    reference: row.reference,
    recipient: row.name,
    told: told && { from: told.from, to: told.to },
    window,
    minutes: told && minutesLater(window, told),
  };
}

/** Returns the day. Throws 404 for an unknown depot. */
async function getDay(scope: Scope, { params }: { params: DayParams }): Promise<Day> {
  const { depot_id: id, date } = params;
  const depot = requireFound(await findPlanDepot(scope, id, date), 'depot', id);
  const plan_version = await findPlanVersion(scope, id, date);
  const rows = await listDayVisits(scope, { depot: id, date });
  const visits = rows.map((row) => visitView(row, depot));
  const absent = [...(await listAbsentOn(scope, date))].toSorted();
  return {
    object: 'day',
    depot: id,
    date,
    plan_version,
    visits,
    outside_slot: rows.filter(({ is_outside }) => is_outside).length,
    loads: await loadsOf(scope, rows),
    ...(absent.length > 0 && { absent }),
  };
}

function visitView(row: DayVisitRow, depot: PlanDepot): DayVisit {
  return {
    stop: row.stop,
    order: row.order_id,
    recipient: row.recipient,
    cancelled: row.is_cancelled,
    slot: row.slot,
    told: row.told,
    service_minutes: Math.ceil(serviceSeconds({ ...row, id: row.order_id }, depot) / 60),
    crew: row.service.crew,
    pieces_expected: row.pieces_expected,
    pieces_in: row.pieces_scanned,
    arrived: timeOfSecond(row.reached),
    left: timeOfSecond(row.left_at),
    actual_at: row.actual_at?.toISOString() ?? null,
    outside_slot_minutes: row.is_outside ? minutesOutside(row) : 0,
  };
}

const LAST_MINUTE = 24 * 60 - 1;

/** Formats a second of the day; anything before or after the day becomes its first or last minute. */
const timeOfSecond = (second: number | null): string | null =>
  second === null ? null : timeOfMinutes(Math.max(0, Math.min(Math.floor(second / 60), LAST_MINUTE)));

/** Returns the minutes by which a visit missed its slot: after its end, or, negative, before its beginning. */
function minutesOutside({ slot, reached, left_at: left }: DayVisitRow): number {
  if (!slot || reached === null || left === null) return 0;
  const late = Math.floor(reached / 60) - minutesOf(slot.to);
  return late > 0 ? late : Math.floor(left / 60) - minutesOf(slot.from);
}

/** Returns the loads of vans under way: undelivered and collected goods. */
async function loadsOf(scope: Scope, rows: readonly DayVisitRow[]): Promise<Day['loads']> {
  const out = rows.filter(({ is_out }) => is_out);
  const vehicles = [...new Set(out.map(({ vehicle }) => vehicle))];
  const vans = new Map((await listVehiclesById(scope, vehicles)).map((van) => [van.id, van]));
  return [...new Set(out.map(({ route }) => route))].map((route) => {
    const visits = out.filter((visit) => visit.route === route);
    const van = vans.get(visits[0]?.vehicle ?? '');
    // An order that is visited again is on board once.
    const aboard = new Map(visits.filter(isAboard).map((row) => [row.order_id, loadAboard(row)]));
    const share = (of: 'litres' | 'grams', most: number | null | undefined) =>
      most ? [...aboard.values()].reduce((sum, load) => sum + load[of], 0) / (most * 1000) : 0;
    const fullest = Math.max(share('litres', van?.capacity_m3), share('grams', van?.capacity_kg));
    return { route, load_percent: Math.round(fullest * 100) };
  });
}

/** Whether goods of a stop are on the van: still to be delivered, or brought back. */
const isAboard = ({ type, status }: DayVisitRow): boolean =>
  type === 'collection' ? status === 'completed' : status !== 'completed';

/** Collected goods are on board whole; of a delivery, the rest. */
const loadAboard = (row: DayVisitRow) =>
  loadOf({ ...row, id: row.order_id, ...(row.type === 'collection' ? { delivered_pieces: [] } : {}) });
