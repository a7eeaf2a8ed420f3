/** The `waypost` command for operators of a deployment. */
import { Command } from 'commander';
import { productVersion } from '@waypost/base/paths';
import { addConsole, addCouriers, addNumbers } from './couriers.js';
import { addAttention } from './attention.js';
import { addDoctor } from './doctor.js';
import { addMap } from './map.js';
import { addOrder } from './order.js';
import { addOutbox, addRetries } from './retry.js';
import { addDismiss } from './dismiss.js';
import { addWorkers } from './workers.js';

export function createProgram(): Command {
  const program = new Command('waypost')
    .description('Operate Waypost: see what needs attention, retry failed work, manage couriers and keys.')
    .version(productVersion())
    .configureHelp({
      optionTerm: ({ flags, mandatory }) => (mandatory ? `${flags} (required)` : flags),
    });
  addAttention(program);
  addRetries(program);
  addDismiss(program);
  addOrder(program);
  addDoctor(program);
  addCouriers(program);
  addNumbers(program);
  addMap(program);
  addOutbox(program);
  addConsole(program);
  addWorkers(program);
  return program;
}

/** Runs the command line of this process. */
export async function runProgram(): Promise<void> {
  await createProgram().parseAsync();
}
