/** The `waypost` command of whoever operates a deployment. */
import { Command } from 'commander';
import { addCouriers } from './couriers.js';
import { addAttention } from './attention.js';
import { addConsole } from './console.js';
import { addDoctor } from './doctor/index.js';
import { addOrder } from './order.js';
import { addOutbox } from './outbox.js';
import { addRetries } from './retry.js';
import { addDismiss } from './dismiss.js';

/** Creates the command with its subcommands. */
export function createProgram(): Command {
  const program = new Command('waypost').description(
    'Operate Waypost: see what needs attention, retry failed work, manage couriers and keys.',
  );
  addAttention(program);
  addRetries(program);
  addDismiss(program);
  addOrder(program);
  addDoctor(program);
  addCouriers(program);
  addOutbox(program);
  addConsole(program);
  return program;
}

/** Runs the command line of this process. */
export async function runProgram(): Promise<void> {
  await createProgram().parseAsync();
}
