/** `outbox`: rows that Temporal has refused for good. They stay in the outbox until an operator deals with them. */
import type { Command } from 'commander';
import { listDeadLetters } from '../../db/dead-letters.js';
import { retryDeadLetters, settleDeadLetter } from '../../operations/operator/dead-letters.js';
import { JSON_OPTION, type Output, run } from './run.js';

/** Adds `outbox`. */
export function addOutbox(program: Command): void {
  const outbox = program
    .command('outbox')
    .description('manage outbox rows that Temporal has refused for good');

  outbox
    .command('list')
    .description('list refused rows, oldest first; the age is in seconds')
    .option(...JSON_OPTION)
    .action((options: Output) => run(options, ({ owner }) => listDeadLetters(owner.db)));

  outbox
    .command('retry')
    .description('send a refused row, or all of them, to Temporal again')
    .argument('[id]', 'the row')
    .option('--all', 'all refused rows')
    .option(...JSON_OPTION)
    .action((id: string | undefined, options: Output & { all?: boolean }) =>
      run(options, ({ owner }) => {
        if ((id === undefined) !== (options.all === true)) throw new Error('Name one row, or use --all.');
        return id === undefined ? retryDeadLetters(owner) : settleDeadLetter(owner, 'retry', id);
      }),
    );

  outbox
    .command('discard')
    .description('delete a refused row; a record that still waits for it has it queued again')
    .argument('<id>', 'the row')
    .option(...JSON_OPTION)
    .action((id: string, options: Output) =>
      run(options, ({ owner }) => settleDeadLetter(owner, 'discard', id)),
    );
}
