/**
 * Makes due checks of runs under way, as their rows say: after something has happened to a run, and when its van must
 * be late. Every worker of the queue `main` does this; a failing check does not hold up the others.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/client.js';
import { claimCheck, type DueCheck, MANY_ATTEMPTS, recordFailedCheck } from '../work/queue/run-checks.js';
import type { ScopeSource } from '../db/scope.js';
import { inScope } from '../db/transaction.js';
import { checkRun } from '../operations/runs/close.js';
import type { Logger } from '../runtime/logger.js';
import { redactedMessage } from '../runtime/redact-error.js';

/** Concurrent checks in this process. */
const LANES = 4;
const POLL_MS = 1_000;
/** Lease of a check; afterwards another worker makes it. */
const LEASE_SECONDS = 60;
const ACTOR = 'workflow';

export type RunChecks = { stop: () => Promise<void> };

export type RunChecksOptions = {
  /** Under the system's role. */
  db: Database;
  source: ScopeSource;
  logger: Pick<Logger, 'warn' | 'error'>;
};

/** Starts checking; `stop` resolves once the checks in progress are over. */
export function startRunChecks({ db, source, logger }: RunChecksOptions): RunChecks {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Rejects when it is time to stop; the lanes check that themselves.
  const pause = () => sleep(POLL_MS, undefined, { signal }).catch(() => undefined);

  const make = async (due: DueCheck): Promise<void> => {
    try {
      await inScope(source, due.tenant, ACTOR, (scope) => checkRun(scope, due));
    } catch (error) {
      const attempts = await recordFailedCheck(db, due, redactedMessage(error));
      const level = attempts === MANY_ATTEMPTS ? 'error' : 'warn';
      logger[level]({ err: error, run: due.run, attempts }, 'failed to check a run');
    }
  };
  const lane = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        const due = await claimCheck(db, LEASE_SECONDS);
        if (due) await make(due);
        else await pause();
      } catch (error) {
        logger.warn({ err: error }, 'failed to read due run checks');
        await pause();
      }
    }
  };
  const lanes = Promise.all(Array.from({ length: LANES }, lane));

  return {
    stop: async () => {
      stopping.abort();
      await lanes;
    },
  };
}
