/**
 * Addresses that the postcode table did not place, or only roughly: those of a day's orders and its depot, or of one
 * order. A geocoder's result is stored only while the address is still the same.
 */
import { sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import { ROUGH } from '../domain/planning-obstacles.js';
import type { Address, GeocodePrecision } from '../domain/types.js';
import { VISIT_BOOKED } from '../domain/states/order.js';

export type UnlocatedAddress = { table: 'orders' | 'depots'; id: string; address: Address };

/** The condition that a look-up may move an order: it has no position, or a rough one and no place on a route. */
const isMovable = sql`(latitude is null or (position_precision = any(${ROUGH}) and route is null))`;

/** Lists the depot, if it has no position, and those orders of the day that have an address but no good position. */
export async function listUnlocatedAddresses(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
): Promise<UnlocatedAddress[]> {
  const found = await sql<UnlocatedAddress>`
    select 'depots' as "table", id, address from depots
    where tenant_id = ${scope.tenant.id} and id = ${depot} and latitude is null
    union all
    select 'orders', id, recipient -> 'address' from orders
    where tenant_id = ${scope.tenant.id} and depot = ${depot} and slot_date = ${date} and ${isMovable}
      and status = any(${VISIT_BOOKED}) and recipient -> 'address' is not null`.execute(scope.trx);
  return found.rows;
}

/** Returns the address of the order that a booking request is about, if it has one but no good position. */
export async function findUnlocatedAddress(
  scope: Scope,
  request: string,
): Promise<UnlocatedAddress | undefined> {
  const found = await sql<UnlocatedAddress>`
    select 'orders' as "table", o.id, o.recipient -> 'address' as address
    from booking_requests r join orders o on (o.tenant_id, o.id) = (r.tenant_id, r.order_id)
    where r.tenant_id = ${scope.tenant.id} and r.id = ${request} and r.status = 'queued'
      and ${isMovable} and o.recipient -> 'address' is not null`.execute(scope.trx);
  return found.rows[0];
}

/** Stores a position (WGS 84 degrees) if it is better, unless the address has changed since it was listed. */
export async function updateLocation(
  scope: Scope,
  { table, id, address }: UnlocatedAddress,
  { latitude, longitude, precision }: { latitude: number; longitude: number; precision: GeocodePrecision },
): Promise<void> {
  const isOrder = table === 'orders';
  const stored = isOrder ? sql`recipient -> 'address'` : sql`address`;
  await sql`
    update ${sql.table(table)} set latitude = ${latitude}, longitude = ${longitude},
      position_precision = ${precision}, updated_at = ${scope.now}
    where tenant_id = ${scope.tenant.id} and id = ${id}
      and ${isOrder && !ROUGH.includes(precision) ? isMovable : sql`latitude is null`}
      and ${stored} = ${JSON.stringify(address)}::jsonb`.execute(scope.trx);
}
