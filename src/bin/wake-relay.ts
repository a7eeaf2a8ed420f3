/** Wakes the relay by NOTIFY: at most once in a few milliseconds a process, outside any transaction. */
import type pg from 'pg';
import { OUTBOX_CHANNEL } from '../work/queue/relay-queue.js';
import type { Logger } from '../runtime/logger.js';

const MIN_INTERVAL_MS = 10;

/** Returns a function to call after a commit that wrote to the outbox. Failing is harmless: the relay also polls. */
export function createRelayWaker(pool: pg.Pool, logger: Logger): () => void {
  let planned = false;
  return () => {
    if (planned) return;
    planned = true;
    setTimeout(() => {
      planned = false;
      pool
        .query(`notify ${OUTBOX_CHANNEL}`)
        .catch((error: unknown) => logger.debug({ err: error }, 'failed to wake the relay'));
    }, MIN_INTERVAL_MS).unref();
  };
}
