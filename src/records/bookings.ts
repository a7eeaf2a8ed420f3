/** The log of bookings: how each slot of an order came about. Queries only. */
import { sql } from 'kysely';
import { insertRow } from '../db/insert.js';
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
  const askedAt = sql<Date | null>`(
    select asked_at from booking_requests where tenant_id = ${scope.tenant.id} and order_id = ${order}
    order by created_at desc, id desc limit 1)`;
  await insertRow(scope, 'bookings', {
    row: {
      order_id: order,
      booked_by: by,
      slot_date: slot.date,
      slot_from: slot.from,
      slot_to: slot.to,
      asked_at: answeredAt ? askedAt : null,
      answered_at: answeredAt ?? null,
      created_at: scope.now,
    },
  }).execute();
}
