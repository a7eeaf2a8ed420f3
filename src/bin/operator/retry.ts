/** The commands that retry failed work, in bulk and across couriers, each piece once; and `outbox`. */
import type { Client } from '@temporalio/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { orderKey } from '../../contracts/search-attributes.js';
import { MODES } from '../../domain/access.js';
import { AppError } from '../../domain/errors.js';
import { DEFAULT_OPERATOR } from '../../domain/operator.js';
import { actOnDeadLetter, retry, retryDeadLetters } from '../../operator/retry.js';
import {
  listRetryableWork,
  type RetryableFilter,
  type RetryableKind,
  type RetryableWork,
} from '../../operator/retryable-work.js';
import { listDeadLetters } from '../../work/queue/dead-letters.js';
import { instant } from './attention.js';
import type { OperatorContext } from './context.js';
import { checked } from './dismiss.js';
import { checkInUse, checkNames } from './filter.js';
import { explain, JSON_OPTION, type Output, report, type Result, run } from './run.js';
import { invalidArgument, withTemporal } from './temporal.js';

/** Which work to retry, who does it, and why. `limit`: only this many, the oldest first. */
export type RetryOptions = Omit<RetryableFilter, 'subjects'> & {
  query?: string | undefined;
  dryRun?: boolean | undefined;
  limit?: number | undefined;
  operator: string;
  note?: string | undefined;
};

type Options = Output & RetryOptions;
type Retried = Awaited<ReturnType<typeof retryAll>>;

/** Pieces of work for each line of progress in a log. */
const LINE_EVERY = 50;

/** `would`: in a dry run. `refused`: it no longer makes sense, or cannot be done now. */
type Item = RetryableWork & { outcome: 'done' | 'would' | 'refused'; reason: string | null };

const COMMANDS: Record<RetryableKind, { name: string; about: string }> = {
  bookings: { name: 'retry-bookings', about: 'ask recipients again when their booking request failed' },
  deliveries: { name: 'replay-deliveries', about: 'redeliver failed webhooks to enabled endpoints' },
  imports: {
    name: 'resume-imports',
    about: 'resume failed imports with their remaining rows',
  },
  replies: { name: 'reread-replies', about: 'reread replies that wait for a person' },
  messages: {
    name: 'retry-messages',
    about: 'resend failed order messages that are still up to date, and send queued ones now',
  },
  jobs: { name: 'retry-jobs', about: 'retry failed plans and postponements' },
};

/** Receives progress; `interrupted`: the command stops here and can be repeated. */
type Progress = (tried: number, of: number, state?: 'interrupted') => void;

/** Adds one command for each kind. */
export function addRetries(program: Command): void {
  for (const [kind, { name, about }] of Object.entries(COMMANDS) as [
    RetryableKind,
    { name: string; about: string },
  ][]) {
    const command = program
      .command(name)
      .description(about)
      .option('--courier <id>', 'only this courier')
      .addOption(new Option('--mode <mode>', 'only this environment').choices(MODES))
      .option('--order <id>', 'only this order')
      .option('--since <instant>', 'only failures since then', instant)
      .option('--query <query>', 'only work of the workflows that match this Temporal query', written)
      .option('--limit <count>', 'limit, oldest first', count)
      .option('--dry-run', 'show what would be done without doing it')
      .option('--operator <name>', 'your name, for the audit log', checked('operator'), DEFAULT_OPERATOR)
      .option('--note <text>', 'the reason, for the audit log', checked('note'))
      .option(...JSON_OPTION)
      .action((options: Options) => report(options, (operator) => retryAndReport(operator, kind, options)));
    if (kind === 'deliveries') command.option('--endpoint <id>', 'only this endpoint');
  }
}

/** Parses a number of pieces of work from the command line. */
function count(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a whole number of at least 1.');
}

/**
 * Refuses an empty query: it would match everything in Temporal, and is usually a shell variable that is not set.
 */
function written(query: string): string {
  if (query.trim() === '')
    throw new InvalidArgumentError('Must not be empty; omit the option to include everything.');
  return query;
}

/**
 * Retries the work, each piece in its own transaction. `found` counts all there is, also beyond a limit;
 * `broken_off` is why it stopped after `items`. Rejects when nothing could be tried.
 */
export async function retryAll(
  operator: OperatorContext,
  kind: RetryableKind,
  options: RetryOptions,
  progress: Progress = () => undefined,
) {
  await checkNames(operator, options);
  if (kind === 'deliveries') await checkInUse(operator, options.endpoint);
  const found = await listRetryableWork(operator.owner.db, kind, await filterOf(operator, options));
  const items: Item[] = [];
  const taken = found.slice(0, options.limit);
  let brokenOff: string | null = null;
  for (const work of taken) {
    try {
      items.push(await retryOne(operator, kind, work, options));
    } catch (error) {
      // Retried work stays retried, and is not found again.
      if (items.length === 0) throw error;
      progress(items.length, taken.length, 'interrupted');
      brokenOff = explain(error);
      break;
    }
    progress(items.length, taken.length);
  }
  const having = (outcome: Item['outcome']) => items.filter((item) => item.outcome === outcome).length;
  return {
    dry_run: options.dryRun === true,
    found: found.length,
    done: having('done'),
    refused: having('refused'),
    broken_off: brokenOff,
    items,
  };
}

async function retryAndReport(
  operator: OperatorContext,
  kind: RetryableKind,
  options: Options,
): Promise<Result> {
  const isQuiet = options.json === true || options.dryRun === true;
  const progress = isQuiet ? undefined : progressOn(process.stderr);
  const retried = await retryAll(operator, kind, options, progress);
  const { found, refused, items } = retried;
  return {
    json: retried,
    table: items.map(({ id, courier, mode, order, since, why, outcome, reason }) => ({
      ...{ id, courier, mode, order, since, why, outcome },
      reason,
    })),
    line: found === 0 ? 'There is nothing to retry.' : summaryOf(retried),
    isPart: refused > 0,
    ...(retried.broken_off === null ? {} : { missing: interruptionOf(retried), isPart: true }),
  };
}

function interruptionOf({ found, items, broken_off: why }: Retried): string {
  return `Interrupted after ${items.length} of ${found}: ${why} Completed retries are kept; repeat the command for the rest.`;
}

function summaryOf({ dry_run: isDry, found, done, refused }: Omit<Retried, 'items'>): string {
  return isDry ? `${found} would be retried.` : `${done} of ${found} retried, ${refused} refused.`;
}

/** Shows progress: on a terminal one line that is overwritten, elsewhere a line now and then. */
function progressOn(stream: NodeJS.WriteStream): Progress {
  return (done, of, state) => {
    const text = `${done} of ${of}`;
    const isLast = done === of || state !== undefined;
    if (state !== undefined) stream.write(`${stream.isTTY ? '\r' : ''}${text}, then ${state}.\n`);
    else if (stream.isTTY) stream.write(`\r${text}${isLast ? '\n' : ''}`);
    else if (isLast || done % LINE_EVERY === 0) stream.write(`${text}\n`);
  };
}

async function retryOne(
  { source }: OperatorContext,
  kind: RetryableKind,
  work: RetryableWork,
  { dryRun, operator, note }: RetryOptions,
): Promise<Item> {
  if (dryRun === true) return { ...work, outcome: 'would', reason: null };
  try {
    await retry(source, kind, work, { operator, note });
    return { ...work, outcome: 'done', reason: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...work, outcome: 'refused', reason: error.message };
  }
}

async function filterOf(operator: OperatorContext, options: RetryOptions): Promise<RetryableFilter> {
  const { courier, mode, order, endpoint, since, query } = options;
  const filter: RetryableFilter = { courier, mode, order, endpoint, since };
  if (query === undefined) return filter;
  const subjects = await withTemporal(operator.config, (client) => subjectsOf(client, query));
  return { ...filter, subjects };
}

/**
 * Returns the orders, deliveries and jobs that the found workflows are about. Throws `invalid_value` for an invalid
 * query.
 */
async function subjectsOf(client: Client, query: string): Promise<string[]> {
  const subjects = new Set<string>();
  try {
    for await (const { workflowId, typedSearchAttributes } of client.workflow.list({ query })) {
      const [kind, , id] = workflowId.split('/');
      const order = typedSearchAttributes.get(orderKey);
      if ((kind === 'webhook' || kind === 'job') && id !== undefined) subjects.add(id);
      else if (order !== undefined) subjects.add(order);
    }
  } catch (error) {
    const said = invalidArgument(error);
    if (said === undefined) throw error;
    throw new AppError('invalid_value', {
      message: `Temporal rejects the query: ${said}`,
      param: 'query',
    });
  }
  return [...subjects];
}

/** Adds `outbox`, for rows that Temporal has refused permanently: they stay until an operator deals with them. */
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
