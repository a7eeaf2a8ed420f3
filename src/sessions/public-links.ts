/** What the recipients' pages look up, once the tenant is known by the link's token (`findTenantBy`). */
import { type Selectable, sql } from 'kysely';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { UNDER_WAY } from '../domain/states/run.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { digestToken } from '../runtime/secrets.js';

/** Returns the order of a tracking page's token, and whether it is the recipient's own, which also acts. */
export async function findTrackedOrder(
  scope: Scope,
  token: string,
): Promise<{ id: string; acts: boolean } | undefined> {
  const digest = digestToken(token);
  return scope.trx
    .selectFrom('orders')
    .select(['id', sql<boolean>`link_digest is not distinct from ${digest}`.as('acts')])
    .where((eb) => eb.or([eb('tracking_token', '=', token), eb('link_digest', '=', digest)]))
    .executeTakeFirst();
}

/** A stop as shown to its recipient. */
export type PublishedStop = Pick<
  Selectable<DB['stops']>,
  | 'id'
  | 'route'
  | 'status'
  | 'window_from'
  | 'window_to'
  | 'eta'
  | 'told_from'
  | 'told_to'
  | 'told_at'
  | 'tell'
> & { date: string } & Pick<Selectable<DB['orders']>, 'latitude' | 'longitude'> & {
    /** The stops that the van still makes before this one, while its run is under way and this one is open. */
    before: number | null;
    /** The van of the run. */
    vehicle: string | null;
    broken_down_at: Date | null;
  };

export async function findPublishedStop(
  scope: Scope,
  order: string,
  route: string,
): Promise<PublishedStop | undefined> {
  return (
    scope.trx
      .selectFrom('stops')
      .innerJoin('routes', (join) => sameTenant(join, 'routes.id', 'stops.route'))
      .innerJoin('orders', (join) => sameTenant(join, 'orders.id', 'stops.order_id'))
      .leftJoin('runs', (join) => sameTenant(join, 'runs.route', 'stops.route'))
      .select([
        'stops.id',
        'stops.route',
        'stops.status',
        'stops.window_from',
        'stops.window_to',
        'stops.eta',
        'stops.told_from',
        'stops.told_to',
        'stops.told_at',
        'stops.tell',
        'routes.date',
        'runs.vehicle',
        'runs.broken_down_at',
        'orders.latitude',
        'orders.longitude',
      ])
      .select(
        sql<number | null>`case when runs.status = ${UNDER_WAY} and stops.status = any(${OPEN_STOPS}) then (
          select count(*)::integer from stops before
          where before.tenant_id = stops.tenant_id and before.route = stops.route
            and before.sequence < stops.sequence and before.status = any(${OPEN_STOPS})) end`.as('before'),
      )
      .where('stops.order_id', '=', order)
      .where('stops.route', '=', route)
      .where('routes.status', '=', 'published')
      // With several visits, the upcoming one.
      .orderBy(sql`stops.status = any(${OPEN_STOPS}) desc`)
      .orderBy('stops.sequence', 'desc')
      .executeTakeFirst()
  );
}
