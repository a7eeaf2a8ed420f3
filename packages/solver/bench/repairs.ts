/**
 * `npm run bench -- repairs`: measures how long the event loop is held by the searches of the route agent for vans that
 * are all late, in threads as the worker runs them and, for comparison, on the loop itself. Prints one JSON line each.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Command } from 'commander';
import type { Repaired, RepairProblem } from '@waypost/planning/repair-problem';
import { travelMatrix } from '@waypost/planning/travel';
import { createBackground } from '../src/background.js';
import { createRandom } from '../src/random.js';
import { repair } from '../src/repair.js';

const flags = new Command('bench repairs')
  .description('Measure what repairs cost the event loop.')
  .option('--vans <n>', 'vans, each late', Number, 40)
  .option('--stops <n>', 'stops of each', Number, 15)
  .parse()
  .opts<{ vans: number; stops: number }>();

const EIGHT = 8 * 3600;
const ALL_DAY = { fromSecond: 0, toSecond: 24 * 3600 };

/** The day as it is assessed for one late van: the windows of its stops are at risk. */
function lateVan(late: number): RepairProblem {
  const random = createRandom(1);
  const count = flags.vans * flags.stops;
  const matrix = travelMatrix(
    Array.from({ length: count + 1 }, () => ({
      latitude: 51.3 + random() * 0.3,
      longitude: -0.4 + random() * 0.6,
    })),
  );
  const routes = Array.from({ length: flags.vans }, (_, van) => ({
    vehicle: {
      id: `veh_${van}`,
      capacityLitres: 12_000,
      capacityGrams: null,
      crew: 2 as const,
      shift: { fromSecond: EIGHT, toSecond: EIGHT + 12 * 3600 },
      start: { point: 0, second: EIGHT + 3600, notBefore: EIGHT + 3600, litres: 0, grams: 0 },
    },
    stops: Array.from({ length: flags.stops }, (_each, at) => {
      const promised = EIGHT + 3600 + at * 1500;
      return {
        stop: {
          id: `ord_${van}_${at}`,
          point: 1 + van * flags.stops + at,
          kind: 'delivery' as const,
          serviceSeconds: 600,
          window: ALL_DAY,
          litres: 500,
          grams: 0,
          crew: 1 as const,
        },
        hard: ALL_DAY,
        soft: { fromSecond: 0, toSecond: promised + (van === late ? 900 : 7200) },
        atRisk: van === late,
      };
    }),
  }));
  return { matrix, routes, orphans: [] };
}

const problems = Array.from({ length: flags.vans }, (_, van) => lateVan(van));
const background = createBackground({ threads: 2 });
// The thread starts with the first call.
await background.repair(lateVan(0));
const inThreads = await measured('in threads', background.repair);
const onLoop = await measured('on the loop', (problem) => Promise.resolve(repair(problem)));
await background.close();
const isSame = JSON.stringify(inThreads) === JSON.stringify(onLoop);
console.log(JSON.stringify({ bench: 'repairs', same_answers: isSame }));
if (!isSame) process.exitCode = 1;

async function measured(
  where: string,
  run: (problem: RepairProblem) => Promise<Repaired>,
): Promise<Repaired[]> {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const from = performance.now();
  const found: Repaired[] = [];
  for (const problem of problems) {
    found.push(await run(problem));
    await new Promise((resolve) => setImmediate(resolve));
  }
  loop.disable();
  const seconds = Number(((performance.now() - from) / 1000).toFixed(1));
  console.log(
    JSON.stringify({
      bench: 'repairs',
      where,
      vans: flags.vans,
      seconds,
      loop_held_ms: Math.round(loop.max / 1e6),
    }),
  );
  return found;
}
