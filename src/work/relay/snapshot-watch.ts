/** Detects old snapshots, which slow down every claim of the relay, and logs who holds them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/client.js';
import { findOldestSnapshot } from '../queue/oldest-snapshot.js';
import type { Logger } from '../../runtime/logger.js';

export type SnapshotWatch = {
  /** For how many seconds the oldest snapshot has been held, as far as was seen. */
  seconds: () => number;
  stop: () => Promise<void>;
};

export type SnapshotWatchOptions = {
  /** Under the system's role. */
  db: Database;
  logger: Pick<Logger, 'warn'>;
  everyMs?: number;
  /** A snapshot held for longer is logged, once. */
  longMs?: number;
};

/** Starts watching. It measures time itself, since the database does not tell every role since when a session works. */
export function startSnapshotWatch({
  db,
  logger,
  everyMs = 15_000,
  longMs = 300_000,
}: SnapshotWatchOptions): SnapshotWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  let held = { xmin: '', since: performance.now(), isLogged: false };
  const heldMs = () => (held.xmin === '' ? 0 : performance.now() - held.since);

  const look = async (): Promise<void> => {
    const oldest = await findOldestSnapshot(db);
    const xmin = oldest?.xmin ?? '';
    if (xmin !== held.xmin) held = { xmin, since: performance.now(), isLogged: false };
    if (!oldest || held.isLogged || heldMs() < longMs) return;
    held.isLogged = true;
    const { holder, transactions } = oldest;
    logger.warn(
      { holder, transactions, seconds: Math.round(heldMs() / 1000) },
      'an old snapshot blocks cleanup of the outbox',
    );
  };
  const loop = (async () => {
    while (!signal.aborted) {
      try {
        await look();
      } catch (error) {
        logger.warn({ err: error }, 'failed to read the oldest snapshot');
      }
      // Rejects when it is time to stop; the loop checks that itself.
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  })();

  return {
    seconds: () => heldMs() / 1000,
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}
