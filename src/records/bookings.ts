/** The log of bookings: how each slot of an order came about. Queries only. */
import { sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import type { BookedBy } from '../domain/slots.js';
import type { Slot } from '../domain/types.js';

/** How a booking came about, and when the recipient answered, if that led to it. */
export type Origin = { by: BookedBy; answeredAt?: Date };

/** Records that a locked order was given a slot. An answer is one to the order's latest request. */
export async function insertBooking(
  scope: Scope,
  order: string,
  slot: Slot,
  { by, answeredAt }: Origin,
): Promise<void> {
  const answered = answeredAt ?? null;
  await sql`
    insert into bookings (tenant_id, order_id, booked_by, slot_date, slot_from, slot_to, asked_at, answered_at, created_at)
    select ${scope.tenant.id}, ${order}, ${by}, ${slot.date}::date, ${slot.from}, ${slot.to},
      case when ${answered}::timestamptz is null then null else (
        select asked_at from booking_requests where tenant_id = ${scope.tenant.id} and order_id = ${order}
        order by created_at desc, id desc limit 1) end,
      ${answered}::timestamptz, ${scope.now}::timestamptz`.execute(scope.trx);
}
