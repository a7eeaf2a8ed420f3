/** Rows of shippers, whose goods the courier delivers, and of their API keys. Queries only. */
import type { Selectable } from 'kysely';
import { insertRow } from '../../db/insert.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { metadataShown } from '../../resources/metadata.js';
import { keyStart } from '../api-keys/secrets.js';
import { archivable } from '../archivable.js';
import type { Shipper, ShipperKey } from './resource.js';

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

/** A key that a shipper uses in the customer interface: its digest, never the key. */
type ShipperKeyRow = Selectable<DB['shipper_keys']>;

const liveKeys = (scope: Scope, shipper: string) =>
  scope.trx
    .selectFrom('shipper_keys')
    .selectAll()
    .where('shipper', '=', shipper)
    .where('revoked_at', 'is', null);

/** Lists the shipper's keys that are not revoked, a page or all. */
export async function listShipperKeys(
  scope: Scope,
  shipper: string,
  query: PageQuery,
): Promise<Page<ShipperKeyRow>> {
  return page(scope, 'shipper_keys', liveKeys(scope, shipper), query, { unlimited: true });
}

export async function insertShipperKey(
  scope: Scope,
  key: Pick<ShipperKeyRow, 'id' | 'shipper' | 'mode' | 'label' | 'digest' | 'last_four'>,
): Promise<void> {
  await insertRow(scope, 'shipper_keys', {
    row: { ...key, created_at: scope.now },
    defaults: ['revoked_at'],
  }).execute();
}

/** Revokes one of the shipper's keys, or all of them when `id` is left out. Resolves to those that were valid before. */
export async function revokeShipperKeys(
  scope: Scope,
  shipper: string,
  id?: string,
): Promise<ShipperKeyRow[]> {
  let query = scope.trx
    .updateTable('shipper_keys')
    .set({ revoked_at: scope.now })
    .where('shipper', '=', shipper)
    .where('revoked_at', 'is', null);
  if (id !== undefined) query = query.where('id', '=', id);
  return query.returningAll().execute();
}

/** Returns a key's row as it is listed: masked. */
export function shipperKeyView(scope: Scope, row: ShipperKeyRow): ShipperKey {
  return {
    id: row.id,
    object: 'api_key',
    key: `${keyStart(scope.deployment.keyPrefix, row.mode, 'shp')}…${row.last_four}`,
    mode: row.mode,
    label: row.label ?? undefined,
    created_at: row.created_at.toISOString(),
  };
}
