/**
 * The relay over a real outbox, with a Temporal that is made up: who goes first, who waits for whom, what is parked.
 */
import pg from 'pg';
import { PRIORITIES } from '../../src/contracts/workflows.js';
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import { discardDeadLetter, listDeadLetters, retryDeadLetter } from '../../src/work/queue/dead-letters.js';
import {
  type Claim,
  type DispatchOutcome,
  exchangeRows,
  FIRST_TURN,
  type OutboxRow,
  type PriorityName,
} from '../../src/work/queue/relay-queue.js';
import { UnknownTopicError } from '../../src/work/relay/error-classification.js';
import { type Relay, startRelay } from '../../src/work/relay/relay.js';
import { createLogger } from '../../src/runtime/logger.js';
import { eventually } from '../support/deployment.js';
import { testDatabase, type TestDatabase } from '../support/postgres.js';

let database: TestDatabase;
let systemPool: pg.Pool;
let system: Database;
let ownerPool: pg.Pool;
let owner: Database;
let relay: Relay | undefined;

beforeAll(async () => {
  database = await testDatabase();
  systemPool = createPool(database.url, 'waypost_system', 3);
  system = createDatabase(systemPool);
  ownerPool = new pg.Pool({ connectionString: database.url, max: 2 });
  owner = createDatabase(ownerPool);
});
beforeEach(() => ownerPool.query('truncate outbox restart identity'));
afterEach(async () => {
  await relay?.stop();
  relay = undefined;
});
afterAll(async () => {
  await ownerPool.end();
  await systemPool.end();
  await database.drop();
});

type Waiting = { tenant: string; subject: string; priority?: keyof typeof PRIORITIES; count?: number };

/** Rows for the relay; `count` of them are of as many subjects. */
async function wait({ tenant, subject, priority = 'live', count = 1 }: Waiting): Promise<void> {
  await ownerPool.query(
    `insert into outbox (tenant_id, topic, subject, event_id, payload, priority, created_at, next_attempt_at)
     select $1, 'webhook.delivery', $2 || case when $4 > 1 then '-' || n else '' end, 'evt_' || n,
       jsonb_build_object('courier', $1::text, 'mode', 'live'), $3, now(), clock_timestamp() - interval '1 minute'
     from generate_series(1, $4::integer) n`,
    [tenant, subject, PRIORITIES[priority], count],
  );
}

const exchange = (limit: number, more: Partial<Claim> = {}, carried: DispatchOutcome[] = []) =>
  exchangeRows(system, carried, {
    ...{ limit, perTenant: 50, busy: new Map(), leaseMs: 15_000, turn: FIRST_TURN },
    ...more,
  });
const claim = async (...args: Parameters<typeof exchange>) => (await exchange(...args)).rows;
const firstIs = (first: PriorityName): Partial<Claim> => ({ turn: { ...FIRST_TURN, first } });
const sent = (rows: readonly OutboxRow[]): DispatchOutcome[] =>
  rows.map(({ seq }) => ({ seq, result: 'sent' }));
const subjects = (rows: readonly OutboxRow[]) => rows.map(({ subject }) => subject).toSorted();
const unsent = async () =>
  (await ownerPool.query('select from outbox where sent_at is null and parked_at is null')).rowCount;
/** Makes every row due that waits for its next attempt. */
/** Rows that a relay is busy with are left to it. */
const hurry = () =>
  ownerPool.query(`update outbox set next_attempt_at = now() where seq in (
    select seq from outbox where sent_at is null order by seq for update skip locked)`);

function start(dispatch: (row: OutboxRow) => Promise<void>): void {
  relay = startRelay({
    db: system,
    databaseUrl: database.url,
    dispatch,
    logger: createLogger('relay', 'fatal'),
  });
}

describe('who goes first', () => {
  test('couriers take turns: one row of B is in the next round of thousands of A', async () => {
    await wait({ tenant: 'A', subject: 'a', priority: 'bulk', count: 5_000 });
    const first = await claim(50);
    expect(first).toHaveLength(50);
    await wait({ tenant: 'B', subject: 'b', priority: 'bulk' });
    expect(subjects(await claim(2, {}, sent(first)))).toContain('b');
  });

  test('live before sandbox before bulk, and the other way round when bulk has its turn', async () => {
    await wait({ tenant: 'A', subject: 'bulk', priority: 'bulk', count: 3 });
    await wait({ tenant: 'A', subject: 'sandbox', priority: 'sandbox' });
    await wait({ tenant: 'B', subject: 'live', count: 2 });
    expect(subjects(await claim(2))).toEqual(['live-1', 'live-2']);
    expect(subjects(await claim(1))).toEqual(['sandbox']);
    await wait({ tenant: 'C', subject: 'late' });
    expect(subjects(await claim(2, firstIs('bulk')))).toEqual(['bulk-1', 'bulk-2']);
    expect(subjects(await claim(2))).toEqual(['bulk-3', 'late']);
  });

  test('the sandbox has its turn although live and bulk rows never run out', async () => {
    // Two couriers of each, as one alone never fills all the places.
    for (const tenant of ['A', 'B']) {
      await wait({ tenant, subject: `live-${tenant}`, count: 1_000 });
      await wait({ tenant, subject: `bulk-${tenant}`, priority: 'bulk', count: 1_000 });
    }
    await wait({ tenant: 'C', subject: 'sandbox', priority: 'sandbox' });
    const carried: string[] = [];
    start((row) => {
      carried.push(row.subject);
      return Promise.resolve();
    });
    const firstOf = (name: string) => carried.findIndex((subject) => subject.startsWith(name));
    await eventually('both were carried', () =>
      Promise.resolve(firstOf('sandbox') >= 0 && firstOf('bulk') >= 0),
    );
    expect(firstOf('sandbox')).toBeLessThan(1_500);
    expect(firstOf('bulk')).toBeLessThan(1_500);
  });

  test('hundreds of couriers are visited one after the other, and nobody twice before all have been', async () => {
    await ownerPool.query(
      `insert into outbox (tenant_id, topic, subject, event_id, payload, priority, created_at, next_attempt_at)
       select 'T' || to_char(tenant, 'FM000'), 'webhook.delivery', tenant || '-' || n, 'evt_' || tenant || '-' || n,
         '{}', 1, now(), clock_timestamp() - interval '1 minute'
       from generate_series(1, 250) tenant, generate_series(1, 3) n`,
    );
    const tenants: string[] = [];
    let { after } = FIRST_TURN;
    for (let claims = 0; claims < 5; claims += 1) {
      const claimed = await exchange(50, { turn: { first: 'live', after } });
      ({ after } = claimed);
      expect(claimed.hasMore).toBe(true);
      tenants.push(...claimed.rows.map(({ tenant_id }) => tenant_id));
    }
    expect(tenants).toHaveLength(250);
    expect(new Set(tenants).size).toBe(250);
    expect((await claim(50, { turn: { first: 'live', after } })).map(({ tenant_id }) => tenant_id)).toContain(
      'T001',
    );
  });

  test('couriers whose rows are all on their way do not hide those that come after them', async () => {
    for (let tenant = 100; tenant < 220; tenant += 1)
      await wait({ tenant: `T${tenant}`, subject: `${tenant}` });
    await ownerPool.query(`update outbox set next_attempt_at = now() + interval '1 hour'`);
    await wait({ tenant: 'Z', subject: 'z' });
    const first = await exchange(10);
    expect(first).toMatchObject({ rows: [], hasMore: true });
    expect(subjects(await claim(10, { turn: { first: 'live', after: first.after } }))).toEqual(['z']);
  });

  test('a live row behind a bulk row of its subject has that one go first', async () => {
    await wait({ tenant: 'A', subject: 'import', priority: 'bulk', count: 500 });
    await wait({ tenant: 'A', subject: 'order', priority: 'bulk' });
    await wait({ tenant: 'A', subject: 'order' });
    const rows = await claim(1);
    expect(rows).toMatchObject([{ subject: 'order', priority: PRIORITIES.bulk }]);
    expect(subjects(await claim(1))).not.toContain('order');
    expect(await claim(1, {}, sent(rows))).toMatchObject([{ subject: 'order', priority: PRIORITIES.live }]);
  });

  test('a tenant has a part of the places only, whatever waits', async () => {
    await wait({ tenant: 'A', subject: 'a', count: 80 });
    expect(await claim(100)).toHaveLength(50);
    expect(await claim(50, { busy: new Map([['A', 50]]) })).toEqual([]);
    expect(await claim(50, { busy: new Map([['A', 45]]) })).toHaveLength(5);
  });

  test('what one relay has claimed is no other’s, until it is taken to be gone', async () => {
    await wait({ tenant: 'A', subject: 'a', count: 20 });
    const [one, other] = await Promise.all([claim(15), claim(15)]);
    expect(new Set([...one, ...other].map(({ seq }) => seq)).size).toBe(one.length + other.length);
    await claim(20);
    expect(await claim(20)).toEqual([]);
    await hurry();
    expect(await claim(20)).toHaveLength(20);
  });
});

describe('the relay', () => {
  test('a row that is never answered holds up its own subject and nobody else', async () => {
    const carried: string[] = [];
    let release = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (release = resolve));
    await wait({ tenant: 'A', subject: 'slow' });
    await wait({ tenant: 'A', subject: 'slow' });
    await wait({ tenant: 'A', subject: 'a', count: 200 });
    start(async (row) => {
      if (row.subject === 'slow' && carried.every((subject) => subject !== 'slow')) await hanging;
      carried.push(row.subject);
    });
    await eventually('all others are carried', () => Promise.resolve(carried.length === 200));
    expect(carried).not.toContain('slow');
    await eventually('and recorded', async () => (await unsent()) === 2);
    release();
    await eventually('then it goes on', async () => (await unsent()) === 0);
    expect(carried.slice(200)).toEqual(['slow', 'slow']);
  });

  test('rows of a subject are carried one after the other, in the order in which they were written', async () => {
    const carried: number[] = [];
    for (let row = 0; row < 5; row += 1) await wait({ tenant: 'A', subject: 'a' });
    let failures = 2;
    start((row) => {
      if (row.seq === 3 && failures > 0) {
        failures -= 1;
        return Promise.reject(unavailable());
      }
      carried.push(row.seq);
      return Promise.resolve();
    });
    await eventually('all are carried', async () => (await unsent()) === 0);
    expect(carried).toEqual([1, 2, 3, 4, 5]);
  });

  test('a row that is refused ten times is parked, and later ones of its subject go on', async () => {
    let tries = 0;
    let cured = false;
    const carried: number[] = [];
    await wait({ tenant: 'A', subject: 'poison' });
    await wait({ tenant: 'A', subject: 'poison' });
    start((row) => {
      if (row.seq === 1 && !cured) {
        tries += 1;
        return Promise.reject(refused('Blob data size exceeds limit.'));
      }
      carried.push(row.seq);
      return Promise.resolve();
    });
    await eventually('it is parked', async () => {
      await hurry();
      return (await listDeadLetters(owner)).length === 1;
    });
    expect(tries).toBe(10);
    expect(await listDeadLetters(owner)).toMatchObject([
      { id: '1', topic: 'webhook.delivery', subject: 'poison', courier: 'A', refusals: 10 },
    ]);
    expect((await listDeadLetters(owner))[0]?.last_error).toBe('Blob data size exceeds limit.');
    await eventually('the next one is carried', () => Promise.resolve(carried.includes(2)));

    cured = true;
    expect(await retryDeadLetter(owner, '1')).toMatchObject({ id: '1' });
    await eventually('then the first one is', () => Promise.resolve(carried.includes(1)));
    expect(await listDeadLetters(owner)).toEqual([]);
  });

  test('a row of a later version waits for its relay, and holds up no other', async () => {
    const isLater = { now: true };
    const carried: string[] = [];
    // More than the failures in a row after which Temporal counts as down.
    await wait({ tenant: 'A', subject: 'later', count: 40 });
    await wait({ tenant: 'B', subject: 'known', count: 200 });
    start((row) => {
      if (isLater.now && row.tenant_id === 'A') return Promise.reject(unknown());
      carried.push(row.subject);
      return Promise.resolve();
    });
    await eventually('all others are carried, and each later one was tried again and again', async () => {
      await hurry();
      const { rows } = await ownerPool.query(
        'select min(attempts) as least from outbox where sent_at is null',
      );
      return carried.length === 200 && rows[0].least > 12;
    });
    const { rows } = await ownerPool.query('select max(refusals) as most from outbox');
    expect([rows[0].most, await listDeadLetters(owner)]).toEqual([0, []]);
    isLater.now = false;
    await eventually('then they are carried', async () => {
      await hurry();
      return (await unsent()) === 0;
    });
  });

  test('all that is parked is carried again, once the reason is gone; what is not parked is left alone', async () => {
    await wait({ tenant: 'A', subject: 'a', count: 3 });
    await ownerPool.query(
      `update outbox set parked_at = now(), refusals = 10, next_attempt_at = now() + interval '1 hour' where seq <> 2`,
    );
    const parked = await listDeadLetters(owner);
    expect(parked.map(({ id }) => id)).toEqual(['1', '3']);
    for (const { id } of parked) await retryDeadLetter(owner, id);
    const { rows } = await ownerPool.query(
      'select parked_at, refusals, next_attempt_at <= clock_timestamp() as due from outbox',
    );
    expect(rows).toEqual(Array(3).fill({ parked_at: null, refusals: 0, due: true }));
    expect(await listDeadLetters(owner)).toEqual([]);
  });

  test('a row that is discarded is gone; what is not parked can be neither', async () => {
    await wait({ tenant: 'A', subject: 'a', count: 2 });
    await ownerPool.query(`update outbox set parked_at = now() where subject = 'a-1'`);
    expect(await discardDeadLetter(owner, '1')).toMatchObject({ subject: 'a-1' });
    expect(await unsent()).toBe(1);
    for (const id of ['1', '2', '99', 'evt_1', '']) {
      await expect(retryDeadLetter(owner, id)).rejects.toThrow(`There is no parked row ${id}.`);
      await expect(discardDeadLetter(owner, id)).rejects.toThrow(`There is no parked row ${id}.`);
    }
    expect(await unsent()).toBe(1);
  });

  test('while Temporal is away nothing is parked, however often it is tried, and all goes out afterwards', async () => {
    let away = true;
    let tries = 0;
    await wait({ tenant: 'A', subject: 'a', count: 120 });
    start(() => {
      tries += 1;
      return away ? Promise.reject(unavailable()) : Promise.resolve();
    });
    await eventually('many tries', async () => {
      await hurry();
      return tries > 80;
    });
    expect(await listDeadLetters(owner)).toEqual([]);
    away = false;
    await eventually('all are carried', async () => {
      await hurry();
      return (await unsent()) === 0;
    });
  });
});

const unknown = () => new UnknownTopicError('This version does not know the topic order.levitated.');

/** What the client rejects with: the gRPC status is the cause. */
const answer = (code: number, details: string) =>
  new Error('Failed to start Workflow', {
    cause: Object.assign(new Error(details), { code, details, metadata: {} }),
  });
const unavailable = () => answer(14, 'No connection established.');
const refused = (details: string) => answer(3, details);
