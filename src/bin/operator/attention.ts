/** `attention`: what needs attention, for all couriers: found in Temporal by one query; failed jobs by their rows. */
import type { Client } from '@temporalio/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { attentionKey, attentionSinceKey, orderKey } from '../../contracts/search-attributes.js';
import { workflowIds } from '../../contracts/workflows.js';
import type { Database } from '../../db/client.js';
import { listFailedJobs, listStillFailed } from '../../operator/retryable-work.js';
import { listDismissed } from '../../operator/dismiss.js';
import { ATTENTION_KINDS, type AttentionKind } from '../../domain/attention.js';
import { createLimit } from '../../runtime/limit-concurrency.js';
import { workflowUrl } from '../../runtime/temporal-ui.js';
import { HOUSEKEEPING } from '../housekeeping-schedule.js';
import { checkNames } from './filter.js';
import type { OperatorContext } from './context.js';
import { tenantOf } from './dismiss.js';
import { withTemporal } from './temporal.js';
import { JSON_OPTION, type Output, report } from './run.js';

/** Maximum concurrent queries to Temporal, since this command is used when much has gone wrong. */
const CALLS_AT_ONCE = 10;

export type AttentionFilter = {
  courier?: string | undefined;
  kind?: AttentionKind | undefined;
  since?: Date | undefined;
};

/** One thing that needs attention. `url` is that of its workflow in the Temporal UI, where known. */
type AttentionItem = {
  order: string | null;
  kind: string;
  since: Date;
  workflow: string;
  url: string | null;
};

type Found = {
  order: string | null;
  kind: string;
  since: Date;
  workflow: string;
  /** Undefined when no workflow is left. */
  run: string | undefined;
  began: Date;
  ended: boolean;
};

export function addAttention(program: Command): void {
  program
    .command('attention')
    .description('list what needs attention, oldest first')
    .option('--courier <id>', 'only this courier')
    .addOption(new Option('--kind <kind>', 'only this kind').choices(ATTENTION_KINDS))
    .option('--since <instant>', 'only what has needed attention since then', instant)
    .option(...JSON_OPTION)
    .action((options: Output & AttentionFilter) =>
      report(options, async (operator) => {
        const rows = await findAttention(operator, options);
        return {
          json: rows,
          table: rows.map(({ url: _url, ...row }) => row),
          below: rows.map(({ url }) => url),
          line: rows.length === 1 ? '1 needs attention.' : `${rows.length} need attention.`,
        };
      }),
    );
}

/** Returns what needs attention now, the oldest first. */
export async function findAttention(
  operator: OperatorContext,
  filter: AttentionFilter,
): Promise<AttentionItem[]> {
  await checkNames(operator, filter);
  const { owner, config } = operator;
  const { uiUrl, namespace } = config.temporal;
  const found = await withTemporal(config, (client) => listAttention(client, owner.db, filter));
  return found.map(({ order, kind, since, workflow, run }) => ({
    order,
    kind,
    since,
    workflow,
    url: uiUrl === undefined || run === undefined ? null : workflowUrl(uiUrl, namespace, workflow, run),
  }));
}

/** Parses an instant from the command line. */
export function instant(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('Must be a time such as 2026-03-10T09:00:00Z.');
  return date;
}

async function listAttention(client: Client, db: Database, filter: AttentionFilter): Promise<Found[]> {
  const conditions = [
    'Attention IS NOT NULL',
    `(ExecutionStatus = 'Running' OR ExecutionStatus = 'Failed')`,
    ...(filter.courier === undefined ? [] : [`CourierId = '${filter.courier.replaceAll("'", "''")}'`]),
    ...(filter.kind === undefined ? [] : [`Attention = '${filter.kind}'`]),
    ...(filter.since === undefined ? [] : [`AttentionSince >= '${filter.since.toISOString()}'`]),
  ];
  const found: Found[] = [];
  for await (const execution of client.workflow.list({ query: conditions.join(' AND ') })) {
    const {
      typedSearchAttributes: attributes,
      workflowId: workflow,
      runId: run,
      startTime,
      status,
    } = execution;
    found.push({
      order: attributes.get(orderKey) ?? null,
      kind: attributes.get(attentionKey) ?? '',
      since: attributes.get(attentionSinceKey) ?? startTime,
      workflow,
      run,
      began: startTime,
      ended: status.name === 'FAILED',
    });
  }
  const all = [...found.filter((each) => !isEndedJob(each)), ...(await failedJobs(db, filter, found))];
  return (await withoutResolved(client, db, all)).sort((a, b) => a.since.getTime() - b.since.getTime());
}

const isEndedJob = ({ ended, workflow }: Found) => ended && workflow.startsWith('job/');

/** Returns the jobs that failed by their rows, with their workflows as far as they are left. */
async function failedJobs(
  db: Database,
  { courier, kind, since: from }: AttentionFilter,
  found: readonly Found[],
): Promise<Found[]> {
  if (kind !== undefined && kind !== 'failed_job') return [];
  const runs = new Map(found.filter(isEndedJob).map(({ workflow, run }) => [workflow, run]));
  return (await listFailedJobs(db, courier))
    .filter(({ since }) => from === undefined || since >= from)
    .map(({ tenant, id, since }) => {
      const workflow = workflowIds.job(tenant, id);
      const run = runs.get(workflow);
      return { order: null, kind: 'failed_job', since, workflow, run, began: since, ended: true };
    });
}

/**
 * Leaves out what was dealt with, since an ended workflow cannot clear its search attribute: what an operator has
 * dismissed, deliveries whose rows say so, and any other workflow that was started again or whose schedule has run
 * since. Jobs are listed by their rows.
 */
async function withoutResolved(client: Client, db: Database, found: readonly Found[]): Promise<Found[]> {
  const dismissed = await listDismissed(
    db,
    found.flatMap(({ ended: hasEnded, workflow, began }) => {
      const tenant = hasEnded ? tenantOf(workflow) : undefined;
      return tenant === undefined ? [] : [{ tenant, workflow, began }];
    }),
  );
  const ended = found.filter((each) => each.ended && !dismissed.has(each.workflow));
  const isDelivery = ({ workflow }: Found) => deliveryOf(workflow) !== undefined;
  const atOnce = createLimit(CALLS_AT_ONCE);
  const others = await Promise.all(
    ended
      .filter((each) => !isDelivery(each) && !isEndedJob(each))
      .map(async (each) => (await atOnce(() => isLast(client, each))) && each),
  );
  return [
    ...found.filter((each) => !each.ended),
    ...ended.filter(isEndedJob),
    ...(await stillFailed(db, ended.filter(isDelivery))),
    ...others.filter((each) => each !== false),
  ];
}

/** Returns the deliveries that still need attention, each once: by its last workflow. */
async function stillFailed(db: Database, ended: readonly Found[]): Promise<Found[]> {
  if (ended.length === 0) return [];
  const deliveries = ended.flatMap((each) => {
    const delivery = deliveryOf(each.workflow);
    return delivery === undefined ? [] : [{ ...delivery, each }];
  });
  const ids = await listStillFailed(db, deliveries);
  const last = new Map<string, (typeof deliveries)[number]>();
  for (const delivery of deliveries) {
    const { id, series } = delivery;
    if (ids.has(id) && series >= (last.get(id)?.series ?? 0)) last.set(id, delivery);
  }
  return [...last.values()].map(({ each }) => each);
}

/** Returns the delivery that a workflow is about; its series counts from 1. */
function deliveryOf(workflow: string): { id: string; series: number } | undefined {
  const [, id, replay] = /^webhook\/[^/]+\/([^/]+)(?:\/replay-(\d+))?$/.exec(workflow) ?? [];
  return id === undefined ? undefined : { id, series: Number(replay ?? 0) + 1 };
}

async function isLast(client: Client, { workflow, run, began }: Found): Promise<boolean> {
  if (!workflow.startsWith(HOUSEKEEPING)) {
    return (await client.workflow.getHandle(workflow).describe()).runId === run;
  }
  const later = `WorkflowType = 'housekeeping' AND StartTime > '${began.toISOString()}'`;
  return (await client.workflow.count(`${later} AND ExecutionStatus IN ('Completed', 'Failed')`)).count === 0;
}
