/** Runs the same day and the same reads in a new database and in one that has aged, and compares the statements. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import pg from 'pg';
import { HOUSEKEEPING } from '../../src/bin/housekeeping-schedule.js';
import { addDays } from '@waypost/base/local-time';
import { unwrap } from '@waypost/client';
import { createRandom } from '@waypost/solver/random';
import { makeCourier } from '../../tools/faults/campaign.js';
import { liveThrough, setUp, type Site, subscribe, type World } from '../../tools/faults/courier.js';
import { countUndone } from '../../tools/faults/invariants-sql.js';
import { askFor, clientOf, createJournal } from '../../tools/faults/journal.js';
import { createPeople } from '../../tools/faults/people.js';
import { type Programs, startPrograms } from '../../tools/faults/programs.js';
import { sendingBy, startTexts } from '../../tools/faults/providers.js';
import { startReceivers } from '../../tools/faults/receiver.js';
import { recovery } from '../../tools/faults/strike.js';
import { startMailServer } from '../../tools/support/mail-server.js';
import { startAging } from './aged.js';
import { readEverything, signEverybodyIn } from './every-read.js';
import { field } from './beside-temporal.js';
import { endOfLog, OWN, type PageCount, prepareCounting, readPageCounts } from './page-counts.js';

/** A statement may read so many times the pages that it read in a new database. */
const MAX_TIMES = 10;
/**
 * What reads the days that it is asked for, or those that are kept, reads as many rows as the courier has in them; it
 * may read so many times the pages that it read once the courier had a month, whatever the age.
 */
const MAX_TIMES_PER_MONTH = 2;
const MONTH_DAYS = 30;
/**
 * A table that has a month alone is read as a whole; in an old one each row of the days is looked up. So of the rows that
 * were sorted after a month each may have taken so many pages.
 */
const PAGES_PER_ROW = 5;
/** The fewest pages that a statement is taken to read, as a new database has all of a table on one or two. */
const MIN_PAGES = 16;

const ORDERS_A_DAY = 12;
const KEYS = 20;
const REST_MS = 120_000;
const TIMERS_MS = 15_000;
const STAFF = 'olivia@courier.example';

/**
 * A statement in the old database; how many pages it read at most in the new one and after a month, null where it did
 * not run; how many times the first that is, row by row; and whether it grows with the age of the database, or with the
 * days that it reads.
 */
export type Compared = PageCount & {
  before: number | null;
  month: number | null;
  times: number;
  grows: 'no' | 'with_days' | 'with_age';
};
type PageCounts = ReadonlyMap<string, PageCount>;

export type Ages = {
  statements: Compared[];
  /** The rows that were added, by table. */
  rows: Record<string, number>;
  fill_seconds: number;
  read: Record<string, number>;
};

/**
 * Works in `home`, which is left as it is. `say` is told how far it has got. `fewestPages`: no statement is taken to read
 * fewer pages in a new database.
 */
export async function compareAges(
  home: string,
  { orders, days, fewestPages = MIN_PAGES }: { orders: number; days: number; fewestPages?: number },
  say: (line: string) => void,
): Promise<Ages> {
  const closing: (() => unknown)[] = [];
  try {
    await prepareCounting(home);
    const [texts, mail, receivers] = await Promise.all([startTexts(), startMailServer(), startReceivers()]);
    closing.push(() => Promise.all([texts.close(), mail.close(), receivers.close()]));
    const programs = await startPrograms(home, {
      ...sendingBy(texts, mail),
      ...{ SOLVER_THREADS: '1', WAYPOST_RECONCILE_SECONDS: '5', WAYPOST_COURIER_REQUESTS: '1000000' },
    });
    closing.push(() => programs.stop());
    texts.connect(programs.origin);
    const owner = new pg.Pool({ connectionString: programs.databaseUrl, max: 2, application_name: OWN });
    closing.push(() => owner.end());
    if ((await recovery(programs)) === null) throw new Error('The product did not start.');

    const { courier, tenant } = await makeCourier(programs, owner, 'A courier', 'live', KEYS);
    const ask = askFor(courier, createJournal());
    const people = createPeople();
    texts.answer((text) => people.answerTo(text));
    const world: World = {
      ...{ courier, ask, people, isLive: true, client: clientOf(courier, ask), random: createRandom(7) },
      ...{ references: new Set<string>(), hurry: new AbortController().signal },
      tally: { days: 0, orders: 0, delivered: 0, refused: {}, late: {} },
    };
    const site = await setUp(world);
    await subscribe(world, receivers.open('all', 1_000_000));
    await inviteEverybody(world, site);
    const { rows } = await owner.query<{ courier_id: string }>(
      'select courier_id from tenants where id = $1',
      [tenant],
    );
    const console_ = field(
      await programs.waypost('console', 'invite', '--courier', rows[0]?.courier_id ?? '', '--email', STAFF),
      'link',
    );

    const sent = () => [
      ...texts.forms.map(({ body }) => body),
      ...mail.received.map(({ text }) => text ?? ''),
      console_,
    ];
    let ahead = 2;
    const liveADay = async () => {
      const date = addDays(new Date().toISOString().slice(0, 10), (ahead += 1));
      await liveThrough(world, site, date, ORDERS_A_DAY);
      await rest(owner);
      return date;
    };
    const measure = async () => {
      await owner.query('vacuum analyze');
      const from = await endOfLog(home);
      const date = await liveADay();
      const read = await readEverything({
        origin: programs.origin,
        tenant,
        keys: courier.keys,
        owner,
        date,
        sent,
        sessions,
      });
      await keepHouse(programs);
      await (await fetch(`${programs.urlOf('relay')}/metrics`)).text();
      // Rounds of the reconciler and of whatever else a timer starts.
      await sleep(TIMERS_MS);
      return { read, counts: await readPageCounts(home, from, await endOfLog(home)) };
    };

    await liveADay();
    const sessions = await signEverybodyIn(programs.origin, sent());
    const fresh = await measure();
    say(`new: ${JSON.stringify(fresh.read)}, ${fresh.counts.size} statements`);
    const aging = await startAging(programs.databaseUrl, { tenant, ordersADay: orders / days });
    closing.push(() => aging.close());
    await aging.reach(MONTH_DAYS);
    const month = await measure();
    say(`after a month: ${JSON.stringify(month.read)}`);
    const began = performance.now();
    const added = await aging.reach(days);
    const fillSeconds = (performance.now() - began) / 1_000;
    say(`after ${days} days, made in ${Math.round(fillSeconds)} s: ${JSON.stringify(added)}`);
    const aged = await measure();
    say(`old: ${JSON.stringify(aged.read)}`);
    return {
      statements: compare(fresh.counts, month.counts, aged.counts, fewestPages),
      rows: added,
      fill_seconds: fillSeconds,
      read: aged.read,
    };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** The statements of the old database, those that grew most first. */
function compare(fresh: PageCounts, month: PageCounts, aged: PageCounts, fewest: number): Compared[] {
  return [...aged.values()]
    .map((count): Compared => {
      const [before, after] = [fresh.get(count.statement), month.get(count.statement)];
      const times = count.pages / allowanceOf(count, before, fewest);
      const ofMonth = Math.max(fewest, PAGES_PER_ROW * (after?.sorted ?? 0));
      const timesOfMonth = count.pages / allowanceOf(count, after, ofMonth);
      const grows =
        times <= MAX_TIMES ? 'no' : timesOfMonth <= MAX_TIMES_PER_MONTH ? 'with_days' : 'with_age';
      return { ...count, before: before?.pages ?? null, month: after?.pages ?? null, times, grows };
    })
    .sort((one, other) => other.times - one.times);
}

/** The pages that a statement is taken to need: as many as then for each row, and at least one. */
function allowanceOf(now: PageCount, then: PageCount | undefined, fewest: number): number {
  const longer = Math.max(1, now.rows / Math.max(1, then?.rows ?? 1));
  return Math.max(fewest, (then?.pages ?? 0) * longer, now.rows);
}

/** Has the shipper's user and the drivers get their links. */
async function inviteEverybody({ client }: World, { shipper, drivers }: Site): Promise<void> {
  await unwrap(
    client.PATCH('/shippers/{shipper_id}', {
      params: { path: { shipper_id: shipper } },
      body: { portal_users: ['ann@shipper.example'] },
    }),
  );
  for (const driver of drivers) {
    await unwrap(
      client.POST('/drivers/{driver_id}/resend-invite', { params: { path: { driver_id: driver } } }),
    );
  }
}

/** Waits until nothing is left to do. */
async function rest(owner: pg.Pool): Promise<void> {
  const until = Date.now() + REST_MS;
  while ((await countUndone(owner)) > 0) {
    if (Date.now() > until) throw new Error('Work is still pending.');
    await sleep(500);
  }
}

/** Runs what runs every hour, and waits for its end. */
async function keepHouse({ temporalAddress, namespace }: Programs): Promise<void> {
  const connection = await Connection.connect({ address: temporalAddress });
  try {
    const client = new Client({ connection, namespace });
    const schedule = client.schedule.getHandle(HOUSEKEEPING);
    const { info: was } = await schedule.describe();
    await schedule.trigger();
    for (;;) {
      const { info } = await schedule.describe();
      const [last] = info.recentActions.slice(-1);
      if (info.numActionsTaken > was.numActionsTaken && last?.action.type === 'startWorkflow') {
        await client.workflow.getHandle(last.action.workflow.workflowId).result();
        return;
      }
      await sleep(200);
    }
  } finally {
    await connection.close();
  }
}
