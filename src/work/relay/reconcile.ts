/**
 * The reconciler finds rows whose workflow does not exist (terminated, cancelled, lost with its Temporal, or newer
 * than the rows after a restore) or is stuck, and queues them again, from the rows alone; and workflows whose record
 * does not exist, which it ends. Every relay runs it; each kind is checked by one relay at a time, at intervals. An
 * idle relay asks once a second what is due, in one statement.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import type { Database } from '../../db/client.js';
import {
  acquireLease,
  addKinds,
  extendLease,
  type Lease,
  listWaiting,
  WAITING_KINDS,
  type WaitingKind,
} from '../queue/reconciler-queries.js';
import type { Logger } from '../../runtime/logger.js';
import type { NewId } from '../../runtime/new-id.js';
import { createBackoff } from './backoff.js';
import { createCallBudget } from './call-budget.js';
import {
  queueAgain,
  requeueMissing,
  type ReconcilerObserver,
  type ReconcilerTools,
  endStuck,
  reportFailure,
  TIMEOUT_MS,
} from './requeue.js';
import { IDS_PER_QUERY, findStatus, listFailing, terminateRun } from './workflow-status.js';
import { chunks } from '../../db/chunks.js';
import {
  type Finished,
  listFinished,
  listMissingSubjects,
  type WorkflowSubject,
} from '../queue/workflow-subjects.js';

/** How long one kind is checked before the others have their turn; it then continues where it was. */
const TURN_MS = 5_000;
/** How long until others take over the check of a relay that stopped, and how soon it is extended. */
const LEASE_MS = 20_000;
const EXTEND_AFTER_MS = 5_000;
/** Pause between two looks at due work. */
const POLL_MS = 1_000;
/**
 * Calls to Temporal's index in a second, which its server limits for all of a namespace (30 a second on Temporal
 * Cloud).
 */
const LISTS_PER_SECOND = 5;
/** Stuck workflows that are ended in one interval: after a bad build there may be as many as there are orders. */
const MAX_RESTARTS = 20;
/** Workflows without a record are looked for once in this many intervals: all open workflows are listed for it. */
const ORPHANS_EVERY = 10;
const ORPHANS = 'orphans';

/** How often a kind is checked, and by what: it resolves to where to continue, '' when it is through. */
type Check = { everyMs: number; work: (tools: ReconcilerTools, after: string) => Promise<string> };

export type Reconciler = { stop: () => Promise<void> };

export type ReconcilerOptions = {
  /** Under the system's role. */
  db: Database;
  client: Client;
  /** The interval between two checks of a kind, in milliseconds. */
  everyMs: number;
  /** Calls about single workflows in a second. */
  callsPerSecond: number;
  newId: NewId;
  logger: Pick<Logger, 'info' | 'warn'>;
  observe: ReconcilerObserver;
};

/** Starts checking; `stop` resolves once the check in progress is over. */
export function startReconciler(options: ReconcilerOptions): Reconciler {
  const { db, everyMs, logger } = options;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const shared = {
    ...options,
    budget: createCallBudget(options.callsPerSecond),
    lists: createCallBudget(LISTS_PER_SECOND),
    backoff: createBackoff(everyMs),
    mayRestart: createRestartLimit(everyMs),
    signal: stopping.signal,
  };

  const checks: Record<string, Check> = {
    ...Object.fromEntries(
      WAITING_KINDS.map((kind): [string, Check] => [
        kind,
        { everyMs, work: (tools, after) => checkRows(tools, kind, after) },
      ]),
    ),
    failing: { everyMs, work: (tools) => through(endFailing(tools)) },
    [ORPHANS]: { everyMs: ORPHANS_EVERY * everyMs, work: (tools) => through(endOrphans(tools)) },
  };
  const kinds = Object.keys(checks);

  /** Checks the kind of a lease from where it was left, and ends the lease. */
  const run = async (lease: Lease): Promise<void> => {
    const { kind } = lease;
    const check = checks[kind];
    if (!check) return;
    const hold = holdLease(db, lease);
    let { after } = lease;
    let isFailed = false;
    try {
      after = await check.work({ ...shared, keepLease: hold.keep }, after);
    } catch (error) {
      isFailed = true;
      if (isStopping()) return;
      options.observe.failed(kind);
      logger.warn({ err: error, kind }, 'failed to check all rows or workflows of a kind');
    } finally {
      // A failed kind keeps its position and waits for its next turn.
      await hold.end(after, after === '' || isFailed ? check.everyMs : 0);
    }
  };

  let orphans: Promise<void> | undefined;
  /** Checks what is due, one kind after the other; all open workflows are listed alongside. */
  const checkDue = async (): Promise<void> => {
    for (;;) {
      const lease = isStopping() ? undefined : await acquireLease(db, kinds, LEASE_MS);
      if (!lease) return;
      if (lease.kind !== ORPHANS) await run(lease);
      else orphans = run(lease).catch(lost);
    }
  };
  const lost = (error: unknown) => {
    if (!isStopping()) logger.warn({ err: error }, 'failed to look up due work');
  };

  const loop = (async () => {
    for (let known = false; !isStopping();) {
      try {
        if (!known) await addKinds(db, kinds);
        known = true;
        await checkDue();
      } catch (error) {
        lost(error);
        known = false;
      }
      // Rejects when it is time to stop; the loop checks that itself.
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await orphans;
  })();

  return {
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}

/** Checks rows of a kind from `after` on, page by page, for one turn. Resolves to where to continue, '' at the end. */
async function checkRows(tools: ReconcilerTools, kind: WaitingKind, from: string): Promise<string> {
  const until = performance.now() + TURN_MS;
  let after = from;
  do {
    const rows = await listWaiting(tools.db, kind, after, IDS_PER_QUERY);
    await requeueMissing(tools, kind, rows, after);
    after = rows.length < IDS_PER_QUERY ? '' : (rows.at(-1)?.id ?? '');
    await tools.keepLease();
  } while (after !== '' && performance.now() < until && !tools.signal.aborted);
  return after;
}

const through = async (work: Promise<unknown>): Promise<string> => {
  await work;
  return '';
};

/** A kind's lease while it is held. */
type Hold = {
  /** Extends it when it is time. Rejects when another relay has taken over, as after a long pause of this process. */
  keep: () => Promise<void>;
  /** Ends it: the kind is checked from `after` on, not before `forMs` have passed. */
  end: (after: string, forMs: number) => Promise<unknown>;
};

/** Holds a lease while its kind is checked. */
function holdLease(db: Database, acquired: Lease): Hold {
  let lease: Lease | undefined = acquired;
  let extended = performance.now();
  return {
    keep: async () => {
      if (performance.now() - extended < EXTEND_AFTER_MS) return;
      extended = performance.now();
      lease &&= await extendLease(db, lease, LEASE_MS);
      if (!lease) throw new Error('Another relay has taken over.');
    },
    end: async (reached, forMs) => lease && extendLease(db, { ...lease, after: reached }, forMs),
  };
}

/** Allows some restarts per interval, and of one workflow ever fewer. */
function createRestartLimit(everyMs: number): (workflow: string) => boolean {
  const backoff = createBackoff(everyMs);
  let began = -Infinity;
  let restarts = 0;
  return (workflow) => {
    if (performance.now() - began >= everyMs) {
      began = performance.now();
      restarts = 0;
    }
    if (restarts >= MAX_RESTARTS || !backoff.allows(workflow)) return false;
    restarts += 1;
    backoff.delay(workflow);
    return true;
  };
}

/** A workflow this young may belong to rows of a moment ago. */
const YOUNG_MS = 30_000;
/** How long listing all open workflows may take, a page at a time. */
const LISTING_MS = 3_600_000;

/** Types whose workflows are about a record that is never deleted while they are open. */
const TYPES = [
  ...['orderConversation', 'optimisationJob', 'orderImport', 'webhookDelivery', 'runDay', 'dayPostponement'],
  ...['rehearsal', 'suggestionLifecycle'],
];

/**
 * Ends the open workflows whose record is gone, as after a restore to an earlier point: everything they could do would
 * be refused. Repeats the closing signal to workflows of closed orders and completed runs, because the SDK of a starved
 * worker may lose it (docs/reliability.md). Resolves to how many.
 */
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
  const keyOf = ({ kind, tenant_id, subject }: Finished) => `${kind}/${tenant_id}/${subject}`;
  const all = await listFinished(tools.db, page);
  const finished = all.filter((record) => tools.backoff.allows(keyOf(record)));
  for (const kind of new Set(finished.map((record) => record.kind))) {
    const those = finished.filter((record) => record.kind === kind);
    await queueAgain(tools, kind, those, keyOf);
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

/** Ends workflows whose tasks fail, even if their rows are not due; their work is then requeued. */
async function endFailing(tools: ReconcilerTools): Promise<void> {
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
