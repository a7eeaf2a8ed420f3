/**
 * A PostgreSQL of its own that is frozen, as by SIGSTOP or a hypervisor: it takes connections and bytes, and says
 * nothing. Whoever asks is told so soon, and is served again as soon as the server is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateToLatest } from '../../src/db/migrate.js';
import { ensureDatabase, startPostgres, type EmbeddedPostgres } from '@waypost/dev-servers/postgres';
import { freePort } from '@waypost/dev-servers/ports';
import { type Client, startApi, type TestApi } from '../support/api.js';
import { orderBody, setUp, type Setup } from '../support/day.js';

const home = mkdtempSync(path.join(tmpdir(), 'waypost-frozen-'));
let postgres: EmbeddedPostgres;
let api: TestApi;
let client: Client;
let setup: Setup;

beforeAll(async () => {
  postgres = await startPostgres({ home, port: await freePort(), durable: false });
  await ensureDatabase(postgres, 'frozen');
  await migrateToLatest(postgres.url('frozen'));
  api = await startApi({ DATABASE_POOL_SIZE: '4' }, postgres.url('frozen'));
  client = await api.client();
  setup = await setUp(client);
});
afterAll(async () => {
  await api.close();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

/** The server's process and all that it has begun. */
function family(): number[] {
  const postmaster = Number(
    readFileSync(path.join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const parentOf = (pid: string) => {
    try {
      return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
  return [postmaster, ...children.map(Number)];
}
const signal = (pids: readonly number[], name: NodeJS.Signals) => {
  for (const pid of pids) process.kill(pid, name);
};

test('requests on their way and later ones get 503, none hangs, and none is lost or done twice', async () => {
  const post = (name: string) =>
    client.post('/orders', orderBody(setup.shipper, { reference: name }), { 'idempotency-key': name });
  const names = Array.from({ length: 12 }, (_, index) => `frozen-${index}`);
  expect((await post('before')).status).toBe(201);
  const frozen = family();
  signal(frozen, 'SIGSTOP');
  let later: number[];
  try {
    // More than there are connections, so that some wait for one.
    const first = await Promise.all(names.map(async (name) => (await post(name)).status));
    expect(first).toEqual(names.map(() => 503));
    later = await Promise.all(names.map(async (name) => (await post(name)).status));
    expect(later).toEqual(names.map(() => 503));
  } finally {
    signal(frozen, 'SIGCONT');
  }
  for (const name of names) {
    let status = 0;
    while (status !== 201) {
      ({ status } = await post(name));
      expect([201, 409, 503]).toContain(status);
    }
  }
  const { rows } = await api.owner.query(
    `select count(*)::int as orders, count(distinct reference)::int as names from orders where tenant_id = $1`,
    [client.tenant.id],
  );
  expect(rows).toEqual([{ orders: 13, names: 13 }]);
});

test('a statement that takes long is no frozen server', async () => {
  const { pool } = api.foundation;
  const slow = await pool.query('select pg_sleep(5)');
  expect(slow.rowCount).toBe(1);
});
