/**
 * A deployment whose Temporal and PostgreSQL are reached by TLS alone, with certificates of a private authority on both
 * sides, and whose Temporal stores nothing in clear. Certificates are renewed while it runs.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import pg from 'pg';
import { authority } from '../support/certificates.js';
import { type CourierClient, makeCourier } from '../support/couriers.js';
import { type Deployment, eventually, launch } from '../support/deployment.js';
import { watch } from '../support/deployment-day.js';
import { overTcp, testDatabase } from '../support/postgres.js';
import { testTemporal } from '../support/temporal.js';
import { type Front, startFront } from '../support/tls-front.js';

const folder = mkdtempSync(path.join(tmpdir(), 'waypost-sealed-'));
const client = { cert: path.join(folder, 'now.crt'), key: path.join(folder, 'now.key') };
const trusted = path.join(folder, 'now-ca.crt');
const first = authority(folder, 'first-authority');
const closing: (() => unknown)[] = [];

let product: Deployment;
let fronts: { temporal: Front; postgres: Front };
let courier: CourierClient;

/** Puts a certificate where the processes read theirs, as a renewal does. */
function install(by: ReturnType<typeof authority>, name: string): void {
  const made = by.sign(name);
  copyFileSync(made.key, client.key);
  copyFileSync(made.cert, client.cert);
  copyFileSync(by.cert, trusted);
}

beforeAll(async () => {
  const [database, temporal] = await Promise.all([testDatabase(), testTemporal()]);
  closing.push(
    () => rmSync(folder, { recursive: true, force: true }),
    database.drop,
    () => temporal.close(),
  );
  const [host = '', port = ''] = temporal.address.split(':');
  const own = { server: first.sign('server'), authority: first.cert };
  const databaseUrl = new URL(overTcp(database.url));
  const [temporalFront, postgresFront] = await Promise.all([
    startFront('temporal', { host, port: Number(port) }, own),
    startFront('postgres', { host: databaseUrl.hostname, port: Number(databaseUrl.port) }, own),
  ]);
  fronts = { temporal: temporalFront, postgres: postgresFront };
  closing.push(temporalFront.close, postgresFront.close);
  install(first, 'client');
  const home = path.join(process.env['TEST_HOME'] ?? folder, 'sealed');
  mkdirSync(home, { recursive: true });
  databaseUrl.port = String(postgresFront.port);
  const on = {
    databaseUrl: databaseUrl.href,
    temporalAddress: `127.0.0.1:${temporalFront.port}`,
    ...{ namespace: temporal.namespace, home },
  };
  const processes = await launch(on, {
    TEMPORAL_TLS_CLIENT_CERT_PATH: client.cert,
    TEMPORAL_TLS_CLIENT_KEY_PATH: client.key,
    TEMPORAL_TLS_SERVER_CA_CERT_PATH: trusted,
    PGSSLROOTCERT: trusted,
    PGSSLCERT: client.cert,
    PGSSLKEY: client.key,
    TEMPORAL_CODEC_KEYS: Buffer.alloc(32, 9).toString('base64'),
  });
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });
  closing.push(() => owner.end(), processes.close);
  product = { ...processes, databaseUrl: database.url, owner, temporal };
  courier = await makeCourier(product, 'Sealed');
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const { scannedOrder, becomes } = watch(() => product);

test('a recipient is asked, and Temporal stores nothing of it in clear', async () => {
  const order = await scannedOrder(courier);
  await becomes(order, 'awaiting_reply');
  expect(fronts.temporal.accepted()).toBeGreaterThanOrEqual(2);
  expect(fronts.postgres.accepted()).toBeGreaterThanOrEqual(3);

  const handle = product.temporal.client.workflow.getHandle(`order/${courier.tenant}/${order}`);
  const history = historyToJSON(await handle.fetchHistory());
  const stored = [...history.matchAll(/"data": ?"([^"]*)"/g)].map(([, data]) =>
    Buffer.from(data ?? '', 'base64').toString('latin1'),
  );
  expect(history).toContain(Buffer.from('binary/encrypted').toString('base64'));
  expect(stored.length).toBeGreaterThan(3);
  expect(stored.filter((data) => data.includes('"order"') || data.includes('booking_requested'))).toEqual([]);
});

test('this build continues encrypted histories, and says so', async () => {
  const results = await product.waypost('workers', 'replay', '--type', 'orderConversation');
  expect(results).toEqual([expect.objectContaining({ workflow: 'orderConversation', failures: 0 })]);
  expect(results[0].replayed).toBeGreaterThan(0);
});

test('renewed certificates of another authority are taken while everything runs', async () => {
  const pids = product.pids();
  const second = authority(folder, 'second-authority');
  install(second, 'renewed');
  // Files are looked at every five seconds.
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  for (const front of Object.values(fronts)) front.renew(second.sign('renewed-server'), second.cert);
  const order = await eventually('an order is taken', () => scannedOrder(courier).catch(() => undefined));
  await becomes(order, 'awaiting_reply');
  expect(product.pids()).toEqual(pids);
});
