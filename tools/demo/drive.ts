/** Step 5: vans are loaded and driven; most stops are completed, some fail, and those recipients are asked again. */
import { unwrap } from '@waypost/client';
import { answerFor, offersIn } from './answers.js';
import { eachOf, ordersOf } from './client.js';
import { scan } from './scan.js';
import type { Order, Route, Run, Stop } from './types.js';
import { insist, waitFor, type World } from './world.js';

/** Vans under way at once. */
const WIDTH = 8;
/** One stop in so many fails. */
const FAILS_ONE_IN = 12;

const REASONS = ['no_answer', 'no_access', 'refused', 'damaged', 'wrong_item', 'other'] as const;

export type Driven = { completed: Set<string>; failed: Set<string> };

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

/** Starts every run and visits its stops in order. Resolves to the orders delivered, and those that were not. */
export async function drive(world: World, runs: readonly Run[]): Promise<Driven> {
  const { client, report, random } = world;
  await eachOf(runs, WIDTH, ({ id }) =>
    unwrap(client.POST('/runs/{run_id}/start', { params: { path: { run_id: id } } })),
  );
  const routes = await eachOf(runs, WIDTH, async (run) => ({
    run,
    stops: (await unwrap(client.GET('/runs/{run_id}/stops', { params: { path: { run_id: run.id } } }))).data,
  }));
  await sendPositions(world, routes);

  const all = routes.flatMap(({ stops }) => stops);
  const unlucky = shuffled(all, random).slice(0, Math.max(1, Math.round(all.length / FAILS_ONE_IN)));
  const failed = new Set(unlucky.map(({ order }) => order));
  let visited = 0;
  await eachOf(routes, WIDTH, async ({ run, stops }) => {
    for (const stop of stops) {
      if (failed.has(stop.order)) await fail(world, run, stop, visited);
      else await complete(world, run, stop);
      visited += 1;
      report.progress('stops visited', visited, all.length);
    }
  });
  const completed = new Set(all.map(({ order }) => order).filter((order) => !failed.has(order)));
  report.note(`${completed.size} stops completed, ${failed.size} failed`);
  return { completed, failed };
}

/** Where the vans are: at the first of their stops. */
async function sendPositions(
  { client }: World,
  routes: readonly { run: Run; stops: readonly Stop[] }[],
): Promise<void> {
  const positions = routes.flatMap(({ run, stops }) => {
    const { latitude, longitude } = stops[0]?.address ?? {};
    return typeof latitude !== 'number' || typeof longitude !== 'number'
      ? []
      : [{ vehicle: run.vehicle, latitude, longitude, speed_mph: 0 }];
  });
  const { accepted } = await unwrap(client.POST('/tracking/positions', { body: { positions } }));
  insist(accepted === positions.length, `Only ${accepted} of ${positions.length} positions were accepted.`);
}

async function complete({ client, parcels }: World, run: Run, stop: Stop): Promise<void> {
  const parcel = parcels.get(stop.order);
  const params = { path: { run_id: run.id, stop_id: stop.id } };
  const body = parcel ? { signed_by: parcel.name, pieces_delivered: parcel.barcodes } : {};
  const done = await unwrap(client.POST('/runs/{run_id}/stops/{stop_id}/complete', { params, body }));
  insist(done.status === 'completed', `Stop ${stop.id} is ${done.status} after it was completed.`);
}

async function fail({ client }: World, run: Run, stop: Stop, turn: number): Promise<void> {
  const params = { path: { run_id: run.id, stop_id: stop.id } };
  const body = { reason: REASONS[turn % REASONS.length] ?? 'other', rebook: true };
  const done = await unwrap(client.POST('/runs/{run_id}/stops/{stop_id}/fail', { params, body }));
  insist(done.status === 'failed', `Stop ${stop.id} is ${done.status} after it failed.`);
}

/** Waits for the rebooking requests, and has the recipients take the first slot that they offer. */
export async function rebook(world: World, failed: ReadonlySet<string>): Promise<void> {
  const { client, depot, mailbox, report, today, totals } = world;
  const idsIn = async (status: Order['status']) => {
    const orders = await ordersOf(client, { depot, status });
    return new Set(orders.map(({ id }) => id));
  };
  await waitFor(world, 'rebooking requests sent', failed.size, async () => {
    const asked = await idsIn('awaiting_reply');
    await mailbox.read();
    return [...failed].filter((order) => !asked.has(order) || !mailbox.latestText(order, 'rebooking')).length;
  });
  await eachOf([...failed], WIDTH, async (order, turn) => {
    const offers = offersIn(mailbox.latestText(order, 'rebooking')?.body ?? '', today);
    const [first] = offers;
    insist(first !== undefined, `The rebooking request of order ${order} offers nothing that can be read.`);
    const body = { order, channel: 'sms', text: answerFor(offers, first, turn) } as const;
    await unwrap(client.POST('/sandbox/replies', { body }));
  });
  await waitFor(world, 'orders rebooked', failed.size, async () => {
    const booked = await idsIn('booked');
    return [...failed].filter((order) => !booked.has(order)).length;
  });
  totals.rebooked = failed.size;
  report.note(`${failed.size} recipients were asked again at once and chose another day`);
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    // Both places are inside the array.
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}
