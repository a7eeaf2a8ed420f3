/** `number`: the numbers that couriers' texts may come from. */
import type { Command } from 'commander';
import { addNumber, removeNumber } from '../../operations/couriers/numbers.js';
import { listNumbers } from '../../records/sms-numbers.js';
import { JSON_OPTION, type Output, run } from './run.js';

/** Adds `number`. */
export function addNumbers(program: Command): void {
  const number = program.command('number').description("manage the numbers that couriers' texts come from");

  number
    .command('add')
    .description('give a courier a number, which it can then set as sms_from')
    .argument('<number>', 'the number')
    .requiredOption('--courier <id>', 'the courier')
    .option(...JSON_OPTION)
    .action((given: string, options: Output & { courier: string }) =>
      run(options, ({ owner }) => addNumber(owner, { courier: options.courier, number: given })),
    );

  number
    .command('remove')
    .description('take a number away; texts then come from the number that couriers share')
    .argument('<number>', 'the number')
    .option(...JSON_OPTION)
    .action((given: string, options: Output) => run(options, ({ owner }) => removeNumber(owner, given)));

  number
    .command('list')
    .description('list the numbers of couriers, and whether their texts come from them')
    .option(...JSON_OPTION)
    .action((options: Output) => run(options, ({ owner }) => listNumbers(owner.db)));
}
