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
import { endStuck, listOpen, standingOf } from './workflow-status.js';

/** Rows checked together, and at most in one turn: the next turn continues where this one ended. */
const TOGETHER = 500;
const IN_A_TURN = 10_000;
/** Concurrent queries to Temporal, and how long one may take. */
const QUESTIONS = 10;
const LIMIT_MS = 10_000;
/** How long until others take over the turn of a relay that stopped. */
const HOLD_MS = 20_000;
/** Between two checks of whose turn it is. */
const LOOK_MS = 1_000;
/** A row that waits again soon after it was queued waits longer each time, up to this: its workflow may well fail. */
const MOST_PATIENCE_MS = 3_600_000;

export type Reconciler = { stop: () => Promise<void> };

export type ReconcilerOptions = {
  /** Under the system's role. */
  db: Database;
  client: Client;
  everyMs: number;
  newId: NewId;
  logger: Logger;
  /** Receives how many rows of a kind were queued again. */
  onPutBack: (kind: WaitingKind, count: number) => void;
};

/** Starts checking; `stop` resolves once the check under way is over. */
export function startReconciler(options: ReconcilerOptions): Reconciler {
  const { db, everyMs, logger } = options;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const patience = createPatience(everyMs);

  const look = async (kind: WaitingKind): Promise<void> => {
    let after = await acquireLease(db, kind, HOLD_MS);
    if (after === undefined) return;
    if (kind === 'pending tasks') await deleteOldPendingTasks(db);
    try {
      for (let seen = 0; seen < IN_A_TURN && !stopping.signal.aborted;) {
        const rows = await listWaiting(db, kind, after, TOGETHER);
        await reconcile(options, patience, kind, rows);
        seen += rows.length;
        after = rows.length < TOGETHER ? '' : (rows.at(-1)?.id ?? '');
        if (after === '') break;
        await extendLease(db, kind, HOLD_MS, after);
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
          await look(kind);
        } catch (error) {
          logger.warn({ err: error, kind }, 'what waits could not be looked at');
        }
      }
      // Rejects when it is time to stop, which the loop notices itself.
      await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}

/** Queues again those of the rows whose workflow is gone, stuck, or idle though they are due. */
async function reconcile(
  { client, db, newId, logger, onPutBack }: ReconcilerOptions,
  patience: Patience,
  kind: WaitingKind,
  rows: readonly WaitingRow[],
): Promise<void> {
  const asked = rows
    .filter((row) => patience.allows(keyOf(kind, row)))
    .map((row) => ({ row: { ...row, due: row.due && !isQuiet(row) }, id: idOf(row) }));
  const open = await client.withDeadline(Date.now() + LIMIT_MS, () =>
    listOpen(
      client,
      asked.flatMap(({ row, id }) => (row.due ? [] : [id])),
    ),
  );
  const unsure = asked.filter(({ row, id }) => row.due || !open.has(id));
  const stranded: WaitingRow[] = [];
  for (let start = 0; start < unsure.length; start += QUESTIONS) {
    await Promise.all(
      unsure.slice(start, start + QUESTIONS).map(async ({ row, id }) => {
        const deadline = Date.now() + LIMIT_MS;
        const { standing, run } = await client.withDeadline(deadline, () => standingOf(client, id));
        if (standing === 'stuck') {
          await client.withDeadline(deadline, () => endStuck(client, id, run));
          logger.warn({ workflow: id, run }, 'a workflow that was stuck has been ended, to begin anew');
        }
        if (standing === 'gone' || standing === 'stuck' || (standing === 'idle' && row.due))
          stranded.push(row);
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
  for (const row of stranded) patience.spend(keyOf(kind, row));
  if (written === 0) return;
  logger.info({ kind, rows: written }, 'put back on their way');
  onPutBack(kind, written);
}

/** Returns whether it is quiet: in quiet hours a workflow may hold back what is due, and be idle. */
function isQuiet({ quiet }: WaitingRow): boolean {
  const now = new Date();
  return quiet !== null && firstAudibleInstant(now, quiet) > now;
}

const keyOf = (kind: WaitingKind, { id }: WaitingRow) => `${kind}/${id}`;
const idOf = (row: WaitingRow) => workflowOf({ ...row, event_id: row.event_id ?? '' });

type Patience = { allows: (key: string) => boolean; spend: (key: string) => void };

/**
 * Decides how long a row queued again is left alone: first for one round of checks, then twice as long, and so on.
 */
function createPatience(firstMs: number): Patience {
  const spent = new Map<string, { until: number; forMs: number }>();
  return {
    allows: (key) => (spent.get(key)?.until ?? 0) <= Date.now(),
    spend: (key) => {
      const before = spent.get(key);
      // A row that has been well for long starts over.
      const isRecent = before !== undefined && Date.now() < before.until + before.forMs;
      const forMs = Math.min(MOST_PATIENCE_MS, isRecent ? before.forMs * 2 : firstMs);
      // Moved to the end, so that the entries left alone longest ago come first.
      spent.delete(key);
      spent.set(key, { until: Date.now() + forMs, forMs });
      for (const [old, { until, forMs: long }] of spent) {
        if (Date.now() < until + long) break;
        spent.delete(old);
      }
    },
  };
}
