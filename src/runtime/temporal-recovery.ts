/**
 * Keeps Temporal ready while a process runs. A server that was away may come back with nothing of what it held, not
 * even its namespace and search attributes: these are then created again, without restarting anything.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger.js';

export type TemporalRecovery = {
  /** Reports that it is not ready: this is handled at once. Resolves when that was tried, and never rejects. */
  recover: () => Promise<void>;
  /** Resolves once it answers and has been made ready; rejects when the recovery is stopped before. */
  untilReady: () => Promise<void>;
  stop: () => void;
};

export type TemporalRecoveryOptions = {
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
 * Checks every two seconds. Whenever Temporal has not answered, or has another namespace than before, or `recover`
 * was called, it is made ready again.
 */
export function startTemporalRecovery({
  identify,
  prepare,
  logger,
  everyMs = EVERY_MS,
}: TemporalRecoveryOptions): TemporalRecovery {
  const stopping = new AbortController();
  const { signal } = stopping;
  let needsPreparation = false;
  let known: string | undefined;
  let underWay: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    try {
      const found = await identify();
      if (known !== undefined && found !== known) needsPreparation = true;
      known = found;
    } catch {
      // Its users log why; here it matters what is there once it answers.
      needsPreparation = true;
    }
    if (!needsPreparation || signal.aborted) return;
    try {
      await prepare();
      needsPreparation = false;
      logger.info('Temporal is ready again');
    } catch (error) {
      logger.warn({ err: error }, 'failed to set up Temporal');
    }
  };
  const checkOnce = (): Promise<void> => {
    underWay ??= check().finally(() => (underWay = undefined));
    return underWay;
  };
  const isReady = () => !needsPreparation;
  const pause = () => sleep(everyMs, undefined, { signal, ref: false });

  const loop = async (): Promise<void> => {
    for (;;) {
      await pause();
      await checkOnce();
    }
  };
  // It ends when its pause is aborted.
  loop().catch(() => undefined);

  return {
    recover: () => {
      needsPreparation = true;
      return checkOnce();
    },
    untilReady: async () => {
      needsPreparation = true;
      for (;;) {
        await checkOnce();
        if (isReady()) return;
        await pause();
      }
    },
    stop: () => stopping.abort(),
  };
}
