/** A shipper's API keys for the customer interface. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { notFound } from '../../domain/errors.js';
import { newApiKey } from '../api-keys/secrets.js';
import { insertShipperKey, listShipperKeys, revokeShipperKeys, shipperKeyView } from './rows.js';
import { lockShipperShared } from '../shippers/rows.js';
import { type List, listed } from '../../resources/list.js';
import type { NewShipperKey, ShipperKey } from './resource.js';
import { requireShipper, type ShipperParams } from '../shippers/commands.js';
import type { ShipperKeyInput } from '../shippers/resource.js';

/** GET /shippers/{shipper_id}/api-keys: masked. */
export async function listShipperKeysPage(
  scope: Scope,
  { params, query }: ShipperParams & { query: PageQuery },
): Promise<List<ShipperKey>> {
  const shipper = await requireShipper(scope, params.shipper_id);
  return listed(await listShipperKeys(scope, shipper.id, query), (row) => shipperKeyView(scope, row));
}

/** POST /shippers/{shipper_id}/api-keys: the full key is returned only once. */
export async function createShipperKey(
  scope: Scope,
  { params, body }: ShipperParams & { body: ShipperKeyInput },
): Promise<NewShipperKey> {
  const shipper = await requireShipper(scope, params.shipper_id, lockShipperShared);
  const { mode, label } = body;
  const id = scope.newId('shipperKey');
  const { key, last_four } = newApiKey(scope.deployment.keyPrefix, mode, 'shp');
  const digest = scope.deployment.digestKey(key);
  await insertShipperKey(scope, { id, shipper: shipper.id, mode, label: label ?? null, digest, last_four });
  return { id, object: 'api_key', key, mode };
}

/** DELETE /shippers/{shipper_id}/api-keys/{key_id}: revokes it. */
export async function deleteShipperKey(
  scope: Scope,
  { params }: { params: { shipper_id: string; key_id: string } },
): Promise<void> {
  const shipper = await requireShipper(scope, params.shipper_id);
  if ((await revokeShipperKeys(scope, shipper.id, params.key_id)) === 0) {
    throw notFound('API key', params.key_id);
  }
}
