/**
 * Ten honest couriers beside somebody who means harm: each asks and writes at a steady pace, first alone and then
 * during each attack.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool } from 'undici';
import { digestKey, randomSecret } from '../../src/runtime/secrets.js';
import { addOrders, type BenchTenant, makeTenant } from './data.js';
import { percentiles } from './load.js';
import { type BenchDatabase, PEPPER, startWaypost } from './servers.js';

const run = promisify(execFile);

/** Many requests of what everybody may send; then single bodies of which each is made to hold the loop. */
const MANY = ['mail', 'imports', 'photos', 'strangers', 'keys', 'large day'] as const;
const BODIES = ['verdicts', 'rows of one order', 'replies', 'base map'] as const;
export type Attack = {
  name: (typeof MANY | typeof BODIES)[number];
  origin: string;
  keys: readonly string[];
  /** The secret of a session of the console. */
  session: string;
  shipper: string;
  depot: string;
  /** A day with more orders than are planned at once. */
  date: string;
  seconds: number;
};

const COURIERS = 10;
/** Requests a second of each. */
const PACE = 4;
const WARM_UP_SECONDS = 3;
/** At most so many times as slow as without anybody else. */
const MAX_TIMES = 3;
const LARGE_DAY = 6_000;
const BASE = '/sandbox/admin/v1';

type Times = { p50_ms: number; p99_ms: number };
/** `get`: of reads alone. */
type Honest = { requests: number; refused: number; failed: number; get: Times } & Times;

/**
 * Prints a line for each attack. Resolves to whether honest couriers were never refused and at most three times as slow
 * as alone, and nobody but the attacker got a 5xx.
 */
export async function besideAttacks(
  database: BenchDatabase,
  seconds: number,
  only: 'all' | 'bodies',
): Promise<boolean> {
  const honest: BenchTenant[] = [];
  for (let index = 0; index < COURIERS; index += 1) {
    const tenant = await makeTenant(database.owner, `honest${index}`, PEPPER);
    await addOrders(database.owner, tenant, `h${index}`, 200, 'mixed');
    honest.push(tenant);
  }
  const attacker = await makeTenant(database.owner, 'attacker', PEPPER);
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await addOrders(database.owner, attacker, 'big', LARGE_DAY, 'ready');
  await database.owner.query(
    `update orders set status = 'booked', slot_date = $2, slot_from = '08:00', slot_to = '12:00', slot_zone = 'All'
     where tenant_id = $1`,
    [attacker.id, date],
  );
  const session = await openConsole(database, attacker);
  await database.owner.query('analyze');
  const server = await startWaypost(database.url, 10, [], {
    ...{ INBOUND_EMAIL_SECRET: 'bench-forwarder', INBOUND_EMAIL_AUTHSERV_ID: 'mx.bench.example' },
    WAYPOST_TRUST_PROXY: '127.0.0.1',
    // What a deployment has by default.
    WAYPOST_COURIER_REQUESTS: '',
  });
  let isFine = true;
  try {
    await steadily(server.origin, honest, WARM_UP_SECONDS);
    const alone = await steadily(server.origin, honest, seconds);
    console.log(JSON.stringify({ beside: 'nobody', ...alone }));
    for (const name of only === 'bodies' ? BODIES : [...MANY, ...BODIES]) {
      const attack: Attack = {
        ...{ name, origin: server.origin, shipper: attacker.shipper, depot: attacker.depot, date, seconds },
        ...{ keys: attacker.keys.slice(0, 100), session },
      };
      const attacking = run(
        process.execPath,
        ['--import', 'tsx/esm', path.join(import.meta.dirname, 'attacker.ts'), JSON.stringify(attack)],
        { cwd: path.join(import.meta.dirname, '../..') },
      );
      // Until it is there.
      await sleep(1_000);
      const found = await steadily(server.origin, honest, seconds);
      const { stdout } = await attacking;
      const times = Number((found.p99_ms / alone.p99_ms).toFixed(2));
      isFine &&= times <= MAX_TIMES && found.refused === 0 && found.failed === 0;
      const attackers = JSON.parse(stdout) as Record<string, number>;
      console.log(JSON.stringify({ beside: name, times, ...found, attacker: attackers }));
    }
  } finally {
    await server.stop();
  }
  return isFine;
}

/** Gives a courier depots in twenty towns, and somebody a session of its console. Resolves to the session's secret. */
async function openConsole({ owner }: BenchDatabase, { id, depot }: BenchTenant): Promise<string> {
  const secret = randomSecret();
  await owner.query(
    `insert into depots (tenant_id, id, name, address, latitude, longitude, opening_from, opening_to, timezone, created_at, updated_at)
     select tenant_id, id || '_' || n, name || n, address, 51 + n * 0.15, -2 + (n % 5) * 0.4, opening_from, opening_to, timezone,
       created_at, updated_at from depots, generate_series(1, 20) as n where (tenant_id, id) = ('${id}', '${depot}');
     insert into tenants (id, courier_id, mode, created_at)
       select 'live_' || id, courier_id, 'live', created_at from tenants where id = '${id}';
     insert into staff (tenant_id, id, email, role, created_at, updated_at)
       values ('live_${id}', 'stf_${id}', 'a@bench.example', 'owner', now(), now());
     insert into console_sessions (tenant_id, id, digest, staff, demo, created_at, last_used_at, device, expires_at)
       values ('live_${id}', 'ses_${id}', '${digestKey(PEPPER, secret)}', 'stf_${id}', false, now(), now(), 'bench', now() + interval '1 day');`,
  );
  return secret;
}

/** Has each courier send its requests at its pace, whether earlier ones were answered or not. */
async function steadily(origin: string, couriers: readonly BenchTenant[], seconds: number): Promise<Honest> {
  const pool = new Pool(origin, { connections: 50, pipelining: 1 });
  const took: number[] = [];
  const gets: number[] = [];
  const result = { refused: 0, failed: 0 };
  const ask = async ({ keys, shipper, id }: BenchTenant, index: number): Promise<void> => {
    const headers = { authorization: `Bearer ${keys[index % 10] ?? ''}`, 'content-type': 'application/json' };
    const reference = `${id}-${performance.now()}-${index}`;
    const body = JSON.stringify({
      shipper,
      reference,
      recipient: { name: 'A' },
      items: [{ description: 'Sofa' }],
    });
    const began = performance.now();
    const { statusCode, body: answer } = await pool.request(
      index % 4 === 0
        ? { method: 'POST', path: `${BASE}/orders`, headers, body }
        : { method: 'GET', path: `${BASE}/orders?limit=20`, headers },
    );
    await answer.dump();
    took.push(performance.now() - began);
    if (index % 4 !== 0) gets.push(took.at(-1) ?? 0);
    if (statusCode >= 500) result.failed += 1;
    else if (statusCode >= 400) result.refused += 1;
  };
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < seconds * PACE; index += 1) {
    for (const [each, courier] of couriers.entries()) {
      const at = began + ((index + each / couriers.length) / PACE) * 1_000;
      await sleep(Math.max(0, at - performance.now()));
      asked.push(ask(courier, index));
    }
  }
  await Promise.all(asked);
  await pool.close();
  return { requests: took.length, ...result, ...percentiles(took), get: percentiles(gets) };
}
