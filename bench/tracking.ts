/**
 * `npm run bench -- tracking`: measures vans that report their position once a second while other clients read the list
 * of all vans, a route, and the stops of a run. Prints one JSON line for the writes, one for each kind of read, and one
 * for all reads; the last has the share of a processor that the API's process used.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import type pg from 'pg';
import { Pool } from 'undici';
import { type BenchTenant, makeTenant } from './support/data.js';
import { percentiles } from './support/load.js';
import { PEPPER, startDatabase, startWaypost } from './support/servers.js';

const flags = new Command('bench tracking')
  .description('Measure reads of a day under way while its vans report their positions.')
  .option('--vans <n>', 'vans under way', Number, 500)
  .option('--stops <n>', 'stops of each', Number, 20)
  .option('--vans-of-depot <n>', 'vans of each depot, whose roads are measured', Number, 20)
  .option('--seconds <n>', 'how long', Number, 20)
  .option('--readers <n>', 'who read at once, with a pause', Number, 4)
  .option('--pause <ms>', 'pause of a reader', Number, 100)
  .option('--cpu-prof <dir>', "write a CPU profile of Waypost's process there")
  .parse()
  .opts<{
    vans: number;
    stops: number;
    vansOfDepot: number;
    seconds: number;
    readers: number;
    pause: number;
    cpuProf?: string;
  }>();

const MAX_POSITIONS = 100;
const WARM_UP_SECONDS = 5;
const REQUESTS_PER_KEY = 250;

type Took = Record<'write' | 'vehicles' | 'route' | 'stops', number[]>;

/** Number of requests so far; keys are not reused. */
let used = 0;

const database = await startDatabase();
const tenant = await makeTenant(database.owner, 'vans', PEPPER);
await addDay(database.owner, tenant);
const profile = flags.cpuProf === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${flags.cpuProf}`];
const server = await startWaypost(database.url, 10, profile);
try {
  await measure(WARM_UP_SECONDS);
  const before = server.processorMs();
  const took = await measure(flags.seconds);
  const processor_share = Number(((server.processorMs() - before) / 1000 / flags.seconds).toFixed(2));
  const { write, ...reads } = took;
  for (const [name, durations] of [
    ...Object.entries(took),
    ['reads', Object.values(reads).flat()],
  ] as const) {
    const per_second = Math.round(durations.length / flags.seconds);
    console.log(JSON.stringify({ name, requests: durations.length, per_second, ...percentiles(durations) }));
  }
  console.log(
    JSON.stringify({
      name: 'positions',
      per_second: Math.round((write.length * batch()) / flags.seconds),
      processor_share,
    }),
  );
} finally {
  await server.stop();
  await database.close();
}

function batch(): number {
  return Math.min(MAX_POSITIONS, flags.vans);
}

async function measure(seconds: number): Promise<Took> {
  const pool = new Pool(server.origin, { connections: flags.readers + 8, pipelining: 1 });
  const took: Took = { write: [], vehicles: [], route: [], stops: [] };
  const until = performance.now() + seconds * 1000;
  const ask = async (kind: keyof Took, path: string, body?: object) => {
    const key = tenant.keys[Math.floor(used++ / REQUESTS_PER_KEY) % tenant.keys.length];
    const start = performance.now();
    const answer = await pool.request({
      method: body ? 'POST' : 'GET',
      path: `${server.base}${path}`,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await answer.body.text();
    took[kind].push(performance.now() - start);
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
  };
  const report = async () => {
    const writes: Promise<void>[] = [];
    for (let round = 0; performance.now() < until; round++) {
      for (let first = 1; first <= flags.vans; first += batch()) {
        const positions = Array.from({ length: Math.min(batch(), flags.vans - first + 1) }, (_, index) => ({
          vehicle: `veh_${first + index}`,
          latitude: 51.3 + ((first + index) % 100) / 500 + round / 100_000,
          longitude: -0.1,
        }));
        const write = ask('write', '/tracking/positions', { positions });
        // Awaited at the end; until then this keeps a failure from being unhandled.
        write.catch(() => undefined);
        writes.push(write);
        await sleep(1000 / Math.ceil(flags.vans / batch()));
      }
    }
    await Promise.all(writes);
  };
  const read = async (reader: number) => {
    for (let turn = reader; performance.now() < until; turn++) {
      const van = 1 + ((turn * 37) % flags.vans);
      if (turn % 4 === 0) await ask('vehicles', '/tracking/vehicles');
      else if (turn % 4 === 1) await ask('route', `/routes/rte_${van}`);
      else await ask('stops', `/runs/run_${van}/stops`);
      await sleep(flags.pause);
    }
  };
  await Promise.all([report(), ...Array.from({ length: flags.readers }, (_, reader) => read(reader))]);
  await pool.close();
  return took;
}

/** Adds a day with every van under way and a third of its stops done, on measured roads. */
async function addDay(db: pg.Pool, { id }: BenchTenant): Promise<void> {
  const depots = Math.ceil(flags.vans / flags.vansOfDepot);
  const place = `51.3 + v * 0.001 as latitude, -0.1 - s * 0.001 as longitude`;
  await db.query(
    `insert into depots (tenant_id, id, name, address, latitude, longitude, opening_from, opening_to, timezone,
       created_at, updated_at)
     select '${id}', 'dep_' || d, 'Depot ' || d, '{"line1":"1 Way","town":"Croydon","postcode":"CR0 4XZ","country":"GB"}',
       51.25, -0.05, '00:00', '23:59', 'Europe/London', now(), now() from generate_series(1, ${depots}) d;
     insert into vehicles (tenant_id, id, name, crew, depot, active, created_at, updated_at)
     select '${id}', 'veh_' || v, 'Van ' || v, 1, 'dep_' || 1 + (v - 1) / ${flags.vansOfDepot}, true, now(), now()
       from generate_series(1, ${flags.vans}) v;
     insert into drivers (tenant_id, id, name, phone, depot, app_status, created_at, updated_at)
     select '${id}', 'drv_' || v, 'Driver ' || v, '+447700900010', null, 'active', now(), now()
       from generate_series(1, ${flags.vans}) v;
     insert into routes (tenant_id, id, date, depot, vehicle, driver, status, departs_second, totals, created_at, updated_at)
     select '${id}', 'rte_' || v, current_date, 'dep_' || 1 + (v - 1) / ${flags.vansOfDepot}, 'veh_' || v, 'drv_' || v,
       'published', 32400, '{"stops":${flags.stops},"miles":1,"drive_minutes":1,"load_percent":1,"returns_at":"20:00"}', now(), now()
       from generate_series(1, ${flags.vans}) v;
     insert into runs (tenant_id, id, route, date, depot, driver, vehicle, status, started_at, holds_until, created_at)
     select '${id}', 'run_' || v, 'rte_' || v, current_date, 'dep_' || 1 + (v - 1) / ${flags.vansOfDepot}, 'drv_' || v,
       'veh_' || v, 'started', now(), 500000, now() from generate_series(1, ${flags.vans}) v;
     insert into orders (tenant_id, id, reference, shipper, depot, status, recipient, items, service, postcode_key,
       latitude, longitude, pieces_expected, slot_date, slot_from, slot_to, slot_zone, route, tracking_token,
       created_at, updated_at)
     select '${id}', 'ord_' || v || '_' || s, v || '-' || s, 'shp_vans_0', 'dep_' || 1 + (v - 1) / ${flags.vansOfDepot},
       'out_for_delivery',
       '{"name":"Sioned Griffiths","phone":"+447700900123","address":{"line1":"132 Rose Lane","town":"London","postcode":"SE2 9NL","country":"GB"}}',
       '[{"description":"Treadmill","pieces":2,"weight_kg":98,"volume_m3":0.78}]',
       '{"crew":1,"assembly":false,"remove_packaging":false,"disposal":false}', 'SE29NL',
       latitude, longitude, 2, current_date, '00:00', '23:59', 'All', 'rte_' || v, 'token_' || v || '_' || s, now(), now()
       from (select v, s, ${place} from generate_series(1, ${flags.vans}) v, generate_series(1, ${flags.stops}) s) p;
     insert into stops (tenant_id, id, route, sequence, order_id, type, window_from, window_to, eta, status, pieces,
       completed_at, told_from, told_to, told_at)
     select '${id}', 'stp_' || v || '_' || s, 'rte_' || v, s, 'ord_' || v || '_' || s, 'delivery', '00:00', '23:59',
       '12:00', case when s <= ${flags.stops} / 3 then 'completed' else 'pending' end, 2,
       case when s <= ${flags.stops} / 3 then now() end, '00:00', '23:59', now()
       from generate_series(1, ${flags.vans}) v, generate_series(1, ${flags.stops}) s;
     insert into road_points (tenant_id, depot, date, place, number, trips, estimated)
     select '${id}', depot, current_date, to_char(latitude, 'FM90.00000') || ',' || to_char(longitude, 'FM90.00000'),
       number, decode(repeat('00080000800100000008000080010000', number::integer + 1), 'hex'), false
     from (
       select depot, latitude, longitude, row_number() over (partition by depot order by latitude, longitude) - 1 as number
       from (
         select 'dep_' || d as depot, 51.25 as latitude, -0.05 as longitude from generate_series(1, ${depots}) d
         union all
         select 'dep_' || 1 + (v - 1) / ${flags.vansOfDepot}, 51.3 + v * 0.001, -0.1 - s * 0.001
         from generate_series(1, ${flags.vans}) v, generate_series(1, ${flags.stops}) s) points) numbered;`,
  );
  await db.query('vacuum analyze');
}
