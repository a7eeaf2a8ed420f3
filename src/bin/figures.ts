/** The figures that processes read when Prometheus asks, from their pools, the database and Temporal. */
import type { Client } from '@temporalio/client';
import type pg from 'pg';
import { TASK_QUEUES, type TaskQueue } from '../contracts/workflows.js';
import type { Database, Role } from '../db/client.js';
import { countBookings, countMessages, findOutboxBacklog } from '../operator/diagnostics.js';
import { findCheckBacklog } from '../work/queue/run-checks.js';
import { MODES } from '../domain/access.js';
import { CHANNELS } from '../domain/sending.js';
import { BOOKED_BY } from '../domain/slots.js';
import { MESSAGE_STATUSES } from '../domain/states/message.js';
import { buildId } from '../runtime/build-id.js';
import type { Config } from '../runtime/config.js';
import type { Logger } from '../runtime/logger.js';
import { gauge, shared } from '../runtime/metrics.js';
import { productVersion } from '@waypost/base/paths';
import { describeQueue } from '../runtime/task-queues.js';

/** Gauges of one statement share its result; what is counted over a day may be older. */
const SHARED_MS = 5_000;
const COUNTED_MS = 30_000;

/** Serves which build runs, and the connections of the process's pools. */
export function showProcess(pools: Partial<Record<Role, pg.Pool>>, config: Config, logger: Logger): void {
  const labels = { version: productVersion(), build_id: buildId(config) };
  gauge('waypost_build_info', () => [{ labels, value: 1 }], logger);
  const each = Object.entries(pools);
  gauge(
    'waypost_database_pool_connections',
    () =>
      each.flatMap(([role, { totalCount, idleCount, waitingCount }]) => [
        { labels: { role, state: 'busy' }, value: totalCount - idleCount },
        { labels: { role, state: 'idle' }, value: idleCount },
        { labels: { role, state: 'waiting' }, value: waitingCount },
      ]),
    logger,
  );
  gauge(
    'waypost_database_pool_limit',
    () => each.map(([role, { options }]) => ({ labels: { role }, value: options.max })),
    logger,
  );
}

/** Serves what the database says of the outbox, messages and bookings, over all tenants. */
export function showWork(db: Database, logger: Logger): void {
  const backlog = shared(() => findOutboxBacklog(db), SHARED_MS);
  gauge('waypost_outbox_oldest_unsent_seconds', async () => (await backlog()).oldest, logger);
  gauge('waypost_outbox_unsent_rows', async () => (await backlog()).waiting, logger);
  gauge('waypost_outbox_parked_rows', async () => (await backlog()).parked, logger);

  const messages = shared(() => countMessages(db), COUNTED_MS);
  gauge(
    'waypost_messages',
    async () => {
      const found = await messages();
      return combinations(MODES, CHANNELS, MESSAGE_STATUSES).map(([mode, channel, status]) => ({
        labels: { mode, channel, status },
        value:
          found.find((row) => row.mode === mode && row.channel === channel && row.status === status)?.count ??
          0,
      }));
    },
    logger,
  );
  const bookings = shared(() => countBookings(db), COUNTED_MS);
  gauge(
    'waypost_bookings',
    async () => {
      const found = await bookings();
      return combinations(MODES, BOOKED_BY, ['']).map(([mode, how]) => ({
        labels: { mode, how },
        value: found.find((row) => row.mode === mode && row.how === how)?.count ?? 0,
      }));
    },
    logger,
  );
}

/** Serves who asks for the tasks of each queue, and what waits there. */
export function showQueues(client: Client, namespace: string, logger: Logger): void {
  const states = shared(
    async () =>
      (
        await Promise.all(
          Object.values(TASK_QUEUES).map(async (queue: TaskQueue) =>
            (await describeQueue(client, namespace, queue)).map((state) => ({
              ...state,
              labels: { queue, type: state.type },
            })),
          ),
        )
      ).flat(),
    SHARED_MS,
  );
  const show = (
    name:
      | 'waypost_task_queue_backlog_tasks'
      | 'waypost_task_queue_backlog_age_seconds'
      | 'waypost_task_queue_pollers',
    figure: 'waiting' | 'seconds' | 'pollers',
  ) =>
    gauge(
      name,
      async () => (await states()).map(({ labels, [figure]: value }) => ({ labels, value })),
      logger,
    );
  show('waypost_task_queue_backlog_tasks', 'waiting');
  show('waypost_task_queue_backlog_age_seconds', 'seconds');
  show('waypost_task_queue_pollers', 'pollers');
}

/** Serves whether runs under way are checked. */
export function showRunChecks(db: Database, logger: Logger): void {
  const backlog = shared(() => findCheckBacklog(db), SHARED_MS);
  gauge('waypost_run_checks_failing', async () => (await backlog()).failing, logger);
  gauge('waypost_run_checks_overdue_seconds', async () => (await backlog()).overdue, logger);
}

/** Returns each combination of a value of each list. */
function combinations<A, B, C>(as: readonly A[], bs: readonly B[], cs: readonly C[]): [A, B, C][] {
  return as.flatMap((a) => bs.flatMap((b) => cs.map((c): [A, B, C] => [a, b, c])));
}
