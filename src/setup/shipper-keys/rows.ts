/** Rows of the API keys that shippers use in the customer interface: digests, never the keys. Queries only. */
import type { Selectable } from 'kysely';
import { insertRow } from '../../db/insert.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { ShipperKey } from './resource.js';
import { keyStart } from '../api-keys/secrets.js';

type ShipperKeyRow = Selectable<DB['shipper_keys']>;

const live = (scope: Scope, shipper: string) =>
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
  return page(scope, 'shipper_keys', live(scope, shipper), query, { unlimited: true });
}

export type NewShipperKey = Pick<ShipperKeyRow, 'id' | 'shipper' | 'mode' | 'label' | 'digest' | 'last_four'>;

export async function insertShipperKey(scope: Scope, key: NewShipperKey): Promise<void> {
  await insertRow(scope, 'shipper_keys', {
    row: { ...key, created_at: scope.now },
    defaults: ['revoked_at'],
  }).execute();
}

/**
 * Revokes one of the shipper's keys, or all of them when `id` is left out. Resolves to how many were valid before.
 */
export async function revokeShipperKeys(scope: Scope, shipper: string, id?: string): Promise<number> {
  let query = scope.trx
    .updateTable('shipper_keys')
    .set({ revoked_at: scope.now })
    .where('shipper', '=', shipper)
    .where('revoked_at', 'is', null);
  if (id !== undefined) query = query.where('id', '=', id);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
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
