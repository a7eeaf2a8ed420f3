/** Operations on shippers through the API. */
import { sendWhenDue } from '../../db/outbox.js';
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { reportedDays, type ReportPeriod } from '../../domain/report-schedule.js';
import { inviteKeyPrefix, invitePortalUsers } from '../../messaging/invitations.js';
import { shipperNewsKeyPrefix } from '../../messaging/shipper-news.js';
import { eraseAuditMentions } from '../../records/erasure.js';
import { eraseMessagesTo } from '../../records/message-moves.js';
import { findOpenOrder } from '../../records/references.js';
import { listReturns, returnLineView } from '../../records/returns.js';
import { type List, listed } from '../../resources/list.js';
import { mergeMetadata, metadataStored } from '../../resources/metadata.js';
import type { ReturnLine } from '../../resources/return-line.js';
import { deletePortalAccess } from '../../sessions/portal.js';
import { newApiKey } from '../api-keys/secrets.js';
import type {
  NewShipperKey,
  PortalUserErasure,
  ReturnManifestQuery,
  Shipper,
  ShipperInput,
  ShipperKey,
  ShipperKeyInput,
  ShipperPatch,
} from './resource.js';
import {
  archiveShipper,
  findShipper,
  insertShipper,
  insertShipperKey,
  listShipperKeys,
  listShippers,
  lockShipper,
  lockShipperShared,
  revokeShipperKeys,
  shipperKeyView,
  type ShipperRow,
  shipperView,
  updateShipper,
} from './rows.js';

type ShipperParams = { params: { shipper_id: string } };

export async function listShippersPage(
  scope: Scope,
  { query }: { query: PageQuery },
): Promise<List<Shipper>> {
  return listed(await listShippers(scope, query), shipperView);
}

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
    notify_events: distinct(body.notify?.events ?? []),
    notify_daily: body.notify?.daily ?? false,
    ...reporting(scope, body.notify?.report ?? null),
    metadata: metadataStored(body.metadata),
  });
  await invitePortalUsers(scope, row, row.portal_users);
  return shipperView(row);
}

/** PATCH /shippers/{shipper_id}: new portal users are emailed an invite. */
export async function patchShipper(
  scope: Scope,
  { params, body }: ShipperParams & { body: ShipperPatch },
): Promise<Shipper> {
  const shipper = requireFound(await lockShipper(scope, params.shipper_id), 'shipper', params.shipper_id);
  const report = body.notify?.report;
  const changed = await updateShipper(scope, shipper.id, {
    name: body.name,
    contact_email: body.contact_email,
    portal_users: body.portal_users,
    booking_automatic: body.booking?.automatic,
    sender_name: body.booking?.sender_name,
    notify_events: body.notify?.events && distinct(body.notify.events),
    notify_daily: body.notify?.daily,
    ...(report !== undefined && report !== shipper.notify_report && reporting(scope, report)),
    metadata: body.metadata === undefined ? undefined : mergeMetadata(shipper.metadata, body.metadata),
  });
  const isNew = (user: string) => !shipper.portal_users.includes(user);
  const gone = shipper.portal_users.filter((user) => !changed.portal_users.includes(user));
  for (const user of gone) await deletePortalAccess(scope, shipper.id, user);
  await invitePortalUsers(scope, changed, changed.portal_users.filter(isNew));
  if (changed.notify_daily !== shipper.notify_daily) {
    sendWhenDue(scope, { kind: 'shipper_news', subject: shipper.id });
  }
  return shipperView(changed);
}

/** DELETE /shippers/{shipper_id}: archives it and revokes its keys. Throws 409 `in_use` while it has open orders. */
export async function deleteShipper(scope: Scope, { params }: ShipperParams): Promise<void> {
  const shipper = requireFound(await lockShipper(scope, params.shipper_id), 'shipper', params.shipper_id);
  const order = await findOpenOrder(scope, 'shipper', shipper.id);
  if (order !== undefined) {
    throw new AppError('in_use', {
      message: `Order ${order} of this shipper is open. Complete or cancel the shipper's orders first.`,
    });
  }
  await revokeShipperKeys(scope, shipper.id);
  await deletePortalAccess(scope, shipper.id);
  await eraseMessagesTo(scope, { prefix: inviteKeyPrefix('portal_invite', shipper.id) });
  await eraseMessagesTo(scope, { prefix: shipperNewsKeyPrefix(shipper.id) });
  await archiveShipper(scope, shipper.id);
}

/**
 * POST /shippers/{shipper_id}/portal-users/erase: removes a user from the portal, if that was not done before, and
 * erases their address everywhere, in upper or lower case.
 */
export async function erasePortalUser(
  scope: Scope,
  { params, body }: ShipperParams & { body: PortalUserErasure },
): Promise<void> {
  const shipper = requireFound(await lockShipper(scope, params.shipper_id), 'shipper', params.shipper_id);
  const isTheirs = (user: string) => user.toLowerCase() === body.email.toLowerCase();
  const users = shipper.portal_users.filter(isTheirs);
  if (users.length > 0) {
    await updateShipper(scope, shipper.id, {
      portal_users: shipper.portal_users.filter((user) => !isTheirs(user)),
    });
  }
  for (const email of distinct([...users, body.email])) {
    await deletePortalAccess(scope, shipper.id, email);
    await eraseMessagesTo(scope, { prefix: inviteKeyPrefix('portal_invite', shipper.id), recipient: email });
    await eraseMessagesTo(scope, { prefix: shipperNewsKeyPrefix(shipper.id), recipient: email });
    await eraseAuditMentions(scope, shipper.id, email);
  }
}

/** Reports begin with the period that ends next. */
const reporting = ({ now, tenant }: Scope, period: ReportPeriod | null) => ({
  notify_report: period,
  reported_until: period && reportedDays(period, now, tenant.timezone).to,
});

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

export async function requireShipper(scope: Scope, id: string, read = findShipper): Promise<ShipperRow> {
  return requireFound(await read(scope, id), 'shipper', id);
}

/**
 * Lists the shipper's goods that the courier has and is to hand back, of all depots or one, and those that were handed
 * back on a date, by default today's.
 */
export async function getReturnManifest(
  scope: Scope,
  { params, query }: { params: { shipper_id: string }; query: ReturnManifestQuery },
): Promise<List<ReturnLine>> {
  const { id: shipper } = await requireShipper(scope, params.shipper_id);
  return listed(await listReturns(scope, { ...query, shipper }, query), returnLineView);
}

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
  scope.outcome.detail = keyName({ label: label ?? null, last_four });
  return { id, object: 'api_key', key, mode };
}

/** DELETE /shippers/{shipper_id}/api-keys/{key_id}: revokes it. */
export async function deleteShipperKey(
  scope: Scope,
  { params }: { params: { shipper_id: string; key_id: string } },
): Promise<void> {
  const shipper = await requireShipper(scope, params.shipper_id);
  const [revoked] = await revokeShipperKeys(scope, shipper.id, params.key_id);
  scope.outcome.detail = keyName(requireFound(revoked, 'API key', params.key_id));
}

/** What people call a key: `Warehouse …q4tz`. */
const keyName = ({ label, last_four: end }: { label: string | null; last_four: string }): string =>
  `${label ?? 'Key'} …${end}`;
