/** What needs a hand, of all couriers: found in Temporal by one query. */
import type { Client } from '@temporalio/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { attentionKey, attentionSinceKey, orderKey } from '../../contracts/search-attributes.js';
import type { Database } from '../../db/client.js';
import { listStillFailed } from '../../db/replayable.js';
import { ATTENTION_KINDS, type AttentionKind } from '../../domain/attention.js';
import { workflowUrl } from '../../runtime/temporal-ui.js';
import type { Operator } from './open.js';
import { withTemporal } from './temporal.js';
import { JSON_OPTION, type Output, report } from './run.js';

export type AttentionFilter = {
  courier?: string | undefined;
  kind?: AttentionKind | undefined;
  since?: Date | undefined;
};

/** One thing that needs a hand. `url`: of its workflow in the Temporal UI, where that is known. */
type InNeed = {
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
  run: string;
  ended: boolean;
};

/** Adds `attention`. */
export function addAttention(program: Command): void {
  program
    .command('attention')
    .description('what needs a hand now, the oldest first')
    .option('--courier <id>', 'of one courier')
    .addOption(new Option('--kind <kind>', 'of one kind').choices(ATTENTION_KINDS))
    .option('--since <instant>', 'that has needed it since then, or later', instant)
    .option(...JSON_OPTION)
    .action((options: Output & AttentionFilter) =>
      report(options, async (operator) => {
        const rows = await needsOf(operator, options);
        return { json: rows, table: rows, line: `${rows.length} in need of a hand.` };
      }),
    );
}

/** What needs a hand now, the oldest first. */
export async function needsOf({ owner, config }: Operator, filter: AttentionFilter): Promise<InNeed[]> {
  const { uiUrl, namespace } = config.temporal;
  const found = await withTemporal(config, (client) => listAttention(client, owner.db, filter));
  return found.map(({ order, kind, since, workflow, run }) => ({
    order,
    kind,
    since,
    workflow,
    url: uiUrl === undefined ? null : workflowUrl(uiUrl, namespace, workflow, run),
  }));
}

/** Reads an instant of the command line. */
export function instant(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('Write it as 2026-03-10T09:00:00Z.');
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
      ended: status.name === 'FAILED',
    });
  }
  return (await withoutSettled(db, found)).sort((a, b) => a.since.getTime() - b.since.getTime());
}

/** A workflow that has ended cannot take back what it showed: whether its delivery or job was seen to, the rows say. */
async function withoutSettled(db: Database, found: readonly Found[]): Promise<Found[]> {
  const ended = found.filter((each) => each.ended);
  const deliveries = ended.flatMap(({ workflow }) => deliveryOf(workflow) ?? []);
  const jobs = ended.flatMap(({ workflow }) => /^job\/[^/]+\/(.+)$/.exec(workflow)?.[1] ?? []);
  const failed = ended.length === 0 ? new Set<string>() : await listStillFailed(db, deliveries, jobs);
  const others = found.filter((each) => !each.ended || !/^(webhook|job)\//.test(each.workflow));
  const still = new Map<string, Found>();
  for (const each of ended) {
    const series = deliveryOf(each.workflow);
    const id = series?.id ?? /^job\/[^/]+\/(.+)$/.exec(each.workflow)?.[1];
    const isThis =
      series === undefined || deliveries.every((d) => d.id !== series.id || d.series <= series.series);
    if (id !== undefined && failed.has(id) && isThis) still.set(each.workflow, each);
  }
  return [...others, ...still.values()];
}

function deliveryOf(workflow: string): { id: string; series: number } | undefined {
  const [, id, replay] = /^webhook\/[^/]+\/([^/]+)(?:\/replay-(\d+))?$/.exec(workflow) ?? [];
  return id === undefined ? undefined : { id, series: Number(replay ?? 0) + 1 };
}
