/**
 * `npm run bench -- roads`: measures how long a day's roads take from a road server that needs a while for each
 * request, stored in PostgreSQL and read back as one matrix, with and without a tile that the server never answers.
 * Prints one JSON line each: seconds, requests, trips by origin, and the longest that the event loop was held.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Command } from 'commander';
import { inTenantScope } from '../activities/tenant-scope.js';
import { createFoundation } from '../src/bin/composition.js';
import type { Coordinates } from '@waypost/planning/travel';
import { countRoads, prepareRoads } from '../src/routing/roads.js';
import { loadConfig } from '../src/runtime/config.js';
import { createLogger } from '../src/runtime/logger.js';
import { createRandom } from '@waypost/solver/random';
import { makeTenant } from './support/data.js';
import { PEPPER, startDatabase } from './support/servers.js';

const flags = new Command('bench roads')
  .description('Measure the roads of a day.')
  .option('--stops <n>', 'stops of the day', Number, 2_000)
  .option('--latency <ms>', 'what a request to the road server takes', Number, 50)
  .option('--limit <s>', 'how long measuring may take', Number, 120)
  .parse()
  .opts<{ stops: number; latency: number; limit: number }>();

/**
 * An OSRM table service in its own process: 20 m/s over the great circle times 1.4. Arguments: latency, and the
 * number of the tile that it refuses, or 0. `GET /requests` returns how many there were.
 */
const SERVER = `
  const [latency, dead] = process.argv.slice(1).map(Number);
  let requests = 0, refused = '';
  const rad = Math.PI / 180;
  const server = require('node:http').createServer((request, response) => {
    const url = new URL(request.url, 'http://x');
    if (url.pathname === '/requests') { response.end(String(requests)); requests = 0; return; }
    requests++;
    if (requests === dead) refused = request.url;
    const places = decodeURIComponent(url.pathname.split('/').at(-1)).split(';').map((p) => p.split(',').map(Number));
    const pick = (name) => url.searchParams.get(name).split(';').map((i) => places[Number(i)]);
    const targets = pick('destinations');
    const distances = pick('sources').map(([a, b]) => targets.map(([c, d]) =>
      1.4 * 6371000 * Math.hypot((d - b) * rad, (c - a) * rad * Math.cos(b * rad))));
    const durations = distances.map((line) => line.map((metres) => metres / 20));
    setTimeout(() => {
      if (request.url === refused) { response.statusCode = 500; response.end('{}'); return; }
      response.end(JSON.stringify({ code: 'Ok', distances, durations }));
    }, latency);
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
`;

const random = createRandom(7);
const points = Array.from({ length: flags.stops + 1 }, (): Coordinates => ({
  latitude: 53.5 + random() * 0.6,
  longitude: -2 + random() * 0.9,
}));
const loop = monitorEventLoopDelay({ resolution: 5 });
const database = await startDatabase();
try {
  const tenant = await makeTenant(database.owner, 'main', PEPPER);
  for (const [date, dead] of [
    ['2030-01-01', 0],
    ['2030-01-02', 7],
  ] as const) {
    const server = spawn(process.execPath, ['-e', SERVER, String(flags.latency), String(dead)]);
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    const baseUrl = `http://127.0.0.1:${port.toString()}`;
    const config = loadConfig('worker', {
      ...process.env,
      DATABASE_URL: database.url,
      OSRM_BASE_URL: baseUrl,
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      WAYPOST_MASTER_KEYS: Buffer.alloc(32, 1).toString('base64'),
      WAYPOST_KEY_PEPPER: PEPPER.toString('base64'),
    });
    const foundation = createFoundation(config, createLogger('bench', 'error'));
    const scoped = inTenantScope(foundation.source, tenant.id);
    const day = { depot: tenant.depot, date };
    loop.enable();
    const from = performance.now();
    const source = { measure: foundation.source.measure, scoped };
    const reason = await prepareRoads(source, day, points, flags.limit * 1000);
    const measured = performance.now();
    const { counts } = await scoped((scope) => countRoads(scope, day, points));
    const read = performance.now();
    loop.disable();
    console.log(
      JSON.stringify({
        bench: dead === 0 ? 'roads' : 'roads, one dead tile',
        stops: flags.stops,
        latency_ms: flags.latency,
        prepare_seconds: Number(((measured - from) / 1000).toFixed(1)),
        read_seconds: Number(((read - measured) / 1000).toFixed(1)),
        requests: Number(await (await fetch(`${baseUrl}/requests`)).text()),
        ...counts,
        loop_held_ms: Math.round(loop.max / 1e6),
        reason,
      }),
    );
    loop.reset();
    await foundation.close();
    server.kill();
  }
} finally {
  await database.close();
}
