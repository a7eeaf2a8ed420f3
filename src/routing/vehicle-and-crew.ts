/** Checks the van and the people of a route: known, in service, and on one route a day. */
import type { Scope } from '../db/scope.js';
import { AppError, unknownReference } from '../domain/errors.js';
import { isStaffedByPeople } from '@waypost/planning/planning-settings';
import { ROUTE_MACHINE } from '../domain/states/route.js';
import type { Service } from '../domain/types.js';
import { lockDriverShared } from '../setup/drivers/rows.js';
import { lockFleetOn } from '../records/plan-days.js';
import { crewOf, listRoutesOn, type RouteRow } from '../records/routes.js';
import { findSettings } from '../setup/settings/rows.js';
import { lockVehicleShared } from '../setup/vehicles/rows.js';
import type { RouteWithStops } from './lock-routes.js';

/** The requested van and people; undefined stays as it is. */
type Requested = {
  vehicle?: string | undefined;
  driver?: string | null | undefined;
  crew?: readonly string[] | undefined;
};

/**
 * Returns the route with the requested van and people. Throws 422 `unknown_reference`; 422 `invalid_value` for a van
 * that is not active, people who are suspended or named twice, a mate who is to drive; 409 `driver_required` for a
 * published route without a driver, `in_use` for a van or somebody with another route that day. `was` is the route
 * before, null for a new one.
 */
export async function withVehicleAndCrew(
  scope: Scope,
  route: RouteRow,
  was: RouteRow | null,
  asked: Requested,
): Promise<RouteRow> {
  await requireKnown(scope, asked);
  const next = { ...route, vehicle: asked.vehicle ?? route.vehicle, ...crewAsked(route, asked) };
  if (asked.vehicle !== undefined) {
    const vehicle = await lockVehicleShared(scope, asked.vehicle);
    if (!vehicle) throw unknownReference('vehicle', asked.vehicle, 'vehicle');
    if (!vehicle.active && vehicle.id !== was?.vehicle) {
      throw new AppError('invalid_value', {
        message: `Vehicle ${vehicle.id} is not active.`,
        param: 'vehicle',
      });
    }
  }
  for (const [seat, id] of crewOf(next).entries()) {
    if (asked.crew || asked.driver !== undefined) await requireAble(scope, id, seat, was, asked);
  }
  if (next.driver === null && route.status === 'published') {
    throw new AppError('driver_required', { message: 'A published route needs a driver.', param: 'driver' });
  }
  await lockFleetOn(scope, route.date);
  const others = (await listRoutesOn(scope, route.date)).filter(({ id }) => id !== route.id);
  const withVan = others.find(({ vehicle }) => vehicle === next.vehicle);
  if (withVan && next.vehicle !== was?.vehicle) throw inUse('vehicle', next.vehicle, withVan, 'vehicle');
  const before = was ? crewOf(was) : [];
  for (const [seat, id] of crewOf(next).entries()) {
    const other = others.find((each) => crewOf(each).includes(id));
    if (other && !before.includes(id)) throw inUse('driver', id, other, paramOf(seat, asked));
  }
  return next;
}

const inUse = (what: string, id: string, other: RouteRow, param: string) =>
  new AppError('in_use', { message: `The ${what} ${id} is on route ${other.id} that day.`, param });

/** Returns the parameter that names the person on a seat. */
const paramOf = (seat: number, { crew }: Requested) => (crew ? `crew[${seat}]` : 'driver');

/** Throws 422 `unknown_reference` for unknown people. */
async function requireKnown(scope: Scope, { driver, crew = [] }: Requested): Promise<void> {
  for (const [seat, id] of crew.entries()) {
    if (!(await lockDriverShared(scope, id))) throw unknownReference('driver', id, `crew[${seat}]`);
  }
  if (typeof driver === 'string' && !(await lockDriverShared(scope, driver)))
    throw unknownReference('driver', driver, 'driver');
}

/** Returns the requested people. A driver who is named alone keeps the mate of the route. */
function crewAsked(route: RouteRow, { driver, crew }: Requested): Pick<RouteRow, 'driver' | 'mate'> {
  if (crew) {
    const [drives = null, mate = null] = crew;
    if (driver !== undefined && driver !== drives) {
      throw new AppError('invalid_value', {
        message: '`driver` must be the first of `crew` if both are sent.',
        param: 'crew',
      });
    }
    if (drives !== null && drives === mate) {
      throw new AppError('invalid_value', { message: `Driver ${mate} is listed twice.`, param: 'crew[1]' });
    }
    return { driver: drives, mate };
  }
  if (driver === undefined) return { driver: route.driver, mate: route.mate };
  return { driver, mate: driver === null || driver === route.mate ? null : route.mate };
}

/** Throws 422 for somebody who is unknown, newly assigned while suspended, or a mate on the driver's seat. */
async function requireAble(
  scope: Scope,
  id: string,
  seat: number,
  was: RouteRow | null,
  asked: Requested,
): Promise<void> {
  const param = paramOf(seat, asked);
  const person = await lockDriverShared(scope, id);
  if (!person) throw unknownReference('driver', id, param);
  if (person.app_status === 'suspended' && !(was && crewOf(was).includes(id))) {
    throw new AppError('invalid_value', { message: `Driver ${id} is suspended.`, param });
  }
  if (seat === 0 && person.role !== 'driver') {
    throw new AppError('invalid_value', { message: `Driver ${id} is a mate and cannot drive.`, param });
  }
}

/**
 * Where people on file staff the vans, throws 409 `driver_required` for a published route with one person on it and a
 * stop that needs two.
 */
export async function requireTwo(
  scope: Scope,
  { status, mate, vehicle }: Pick<RouteRow, 'status' | 'mate' | 'vehicle'>,
  orders: readonly { id: string; service: Service }[],
): Promise<void> {
  const forTwo = orders.find(({ service }) => service.crew === 2);
  if (status !== 'published' || mate !== null || !forTwo) return;
  const { planning } = await findSettings(scope);
  if (!isStaffedByPeople(planning)) return;
  throw new AppError('driver_required', {
    message: `Order ${forTwo.id} needs two people, and the route of vehicle ${vehicle} has one. Add a mate first.`,
    param: 'crew',
  });
}

const UNTIMED: RouteRow['totals'] = {
  ...{ stops: 0, miles: 0, drive_minutes: 0, load_percent: 0, returns_at: '00:00' },
  ...{ starts_at: '00:00', duty_minutes: 0, wait_minutes: 0, break_minutes: 0 },
};

/**
 * Returns a new draft without stops, to be timed before it is stored. Throws as `withVehicleAndCrew` does.
 */
export async function newDraft(
  scope: Scope,
  { depot, date }: Pick<RouteRow, 'depot' | 'date'>,
  asked: { vehicle: string; driver?: string | null | undefined; crew?: readonly string[] | undefined },
): Promise<RouteWithStops> {
  const blank: RouteRow = {
    depot,
    date,
    vehicle: asked.vehicle,
    driver: null,
    mate: null,
    breaks: [],
    tenant_id: scope.tenant.id,
    id: scope.newId('route'),
    status: ROUTE_MACHINE.begins,
    locked: false,
    revision: 0,
    departs_second: 0,
    totals: UNTIMED,
    created_at: scope.now,
    updated_at: scope.now,
  };
  const route = await withVehicleAndCrew(scope, blank, null, asked);
  return { route, run: undefined, stops: [] };
}
