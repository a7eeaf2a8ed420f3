/** The operator's command: what needs attention, replays, couriers and their keys. */
import { Command } from 'commander';
import { addAccounts } from './couriers.js';
import { addAttention } from './attention.js';
import { addConsole } from './console.js';
import { addDoctor } from './doctor/index.js';
import { addOrder } from './order.js';
import { addReplays } from './retry.js';
import { addSettle } from './dismiss.js';

/** Runs the command line of this process. */
export async function runProgram(): Promise<void> {
  const program = new Command('waypost').description(
    'For operators of Waypost: what needs a hand, replays, couriers, keys, refused outbox rows.',
  );
  addAttention(program);
  addReplays(program);
  addSettle(program);
  addOrder(program);
  addDoctor(program);
  addAccounts(program);
  addConsole(program);
  await program.parseAsync();
}
