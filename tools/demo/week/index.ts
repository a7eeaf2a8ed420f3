/**
 * A courier's week on which little goes as planned, through the API of a running server: goods that come in parts, at
 * the wrong depot or broken; old goods that go back; snow; a sofa that nobody wants; dates that were promised. Checks
 * after each step that every piece is somewhere, and at the end that nobody was texted twice for one cause.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Resources, unwrap, type WaypostClient } from '@waypost/client';
import { addDays } from '@waypost/base/local-time';
import type { Report } from '../report.js';
import type { Run, Stop } from '../types.js';
import { checkReplies, checkTimes } from '../verify.js';
import { insist } from '../world.js';
import { place, setUpWeek } from './setup.js';
import {
  answerFirst,
  barcodesOf,
  checkPieces,
  checkTexts,
  orderOf,
  PATIENCE_MS,
  scanPieces,
  type Tracked,
  untilStatus,
  type Week,
} from './world.js';

/**
 * Lives through the week. Rejects as soon as anything is not as it must be. `monthsPass` lets three months go by, where
 * the clock can be set, before somebody asks for a proof.
 */
export async function runWeek(
  client: WaypostClient,
  report: Report,
  monthsPass: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  report.step('Setting up two depots and three shippers');
  const week = await setUpWeek(client, report);
  report.step('Goods come in: in parts, at the wrong depot, for an exchange');
  const { table, chair } = await splitShipment(week);
  const lamp = await misrouted(week);
  const exchange = await bookedExchange(week);
  const sofa = await inAndBooked(week, 'Sofa', 1);
  const mirror = await inAndBooked(week, 'Mirror', 2);
  await promisedDates(week);
  report.step('Snow in Bristol: the day is postponed');
  await snowDay(week);
  report.step('The day in Croydon');
  await damagedOnTheWay(week, mirror);
  const out = [table, chair, lamp, exchange.delivery, exchange.collection, sofa];
  await deliver(week, out, { refused: sofa });
  report.step('What goes back to the shippers');
  await goBack(week, [sofa, exchange.collection]);
  await checkPieces(week);
  const texts = await checkTexts(week);
  const orders = new Map(week.orders.map((order) => [order.id, order]));
  await checkReplies(week, orders);
  await checkTimes({ ...week, depot: week.depots.croydon, parcels: orders });
  report.step('Three months later: where are the table and the sofa?');
  await monthsPass();
  await proofFound(week, table, sofa);
  report.step('Done: every piece is accounted for, and nobody was texted twice for one cause');
  report.table([
    ['Orders', week.orders.length],
    ['Pieces', week.orders.reduce((sum, { barcodes }) => sum + barcodes.length, 0)],
    ['Texts', texts],
  ]);
}

async function inAndBooked(
  week: Week,
  name: string,
  shipper: 0 | 1 | 2,
  at: keyof Week['depots'] = 'croydon',
): Promise<Tracked> {
  const order = await place(week, name, { shipper, at });
  await scanPieces(week, order.barcodes, { type: 'depot_in', depot: week.depots[at] });
  await answerFirst(week, order);
  return order;
}

/** Of three pieces one comes later: it becomes a separate order, and each is asked about once. */
async function splitShipment(week: Week): Promise<{ table: Tracked; chair: Tracked }> {
  const { client, depots, report } = week;
  const table = await place(week, 'Table', { pieces: 3 });
  const [late = '', ...rest] = table.barcodes;
  await scanPieces(week, rest, { type: 'depot_in', depot: depots.croydon });
  const path = { order_id: table.id };
  const split = await unwrap(
    client.POST('/orders/{order_id}/split', { params: { path }, body: { barcodes: [late] } }),
  );
  table.barcodes = rest;
  const chair: Tracked = {
    name: 'Chair',
    id: split.id,
    barcodes: await barcodesOf(week, split.id),
    texts: [],
  };
  week.orders.push(chair);
  await answerFirst(week, table);
  await scanPieces(week, chair.barcodes, { type: 'depot_in', depot: depots.croydon });
  await answerFirst(week, chair);
  report.note('Table and chair: split, because the chair came later; each was asked about once');
  return { table, chair };
}

/** A piece comes in at the other depot: nobody is asked before it is at its own. */
async function misrouted(week: Week): Promise<Tracked> {
  const { depots, report } = week;
  const lamp = await place(week, 'Lamp', { shipper: 1 });
  const warnings = await scanPieces(week, lamp.barcodes, { type: 'depot_in', depot: depots.bristol });
  insist(warnings[0]?.reason === 'misrouted', 'A piece at the wrong depot got no warning.');
  insist((await orderOf(week, lamp)).status === 'awaiting_scan', 'A misrouted piece counts as in.');
  await scanPieces(week, lamp.barcodes, { type: 'depot_in', depot: depots.croydon });
  await answerFirst(week, lamp);
  report.note('Lamp: came in at Bristol, and was asked about once it was in Croydon');
  return lamp;
}

/** A new bed for the old one: one visit, one conversation. */
async function bookedExchange(week: Week): Promise<{ delivery: Tracked; collection: Tracked }> {
  const delivery = await place(week, 'New bed', { shipper: 2 });
  const collection = await place(week, 'Old bed', {
    shipper: 2,
    type: 'collection',
    exchange_for: delivery.id,
  });
  await scanPieces(week, delivery.barcodes, { type: 'depot_in', depot: week.depots.croydon });
  const { slot } = await answerFirst(week, delivery);
  const other = await orderOf(week, collection);
  insist(other.slot?.date === slot?.date, 'The halves of the exchange have different days.');
  week.report.note('New bed and old bed: one visit, asked about once');
  return { delivery, collection };
}

/** An order for a date that was promised is offered no day before it. */
async function promisedDates(week: Week): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const wardrobe = await place(week, 'Wardrobe', { shipper: 1, deliver_from: addDays(today, 8) });
  await scanPieces(week, wardrobe.barcodes, { type: 'depot_in', depot: week.depots.croydon });
  const { slot } = await answerFirst(week, wardrobe);
  insist(slot !== null && slot.date >= addDays(today, 8), 'An order was booked before its promised date.');
  week.report.note(`Wardrobe: promised from ${addDays(today, 8)}, booked for ${slot.date}`);
}

/** A whole day is called off: each recipient is told and asked in one text, and chooses another day. */
async function snowDay(week: Week): Promise<void> {
  const { client, depots, report } = week;
  const desk = await inAndBooked(week, 'Desk', 0, 'bristol');
  const shelf = await inAndBooked(week, 'Shelf', 1, 'bristol');
  const date = (await orderOf(week, desk)).slot?.date ?? '';
  const path = { depot_id: depots.bristol, date };
  const postpone = () =>
    unwrap(
      client.POST('/depots/{depot_id}/days/{date}/postpone', { params: { path }, body: { reason: 'snow' } }),
    );
  const jobs = [await postpone(), await postpone()];
  for (const { id } of jobs) await untilDone(week, id);
  for (const order of [desk, shelf]) {
    const { slot } = await answerFirst(week, order, 'postponed');
    insist(slot !== null && slot.date > date, `${order.name} was booked for the cancelled day.`);
  }
  report.note(`Desk and shelf: ${date} was cancelled, twice by mistake; each was told and asked once`);
}

async function untilDone({ client }: Week, job_id: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { status } = await unwrap(client.GET('/jobs/{job_id}', { params: { path: { job_id } } }));
    if (status === 'succeeded') return;
    insist(Date.now() < deadline && status !== 'failed', `Job ${job_id} is ${status}.`);
    await sleep(500);
  }
}

/** A piece breaks at loading: its order leaves the day without asking anybody, and goes back to the shipper. */
async function damagedOnTheWay(week: Week, mirror: Tracked): Promise<void> {
  const { client, depots } = week;
  await scanPieces(week, mirror.barcodes, { type: 'damaged', depot: depots.croydon });
  const inbox = await unwrap(client.GET('/inbox', { params: { query: { limit: 100 } } }));
  insist(
    inbox.data.some(({ kind, order }) => kind === 'goods_short' && order?.id === mirror.id),
    'Damaged goods of a booked order are not in the inbox.',
  );
  const params = { path: { order_id: mirror.id } };
  const body = { reason: 'broken at loading', ask: false };
  await unwrap(client.POST('/orders/{order_id}/unbook', { params, body }));
  await unwrap(client.POST('/orders/{order_id}/cancel', { params }));
  await scanPieces(week, mirror.barcodes, { type: 'depot_out', depot: depots.croydon });
  await untilStatus(week, mirror, 'returned');
  week.report.note('Mirror: broken at loading, unbooked, and handed back to its shipper');
}

/** Plans, publishes and drives the day of these orders. One is refused, which asks nobody for another slot. */
async function deliver(
  week: Week,
  orders: readonly Tracked[],
  { refused }: { refused: Tracked },
): Promise<void> {
  const { client, depots, report } = week;
  const runs = await publishDays(week, orders);
  for (const run of runs) {
    const params = { path: { run_id: run.id } };
    const { data: stops } = await unwrap(client.GET('/runs/{run_id}/stops', { params }));
    const visited = stops.flatMap((stop) => {
      const order = orders.find(({ id }) => id === stop.order);
      return order ? [{ stop, order }] : [];
    });
    for (const { order, stop } of visited) {
      if (!(stop.type === 'collection' && order.texts.length === 0)) order.texts.push('narrowed_window');
      if (stop.type === 'collection') continue;
      await scanPieces(week, order.barcodes, {
        type: 'load_to_van',
        depot: depots.croydon,
        vehicle: run.vehicle,
      });
    }
    await unwrap(client.POST('/runs/{run_id}/start', { params }));
    for (const { order, stop } of visited)
      await visit(week, { run, stop, order, isRefused: order === refused });
  }
  const requests = await unwrap(
    client.GET('/bookings/requests', { params: { query: { order: refused.id } } }),
  );
  insist(
    requests.data.every(({ kind }) => kind !== 'rebooking'),
    'A recipient who refused the goods was asked for another slot.',
  );
  report.note(`${orders.length} visits; the sofa was refused, and nobody asked about it again`);
}

async function visit(
  week: Week,
  { run, stop, order, isRefused }: { run: Run; stop: Stop; order: Tracked; isRefused: boolean },
): Promise<void> {
  const { client } = week;
  const params = { path: { run_id: run.id, stop_id: stop.id } };
  if (isRefused) {
    await unwrap(client.POST('/runs/{run_id}/stops/{stop_id}/fail', { params, body: { reason: 'refused' } }));
    return;
  }
  const body = { signed_by: 'Ada Field' };
  await unwrap(client.POST('/runs/{run_id}/stops/{stop_id}/complete', { params, body }));
  await checkPieces(week);
  const wanted = stop.type === 'collection' ? 'collected' : 'delivered';
  const { status } = await orderOf(week, order);
  insist(status === wanted, `${order.name} is ${status} after its visit.`);
}

/** Plans and publishes the days on which these orders are booked. Resolves to the runs. */
async function publishDays(week: Week, orders: readonly Tracked[]): Promise<Run[]> {
  const { client, depots } = week;
  const booked = await Promise.all(orders.map((order) => orderOf(week, order)));
  const runs: Run[] = [];
  for (const date of new Set(booked.flatMap(({ slot }) => slot?.date ?? []))) {
    const body = { depot: depots.croydon, date };
    const job = await unwrap(client.POST('/routes/optimise', { body }));
    await untilDone(week, job.id);
    const query = { date, depot: depots.croydon };
    const { data: routes } = await unwrap(client.GET('/routes', { params: { query } }));
    for (const { id } of routes) {
      const params = { path: { route_id: id } };
      runs.push(await unwrap(client.POST('/routes/{route_id}/publish', { params })));
    }
  }
  return runs;
}

/** The refused sofa and the old bed come back, are on their shippers' manifests, and are handed over. */
async function goBack(week: Week, [sofa, bed]: [sofa: Tracked, bed: Tracked]): Promise<void> {
  const { client, depots, report } = week;
  await unwrap(client.POST('/orders/{order_id}/return', { params: { path: { order_id: sofa.id } } }));
  for (const order of [sofa, bed]) {
    await scanPieces(week, order.barcodes, { type: 'depot_in', depot: depots.croydon });
    const { shipper } = await orderOf(week, order);
    const params = { path: { shipper_id: shipper.id } };
    const manifest = await unwrap(client.GET('/shippers/{shipper_id}/return-manifest', { params }));
    insist(
      manifest.data.some((line) => line.order === order.id && line.state === 'to_return'),
      `${order.name} is not on its shipper's manifest.`,
    );
    await scanPieces(week, order.barcodes, { type: 'depot_out', depot: depots.croydon });
    await untilStatus(week, order, 'returned');
  }
  report.note('Sofa and old bed: back at the depot, on the manifests, handed to their shippers');
}

/** Finds by its reference who took an order, and when, and why another was not delivered. */
async function proofFound(week: Week, delivered: Tracked, refused: Tracked): Promise<void> {
  const { reference } = await orderOf(week, delivered);
  const found = await unwrap(week.client.GET('/orders', { params: { query: { reference } } }));
  insist(found.data[0]?.id === delivered.id, 'The order is not found by its reference.');
  const visit = await lastVisit(week, delivered);
  insist(visit.proof?.signed_by === 'Ada Field', 'The signatory is no longer recorded.');
  insist(visit.crew[0]?.name === 'Driver of Croydon', 'The driver is no longer recorded.');
  const params = { path: { order_id: delivered.id } };
  const page = await unwrap(week.client.GET('/orders/{order_id}/proof', { params, parseAs: 'text' }));
  insist(page.includes('Ada Field') && page.includes(reference), 'The proof does not say who signed.');
  const story = await unwrap(week.client.GET('/orders/{order_id}/timeline', { params }));
  const told = story.data.map(({ type }) => type);
  for (const type of ['event.order.created', 'event.order.booked', 'event.stop.completed']) {
    insist(told.includes(type), `The timeline no longer has ${type}.`);
  }
  insist(
    (await lastVisit(week, refused)).reason === 'refused',
    'The reason for the failure is no longer recorded.',
  );
  week.report.note(`Table: taken by Ada Field on ${visit.date}; sofa: refused. Both are still recorded`);
}

async function lastVisit({ client }: Week, { id, name }: Tracked): Promise<Resources['Visit']> {
  const params = { path: { order_id: id } };
  const [visit] = (await unwrap(client.GET('/orders/{order_id}/visits', { params }))).data;
  if (!visit) throw new Error(`${name} was visited, but the visit is not recorded.`);
  return visit;
}
