/**
 * Pending tasks: work recorded nowhere but in the outbox, remembered until it is done, whatever happens to Temporal.
 */
import { sql } from 'kysely';
import { PRIORITIES, type Topic } from '../../contracts/workflows.js';
import { requeue } from './reconciler-queries.js';
import type { Scope } from '../../db/scope.js';

/** Lists a tenant's pending tasks, except those of orders. */
export async function listPendingTasks(
  scope: Scope,
): Promise<{ id: string; topic: string; payload: unknown }[]> {
  return scope.trx
    .selectFrom('errands')
    .select(['id', 'topic', 'payload'])
    .where('topic', '<>', 'order.signal')
    .execute();
}

/** Finds the subject's pending task that is done by a message of this type. */
export async function findPendingTask(
  scope: Scope,
  topic: Topic,
  subject: string,
  type: string,
): Promise<string | undefined> {
  const row = await scope.trx
    .selectFrom('errands')
    .select('id')
    .where('topic', '=', topic)
    .where('subject', '=', subject)
    .where(sql`payload->>'type'`, '=', type)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Completes a pending task: deletes it. `id` is that of the event that asked for it; deleting it twice is harmless.
 */
export async function completePendingTask(scope: Scope, id: string): Promise<void> {
  await scope.trx.deleteFrom('errands').where('id', '=', id).execute();
}

/** Notes for how many milliseconds a pending task waits on purpose: nobody signals it before. */
export async function holdPendingTask(scope: Scope, id: string, ms: number): Promise<void> {
  await scope.trx
    .updateTable('errands')
    // By the clock that the reconciler compares it with.
    .set({ not_before: sql<Date>`now() + interval '1 millisecond' * ${ms}::float8` })
    .where('id', '=', id)
    .execute();
}

/**
 * Queues the messages of pending tasks again that wait on purpose, of one subject or of all, so that their workflows
 * look at them at once. Those of orders go by a signal to the order.
 */
export async function wakePendingTasks(scope: Scope, subject?: string): Promise<void> {
  const held = await scope.trx
    .selectFrom('errands')
    .select('id')
    .where('topic', '<>', 'order.signal')
    .where(sql<boolean>`not_before > now()`)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .execute();
  for (const { id } of held) await requeuePendingTask(scope, id);
}

/**
 * Queues a pending task's message again under the task's own id, so that parts that are done are not done again.
 * Resolves to false if the task is done, or its message is on its way or parked.
 */
export async function requeuePendingTask(scope: Scope, id: string): Promise<boolean> {
  const task = await scope.trx
    .selectFrom('errands')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!task) return false;
  const { topic, subject, payload } = task;
  const written = await requeue(scope.trx, [
    {
      tenant_id: scope.tenant.id,
      topic,
      subject,
      event_id: id,
      priority: PRIORITIES.bulk,
      // A payload is an object: `writeMessages` wrote it.
      payload: { ...(payload as object), ...(await currentOrder(scope, task)) },
    },
  ]);
  if (written === 0) return false;
  scope.outbox.written = true;
  return true;
}

/** Returns what a signal says of its order as it is by now. */
async function currentOrder(
  scope: Scope,
  { topic, subject }: { topic: string; subject: string },
): Promise<object> {
  if (topic !== 'order.signal') return {};
  const order = await scope.trx
    .selectFrom('orders')
    .select(['status', 'depot'])
    .where('id', '=', subject)
    .executeTakeFirst();
  return order ?? {};
}
