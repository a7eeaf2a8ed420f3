/** Records what has already happened in the outside world and would be repeated if it went unrecorded. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../src/db/unavailable.js';

/** A stopping worker waits this long; after a longer outage, what was sent has to be found by other means. */
const LIMIT_MS = 60_000;
const PAUSE_MS = 1_000;

/** Runs a transaction, retrying for up to a minute while the database is away. It may find its work already done. */
export async function recordOutcome<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
    }
    await sleep(PAUSE_MS);
  }
}
