/**
 * A worker that is replaced when it ends. The SDK's worker ends for good when Temporal no longer knows its namespace,
 * as after the loss of its data; another one then takes its place, once Temporal is ready. It is also replaced if asked
 * for.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { NativeConnection, Worker } from '@temporalio/worker';
import type { Logger } from '../runtime/logger.js';

/** A worker and its connection, which a worker that has ended may still hold. */
export type WorkerInstance = { worker: Worker; connection: NativeConnection };

export type RestartingWorker = {
  state: () => ReturnType<Worker['getState']>;
  /** Lets a new worker with a new connection take the tasks; the present one ends what it has begun. Never rejects. */
  renew: () => Promise<void>;
  /** Resolves when everything under way has ended. */
  stop: () => Promise<void>;
  /** Rejects when it ends again and again. */
  ended: Promise<void>;
};

/** A slot for successive workers; once it fails, its worker ends permanently. */
type Place = { instance: WorkerInstance; isGivenUp: boolean };

/** A worker that ends sooner counts as not having run; after so many of these in a row the slot fails. */
const SHORT_LIFE_MS = 30_000;
const MAX_SHORT_LIVES = 5;

/** Between two attempts to renew a worker. */
const AGAIN_MS = 5_000;

/** A server that has just come up may leave a worker's calls unanswered for good: one that takes longer is begun again. */
const BEGIN_LIMIT_MS = 30_000;

export async function startRestartingWorker(
  begin: () => Promise<WorkerInstance>,
  untilReady: () => Promise<void>,
  logger: Pick<Logger, 'warn'>,
  beginLimitMs = BEGIN_LIMIT_MS,
): Promise<RestartingWorker> {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });

  const isOver = (place: Place) => isStopping() || place.isGivenUp;

  /** A worker that comes after the limit is never run, and keeps its connection until the process ends. */
  const beginInTime = async (): Promise<WorkerInstance> => {
    const answered = new AbortController();
    const silence = async (): Promise<never> => {
      await sleep(beginLimitMs, undefined, { signal: answered.signal, ref: false });
      throw new Error(`Temporal did not answer a new worker within ${beginLimitMs / 1_000} s.`);
    };
    try {
      return await Promise.race([begin(), silence()]);
    } finally {
      answered.abort();
    }
  };

  /** Runs workers one after another until one ends because it was asked to. */
  const live = async (place: Place): Promise<void> => {
    for (let shortLives = 0, hasEnded = false; ;) {
      const began = performance.now();
      try {
        if (hasEnded) place.instance = await beginInTime();
        // Asked to stop while it was connecting: it runs no more.
        if (isStopping()) return;
        hasEnded = true;
        await place.instance.worker.run();
        return;
      } catch (error) {
        shortLives = performance.now() - began < SHORT_LIFE_MS ? shortLives + 1 : 0;
        if (isOver(place) || shortLives === MAX_SHORT_LIVES) throw error;
        logger.warn({ err: error }, 'a worker exited; starting another one');
      }
      await Promise.race([untilReady(), stopped]);
      if (isOver(place)) return;
    }
  };
  const end = async (ending: Place, ended: Promise<void>): Promise<void> => {
    if (ending.instance.worker.getState() === 'RUNNING') ending.instance.worker.shutdown();
    await ended;
    // One that has failed or never run holds on to its connection until the process ends.
    if (ending.instance.worker.getState() === 'STOPPED') await ending.instance.connection.close();
  };

  let place: Place = { instance: await beginInTime(), isGivenUp: false };
  let life = live(place);
  const former = new Set<Promise<void>>();
  const ended = new Promise<void>((resolve, reject) => {
    const follow = (followed: Promise<void>): void => {
      const through = () => (followed === life ? resolve() : follow(life));
      // A worker that was renewed can no longer fail: another one has its place.
      followed.then(through, (error: unknown) => (followed === life ? reject(error as Error) : follow(life)));
    };
    follow(life);
  });

  const next = async (): Promise<Place> => {
    for (;;) {
      try {
        return { instance: await beginInTime(), isGivenUp: false };
      } catch (error) {
        // The server may take longer to be renewed than its clients; the present worker continues until then.
        logger.warn({ err: error }, 'failed to renew a worker; retrying');
        await Promise.race([sleep(AGAIN_MS, undefined, { ref: false }), stopped]);
        if (isStopping()) throw error;
      }
    }
  };
  const renew = async (): Promise<void> => {
    const [old, oldLife] = [place, life];
    const renewed = await next().catch(() => undefined);
    // Asked to stop since, or renewed by another call.
    if (renewed === undefined || isStopping() || place !== old) {
      await renewed?.instance.connection.close();
      return;
    }
    place = renewed;
    life = live(renewed);
    // A failure is told by `ended`, once the former one is over.
    life.catch(() => undefined);
    old.isGivenUp = true;
    const ending = end(old, oldLife)
      .catch((error: unknown) => logger.warn({ err: error }, 'a renewed worker failed to shut down'))
      .finally(() => former.delete(ending));
    former.add(ending);
    await ending;
  };
  return {
    state: () => place.instance.worker.getState(),
    renew,
    ended,
    stop: async () => {
      stopping.abort();
      await Promise.all([...former, end(place, life)]);
    },
  };
}
