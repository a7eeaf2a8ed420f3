/** Inputs of a plan: the depot with its stop times, the vans, the orders. Queries only. */
import { type Selectable, sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { GoodsNotIn } from '../domain/goods.js';
import { localDateTime, secondOfDate } from '@waypost/base/local-time';
import type { PlanningSettings } from '@waypost/planning/planning-settings';
import { UNDER_WAY } from '../domain/states/run.js';
import { openingOn } from '../domain/working-hours.js';
import type { Hours, StopMinutes } from '../domain/types.js';
import { secondOfRun } from './runs/clock.js';

const planDepots = (scope: Scope) =>
  scope.trx
    .selectFrom('depots')
    .innerJoin('tenants', 'tenants.id', 'depots.tenant_id')
    .select([
      'depots.id',
      'depots.latitude',
      'depots.longitude',
      'depots.opening_from',
      'depots.opening_to',
      'depots.opening_week',
      'depots.slot_overrides',
      'depots.timezone',
      'tenants.stop_minutes',
      'tenants.planning',
      'tenants.goods_not_in',
      'depots.bank_holidays',
    ]);

/** Returns the depot, archived or not, with its hours of a date and the courier's stop times; or undefined. */
export async function findPlanDepot(scope: Scope, id: string, date: string): Promise<PlanDepot | undefined> {
  const depot = await planDepots(scope).where('depots.id', '=', id).executeTakeFirst();
  if (!depot) return undefined;
  const day = depotOn(depot, date, scope.now);
  return { ...day, earliest_second: Math.max(day.earliest_second, await rehearsedUntil(scope, day)) };
}

/** Returns the depot of a route, a run or a day, which exists as long as these do. Throws if it does not. */
export async function planDepotOf(scope: Scope, day: { depot: string; date: string }): Promise<PlanDepot> {
  const depot = await findPlanDepot(scope, day.depot, day.date);
  if (!depot) throw new Error(`There is no depot ${day.depot}.`);
  return depot;
}

/**
 * Returns how far the sandbox's runs of a day have come by their own clocks, in seconds, or 0: what is planned for that
 * day happens after. Runs under way count, and those whose van broke down, since others take over from them.
 */
async function rehearsedUntil(scope: Scope, { id, date, timezone }: PlanDepot): Promise<number> {
  if (scope.tenant.mode !== 'sandbox') return 0;
  const runs = await scope.trx
    .selectFrom('runs')
    .select([
      'date',
      'clock_at',
      'clock_second',
      'clock_speed',
      'clock_pauses',
      'rehearsal',
      'broken_down_at',
    ])
    .where('depot', '=', id)
    .where('date', '=', date)
    .where('clock_at', 'is not', null)
    .where((eb) => eb.or([eb('status', '=', UNDER_WAY), eb('broken_down_at', 'is not', null)]))
    .execute();
  return Math.max(0, ...runs.map((run) => secondOfRun(run, timezone, scope.now)));
}

/** Hours in which no van can leave and return. */
const NO_HOURS: Hours = { from: '00:00', to: '00:00' };

/** Returns the depot with its hours of a date, and how much of that date is past. */
export function depotOn(
  {
    opening_from: from,
    opening_to: to,
    opening_week,
    slot_overrides,
    bank_holidays,
    ...depot
  }: DepotOfAnyDay,
  date: string,
  now: Date,
): PlanDepot {
  const hours = openingOn(date, opening_week ?? { from, to }, slot_overrides, bank_holidays) ?? NO_HOURS;
  const isToday = localDateTime(now, depot.timezone).date === date;
  return {
    ...depot,
    date,
    opening_from: hours.from,
    opening_to: hours.to,
    earliest_second: isToday ? Math.ceil(secondOfDate(now, depot.timezone, date)) : 0,
  };
}

/** Returns several by id, for `depotOn`. */
export async function listPlanDepots(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, DepotOfAnyDay>> {
  const rows = await planDepots(scope)
    .where(sql<boolean>`depots.id = any(${[...new Set(ids)]})`)
    .execute();
  return new Map(rows.map((depot) => [depot.id, depot]));
}

/** Returns the vehicle, archived or not, or undefined: a route that has it is timed with it. */
export async function findPlanVehicle(scope: Scope, id: string): Promise<PlanVehicle | undefined> {
  return scope.trx
    .selectFrom('vehicles')
    .select(['id', 'capacity_m3', 'capacity_kg', 'crew', 'shifts', 'skills', 'max_stops', 'max_miles'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A depot on a date, with its courier's stop times, for planning. */
export type PlanDepot = Pick<
  Selectable<DB['depots']>,
  'id' | 'latitude' | 'longitude' | 'opening_from' | 'opening_to' | 'timezone'
> & {
  stop_minutes: Partial<StopMinutes>;
  planning: Partial<PlanningSettings>;
  goods_not_in: GoodsNotIn;
  date: string;
  /**
   * The second of its local day before which nothing can be planned: now on the day itself or in a rehearsal, else 0.
   */
  earliest_second: number;
};

export type DepotOfAnyDay = Omit<PlanDepot, 'date' | 'earliest_second'> &
  Pick<Selectable<DB['depots']>, 'opening_week' | 'slot_overrides' | 'bank_holidays'>;

export type PlanOrder = Pick<
  Selectable<DB['orders']>,
  | 'id'
  | 'type'
  | 'exchange_for'
  | 'latitude'
  | 'longitude'
  | 'slot_from'
  | 'slot_to'
  | 'items'
  | 'service'
  | 'pieces_expected'
  | 'delivered_pieces'
  | 'lost_since'
  | 'misrouted_since'
  | 'deliver_from'
  | 'deliver_by'
>;

export type PlanVehicle = Pick<
  Selectable<DB['vehicles']>,
  'id' | 'capacity_m3' | 'capacity_kg' | 'crew' | 'shifts' | 'skills' | 'max_stops' | 'max_miles'
>;
