/**
 * What a recipient can see and do with a link: pick a slot, follow the delivery. Each function resolves to a page.
 */
import { insertAudit } from '../../db/audit.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { OPEN_REQUESTS } from '../../domain/states/booking-request.js';
import { isDate, isTimeOfDay } from '../../domain/local-time.js';
import { CLOSED, decideOrder, VISIT_BOOKED, VISIT_TO_COME } from '../../domain/states/order.js';
import type { Slot } from '../../domain/types.js';
import { sameSlot } from '../../domain/slots.js';
import { findRequestByToken, type RequestRow } from '../../records/booking-requests.js';
import { findOrder, lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { orderView, slotOf } from '../../records/orders/view.js';
import { findPublishedStop, findTrackedOrder } from '../../records/public-links.js';
import { findSenderNames } from '../../records/sender-names.js';
import { bookSlot } from '../bookings/book.js';
import { withLiveEtas } from '../../routing/live-eta.js';
import { listChoice } from '../bookings/offers.js';
import {
  type Answer,
  bookedPage,
  messagePage,
  pickerPage,
  trackingPage,
  type TrackingView,
} from './views.js';

/** How long a link can be used to pick a slot. */
const LINK_DAYS = 28;
const DAY_MS = 86_400_000;
/** For how many days after an order was closed its tracking page shows address and goods. */
const SHOWN_DAYS = 7;

/** The page for an unknown link. */
export function unknownLink(): Answer {
  const page = messagePage(
    'This link does not work',
    'Check that it is complete, as it stands in our message, or reply to the message.',
  );
  return { status: 404, page };
}

/** GET /b/{token}: the free slots; once booked, when the delivery is. */
export async function showPicker(scope: Scope, token: string): Promise<Answer> {
  const request = await findRequestByToken(scope, token);
  const order = request && (await findOrder(scope, request.order_id));
  if (!order) return unknownLink();
  return pickable(scope, request, order) ? picker(scope, request, order) : settled(scope, order);
}

/**
 * POST /b/{token}: books the picked slot, as `bookSlot` does for everybody. If the slot is no longer free, the page
 * says so, with those that are left. Resolves to 'booked' when there is nothing more to choose.
 */
export async function pickSlot(scope: Scope, token: string, picked: unknown): Promise<Answer | 'booked'> {
  const found = await findRequestByToken(scope, token);
  const order = found && (await lockOrder(scope, found.order_id));
  // Read again under the order's lock: it may have been answered at this very moment.
  const request = order && (await findRequestByToken(scope, token));
  if (!order || !request) return unknownLink();
  if (!pickable(scope, request, order)) return slotOf(order) ? 'booked' : settled(scope, order);
  const slot = parseSlot(picked);
  if (!slot) return picker(scope, request, order, { status: 422, problem: 'Choose one of the times first.' });
  const { free } = await listChoice(scope, order, request.offer_from);
  if (!free.some((each) => sameSlot(each, slot))) {
    const problem = 'Sorry, that time has just been taken. Please choose another one.';
    return picker(scope, request, order, { status: 409, problem });
  }
  await bookSlot(scope, order, slot, { notify: true, origin: { by: 'link', answeredAt: scope.now } });
  await insertAudit(scope, { action: 'bookings.pick', subject: order.id });
  return 'booked';
}

/** GET /t/{token}: the order's status, and the booked or, once published, the narrowed window with the ETA. */
export async function showTracking(scope: Scope, token: string): Promise<Answer> {
  const id = await findTrackedOrder(scope, token);
  const order = id === undefined ? undefined : await findOrder(scope, id);
  if (!order) return unknownLink();
  const view: TrackingView = {
    sender: await senderOf(scope, order),
    reference: order.reference,
    status: order.status,
    ...(isLongOver(order, scope.now)
      ? { address: null, items: [] }
      : { address: order.recipient.address ?? null, items: order.items }),
    visit: await visitOf(scope, order),
  };
  return { status: 200, page: trackingPage(view) };
}

/**
 * Returns whether an order was closed some days ago. Links are kept, passed on and found by others; where somebody
 * lives and what they bought is not told for ever. Counted from the order's last change, as its erasure is.
 */
function isLongOver(order: OrderRow, now: Date): boolean {
  const isClosed = CLOSED.includes(order.status);
  return isClosed && now.getTime() - order.updated_at.getTime() > SHOWN_DAYS * DAY_MS;
}

/** Returns the page that explains a failed booking to a recipient; undefined for a fault of ours. */
export function refusedPage(error: unknown): Answer | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'slot_full' || error.code === 'slot_unknown') {
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
  { status = 200, problem }: { status?: number; problem?: string } = {},
): Promise<Answer> {
  const { free } = await listChoice(scope, order, request.offer_from);
  const view = {
    sender: await senderOf(scope, order),
    reference: order.reference,
    free,
    offered: request.offered,
  };
  return { status, page: pickerPage(problem === undefined ? view : { ...view, problem }) };
}

/** The page when there is nothing to choose any more. */
async function settled(scope: Scope, order: OrderRow): Promise<Answer> {
  const sender = await senderOf(scope, order);
  const slot = slotOf(order);
  if (slot && VISIT_BOOKED.includes(order.status)) {
    const { tracking_url: trackingUrl } = orderView(scope, order);
    return { status: 200, page: bookedPage({ sender, reference: order.reference, slot, trackingUrl }) };
  }
  const text = 'There is nothing to choose here any more. Reply to our latest message if you need us.';
  return { status: 410, page: messagePage('This link has expired', text, sender) };
}

async function visitOf(scope: Scope, order: OrderRow): Promise<TrackingView['visit']> {
  if (!VISIT_TO_COME.includes(order.status)) return null;
  const stop = order.route === null ? undefined : await findPublishedStop(scope, order.id, order.route);
  if (stop) {
    const [now = stop] = await withLiveEtas(scope, [stop]);
    const { date, window_from: from, window_to: to, eta, next } = now;
    return { date, from, to, eta, next };
  }
  const slot = slotOf(order);
  return slot && { ...slot, eta: null, next: false };
}

async function senderOf(scope: Scope, order: OrderRow): Promise<string> {
  const senders = await findSenderNames(scope, [order.shipper]);
  return senders.byShipper.get(order.shipper) ?? senders.courier;
}

/** Parses the value of a radio button; null when the form sent anything else. */
function parseSlot(value: unknown): Slot | null {
  const [date = '', from = '', to = '', ...rest] = typeof value === 'string' ? value.split(' ') : [];
  return isDate(date) && isTimeOfDay(from) && isTimeOfDay(to) && rest.length === 0
    ? { date, from, to }
    : null;
}
