/** Errands: work that only the outbox knows of, remembered until it is done, whatever becomes of Temporal. */
import { sql } from 'kysely';
import type { Topic } from '../contracts/workflows.js';
import type { Scope } from './scope.js';

/** The errands of a tenant that are not done: those about no order, or of a publication. */
export async function listErrands(scope: Scope): Promise<{ id: string; topic: string; payload: unknown }[]> {
  return scope.trx
    .selectFrom('errands')
    .select(['id', 'topic', 'payload'])
    .where('topic', '<>', 'order.signal')
    .execute();
}

/** The errand of a subject that is still to be done by a message of this type. */
export async function findErrand(
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

/** An errand is done, and forgotten. `id` is that of the event that asked for it; one that is forgotten stays so. */
export async function settleErrand(scope: Scope, id: string): Promise<void> {
  await scope.trx.deleteFrom('errands').where('id', '=', id).execute();
}
