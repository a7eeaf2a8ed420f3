/**
 * `npm run faults -- --seed N --minutes M`: runs a fault campaign against its own deployment. Prints a report whose
 * last line is one JSON object. Exits with 1 if an invariant is broken.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { runCampaign } from './campaign.js';
import { type FaultKind, FAULT_KINDS } from './plan.js';
import { print } from './report.js';

const number = (text: string): number => {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new InvalidArgumentError('Use a number.');
  return value;
};
const kindsOf = (text: string): FaultKind[] =>
  text.split(',').map((name) => {
    const kind = FAULT_KINDS.find((known) => known === name.trim());
    if (!kind) throw new InvalidArgumentError(`Kinds are ${FAULT_KINDS.join(', ')}.`);
    return kind;
  });

const checkout = (folder: string): string => {
  const root = resolve(process.env['INIT_CWD'] ?? '.', folder);
  if (existsSync(join(root, 'dist/src/bin/worker.js'))) return root;
  throw new InvalidArgumentError('Use a checkout in which `npm run build` was run.');
};

const options = new Command('faults')
  .description('Breaks its own deployment in every way, and checks the invariants.')
  .option('--seed <number>', 'seed: which faults come when', number, 1)
  .option('--minutes <number>', 'how long they continue', number, 3)
  .option('--kinds <list>', 'only these kinds', kindsOf)
  .option('--orders <number>', 'orders per day and courier', number, 5)
  .option('--days-at-once <number>', 'concurrent days per courier', number, 2)
  .option('--ready-seconds <number>', 'how long processes may take to be ready again', number, 30)
  .option('--upgrade', 'also upgrade workers, relay and API to one new build after the other', false)
  .option('--from <folder>', 'built checkout to upgrade from', checkout)
  .option('--keep', 'keep the folder with logs and data even if nothing is broken', false)
  .parse()
  .opts<{
    seed: number;
    minutes: number;
    kinds?: FaultKind[];
    orders: number;
    daysAtOnce: number;
    readySeconds: number;
    upgrade: boolean;
    from?: string;
    keep: boolean;
  }>();

const began = Date.now();
const say = (line: string) =>
  console.log(line === '' ? '' : `${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`);

const report = await runCampaign({
  seed: options.seed,
  campaignMs: options.minutes * 60_000,
  ...(options.kinds ? { kinds: options.kinds } : {}),
  ordersADay: options.orders,
  daysAtOnce: options.daysAtOnce,
  readyMs: options.readySeconds * 1000,
  upgrade: options.upgrade,
  ...(options.from === undefined ? {} : { from: options.from }),
  keep: options.keep,
  say,
});
print(report, (line) => console.log(line));
process.exit(report.isSound ? 0 : 1);
