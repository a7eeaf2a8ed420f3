/**
 * A worker that is replaced when it ends. The SDK's worker ends for good when Temporal no longer knows its namespace,
 * as after the loss of its data; another one then takes its place, once Temporal is ready.
 */
import type { NativeConnection, Worker } from '@temporalio/worker';
import type { Logger } from '../runtime/logger.js';

/** A worker and its connection: one that has ended by itself may hold on to its connection. */
export type WorkerInstance = { worker: Worker; connection: NativeConnection };

export type RestartingWorker = {
  state: () => ReturnType<Worker['getState']>;
  /** Resolves when everything under way has ended. */
  stop: () => Promise<void>;
  /** Rejects when it ends again and again. */
  ended: Promise<void>;
};

/** A worker that ends sooner counts as not having run; after so many of these in a row it is given up. */
const SHORT_LIFE_MS = 30_000;
const MOST_SHORT_LIVES = 5;

export async function startRestartingWorker(
  begin: () => Promise<WorkerInstance>,
  untilReady: () => Promise<void>,
  logger: Pick<Logger, 'warn'>,
): Promise<RestartingWorker> {
  let current = await begin();
  let isStopping = false;

  const live = async (): Promise<void> => {
    for (let shortLives = 0; ;) {
      const began = Date.now();
      try {
        await current.worker.run();
        return;
      } catch (error) {
        shortLives = Date.now() - began < SHORT_LIFE_MS ? shortLives + 1 : 0;
        if (isStopping || shortLives === MOST_SHORT_LIVES) throw error;
        logger.warn({ err: error }, 'a worker ended by itself; another one takes its place');
      }
      await untilReady();
      current = await begin();
    }
  };
  const ended = live();
  return {
    state: () => current.worker.getState(),
    ended,
    stop: async () => {
      isStopping = true;
      if (current.worker.getState() === 'RUNNING') current.worker.shutdown();
      await ended;
      await current.connection.close();
    },
  };
}
