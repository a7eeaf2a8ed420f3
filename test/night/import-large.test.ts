/** POST /orders/import: large files, which are made in the background, batch by batch. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { createImportActivities } from '../../activities/imports.js';
import { takePendingRows } from '../../src/records/imports.js';
import { resumeImport } from '../../src/operations/imports/run.js';
import { type Client, useApi } from '../support/api.js';
import { createLogger } from '../../src/runtime/logger.js';
import { type Setup, setUp } from '../support/day.js';
import { csv, importFile, line, lines } from '../support/imports.js';
import { outboxOf } from '../support/planning.js';

const api = useApi();
let client: Client;
let of: Setup;

beforeEach(async () => {
  client = await api.client();
  of = await setUp(client);
});

const send = (...file: [body: string, query?: string, headers?: Record<string, string>]) =>
  importFile({ client, of }, ...file);
const orders = async () => (await client.get('/orders?limit=100')).body.data;

describe('pieces', () => {
  const rowsOf = (count: number, pieces: number) =>
    csv(...Array.from({ length: count }, (_, index) => line(index, { 7: String(pieces) })));

  test('a file makes at most 20,000: 422, and nothing is kept', async () => {
    const reply = await send(rowsOf(21, 999));
    expect([reply.status, reply.body.error.code, reply.body.error.param]).toEqual([
      422,
      'too_many_items',
      'body',
    ]);
    expect(reply.body.error.message).toContain('20979');
    const { rows } = await api.owner.query(
      'select (select count(*)::int from imports where tenant_id = $1) as imports, (select count(*)::int from import_rows where tenant_id = $1) as waiting',
      [client.tenant.id],
    );
    expect(rows).toEqual([{ imports: 0, waiting: 0 }]);
  });

  test('20,000 are taken, and made in goes of at most as many', async () => {
    const reply = await send(rowsOf(40, 500));
    expect(reply.body).toMatchObject({ status: 'succeeded', result: { created: 40, rejected: 0 } });
    const [order] = await orders();
    expect(order.pieces.expected).toBe(500);
  });

  test('a worker makes at most 20,000 in one go', async () => {
    const few = Array.from({ length: 7000 }, (_, index) => line(1000 + index, { 7: '1' }));
    const reply = await send(
      csv(...Array.from({ length: 21 }, (_, index) => line(index, { 7: '950' })), ...few),
    );
    expect(reply.body.status).toBe('queued');
    const taken = await client.scoped((scope) => takePendingRows(scope, reply.body.id, 500, 20_000));
    // 21 of 950, and 50 of one.
    expect(taken).toHaveLength(71);
  });
});

describe('more than 500 rows', () => {
  const work = async (job: string) => {
    const { continueImport } = createImportActivities({
      source: api.foundation.source,
      logger: createLogger('test', 'error'),
    });
    return new MockActivityEnvironment().run(continueImport, { tenant: client.tenant.id, job });
  };
  const follow = async (job: string) => (await client.get(`/imports/${job}`)).body;

  test('are queued and imported batch by batch, with progress', async () => {
    await send(csv(line(2007)));
    const reply = await send(csv(...lines(1200), line(2007), line(2008, { 5: 'x' })));
    expect(reply.body).toMatchObject({ status: 'queued', result: null });
    expect(await outboxOf(client, 'import.start')).toMatchObject([{ job: reply.body.id }]);
    expect(await orders()).toHaveLength(1);
    expect(await work(reply.body.id)).toEqual({ ended: false });
    const halfway = await follow(reply.body.id);
    expect(halfway).toMatchObject({ status: 'running', result: null });
    expect(halfway.progress).toBeCloseTo(501 / 1202, 5);
    await work(reply.body.id);
    expect(await work(reply.body.id)).toEqual({ ended: true });
    const done = await follow(reply.body.id);
    expect(done).toMatchObject({ status: 'succeeded', progress: 1 });
    expect(done.result).toMatchObject({ rows: 1202, created: 1200, rejected: 2 });
    expect(done.result.errors.map(({ row, column }: any) => [row, column])).toEqual([
      [1202, 'reference'],
      [1203, 'postcode'],
    ]);
    // A worker that comes late changes nothing.
    expect(await work(reply.body.id)).toEqual({ ended: true });
    expect(await follow(reply.body.id)).toEqual(done);
    const { rows } = await api.owner.query(
      `select (select count(*)::int from orders where tenant_id = $1) as orders,
              (select count(*)::int from import_rows where tenant_id = $1) as waiting`,
      [client.tenant.id],
    );
    expect(rows).toEqual([{ orders: 1201, waiting: 0 }]);
  });

  test('orders whose rows stand apart are made whole, and progress counts rows', async () => {
    const more = Array.from({ length: 600 }, (_, index) => line(index, { 6: 'Lamp' }));
    const reply = await send(csv(...lines(600), ...more));
    expect(await work(reply.body.id)).toEqual({ ended: false });
    expect((await follow(reply.body.id)).progress).toBeCloseTo(1000 / 1200, 5);
    expect(await work(reply.body.id)).toEqual({ ended: true });
    expect(await follow(reply.body.id)).toMatchObject({
      status: 'succeeded',
      result: { rows: 1200, created: 600, rejected: 0 },
    });
    expect((await orders())[0].items).toMatchObject([{ description: 'Sofa' }, { description: 'Lamp' }]);
  });

  test('all or nothing holds for all of them', async () => {
    await send(csv(line(600)));
    const query = `?shipper=${of.shipper}&mode=all_or_nothing`;
    const reply = await send(csv(...lines(700)), query);
    expect(await work(reply.body.id)).toEqual({ ended: true });
    expect(await follow(reply.body.id)).toMatchObject({
      status: 'failed',
      result: { rows: 700, created: 0, rejected: 1, errors: [{ row: 602, column: 'reference' }] },
    });
    expect(await orders()).toHaveLength(1);
    const right = await send(csv(...lines(700, 1000)), query);
    expect(await work(right.body.id)).toEqual({ ended: true });
    expect(await follow(right.body.id)).toMatchObject({ status: 'succeeded', result: { created: 700 } });
  });

  test('as many as there are connections, all or nothing at once: all end, and others are served meanwhile', async () => {
    const query = `?shipper=${of.shipper}&mode=all_or_nothing`;
    const jobs: string[] = [];
    for (let file = 0; file < api.foundation.pool.options.max; file += 1) {
      jobs.push((await send(csv(...lines(501, file * 1000)), query)).body.id);
    }
    const { continueImport } = createImportActivities({
      source: api.foundation.source,
      logger: createLogger('test', 'error'),
    });
    const tenant = client.tenant.id;
    const working = Promise.all(
      jobs.map((job) => new MockActivityEnvironment().run(continueImport, { tenant, job })),
    );
    expect((await client.get('/orders?limit=1')).status).toBe(200);
    expect(await working).toEqual(jobs.map(() => ({ ended: true })));
    for (const job of jobs) expect(await follow(job)).toMatchObject({ status: 'succeeded', progress: 1 });
  });

  test('an all-or-nothing import shows its progress before its orders', async () => {
    const query = `?shipper=${of.shipper}&mode=all_or_nothing`;
    const job = (await send(csv(...lines(2001)), query)).body.id as string;
    const working = work(job);
    let before = 0;
    for (let running = true; running && before === 0;) {
      const { status, progress } = await follow(job);
      running = status === 'queued' || status === 'running';
      if (running && progress > 0) before = progress;
      if (running) expect(await orders()).toEqual([]);
    }
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(1);
    expect(await working).toEqual({ ended: true });
    expect(await orders()).toHaveLength(100);
  });

  test('one that cannot go on says why', async () => {
    const reply = await send(csv(...lines(501)));
    const { failImport } = createImportActivities({
      source: api.foundation.source,
      logger: createLogger('test', 'error'),
    });
    await failImport({
      tenant: client.tenant.id,
      job: reply.body.id,
      code: 'internal',
      message: 'It broke.',
    });
    expect(await follow(reply.body.id)).toMatchObject({
      status: 'failed',
      error: { code: 'internal', message: 'It broke.' },
      result: { created: 0 },
    });
  });

  const failed = async (job: string) => {
    const { failImport } = createImportActivities({
      source: api.foundation.source,
      logger: createLogger('test', 'error'),
    });
    await failImport({ tenant: client.tenant.id, job, code: 'internal', message: 'It broke.' });
  };
  const resume = (job: string) => client.scoped((scope) => resumeImport(scope, job));

  test.each([
    ['some', ''],
    ['all or nothing', '&mode=all_or_nothing'],
  ])('one that could not go on, %s, goes on where it was, each row once', async (_case, mode) => {
    const { id } = (await send(csv(...lines(1100)), `?shipper=${of.shipper}${mode}`)).body;
    if (mode === '') await work(id);
    await failed(id);
    await resume(id);
    expect(await outboxOf(client, 'import.start')).toHaveLength(2);
    expect(await follow(id)).toMatchObject({ status: 'queued', error: null, result: null });
    await expect(resume(id)).rejects.toMatchObject({ code: 'invalid_state' });
    for (let ended = false; !ended;) ({ ended } = (await work(id)) as { ended: boolean });
    expect(await follow(id)).toMatchObject({
      status: 'succeeded',
      error: null,
      result: { rows: 1100, created: 1100, rejected: 0 },
    });
    await expect(resume(id)).rejects.toMatchObject({ code: 'invalid_state' });
  });

  test.each([
    ['some', ''],
    ['all or nothing', '&mode=all_or_nothing'],
  ])('one whose rows are gone, %s, cannot go on and says so', async (_case, mode) => {
    const { id } = (await send(csv(...lines(600)), `?shipper=${of.shipper}${mode}`)).body;
    await api.owner.query('delete from import_rows where import = $1', [id]);
    await expect(work(id)).rejects.toMatchObject({ code: 'invalid_state' });
  });

  test('one whose rows were refused has nothing to resume', async () => {
    await send(csv(line(600)));
    const { id } = (await send(csv(...lines(700)), `?shipper=${of.shipper}&mode=all_or_nothing`)).body;
    await work(id);
    await expect(resume(id)).rejects.toMatchObject({ code: 'invalid_state' });
  });
});
