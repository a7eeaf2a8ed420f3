/**
 * The reconciler finds rows whose workflow does not exist (terminated, cancelled, lost with its Temporal, or newer
 * than the rows after a restore) or is stuck, and queues them again, from the rows alone. Every relay runs it; each
 * kind of row is checked by one relay at a time, at intervals.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import { PRIORITIES } from '../contracts/workflows.js';
import type { Database } from '../db/client.js';
import {
  deleteOldPendingTasks,
  extendLease,
  listWaiting,
  requeue,
  acquireLease,
  WAITING_KINDS,
  type WaitingKind,
  type WaitingRow,
} from '../db/reconciler-queries.js';
import { firstAudibleInstant } from '../domain/quiet-hours.js';
import type { Logger } from '../runtime/logger.js';
import type { NewId } from '../runtime/new-id.js';
import { workflowOf } from './dispatch.js';
import { findStatus, listOpen, terminateStuck } from './workflow-status.js';

/** Rows checked together, and at most in one check of a kind: the next one continues where it ended. */
const BATCH_SIZE = 500;
const MOST_IN_A_CHECK = 10_000;
/** Concurrent queries to Temporal, and how long one may take. */
const CONCURRENCY = 10;
const TIMEOUT_MS = 10_000;
/** How long until others take over the check of a relay that stopped. */
const LEASE_MS = 20_000;
/** Between two attempts to acquire a lease. */
const POLL_MS = 1_000;
/** A row that waits again soon after it was queued waits longer each time, up to this: its workflow may well fail. */
const MOST_BACKOFF_MS = 3_600_000;

export type Reconciler = { stop: () => Promise<void> };

export type ReconcilerOptions = {
  /** Under the system's role. */
  db: Database;
  client: Client;
  everyMs: number;
  newId: NewId;
  logger: Logger;
  /** Receives how many rows of a kind were queued again. */
  onRequeued: (kind: WaitingKind, count: number) => void;
};

/** Starts checking; `stop` resolves once the check in progress is over. */
export function startReconciler(options: ReconcilerOptions): Reconciler {
  const { db, everyMs, logger } = options;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const backoff = createBackoff(everyMs);

  const check = async (kind: WaitingKind): Promise<void> => {
    let after = await acquireLease(db, kind, LEASE_MS);
    if (after === undefined) return;
    if (kind === 'pending tasks') await deleteOldPendingTasks(db);
    try {
      for (let seen = 0; seen < MOST_IN_A_CHECK && !stopping.signal.aborted;) {
        const rows = await listWaiting(db, kind, after, BATCH_SIZE);
        await reconcile(options, backoff, kind, rows);
        seen += rows.length;
        after = rows.length < BATCH_SIZE ? '' : (rows.at(-1)?.id ?? '');
        if (after === '') break;
        await extendLease(db, kind, LEASE_MS, after);
      }
    } finally {
      await extendLease(db, kind, everyMs, after);
    }
  };

  const loop = (async () => {
    while (!isStopping()) {
      for (const kind of WAITING_KINDS) {
        if (isStopping()) break;
        try {
          await check(kind);
        } catch (error) {
          logger.warn({ err: error, kind }, 'waiting rows could not be checked');
        }
      }
      // Rejects when it is time to stop, which the loop notices itself.
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}

/** Queues again those of the rows whose workflow is closed, stuck, or idle though they are due. */
async function reconcile(
  { client, db, newId, logger, onRequeued }: ReconcilerOptions,
  backoff: Backoff,
  kind: WaitingKind,
  rows: readonly WaitingRow[],
): Promise<void> {
  const candidates = rows
    .filter((row) => backoff.allows(keyOf(kind, row)))
    .map((row) => ({ row: { ...row, due: row.due && !isQuiet(row) }, id: idOf(row) }));
  const open = await client.withDeadline(Date.now() + TIMEOUT_MS, () =>
    listOpen(
      client,
      candidates.flatMap(({ row, id }) => (row.due ? [] : [id])),
    ),
  );
  const unsure = candidates.filter(({ row, id }) => row.due || !open.has(id));
  const stranded: WaitingRow[] = [];
  for (let start = 0; start < unsure.length; start += CONCURRENCY) {
    await Promise.all(
      unsure.slice(start, start + CONCURRENCY).map(async ({ row, id }) => {
        const deadline = Date.now() + TIMEOUT_MS;
        const { status, run } = await client.withDeadline(deadline, () => findStatus(client, id));
        if (status === 'stuck') {
          await client.withDeadline(deadline, () => terminateStuck(client, id, run));
          logger.warn({ workflow: id, run }, 'a stuck workflow was terminated, to be started again');
        }
        if (status === 'closed' || status === 'stuck' || (status === 'idle' && row.due)) stranded.push(row);
      }),
    );
  }
  const written = await requeue(
    db,
    stranded.map(({ tenant_id, topic, subject, payload, event_id, courier, mode }) => ({
      tenant_id,
      topic,
      subject,
      payload: { ...payload, courier, mode },
      event_id: event_id ?? newId('event'),
      priority: PRIORITIES[mode],
    })),
  );
  for (const row of stranded) backoff.delay(keyOf(kind, row));
  if (written === 0) return;
  logger.info({ kind, rows: written }, 're-queued');
  onRequeued(kind, written);
}

/** Returns whether it is quiet: in quiet hours a workflow may hold back what is due, and be idle. */
function isQuiet({ quiet }: WaitingRow): boolean {
  const now = new Date();
  return quiet !== null && firstAudibleInstant(now, quiet) > now;
}

const keyOf = (kind: WaitingKind, { id }: WaitingRow) => `${kind}/${id}`;
const idOf = (row: WaitingRow) => workflowOf({ ...row, event_id: row.event_id ?? '' });

type Backoff = { allows: (key: string) => boolean; delay: (key: string) => void };

/**
 * Decides how long a row that was queued again is left alone: first for one interval, then twice as long, and so on.
 */
function createBackoff(firstMs: number): Backoff {
  const delays = new Map<string, { until: number; forMs: number }>();
  return {
    allows: (key) => (delays.get(key)?.until ?? 0) <= Date.now(),
    delay: (key) => {
      const before = delays.get(key);
      // A row that has been well for long starts over.
      const isRecent = before !== undefined && Date.now() < before.until + before.forMs;
      const forMs = Math.min(MOST_BACKOFF_MS, isRecent ? before.forMs * 2 : firstMs);
      // Moved to the end, so that the entries left alone longest ago come first.
      delays.delete(key);
      delays.set(key, { until: Date.now() + forMs, forMs });
      for (const [old, { until, forMs: long }] of delays) {
        if (Date.now() < until + long) break;
        delays.delete(old);
      }
    },
  };
}
