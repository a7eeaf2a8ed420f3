/**
 * What a recipient can see and do with a booking link: pick a slot. Each function resolves to a page.
 */
import { insertAudit } from '../../db/audit.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { OPEN_REQUESTS } from '../../domain/states/booking-request.js';
import { isDate, isTimeOfDay } from '@waypost/base/local-time';
import { decideOrder, VISIT_BOOKED } from '../../domain/states/order.js';
import type { Slot } from '../../domain/types.js';
import { optionNames } from '@waypost/reply-reader/option-names';
import { sameSlot } from '@waypost/base/slot';
import { findRequestByToken, type RequestRow } from '../../records/booking-requests.js';
import { findOrder, lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { orderView, slotOf } from '../../records/orders/view.js';
import { findSenderNames } from '../../records/sender-names.js';
import { bookSlot } from '../../operations/bookings/book.js';
import { listChoice } from '../../operations/bookings/offers.js';
import {
  type Answer,
  bookedPage,
  messagePage,
  pickerPage,
  type GoodsView,
  type Sender,
} from '../../page-kit/views.js';

/** How long a link can be used to pick a slot. */
const LINK_DAYS = 28;
const DAY_MS = 86_400_000;

export function unknownLink(): Answer {
  const page = messagePage(
    'This link does not work',
    'Check that it is complete, as in our message, or reply to the message.',
  );
  return { status: 404, page };
}

/** GET /b/{token}: the free slots, the offer that the link names chosen already; once booked, when the delivery is. */
export async function showPicker(scope: Scope, token: string, offer: unknown): Promise<Answer> {
  const request = await findRequestByToken(scope, token);
  const order = request && (await findOrder(scope, request.order_id));
  if (!order) return unknownLink();
  return pickable(scope, request, order) ? picker(scope, request, order, { offer }) : settled(scope, order);
}

/**
 * POST /b/{token}: books the picked slot, as `bookSlot` does for everybody. If the slot is no longer free, the page
 * says so, with those that are left. Resolves to 'done' when there is nothing more to choose.
 */
export async function pickSlot(scope: Scope, token: string, picked: unknown): Promise<Answer | 'done'> {
  const found = await findRequestByToken(scope, token);
  const order = found && (await lockOrder(scope, found.order_id));
  // Read again under the order's lock: it may have been answered at this very moment.
  const request = order && (await findRequestByToken(scope, token));
  if (!order || !request) return unknownLink();
  if (!pickable(scope, request, order)) return slotOf(order) ? 'done' : settled(scope, order);
  const slot = parseSlot(picked);
  if (!slot) return picker(scope, request, order, { status: 422, problem: 'Choose one of the times first.' });
  const { free } = await listChoice(scope, order, request.offer_from);
  if (!free.some((each) => sameSlot(each, slot))) {
    const problem = 'Sorry, that time has just been taken. Please choose another one.';
    return picker(scope, request, order, { status: 409, problem });
  }
  await bookSlot(scope, order, slot, { notify: true, origin: { by: 'link', answeredAt: scope.now } });
  await insertAudit(scope, { action: 'bookings.pick', subject: order.id });
  return 'done';
}

const TAKEN: readonly string[] = ['slot_full', 'slot_unknown', 'slot_closed'];

/** Returns the page that explains a failed booking to a recipient; undefined for a fault of ours. */
export function refusedPage(error: unknown): Answer | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (TAKEN.includes(error.code)) {
    return {
      status: 409,
      page: messagePage(
        'That time has just been taken',
        'Go back, load the page again and choose another time.',
      ),
    };
  }
  return {
    status: 409,
    page: messagePage('This cannot be booked', 'Reply to our message, and we will help you.'),
  };
}

function pickable(scope: Scope, request: RequestRow, order: OrderRow): boolean {
  const expires = request.created_at.getTime() + LINK_DAYS * DAY_MS;
  return (
    OPEN_REQUESTS.includes(request.status) &&
    scope.now.getTime() < expires &&
    decideOrder(order.status, 'slot_booked').ok
  );
}

async function picker(
  scope: Scope,
  request: RequestRow,
  order: OrderRow,
  { status = 200, problem, offer }: { status?: number; problem?: string; offer?: unknown } = {},
): Promise<Answer> {
  const { free } = await listChoice(scope, order, request.offer_from);
  const view = {
    ...(await goodsOf(scope, order)),
    free,
    offered: request.offered,
    chosen: request.offered[optionNames(request.offered).indexOf(String(offer))] ?? null,
  };
  return { status, page: pickerPage(problem === undefined ? view : { ...view, problem }) };
}

/** The page when nothing can be chosen any more. */
async function settled(scope: Scope, order: OrderRow): Promise<Answer> {
  const slot = slotOf(order);
  if (slot && VISIT_BOOKED.includes(order.status)) {
    const { tracking_url: trackingUrl } = orderView(scope, order);
    return { status: 200, page: bookedPage({ ...(await goodsOf(scope, order)), slot, trackingUrl }) };
  }
  const sender = await senderOf(scope, order);
  const text = 'You can no longer choose a time here. Reply to our latest message if you need us.';
  return { status: 410, page: messagePage('This link has expired', text, sender.name) };
}

async function goodsOf(scope: Scope, order: OrderRow): Promise<GoodsView> {
  const senders = await findSenderNames(scope, [order.shipper]);
  const { courier } = senders;
  const { reference, type, shipper_name: shipper, items } = order;
  return { sender: senderAmong(senders, order), reference, type, shipper, courier, items };
}

/** Returns the sender's name for an order's recipient. */
export async function senderOf(scope: Scope, order: OrderRow): Promise<Sender> {
  return senderAmong(await findSenderNames(scope, [order.shipper]), order);
}

type Senders = Awaited<ReturnType<typeof findSenderNames>>;

function senderAmong({ byShipper, courier, phone }: Senders, { shipper }: OrderRow): Sender {
  return { name: byShipper.get(shipper) ?? courier, phone };
}

/** Parses the value of a radio button; null when the form sent anything else. */
export function parseSlot(value: unknown): Slot | null {
  const [date = '', from = '', to = '', ...rest] = typeof value === 'string' ? value.split(' ') : [];
  return isDate(date) && isTimeOfDay(from) && isTimeOfDay(to) && rest.length === 0
    ? { date, from, to }
    : null;
}
