/** What operators do with outbox rows that Temporal has refused for good; their couriers' audit logs say so. */
import { insertAudit } from '../../db/audit.js';
import {
  type DeadLetterRow,
  discardDeadLetter,
  listDeadLetters,
  retryDeadLetter,
} from '../../db/dead-letters.js';
import type { ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';

const ACTOR = 'operator';
const ACTS = { discard: discardDeadLetter, retry: retryDeadLetter } as const;

/** Discards or retries a parked row. Throws for an id that is not parked. */
export async function settleDeadLetter(
  source: ScopeSource,
  act: keyof typeof ACTS,
  id: string,
): Promise<DeadLetterRow> {
  const row = (await listDeadLetters(source.db)).find((each) => each.id === id);
  if (!row) throw new Error(`There is no parked row ${id}.`);
  return inScope(source, row.tenant, ACTOR, async (scope) => {
    const settled = await ACTS[act](scope.trx, id);
    await insertAudit(scope, { action: `outbox.${act}`, subject: row.subject, detail: row.topic });
    return settled;
  });
}

/** Retries all parked rows, each in a transaction of its own; resolves to them, the oldest first. */
export async function retryDeadLetters(source: ScopeSource): Promise<DeadLetterRow[]> {
  const retried: DeadLetterRow[] = [];
  for (const { id } of await listDeadLetters(source.db)) {
    retried.push(await settleDeadLetter(source, 'retry', id));
  }
  return retried;
}
