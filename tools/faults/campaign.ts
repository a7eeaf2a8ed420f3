/**
 * A campaign: two live couriers and one in the sandbox run delivery days while faults strike. Then the faults stop,
 * everything comes to rest, and all invariants are checked.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import pg from 'pg';
import { createRandom } from '@waypost/solver/random';
import { addDays } from '@waypost/base/local-time';
import { startMailServer } from '../support/mail-server.js';
import { liveOn, setUp, type Site, subscribe, type Tally, type World } from './courier.js';
import { checkDatabase, countUndone } from './invariants-sql.js';
import { checkOutside } from './invariants-outside.js';
import { askFor, clientOf, type Courier, createJournal } from './journal.js';
import { createPeople } from './people.js';
import { type FaultKind, FAULT_KINDS, planFaults } from './plan.js';
import { readHistories } from './histories.js';
import { type Programs, ROOT, startPrograms } from './programs.js';
import { sendingBy, startTexts } from './providers.js';
import { type Mailbox, startReceivers } from './receiver.js';
import { type Report, reportOf } from './report.js';
import { recovery, strike } from './strike.js';
import { upgradeUntil } from './upgrade.js';

export type CampaignOptions = {
  seed: number;
  /** How long faults strike, in milliseconds. */
  campaignMs: number;
  kinds?: readonly FaultKind[];
  /** Orders per day and courier. */
  ordersADay?: number;
  /** Days that each courier runs at the same time. */
  daysAtOnce?: number;
  /** Maximum time to come to rest. */
  restMs?: number;
  /** Maximum time until processes are ready again. */
  readyMs?: number;
  /** Upgrades to one new build after the other meanwhile. */
  upgrade?: boolean;
  /** A checkout that is built: its programs are what is upgraded. By default this one's. */
  from?: string;
  /** Keeps the folder with logs and data. */
  keep?: boolean;
  say?: (line: string) => void;
};

const COURIERS = [
  { name: 'Live A', mode: 'live' },
  { name: 'Live B', mode: 'live' },
  { name: 'Sandbox C', mode: 'sandbox' },
] as const;
const FIRST_BUILD = 'build-1';
const KEYS_EACH = 2;
/** Number of dates reserved for each lane of a courier. */
const DAYS_APART = 60;
const FIRST_DAY_AHEAD = 2;
/** Maximum age of the sending process's claim when a recipient's STOP comes in. */
const STOP_GRACE_MS = 3_000;
/** Time for couriers to finish their current day. */
const LAST_DAY_MS = 60_000;

export async function runCampaign(options: CampaignOptions): Promise<Report> {
  const { seed, campaignMs, kinds = FAULT_KINDS, ordersADay = 5, daysAtOnce = 2 } = options;
  const { restMs = 8 * 60_000, readyMs = 30_000, keep = false, say = () => undefined } = options;
  const { upgrade = false, from = ROOT } = options;
  const home = mkdtempSync(join(tmpdir(), 'waypost-faults-'));
  // Kept where something is broken, or went wrong before that was known.
  let isEvidence = true;
  const closing: (() => unknown)[] = [() => isEvidence || rmSync(home, { recursive: true, force: true })];
  try {
    const [texts, mail, receivers] = await Promise.all([startTexts(), startMailServer(), startReceivers()]);
    closing.push(() => Promise.all([texts.close(), mail.close(), receivers.close()]));
    say(`everything is in ${home}`);
    const programs = await startPrograms(
      home,
      { ...sendingBy(texts, mail), SOLVER_THREADS: '1', WAYPOST_RECONCILE_SECONDS: '5' },
      { id: FIRST_BUILD, root: from },
    );
    closing.push(() => programs.stop());
    texts.connect(programs.origin);
    const owner = new pg.Pool({ connectionString: programs.databaseUrl, max: 4 });
    // Its connections are killed on purpose.
    owner.on('error', () => undefined);
    closing.push(() => owner.end());
    const startMs = (await recovery(programs)) ?? 0;
    say(`ready after ${Math.round(startMs / 1000)} s`);

    const people = createPeople();
    texts.answer((text) => people.answerTo(text));
    const journal = createJournal();
    const hurry = new AbortController();
    const references = new Set<string>();
    const boxes = new Map<string, Mailbox>();
    const tally: Tally = { days: 0, orders: 0, delivered: 0, refused: {}, late: {} };
    const tenants = new Map<string, string>();
    const worlds: { world: World; site: Site }[] = [];
    const made = await Promise.all(
      COURIERS.map(({ name, mode }) => makeCourier(programs, owner, name, mode)),
    );
    for (const [index, { courier, tenant, mode }] of made.entries()) {
      const { name } = courier;
      tenants.set(name, tenant);
      const ask = askFor(courier, journal);
      const world: World = {
        ...{ courier, ask, people, references, tally },
        isLive: mode === 'live',
        client: clientOf(courier, ask),
        random: createRandom(seed * 31 + index),
        hurry: hurry.signal,
      };
      worlds.push({ world, site: await setUp(world) });
      for (const [turn, refuseEvery] of [
        [1, 1_000_000],
        [2, 20],
      ] as const) {
        const box = receivers.open(`${index}-${turn}`, refuseEvery);
        boxes.set(await subscribe(world, box), box);
      }
    }
    say('three couriers are set up');

    const today = new Date().toISOString().slice(0, 10);
    const failures: string[] = [];
    const lives = worlds.flatMap(({ world, site }) =>
      Array.from({ length: daysAtOnce }, (_, lane) =>
        liveOn(world, site, addDays(today, FIRST_DAY_AHEAD + lane * DAYS_APART), ordersADay).catch(
          (error: unknown) => failures.push(`${world.courier.name}: ${String(error)}`),
        ),
      ),
    );
    const began = Date.now();
    const upgrades = upgrade
      ? upgradeUntil(programs, campaignMs, began + campaignMs, say).catch((error: unknown) => {
          failures.push(`the upgrade: ${String(error)}`);
          return [];
        })
      : [];
    const struck = await strike(
      { programs, texts, mail, receivers, random: createRandom(seed * 17), say },
      planFaults(seed, campaignMs, kinds),
      began + campaignMs,
    );
    await sleep(Math.max(0, began + campaignMs - Date.now()));
    const builds = [FIRST_BUILD, ...(await upgrades)];
    const stoppedAt = Date.now();
    hurry.abort();
    say(`the faults are over after ${Math.round((stoppedAt - began) / 1000)} s: ${struck.length}`);

    await Promise.race([Promise.all(lives), sleep(LAST_DAY_MS)]);
    const { rows: waiting } = await owner.query<{ count: number }>(
      'select count(*)::int as count from outbox where sent_at is null',
    );
    const restedAfterMs = await rest(owner, texts.underway, restMs);
    say(
      restedAfterMs === null ? 'did not come to rest' : `at rest ${Math.round(restedAfterMs / 1000)} s later`,
    );
    await Promise.race([Promise.all(lives), sleep(LAST_DAY_MS)]);

    const connection = await Connection.connect({ address: programs.temporalAddress });
    closing.push(() => connection.close());
    const temporal = new Client({ connection, namespace: programs.namespace });
    const asks = new Map(worlds.map(({ world }) => [world.courier.name, world.ask]));
    const histories = await readHistories(temporal);
    const invariants = {
      ...(await checkDatabase(owner, 11)),
      ...(await checkOutside({
        ...{ owner, temporal, journal, asks, tenants, references, people, texts, mail, boxes },
        logs: programs.logs,
        stopGraceMs: STOP_GRACE_MS,
        histories,
        builds,
        isGentle: struck.every(({ kind }) => kind === 'rolling_restart'),
      })),
    };
    const report = reportOf({
      seed,
      campaignMs,
      struck,
      readyMs,
      startMs,
      journal,
      tally,
      texts,
      mail,
      invariants,
      restedAfterMs,
      failures,
      tasks: histories.tasks,
      ownEnds: programs.ownEnds,
      waiting: waiting[0]?.count ?? 0,
    });
    isEvidence = keep || !report.isSound;
    return report;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** Creates a courier with keys and without quiet hours, because a campaign runs at any hour. */
export async function makeCourier(
  programs: Programs,
  owner: pg.Pool,
  name: string,
  mode: 'live' | 'sandbox',
  keysEach = KEYS_EACH,
): Promise<{ courier: Courier; tenant: string; mode: 'live' | 'sandbox' }> {
  // The shape that the command line prints.
  const made = (await programs.waypost('courier', 'create', '--name', name, '--plan', 'pro')) as {
    id: string;
  };
  const keys: string[] = [];
  for (let key = 0; key < keysEach; key += 1) {
    const { key: secret } = (await programs.waypost(
      ...['key', 'create', '--courier', made.id, '--mode', mode],
    )) as { key: string };
    keys.push(secret);
  }
  const { rows } = await owner.query<{ id: string }>(
    `update tenants set quiet_from = '00:00', quiet_to = '00:00' where courier_id = $1 and mode = $2 returning id`,
    [made.id, mode],
  );
  const baseUrl = `${programs.origin}${mode === 'live' ? '' : '/sandbox'}/admin/v1`;
  return { courier: { name, baseUrl, keys }, tenant: rows[0]?.id ?? '', mode };
}

/** Waits until nothing is left to do in three successive checks. Resolves to how long that took, or null. */
async function rest(owner: pg.Pool, underway: () => number, limitMs: number): Promise<number | null> {
  const began = Date.now();
  for (let calm = 0; Date.now() - began < limitMs;) {
    calm = (await countUndone(owner)) + underway() === 0 ? calm + 1 : 0;
    if (calm === 3) return Date.now() - began;
    await sleep(1_000);
  }
  return null;
}
