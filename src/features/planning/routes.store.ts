/** Rows of routes and their stops. Queries only; a published route's stops are moved by the runs feature. */
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { json } from '../../db/json-column.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { LocatedAddress, RouteView, StopView } from '../../domain/shapes.js';
import { lockOrders, type OrderRow } from '../orders/orders.store.js';
import type { TimedStop } from './timed-route.js';

export type RouteRow = Selectable<DB['routes']>;

/** A stop's row with where its order goes. */
export type StopRow = Selectable<DB['stops']> &
  Pick<Selectable<DB['orders']>, 'recipient' | 'latitude' | 'longitude'>;

/** The route, or undefined. */
export async function findRoute(scope: Scope, id: string): Promise<RouteRow | undefined> {
  return scope.trx.selectFrom('routes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The route, locked until the transaction ends, or undefined. Its orders are locked before it. */
export async function lockRoute(scope: Scope, id: string): Promise<RouteRow | undefined> {
  return scope.trx.selectFrom('routes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The route and its orders, with those that are to join it, locked in this sequence: orders first. Or undefined. */
export async function lockRouteWithOrders(
  scope: Scope,
  id: string,
  joining: readonly string[] = [],
): Promise<{ route: RouteRow; orders: OrderRow[] } | undefined> {
  if (!(await findRoute(scope, id))) return undefined;
  const before = await listStops(scope, [id]);
  const concerned = new Set([...before.map(({ order_id }) => order_id), ...joining]);
  const orders = await lockOrders(scope, [...concerned]);
  const route = await lockRoute(scope, id);
  return route && { route, orders };
}

/** A page of a date's routes, newest first, or all of them. */
export async function listRoutes(
  scope: Scope,
  filter: PageQuery & { date: string; depot?: string | undefined },
): Promise<Page<RouteRow>> {
  let query = scope.trx.selectFrom('routes').selectAll().where('date', '=', filter.date);
  if (filter.depot !== undefined) query = query.where('depot', '=', filter.depot);
  return page(scope, 'routes', query, filter, { unlimited: true });
}

/** Every route of a date, of all depots: vans and drivers have one a day. */
export async function listRoutesOn(scope: Scope, date: string): Promise<RouteRow[]> {
  return scope.trx.selectFrom('routes').selectAll().where('date', '=', date).orderBy('id').execute();
}

/** The stops of these routes, in sequence. */
export async function listStops(scope: Scope, routes: readonly string[]): Promise<StopRow[]> {
  if (routes.length === 0) return [];
  return scope.trx
    .selectFrom('stops')
    .innerJoin('orders', (join) =>
      join.onRef('orders.tenant_id', '=', 'stops.tenant_id').onRef('orders.id', '=', 'stops.order_id'),
    )
    .selectAll('stops')
    .select(['orders.recipient', 'orders.latitude', 'orders.longitude'])
    .where('stops.route', 'in', routes)
    .orderBy('stops.route')
    .orderBy('stops.sequence')
    .execute();
}

/** A route as it is to be stored, its stops in sequence. */
export type NewRoute = Omit<RouteRow, 'tenant_id' | 'created_at' | 'updated_at'> & {
  stops: readonly TimedStop[];
};

/** Adds routes, or replaces those that exist; a stop whose order stays on its route keeps its id. */
export async function saveRoutes(scope: Scope, routes: readonly NewRoute[]): Promise<void> {
  if (routes.length === 0) return;
  await scope.trx
    .insertInto('routes')
    .values(
      routes.map(({ stops: _stops, totals, ...route }) => ({
        ...route,
        tenant_id: scope.tenant.id,
        totals: json(totals),
        created_at: scope.now,
        updated_at: scope.now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet((eb) => ({
        vehicle: eb.ref('excluded.vehicle'),
        driver: eb.ref('excluded.driver'),
        status: eb.ref('excluded.status'),
        totals: eb.ref('excluded.totals'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
  await replaceStops(scope, routes);
}

/**
 * Stops that stay are updated, never written anew: an insert would ask for a lock on their orders, which the caller
 * need not hold.
 */
async function replaceStops(scope: Scope, routes: readonly NewRoute[]): Promise<void> {
  const before = await scope.trx
    .selectFrom('stops')
    .select(['id', 'route', 'order_id'])
    .where(
      'route',
      'in',
      routes.map(({ id }) => id),
    )
    .execute();
  const known = new Map(before.map((stop) => [`${stop.route} ${stop.order_id}`, stop.id]));
  const rows = routes.flatMap((route) =>
    route.stops.map(({ order, ...times }, index) => ({
      ...times,
      tenant_id: scope.tenant.id,
      id: known.get(`${route.id} ${order}`) ?? scope.newId('stop'),
      route: route.id,
      sequence: index + 1,
      order_id: order,
      type: 'delivery' as const,
      status: 'pending' as const,
    })),
  );
  const staying = new Set(rows.map(({ id }) => id));
  const gone = before.map(({ id }) => id).filter((id) => !staying.has(id));
  if (gone.length > 0) await scope.trx.deleteFrom('stops').where('id', 'in', gone).execute();
  // As one JSON document: a day's stops have more values than a statement takes parameters.
  await sql`
    insert into stops select * from jsonb_populate_recordset(null::stops, ${json(rows)}::jsonb)
    on conflict (tenant_id, id) do update set
      sequence = excluded.sequence, window_from = excluded.window_from, window_to = excluded.window_to,
      eta = excluded.eta, pieces = excluded.pieces`.execute(scope.trx);
}

/** Gives a route a driver, or none, and leaves its stops as they are. */
export async function updateDriver(scope: Scope, id: string, driver: string | null): Promise<void> {
  await scope.trx.updateTable('routes').set({ driver, updated_at: scope.now }).where('id', '=', id).execute();
}

/** Deletes routes with their stops; no order may be on them when the transaction ends. */
export async function deleteRoutes(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.trx.deleteFrom('routes').where('id', 'in', ids).execute();
}

/** What was planned for a stored stop. */
export function timesOf({ order_id, pieces, window_from, window_to, eta }: StopRow): TimedStop {
  return { order: order_id, pieces, window_from, window_to, eta };
}

/** A stop's row as the resource. */
export function stopView(row: StopRow): StopView {
  const { address } = row.recipient;
  const located: LocatedAddress | null = address
    ? { ...address, latitude: row.latitude, longitude: row.longitude }
    : null;
  return {
    id: row.id,
    object: 'stop',
    sequence: row.sequence,
    order: row.order_id,
    type: row.type,
    address: located,
    window: { from: row.window_from, to: row.window_to },
    eta: row.eta,
    status: row.status,
    pieces: row.pieces,
    failure_reason: row.failure_reason,
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

/** A route's row with its stops as the resource. */
export function routeView(row: RouteRow, stops: readonly StopRow[]): RouteView {
  return {
    id: row.id,
    object: 'route',
    date: row.date,
    depot: row.depot,
    vehicle: row.vehicle,
    driver: row.driver,
    status: row.status,
    stops: stops.filter((stop) => stop.route === row.id).map(stopView),
    totals: row.totals,
  };
}

/** These routes as resources, in the sequence given. */
export async function routeViews(scope: Scope, routes: readonly RouteRow[]): Promise<RouteView[]> {
  const stops = await listStops(
    scope,
    routes.map(({ id }) => id),
  );
  return routes.map((route) => routeView(route, stops));
}
