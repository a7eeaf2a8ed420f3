/** Messages by the office: to the recipient of one order, or to those of many. */
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound, unknownReference } from '../../domain/errors.js';
import { deliveryBefore } from '@waypost/planning/exchange';
import { type Channel, CHANNELS } from '../../domain/sending.js';
import { lockDepotShared } from '../../setup/depots/rows.js';
import { type Draft, insertMessages, listMessagesByKey } from '../../records/messages.js';
import { messageViews } from '../../records/outgoing-messages.js';
import { listOrderIds, type OrderFilter } from '../../records/orders/list.js';
import { ownLink } from '../../records/orders/tracking.js';
import { lockOrder, lockOrders, type OrderRow } from '../../records/orders/rows.js';
import { lockShipperShared } from '../../setup/shippers/rows.js';
import { findTemplate, type TemplateRow } from '../../setup/templates/rows.js';
import type { SkippedOrder } from '../../resources/booking-request.js';
import type { List } from '../../resources/list.js';
import type { Message } from '../../resources/message.js';
import { draftAboutOrders, draftWords, listOptedOutOf, type OrderNotice } from '../../messaging/draft.js';
import { obstacleOfReach } from '../../messaging/reach.js';
import { type MessageInput, type MessagesAnswer, type MessagesInput, OPEN } from './schemas.js';
import { FIELDS, readText } from '../../messaging/texts.js';

/** Orders locked and written to together. */
const CHUNK = 200;

/** A message's text by channel. */
type Words = { channels: Channel[] } & ({ text: string } | { template: TemplateRow });

/**
 * POST /orders/{order_id}/messages: queues the words for each channel that reaches the recipient; not sent at night.
 * Throws 409 `opted_out` or `unreachable` where no channel does, `invalid_state` for an
 * order that was erased, and what `wordsOf` and `draftWords` throw.
 */
export async function writeToRecipient(
  scope: Scope,
  { params: { order_id: id }, body }: { params: { order_id: string }; body: MessageInput },
): Promise<List<Message>> {
  const order = requireFound(await lockOrder(scope, id), 'order', id);
  const words = await wordsOf(scope, body);
  if (order.erased_at !== null) {
    throw new AppError('invalid_state', { message: `Order ${id}'s recipient data has been erased.` });
  }
  const obstacle = obstacleOfReach(order, await listOptedOutOf(scope, [order]), words.channels);
  if (obstacle) throw new AppError(obstacle.code, { message: obstacle.message });
  const keys = await queue(scope, [order], words, scope.newId('batch'));
  const rows = await listMessagesByKey(scope, keys);
  return { object: 'list', data: await messageViews(scope, rows), has_more: false };
}

/**
 * POST /messages: writes to the recipients of the orders that are named, or that a filter selects; not sent at night.
 * Throws 422 `missing_field` without either, `unknown_reference` for an order, depot or shipper, and what `wordsOf` and
 * `draftWords` throw.
 */
export async function writeToRecipients(
  scope: Scope,
  { body }: { body: MessagesInput },
): Promise<MessagesAnswer> {
  await refuseUnknownFilter(scope, body.filter);
  const named = body.orders && (await lockNamed(scope, body.orders));
  // Always in the order of their ids, so that no two calls wait for each other.
  const selected = named ? undefined : selectedBy(body.filter);
  const ids = named?.map(({ id }) => id) ?? (await listOrderIds(scope, selected ?? {})).toSorted();
  const words = await wordsOf(scope, body);
  const all = new Set(ids);
  const keyPrefix = scope.newId('batch');
  const skipped: SkippedOrder[] = [];
  let queued = 0;
  for (let start = 0; start < ids.length; start += CHUNK) {
    const end = start + CHUNK;
    // An order that changed before it was locked, such as by being cancelled, may no longer match.
    const orders =
      named?.slice(start, end) ??
      (await lockOrders(scope, ids.slice(start, end))).filter((order) => isSelected(order, selected ?? {}));
    const optedOut = await listOptedOutOf(scope, orders);
    const obstacleOf = (order: OrderRow) =>
      // One visit, one message: the delivery's.
      deliveryBefore(order, all) === null ? obstacleOfReach(order, optedOut, words.channels) : EXCHANGED;
    const written: OrderRow[] = [];
    for (const order of orders) {
      const obstacle = obstacleOf(order);
      if (obstacle) skipped.push({ order: order.id, ...obstacle });
      else written.push(order);
    }
    await queue(scope, written, words, keyPrefix);
    queued += written.length;
  }
  return { queued, skipped: skipped.length, skipped_orders: skipped };
}

const EXCHANGED = {
  code: 'exchanged',
  message: 'The recipient gets the message for the delivery of its exchange.',
} as const;

/** Returns the named orders, locked and sorted by id. Throws 422 `unknown_reference` for another. */
async function lockNamed(scope: Scope, named: readonly string[]): Promise<OrderRow[]> {
  const ids = [...new Set(named)].toSorted();
  const orders = await lockOrders(scope, ids);
  const known = new Set(orders.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw unknownReference('order', unknown, `orders[${named.indexOf(unknown)}]`);
  return orders;
}

type Selection = Pick<OrderFilter, 'depot' | 'shipper' | 'date' | 'status'>;

/** Returns the filter's conditions: open orders by default. */
function selectedBy(filter: MessagesInput['filter']): Selection {
  const { depot, shipper, date, status } = filter ?? {};
  if ([depot, shipper, date, status].every((value) => value === undefined)) {
    throw new AppError('missing_field', {
      message: 'Send `orders`, or a `filter` with at least one field.',
      param: filter ? 'filter' : 'orders',
    });
  }
  return { depot, shipper, date, status: status === undefined ? OPEN : [status].flat() };
}

/** Returns whether a filter still selects an order; its shipper cannot change. */
function isSelected(order: OrderRow, { depot, date, status }: Selection): boolean {
  return (
    (depot === undefined || order.depot === depot) &&
    (date === undefined || order.slot_date === date) &&
    (status === undefined || status.includes(order.status))
  );
}

/** Throws 422 `unknown_reference` for a depot or shipper of the filter, whether it selects or orders are named. */
async function refuseUnknownFilter(scope: Scope, filter: MessagesInput['filter']): Promise<void> {
  const { depot, shipper } = filter ?? {};
  if (depot !== undefined && !(await lockDepotShared(scope, depot))) {
    throw unknownReference('depot', depot, 'filter.depot');
  }
  if (shipper !== undefined && !(await lockShipperShared(scope, shipper))) {
    throw unknownReference('shipper', shipper, 'filter.shipper');
  }
}

/**
 * Returns the message's text or template. Throws 422 `missing_field` without words, `invalid_value` for both a text and
 * a template, or for a template of another kind; `unknown_reference` for a template.
 */
async function wordsOf(scope: Scope, { text, template: id, channels }: MessageInput): Promise<Words> {
  const wanted = [...new Set(channels ?? CHANNELS)];
  if (id === undefined) {
    if (text !== undefined) return { channels: wanted, text };
    throw new AppError('missing_field', { message: 'Send `text` or `template`.', param: 'text' });
  }
  if (text !== undefined) {
    throw new AppError('invalid_value', {
      message: 'Send `text` or `template`, not both.',
      param: 'template',
    });
  }
  const template = await findTemplate(scope, id);
  if (!template) throw unknownReference('template', id, 'template');
  for (const field of FIELDS) {
    const words = template[field];
    if (words !== null) readText('message', field, words, 'template');
  }
  return { template, channels: wanted.filter((channel) => template.channels.includes(channel)) };
}

async function noticesOf(
  scope: Scope,
  orders: readonly OrderRow[],
  { channels, keyPrefix }: { channels: readonly Channel[]; keyPrefix: string },
): Promise<OrderNotice<'message'>[]> {
  const notices: OrderNotice<'message'>[] = [];
  for (const order of orders) {
    const link = await ownLink(scope, order);
    notices.push({ order, channels, keyPrefix: `${keyPrefix}/${order.id}`, link, values: {} });
  }
  return notices;
}

/** Queues the words for these locked orders, and resolves to the messages' dedupe keys. */
async function queue(
  scope: Scope,
  orders: readonly OrderRow[],
  words: Words,
  keyPrefix: string,
): Promise<string[]> {
  const { channels } = words;
  const drafts: Draft[] =
    'text' in words
      ? await draftWords(scope, orders, { channels, text: words.text, keyPrefix })
      : await draftAboutOrders(
          scope,
          'message',
          await noticesOf(scope, orders, { channels, keyPrefix }),
          words.template.id,
        );
  await insertMessages(scope, drafts);
  return drafts.map(({ dedupeKey }) => dedupeKey);
}
