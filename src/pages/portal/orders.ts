/** A shipper's orders in the portal: their list, as a page and as a CSV file, and one order with what can be done to it. */
import type { Columns, CsvFile } from '../../api/csv.js';
import { insertAudit } from '../../db/audit.js';
import type { Scope } from '../../db/scope.js';
import { findOrder, type OrderRow, lockOrder } from '../../records/orders/rows.js';
import { listOrders } from '../../records/orders/list.js';
import { slotOf, trackingUrl } from '../../records/orders/view.js';
import { findSenderNames } from '../../records/sender-names.js';
import type { ShipperRow } from '../../setup/shippers/rows.js';
import { listOutcomes, type Outcome, listVisitsOf, type VisitedRow } from '../../records/visited.js';
import { ordersFile, type WithOutcome } from '../../operations/orders/export.js';
import { narrowedBy, parametersOf, type PortalFilter } from './filters.js';
import type { PortalOrder, PortalView } from './views.js';
import { statusWords } from '../../domain/states/order-words.js';
import { goodsOf, placeOf } from './words.js';
import type { Binary } from '../../api/define-operation.js';
import { AppError } from '../../domain/errors.js';
import { localDateTime } from '@waypost/base/local-time';
import { UNBOOKED } from '../../domain/states/order.js';
import { listComments } from '../../records/comments.js';
import { timezoneOf } from '../../setup/depots/rows.js';
import { cancelOrder } from '../../operations/orders/cancel.js';
import { addComment } from '../../operations/orders/comments.js';
import { commentInput } from '../../operations/orders/schemas.js';
import { proofPage } from '../../operations/prints/proof.js';
import type { PortalVisit, OrderView } from './order-view.js';

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

/** The most visits and comments of an order that are shown. */
const MAX_SHOWN = 50;

/** Reads an order of the shipper; null for anything else. */
export async function readOrder(
  scope: Scope,
  shipper: ShipperRow,
  { id, token, problem, written }: { id: string; token: string; problem: string | null; written: string },
): Promise<OrderView | null> {
  const order = await findOwn(scope, shipper, id);
  if (!order) return null;
  const { courier } = await findSenderNames(scope, []);
  const visits = await listVisitsOf(scope, order.id, { limit: MAX_SHOWN });
  const comments = await listComments(scope, order.id, { limit: MAX_SHOWN });
  const zone = order.depot === null ? scope.tenant.timezone : await timezoneOf(scope, order.depot);
  const shown: PortalVisit[] = [];
  for (const { status, ...visit } of visits.rows) {
    if (status !== 'arrived') shown.push(visitOf(status, visit, await timezoneOf(scope, visit.depot)));
  }
  return {
    id: order.id,
    courier,
    reference: order.reference,
    type: order.type,
    status: order.status,
    name: order.recipient.name ?? '',
    address: order.recipient.address,
    goods: goodsOf(order.items),
    pieces: { expected: order.pieces_expected, scanned: order.pieces_scanned },
    slot: slotOf(order),
    trackingUrl: trackingUrl(scope, order),
    visits: shown,
    comments: comments.rows.map(({ author, text, created_at: at }) => ({
      by: author === authorOf(shipper) ? author : courier,
      text,
      ...localDateTime(at, zone),
    })),
    takesComments: order.erased_at === null,
    canCancel: isCancellable(order),
    token,
    problem,
    written,
  };
}

function visitOf(
  outcome: PortalVisit['outcome'],
  { type, date, left_at: left, proof, failure_reason: reason }: Omit<VisitedRow, 'status'>,
  zone: string,
): PortalVisit {
  const local = left === null ? null : localDateTime(left, zone);
  return {
    outcome,
    type,
    date: local?.date ?? date,
    time: local?.time ?? null,
    signedBy: proof?.signed_by ?? null,
    reason,
  };
}

/** Returns the proof of delivery of the shipper's order; null where there is no such order, or no proof of it. */
export async function readProof(scope: Scope, shipper: ShipperRow, id: string): Promise<Binary | null> {
  const order = await findOwn(scope, shipper, id);
  if (!order) return null;
  try {
    return await proofPage(scope, order);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_state') return null;
    throw error;
  }
}

/** Returns the author of comments in the portal: the shipper, not a person, whose name would have to be erased. */
function authorOf({ name }: ShipperRow): string {
  return name.replaceAll(/\s+/g, ' ').slice(0, 120);
}

/** Adds a comment in the shipper's name. Resolves to what is wrong with it, or to null. */
export async function comment(
  scope: Scope,
  shipper: ShipperRow,
  { id, text }: { id: string; text: unknown },
): Promise<string | null> {
  const body = commentInput.safeParse({
    author: authorOf(shipper),
    text: typeof text === 'string' ? text.trim() : '',
  });
  if (!body.success) return 'Write a comment of at most 2,000 characters first.';
  if (!(await findOwn(scope, shipper, id))) return 'Order not found.';
  await addComment(scope, { params: { order_id: id }, body: body.data });
  await insertAudit(scope, { action: 'orders.add_comment', subject: id });
  return null;
}

/** Cancels an order for which no slot is booked. Resolves to why it cannot be cancelled, or to null. */
export async function cancel(scope: Scope, shipper: ShipperRow, id: string): Promise<string | null> {
  const order = (await findOwn(scope, shipper, id)) && (await lockOrder(scope, id));
  if (!order) return 'Order not found.';
  if (!isCancellable(order)) {
    return 'This order can no longer be cancelled here. Ask the courier.';
  }
  await cancelOrder(scope, { params: { order_id: id }, body: undefined });
  await insertAudit(scope, { action: 'orders.cancel', subject: id });
  return null;
}

/** Until a slot is booked no recipient expects the goods, so the shipper may cancel. */
function isCancellable({ status }: OrderRow): boolean {
  return UNBOOKED.includes(status);
}

async function findOwn(scope: Scope, shipper: ShipperRow, id: string): Promise<OrderRow | undefined> {
  const order = await findOrder(scope, id);
  return order?.shipper === shipper.id ? order : undefined;
}
