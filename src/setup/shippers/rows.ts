/** Rows of shippers, whose goods the courier delivers. Queries only. */
import type { Selectable } from 'kysely';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { Shipper } from './resource.js';
import { metadataShown } from '../../resources/metadata.js';
import { archivable } from '../archivable.js';

export type ShipperRow = Selectable<DB['shippers']>;

const shippers = archivable('shippers');

export const {
  find: findShipper,
  lockShared: lockShipperShared,
  lockAllShared: lockShippersShared,
  lock: lockShipper,
  list: listShippers,
  insert: insertShipper,
  update: updateShipper,
  archive: archiveShipper,
} = shippers;

/** Returns the shippers whose recipients are asked as soon as their goods are in. */
export async function listAutomaticShippers(scope: Scope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.trx
    .selectFrom('shippers')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('booking_automatic', '=', true)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Locks the shippers that are mailed reports, with an address for them. */
export async function lockShippersToReport(scope: Scope): Promise<ShipperRow[]> {
  return scope.trx
    .selectFrom('shippers')
    .selectAll()
    .where('archived_at', 'is', null)
    .where('notify_report', 'is not', null)
    .where('contact_email', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns a shipper's row as the resource. */
export function shipperView(row: ShipperRow): Shipper {
  return {
    id: row.id,
    object: 'shipper',
    name: row.name,
    contact_email: row.contact_email ?? undefined,
    portal_users: row.portal_users,
    booking: { automatic: row.booking_automatic, sender_name: row.sender_name ?? undefined },
    ...(row.notify_events.length > 0 || row.notify_daily || row.notify_report !== null
      ? {
          notify: {
            events: row.notify_events,
            daily: row.notify_daily,
            ...(row.notify_report !== null && { report: row.notify_report }),
          },
        }
      : {}),
    ...metadataShown(row.metadata),
  };
}
