/** Requeues waiting rows whose workflow does not exist, is stuck, or is idle although they are due. */
import type { Client } from '@temporalio/client';
import { PRIORITIES } from '../../contracts/workflows.js';
import type { Database } from '../../db/client.js';
import { listWaiting, requeue, type WaitingKind, type WaitingRow } from '../queue/reconciler-queries.js';
import type { FinishedKind } from '../queue/workflow-subjects.js';
import { wasQuiet } from '../../domain/quiet-hours.js';
import type { Logger } from '../../runtime/logger.js';
import type { NewId } from '../../runtime/new-id.js';
import type { Backoff } from './backoff.js';
import type { CallBudget } from './call-budget.js';
import { knowsTopic, workflowOf } from './dispatch.js';
import { findStatus, listOpen, terminateRun } from './workflow-status.js';

/** How long one call to Temporal may take. */
export const TIMEOUT_MS = 10_000;
/** Time allowed for sending everything that was held until the morning. */
const MORNING_MS = 5 * 60_000;
/** Concurrent calls to Temporal. */
const CONCURRENCY = 10;

export type ReconcilerTools = {
  /** Under the system's role. */
  db: Database;
  client: Client;
  newId: NewId;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** For calls about single workflows, and for those to Temporal's index. */
  budget: CallBudget;
  lists: CallBudget;
  backoff: Backoff;
  /** Returns whether one more stuck workflow may be ended now. */
  mayRestart: (workflow: string) => boolean;
  signal: AbortSignal;
  /** Called repeatedly during a long page, to keep the lease. */
  keepLease: () => Promise<void>;
  observe: ReconcilerObserver;
};

/** Receives the reconciler's actions, for metrics. */
export type ReconcilerObserver = {
  /** Rows of a kind were queued again. */
  requeued: (kind: WaitingKind | FinishedKind, count: number) => void;
  /** Temporal was called. */
  called: (call: 'list' | 'describe' | 'terminate') => void;
  /** One row, or one workflow, could not be checked; the others were. */
  failed: (kind: string) => void;
};

/**
 * Checks a page of rows of one kind, those listed after the id `after`. A row that cannot be checked is counted and
 * left to the next round.
 */
export async function requeueMissing(
  tools: ReconcilerTools,
  kind: WaitingKind,
  rows: readonly WaitingRow[],
  after: string,
): Promise<void> {
  const { client, db, backoff, observe } = tools;
  const candidates = rows.flatMap((row) => {
    if (row.on_its_way || !knowsTopic(row.topic) || !backoff.allows(keyOf(kind, row))) return [];
    try {
      return [{ row: { ...row, due: row.due && !isHeld(row) }, id: idOf(row) }];
    } catch (error) {
      reportFailure(tools, kind, row.id, error);
      return [];
    }
  });
  const indexed = candidates.flatMap(({ row, id }) => (row.due ? [] : [id]));
  if (indexed.length > 0) {
    await tools.lists(tools.signal);
    observe.called('list');
  }
  const open = await client.withDeadline(Date.now() + TIMEOUT_MS, () => listOpen(client, indexed));
  const unsure = candidates.filter(({ row, id }) => row.due || !open.has(id));
  const stranded: WaitingRow[] = [];
  for (let start = 0; start < unsure.length && !tools.signal.aborted; start += CONCURRENCY) {
    await tools.keepLease();
    await Promise.all(
      unsure.slice(start, start + CONCURRENCY).map(async ({ row, id }) => {
        try {
          if (await isStranded(tools, row, id)) stranded.push(row);
        } catch (error) {
          if (!tools.signal.aborted) reportFailure(tools, kind, id, error);
        }
      }),
    );
  }
  if (stranded.length === 0) return;
  // A workflow may have finished its row since the row was listed: a signal would start another one.
  const waiting = new Set((await listWaiting(db, kind, after, rows.length)).map(({ id }) => id));
  const left = stranded.filter(({ id }) => waiting.has(id));
  await queueAgain(tools, kind, left, (row) => keyOf(kind, row));
}

/** The parts of a record's outbox row. */
type Requeued = Pick<WaitingRow, 'tenant_id' | 'courier' | 'mode' | 'topic' | 'subject' | 'payload'>;

/** Writes outbox rows for records of a kind, and delays the next one of each, which the backoff knows by its key. */
export async function queueAgain<Row extends Requeued>(
  { db, newId, backoff, logger, observe }: ReconcilerTools,
  kind: WaitingKind | FinishedKind,
  records: readonly Row[],
  backoffKeyOf: (record: Row) => string,
): Promise<void> {
  const rows = records.map(({ tenant_id, topic, subject, payload, courier, mode }) => ({
    tenant_id,
    topic,
    subject,
    payload: { ...payload, courier, mode },
    event_id: newId('event'),
    priority: PRIORITIES[mode],
  }));
  const written = await requeue(db, rows);
  for (const record of records) backoff.delay(backoffKeyOf(record));
  if (written === 0) return;
  logger.info({ kind, rows: written }, 're-queued');
  observe.requeued(kind, written);
}

async function isStranded(tools: ReconcilerTools, row: WaitingRow, id: string): Promise<boolean> {
  const { client, budget, signal, observe } = tools;
  await budget(signal);
  observe.called('describe');
  const { status, run } = await client.withDeadline(Date.now() + TIMEOUT_MS, () => findStatus(client, id));
  if (status === 'stuck') return endStuck(tools, id, run);
  return status === 'closed' || (status === 'idle' && row.due);
}

/** Ends a workflow whose tasks fail, unless enough were ended lately. Resolves to whether it was ended. */
export async function endStuck(tools: ReconcilerTools, id: string, run: string): Promise<boolean> {
  const { client, logger, mayRestart, observe } = tools;
  if (!mayRestart(id)) return false;
  const why = 'its tasks keep failing; restarted from its rows';
  observe.called('terminate');
  await client.withDeadline(Date.now() + TIMEOUT_MS, () => terminateRun(client, { id, run, why }));
  logger.warn({ workflow: id, run }, 'terminated a stuck workflow to restart it');
  return true;
}

/** Counts and logs rows and workflows that could not be checked. */
export function reportFailure(
  { logger, observe }: Pick<ReconcilerTools, 'logger' | 'observe'>,
  kind: string,
  id: string,
  error: unknown,
): void {
  observe.failed(kind);
  logger.warn({ err: error, kind, id }, 'failed to check a row or workflow; the others were checked');
}

/** Returns whether an idle workflow may be holding messages that are due, or has only just begun to send them. */
function isHeld({ quiet }: WaitingRow): boolean {
  return quiet !== null && wasQuiet(new Date(), quiet, MORNING_MS);
}

const keyOf = (kind: WaitingKind, { id }: WaitingRow) => `${kind}/${id}`;
const idOf = (row: WaitingRow) => workflowOf(row);
