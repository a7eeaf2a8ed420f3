/**
 * The relay: empties the outbox into Temporal, woken by NOTIFY and, should that be lost, by a short poll. Any number
 * may run. A row that Temporal refuses is tried again later and holds up its own subject only.
 */
import type { Client } from '@temporalio/client';
import pg from 'pg';
import type { Database } from '../db/client.js';
import { OUTBOX_CHANNEL, type OutboxRow, relayBatch } from '../db/relay-queue.js';
import type { Logger } from '../runtime/logger.js';
import { dispatch } from './dispatch.js';

const BATCH = 100;
const POLL_MS = 500;
const RETRY_MS = [1_000, 5_000, 30_000, 60_000];
const RECONNECT_MS = 2_000;

export type Relay = { stop: () => Promise<void> };

/** Starts relaying; `stop` resolves once the batch under way is done. */
export function startRelay(db: Database, databaseUrl: string, client: Client, logger: Logger): Relay {
  let stopped = false;
  const isStopped = () => stopped;
  let wake = (): void => undefined;
  const listener = listen(databaseUrl, () => wake(), logger);

  const send = async (rows: readonly OutboxRow[]) => {
    const results = new Map<number, 'sent' | { retryAfterMs: number }>();
    await Promise.all(
      rows.map(async (row) => {
        try {
          await dispatch(client, row);
          results.set(row.seq, 'sent');
        } catch (error) {
          logger.warn(
            { err: error, seq: row.seq, topic: row.topic, attempts: row.attempts },
            'not relayed yet',
          );
          results.set(row.seq, {
            retryAfterMs: RETRY_MS[Math.min(row.attempts, RETRY_MS.length - 1)] ?? POLL_MS,
          });
        }
      }),
    );
    return results;
  };

  const loop = (async () => {
    while (!isStopped()) {
      let taken = 0;
      try {
        taken = await relayBatch(db, BATCH, send);
      } catch (error) {
        logger.error({ err: error }, 'the outbox could not be read');
      }
      // More may be waiting: of the same subjects, or behind the batch.
      if (taken > 0) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();

  return {
    stop: async () => {
      stopped = true;
      wake();
      listener.stop();
      await loop;
    },
  };
}

/** Keeps a connection that listens for nudges, making a new one whenever it breaks. */
function listen(databaseUrl: string, onNudge: () => void, logger: Logger): { stop: () => void } {
  let stopped = false;
  let current: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    current = client;
    client.on('notification', onNudge);
    const again = (error?: Error) => {
      if (stopped || current !== client) return;
      current = undefined;
      if (error) logger.warn({ err: error }, 'the connection for nudges was lost');
      setTimeout(() => void connect(), RECONNECT_MS).unref();
    };
    client.on('error', again);
    client.on('end', () => again());
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)));
    }
  };
  void connect();
  return {
    stop: () => {
      stopped = true;
      current
        ?.end()
        .catch((error: unknown) => logger.debug({ err: error }, 'closing the connection for nudges'));
    },
  };
}
