/**
 * `npm run bench -- import`: measures how long requests wait while a file of orders is imported. One order is read
 * repeatedly, first alone, then while the file is sent and parsed in the same process. Prints one JSON line each, and
 * one with the ratios.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { Pool } from 'undici';
import { addOrders, makeTenant } from './support/data.js';
import { percentiles } from './support/load.js';
import { PEPPER, startDatabase, startWaypost } from './support/servers.js';

const flags = new Command('bench import')
  .description('Measure reads of an order while a file of orders is imported.')
  .option('--rows <n>', 'rows of the file', Number, 50_000)
  .option('--seconds <n>', 'how long the order is read alone', Number, 15)
  .option('--pause <ms>', 'pause between reads', Number, 10)
  .option('--readers <n>', 'who read at once', Number, 2)
  .parse()
  .opts<{ rows: number; seconds: number; pause: number; readers: number }>();

const WARM_UP_SECONDS = 5;
const REQUESTS_PER_KEY = 250;

const database = await startDatabase();
const tenant = await makeTenant(database.owner, 'main', PEPPER);
await addOrders(database.owner, tenant, 'm', 10_000, 'mixed');
await database.owner.query('vacuum analyze');
const { rows } = await database.owner.query<{ id: string }>('select id from orders limit 1');
const order = rows[0]!.id;
const server = await startWaypost(database.url, 10);
const pool = new Pool(server.origin, { connections: flags.readers + 1, headersTimeout: 0, bodyTimeout: 0 });

let used = 0;
const nextKey = () => {
  // By the time a used-up key comes round again, its rate limit has been reset.
  used += 1;
  return tenant.keys[Math.floor(used / REQUESTS_PER_KEY) % tenant.keys.length]!;
};

/** Reads the order until told to stop; resolves to the duration of each read. */
async function read(isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    const { statusCode, body } = await pool.request({
      path: `${server.base}/orders/${order}`,
      method: 'GET',
      headers: { authorization: `Bearer ${nextKey()}` },
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`a read was answered with ${statusCode}`);
    took.push(performance.now() - from);
    await sleep(flags.pause);
  }
  return took;
}

const readers = async (isOver: () => boolean) =>
  (await Promise.all(Array.from({ length: flags.readers }, () => read(isOver)))).flat();

/** Reads the order until `work` has ended. */
async function readDuring(work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const reading = readers(() => isOver);
  await work.finally(() => (isOver = true));
  return reading;
}

function file(name: string, count: number): string {
  const lines = Array.from(
    { length: count },
    (_, index) =>
      `${tenant.shipper},${name}-${index},Ada Byrne,07700 900124,"8, Mill Road",Croydon,CR0 4XZ,Wardrobe,2,71.5`,
  );
  return [
    'shipper,reference,recipient_name,recipient_phone,line1,town,postcode,description,pieces,weight_kg',
    ...lines,
  ].join('\n');
}

async function send(text: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    path: `${server.base}/orders/import`,
    method: 'POST',
    headers: { authorization: `Bearer ${nextKey()}`, 'content-type': 'text/csv' },
    body: text,
  });
  const answer = await body.text();
  if (statusCode !== 202) throw new Error(`the import was answered with ${statusCode}: ${answer}`);
}

try {
  await readDuring(sleep(WARM_UP_SECONDS * 1000));
  // The first file starts the thread.
  await send(file('first', 600));
  const alone = percentiles(await readDuring(sleep(flags.seconds * 1000)));
  console.log(JSON.stringify({ read: 'alone', ...alone }));
  const text = file('many', flags.rows);
  const from = performance.now();
  const during = percentiles(await readDuring(send(text)));
  const seconds = Math.round((performance.now() - from) / 100) / 10;
  console.log(
    JSON.stringify({ read: 'during an import', rows: flags.rows, import_seconds: seconds, ...during }),
  );
  const ratio = (name: keyof typeof alone) => Math.round((during[name] / alone[name]) * 100) / 100;
  console.log(JSON.stringify({ ratio: { p50: ratio('p50_ms'), p99: ratio('p99_ms') } }));
} finally {
  await pool.close();
  await server.stop();
  await database.close();
}
