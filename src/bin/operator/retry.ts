/** Starts failed work again, in bulk and across couriers, each piece once. */
import type { Client } from '@temporalio/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { orderKey } from '../../contracts/search-attributes.js';
import {
  listRetryableWork,
  type RetryableWork,
  type RetryableFilter,
  type RetryableKind,
} from '../../db/retryable-work.js';
import { AppError } from '../../domain/errors.js';
import { MODES } from '../../domain/access.js';
import { DEFAULT_OPERATOR } from '../../domain/operator.js';
import { replay } from '../../operations/operator/retry.js';
import { instant } from './attention.js';
import { checkInUse, checkNames } from './filter.js';
import type { OperatorContext } from './context.js';
import { explain, JSON_OPTION, type Output, report, type Result } from './run.js';
import { checked } from './dismiss.js';
import { invalidArgument, withTemporal } from './temporal.js';

/** Which work to start again, who does it, and why. `limit`: only this many, the oldest first. */
export type ReplayOptions = Omit<RetryableFilter, 'subjects'> & {
  query?: string | undefined;
  dryRun?: boolean | undefined;
  limit?: number | undefined;
  operator: string;
  note?: string | undefined;
};

type Options = Output & ReplayOptions;
type Replayed = Awaited<ReturnType<typeof replayAll>>;

/** Pieces of work for each line of progress in a log. */
const LINE_EVERY = 50;

/** `would`: a dry run. `refused`: it makes no sense any more, or not now. */
type Item = RetryableWork & { outcome: 'done' | 'would' | 'refused'; reason: string | null };

const COMMANDS: Record<RetryableKind, { name: string; about: string }> = {
  bookings: { name: 'retry-bookings', about: 'ask again where booking requests have failed' },
  deliveries: { name: 'replay-deliveries', about: 'deliver again what endpoints did not acknowledge' },
  imports: {
    name: 'resume-imports',
    about: 'go on with imports that could not, with the rows they have left',
  },
  replies: { name: 'reread-replies', about: 'read replies again that wait for a person' },
};

/** Receives progress; `broken off`: it goes no further, and can be started again. */
type Progress = (looked: number, of: number, state?: 'broken off') => void;

/** Adds one command for each kind. */
export function addReplays(program: Command): void {
  for (const [kind, { name, about }] of Object.entries(COMMANDS) as [
    RetryableKind,
    { name: string; about: string },
  ][]) {
    const command = program
      .command(name)
      .description(about)
      .option('--courier <id>', 'of one courier')
      .addOption(new Option('--mode <mode>', 'of one environment').choices(MODES))
      .option('--order <id>', 'of one order')
      .option('--since <instant>', 'that failed since then', instant)
      .option('--query <query>', "of the workflows that a query in Temporal's words finds", written)
      .option('--limit <count>', 'at most so many of them, the oldest first', count)
      .option('--dry-run', 'say what would be done, and do nothing')
      .option('--operator <name>', 'who acts, for the audit log', checked('operator'), DEFAULT_OPERATOR)
      .option('--note <text>', 'why, for the audit log', checked('note'))
      .option(...JSON_OPTION)
      .action((options: Options) => report(options, (operator) => replayAndReport(operator, kind, options)));
    if (kind === 'deliveries') command.option('--endpoint <id>', 'to one endpoint');
  }
}

/** Parses a number of pieces of work from the command line. */
function count(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a number of at least 1.');
}

/**
 * Refuses an empty query: it would find everything in Temporal, and results from a variable that a shell does not
 * know.
 */
function written(query: string): string {
  if (query.trim() === '') throw new InvalidArgumentError('Write a query, or leave it out for all.');
  return query;
}

/**
 * Starts the work again, each piece in a transaction of its own. `found` counts all there is, also beyond a limit;
 * `broken_off` is why it stopped after `items`. Rejects when nothing could be tried.
 */
export async function replayAll(
  operator: OperatorContext,
  kind: RetryableKind,
  options: ReplayOptions,
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
      items.push(await replayOne(operator, kind, work, options));
    } catch (error) {
      // What was started stays started, and is not found again.
      if (items.length === 0) throw error;
      progress(items.length, taken.length, 'broken off');
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

async function replayAndReport(
  operator: OperatorContext,
  kind: RetryableKind,
  options: Options,
): Promise<Result> {
  const isQuiet = options.json === true || options.dryRun === true;
  const progress = isQuiet ? undefined : progressOn(process.stderr);
  const replayed = await replayAll(operator, kind, options, progress);
  const { found, refused, items } = replayed;
  return {
    json: replayed,
    table: items.map(({ id, courier, mode, order, since, why, outcome, reason }) => ({
      ...{ id, courier, mode, order, since, why, outcome },
      reason,
    })),
    line: found === 0 ? 'There is nothing to begin again.' : summaryOf(replayed),
    isPart: refused > 0,
    ...(replayed.broken_off === null ? {} : { missing: breakOf(replayed), isPart: true }),
  };
}

function breakOf({ found, items, broken_off: why }: Replayed): string {
  return `Broken off after ${items.length} of ${found}: ${why} What was begun stays begun; the same command goes on with the rest.`;
}

function summaryOf({ dry_run: isDry, found, done, refused }: Omit<Replayed, 'items'>): string {
  return isDry ? `${found} would be begun again.` : `${done} of ${found} begun again, ${refused} refused.`;
}

/** Shows one line that is overwritten on a terminal, elsewhere a line now and then. */
function progressOn(stream: NodeJS.WriteStream): Progress {
  return (done, of, state) => {
    const text = `${done} of ${of}`;
    const isLast = done === of || state !== undefined;
    if (state !== undefined) stream.write(`${stream.isTTY ? '\r' : ''}${text}, then ${state}.\n`);
    else if (stream.isTTY) stream.write(`\r${text}${isLast ? '\n' : ''}`);
    else if (isLast || done % LINE_EVERY === 0) stream.write(`${text}\n`);
  };
}

async function replayOne(
  { source }: OperatorContext,
  kind: RetryableKind,
  work: RetryableWork,
  { dryRun, operator, note }: ReplayOptions,
): Promise<Item> {
  if (dryRun === true) return { ...work, outcome: 'would', reason: null };
  try {
    await replay(source, kind, work, { operator, note });
    return { ...work, outcome: 'done', reason: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...work, outcome: 'refused', reason: error.message };
  }
}

async function filterOf(operator: OperatorContext, options: ReplayOptions): Promise<RetryableFilter> {
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
      message: `Temporal does not take the query: ${said}`,
      param: 'query',
    });
  }
  return [...subjects];
}
