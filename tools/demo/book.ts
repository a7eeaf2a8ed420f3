/**
 * Step 2: pieces are scanned in, and recipients are asked and answer in their own words. Some ring the office, which
 * books for them. A person resolves what the reader leaves open. At the end everyone has the window that suits them,
 * and no window exceeds its capacity.
 */
import { allOf, unwrap, WaypostError } from '@waypost/client';
import { answerFor, groupsOf, isRead, offersIn, UNCLEAR_ANSWERS } from './answers.js';
import { collect, eachOf, ordersOf } from './client.js';
import { scan } from './scan.js';
import { WIDTH } from './setup.js';
import { type Parcel, type Reply, sameHours, type Slot, type Window } from './types.js';
import { insist, slotWords, waitFor, type World } from './world.js';

/** Shares of the recipients who ring the office instead, and who answer unclearly. */
const RINGS_THE_OFFICE = 0.1;
const ANSWERS_UNCLEARLY = 0.06;

/** Books every parcel on the slot its recipient wants. */
export async function bookAll(world: World, windows: readonly Window[]): Promise<void> {
  const { client, parcels, random, report, totals } = world;
  const callers = [...parcels.values()].filter(
    ({ answersByItself }) => !answersByItself && random() < RINGS_THE_OFFICE,
  );
  await eachOf(callers, WIDTH, ({ id, wanted }) =>
    unwrap(client.POST('/bookings', { body: { order: id, slot: wanted } })),
  );
  totals.bookedDirectly = callers.length;
  report.note(`${callers.length} recipients rang the office and were booked at once`);

  const waiting = new Set([...parcels.values()].filter((parcel) => !callers.includes(parcel)));
  await scanIn(world, callers);
  for (const group of groupsOf(windows)) {
    const asked = [...waiting].filter(({ wanted }) => group.some((window) => sameHours(window, wanted)));
    for (const parcel of asked) waiting.delete(parcel);
    await settle(world, asked);
    report.note(
      `${asked.length} recipients asked for ${group.map(({ from, to }) => `${from}–${to}`).join(', ')} settled`,
    );
  }
  totals.bookedByReply = parcels.size - totals.bookedDirectly - totals.bookedInReview;
  await showFullSlot(world);
}

async function scanIn({ client, depot }: World, parcels: readonly Parcel[]): Promise<void> {
  const scans = parcels.flatMap(({ barcodes }) =>
    barcodes.map((barcode) => ({ barcode, type: 'depot_in' as const, depot })),
  );
  const completed = await scan(client, scans);
  insist(
    completed.length === parcels.length,
    `${parcels.length} orders were scanned completely, but the API reported ${completed.length}.`,
  );
}

/** Takes these parcels from scan to booking. */
async function settle(world: World, parcels: readonly Parcel[]): Promise<void> {
  await scanIn(world, parcels);
  await untilAsked(world, parcels);
  await eachOf(
    parcels.filter(({ answersByItself }) => !answersByItself),
    WIDTH,
    (parcel, index) => answer(world, parcel, index),
  );
  const reviews = await untilRead(world, parcels);
  await eachOf(reviews, WIDTH, (reply) => resolveReply(world, reply));
  await checkBooked(world, parcels);
}

/** Waits until each recipient has received the text of a booking request. */
async function untilAsked(world: World, parcels: readonly Parcel[]): Promise<void> {
  const { client, depot, mailbox } = world;
  await waitFor(world, 'booking requests sent', parcels.length, async () => {
    const scanned = await ordersOf(client, { depot, status: 'scanned' });
    await mailbox.read();
    return parcels.filter(
      ({ id }) => !mailbox.latestText(id, 'booking_request') || scanned.some((order) => order.id === id),
    ).length;
  });
}

async function answer(
  { client, mailbox, random, today }: World,
  parcel: Parcel,
  turn: number,
): Promise<void> {
  const offers = offersIn(mailbox.latestText(parcel.id, 'booking_request')?.body ?? '', today);
  insist(offers.length > 0, `The booking request of order ${parcel.id} has no readable offers.`);
  const unclear = random() < ANSWERS_UNCLEARLY ? UNCLEAR_ANSWERS[turn % UNCLEAR_ANSWERS.length] : undefined;
  const text = unclear ?? answerFor(offers, parcel.wanted, turn);
  const body = { order: parcel.id, channel: 'sms', text } as const;
  await unwrap(client.POST('/sandbox/replies', { body }));
}

/** Waits until each parcel is booked or its reply waits for a person. Resolves to those replies. */
async function untilRead(world: World, parcels: readonly Parcel[]): Promise<Reply[]> {
  const { client, depot } = world;
  let reviews: Reply[] = [];
  await waitFor(world, 'replies read', parcels.length, async () => {
    const waiting = await ordersOf(client, { depot, status: 'awaiting_reply' });
    const open = waiting.filter(({ id }) => parcels.some((parcel) => parcel.id === id));
    const replies = await collect(
      allOf((page) =>
        client.GET('/bookings/replies', { params: { query: { needs_review: true, ...page } } }),
      ),
    );
    reviews = replies.filter((reply) => isRead(reply) && open.some(({ id }) => id === reply.order));
    return open.filter(({ id }) => !reviews.some((reply) => reply.order === id)).length;
  });
  world.totals.reviews += reviews.length;
  return reviews;
}

/** Handles a reply as a person would: rings the recipient, and books what suits. */
async function resolveReply({ client, parcels, totals }: World, reply: Reply): Promise<void> {
  const wanted = parcels.get(reply.order)?.wanted;
  insist(wanted !== undefined, `Reply ${reply.id} belongs to an order of another day.`);
  const suggested = reply.understood.slot;
  const body =
    suggested && sameSlot(suggested, wanted)
      ? ({ action: 'accept_suggestion' } as const)
      : ({ action: 'book_slot', slot: wanted } as const);
  const params = { path: { reply_id: reply.id } };
  await unwrap(client.POST('/bookings/replies/{reply_id}/resolve', { params, body }));
  totals.bookedInReview += 1;
}

/** Checks that everyone has the slot they asked for, and moves the one who took the first offer to the day. */
async function checkBooked(world: World, parcels: readonly Parcel[]): Promise<void> {
  const { client, depot, totals } = world;
  const orders = new Map(
    (await ordersOf(client, { depot, status: 'booked' })).map((order) => [order.id, order]),
  );
  for (const { id, wanted, answersByItself } of parcels) {
    const slot = orders.get(id)?.slot;
    insist(slot !== undefined && slot !== null, `Order ${id} is not booked.`);
    if (sameSlot(slot, wanted)) continue;
    insist(
      answersByItself,
      `Order ${id} was booked on ${slotWords(slot)}, but its recipient asked for ${slotWords(wanted)}.`,
    );
    await unwrap(client.POST('/bookings', { body: { order: id, slot: wanted } }));
    totals.moved += 1;
  }
}

function sameSlot(a: Slot, b: Slot): boolean {
  return a.date === b.date && sameHours(a, b);
}

/**
 * Checks that no slot exceeds its capacity, and that a full one refuses bookings: 409 `slot_full`, and the booking
 * stays as it was.
 */
async function showFullSlot({ client, depot, date, parcels, report }: World): Promise<void> {
  const query = { depot, from: date, to: date };
  const { data } = await unwrap(client.GET('/slots', { params: { query } }));
  const oversold = data.find(({ booked, capacity }) => booked > capacity);
  insist(oversold === undefined, `The slot ${oversold ? slotWords(oversold) : ''} is oversold.`);
  const full = data.find(({ booked, capacity }) => booked === capacity);
  const other = [...parcels.values()].find(({ wanted }) => full && !sameHours(wanted, full));
  if (!full || !other) return;
  const slot = { date, from: full.from, to: full.to };
  const refusal = await unwrap(client.POST('/bookings', { body: { order: other.id, slot } })).then(
    () => undefined,
    (error: unknown) => error,
  );
  insist(
    refusal instanceof WaypostError && refusal.code === 'slot_full',
    `A booking of the full slot ${slotWords(slot)} was not refused with slot_full: ${String(refusal)}`,
  );
  const params = { path: { order_id: other.id } };
  const order = await unwrap(client.GET('/orders/{order_id}', { params }));
  insist(
    order.slot !== null && sameSlot(order.slot, other.wanted),
    `Order ${order.id} lost its slot to a refusal.`,
  );
  report.note(
    `${slotWords(slot)} holds ${full.booked} of ${full.capacity}: one more was refused (409 slot_full)`,
  );
}
