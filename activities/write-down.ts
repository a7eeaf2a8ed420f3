/** Recording what has happened in the world outside, which would be done again if it were not recorded. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../src/db/unavailable.js';

/** A worker that ends waits for as long; what is away for longer has to be found again by what was sent. */
const LIMIT_MS = 60_000;
const PAUSE_MS = 1_000;

/** Runs a transaction, for up to a minute again and again while the database is away. It may find itself done before. */
export async function writeDown<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) throw error;
    }
    await sleep(PAUSE_MS);
  }
}
