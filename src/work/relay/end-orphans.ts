/**
 * The other way round: ends open workflows whose record is not in the database, as after a restore to an earlier point.
 * Nothing would ever end them, as all that they could do is refused. The workflow of an order that is closed, or of a
 * run that is completed, is told so again: where a worker is starved, the SDK may lose the signal that said so
 * (docs/reliability.md), and one that was started again since never got it.
 */
import { PRIORITIES } from '../../contracts/workflows.js';
import { chunks } from '../../db/chunks.js';
import { requeue } from '../queue/reconciler-queries.js';
import {
  type Finished,
  listFinished,
  listMissingSubjects,
  type WorkflowSubject,
} from '../queue/workflow-subjects.js';
import { endStuck, reportFailure, type ReconcilerTools, TIMEOUT_MS } from './requeue.js';
import { findStatus, IDS_PER_QUERY, listFailing, terminateRun } from './workflow-status.js';

/** A workflow this young may belong to rows of a moment ago. */
const YOUNG_MS = 30_000;
/** How long listing all open workflows may take, a page at a time. */
const LISTING_MS = 3_600_000;

/** Types whose workflows are about a record that is never deleted while they are open. */
const TYPES = [
  ...['orderConversation', 'optimisationJob', 'orderImport', 'webhookDelivery', 'runDay', 'dayPostponement'],
  ...['rehearsal', 'suggestionLifecycle'],
];

/** Ends the open workflows whose record is gone. Resolves to how many. */
export async function endOrphans(tools: ReconcilerTools): Promise<number> {
  const { client, signal } = tools;
  const types = TYPES.map((type) => `'${type}'`).join(', ');
  const before = new Date(Date.now() - YOUNG_MS).toISOString();
  const query = `ExecutionStatus = 'Running' AND WorkflowType IN (${types}) AND StartTime < '${before}'`;
  return client.withDeadline(Date.now() + LISTING_MS, async () => {
    let ended = 0;
    let page: WorkflowSubject[] = [];
    for await (const { workflowId, runId } of client.workflow.list({ query, pageSize: IDS_PER_QUERY })) {
      if (signal.aborted) return ended;
      page.push({ workflow: workflowId, run: runId });
      if (page.length < IDS_PER_QUERY) continue;
      ended += await endMissing(tools, page);
      await signalFinished(tools, page);
      page = [];
    }
    ended += await endMissing(tools, page);
    await signalFinished(tools, page);
    return ended;
  });
}

/** Signals workflows whose record is closed, so that they end. */
async function signalFinished(tools: ReconcilerTools, page: readonly WorkflowSubject[]): Promise<void> {
  const { db, newId, backoff, logger, observe } = tools;
  const keyOf = ({ kind, tenant_id, subject }: Finished) => `${kind}/${tenant_id}/${subject}`;
  const finished = (await listFinished(db, page)).filter((record) => backoff.allows(keyOf(record)));
  for (const kind of new Set(finished.map((record) => record.kind))) {
    const those = finished.filter((record) => record.kind === kind);
    const told = await requeue(
      db,
      those.map(({ tenant_id, topic, subject, courier, mode, payload }) => ({
        tenant_id,
        topic,
        subject,
        payload: { ...payload, courier, mode },
        event_id: newId('event'),
        priority: PRIORITIES[mode],
      })),
    );
    for (const record of those) backoff.delay(keyOf(record));
    if (told === 0) continue;
    logger.info({ kind, rows: told }, 're-queued');
    observe.requeued(kind, told);
  }
}

async function endMissing(tools: ReconcilerTools, page: readonly WorkflowSubject[]): Promise<number> {
  const { client, db, budget, lists, signal, logger, observe, keepLease } = tools;
  observe.called('list');
  await keepLease();
  let ended = 0;
  for (const { workflow, run } of await listMissingSubjects(db, page)) {
    try {
      await budget(signal);
      observe.called('terminate');
      await client.withDeadline(Date.now() + TIMEOUT_MS, () =>
        terminateRun(client, { id: workflow, run, why: 'its record no longer exists' }),
      );
      ended += 1;
      logger.warn({ workflow, run }, 'ended a workflow whose record no longer exists');
    } catch (error) {
      if (!signal.aborted) reportFailure(tools, 'orphans', workflow, error);
    }
  }
  // Before the next page is asked for.
  await lists(signal);
  return ended;
}

/**
 * Ends workflows whose tasks fail, also those whose rows are not due; what waits for them is then put back like
 * anything that is stranded.
 */
export async function endFailing(tools: ReconcilerTools): Promise<void> {
  const { client, budget, lists, signal, observe, keepLease } = tools;
  await lists(signal);
  observe.called('list');
  const failing = await client.withDeadline(Date.now() + TIMEOUT_MS, () => listFailing(client));
  for (const ids of chunks(failing, 10)) {
    await keepLease();
    for (const id of ids) {
      try {
        await budget(signal);
        observe.called('describe');
        const deadline = Date.now() + TIMEOUT_MS;
        const { status, run } = await client.withDeadline(deadline, () => findStatus(client, id));
        if (status === 'stuck') await endStuck(tools, id, run);
      } catch (error) {
        if (!signal.aborted) reportFailure(tools, 'failing', id, error);
      }
    }
  }
}
