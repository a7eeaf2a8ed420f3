/**
 * The part of Temporal's SDK that is native code, of which a worker process has one: its log lines go to the process's
 * own log, and its figures, such as how long tasks waited in each queue, to the process's page for Prometheus.
 */
import { DefaultLogger, type LogEntry, makeTelemetryFilterString, Runtime } from '@temporalio/worker';
import { freePort } from '@waypost/dev-servers/ports';
import type { MoreFigures } from '../runtime/health.js';
import type { Logger } from '../runtime/logger.js';

const LEVELS = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;

/** Installs it; `withFigures` where they are served. Returns what reads them. */
export async function installRuntime(logger: Logger, withFigures: boolean): Promise<MoreFigures> {
  // The SDK serves its figures by HTTP only: on the loopback, to this process.
  const address = withFigures ? `127.0.0.1:${await freePort()}` : undefined;
  Runtime.install({
    // The process's own steps end the workers; the SDK must not also do it by itself.
    shutdownSignals: [],
    logger: new DefaultLogger('INFO', ({ level, message, meta }: LogEntry) => {
      logger[LEVELS[level]](meta ?? {}, message);
    }),
    telemetryOptions: {
      logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'WARN', other: 'ERROR' }) },
      ...(address !== undefined && {
        metrics: {
          prometheus: {
            bindAddress: address,
            countersTotalSuffix: true,
            unitSuffix: true,
            useSecondsForDurations: true,
          },
        },
      }),
    },
  });
  return async () => {
    if (address === undefined) return '';
    try {
      return await (await fetch(`http://${address}/metrics`)).text();
    } catch (error) {
      logger.warn({ err: error }, "failed to read the SDK's metrics");
      return '';
    }
  };
}
