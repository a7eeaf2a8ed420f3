/** GET /depots/{depot_id}/days/{date}: details for dispatchers besides the routes. */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { minutesOf, timeOfMinutes } from '@waypost/base/local-time';
import { type DayVisitRow, listDayVisits } from '../../records/day-visits.js';
import { findPlanVersion } from '../../records/plan-days.js';
import { findPlanDepot, type PlanDepot } from '../../records/planning-queries.js';
import { listVehiclesById } from '../../setup/vehicles/rows.js';
import type { Day, DayVisit } from '../../resources/day.js';
import { loadOf, serviceSeconds } from '../../routing/problem.js';
import type { DayParams } from './schemas.js';

/** Returns the day. Throws 404 for an unknown depot. */
export async function getDay(scope: Scope, { params }: { params: DayParams }): Promise<Day> {
  const { depot_id: id, date } = params;
  const depot = requireFound(await findPlanDepot(scope, id, date), 'depot', id);
  const plan_version = await findPlanVersion(scope, id, date);
  const rows = await listDayVisits(scope, { depot: id, date });
  const visits = rows.map((row) => visitView(row, depot));
  return {
    object: 'day',
    depot: id,
    date,
    plan_version,
    visits,
    outside_slot: rows.filter(({ is_outside }) => is_outside).length,
    loads: await loadsOf(scope, rows),
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
