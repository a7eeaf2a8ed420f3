/** The worker process: workflows and activities of the configured task queues. */
import { cpus } from 'node:os';
import { Context } from '@temporalio/activity';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import type { LogEntry } from '@temporalio/worker';
import { failureInterceptor } from '../../activities/failure-interceptor.js';
import { createActivities } from '../../activities/index.js';
import { slowProviderInterceptor } from '../../activities/slow-provider-interceptor.js';
import { createGeocoder } from '../adapters/geocode/providers.js';
import { createMessaging } from '../adapters/messaging/index.js';
import { postWebhook } from '../adapters/webhook-http/index.js';
import { createConcurrencyLimit } from '../adapters/webhook-http/concurrency-limit.js';
import { TASK_QUEUES, type TaskQueue } from '../contracts/workflows.js';
import { createDatabase, createPool } from '../db/client.js';
import { SYSTEM_POOL } from '../db/connections.js';
import { loadConfig } from '../runtime/config.js';
import { createReadiness, serveHealth } from '../runtime/health.js';
import { createLogger } from '../runtime/logger.js';
import { buildPath } from '../runtime/paths.js';
import { DRAIN_MS, onShutdown, reportReady } from '../runtime/shutdown.js';
import { createBackground } from '../solver/background.js';
import { createSolverPool } from '../solver/pool.js';
import { createFoundation } from './composition.js';
import { scheduleHousekeeping } from './housekeeping-schedule.js';
import { startRestartingWorker, type WorkerInstance } from './restarting-worker.js';
import { emailSender, smsProvider } from './messaging-providers.js';
import { answersFor, connectTemporal, keepReady, temporalOptions } from './temporal-connection.js';

/**
 * Jobs that a solver worker holds at once. These are more than it can search, so that those that wait can be put in a
 * fair order.
 */
const SOLVER_JOBS = 100;
/**
 * Deliveries that a worker has under way. They wait for receivers, so many endpoints may hang and still leave room.
 */
const DELIVERIES = 1_000;
/** Threads for repairs of days under way: short searches, so that two couriers seldom wait for one another. */
const BACKGROUND_THREADS = 2;
/** How long work under way may go on after the worker was asked to end; then it is cancelled. */
const GRACE: Record<TaskQueue, string> = {
  [TASK_QUEUES.main]: '95s',
  [TASK_QUEUES.webhooks]: '30s',
  // A job is cancelled at once, and continues from its checkpoint elsewhere.
  [TASK_QUEUES.solver]: '3s',
};

const config = loadConfig();
const logger = createLogger('worker', config.logLevel);
// The shutdown steps below end the workers; the SDK must not also do it by itself.
Runtime.install({ shutdownSignals: [], logger: new DefaultLogger('INFO', logOfSdk) });

const foundation = createFoundation(config, logger);
const systemPool = createPool(config.database.url, 'waypost_system', SYSTEM_POOL.worker, config.database);
systemPool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
const solver = createSolverPool({ threads: config.worker.solverThreads });
const background = createBackground({ threads: BACKGROUND_THREADS });
const { client, connection: clientConnection } = await connectTemporal(config);
// A channel that is not configured refuses its messages, and says so.
const messaging = createMessaging({
  live: { sms: smsProvider(config).sender, email: emailSender(config) },
});
const activities = createActivities({
  source: foundation.source,
  systemDb: createDatabase(systemPool),
  messaging,
  senders: { sms: config.sms.from ?? config.brand, email: config.email.from },
  geocoder: createGeocoder(
    { ...config.geocoder, userAgent: config.brand },
    foundation.source.deployment.locate,
  ),
  solver,
  background,
  loadReader: async () => (await import('../replies/understand.js')).understandReply,
  postWebhook,
  webhookLimit: createConcurrencyLimit({ atOnce: config.webhooks.perEndpoint }),
  heartbeat: () => Context.current().heartbeat(),
  retention: { eventsKeptDays: config.webhooks.eventsKeptDays },
  logger,
});

const schedule = async () => {
  if (config.worker.queues.includes(TASK_QUEUES.main)) {
    await scheduleHousekeeping(client, config.relay.attentionSeconds);
  }
};
const temporal = keepReady(clientConnection, config, logger, schedule);
const workers = await Promise.all(
  config.worker.queues.map((queue) =>
    startRestartingWorker(() => beginWorker(queue), temporal.untilReady, logger),
  ),
);
const running = Promise.all(workers.map((worker) => worker.ended));
running.catch((error: unknown) => {
  logger.fatal({ err: error }, 'a worker ended by itself, again and again');
  process.exit(1);
});
await schedule();
const ready = createReadiness({
  database: () => systemPool.query('select 1'),
  temporal: () => answersFor(clientConnection, config),
  workers: async () => {
    const failed = workers.find((worker) => worker.state() !== 'RUNNING');
    if (failed) throw new Error(`one is ${failed.state()}`);
    return Promise.resolve();
  },
});
const health =
  config.healthPort === undefined ? undefined : await serveHealth(config.healthPort, config.http.host, ready);

onShutdown(
  logger,
  [
    { name: 'health', run: () => void health?.close() },
    {
      name: 'workers',
      run: () => Promise.all(workers.map((worker) => worker.stop())),
    },
    { name: 'solver', run: () => Promise.all([solver.close(), background.close()]) },
    { name: 'messaging', run: () => messaging.close() },
    {
      name: 'temporal',
      run: () => {
        temporal.stop();
        return clientConnection.close();
      },
    },
    {
      name: 'database',
      run: () => Promise.all([foundation.close(), systemPool.end()]).then(() => undefined),
    },
  ],
  DRAIN_MS.worker,
);
reportReady(logger, { queues: config.worker.queues });

async function beginWorker(queue: TaskQueue): Promise<WorkerInstance> {
  const connection = await NativeConnection.connect(temporalOptions(config));
  return { connection, worker: await createWorker(queue, connection) };
}

async function createWorker(queue: TaskQueue, connection: NativeConnection): Promise<Worker> {
  return Worker.create({
    connection,
    namespace: config.temporal.namespace,
    taskQueue: queue,
    activities,
    interceptors: {
      activity: [
        () => ({ inbound: failureInterceptor(logger) }),
        () => ({ inbound: slowProviderInterceptor(messaging.isSlow) }),
      ],
    },
    // A send under way runs to its end: cut short, it would be sent again.
    shutdownGraceTime: GRACE[queue],
    // A cancelled job learns of it from the answer to its next heartbeat.
    maxHeartbeatThrottleInterval: '200ms',
    ...(queue === TASK_QUEUES.solver
      ? { maxConcurrentActivityTaskExecutions: SOLVER_JOBS }
      : {
          workflowBundle: { codePath: buildPath('workflow-bundle.js') },
          // Conversations last for days: those of a busy hour stay in memory, the others are replayed when needed.
          maxCachedWorkflows: 2_000,
          maxConcurrentActivityTaskExecutions:
            queue === TASK_QUEUES.webhooks ? DELIVERIES : 20 * cpus().length,
        }),
  });
}

/** Sends the log lines of the SDK, workflows and activities to the process's own log. */
function logOfSdk({ level, message, meta }: LogEntry): void {
  const log = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;
  logger[log[level]](meta ?? {}, message);
}
