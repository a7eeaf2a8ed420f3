/** Operations on shippers through the API. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, found } from '../../domain/errors.js';
import { findOpenOrder } from '../../records/references.js';
import { revokeShipperKeys } from '../../records/shipper-keys.js';
import {
  archiveShipper,
  findShipper,
  insertShipper,
  listShippers,
  lockShipper,
  type ShipperRow,
  shipperView,
  updateShipper,
} from '../../records/shippers.js';
import { type List, listed } from '../../resources/list.js';
import type { Shipper } from '../../resources/shipper.js';
import { invitePortalUsers } from '../messages/notify.js';
import type { ShipperInput, ShipperPatch } from './schemas.js';

export type ShipperParams = { params: { shipper_id: string } };

/** GET /shippers */
export async function listShippersPage(
  scope: Scope,
  { query }: { query: PageQuery },
): Promise<List<Shipper>> {
  return listed(await listShippers(scope, query), shipperView);
}

/** GET /shippers/{shipper_id} */
export async function getShipper(scope: Scope, { params }: ShipperParams): Promise<Shipper> {
  return shipperView(await requireShipper(scope, params.shipper_id));
}

/** POST /shippers: portal invites are emailed. */
export async function createShipper(scope: Scope, { body }: { body: ShipperInput }): Promise<Shipper> {
  const row = await insertShipper(scope, {
    id: scope.newId('shipper'),
    name: body.name,
    contact_email: body.contact_email ?? null,
    portal_users: body.portal_users,
    booking_automatic: body.booking?.automatic ?? true,
    sender_name: body.booking?.sender_name ?? null,
  });
  await invitePortalUsers(scope, row, row.portal_users);
  return shipperView(row);
}

/** PATCH /shippers/{shipper_id}: new portal users are emailed an invite. */
export async function patchShipper(
  scope: Scope,
  { params, body }: ShipperParams & { body: ShipperPatch },
): Promise<Shipper> {
  const shipper = found(await lockShipper(scope, params.shipper_id), 'shipper', params.shipper_id);
  const changed = await updateShipper(scope, shipper.id, {
    name: body.name,
    contact_email: body.contact_email,
    portal_users: body.portal_users,
    booking_automatic: body.booking?.automatic,
    sender_name: body.booking?.sender_name,
  });
  const isNew = (user: string) => !shipper.portal_users.includes(user);
  await invitePortalUsers(scope, changed, changed.portal_users.filter(isNew));
  return shipperView(changed);
}

/** DELETE /shippers/{shipper_id}: archives it and revokes its keys. Throws 409 `in_use` while it has open orders. */
export async function deleteShipper(scope: Scope, { params }: ShipperParams): Promise<void> {
  const shipper = found(await lockShipper(scope, params.shipper_id), 'shipper', params.shipper_id);
  const order = await findOpenOrder(scope, 'shipper', shipper.id);
  if (order !== undefined) {
    throw new AppError('in_use', {
      message: `Order ${order} of this shipper is open. Finish or cancel its orders first.`,
    });
  }
  await revokeShipperKeys(scope, shipper.id);
  await archiveShipper(scope, shipper.id);
}

export async function requireShipper(scope: Scope, id: string, read = findShipper): Promise<ShipperRow> {
  return found(await read(scope, id), 'shipper', id);
}
