/** What can be done to shippers and their API keys through the API. */
import { enqueue } from '../../db/outbox.js';
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { newApiKey } from '../couriers/api-keys.js';
import { findOpenOrder } from '../fleet/usage.store.js';
import {
  insertShipperKey,
  listShipperKeys,
  revokeShipperKeys,
  shipperKeyView,
} from './shipper-keys.store.js';
import type { ShipperInput, ShipperKeyInput, ShipperPatch } from './shippers.schemas.js';
import {
  findShipper,
  holdShipper,
  insertShipper,
  listShippers,
  lockShipper,
  type ShipperRow,
  type ShipperView,
  shipperView,
  updateShipper,
} from './shippers.store.js';

type ShipperParams = { params: { shipper_id: string } };

/** GET /shippers */
export async function listShippersPage(scope: Scope, { query }: { query: PageQuery }) {
  const { rows, has_more } = await listShippers(scope, query);
  return { object: 'list', data: rows.map(shipperView), has_more };
}

/** GET /shippers/{shipper_id} */
export async function getShipper(scope: Scope, { params }: ShipperParams): Promise<ShipperView> {
  return shipperView(await requireShipper(scope, params.shipper_id));
}

/** POST /shippers: portal invites are emailed. */
export async function createShipper(scope: Scope, { body }: { body: ShipperInput }): Promise<ShipperView> {
  const row = await insertShipper(scope, {
    id: scope.newId('shipper'),
    name: body.name,
    contact_email: body.contact_email ?? null,
    portal_users: body.portal_users,
    booking_automatic: body.booking?.automatic ?? true,
    sender_name: body.booking?.sender_name ?? null,
  });
  if (row.portal_users.length > 0) await invite(scope, row);
  return shipperView(row);
}

/** PATCH /shippers/{shipper_id}: new portal users are emailed an invite. */
export async function patchShipper(
  scope: Scope,
  { params, body }: ShipperParams & { body: ShipperPatch },
): Promise<ShipperView> {
  const shipper = await lockShipper(scope, params.shipper_id);
  if (!shipper) throw notFound('shipper', params.shipper_id);
  const changed = await updateShipper(scope, shipper.id, {
    name: body.name,
    contact_email: body.contact_email,
    portal_users: body.portal_users,
    booking_automatic: body.booking?.automatic,
    sender_name: body.booking?.sender_name,
  });
  const isNew = (user: string) => !shipper.portal_users.includes(user);
  if (changed.portal_users.some(isNew)) await invite(scope, changed);
  return shipperView(changed);
}

/** DELETE /shippers/{shipper_id}: archived, its keys revoked. 409 `in_use` while it has open orders. */
export async function deleteShipper(scope: Scope, { params }: ShipperParams): Promise<void> {
  const shipper = await lockShipper(scope, params.shipper_id);
  if (!shipper) throw notFound('shipper', params.shipper_id);
  const order = await findOpenOrder(scope, 'shipper', shipper.id);
  if (order !== undefined) {
    throw new AppError('in_use', {
      message: `Order ${order} of this shipper is open. Finish or cancel its orders first.`,
    });
  }
  await revokeShipperKeys(scope, shipper.id);
  await updateShipper(scope, shipper.id, { archived_at: scope.now });
}

/** GET /shippers/{shipper_id}/api-keys: masked. */
export async function listShipperKeysPage(
  scope: Scope,
  { params, query }: ShipperParams & { query: PageQuery },
) {
  const shipper = await requireShipper(scope, params.shipper_id);
  const { rows, has_more } = await listShipperKeys(scope, shipper.id, query);
  return { object: 'list', data: rows.map((row) => shipperKeyView(scope, row)), has_more };
}

/** POST /shippers/{shipper_id}/api-keys: the full key is returned once only. */
export async function createShipperKey(
  scope: Scope,
  { params, body }: ShipperParams & { body: ShipperKeyInput },
) {
  const shipper = await requireShipper(scope, params.shipper_id, holdShipper);
  const { mode, label } = body;
  const id = scope.newId('shipperKey');
  const { key, last_four } = newApiKey(scope.settings.keyPrefix, mode, 'shp');
  const digest = scope.settings.digestKey(key);
  await insertShipperKey(scope, { id, shipper: shipper.id, mode, label: label ?? null, digest, last_four });
  return { id, object: 'api_key', key, mode };
}

/** DELETE /shippers/{shipper_id}/api-keys/{key_id}: revoked. */
export async function deleteShipperKey(
  scope: Scope,
  { params }: { params: { shipper_id: string; key_id: string } },
): Promise<void> {
  const shipper = await requireShipper(scope, params.shipper_id);
  if ((await revokeShipperKeys(scope, shipper.id, params.key_id)) === 0) {
    throw notFound('API key', params.key_id);
  }
}

async function requireShipper(scope: Scope, id: string, read = findShipper): Promise<ShipperRow> {
  const row = await read(scope, id);
  if (!row) throw notFound('shipper', id);
  return row;
}

async function invite(scope: Scope, shipper: ShipperRow): Promise<void> {
  await enqueue(scope, 'notification', shipper.id, { kind: 'portal_invite', subject: shipper.id });
}
