/** Step 6 and the end: checks the results of the day through the API and the webhooks. */
import { allOf, unwrap } from '@waypost/client';
import { isRead } from './answers.js';
import { collect, ordersOf } from './client.js';
import { milesOf, type Plan } from './plan.js';
import type { AgentDesk } from './agent.js';
import type { Driven } from './drive.js';
import type { WebhookEvent } from './receiver.js';
import type { EventType, Route } from './types.js';
import { insist, waitFor, type World } from './world.js';

/** Checks that the runs are over, and that each order is delivered, rebooked, or was left out with a reason. */
export async function checkOrders(world: World, plan: Plan, driven: Driven): Promise<void> {
  const { client, depot, date, vehicles, parcels } = world;
  const ofDate = allOf((page) => client.GET('/runs', { params: { query: { date, ...page } } }));
  const runs = (await collect(ofDate)).filter(({ vehicle }) => vehicles.includes(vehicle));
  for (const { id, status, progress } of runs) {
    const isOver = status === 'completed' && progress.completed + progress.failed === progress.total;
    insist(isOver, `Run ${id} is ${status} with ${progress.completed} of ${progress.total} stops completed.`);
  }
  const orders = await ordersOf(client, { depot });
  insist(orders.length === parcels.size, `The depot has ${orders.length} orders instead of ${parcels.size}.`);
  const leftOut = new Set(plan.unassigned.map(({ order }) => order));
  for (const { id, status } of orders) {
    const fits = driven.completed.has(id)
      ? status === 'delivered'
      : driven.failed.has(id)
        ? status === 'booked' || status === 'awaiting_reply' || status === 'failed_attempt'
        : (leftOut.has(id) || driven.left.has(id)) && status === 'booked';
    insist(fits, `Order ${id} ends as ${status}, unlike its day.`);
  }
}

/** The orders whose recipients are asked about, by their ids. */
type Told = ReadonlyMap<string, unknown>;

const WINDOWS = ['narrowed_window', 'window_changed'];

/** Checks that each time told is within the depot's day, and agrees with what was told before or says that it changed. */
export async function checkTimes({
  client,
  depot,
  mailbox,
  parcels,
  report,
}: Pick<World, 'client' | 'depot' | 'mailbox' | 'report'> & { parcels: Told }): Promise<void> {
  const { opening } = await unwrap(
    client.GET('/depots/{depot_id}', { params: { path: { depot_id: depot } } }),
  );
  const windows = new Map<string, { from: string; to: string }>();
  let times = 0;
  for (const { order, channel, template, body } of mailbox.about(parcels)) {
    const to = `${order} ${channel}`;
    // A new booking, or a visit that failed, ends what was told of the visit before.
    if (template === 'confirmation' || template === 'rebooking') windows.delete(to);
    const before = windows.get(to);
    const [, from, until] = /(\d\d:\d\d)-(\d\d:\d\d)/.exec(body) ?? [];
    if (WINDOWS.includes(template) && from !== undefined && until !== undefined) {
      const isSame = before === undefined || (before.from === from && before.to === until);
      insist(isSame || template === 'window_changed', `"${body}" does not say that it was ${before?.from}.`);
      const isOpen = 'from' in opening ? from >= opening.from && until <= opening.to : true;
      insist(isOpen, `"${body}" is outside the day of the depot.`);
      windows.set(to, { from, to: until });
      times += 1;
    }
    const time = template === 'next_stop' ? /at about (\d\d:\d\d)/.exec(body)?.[1] : undefined;
    const window = windows.get(to);
    if (time === undefined || window === undefined || body.includes('later than we said')) continue;
    times += 1;
    const fits = time >= window.from && time <= window.to;
    insist(fits, `"${body}" was told after ${window.from}-${window.to}.`);
  }
  report.note(`${times} times told, none outside the window told before`);
}

/**
 * Counts how the replies about these orders were answered; nobody's is unread, or waits for the office without a word.
 */
export async function checkReplies(
  { client, mailbox, report }: Pick<World, 'client' | 'mailbox' | 'report'>,
  orders: Told,
): Promise<void> {
  await mailbox.read();
  const sent = mailbox.about(orders);
  const isSent = (order: string, since: string, kind?: string) =>
    sent.some(
      (message) =>
        message.order === order &&
        message.created_at >= since &&
        (kind === undefined || message.template === kind),
    );
  const all = await collect(allOf((page) => client.GET('/bookings/replies', { params: { query: page } })));
  const counts = { answered: 0, read: 0, waiting: 0 };
  for (const { order, outcome, received_at: at, text, understood } of all) {
    if (!orders.has(order)) continue;
    const isWaiting = outcome === 'needs_review';
    const isTold = isWaiting ? isSent(order, '', 'acknowledgement') : isRead({ understood });
    insist(isTold, `"${text}" was not answered.`);
    counts[isWaiting ? 'waiting' : isSent(order, at) ? 'answered' : 'read'] += 1;
  }
  const { answered, read, waiting } = counts;
  report.note(
    `every reply answered or read: ${answered} answered, ${read} read, ${waiting} acknowledged and waiting for the office`,
  );
}

type Outcome = Pick<World, 'parcels' | 'totals'> & { runs: number; driven: Driven };

/** Event type → how many of it the day must have sent. */
const EXPECTED_EVENTS: Partial<Record<EventType, (outcome: Outcome) => number>> = {
  'order.created': ({ parcels }) => parcels.size,
  'order.scanned': ({ parcels }) => parcels.size,
  'order.booked': ({ parcels, totals }) => parcels.size + totals.moved + totals.rebooked,
  'booking.reply_needs_review': ({ totals }) => totals.reviews,
  'job.completed': () => 1,
  'run.started': ({ runs }) => runs,
  'stop.completed': ({ driven }) => driven.visits.completed,
  'stop.failed': ({ driven }) => driven.visits.failed,
  'run.completed': ({ runs }) => runs,
};

/** The events that `checkWebhooks` counts. */
export const COUNTED_EVENTS = Object.keys(EXPECTED_EVENTS) as EventType[];

/** Whether the event belongs to this day, not to something else in the courier's sandbox. */
function isOurs({ depot, vehicles, parcels }: World, job: string, { type, data }: WebhookEvent): boolean {
  if (type.startsWith('stop.')) return parcels.has(String(data['order']));
  if (type.startsWith('run.')) return vehicles.includes(String(data['vehicle']));
  return type.startsWith('job.') ? data['id'] === job : data['depot'] === depot;
}

/**
 * Checks that every event arrived signed, that those refused at first were retried, and that one arrives again when
 * replayed.
 */
export async function checkWebhooks(
  world: World,
  of: { job: string; runs: number; driven: Driven },
): Promise<void> {
  const { client, endpoint, receiver, report } = world;
  const outcome = { ...world, runs: of.runs, driven: of.driven };
  const expected = Object.fromEntries(
    Object.entries(EXPECTED_EVENTS).map(([type, count]) => [type, count(outcome)]),
  );
  const total = Object.values(expected).reduce((sum, count) => sum + count, 0);
  const received = () =>
    countByType([...receiver.events.values()].filter((event) => isOurs(world, of.job, event)));
  await waitFor(world, 'webhook events received', total, () => {
    const counts = received();
    return Object.entries(expected).reduce(
      (sum, [type, count]) => sum + Math.max(0, count - (counts[type] ?? 0)),
      0,
    );
  });
  for (const [type, count] of Object.entries(received())) {
    insist(count === expected[type], `Received ${count} ${type} events instead of ${expected[type] ?? 0}.`);
  }
  insist(
    receiver.counts.badSignatures === 0,
    `${receiver.counts.badSignatures} deliveries had a bad signature.`,
  );

  const path = { endpoint_id: endpoint };
  const deliveries = await collect(
    allOf((query) => client.GET('/webhook-endpoints/{endpoint_id}/deliveries', { params: { path, query } })),
  );
  const retried = deliveries.filter(({ attempts }) => attempts.length > 1).length;
  report.note(`${total} events received and verified, ${retried} of them at a second attempt`);
  const [newest] = deliveries.filter(({ status }) => status === 'delivered');
  insist(newest !== undefined, 'No delivery is recorded as delivered.');
  const before = receiver.counts.again;
  await unwrap(
    client.POST('/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/replay', {
      params: { path: { ...path, delivery_id: newest.id } },
    }),
  );
  await waitFor(world, 'replayed delivery', 1, () => (receiver.counts.again > before ? 0 : 1));
  report.note(`event ${newest.event} (${newest.type}) was replayed and received again`);
}

function countByType(events: readonly WebhookEvent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** Returns the table printed at the end. */
export function totalsOf(
  world: World,
  of: { plan: Plan; routes: readonly Route[]; driven: Driven; agent: ReturnType<AgentDesk['counts']> },
): (readonly [string, string | number])[] {
  const { mailbox, parcels, receiver, totals, traffic } = world;
  const { plan, routes, driven, agent } = of;
  const messages = mailbox.about(parcels);
  const pieces = [...parcels.values()].reduce((sum, { barcodes }) => sum + barcodes.length, 0);
  const texts = messages.filter(({ channel }) => channel === 'sms').length;
  return [
    ['Orders', parcels.size],
    ['Pieces', pieces],
    ['Booked by reply', totals.bookedByReply],
    ['Booked by the office', totals.bookedDirectly],
    ['Booked in review', totals.bookedInReview],
    ['Routes published', routes.length],
    ['Miles', milesOf(routes).toFixed(1)],
    ['Miles saved', plan.milesSaved.toFixed(1)],
    ['Unassigned, with reason', plan.unassigned.length],
    ['Visits completed', driven.visits.completed],
    ['Visits failed', driven.visits.failed],
    ['Delivered at a second visit', driven.atSecondVisit],
    ['Rebooked for another day', driven.failed.size],
    ['Stops taken over from a broken van', driven.takenOver],
    ['Taken off it, to be planned again', driven.left.size],
    ...[...agent].map(
      ([trigger, { made, accepted }]) =>
        [`Suggested by the agent: ${trigger}`, `${made} (${accepted} accepted)`] as const,
    ),
    ['Messages', `${messages.length} (${texts} texts, ${messages.length - texts} emails)`],
    ['Webhook events', receiver.events.size],
    ['Webhook deliveries', `${receiver.counts.deliveries} (${receiver.counts.refused} refused at first)`],
    ['Requests', `${traffic.requests} (${traffic.again} sent again)`],
  ];
}
