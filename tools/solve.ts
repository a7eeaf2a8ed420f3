/**
 * The optimiser on the command line: solves one instance file and prints one JSON line. For benchmarks and for
 * examining a day; the product itself solves through its job queue.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { openPostcodeTable } from '../src/adapters/geocode/offline.js';
import { checkPlan } from '@waypost/planning/plan-check';
import { OBJECTIVES } from '@waypost/planning/routing-problem';
import type { Objective, Plan, RoutingProblem } from '@waypost/planning/routing-problem';
import { milesOf } from '@waypost/planning/travel';
import { parseDay } from './solve/day-file.js';
import { parseSolomon, TENTHS } from '@waypost/solver/instance';
import { parseWarmStart, scheduleOf } from './solve/plan-file.js';
import { createSolverPool } from '@waypost/solver/pool';
import { explained } from '@waypost/solver/relaxation';

type Flags = {
  readonly instance: string;
  readonly format: 'solomon' | 'day';
  readonly seconds: number;
  readonly threads: number;
  readonly seed: number;
  readonly iterations?: number;
  readonly objective: Objective;
  readonly out?: string;
  readonly warm?: string;
};

function positive(value: string): number {
  const number = Number(value);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new InvalidArgumentError('Use a positive number.');
}

function whole(value: string): number {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new InvalidArgumentError('Use a whole number.');
}

function count(value: string): number {
  if (whole(value) > 0) return Number(value);
  throw new InvalidArgumentError('Use at least 1.');
}

const POSTCODES = fileURLToPath(new URL('../data/postcodes.bin', import.meta.url));

const command = new Command('solve')
  .description('Solve a routing instance and print one JSON line.')
  .requiredOption('--instance <file>', 'instance to solve')
  .addOption(new Option('--format <format>').choices(['solomon', 'day']).default('solomon'))
  .option('--seconds <s>', 'time limit', positive, 10)
  .option('--threads <n>', 'solver threads', count, 2)
  .option('--seed <n>', 'random seed', whole, 1)
  .option('--iterations <n>', 'limit of moves, for repeatable results', count)
  .addOption(new Option('--objective <objective>').choices(OBJECTIVES).default('fewest_miles'))
  .option('--out <file>', 'where to write the solution')
  .option('--warm <file>', 'solution of a day, as written by --out, to start from')
  .parse();
const flags = command.opts<Flags>();

const solomon = flags.format === 'solomon';

/** Resolves to what `parse` makes of a file; if it cannot, ends the program with a message that says why. */
async function parseFile<T>(file: string, parse: (text: string) => T): Promise<T> {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    return command.error(`error: ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type Input = {
  readonly problem: RoutingProblem;
  readonly warmStart?: Plan;
  readonly movedStopMetres?: number;
};

async function readInput(): Promise<Input> {
  const { instance, objective, warm } = flags;
  if (solomon) return { problem: await parseFile(instance, (text) => parseSolomon(text, objective)) };
  const day = await parseFile(instance, (text) => parseDay(text, objective, openPostcodeTable(POSTCODES)));
  return warm === undefined
    ? { problem: day.problem }
    : { ...day, warmStart: await parseFile(warm, parseWarmStart) };
}

if (solomon && flags.warm !== undefined)
  command.error('error: --warm takes a solution of a day, not of --format solomon');
const { problem, ...from } = await readInput();
const pool = createSolverPool({ threads: flags.threads });
const { plan, metres, iterations, firstFeasibleMs } = await pool.withThreads({ owner: 'solve' }, (solve) =>
  solve(problem, {
    seed: flags.seed,
    timeLimitMs: flags.seconds * 1000,
    ...(flags.iterations === undefined ? {} : { maxIterations: flags.iterations }),
    ...from,
  }),
);

const violations = checkPlan(problem, plan);
const solution = {
  routes: plan.routes.map(({ stops }) => (solomon ? stops.map(Number) : stops)),
  distance: solomon ? metres / TENTHS : milesOf(metres),
  vehicles: plan.routes.length,
  first_feasible_ms: Math.round(firstFeasibleMs),
  iterations,
  ...(solomon ? {} : { vans: plan.routes.map((route) => route.vehicle), unit: 'miles' }),
  ...(plan.unassigned.length > 0 ? { unassigned: plan.unassigned } : {}),
  ...(violations.length > 0 ? { violations } : {}),
};
if (flags.out !== undefined) {
  const schedule = solomon ? {} : scheduleOf(problem, await explained(problem, plan));
  await writeFile(flags.out, JSON.stringify({ ...solution, ...schedule }));
}
const { routes: _routes, ...line } = solution;
console.log(JSON.stringify({ instance: flags.instance, ...line }));
if (violations.length > 0) process.exitCode = 1;
// Last, so that whatever becomes of the threads the solution is there.
await pool.close();
