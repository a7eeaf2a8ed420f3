/**
 * `npm run bench -- solver`: compares the optimiser with its peers at equal wall time on two cores: every instance of a
 * folder, every time limit, contenders alternating in one run, each alone on the machine, with answers checked by one
 * validator. Prints one JSON line per figure and finally a table of gaps to the best known values; optionally writes
 * all of it to a file.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { availableParallelism, loadavg } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Objective } from '@waypost/planning/routing-problem';
import { parseSolomon, TENTHS } from '../src/instance.js';
import { benchHome, CONTENDERS } from './peers/contenders.js';
import type { Contender } from './peers/contenders.js';
import { better, judge, neutralOf } from './peers/neutral.js';
import type { Verdict } from './peers/neutral.js';
import { gapOf, table } from './peers/table.js';
import type { BestKnown, Figure } from './peers/table.js';

type Flags = {
  readonly instances: string;
  readonly bestKnown?: string;
  readonly only?: readonly string[];
  readonly seconds: readonly number[];
  readonly peers: readonly Contender[];
  readonly seed: number;
  readonly objective: Exclude<Objective, 'balanced'>;
  readonly out?: string;
};

function contendersNamed(value: string): Contender[] {
  const names = ['waypost', ...value.split(',').filter((name) => name !== '' && name !== 'none')];
  return names.map((name) => {
    const contender = CONTENDERS.get(name);
    if (contender !== undefined) return contender;
    throw new InvalidArgumentError(`Unknown contender ${name}; known: ${[...CONTENDERS.keys()].join(', ')}.`);
  });
}

function secondsIn(value: string): number[] {
  const seconds = value.split(',').map(Number);
  if (!seconds.every((each) => each > 0)) throw new InvalidArgumentError('Use positive numbers.');
  return seconds;
}

const flags = new Command('bench solver')
  .description('Compare the optimiser with its peers on Solomon and Gehring–Homberger instances.')
  .option('--instances <dir>', 'folder of instance files', '../shared/bench/instances')
  .option('--best-known <file>', 'best known values (default: best-known.json beside the folder)')
  .option('--only <names>', 'instances, comma-separated (default: all)', (value) => value.split(','))
  .option('--seconds <list>', 'time limits', secondsIn, [10, 30])
  .option('--peers <list>', 'peers, or none', contendersNamed, contendersNamed('pyvrp'))
  .option('--seed <n>', 'random seed', Number, 1)
  .addOption(
    new Option('--objective <objective>')
      .choices(['fewest_miles', 'fewest_vehicles'])
      .default('fewest_miles'),
  )
  .option('--out <file>', 'where to write all figures as JSON')
  .parse()
  .opts<Flags>();

async function bestKnown(): Promise<BestKnown> {
  const file = flags.bestKnown ?? join(dirname(flags.instances), 'best-known.json');
  return JSON.parse(await readFile(file, 'utf8')) as BestKnown;
}

async function measure(contender: Contender, file: string, seconds: number): Promise<Verdict> {
  const problem = parseSolomon(await readFile(file, 'utf8'), flags.objective);
  const neutralFile = join(await benchHome(), `problem-${process.pid}.json`);
  await writeFile(neutralFile, JSON.stringify(neutralOf(problem)));
  const { seed, objective } = flags;
  const answers = await contender.run({ instanceFile: file, neutralFile, seconds, seed, objective });
  await rm(neutralFile);
  return answers.map((answer) => judge(problem, answer)).reduce((a, b) => better(problem, a, b), null);
}

const files = (await readdir(flags.instances)).filter((file) => file.toLowerCase().endsWith('.txt')).sort();
const chosen = files.filter((file) => flags.only?.includes(basename(file, '.txt')) ?? true);
if (chosen.length === 0) throw new RangeError(`No instances found in ${flags.instances}.`);
const known = await bestKnown();
await benchHome();
for (const contender of flags.peers) await contender.prepare();

const figures: Figure[] = [];
for (const [turn, file] of chosen.entries()) {
  const instance = basename(file, '.txt');
  for (const seconds of flags.seconds) {
    // The first contender changes from instance to instance, so that a machine slowing down affects all equally.
    for (let k = 0; k < flags.peers.length; k++) {
      const contender = flags.peers[(turn + k) % flags.peers.length]!;
      const verdict = await measure(contender, join(flags.instances, file), seconds);
      const result =
        verdict === null ? null : { distance: verdict.distance / TENTHS, vehicles: verdict.vehicles };
      const figure: Figure = {
        instance,
        seconds,
        contender: contender.name,
        result,
        gapPercent: gapOf(known, flags.objective, instance, result),
        load: loadavg()[0] ?? 0,
      };
      figures.push(figure);
      console.log(JSON.stringify(figure));
    }
  }
}
console.error(table(known, flags.objective, figures));
if (flags.out !== undefined) {
  const { seed, objective } = flags;
  const run = { seed, objective, cores: availableParallelism(), figures };
  await writeFile(flags.out, JSON.stringify(run, null, 2));
}
