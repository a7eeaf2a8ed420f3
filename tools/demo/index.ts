/**
 * Runs a whole delivery day against a running server (`npm start`), through its API alone, as a courier's systems
 * would: orders, scans, conversations with recipients, routes, runs, webhooks. It can be repeated, because each run
 * creates its own depot. Exits with 1 and a message as soon as anything is missing.
 */
import { join } from 'node:path';
import { Command } from 'commander';
import { unwrap } from '@waypost/client';
import { createRandom } from '@waypost/solver/random';
import { bookAll } from './book.js';
import { createSpreadClient } from './client.js';
import { type DayFile, pickDates, readDayFile } from './day-file.js';
import { drive, load, rebook } from './drive.js';
import { type ExtraKey, makeKeys, readWhereabouts, revokeKeys, type Whereabouts } from './keys.js';
import { createMailbox } from './mailbox.js';
import { bookLate } from './late-booking.js';
import { createAgentDesk } from './agent.js';
import { changeByHand, currentRoutes, optimise, publish } from './plan.js';
import { askNobodyWhoRefused, endQuietHours, tellWhoIsNext } from './settings.js';
import { type Receiver, startReceiver } from './receiver.js';
import { createReport, type Report } from './report.js';
import { makeDepot, makeEndpoint, makeFleet, makeShippers, placeOrders, windowsOf } from './setup.js';
import { createTidying, tidyOnInterrupt, type Tidying } from './tidying.js';
import { checkOrders, checkReplies, checkTimes, checkWebhooks, COUNTED_EVENTS, totalsOf } from './verify.js';
import { runWeek } from './week/index.js';
import type { World } from './world.js';

/**
 * Approximate number of requests per order, and the requests one key allows in the minute and a half that a day lasts.
 */
const REQUESTS_PER_ORDER = 6;
const REQUESTS_PER_KEY = 350;

/** Keys beside the server's own, between which the requests of a week are spread. */
const KEYS_OF_WEEK = 3;

const options = new Command('demo')
  .description('Runs a delivery day or week against a running server.')
  .option('--day <file>', 'the delivery day', join('data', 'day-bristol-120.json'))
  .option('--seed <number>', 'seed: which recipients call, and which stops fail', '1')
  .option('--week', 'a week of two depots with many problems, instead of a day', false)
  .option('--quiet', 'print the totals only', false)
  .parse()
  .opts<{ day: string; seed: string; week: boolean; quiet: boolean }>();

try {
  await (options.week ? liveTheWeek() : main());
} catch (error) {
  console.error(
    `\nThe ${options.week ? 'week' : 'day'} failed: ${error instanceof Error ? error.message : String(error)}`,
  );
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
  process.exitCode = 1;
}

async function liveTheWeek(): Promise<void> {
  const server = readWhereabouts(process.env['WAYPOST_HOME'] ?? '.waypost');
  const report = createReport(options.quiet);
  const tidying = createTidying();
  tidyOnInterrupt(tidying);
  try {
    const extra = await tidying.keep(makeKeys(server.courier, KEYS_OF_WEEK), revokeKeys);
    const keys = [server.keys.sandbox, ...extra.map(({ key }) => key)] as const;
    const client = createSpreadClient(server.api_sandbox, keys, { requests: 0, again: 0 });
    await tidying.keep(endQuietHours(client), (restore) => restore());
    await tidying.keep(askNobodyWhoRefused(client), (restore) => restore());
    await runWeek(client, report);
  } finally {
    await tidying.undoAll();
  }
}

async function main(): Promise<void> {
  const file = readDayFile(options.day);
  const server = readWhereabouts(process.env['WAYPOST_HOME'] ?? '.waypost');
  const report = createReport(options.quiet);
  const wanted = Math.ceil((file.orders.length * REQUESTS_PER_ORDER) / REQUESTS_PER_KEY);
  report.step(`${file.name}: ${file.orders.length} orders, with ${wanted} keys at ${server.api_sandbox}`);
  const tidying = createTidying();
  tidyOnInterrupt(tidying);
  try {
    const extra = await tidying.keep(makeKeys(server.courier, wanted - 1), revokeKeys);
    const receiver = await tidying.keep(startReceiver(), (made) => made.close());
    await runDay(file, server, { extra, receiver, report, tidying });
  } finally {
    await tidying.undoAll();
  }
}

async function runDay(
  file: DayFile,
  server: Whereabouts,
  {
    extra,
    receiver,
    report,
    tidying,
  }: { extra: readonly ExtraKey[]; receiver: Receiver; report: Report; tidying: Tidying },
): Promise<void> {
  const traffic = { requests: 0, again: 0 };
  const keys = [server.keys.sandbox, ...extra.map(({ key }) => key)] as const;
  const client = createSpreadClient(server.api_sandbox, keys, traffic);
  const mailbox = createMailbox(client, new Date().toISOString());
  const { today, date } = pickDates(new Date());

  report.step(`Setting up a depot for ${date}`);
  const endpoint = await tidying.keep(makeEndpoint(client, receiver, COUNTED_EVENTS), (endpoint_id) =>
    unwrap(client.DELETE('/webhook-endpoints/{endpoint_id}', { params: { path: { endpoint_id } } })),
  );
  await tidying.keep(endQuietHours(client), (restore) => restore());
  await tidying.keep(tellWhoIsNext(client), (restore) => restore());
  const depot = await makeDepot(client, file, date);
  const fleet = await makeFleet(client, file, depot);
  const shippers = await makeShippers(client, file);
  report.note(`${fleet.vehicles.length} vans, ${fleet.drivers.length} drivers, ${shippers.size} shippers`);

  report.step('Placing the orders');
  const parcels = await placeOrders(client, file, { depot, shippers, date, report });
  const totals = {
    bookedByReply: 0,
    bookedDirectly: 0,
    bookedInReview: 0,
    moved: 0,
    rebooked: 0,
    reviews: 0,
  };
  const random = createRandom(Number(options.seed));
  const world: World = {
    ...{
      client,
      traffic,
      report,
      receiver,
      mailbox,
      random,
      seed: Number(options.seed),
      today,
      date,
      depot,
      endpoint,
      parcels,
      totals,
      vans: new Map(fleet.vehicles.map((id, index) => [id, file.vehicles[index]?.name ?? id])),
      named: (text: string) => text.replaceAll(/ord_[a-z0-9]+/g, (id) => parcels.get(id)?.reference ?? id),
    },
    ...fleet,
  };
  await liveThrough(world, { file, shippers });
}

async function liveThrough(
  world: World,
  { file, shippers }: { file: DayFile; shippers: ReadonlyMap<string, string> },
): Promise<void> {
  const { report } = world;
  report.step('Scanning pieces, asking recipients, booking');
  await bookAll(world, windowsOf(file));

  report.step('Optimising the routes');
  const plan = await optimise(world);
  await changeByHand(world, plan);

  report.step('Publishing');
  const published = await publish(world);
  const agent = createAgentDesk(world);
  const unplaced = await bookLate(world, file, { shippers, agent });
  const routes = await currentRoutes(world, published.runs);

  report.step('Loading the vans, rehearsing the day');
  await load(world, routes);
  const driven = await drive(world, published.runs, agent);
  if (unplaced !== undefined) driven.left.add(unplaced);
  report.step('Asking those who were not at home again');
  await rebook(world, driven.failed);

  report.step('Checking the outcome');
  await checkOrders(world, plan, driven);
  await checkTimes(world);
  await checkReplies(world, world.parcels);
  await checkWebhooks(world, { job: plan.job, runs: driven.runs, driven });
  report.step('Done: every order is delivered, rebooked, still booked, or left out with a reason');
  report.table(totalsOf(world, { plan, routes, driven, agent: agent.counts() }));
}
