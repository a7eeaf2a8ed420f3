/** Pending tasks: work recorded nowhere but in the outbox, remembered until it is done, whatever happens to Temporal. */
import { sql } from 'kysely';
import type { Topic } from '../contracts/workflows.js';
import type { Scope } from './scope.js';

/** Lists a tenant's pending tasks that are about no order, or about a publication. */
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

/** Notes until when a pending task waits on purpose, null if it does not: nobody signals it before. */
export async function holdPendingTask(scope: Scope, id: string, until: string | null): Promise<void> {
  await scope.trx
    .updateTable('errands')
    .set({ not_before: until === null ? null : new Date(until) })
    .where('id', '=', id)
    .execute();
}
