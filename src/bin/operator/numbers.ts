/** `number`: the numbers that couriers' texts may come from. */
import type { Command } from 'commander';
import { addNumber, removeNumber } from '../../operator/numbers.js';
import { listNumbers } from '../../records/sms-numbers.js';
import { JSON_OPTION, type Output, run } from './run.js';

export function addNumbers(program: Command): void {
  const number = program.command('number').description('manage the numbers that couriers text from');

  number
    .command('add')
    .description('assign a number to a courier, which can then set it as sms_from')
    .argument('<number>', 'the number')
    .requiredOption('--courier <id>', 'the courier')
    .option(...JSON_OPTION)
    .action((given: string, options: Output & { courier: string }) =>
      run(options, ({ owner }) => addNumber(owner, { courier: options.courier, number: given })),
    );

  number
    .command('remove')
    .description("remove a courier's number; its texts then come from the shared number")
    .argument('<number>', 'the number')
    .option(...JSON_OPTION)
    .action((given: string, options: Output) => run(options, ({ owner }) => removeNumber(owner, given)));

  number
    .command('list')
    .description("list couriers' numbers, and whether they are in use")
    .option(...JSON_OPTION)
    .action((options: Output) => run(options, ({ owner }) => listNumbers(owner.db)));
}
