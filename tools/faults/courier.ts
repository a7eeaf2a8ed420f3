/**
 * A courier's systems: they set up a depot and run one delivery day after the other, from orders to closed runs,
 * whatever goes wrong. Expected refusals are counted and worked around; the checks at the end report what never
 * happened.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { allOf, type Resources, unwrap, type WaypostClient, WaypostError } from '@waypost/client';
import { EVENT_TYPES } from '../../src/contracts/events.js';
import { addDays } from '@waypost/base/local-time';
import type { Ask, Courier } from './journal.js';
import type { People } from './people.js';
import type { Mailbox } from './receiver.js';

type Order = Resources['Order'];
type Slot = { date: string; from: string; to: string };

export type Tally = {
  days: number;
  orders: number;
  delivered: number;
  /** Expected refusals by code. */
  refused: Record<string, number>;
  /** Steps that did not happen in time, such as an order whose recipient was never asked. */
  late: Record<string, number>;
};

export type World = {
  courier: Courier;
  isLive: boolean;
  client: WaypostClient;
  ask: Ask;
  random: () => number;
  people: People;
  /** The references of all orders placed. */
  references: Set<string>;
  tally: Tally;
  /** Aborted when the campaign is over and waiting must end. */
  hurry: AbortSignal;
};

export type Site = { depot: string; vehicles: string[]; drivers: string[]; shipper: string };

const WINDOWS = [
  { from: '08:00', to: '12:00' },
  { from: '12:00', to: '16:00' },
  { from: '16:00', to: '20:00' },
] as const;
const POSTCODES = ['CR0 2RF', 'CR2 6HP', 'SM1 1JA', 'SE25 6AB', 'CR7 8LE', 'SW16 4BE', 'BR3 1AY', 'CR4 2JF'];
/** Small, so that slots fill up. */
const CAPACITY = 4;
const VANS = 2;
/** How long the office waits for recipients and for a plan. */
const PATIENCE_MS = 25_000;
const PLANNING_MS = 90_000;
const POLL_MS = 700;
/** One in this many stops fails, and one in this many orders is cancelled. */
const FAILS_ONE_IN = 6;
const CANCELS_ONE_IN = 12;
/** One in this many days uses an import instead of single orders. */
const IMPORTS_ONE_IN = 3;

/** Creates a depot with slots, vans, drivers and a shipper whose recipients are asked at the scan. */
export async function setUp({ client }: World): Promise<Site> {
  const depot = await unwrap(
    client.POST('/depots', {
      body: {
        name: 'Croydon',
        address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
        opening: { from: '06:30', to: '21:00' },
      },
    }),
  );
  const params = { path: { depot_id: depot.id } };
  const zones = { data: [{ name: 'Everywhere', postcode_prefixes: [''] }] };
  await unwrap(client.PUT('/depots/{depot_id}/zones', { params, body: zones }));
  const windows = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    WINDOWS.map((window) => ({ weekday, ...window, capacity: CAPACITY })),
  );
  await unwrap(client.PUT('/depots/{depot_id}/slot-schedule', { params, body: { windows, overrides: [] } }));
  const vehicles: string[] = [];
  const drivers: string[] = [];
  for (let number = 1; number <= VANS; number += 1) {
    const van = {
      name: `Van ${number}`,
      capacity_m3: 20,
      capacity_kg: 1500,
      crew: 2 as const,
      depot: depot.id,
    };
    vehicles.push((await unwrap(client.POST('/vehicles', { body: van }))).id);
    const driver = { name: `Driver ${number}`, phone: `+44770090001${number}`, depot: depot.id };
    drivers.push((await unwrap(client.POST('/drivers', { body: driver }))).id);
  }
  await unwrap(client.PATCH('/settings', { body: { notify_recipients: ['next_stop', 'delivered'] } }));
  const body = { name: 'Hearth & Home', booking: { automatic: true } };
  const shipper = await unwrap(client.POST('/shippers', { body }));
  return { depot: depot.id, vehicles, drivers, shipper: shipper.id };
}

/** Subscribes a receiver to all events. Resolves to the endpoint's id. */
export async function subscribe({ client }: World, box: Mailbox): Promise<string> {
  const made = await unwrap(
    client.POST('/webhook-endpoints', { body: { url: box.url, events: [...EVENT_TYPES] } }),
  );
  box.secret = made.secret;
  return made.id;
}

/** Runs one day after the other until `hurry`; each has its own date, from `first` on. */
export async function liveOn(world: World, site: Site, first: string, ordersADay: number): Promise<void> {
  for (let date = first; !world.hurry.aborted; date = addDays(date, 1)) {
    await liveThrough(world, site, date, ordersADay);
    world.tally.days += 1;
  }
}

/** Runs one delivery day of so many orders, from their creation to closed runs. */
export async function liveThrough(world: World, site: Site, date: string, count: number): Promise<void> {
  const { client, tally } = world;
  const orders = await placeOrders(world, site, date, count);
  tally.orders += orders.length;
  await scan(world, orders, 'depot_in', site);
  await untilAsked(world, orders);
  await untilBooked(world, orders);
  await cancelSome(world, orders);
  await bookTheRest(world, orders, date);
  const job = await optimise(world, site, date);
  if (job?.status !== 'succeeded') return;
  const { data: routes } = await unwrap(
    client.GET('/routes', { params: { query: { date, depot: site.depot } } }),
  );
  for (const [index, route] of routes.entries()) await drive(world, site, route, index);
}

async function placeOrders(world: World, site: Site, date: string, count: number): Promise<Order[]> {
  const { client, random, people, references, courier } = world;
  const bodies = Array.from({ length: count }, (_, index) => {
    const person = people.newPerson(courier.name, random);
    const reference = `${courier.name.replaceAll(' ', '')}-${date}-${index}-${person.phone.slice(-6)}`;
    references.add(reference);
    return {
      reference,
      shipper: site.shipper,
      depot: site.depot,
      recipient: {
        name: 'Sioned Griffiths',
        phone: person.phone,
        email: person.email,
        address: {
          line1: `${index + 1} Rose Lane`,
          town: 'London',
          postcode: POSTCODES[index % POSTCODES.length] ?? 'CR0 2RF',
        },
      },
      items: [
        { description: 'Treadmill', pieces: 1 + Math.floor(random() * 2), weight_kg: 60, volume_m3: 0.8 },
      ],
    };
  });
  if (random() * IMPORTS_ONE_IN < 1) return importOrders(world, bodies);
  const made: Order[] = [];
  for (const body of bodies) made.push(await unwrap(client.POST('/orders', { body })));
  return made;
}

async function importOrders(world: World, bodies: readonly { reference: string }[]): Promise<Order[]> {
  const { ask, courier, client } = world;
  const answer = await ask(
    new Request(`${courier.baseUrl}/orders/import`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson', 'Idempotency-Key': crypto.randomUUID() },
      body: bodies.map((body) => JSON.stringify(body)).join('\n'),
    }),
  );
  if (!answer.ok) throw new Error(`The import was refused: ${await answer.text()}`);
  const wanted = new Set(bodies.map(({ reference }) => reference));
  return waitFor(world, 'orders imported', PLANNING_MS, async () => {
    const found: Order[] = [];
    for await (const order of allOf((page) =>
      client.GET('/orders', { params: { query: { status: 'awaiting_scan', ...page } } }),
    )) {
      if (wanted.has(order.reference)) found.push(order);
    }
    return { done: found.length === wanted.size, value: found };
  });
}

async function scan(
  { client }: World,
  orders: readonly { id: string }[],
  type: 'depot_in' | 'load_to_van',
  site: Site,
  vehicle?: string,
): Promise<void> {
  const scans: Resources['ScanInput'][] = [];
  for (const { id } of orders) {
    const params = { path: { order_id: id } };
    const pieces = await unwrap(client.GET('/orders/{order_id}/pieces', { params }));
    for (const { barcode } of pieces.data) {
      scans.push({ barcode, type, depot: site.depot, ...(vehicle === undefined ? {} : { vehicle }) });
    }
  }
  if (scans.length > 0) await unwrap(client.POST('/scans', { body: { scans } }));
}

const read = async ({ client }: World, orders: readonly { id: string }[]): Promise<Order[]> => {
  const now: Order[] = [];
  for (const { id } of orders) {
    now.push(await unwrap(client.GET('/orders/{order_id}', { params: { path: { order_id: id } } })));
  }
  return now;
};

async function untilAsked(world: World, orders: readonly Order[]): Promise<void> {
  await waitFor(world, 'recipients asked', PATIENCE_MS, async () => {
    const now = await read(world, orders);
    return { done: now.every(({ status }) => status !== 'scanned'), value: undefined };
  });
}

/**
 * Has recipients answer: in the sandbox through the API, otherwise through the provider. A person resolves unclear
 * replies.
 */
async function untilBooked(world: World, orders: readonly Order[]): Promise<void> {
  const { client, isLive, people } = world;
  if (!isLive) {
    for (const { id } of orders) {
      await allowed(world, () =>
        unwrap(
          client.POST('/sandbox/replies', { body: { order: id, channel: 'sms', text: 'Option 1 please' } }),
        ),
      );
    }
  }
  const ringing = new Set(
    orders
      .filter(
        ({ recipient: { phone } }) =>
          isLive && /stops|rings|unclear/.test(people.byPhone.get(phone ?? '')?.way ?? ''),
      )
      .map(({ id }) => id),
  );
  await waitFor(world, 'recipients booked', PATIENCE_MS, async () => {
    const now = await read(world, orders);
    return {
      done: now.every(({ id, status }) => status !== 'awaiting_reply' || ringing.has(id)),
      value: undefined,
    };
  });
  const query = { needs_review: true } as const;
  const replies = await unwrap(client.GET('/bookings/replies', { params: { query } }));
  for (const reply of replies.data.filter(({ order }) => orders.some(({ id }) => id === order))) {
    const params = { path: { reply_id: reply.id } };
    await allowed(world, () =>
      unwrap(client.POST('/bookings/replies/{reply_id}/resolve', { params, body: { action: 'dismiss' } })),
    );
  }
}

async function cancelSome(world: World, orders: readonly Order[]): Promise<void> {
  const { client, random } = world;
  for (const { id } of orders) {
    if (random() * CANCELS_ONE_IN >= 1) continue;
    const params = { path: { order_id: id } };
    await allowed(world, () => unwrap(client.POST('/orders/{order_id}/cancel', { params, body: {} })));
  }
}

/** Books everybody for the day, as the office would. Orders booked on another day are moved. */
async function bookTheRest(world: World, orders: readonly Order[], date: string): Promise<void> {
  const { client } = world;
  for (const order of await read(world, orders)) {
    if (order.status === 'cancelled' || order.slot?.date === date) continue;
    for (const window of WINDOWS) {
      const slot: Slot = { date, ...window };
      const booked = await allowed(world, () =>
        unwrap(client.POST('/bookings', { body: { order: order.id, slot } })),
      );
      if (booked) break;
    }
  }
}

async function optimise(world: World, site: Site, date: string): Promise<{ status: string } | undefined> {
  const { client } = world;
  const asked = await allowed(world, () =>
    unwrap(client.POST('/routes/optimise', { body: { date, depot: site.depot } })),
  );
  if (!asked) return undefined;
  const params = { path: { job_id: asked.id } };
  return waitFor(world, 'routes planned', PLANNING_MS, async () => {
    const job = await unwrap(client.GET('/jobs/{job_id}', { params }));
    return { done: job.status === 'succeeded' || job.status === 'failed', value: job };
  });
}

/** Takes a route from draft to closed run. */
async function drive(world: World, site: Site, route: Resources['Route'], index: number): Promise<void> {
  const { client, random, tally } = world;
  const path = { route_id: route.id };
  if (route.driver === null) {
    const driver = site.drivers[index % site.drivers.length] ?? null;
    await allowed(world, () =>
      unwrap(client.PATCH('/routes/{route_id}', { params: { path }, body: { driver } })),
    );
  }
  const run = await allowed(world, () =>
    unwrap(client.POST('/routes/{route_id}/publish', { params: { path } })),
  );
  if (!run) return;
  const { data: stops } = await unwrap(
    client.GET('/runs/{run_id}/stops', { params: { path: { run_id: run.id } } }),
  );
  const orders = stops.map(({ order }) => ({ id: order }));
  await scan(world, orders, 'load_to_van', site, run.vehicle);
  const started = await allowed(world, () =>
    unwrap(client.POST('/runs/{run_id}/start', { params: { path: { run_id: run.id } } })),
  );
  if (!started) return;
  const at = { vehicle: run.vehicle, latitude: 51.37, longitude: -0.1 };
  await unwrap(client.POST('/tracking/positions', { body: { positions: [at] } }));
  for (const stop of stops) {
    const params = { path: { run_id: run.id, stop_id: stop.id } };
    const fails = random() * FAILS_ONE_IN < 1;
    const done = await allowed(world, () =>
      fails
        ? unwrap(
            client.POST('/runs/{run_id}/stops/{stop_id}/fail', {
              params,
              body: { reason: 'no_answer', rebook: true },
            }),
          )
        : unwrap(client.POST('/runs/{run_id}/stops/{stop_id}/complete', { params, body: {} })),
    );
    if (done && !fails) tally.delivered += 1;
  }
}

/** Runs a step that may be refused in the current state; resolves to undefined if it was. */
async function allowed<Result>({ tally }: World, step: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof WaypostError) || ![404, 409, 422].includes(error.status)) throw error;
    tally.refused[error.code] = (tally.refused[error.code] ?? 0) + 1;
    return undefined;
  }
}

/** Polls until it is done or patience runs out; resolves to the last value seen. */
async function waitFor<Value>(
  { tally, hurry }: World,
  what: string,
  limitMs: number,
  look: () => Promise<{ done: boolean; value: Value }>,
): Promise<Value> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const { done, value } = await look();
    if (done) return value;
    if (Date.now() > deadline || hurry.aborted) {
      tally.late[what] = (tally.late[what] ?? 0) + 1;
      return value;
    }
    await sleep(POLL_MS);
  }
}
