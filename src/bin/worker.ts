/** The worker process: workflows and activities of the configured task queues. */
import { cpus } from 'node:os';
import { ScheduleAlreadyRunning } from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import type { LogEntry } from '@temporalio/worker';
import { typedFailures } from '../../activities/failures.js';
import { createActivities } from '../../activities/index.js';
import { createGeocoder } from '../adapters/geocode/providers.js';
import { createMessaging } from '../adapters/messaging/index.js';
import { createTravel } from '../adapters/travel-time/index.js';
import { postWebhook } from '../adapters/webhook-http/index.js';
import { TASK_QUEUES, type TaskQueue } from '../contracts/workflows.js';
import { createDatabase, createPool } from '../db/client.js';
import { loadConfig } from '../runtime/config.js';
import { serveHealth } from '../runtime/health.js';
import { createLogger } from '../runtime/logger.js';
import { onShutdown, reportReady } from '../runtime/shutdown.js';
import { workflowBundle } from '../runtime/workflow-bundle.js';
import { createSolverPool } from '../solver/pool.js';
import { createFoundation } from './compose.js';
import { connectTemporal, temporalOptions } from './temporal.js';

/** Jobs that a solver worker holds at once. More than it can search: those that wait are put in a fair sequence. */
const SOLVER_JOBS = 100;

const config = loadConfig();
const logger = createLogger('worker', config.logLevel);
// The shutdown steps below end the workers; the SDK must not do it a second time by itself.
Runtime.install({ shutdownSignals: [], logger: new DefaultLogger('INFO', logOfSdk) });

const foundation = createFoundation(config, logger);
const systemPool = createPool(config.database.url, 'waypost_system', 2);
systemPool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
const solver = createSolverPool({ threads: config.worker.solverThreads });
const { client, connection: clientConnection } = await connectTemporal(config);
const connection = await NativeConnection.connect(temporalOptions(config));
const messaging = createMessaging(messagingOptions());
const activities = createActivities({
  source: foundation.source,
  systemDb: createDatabase(systemPool),
  messaging,
  senders: { sms: config.sms.from ?? config.brand, email: config.email.from },
  geocoder: createGeocoder({ ...config.geocoder, userAgent: config.brand }, foundation.source.locate),
  travel: createTravel(config.travelTime),
  solver,
  postWebhook,
  logger,
});

const workers = await Promise.all(config.worker.queues.map(createWorker));
const running = Promise.all(workers.map((worker) => worker.run()));
running.catch((error: unknown) => {
  logger.fatal({ err: error }, 'a worker ended by itself');
  process.exit(1);
});
await scheduleHousekeeping();
const health =
  config.healthPort === undefined
    ? undefined
    : await serveHealth(config.healthPort, config.http.host, async () => {
        const failed = workers.find((worker) => worker.getState() !== 'RUNNING');
        if (failed) throw new Error(`a worker is ${failed.getState()}`);
        return Promise.resolve();
      });

onShutdown(logger, [
  { name: 'health', run: () => void health?.close() },
  {
    name: 'workers',
    run: async () => {
      for (const worker of workers) worker.shutdown();
      await running;
    },
  },
  { name: 'solver', run: () => solver.close() },
  { name: 'messaging', run: () => messaging.close() },
  {
    name: 'temporal',
    run: () => Promise.all([connection.close(), clientConnection.close()]).then(() => undefined),
  },
  { name: 'database', run: () => Promise.all([foundation.close(), systemPool.end()]).then(() => undefined) },
]);
reportReady(logger, { queues: config.worker.queues });

async function createWorker(queue: TaskQueue): Promise<Worker> {
  return Worker.create({
    connection,
    namespace: config.temporal.namespace,
    taskQueue: queue,
    activities,
    interceptors: { activity: [() => ({ inbound: typedFailures })] },
    shutdownGraceTime: '3s',
    // A cancelled job is told with the answer to its next heartbeat.
    maxHeartbeatThrottleInterval: '200ms',
    ...(queue === TASK_QUEUES.solver
      ? { maxConcurrentActivityTaskExecutions: SOLVER_JOBS }
      : {
          workflowBundle: await workflowBundle(config),
          // Conversations last for days: those of a busy hour stay in memory, the others are replayed when needed.
          maxCachedWorkflows: 2_000,
          maxConcurrentActivityTaskExecutions: queue === TASK_QUEUES.webhooks ? 200 : 20 * cpus().length,
        }),
  });
}

/** The SDK's lines, and those of workflows and activities, go where the process's own go. */
function logOfSdk({ level, message, meta }: LogEntry): void {
  const log = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;
  logger[log[level]](meta ?? {}, message);
}

/** One schedule for all: the first worker makes it, the others find it there. */
async function scheduleHousekeeping(): Promise<void> {
  if (!config.worker.queues.includes(TASK_QUEUES.main)) return;
  try {
    await client.schedule.create({
      scheduleId: 'housekeeping',
      spec: { calendars: [{ minute: 7 }] },
      policies: { overlap: 'SKIP', catchupWindow: '1 hour' },
      action: { type: 'startWorkflow', workflowType: 'housekeeping', taskQueue: TASK_QUEUES.main },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
  }
}

/** What is configured of the live channels; a channel that isn't refuses its messages, and says so. */
function messagingOptions() {
  const { baseUrl, accountSid, authToken, from, statusCallbackUrl } = config.sms;
  const { smtpUrl } = config.email;
  const sms =
    baseUrl !== undefined && accountSid !== undefined && authToken !== undefined && from !== undefined
      ? { baseUrl, accountSid, authToken, statusCallbackUrl }
      : undefined;
  return { live: { ...(sms ? { sms } : {}), ...(smtpUrl === undefined ? {} : { email: { smtpUrl } }) } };
}
