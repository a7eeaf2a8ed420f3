/**
 * Readiness and shutdown of long-running processes. A process reports when it is ready, to its log and its parent. It
 * shuts down cleanly on SIGTERM, SIGINT or SIGHUP, or when its parent is gone.
 */
import type { Logger } from './logger.js';

/** A step of closing: its name in the log, and its function; a promise is awaited. */
export type ShutdownStep = { readonly name: string; readonly run: () => unknown };

/**
 * Maximum milliseconds that each program takes to finish its work: longer than the longest thing
 * that it sends, which would be sent again if it were cut short. Supervisors and container platforms wait longer
 * still.
 */
export const DRAIN_MS = {
  /** A request may use statements of a minute (DATABASE_STATEMENT_MS). */
  api: 65_000,
  /** A row has ten seconds, and is then recorded. */
  relay: 25_000,
  /** An email may take a minute and a half at its provider (MAX_SEND_MS); webhooks take less. */
  worker: 110_000,
  /** Under `npm start`: all of the above, then the servers. */
  serve: 130_000,
} as const;

/**
 * Runs the steps in order when the process is asked to end, then exits: with 1 if a step failed (the following ones
 * run all the same) or `limitMs` passed, otherwise with `process.exitCode`.
 *
 * @param limitMs for all steps together; see DRAIN_MS
 * @returns a function that begins the same shutdown from inside, such as after a failure that cannot be fixed
 */
export function onShutdown(
  logger: Logger,
  steps: readonly ShutdownStep[],
  limitMs: number,
): (reason: string) => void {
  let ending = false;
  const shutDown = (reason: string): void => {
    if (ending) return;
    ending = true;
    logger.info({ reason }, 'shutting down');
    setTimeout(() => {
      logger.error({ limit_ms: limitMs }, 'shutdown took too long');
      process.exit(1);
    }, limitMs).unref();
    void runSteps(logger, steps).then((failures) => {
      if (failures > 0) process.exitCode = 1;
      process.exit();
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, shutDown);
  process.on('disconnect', () => shutDown('the supervising process has exited'));
  // The supervisor may have gone while this process was loading; without one there is no such property.
  if ('connected' in process && !process.connected) shutDown('the supervising process has exited');
  return shutDown;
}

/** Tells the log, and the supervising process if there is one, that this process is ready for work. */
export function reportReady(logger: Logger, details: Readonly<Record<string, unknown>> = {}): void {
  logger.info(details, 'ready');
  process.send?.({ type: 'ready', ...details });
}

async function runSteps(logger: Logger, steps: readonly ShutdownStep[]): Promise<number> {
  let failures = 0;
  for (const step of steps) {
    try {
      await step.run();
    } catch (err) {
      failures += 1;
      logger.error({ err, step: step.name }, 'a step of the shutdown failed');
    }
  }
  logger.info('bye');
  return failures;
}
