/**
 * Step 5: vans are loaded and the day is simulated: the sandbox drives every van on its own clock. Some stops
 * fail, one van leaves late, and one breaks down and its stops go to others. Recipients whose stop failed are asked
 * again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { unwrap } from '@waypost/client';
import { answerFor, offersIn } from './answers.js';
import { eachOf, ordersOf } from './client.js';
import { scan } from './scan.js';
import type { AgentDesk } from './agent.js';
import { vanOf } from './plan.js';
import { takeOver } from './take-over.js';
import type { Order, Route, Run, Stop, Suggestion } from './types.js';
import { insist, waitFor, type World } from './world.js';

/** Vans under way at once. */
const WIDTH = 8;
/** Speed of the simulated day, as a multiple of real time. */
const SPEED = 1_000;
/** Share of the stops that fail. */
const FAIL_SHARE = 1 / 12;
/** The stop after which a van breaks down, and how late another van leaves. */
const BREAKDOWN_AT_STOP = 2;
const LATE_MINUTES = 60;
/** Upper limit on the duration of a day. */
const MAX_MS = 6 * 60_000;

/** How the day went: orders by final outcome, visits, and how many stops another van took over. */
export type Driven = {
  completed: Set<string>;
  failed: Set<string>;
  left: Set<string>;
  visits: { completed: number; failed: number };
  /** Orders delivered at a second visit on the same day. */
  atSecondVisit: number;
  takenOver: number;
  /** Includes those of vans sent out later. */
  runs: number;
};

/** Loads the vans, each with the pieces of its stops. */
export async function load(
  { client, depot, parcels, report }: World,
  routes: readonly Route[],
): Promise<void> {
  const scans = routes.flatMap(({ vehicle, stops }) =>
    stops.flatMap(({ order }) =>
      (parcels.get(order)?.barcodes ?? []).map((barcode) => ({
        barcode,
        type: 'load_to_van' as const,
        depot,
        vehicle,
      })),
    ),
  );
  await scan(client, scans);
  report.note(`${scans.length} pieces loaded onto ${routes.length} vans`);
}

/** Has the sandbox drive every run to its end. Resolves to the outcomes of the orders. */
export async function drive(world: World, runs: readonly Run[], agent: AgentDesk): Promise<Driven> {
  const { client, report, seed } = world;
  const routes = await eachOf(runs, WIDTH, async (run) => ({ run, stops: await stopsOf(world, run) }));
  // The fullest van leaves late, the next one breaks down; a day with one van has neither.
  const [late, broken] = routes
    .toSorted((a, b) => b.stops.length - a.stops.length)
    .map(({ run }) => run)
    .filter((_, __, all) => all.length > 2);
  await eachOf(routes, WIDTH, ({ run }, index) => {
    const body = {
      speed: SPEED,
      // Each van has its own seed, because stops fail by sequence number.
      seed: seed * runs.length + index,
      fail_share: FAIL_SHARE,
      waits_for_suggestions: true,
      ...(run === late ? { late_minutes: LATE_MINUTES } : {}),
      ...(run === broken ? { breakdown_at_stop: BREAKDOWN_AT_STOP } : {}),
    };
    const params = { path: { run_id: run.id } };
    return unwrap(client.POST('/sandbox/runs/{run_id}/drive', { params, body }));
  });
  report.note(`${runs.length} vans are out, ${SPEED} times as fast as a real day`);
  if (late) await showLateness(world, late, routes.find(({ run }) => run === late)?.stops ?? []);

  const left = new Set<string>();
  let takenOver = 0;
  const out = [...runs];
  const follow = async (accepted: readonly Suggestion[]) => {
    if (accepted.some(({ changes }) => changes.some(({ to }) => to?.route === null)))
      out.push(...(await sendOut(world, out)));
  };
  const deadline = Date.now() + MAX_MS;
  for (;;) {
    const all = (await unwrap(client.GET('/runs', { params: { query: { date: world.date } } }))).data;
    const now = all.filter(({ id }) => out.some((run) => run.id === id));
    const visited = now.reduce((sum, { progress }) => sum + progress.completed + progress.failed, 0);
    // Counted again each time, as a failed visit that is made again adds a stop.
    const total = now.reduce((sum, { progress }) => sum + progress.total, 0);
    report.progress('stops visited', visited, total);
    const stranded = now.find((run) => run.broken_down_at !== null && run.status === 'started');
    if (stranded) {
      const moved = await takeOver(world, stranded, { runs: now, agent });
      takenOver += moved.taken;
      for (const order of moved.left) left.add(order);
      await follow(moved.accepted);
    } else if (now.every(({ status }) => status === 'completed')) break;
    else await follow(await agent.look());
    insist(Date.now() < deadline, `Timed out: ${total - visited} of ${total} stops are not visited.`);
    await sleep(1_000);
  }
  const visits = (await eachOf(out, WIDTH, (run) => stopsOf(world, run))).flat();
  const completed = visits.filter(({ status }) => status === 'completed');
  const failed = visits.filter(({ status }) => status === 'failed');
  insist(
    completed.every(({ proof }) => proof !== null),
    'A completed stop has no proof.',
  );
  const delivered = new Set(completed.map(({ order }) => order));
  const notDelivered = new Set(failed.map(({ order }) => order).filter((order) => !delivered.has(order)));
  const tried = new Set(failed.map(({ order }) => order)).size;
  report.note(
    `${completed.length} visits completed, ${failed.length} failed; ` +
      `${tried - notDelivered.size} recipients got their goods at a second visit`,
  );
  return {
    completed: delivered,
    failed: notDelivered,
    left,
    visits: { completed: completed.length, failed: failed.length },
    atSecondVisit: tried - notDelivered.size,
    takenOver,
    runs: out.length,
  };
}

async function stopsOf({ client }: World, { id }: Run): Promise<Stop[]> {
  return (await unwrap(client.GET('/runs/{run_id}/stops', { params: { path: { run_id: id } } }))).data;
}

/** Publishes the routes of vans added meanwhile, and has them driven as well. */
async function sendOut(world: World, out: readonly Run[]): Promise<Run[]> {
  const { client, report, date, depot } = world;
  const { data } = await unwrap(client.GET('/routes', { params: { query: { date, depot } } }));
  const added = data.filter(({ id, stops }) => stops.length > 0 && out.every(({ route }) => route !== id));
  const taken = new Set(data.flatMap(({ driver }) => driver ?? []));
  const idle = world.drivers.filter((id) => !taken.has(id));
  return eachOf(added, 1, async ({ id, driver }) => {
    const path = { route_id: id };
    if (driver === null) {
      const next = idle.shift();
      insist(next !== undefined, `No driver is left for the route ${id}.`);
      await unwrap(client.PATCH('/routes/{route_id}', { params: { path }, body: { driver: next } }));
    }
    const run = await unwrap(client.POST('/routes/{route_id}/publish', { params: { path } }));
    const params = { path: { run_id: run.id } };
    await unwrap(
      client.POST('/sandbox/runs/{run_id}/drive', {
        params,
        body: { speed: SPEED, waits_for_suggestions: true },
      }),
    );
    report.note(`${vanOf(world, run)} is sent out too`);
    return run;
  });
}

/** Shows that the ETAs of a van that leaves late change at once. */
async function showLateness(world: World, run: Run, planned: readonly Stop[]): Promise<void> {
  const now = await stopsOf(world, run);
  const changed = planned.flatMap(({ id, eta }) => {
    const after = now.find((stop) => stop.id === id)?.eta;
    return after !== undefined && after > eta ? [{ eta, after }] : [];
  });
  const [first] = changed;
  insist(first !== undefined, `Run ${run.id} leaves late, but none of its ETAs changed.`);
  world.report.note(
    `${vanOf(world, run)} leaves ${LATE_MINUTES} minutes late: ${changed.length} stops are expected later, the first at ${first.after} instead of ${first.eta}`,
  );
}

/** Waits for the rebooking requests, and has the recipients take the first slot offered. */
export async function rebook(world: World, failed: ReadonlySet<string>): Promise<void> {
  const { client, depot, mailbox, report, today, totals } = world;
  const idsIn = async (status: Order['status']) => {
    const orders = await ordersOf(client, { depot, status });
    return new Set(orders.map(({ id }) => id));
  };
  await waitFor(world, 'rebooking requests sent', failed.size, async () => {
    // Some of the sandbox's recipients answer by themselves, at once.
    const asked = new Set([...(await idsIn('awaiting_reply')), ...(await idsIn('booked'))]);
    await mailbox.read();
    return [...failed].filter((order) => !asked.has(order) || !mailbox.latestText(order, 'rebooking')).length;
  });
  const silent = await idsIn('awaiting_reply');
  const unanswered = [...failed].filter((order) => silent.has(order));
  await eachOf(unanswered, WIDTH, async (order, turn) => {
    const offers = offersIn(mailbox.latestText(order, 'rebooking')?.body ?? '', today);
    const [first] = offers;
    insist(first !== undefined, `The rebooking request of order ${order} has no readable offers.`);
    const body = { order, channel: 'sms', text: answerFor(offers, first, turn) } as const;
    await unwrap(client.POST('/sandbox/replies', { body }));
  });
  await waitFor(world, 'orders rebooked', failed.size, async () => {
    const booked = await idsIn('booked');
    return [...failed].filter((order) => !booked.has(order)).length;
  });
  totals.rebooked = failed.size;
  report.note(`${failed.size} recipients were asked again at once, and chose another day`);
}
