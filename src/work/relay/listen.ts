/** The connection on which other processes wake relays; it is reopened whenever it breaks. */
import pg from 'pg';
import { OUTBOX_CHANNEL } from '../queue/relay-queue.js';
import type { Logger } from '../../runtime/logger.js';

const RECONNECT_MS = 2_000;

/** Calls `onWake` for each wake-up call until it is stopped. */
export function listen(databaseUrl: string, onWake: () => void, logger: Logger): { stop: () => void } {
  let stopped = false;
  let current: pg.Client | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    current = client;
    client.on('notification', onWake);
    const again = (error?: Error) => {
      if (stopped || current !== client) return;
      current = undefined;
      if (error) logger.warn({ err: error }, 'lost the connection that wakes the relay');
      reconnecting = setTimeout(() => void connect(), RECONNECT_MS).unref();
    };
    client.on('error', again);
    client.on('end', () => again());
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)));
      // A server that refuses to listen, such as a standby, has still let it connect.
      await client.end().catch(() => undefined);
    }
  };
  void connect();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(reconnecting);
      current
        ?.end()
        .catch((error: unknown) =>
          logger.debug({ err: error }, 'failed to close the connection that wakes the relay'),
        );
    },
  };
}
