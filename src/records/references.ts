/**
 * Checks what refers to a depot, vehicle, driver or shipper and so prevents its removal, and which ids may be
 * referred to. Queries only.
 */
import { sql } from 'kysely';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import { CLOSED } from '../domain/states/order.js';

/** Returns the id of an order of the depot or shipper that is not closed, or undefined. */
export async function findOpenOrder(
  scope: Scope,
  by: 'depot' | 'shipper',
  id: string,
): Promise<string | undefined> {
  const row = await scope.trx
    .selectFrom('orders')
    .select('id')
    .where(by, '=', id)
    .where('status', 'not in', CLOSED)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Returns the first route that the vehicle or driver still has to drive: a draft of its depot's today or later, or an
 * open run's.
 */
export async function findOpenRoute(
  scope: Scope,
  by: 'vehicle' | 'driver',
  id: string,
): Promise<{ id: string; date: string } | undefined> {
  return openRoutes(scope, by, id)
    .select(['routes.id', 'routes.date'])
    .orderBy('routes.date')
    .orderBy('routes.id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the depots and dates of the routes that a vehicle still has to drive. */
export async function listOpenDays(
  scope: Scope,
  vehicle: string,
): Promise<{ depot: string; date: string }[]> {
  return openRoutes(scope, 'vehicle', vehicle)
    .select(['routes.depot', 'routes.date'])
    .orderBy('routes.date')
    .execute();
}

function openRoutes(scope: Scope, by: 'vehicle' | 'driver', id: string) {
  const today = sql<string>`(${scope.now}::timestamptz at time zone depots.timezone)::date`;
  return scope.trx
    .selectFrom('routes')
    .innerJoin('depots', (join) => sameTenant(join, 'depots.id', 'routes.depot'))
    .leftJoin('runs', (join) => sameTenant(join, 'runs.route', 'routes.id'))
    .where((eb) =>
      by === 'vehicle'
        ? eb('routes.vehicle', '=', id)
        : eb.or([eb('routes.driver', '=', id), eb('routes.mate', '=', id)]),
    )
    .where((eb) =>
      eb.or([
        eb('runs.status', '<>', 'completed'),
        eb.and([eb('runs.id', 'is', null), eb('routes.date', '>=', today)]),
      ]),
    );
}

/** Returns the id of a vehicle or driver stationed at the depot, or undefined. */
export async function findStationed(scope: Scope, depot: string): Promise<string | undefined> {
  const row = await scope.trx
    .selectFrom('vehicles')
    .select('id')
    .where('depot', '=', depot)
    .where('archived_at', 'is', null)
    .union(
      scope.trx
        .selectFrom('drivers')
        .select('id')
        .where('depot', '=', depot)
        .where('archived_at', 'is', null),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the names of the depot's zones with places booked from a date on. */
export async function listBookedZones(scope: Scope, depot: string, from: string): Promise<Set<string>> {
  const rows = await scope.trx
    .selectFrom('slot_usage')
    .select('zone')
    .distinct()
    .where('depot', '=', depot)
    .where('date', '>=', from)
    .where('booked', '>', 0)
    .execute();
  return new Set(rows.map((row) => row.zone));
}

/** Returns the ids that exist and are not archived. */
export async function listKnown(
  scope: Scope,
  table: 'depots' | 'vehicles',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.id));
}
