/** `outbox`: rows that Temporal has refused for good. They stay in the outbox until an operator deals with them. */
import type { Command } from 'commander';
import { listDeadLetters } from '../../work/queue/dead-letters.js';
import { retryDeadLetters, actOnDeadLetter } from '../../operator/dead-letters.js';
import { JSON_OPTION, type Output, run } from './run.js';

export function addOutbox(program: Command): void {
  const outbox = program
    .command('outbox')
    .description('manage outbox rows that Temporal rejected permanently');

  outbox
    .command('list')
    .description('list rejected rows, oldest first; the age is in seconds')
    .option(...JSON_OPTION)
    .action((options: Output) => run(options, ({ owner }) => listDeadLetters(owner.db)));

  outbox
    .command('retry')
    .description('resend a rejected row, or all of them, to Temporal')
    .argument('[id]', 'the row')
    .option('--all', 'all rejected rows')
    .option(...JSON_OPTION)
    .action((id: string | undefined, options: Output & { all?: boolean }) =>
      run(options, ({ owner }) => {
        if ((id === undefined) !== (options.all === true)) throw new Error('Name one row, or use --all.');
        return id === undefined ? retryDeadLetters(owner) : actOnDeadLetter(owner, 'retry', id);
      }),
    );

  outbox
    .command('discard')
    .description('delete a rejected row; it is queued again if a record still waits for it')
    .argument('<id>', 'the row')
    .option(...JSON_OPTION)
    .action((id: string, options: Output) =>
      run(options, ({ owner }) => actOnDeadLetter(owner, 'discard', id)),
    );
}
