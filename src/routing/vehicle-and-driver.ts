/** Checks the van and driver of a route: known, in service, and on one route a day. */
import type { Scope } from '../db/scope.js';
import { AppError, unknownReference } from '../domain/errors.js';
import { ROUTE_MACHINE } from '../domain/states/route.js';
import { lockDriverShared } from '../records/drivers.js';
import { lockFleetOn } from '../records/plan-days.js';
import { listRoutesOn, type RouteRow } from '../records/routes.js';
import { lockVehicleShared } from '../records/vehicles.js';
import type { RouteWithStops } from './lock-routes.js';

/** The requested van and driver; undefined stays as it is. */
type Requested = { vehicle?: string | undefined; driver?: string | null | undefined };

/**
 * Returns the route with the requested van and driver. Throws 422 `unknown_reference`, `invalid_value` for a van that
 * is not active or a driver who is suspended; 409 `driver_required` for a published route without one, `in_use` for a
 * van or driver with another route that day. `was` is the route before, null for a new one.
 */
export async function withVehicleAndDriver(
  scope: Scope,
  route: RouteRow,
  was: RouteRow | null,
  asked: Requested,
): Promise<RouteRow> {
  const next = { ...route, vehicle: asked.vehicle ?? route.vehicle };
  if (asked.driver !== undefined) next.driver = asked.driver;
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
  if (typeof asked.driver === 'string') {
    const driver = await lockDriverShared(scope, asked.driver);
    if (!driver) throw unknownReference('driver', asked.driver, 'driver');
    if (driver.app_status === 'suspended' && driver.id !== was?.driver) {
      throw new AppError('invalid_value', { message: `Driver ${driver.id} is suspended.`, param: 'driver' });
    }
  }
  if (next.driver === null && route.status === 'published') {
    throw new AppError('driver_required', { message: 'A published route needs a driver.', param: 'driver' });
  }
  await lockFleetOn(scope, route.date);
  const others = (await listRoutesOn(scope, route.date)).filter(({ id }) => id !== route.id);
  for (const by of ['vehicle', 'driver'] as const) {
    const other = others.find((each) => next[by] !== was?.[by] && next[by] !== null && each[by] === next[by]);
    if (other) {
      throw new AppError('in_use', {
        message: `The ${by} ${next[by] ?? ''} is on route ${other.id} that day.`,
        param: by,
      });
    }
  }
  return next;
}

/**
 * Returns a new draft without stops, to be timed before it is stored. Throws as `withVehicleAndDriver` does.
 */
export async function newDraft(
  scope: Scope,
  { depot, date }: Pick<RouteRow, 'depot' | 'date'>,
  { vehicle, driver }: Pick<RouteRow, 'vehicle' | 'driver'>,
): Promise<RouteWithStops> {
  const blank: RouteRow = {
    depot,
    date,
    vehicle,
    driver,
    tenant_id: scope.tenant.id,
    id: scope.newId('route'),
    status: ROUTE_MACHINE.begins,
    locked: false,
    revision: 0,
    departs_second: 0,
    totals: { stops: 0, miles: 0, drive_minutes: 0, load_percent: 0, returns_at: '00:00' },
    created_at: scope.now,
    updated_at: scope.now,
  };
  const route = await withVehicleAndDriver(scope, blank, null, { vehicle, driver });
  return { route, run: undefined, stops: [] };
}
