/** Books a slot. Every booking goes through here: by the office, by a recipient's reply, or on the recipient's page. */
import { recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { notifyAgent } from '../../records/agent-requests.js';
import { listRoutesOn } from '../../records/routes.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { advance } from '../../domain/states/machine.js';
import { decideOrder, ORDER_MACHINE, VISIT_BOOKED } from '../../domain/states/order.js';
import type { Slot } from '../../domain/types.js';
import { OBSTACLE_WORDS } from '../../domain/planning-obstacles.js';
import { bySlot, isDeliverable } from '../../domain/slots.js';
import { sameSlot } from '@waypost/base/slot';
import { insertAudit } from '../../db/audit.js';
import { moveRequestsOf, insertBooking, type Origin } from '../../records/booking-requests.js';
import { moveOrder } from '../../records/orders/move.js';
import { lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { withWarning } from '../../records/orders/plannable.js';
import { withPages } from '../../records/orders/tracking.js';
import { orderView, slotOf } from '../../records/orders/view.js';
import {
  type DepotSlots,
  findDepotSlots,
  freeSlot,
  takeSlot,
  takeSlotRegardless,
  zoneOf,
} from '../../records/slots.js';
import type { Order } from '../../resources/order.js';
import { areGoodsAbsent } from '../../routing/problem.js';
import { unassign } from '../../routing/unassign.js';
import { findSettings } from '../../setup/settings/rows.js';
import { confirmBooking } from '../../messaging/notify.js';
import type { BookingInput } from './schemas.js';

/** A slot, with the depot and zone (name or id) that the caller takes it to belong to. */
type WantedSlot = Slot & { depot?: string | undefined; zone?: string | undefined };

/**
 * Books `slot` for an order that the caller has locked, or moves its booking there: takes the place, gives the old one
 * back, leaves its route, answers the open request, tells the order's workflow, and confirms if `notify`. An order that
 * already holds this slot is left as it is. `override` books beyond the capacity; `origin` says how the booking came
 * about: the cut-off binds all but the office. The other half of an exchange is booked with it. Throws 409
 * `order_on_hold`, `invalid_state`, `slot_full`; 422 `slot_unknown`, `slot_closed`, `outside_dates`, `no_depot`,
 * `outside_area`.
 */
export async function bookSlot(
  scope: Scope,
  order: OrderRow,
  wanted: WantedSlot,
  { notify, override = false, origin }: { notify: boolean; override?: boolean; origin: Origin },
): Promise<OrderRow> {
  // The order's state is checked before the slot: a held order is refused as such, even for a full slot.
  advance(ORDER_MACHINE, order, 'slot_booked', undefined, 'order');
  const schedule = order.depot === null ? undefined : await findDepotSlots(scope, order.depot);
  await requireOwnSlot(scope, order, schedule, wanted);
  const slot = { date: wanted.date, from: wanted.from, to: wanted.to };
  const held = heldSlot(order);
  if (held && sameSlot(held, slot)) return order;
  if (order.depot === null) {
    throw new AppError('no_depot', { message: OBSTACLE_WORDS.no_depot.message, param: 'order' });
  }
  refuseOutsideDates(order, slot);
  const depot = order.depot;
  const partner = await bookablePartner(scope, order);
  if (partner) refuseOutsideDates(partner, slot);
  // Routes, then places: these locks are always taken in this sequence.
  const visit = partner ? [order, partner] : [order];
  for (const each of visit) await unassign(scope, each);
  if (!schedule) throw new AppError('slot_unknown', { message: 'The depot is closed.', param: 'slot' });
  const places = visit.flatMap((each) => heldPlace(each) ?? []);
  const zone = await exchangePlaces(scope, order, schedule, {
    places,
    slot,
    override,
    by: origin.by === 'office' ? 'courier' : 'recipient',
  });
  await insertBooking(scope, order.id, slot, origin);
  // A reply is read by the order's own workflow.
  const booked = await moveToSlot(scope, order, { slot, zone, notify, told: origin.by !== 'reply' });
  if (areGoodsAbsent(booked) && !VISIT_BOOKED.includes(order.status)) {
    recordEvent(scope, 'order.goods_lost', booked.id, orderView(scope, booked));
  }
  if (partner) {
    // The other half takes no place, and nobody is told twice.
    await moveToSlot(scope, partner, { slot, zone: null, notify: false, told: true });
    if (origin.by === 'office') await insertAudit(scope, { action: 'bookings.create', subject: partner.id });
  }
  // The delivery of an exchange represents both.
  const subject = partner && order.type === 'collection' ? partner.id : order.id;
  const isFirst = !held && order.status !== 'failed_attempt';
  await suggestPlace(scope, subject, { depot, date: slot.date, isFirst });
  return booked;
}

/**
 * Has the agent find the place of a visit that is booked after its day was planned. The first booking of an order, and
 * a release, wait for the next plan on a day with nothing but drafts, unless they are to join them.
 */
export async function suggestPlace(
  scope: Scope,
  order: string,
  { depot, date, isFirst = true }: { depot: string; date: string; isFirst?: boolean },
): Promise<void> {
  const routes = (await listRoutesOn(scope, date)).filter((route) => route.depot === depot);
  if (routes.length === 0) return;
  const isPublished = routes.some(({ status }) => status === 'published');
  if (isFirst && !isPublished && (await findSettings(scope)).planning.join_drafts !== true) return;
  await notifyAgent(scope, { trigger: 'rebooking', subject: order, depot, date });
}

/** Returns the other half of a locked order's exchange, locked, if it can be booked with it. */
async function bookablePartner(scope: Scope, { exchange_for: id }: OrderRow): Promise<OrderRow | undefined> {
  const partner = id === null ? undefined : await lockOrder(scope, id);
  return partner && decideOrder(partner.status, 'slot_booked').ok ? partner : undefined;
}

/**
 * Moves a locked order to its slot, answers its open requests and records the event. `zone` is where it takes a place;
 * null if it takes none. `told`: its workflow is signalled.
 */
async function moveToSlot(
  scope: Scope,
  order: OrderRow,
  { slot, zone, notify, told }: { slot: Slot; zone: string | null; notify: boolean; told: boolean },
): Promise<OrderRow> {
  await moveRequestsOf(scope, [order.id], 'answered');
  const booked = await moveOrder(scope, {
    order,
    event: 'slot_booked',
    changes: {
      slot_date: slot.date,
      slot_from: slot.from,
      slot_to: slot.to,
      slot_zone: zone,
      route: null,
      left_to_office: false,
      ...withPages(scope, order),
    },
    ...(told ? { signal: { type: 'booked' } } : {}),
  });
  recordEvent(scope, 'order.booked', booked.id, orderView(scope, booked));
  if (notify) await confirmBooking(scope, booked);
  return booked;
}

/**
 * Throws 422 `slot_unknown` for a slot of another depot or zone than the order's, even if the windows are the same, and
 * `unknown_reference` for a depot that does not exist.
 */
async function requireOwnSlot(
  scope: Scope,
  order: OrderRow,
  schedule: DepotSlots | undefined,
  { depot: id, zone }: WantedSlot,
): Promise<void> {
  if (id !== undefined && id !== order.depot) {
    if (!(await findDepotSlots(scope, id))) throw unknownReference('depot', id, 'slot.depot');
    throw notOwnSlot('depot', order.depot);
  }
  if (zone === undefined || order.depot === null) return;
  const own = schedule && zoneOf(schedule, order.postcode_key);
  if (own?.name !== zone && own?.id !== zone) throw notOwnSlot('zone', own?.name ?? null);
}

function notOwnSlot(what: 'depot' | 'zone', own: string | null): AppError {
  return new AppError('slot_unknown', {
    message:
      own === null ? `The order has no ${what}.` : `The order's ${what} is ${own}. Choose a slot there.`,
    param: `slot.${what}`,
  });
}

/** Throws 422 `outside_dates` for a day on which the order is not to be delivered, also for the office. */
function refuseOutsideDates(order: OrderRow, { date }: Slot): void {
  if (isDeliverable(order, date)) return;
  const { deliver_from: from, deliver_by: by } = order;
  const limits = [...(from === null ? [] : [`from ${from}`]), ...(by === null ? [] : [`until ${by}`])];
  throw new AppError('outside_dates', {
    message: `Order ${order.id} is to be delivered ${limits.join(' ')}. Choose a slot on one of these days.`,
    param: 'slot',
  });
}

/** Returns the slot of an upcoming visit; that of a failed attempt is history. */
function heldSlot(order: OrderRow): Slot | null {
  return order.status === 'failed_attempt' ? null : slotOf(order);
}

/** A place that an order has taken in a zone of its depot. */
type Place = { depot: string; zone: string; slot: Slot };

/** Returns the place of an upcoming visit that an order holds; the other half of an exchange may hold it for both. */
function heldPlace(order: OrderRow): Place | null {
  const { depot, slot_zone: zone } = order;
  const slot = heldSlot(order);
  return slot && depot !== null && zone !== null ? { depot, zone, slot } : null;
}

/**
 * Takes the new place and frees those held, the earlier slot first, so that two orders that swap places do not wait
 * for each other. Resolves to the zone of the new place.
 */
async function exchangePlaces(
  scope: Scope,
  order: OrderRow,
  depot: DepotSlots,
  {
    places,
    slot,
    override,
    by,
  }: { places: readonly Place[]; slot: Slot; override: boolean; by: 'courier' | 'recipient' },
): Promise<string> {
  const take = () =>
    override
      ? takeWithOverride(scope, order, depot, slot)
      : takeSlot(scope, depot, order.postcode_key, slot, by);
  const free = async (held: readonly Place[]) => {
    for (const place of held.toSorted((a, b) => bySlot(a.slot, b.slot))) {
      await freeSlot(scope, place.depot, place.zone, place.slot);
    }
  };
  const isEarlier = (place: Place) => bySlot(place.slot, slot) < 0;
  await free(places.filter(isEarlier));
  const taken = await take();
  await free(places.filter((place) => !isEarlier(place)));
  return taken;
}

/** Takes a place despite the cut-off or the capacity; the audit log records the override. */
async function takeWithOverride(
  scope: Scope,
  order: OrderRow,
  depot: DepotSlots,
  slot: Slot,
): Promise<string> {
  const { zone, overridden } = await takeSlotRegardless(scope, depot, order.postcode_key, slot);
  if (overridden.length > 0) {
    const detail = `${slot.date} ${slot.from}–${slot.to}: ${overridden.join(', ')}`;
    await insertAudit(scope, { action: 'bookings.override', subject: order.id, detail });
  }
  return zone;
}

/**
 * Books the slot for the order, or moves its booking there, and has a confirmation sent unless `notify` is false.
 * Throws 422 `unknown_reference`, and all that `bookSlot` throws. Warns if no plan can take the order.
 */
export async function createBooking(scope: Scope, { body }: { body: BookingInput }): Promise<Order> {
  const order = await lockOrder(scope, body.order);
  if (!order) throw unknownReference('order', body.order, 'order');
  const booked = await bookSlot(scope, order, body.slot, {
    notify: body.notify,
    override: body.override,
    origin: { by: 'office' },
  });
  return withWarning(scope, orderView(scope, booked));
}
