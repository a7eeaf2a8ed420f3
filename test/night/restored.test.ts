/**
 * A Temporal that was lost, and a database that was restored to before what its Temporal knows. From the rows alone
 * everything goes on, and nothing is sent twice.
 */
import { queryOnce } from '@waypost/dev-servers/postgres';
import { makeCourier } from '../support/couriers.js';
import { comingWeekday } from '../support/day.js';
import { type Deployment, deploy, eventually, launch, type Processes } from '../support/deployment.js';
import { testTemporal } from '../support/temporal.js';
import { isOpen, watch } from '../support/deployment-day.js';

const EVERY_SECOND = { WAYPOST_RECONCILE_SECONDS: '1' };
const HOME = process.env['TEST_HOME'] ?? '/tmp/waypost-test';

let product: Deployment;

beforeAll(async () => {
  product = await deploy(EVERY_SECOND);
});
afterAll(() => product.close());

const { rowsOf, statusOf, scannedOrder, becomes, plannedDay, publish, nothingQueued, nothingTwice } = watch(
  () => product,
);

test('with an empty Temporal, and with one that is newer than the database, all goes on', async () => {
  const courier = await makeCourier(product, 'Lost and restored');
  const { call, tenant } = courier;
  const [route] = await plannedDay(courier, 2);
  const run = await publish(courier, route?.id ?? '');
  const asked = await scannedOrder(courier);
  await becomes(asked, 'awaiting_reply');
  await eventually('all messages are sent', () => nothingQueued(courier));
  await product.kill('worker');
  const unasked = await scannedOrder(courier);
  const { data: depots } = await call('GET', '/depots');
  const { id: job } = await call('POST', '/routes/optimise', { date: comingWeekday(6), depot: depots[0].id });
  await eventually('all is with Temporal', async () => {
    return (await rowsOf('select from outbox where sent_at is null')).length === 0;
  });

  // The database as it was before Temporal went on.
  await product.kill('relay');
  await product.kill('api');
  const restored = new URL(product.databaseUrl);
  restored.pathname = `${restored.pathname}_restored`;
  const admin = process.env['TEST_DATABASE_URL'] ?? '';
  const [name, original] = [restored, new URL(product.databaseUrl)].map((url) => url.pathname.slice(1));
  // Its connections end with all others: nobody may be in a database that is copied.
  product.owner.on('error', () => undefined);
  await queryOnce(
    admin,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${original}' and pid <> pg_backend_pid()`,
  );
  await queryOnce(admin, `create database ${name} template ${original}`);
  await Promise.all([product.start('api'), product.start('relay'), product.start('worker')]);
  await eventually('the job is done', async () => (await statusOf('jobs', job)) === 'succeeded');
  await becomes(unasked, 'awaiting_reply');
  const younger = await scannedOrder(courier);
  await becomes(younger, 'awaiting_reply');
  await Promise.all([product.kill('api'), product.kill('relay'), product.kill('worker')]);

  const { temporal } = product;
  const place = { temporalAddress: temporal.address, home: HOME };
  const empty = await testTemporal();
  await Promise.all([
    onDatabase(restored.href, { ...place, namespace: temporal.namespace }, async (query) => {
      await eventually(
        'the job is done again',
        async () =>
          (await query('select from jobs where id = $1 and status = $2', job, 'succeeded')).length === 1,
      );
      await eventually(
        'the request is sent',
        async () =>
          (await query(`select from orders where id = $1 and status = 'awaiting_reply'`, unasked)).length ===
          1,
      );
      const isOver = async () => !(await isOpen(`order/${tenant}/${younger}`, temporal));
      await eventually('the workflow of an order that the copy does not have ends', isOver, 90_000);
    }),
    onDatabase(product.databaseUrl, { ...place, namespace: empty.namespace }, async () => {
      for (const id of [`order/${tenant}/${asked}`, `order/${tenant}/${unasked}`, `run/${tenant}/${run}`]) {
        await eventually(`${id} runs in the new one`, () => isOpen(id, empty));
      }
    }),
  ]);
  await queryOnce(admin, `drop database ${name} with (force)`);
  await empty.close();
  await nothingTwice(courier);
});

/** Runs the three processes over a database for as long as `work` takes. */
async function onDatabase(
  databaseUrl: string,
  place: Omit<Parameters<typeof launch>[0], 'databaseUrl'>,
  work: (query: (text: string, ...values: unknown[]) => Promise<unknown[]>) => Promise<void>,
): Promise<void> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const processes: Processes = await launch({ databaseUrl, ...place }, EVERY_SECOND);
  try {
    await work(async (text, ...values) => (await pool.query(text, values)).rows);
  } finally {
    await processes.close();
    await pool.end();
  }
}
