/**
 * The recipients' pages: `/b/{token}`, pick a slot, and `/t/{token}`, follow the delivery. Anyone who has the link
 * may use it. There is no log-in, so guessing is limited by address.
 */
import { seenFrom } from '../../api/pipeline/seen-from.js';
import { findTenantBy } from '../../db/queries.js';
import type { Scope, ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { findPublishedStop, findTrackedOrder, type PublishedStop } from '../../sessions/public-links.js';
import { createAddressLimit, limitPages } from '../../page-kit/limit.js';
import { pickSlot, refusedPage, showPicker, unknownLink, parseSlot, senderOf } from './show.js';
import { DONE, type Done, type ComingVisit, type LastVisit, trackingPage } from './tracking-view.js';
import { createVanMap, type PostcodesWithin, type DrawVan, type VanMap } from './van-map.js';
import { type Answer, send } from '../../page-kit/views.js';
import express from 'express';
import { type Request, type Response, Router } from 'express';
import { insertAudit } from '../../db/audit.js';
import { localDateTime } from '@waypost/base/local-time';
import {
  CLOSED,
  decideOrder,
  type OrderStatus,
  VISIT_BOOKED,
  VISIT_TO_COME,
} from '../../domain/states/order.js';
import { sameSlot } from '@waypost/base/slot';
import { maskLinks } from '../../domain/acting-links.js';
import type { Slot } from '../../domain/types.js';
import { findLatestRequest } from '../../records/booking-requests.js';
import { promisedWindowOf, saidWindowOf } from '../../records/stops.js';
import { timezoneOf } from '../../setup/depots/rows.js';
import { findOrder, lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { slotOf } from '../../records/orders/view.js';
import { findPosition } from '../../records/positions.js';
import { listVisitsOf, type VisitedRow } from '../../records/visited.js';
import { asOneLine, text } from '../../resources/schema-helpers.js';
import { withLiveEtas } from '../../routing/live-eta.js';
import { bookSlot } from '../../operations/bookings/book.js';
import { listChoice } from '../../operations/bookings/offers.js';
import { patchOrder } from '../../operations/orders/patch.js';

/** Requests an address may make of one process in a minute: plenty for a household, little for a guesser. */
const LIMIT = { points: 60, duration: 60 } as const;

/** A form of one radio button is tiny; a note may have each of its characters encoded. */
const FORM_BYTES = 10_000;

/** The actor in the audit log when a recipient picks a slot. */
const ACTOR = 'recipient';

/** Creates the router of the recipients' pages; the map of the van is drawn over these postcodes. */
export function createRecipientPages(
  source: ScopeSource,
  postcodesWithin: PostcodesWithin = () => [],
): Router {
  const router = Router();
  const draw = createVanMap(postcodesWithin);
  const followingOf = ({ query }: Request): Following => ({
    draw,
    writes: query['note'] === '1',
    done: DONE.find((each) => each === query['done']) ?? null,
  });
  const limit = limitPages(createAddressLimit(LIMIT));
  const form = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 10 });

  /** Does what a form asks for. */
  const submit = async (
    request: Request,
    response: Response,
    tenant: string | null,
    work: (scope: Scope, fields: Record<string, unknown>) => Promise<Answer | Done | 'done'>,
  ) => {
    const fields = (request.body ?? {}) as Record<string, unknown>;
    try {
      const answer = await within(seenFrom(source, request), tenant, (scope) => work(scope, fields));
      // Shown by GET, so that reloading the page does nothing again.
      if (answer === 'done') response.redirect(303, request.path);
      else if (typeof answer === 'string') response.redirect(303, `${request.path}?done=${answer}`);
      else send(response, answer);
    } catch (error) {
      const refused = refusedPage(error);
      if (!refused) throw error;
      send(response, refused);
    }
  };

  router.get('/b/:token', limit, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantBy(source.db, 'tenant_of_request_token', token);
    send(response, await within(source, tenant, (scope) => showPicker(scope, token, request.query['offer'])));
  });

  router.post('/b/:token', limit, form, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantBy(source.db, 'tenant_of_request_token', token);
    await submit(request, response, tenant, (scope, { slot }) => pickSlot(scope, token, slot));
  });

  router.get('/t/:token', limit, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantBy(source.db, 'tenant_of_tracking_token', token);
    send(response, await within(source, tenant, (scope) => showTracking(scope, token, followingOf(request))));
  });

  router.post('/t/:token', limit, form, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantBy(source.db, 'tenant_of_tracking_token', token);
    await submit(request, response, tenant, (scope, { slot, note }) =>
      note === undefined
        ? moveSlot(scope, token, slot, followingOf(request))
        : leaveNote(scope, token, note, followingOf(request)),
    );
  });
  return router;
}

/** Runs `work` for the tenant that a token leads to. */
async function within<Result>(
  source: ScopeSource,
  tenant: string | null,
  work: (scope: Scope) => Promise<Result>,
): Promise<Result | Answer> {
  return tenant === null ? unknownLink() : inScope(source, tenant, ACTOR, work);
}

/** Returns the token of the path; text that cannot be one, for example with a NUL, leads nowhere. */
function tokenOf(request: Request): string {
  const token = request.params['token'];
  return typeof token === 'string' && /^[\w-]{1,64}$/.test(token) ? token : '';
}

const DAY_MS = 86_400_000;
/** Statuses in which a recipient can book or move the visit. */
const CHOOSABLE: readonly OrderStatus[] = ['awaiting_reply', ...VISIT_BOOKED];
/** For how many days after an order was closed its tracking page shows address, goods, and who took them. */
const SHOWN_DAYS = 7;
/** The van's position is shown from this many stops before, if it was seen recently. */
const NEAR_STOPS = 5;
const SEEN_MS = 15 * 60_000;
/** Recent visits to search for the last one that was made. */
const LAST_VISITS = 10;

/** Parts of the page besides the order: the van's position, the form for a note, the action just taken. */
type Following = { draw: DrawVan; writes: boolean; done: Done | null };

/** An order behind a link, and whether the link is the recipient's own. */
type Tracked = { order: OrderRow; acts: boolean };

/**
 * GET /t/{token}: the order's status, and the booked or, once published, the narrowed window with the ETA; until then
 * other free slots to choose.
 */
async function showTracking(scope: Scope, token: string, following: Following): Promise<Answer> {
  const tracked = await findTracked(scope, token, findOrder);
  return tracked ? tracking(scope, tracked, following) : unknownLink();
}

/**
 * POST /t/{token} with a slot: books it, or moves the booking to it, as `bookSlot` does for everybody, until the run
 * has started. Resolves to what was done, or to the page that says what prevents it.
 */
async function moveSlot(
  scope: Scope,
  token: string,
  picked: unknown,
  following: Following,
): Promise<Answer | Done> {
  const tracked = await findTracked(scope, token, lockOrder);
  if (!tracked) return unknownLink();
  const { order } = tracked;
  const refuse = (status: number, problem: string) =>
    tracking(scope, tracked, following, { status, problem });
  if (!tracked.acts) return refuse(403, SHOWS_ONLY);
  const slot = parseSlot(picked);
  if (!slot) return refuse(422, 'Choose one of the times first.');
  const others = await listOthers(scope, order);
  if (!others.some((each) => sameSlot(each, slot))) {
    return refuse(409, 'Sorry, that time can no longer be booked.');
  }
  await bookSlot(scope, order, slot, { notify: true, origin: { by: 'link', answeredAt: scope.now } });
  await insertAudit(scope, { action: 'bookings.pick', subject: order.id });
  return slotOf(order) ? 'moved' : 'booked';
}

/** Begins a recipient's line in an order's notes; the other lines are the courier's and the shipper's. */
const FROM_RECIPIENT = 'From the recipient: ';
const NOTE_LENGTH = 500;
const noteText = text(NOTE_LENGTH);
/** The limit of an order's notes. */
const NOTES_LENGTH = 2_000;

/**
 * POST /t/{token} with a note: adds it to the order's notes, which the driver reads. Resolves to 'noted', or to the
 * page that says what prevents it.
 */
async function leaveNote(
  scope: Scope,
  token: string,
  written: unknown,
  following: Following,
): Promise<Answer | Done> {
  const tracked = await findTracked(scope, token, lockOrder);
  if (!tracked) return unknownLink();
  const { order } = tracked;
  const words = typeof written === 'string' ? maskLinks(asOneLine(written)) : '';
  const refuse = (status: number, problem: string) =>
    tracking(scope, tracked, { ...following, writes: true }, { status, problem, written: words });
  if (!tracked.acts) return refuse(403, SHOWS_ONLY);
  const note = noteText.safeParse(words);
  if (!note.success) return refuse(422, `Write a note of at most ${NOTE_LENGTH} characters.`);
  if (!takesNotes(order))
    return refuse(409, 'It is too late to tell the driver. Reply to our message instead.');
  const notes = [order.notes, `${FROM_RECIPIENT}${note.data}`].filter(Boolean).join('\n');
  if (notes.length > NOTES_LENGTH) return refuse(409, 'The note is full. Reply to our message instead.');
  await patchOrder(scope, { params: { order_id: order.id }, body: { notes } });
  await insertAudit(scope, { action: 'orders.update', subject: order.id });
  return 'noted';
}

const SHOWS_ONLY =
  'This link only shows where the order is. Use the one in our latest message, or reply to it.';

async function findTracked(
  scope: Scope,
  token: string,
  read: (scope: Scope, id: string) => Promise<OrderRow | undefined>,
): Promise<Tracked | undefined> {
  const found = await findTrackedOrder(scope, token);
  const order = found && (await read(scope, found.id));
  // The link may have ended while this waited for the lock.
  const still = order && (await findTrackedOrder(scope, token));
  return order && still && { order, acts: still.acts };
}

function lastNoteOfRecipient({ notes }: OrderRow): string | null {
  const last = notes?.split('\n').findLast((each) => each.startsWith(FROM_RECIPIENT));
  return last?.slice(FROM_RECIPIENT.length) ?? null;
}

function takesNotes({ status, erased_at: erased }: OrderRow): boolean {
  return VISIT_TO_COME.includes(status) && erased === null;
}

/** Lists the slots that an order can be booked for, or moved to; none once its run has started. */
async function listOthers(scope: Scope, order: OrderRow): Promise<Slot[]> {
  const slot = slotOf(order);
  const isAsked = order.status === 'awaiting_reply';
  if (!CHOOSABLE.includes(order.status) || !decideOrder(order.status, 'slot_booked').ok) return [];
  if (!isAsked && !slot) return [];
  const earliest = isAsked ? ((await findLatestRequest(scope, order.id))?.offer_from ?? null) : null;
  const { free } = await listChoice(scope, order, earliest);
  return free.filter((each) => slot === null || !sameSlot(each, slot));
}

async function tracking(
  scope: Scope,
  { order, acts }: Tracked,
  { draw, writes, done }: Following,
  {
    status = 200,
    problem = null,
    written = '',
  }: { status?: number; problem?: string | null; written?: string } = {},
): Promise<Answer> {
  const isOver = isLongOver(order, scope.now);
  const published = await findComingStop(scope, order);
  const [stop] = published ? await withLiveEtas(scope, [published]) : [];
  const page = trackingPage({
    sender: await senderOf(scope, order),
    reference: order.reference,
    type: order.type,
    status: order.status,
    address: isOver ? null : (order.recipient.address ?? null),
    items: isOver ? [] : order.items,
    visit: await visitOf(scope, order, stop),
    last: await lastVisitOf(scope, order, isOver),
    map: stop ? await mapOf(scope, stop, draw) : null,
    acts,
    others: acts ? await listOthers(scope, order) : [],
    note: acts && takesNotes(order) ? (writes ? 'open' : 'closed') : null,
    problem,
    done: acts && problem === null ? done : null,
    said: acts ? lastNoteOfRecipient(order) : null,
    written,
  });
  return { status, page };
}

/**
 * Returns whether an order was closed some days ago. Links are kept and passed on, so address and goods are not shown
 * forever. Counted from the order's last change, as its erasure is.
 */
function isLongOver(order: OrderRow, now: Date): boolean {
  const isClosed = CLOSED.includes(order.status);
  return isClosed && now.getTime() - order.updated_at.getTime() > SHOWN_DAYS * DAY_MS;
}

/** Returns the order's stop on a published route, while its visit is ahead. */
async function findComingStop(scope: Scope, order: OrderRow): Promise<PublishedStop | undefined> {
  if (!VISIT_TO_COME.includes(order.status) || order.route === null) return undefined;
  return findPublishedStop(scope, order.id, order.route);
}

async function visitOf(
  scope: Scope,
  order: OrderRow,
  stop: (PublishedStop & { eta_at?: Date }) | undefined,
): Promise<ComingVisit | null> {
  if (!VISIT_TO_COME.includes(order.status)) return null;
  const slot = slotOf(order);
  if (stop?.tell === 'later' && stop.status !== 'arrived') {
    // A window that has not been told is not shown.
    const known = promisedWindowOf(stop) ?? slot;
    if (known === null) return null;
    const { from, to } = known;
    return { date: stop.date, from, to, eta: null, etaDate: null, before: null, isHere: false };
  }
  if (stop) {
    const { date, before, status, eta_at: at } = stop;
    const { from, to } = saidWindowOf(stop);
    const later =
      at && order.depot !== null ? localDateTime(at, await timezoneOf(scope, order.depot)) : undefined;
    // A van that has broken down has no expected time.
    const live = stop.broken_down_at === null ? stop.eta : null;
    const [eta, etaDate] = later && live ? [later.time, later.date] : [live, null];
    return { date, from, to, eta, etaDate, before, isHere: status === 'arrived' };
  }
  return slot && { ...slot, eta: null, etaDate: null, before: null, isHere: false };
}

/** Returns what became of the last visit, unless another one is booked by now, or the order was called off. */
async function lastVisitOf(scope: Scope, order: OrderRow, isOver: boolean): Promise<LastVisit | null> {
  if (VISIT_TO_COME.includes(order.status) || order.status === 'cancelled' || order.status === 'returned') {
    return null;
  }
  const { rows } = await listVisitsOf(scope, order.id, { limit: LAST_VISITS });
  const made = rows.find(isMade);
  if (!made?.left_at) return null;
  const { date, time } = localDateTime(made.left_at, await timezoneOf(scope, made.depot));
  const signedBy = isOver ? null : (made.proof?.signed_by ?? null);
  return { outcome: made.status, date, time, signedBy, reason: made.failure_reason };
}

function isMade(visit: VisitedRow): visit is VisitedRow & { status: LastVisit['outcome'] } {
  return visit.status === 'completed' || visit.status === 'failed';
}

/** Draws the van and the address, once it is near and has been seen lately. */
async function mapOf(
  scope: Scope,
  { vehicle, before, latitude, longitude }: PublishedStop,
  draw: DrawVan,
): Promise<VanMap | null> {
  if (vehicle === null || before === null || before > NEAR_STOPS) return null;
  if (latitude === null || longitude === null) return null;
  const van = await findPosition(scope, vehicle);
  if (!van || scope.now.getTime() - van.at.getTime() > SEEN_MS) return null;
  return draw({ latitude, longitude }, van);
}
