/** Contents of the lists of a depot's day: its vans with their stops, and the pieces to load. Queries only. */
import { type Selectable, sql } from 'kysely';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { CLOSED } from '../domain/states/order.js';

/** A van's route of the day. */
export type VanRow = Pick<Selectable<DB['routes']>, 'id' | 'status' | 'totals' | 'departs_second'> & {
  vehicle: string;
  registration: string | null;
  driver: string | null;
  mate: string | null;
};

/** Lists the routes of a depot's day, drafts included, by the names of their vans; of one van, if it is named. */
export async function listVansOfDay(
  scope: Scope,
  { depot, date, vehicle }: { depot: string; date: string; vehicle: string | undefined },
): Promise<VanRow[]> {
  const vans = await scope.trx
    .selectFrom('routes as r')
    .innerJoin('vehicles as v', (join) => sameTenant(join, 'v.id', 'r.vehicle'))
    .leftJoin('drivers as d', (join) => sameTenant(join, 'd.id', 'r.driver'))
    .leftJoin('drivers as m', (join) => sameTenant(join, 'm.id', 'r.mate'))
    .select(['r.id', 'r.status', 'r.totals', 'r.departs_second', 'v.name as vehicle', 'v.registration'])
    .select(['d.name as driver', 'm.name as mate'])
    .where('r.depot', '=', depot)
    .where('r.date', '=', date)
    .$if(vehicle !== undefined, (query) => query.where('r.vehicle', '=', vehicle ?? ''))
    .orderBy('r.id')
    .execute();
  // Natural order: Van 2 before Van 11.
  return vans.sort((one, other) => one.vehicle.localeCompare(other.vehicle, 'en-GB', { numeric: true }));
}

/** A stop with its order, as drivers and loaders need it. */
export type ListedStop = Pick<
  Selectable<DB['stops']>,
  'route' | 'sequence' | 'type' | 'status' | 'window_from' | 'window_to' | 'eta' | 'pieces'
> &
  Pick<
    Selectable<DB['orders']>,
    'reference' | 'recipient' | 'items' | 'delivered_pieces' | 'service' | 'notes' | 'depot'
  > & {
    order_id: string;
    shipper: string;
  };

/** Lists the stops of these routes, in sequence. */
export async function listStopsToPrint(scope: Scope, routes: readonly string[]): Promise<ListedStop[]> {
  if (routes.length === 0) return [];
  return scope.trx
    .selectFrom('stops as s')
    .innerJoin('orders as o', (join) => sameTenant(join, 'o.id', 's.order_id'))
    .innerJoin('shippers as p', (join) => sameTenant(join, 'p.id', 'o.shipper'))
    .select(['s.route', 's.order_id', 's.sequence', 's.type', 's.status', 's.window_from', 's.window_to'])
    .select(['s.eta', 's.pieces', 'o.reference', 'o.recipient', 'o.items', 'o.service', 'o.notes', 'o.depot'])
    .select(['o.delivered_pieces', 'p.name as shipper'])
    .where(sql<boolean>`s.route = any(${routes})`)
    .orderBy('s.route')
    .orderBy('s.sequence')
    .execute();
}

/** An order whose goods leave the depot on a day. */
export type PickedOrder = Pick<
  Selectable<DB['orders']>,
  'id' | 'reference' | 'recipient' | 'items' | 'depot'
> & {
  shipper: string;
  vehicle: string | null;
};

/** Lists the deliveries that are booked from a depot for a date and not closed, by shipper and reference. */
export async function listOrdersToPick(scope: Scope, depot: string, date: string): Promise<PickedOrder[]> {
  return scope.trx
    .selectFrom('orders as o')
    .innerJoin('shippers as p', (join) => sameTenant(join, 'p.id', 'o.shipper'))
    .leftJoin('routes as r', (join) => sameTenant(join, 'r.id', 'o.route'))
    .leftJoin('vehicles as v', (join) => sameTenant(join, 'v.id', 'r.vehicle'))
    .select(['o.id', 'o.reference', 'o.recipient', 'o.items', 'o.depot'])
    .select(['p.name as shipper', 'v.name as vehicle'])
    .where('o.depot', '=', depot)
    .where('o.slot_date', '=', date)
    .where('o.type', '=', 'delivery')
    .where(sql<boolean>`o.status <> all(${CLOSED})`)
    .orderBy('p.name')
    .orderBy('o.reference')
    .orderBy('o.id')
    .execute();
}
