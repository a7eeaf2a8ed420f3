/**
 * `npm run bench -- agent`: measures how long after its cause a suggestion of the route agent can be read, through the
 * API, the relay, Temporal and the worker, each in its own process, on a day of ten vans with twelve stops each. The
 * time runs from the call that is the cause to the response of the GET that returns the suggestion. Prints one JSON
 * line per trigger.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { z } from 'zod';
import { field, print, startBench } from './support/beside-temporal.js';

const flags = new Command('bench agent')
  .description('Measure from the cause of a suggestion to the suggestion.')
  .option('--vans <n>', 'vans under way', Number, 10)
  .option('--rounds <n>', 'causes of each trigger', Number, 3)
  .parse()
  .opts<{ vans: number; rounds: number }>();

const POSTCODES = ['CR0 2RF', 'CR2 6HP', 'SM1 1JA', 'SE25 6AB', 'CR7 8LE', 'SW16 4BE', 'BR3 1AY', 'CR4 2JF'];
const WINDOWS = [
  ['08:00', '12:00'],
  ['12:00', '16:00'],
  ['16:00', '20:00'],
] as const;
const OF_A_WINDOW = 4;
const KEYS = 12;
const LIMIT_MS = 30_000;
const PAUSE_MS = 50;

const SUGGESTIONS = z.object({
  data: z.array(z.object({ id: z.string(), trigger: z.string(), subject: z.string().nullable() })),
});
const STOPS = z.object({ data: z.array(z.object({ id: z.string(), order: z.string() })) });

const bench = await startBench();
try {
  const { call: callBy } = await bench.courier('Bench Couriers', KEYS);
  let calls = 0;
  const call = (method: string, path: string, body?: object) =>
    callBy(calls++ % KEYS, method, path, method === 'POST' ? (body ?? {}) : body);
  const make = async (path: string, body: object) => field(await call('POST', path, body), 'id');

  const depot = await make('/depots', {
    name: 'Croydon',
    address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
    opening: { from: '06:30', to: '21:00' },
  });
  const shipper = await make('/shippers', { name: 'Bench', booking: { automatic: false } });
  const dates = datesAhead();
  let names = 0;
  const book = (order: string, date: string, [from, to]: readonly [string, string] = WINDOWS[0]) =>
    call('POST', '/bookings', { order, slot: { date, from, to }, override: true, notify: false });
  const newOrder = (at: number) =>
    make('/orders', {
      shipper,
      depot,
      reference: `BENCH-${++names}`,
      items: [{ description: 'Chair', pieces: 1, weight_kg: 12, volume_m3: 0.2 }],
      recipient: {
        name: 'Ada',
        phone: '+447700900123',
        address: { line1: '1 Road', town: 'London', postcode: POSTCODES[at % POSTCODES.length] },
      },
    });
  const vanAndDriver = async () => {
    const name = `Van ${++names}`;
    const vehicle = await make('/vehicles', { name, crew: 2, depot });
    const driver = await make('/drivers', { name, phone: '+447700900011', depot });
    return { vehicle, driver };
  };
  const makeRoute = async (date: string, carriers: object, stops: readonly string[]) =>
    make('/routes', { date, depot, ...carriers, stops });

  /** Returns the milliseconds from the cause to the suggestion, and dismisses the suggestion. */
  async function measure(
    trigger: string,
    date: string,
    cause: () => Promise<string | null>,
  ): Promise<number | null> {
    const begins = performance.now();
    const subject = await cause();
    while (performance.now() - begins < LIMIT_MS) {
      const { data } = SUGGESTIONS.parse(await call('GET', `/agent/suggestions?status=open&date=${date}`));
      const took = performance.now() - begins;
      const found = data.find((each) => each.trigger === trigger && each.subject === subject);
      if (found) {
        await call('POST', `/agent/suggestions/${found.id}/dismiss`, {});
        return Math.round(took);
      }
      await sleep(PAUSE_MS);
    }
    return null;
  }
  async function report(trigger: string, causes: readonly (() => Promise<number | null>)[]): Promise<void> {
    const took: (number | null)[] = [];
    for (const cause of causes.slice(0, flags.rounds)) took.push(await cause());
    const known = took.filter((each) => each !== null);
    print('agent', { trigger, ms: took, most: Math.max(...known), load_average: loadavg()[0] ?? 0 });
  }
  const rounds = Array.from({ length: flags.rounds }, (_, round) => round);

  // A day of drafts, or of none: bookings are planned when requested.
  const [planned, quiet, running] = dates;
  for (let at = 0; at < 12; at += 1) await book(await newOrder(at), planned);
  const carriers = [];
  for (let van = 0; van < flags.vans + 2; van += 1) carriers.push(await vanAndDriver());
  await report(
    'overnight_plan',
    rounds.map(
      () => () =>
        measure('overnight_plan', planned, async () => {
          await call('POST', '/agent/suggestions', { date: planned, depot });
          return null;
        }),
    ),
  );

  // Two vans, of which one is enough once an order is gone.
  const pair: string[][] = [];
  for (const van of [0, 1]) {
    const stops: string[] = [];
    for (let at = 0; at < 5; at += 1) stops.push(await newOrder(van + at));
    for (const order of stops) await book(order, quiet);
    await makeRoute(quiet, carriers[van] ?? {}, stops);
    pair.push(stops);
  }
  await report(
    'capacity',
    rounds.map(
      (round) => () =>
        measure('capacity', quiet, async () => {
          await call('POST', `/orders/${pair[0]?.[round] ?? ''}/cancel`, {});
          return null;
        }),
    ),
  );

  const runs: { id: string; stops: z.output<typeof STOPS>['data'] }[] = [];
  for (const carrier of carriers.slice(0, flags.vans)) {
    const stops: string[] = [];
    for (const window of WINDOWS) {
      for (let each = 0; each < OF_A_WINDOW; each += 1) {
        const order = await newOrder(runs.length + each);
        await book(order, running, window);
        stops.push(order);
      }
    }
    const route = await makeRoute(running, carrier, stops);
    const id = field(await call('POST', `/routes/${route}/publish`, {}), 'id');
    runs.push({ id, stops: STOPS.parse(await call('GET', `/runs/${id}/stops`)).data });
  }
  const late: string[] = [];
  for (const round of rounds) late.push(await newOrder(round));
  await report(
    'rebooking',
    late.map(
      (order, round) => () =>
        measure('rebooking', running, async () => {
          await book(order, running, WINDOWS[round % WINDOWS.length]);
          return order;
        }),
    ),
  );
  for (const { id, stops } of runs) {
    await call('POST', `/runs/${id}/stops/${stops[0]?.id ?? ''}/complete`, {});
    await call('POST', `/runs/${id}/stops/${stops[1]?.id ?? ''}/arrive`, {});
  }
  await report(
    'failed_stop',
    runs.slice(-flags.rounds).map(
      ({ id, stops }) =>
        () =>
          measure('failed_stop', running, async () => {
            const stop = stops[1]?.id ?? '';
            await call('POST', `/runs/${id}/stops/${stop}/fail`, { reason: 'no_access' });
            return stop;
          }),
    ),
  );
  await report(
    'running_late',
    runs.slice(flags.rounds, 2 * flags.rounds).map(
      ({ id }) =>
        () =>
          measure('running_late', running, async () => {
            await call('POST', `/sandbox/runs/${id}/drive`, { speed: 1, late_minutes: 150 });
            return id;
          }),
    ),
  );
  await report(
    'breakdown',
    runs.slice(0, flags.rounds).map(
      ({ id }) =>
        () =>
          measure('breakdown', running, async () => {
            await call('POST', `/runs/${id}/breakdown`, {});
            return id;
          }),
    ),
  );
} finally {
  await bench.close();
}

/** Returns three working days ahead. */
function datesAhead(): [string, string, string] {
  const dates: string[] = [];
  for (let ahead = 3; dates.length < 3; ahead += 1) {
    const day = new Date(Date.now() + ahead * 86_400_000);
    if (day.getUTCDay() !== 0) dates.push(day.toISOString().slice(0, 10));
  }
  return [dates[0] ?? '', dates[1] ?? '', dates[2] ?? ''];
}
