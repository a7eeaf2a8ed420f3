/** Operators' actions on outbox rows that Temporal has refused for good; audited for their couriers. */
import { insertAudit } from '../db/audit.js';
import {
  type DeadLetterRow,
  discardDeadLetter,
  findDeadLetter,
  listDeadLetters,
  NotParkedError,
  retryDeadLetter,
} from '../work/queue/dead-letters.js';
import type { ScopeSource } from '../db/scope.js';
import { inScope } from '../db/transaction.js';

const ACTOR = 'operator';
const ACTS = { discard: discardDeadLetter, retry: retryDeadLetter } as const;

/** Discards or retries a parked row. Throws for an id that is not parked. */
export async function actOnDeadLetter(
  source: ScopeSource,
  act: keyof typeof ACTS,
  id: string,
): Promise<DeadLetterRow> {
  return applyAct(source, act, await findDeadLetter(source.db, id));
}

/**
 * Retries all parked rows, each in a transaction of its own; resolves to them, the oldest first, without those that
 * somebody else has settled meanwhile.
 */
export async function retryDeadLetters(source: ScopeSource): Promise<DeadLetterRow[]> {
  const retried: DeadLetterRow[] = [];
  for (const row of await listDeadLetters(source.db)) {
    try {
      retried.push(await applyAct(source, 'retry', row));
    } catch (error) {
      if (!(error instanceof NotParkedError)) throw error;
    }
  }
  return retried;
}

async function applyAct(
  source: ScopeSource,
  act: keyof typeof ACTS,
  { id, tenant, subject, topic }: DeadLetterRow,
): Promise<DeadLetterRow> {
  return inScope(source, tenant, ACTOR, async (scope) => {
    const settled = await ACTS[act](scope.trx, id);
    await insertAudit(scope, { action: `outbox.${act}`, subject, detail: topic });
    return settled;
  });
}
