/** The portal's list of a shipper's orders: as a page, and as a CSV file. */
import type { Columns, CsvFile } from '../../api/csv.js';
import { insertAudit } from '../../db/audit.js';
import type { Scope } from '../../db/scope.js';
import { findOrder, type OrderRow } from '../../records/orders/rows.js';
import { listOrders } from '../../records/orders/list.js';
import { trackingUrl } from '../../records/orders/tracking.js';
import { slotOf } from '../../records/orders/view.js';
import { findSenderNames } from '../../records/sender-names.js';
import type { ShipperRow } from '../../setup/shippers/rows.js';
import { listOutcomes, type Outcome } from '../../records/visited.js';
import { ordersFile, type WithOutcome } from '../../operations/orders/export.js';
import { narrowedBy, parametersOf, type PortalFilter } from './filters.js';
import type { PortalOrder, PortalView } from './views.js';
import { statusWords } from '../../domain/states/order-words.js';
import { goodsOf, placeOf } from './words.js';

const PAGE_SIZE = 25;

/** Reads a page of the list. A cursor that is not one of this shipper's orders is ignored. */
export async function readOrders(
  scope: Scope,
  shipper: ShipperRow,
  token: string,
  { after, ...filter }: PortalFilter & { after: string | null },
): Promise<PortalView> {
  const from = after === null ? undefined : await findOrder(scope, after);
  const cursor = from?.shipper === shipper.id ? from.id : undefined;
  const found = await listOrders(scope, {
    shipper: shipper.id,
    ...narrowedBy(filter),
    limit: PAGE_SIZE,
    ...(cursor === undefined ? {} : { starting_after: cursor }),
  });
  const outcomes = await listOutcomes(
    scope,
    found.rows.map(({ id }) => id),
  );
  const { courier } = await findSenderNames(scope, []);
  const last = found.rows.at(-1);
  const narrowed = parametersOf(filter);
  const isNarrowed = Object.keys(narrowed).length > 0;
  return {
    shipper: shipper.name,
    courier,
    filter,
    isNarrowed,
    orders: found.rows.map((row) => orderOf(scope, row, outcomes.get(row.id))),
    older: found.has_more && last ? addressOf('/portal', { ...narrowed, after: last.id }) : null,
    newest: cursor !== undefined || isNarrowed ? '/portal' : null,
    csv: addressOf('/portal/orders.csv', narrowed),
    token,
  };
}

function addressOf(path: string, parameters: Record<string, string>): string {
  const search = new URLSearchParams(parameters).toString();
  return search === '' ? path : `${path}?${search}`;
}

function orderOf(scope: Scope, row: OrderRow, outcome: Outcome | undefined): PortalOrder {
  const { name, address } = row.recipient;
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    type: row.type,
    reason: row.status === 'failed_attempt' ? (outcome?.failure_reason ?? null) : null,
    name,
    place: placeOf(address),
    goods: goodsOf(row.items),
    slot: slotOf(row),
    trackingUrl: trackingUrl(scope, row),
  };
}

type Line = OrderRow & WithOutcome & { tracking: string | null };

const COLUMNS: Columns<Line> = {
  reference: ({ reference }) => reference,
  status: (row) => statusWords('shipper', row),
  recipient_name: ({ recipient }) => recipient.name,
  town: ({ recipient }) => recipient.address?.town,
  postcode: ({ recipient }) => recipient.address?.postcode,
  goods: ({ items }) => goodsOf(items),
  slot_date: (row) => row.slot_date,
  slot_from: (row) => row.slot_from,
  slot_to: (row) => row.slot_to,
  attempts: ({ attempts }) => attempts,
  delivered_at: ({ outcome }) => outcome?.delivered_at?.toISOString(),
  signed_by: ({ outcome }) => outcome?.signed_by,
  failure_reason: ({ outcome }) => outcome?.failure_reason,
  tracking_url: ({ tracking }) => tracking,
};

/** Writes the shipper's orders that the filter leaves as a file: the newest ten thousand. */
export async function exportOrders(
  scope: Scope,
  shipper: ShipperRow,
  filter: PortalFilter,
): Promise<CsvFile> {
  const wanted = { shipper: shipper.id, ...narrowedBy(filter) };
  const file = await ordersFile(scope, wanted, COLUMNS, (rows) =>
    rows.map((row) => ({ ...row, tracking: trackingUrl(scope, row) })),
  );
  await insertAudit(scope, { action: 'orders.export', subject: shipper.id, detail: file.name });
  return file;
}
