/**
 * Keeps Temporal ready while a process runs. A server that was away may come back with nothing of what it held, not
 * even its namespace and search attributes: these are then created again, without restarting anything.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger.js';

export type TemporalKeeper = {
  /** Reports that it is not ready: this is handled at once. Resolves when that was tried, and never rejects. */
  mend: () => Promise<void>;
  /** Resolves once it answers and has been made ready; rejects when the keeper is stopped before. */
  untilReady: () => Promise<void>;
  stop: () => void;
};

export type TemporalKeeperOptions = {
  /**
   * Resolves to what tells the namespace from another of the same name; rejects when Temporal does not answer, or has
   * none.
   */
  identify: () => Promise<string>;
  /** Creates what is missing. */
  prepare: () => Promise<unknown>;
  logger: Pick<Logger, 'info' | 'warn'>;
  everyMs?: number;
};

const EVERY_MS = 2_000;

/**
 * Checks every two seconds. Whenever Temporal has not answered, or has another namespace than before, or `mend` was
 * called, it is made ready again.
 */
export function keepTemporalReady({
  identify,
  prepare,
  logger,
  everyMs = EVERY_MS,
}: TemporalKeeperOptions): TemporalKeeper {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isDoubtful = false;
  let known: string | undefined;
  let underWay: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    try {
      const found = await identify();
      if (known !== undefined && found !== known) isDoubtful = true;
      known = found;
    } catch {
      // Its users log why; here it matters what is there once it answers.
      isDoubtful = true;
    }
    if (!isDoubtful || signal.aborted) return;
    try {
      await prepare();
      isDoubtful = false;
      logger.info('Temporal is ready again');
    } catch (error) {
      logger.warn({ err: error }, 'Temporal could not be made ready');
    }
  };
  const lookOnce = (): Promise<void> => {
    underWay ??= look().finally(() => (underWay = undefined));
    return underWay;
  };
  const isReady = () => !isDoubtful;
  const pause = () => sleep(everyMs, undefined, { signal, ref: false });

  const loop = async (): Promise<void> => {
    for (;;) {
      await pause();
      await lookOnce();
    }
  };
  // It ends when its pause is aborted.
  loop().catch(() => undefined);

  return {
    mend: () => {
      isDoubtful = true;
      return lookOnce();
    },
    untilReady: async () => {
      isDoubtful = true;
      for (;;) {
        await lookOnce();
        if (isReady()) return;
        await pause();
      }
    },
    stop: () => stopping.abort(),
  };
}
