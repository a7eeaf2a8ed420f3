/**
 * How a long-running process begins and ends. It says when it is ready, to its log and to the process that
 * started it; and it ends in good order on SIGTERM, SIGINT or SIGHUP, or when the process that started it is gone,
 * however that one ended.
 */
import type { Logger } from './logger.js';

/** One thing to close: what it is, in words for the log, and how; a promise is waited for. */
export type ShutdownStep = { readonly name: string; readonly run: () => unknown };

/** Supervisors and container platforms kill after 10 s; what is not closed before was not going to be. */
const LIMIT_MS = 8_000;

/**
 * Runs the steps in order when the process is asked to end, then exits: with 1 if a step failed (the
 * following ones run all the same) or the limit passed, else with `process.exitCode`.
 * @returns a function that begins the same shutdown from inside, such as after a failure that cannot be mended
 */
export function onShutdown(logger: Logger, steps: readonly ShutdownStep[]): (reason: string) => void {
  let ending = false;
  const shutDown = (reason: string): void => {
    if (ending) return;
    ending = true;
    logger.info({ reason }, 'shutting down');
    setTimeout(() => {
      logger.error({ limit_ms: LIMIT_MS }, 'shutdown took too long');
      process.exit(1);
    }, LIMIT_MS).unref();
    void runSteps(logger, steps).then((failures) => {
      if (failures > 0) process.exitCode = 1;
      process.exit();
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, shutDown);
  process.on('disconnect', () => shutDown('the supervising process is gone'));
  // It may have gone while this process was still loading; without a supervisor there is no such property.
  if ('connected' in process && !process.connected) shutDown('the supervising process is gone');
  return shutDown;
}

/** Tells the log, and the supervising process if there is one, that this process does its work from now on. */
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
