/** An order as the API shows it. */
import type { Scope } from '../../db/scope.js';
import type { Slot } from '../../domain/types.js';
import { clearableOf, type Order } from '../../resources/order.js';
import { addressShown } from '../../resources/address.js';
import { known } from '../../resources/schema-helpers.js';
import { metadataShown } from '../../resources/metadata.js';
import type { OrderRow } from './rows.js';

export function orderView(scope: Scope, row: OrderRow): Order {
  const { address, ...person } = row.recipient;
  return {
    id: row.id,
    object: 'order',
    reference: row.reference,
    type: row.type,
    exchange_for: row.exchange_for,
    shipper: { id: row.shipper, name: row.shipper_name },
    ...known({ depot: row.depot }),
    status: row.status,
    recipient: address ? { ...person, address: addressShown(address, row) } : person,
    items: row.items,
    pieces: { expected: row.pieces_expected, scanned: row.pieces_scanned },
    service: row.service,
    slot: slotOf(row),
    route: row.route,
    tracking_url: trackingUrl(scope, row),
    ...clearableOf(row),
    ...metadataShown(row.metadata),
    attempts: row.attempts,
    ...(row.split_from === null ? {} : { split_from: row.split_from }),
    ...(row.split_into.length === 0 ? {} : { split_into: row.split_into }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(row.erased_at === null ? {} : { erased_at: row.erased_at.toISOString() }),
  };
}

export function slotOf(row: Pick<OrderRow, 'slot_date' | 'slot_from' | 'slot_to'>): Slot | null {
  if (row.slot_date === null || row.slot_from === null || row.slot_to === null) return null;
  return { date: row.slot_date, from: row.slot_from, to: row.slot_to };
}

/** Returns the URL of the order's tracking page; null before a booking gives it one. */
export function trackingUrl(scope: Scope, { tracking_token: token }: Pick<OrderRow, 'tracking_token'>) {
  return token === null ? null : `${scope.deployment.publicUrl}/t/${token}`;
}
