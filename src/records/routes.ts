/** Rows of routes. */
import { type Selectable, sql } from 'kysely';
import { insertMany, mergeOnConflict } from '../db/insert.js';
import { note } from '../db/outbox.js';
import { hasRow, sameTenant } from '../db/queries.js';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { advance } from '../domain/states/machine.js';
import { ROUTE_MACHINE, type RouteEvent } from '../domain/states/route.js';
import { STOP_MACHINE } from '../domain/states/stop.js';
import type { Route } from '../resources/route.js';
import { lockOrders, type OrderRow } from './orders/rows.js';
import { listStops, replaceStops, type ShownStop, stopView, type TimedStop } from './stops.js';

export type RouteRow = Selectable<DB['routes']>;

export async function findRoute(scope: Scope, id: string): Promise<RouteRow | undefined> {
  return scope.trx.selectFrom('routes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listRoutesById(scope: Scope, ids: readonly string[]): Promise<RouteRow[]> {
  if (ids.length === 0) return [];
  return scope.trx
    .selectFrom('routes')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

/** Returns the route, locked until the transaction ends, or undefined. Its orders are locked first. */
export async function lockRoute(scope: Scope, id: string): Promise<RouteRow | undefined> {
  return scope.trx.selectFrom('routes').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Locks a route's orders, and then the route. Returns undefined if there is none. */
export async function lockRouteWithOrders(
  scope: Scope,
  id: string,
): Promise<{ route: RouteRow; orders: OrderRow[] } | undefined> {
  if (!(await findRoute(scope, id))) return undefined;
  const before = await listStops(scope, [id]);
  const orders = await lockOrders(scope, [...new Set(before.map(({ order_id }) => order_id))]);
  const route = await lockRoute(scope, id);
  return route && { route, orders };
}

/** Lists a page of a date's routes, newest first, or all of them. */
export async function listRoutes(
  scope: Scope,
  filter: PageQuery & { date: string; depot?: string | undefined },
): Promise<Page<RouteRow>> {
  let query = scope.trx.selectFrom('routes').selectAll().where('date', '=', filter.date);
  if (filter.depot !== undefined) query = query.where('depot', '=', filter.depot);
  return page(scope, 'routes', query, filter, { unlimited: true });
}

/** Returns the names of the vans of these routes, by route. */
export async function listVanNames(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.trx
    .selectFrom('routes')
    .innerJoin('vehicles', (join) => sameTenant(join, 'vehicles.id', 'routes.vehicle'))
    .select(['routes.id', 'vehicles.name'])
    .where('routes.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Lists every route of a date, of all depots: vans and drivers have one a day. */
export async function listRoutesOn(scope: Scope, date: string): Promise<RouteRow[]> {
  return scope.trx.selectFrom('routes').selectAll().where('date', '=', date).orderBy('id').execute();
}

/** The routes of a depot's day, to narrow down. */
const routesOf = (scope: Scope, { depot, date }: Pick<RouteRow, 'depot' | 'date'>) =>
  scope.trx.selectFrom('routes').select('id').where('date', '=', date).where('depot', '=', depot);

export async function hasPublished(scope: Scope, day: Pick<RouteRow, 'depot' | 'date'>): Promise<boolean> {
  return hasRow(routesOf(scope, day).where('status', '=', 'published'));
}

/** A route as it is to be stored, its stops in sequence. */
export type NewRoute = Omit<
  RouteRow,
  'tenant_id' | 'status' | 'locked' | 'revision' | 'created_at' | 'updated_at'
> & {
  stops: readonly TimedStop[];
};

/** A draft as a plan has it, each stop with the id of its row. */
export type PlannedDraft = Omit<NewRoute, 'stops'> & { stops: readonly (TimedStop & { id: string })[] };

/**
 * Adds drafts, or replaces existing routes, whose status stays; a stop whose order stays on its route keeps its id.
 * With `retimed`, only the times of routes have changed: suggestions about them stay valid.
 */
export async function saveRoutes(
  scope: Scope,
  routes: readonly NewRoute[],
  { retimed = false }: { retimed?: boolean } = {},
): Promise<void> {
  if (routes.length === 0) return;
  await insertMany(scope, 'routes', {
    rows: routes,
    same: { status: ROUTE_MACHINE.begins, created_at: scope.now, updated_at: scope.now },
    defaults: ['locked', 'revision'],
    then: mergeOnConflict('routes', ['id'], {
      date: 'kept',
      depot: 'kept',
      vehicle: 'given',
      driver: 'given',
      mate: 'given',
      status: 'kept',
      locked: 'kept',
      revision: sql`routes.revision + ${retimed ? 0 : 1}`,
      departs_second: 'given',
      totals: 'given',
      breaks: 'given',
      created_at: 'kept',
      updated_at: 'given',
    }),
  });
  await replaceStops(scope, routes);
  if (!retimed) for (const route of routes) noteChange(scope, route);
}

/** Notes that a route, and so the plan of its day, has changed. */
function noteChange(scope: Scope, { id, depot, date }: Pick<RouteRow, 'id' | 'depot' | 'date'>): void {
  note(scope, { type: 'route.changed', route: id });
  note(scope, { type: 'plan.changed', depot, date });
}

/** Moves a locked route: the one place where its status is written. Resolves to the route as it is now. */
export async function moveRoute(scope: Scope, route: RouteRow, event: RouteEvent): Promise<RouteRow> {
  const status = advance(ROUTE_MACHINE, route, event);
  if (status === route.status) return route;
  const moved = { status, updated_at: scope.now };
  await scope.trx.updateTable('routes').set(moved).where('id', '=', route.id).execute();
  noteChange(scope, route);
  return { ...route, ...moved };
}

/** Locks routes in the order of their ids; their orders are locked first. */
export async function lockRoutes(scope: Scope, ids: readonly string[]): Promise<RouteRow[]> {
  if (ids.length === 0) return [];
  return scope.trx
    .selectFrom('routes')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Returns the vehicle of each of these routes, by the route's id. */
export async function listVehiclesOfRoutes(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.trx
    .selectFrom('routes')
    .select(['id', 'vehicle'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, vehicle }) => [id, vehicle]));
}

/** Gives a route its crew, or none, and leaves its stops as they are. */
export async function updateCrew(scope: Scope, route: RouteRow): Promise<void> {
  const { id, driver, mate } = route;
  await scope.trx
    .updateTable('routes')
    .set({ driver, mate, updated_at: scope.now })
    .where('id', '=', id)
    .execute();
  noteChange(scope, route);
}

/** Returns the people on a route: the driver first. */
export function crewOf({ driver, mate }: Pick<RouteRow, 'driver' | 'mate'>): string[] {
  return [driver, mate].filter((id) => id !== null);
}

/** Sets whether optimising leaves a route as it is. */
export async function updateLocked(scope: Scope, id: string, locked: boolean): Promise<void> {
  await scope.trx.updateTable('routes').set({ locked, updated_at: scope.now }).where('id', '=', id).execute();
}

/** Returns whether a draft of the depot's day is locked. */
export async function hasLocked(scope: Scope, day: Pick<RouteRow, 'depot' | 'date'>): Promise<boolean> {
  return hasRow(routesOf(scope, day).where('status', '=', 'draft').where('locked', '=', true));
}

/** Deletes routes with their stops; no order may be on them when the transaction ends. */
export async function deleteRoutes(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await scope.trx
    .deleteFrom('routes')
    .where('id', 'in', ids)
    .returning(['id', 'depot', 'date'])
    .execute();
  for (const route of gone) noteChange(scope, route);
}

/** What the resource shows of a route, besides its stops. */
type ShownRoute = Omit<RouteRow, 'tenant_id' | 'revision' | 'departs_second' | 'created_at' | 'updated_at'>;

/** Returns a draft that is not stored, or not yet, as the resource. */
export function draftView(
  { stops, ...draft }: PlannedDraft,
  orders: ReadonlyMap<string, Pick<OrderRow, 'reference' | 'recipient' | 'latitude' | 'longitude'>>,
): Route {
  const shown = stops.map(({ order, ...stop }, index): ShownStop => {
    const about = orders.get(order);
    if (!about) throw new RangeError(`There is no order ${order}.`);
    const { reference, recipient, latitude, longitude } = about;
    return {
      ...{ ...stop, route: draft.id, order_id: order, sequence: index + 1, status: STOP_MACHINE.begins },
      ...{ reference, recipient, latitude, longitude },
      ...{ failure_reason: null, completed_at: null, proof: null },
    };
  });
  return routeView({ ...draft, status: ROUTE_MACHINE.begins, locked: false }, shown);
}

export function routeView(row: ShownRoute, stops: readonly ShownStop[]): Route {
  return {
    id: row.id,
    object: 'route',
    date: row.date,
    depot: row.depot,
    vehicle: row.vehicle,
    driver: row.driver,
    crew: crewOf(row),
    status: row.status,
    locked: row.locked,
    stops: stops.filter((stop) => stop.route === row.id).map(stopView),
    breaks: row.breaks,
    totals: row.totals,
  };
}

/** Returns these routes as resources, in the sequence given. */
export async function routeViews(scope: Scope, routes: readonly RouteRow[]): Promise<Route[]> {
  const stops = await listStops(
    scope,
    routes.map(({ id }) => id),
  );
  return routes.map((route) => routeView(route, stops));
}
