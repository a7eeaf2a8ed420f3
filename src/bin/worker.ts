/** The worker process: workflows and activities of the configured task queues. */
import { Context } from '@temporalio/activity';
import {
  DefaultLogger,
  type LogEntry,
  makeTelemetryFilterString,
  NativeConnection,
  Runtime,
  Worker,
} from '@temporalio/worker';
import { buildPath } from '@waypost/base/paths';
import { freePort } from '@waypost/dev-servers/ports';
import { createBackground } from '@waypost/solver/background';
import { createSolverPool } from '@waypost/solver/pool';
import { failureInterceptor } from '../../activities/failure-interceptor.js';
import { createActivities } from '../../activities/index.js';
import { tracingInterceptor } from '../../activities/tracing-interceptor.js';
import { createGeocoder } from '../adapters/geocode/providers.js';
import { createMessaging } from '../adapters/messaging/index.js';
import { createConcurrencyLimit } from '../adapters/webhook-http/concurrency-limit.js';
import { postWebhook } from '../adapters/webhook-http/index.js';
import { LOCAL_ACTIVITY_MS, TASK_QUEUES, type TaskQueue, WORKFLOW_QUEUES } from '../contracts/workflows.js';
import { createDatabase, createPool } from '../db/client.js';
import { SYSTEM_POOL } from '../db/connections.js';
import { buildId } from '../runtime/build-id.js';
import { loadConfig } from '../runtime/config.js';
import { availableCores, memoryLimit } from '../runtime/container-limits.js';
import { createReadiness, type MoreFigures, serveHealth } from '../runtime/health.js';
import { createLogger, type Logger } from '../runtime/logger.js';
import { histogram } from '../runtime/metrics.js';
import { DRAIN_MS, onShutdown, reportReady } from '../runtime/shutdown.js';
import { nativeOptions, watchTemporalFiles } from '../runtime/temporal-tls.js';
import { claimTasks, DEPLOYMENT } from '../runtime/worker-deployments.js';
import { createFoundation } from './composition.js';
import { configured } from './configured.js';
import { showProcess, showRunChecks } from './figures.js';
import { scheduleHousekeeping } from './housekeeping-schedule.js';
import { emailSender, smsProvider } from './messaging-providers.js';
import { startRestartingWorker, type WorkerInstance } from './restarting-worker.js';
import { startRunChecks } from './run-checks.js';
import {
  answersFor,
  connectTemporal,
  keepReady,
  temporalData,
  untilAnswered,
} from './temporal-connection.js';
import { startTracing } from './tracing.js';

const LEVELS = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;

/**
 * Installs the part of Temporal's SDK that is native code, of which a process has one: its log lines go to the
 * process's own log, and its figures, such as how long tasks waited in each queue, to the process's page for
 * Prometheus, if `withFigures`. Returns what reads them.
 */
async function installRuntime(logger: Logger, withFigures: boolean): Promise<MoreFigures> {
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

/** Concurrent activities of a worker of the queue `main`: mostly transactions, which wait for connections. */
const PER_CORE = 20;
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
/** How long work under way may continue after the worker was asked to end; then it is cancelled. */
const GRACE: Record<TaskQueue, string> = {
  [TASK_QUEUES.main]: '95s',
  [TASK_QUEUES.texts]: '95s',
  [TASK_QUEUES.mail]: '95s',
  [TASK_QUEUES.imports]: '95s',
  [TASK_QUEUES.webhooks]: '30s',
  // A job is cancelled immediately, and continues from its checkpoint in another worker.
  [TASK_QUEUES.solver]: '3s',
};

/**
 * Workflows that a worker keeps in memory. Conversations last for days: those of a busy hour stay there, the others are
 * replayed when needed. A quarter of a small container's memory is theirs.
 */
const CACHED_WORKFLOWS = 2_000;
const BYTES_PER_WORKFLOW = 256 * 1024;

const config = configured(() => loadConfig('worker'));
const logger = createLogger('worker', config.logLevel);
const tracing = await startTracing(config, 'worker');
const figuresOfSdk = await installRuntime(logger, config.health !== undefined);

/** Concurrency of a worker by queue: as much as its provider takes, or its container. */
const SLOTS: Record<TaskQueue, number> = {
  [TASK_QUEUES.main]: PER_CORE * availableCores(),
  [TASK_QUEUES.texts]: config.worker.sending.sms.atOnce,
  [TASK_QUEUES.mail]: config.worker.sending.email.atOnce,
  [TASK_QUEUES.imports]: config.worker.importsAtOnce,
  [TASK_QUEUES.solver]: SOLVER_JOBS,
  [TASK_QUEUES.webhooks]: DELIVERIES,
};

/** Activities a second that the server hands out of a queue, to all workers together. */
const RATES: Partial<Record<TaskQueue, number>> = {
  [TASK_QUEUES.texts]: config.worker.sending.sms.perSecond,
  [TASK_QUEUES.mail]: config.worker.sending.email.perSecond,
};

/** A local activity that gets its connection only after its time-out would run in parallel with its regular try. */
const checkoutMs = Math.min(config.database.checkoutMs, LOCAL_ACTIVITY_MS - 1_000);
const patience = { ...config.database, checkoutMs };
const foundation = createFoundation({ ...config, database: patience }, logger);
const systemPool = createPool(config.database.url, 'waypost_system', SYSTEM_POOL.worker, config.database);
systemPool.on('error', (error) => logger.warn({ err: error }, 'lost an idle database connection'));
const systemDb = createDatabase(systemPool);
const solver = createSolverPool({ threads: config.worker.solverThreads });
const background = createBackground({ threads: BACKGROUND_THREADS });
const { client, connection: clientConnection } = await connectTemporal(config);
// A channel that is not configured refuses its messages, and says so.
const { sms, email } = config.worker.sending;
const messaging = createMessaging({
  atOnce: { sms: sms.atOnce, email: email.atOnce },
  live: { sms: smsProvider(config).sender, email: emailSender(config) },
});
const activities = createActivities({
  source: foundation.source,
  systemDb,
  messaging,
  senders: { sms: config.sms.from ?? config.brand, email: config.email.from },
  geocoder: createGeocoder(
    { ...config.geocoder, userAgent: config.brand },
    foundation.source.deployment.locate,
  ),
  solver,
  background,
  loadReader: async () => (await import('@waypost/reply-reader/understand')).understandReply,
  postWebhook: (request) => postWebhook({ ...request, proxy: config.webhooks.proxy }),
  webhookLimit: createConcurrencyLimit({ atOnce: config.webhooks.perEndpoint }),
  webhookTransactions: Math.max(1, Math.floor(config.database.poolSize / 2)),
  heartbeat: () => Context.current().heartbeat(),
  retention: { eventsKeptDays: config.webhooks.eventsKeptDays },
  observe: {
    sending: histogram('waypost_message_send_seconds'),
    delivery: histogram('waypost_webhook_delivery_seconds'),
  },
  logger,
});

const build = buildId(config);
/** Sets up what a new namespace lacks: the current build and the schedule. */
const settle = async (takeOver: boolean): Promise<void> => {
  await Promise.all([
    claimTasks(client.workflowService, config.temporal.namespace, build, takeOver),
    config.worker.queues.includes(TASK_QUEUES.main) &&
      scheduleHousekeeping(client, config.relay.attentionSeconds),
  ]);
};
const temporal = keepReady(clientConnection, config, logger, () => settle(false));
const settled = untilAnswered(clientConnection, () => settle(config.worker.promotes));
// A failure ends the process where it is awaited.
settled.catch(() => undefined);
const starting = Promise.all(
  queuesOf(config.worker.queues).map((queue) =>
    startRestartingWorker(() => beginWorker(queue), temporal.untilReady, logger),
  ),
);
/** Tasks to start once the workers run. */
const begun: {
  stopWatching?: () => void;
  runChecks?: ReturnType<typeof startRunChecks>;
  health?: Awaited<ReturnType<typeof serveHealth>>;
} = {};
const ending = new AbortController();
// Tasks may come before the process is ready: if it is to end by then, they are finished all the same.
onShutdown(
  logger,
  [
    { name: 'start', run: () => ending.abort() },
    { name: 'files', run: () => begun.stopWatching?.() },
    { name: 'health', run: () => void begun.health?.close() },
    {
      name: 'workers',
      run: async () => {
        const workers = await starting;
        await Promise.all([...workers.map((worker) => worker.stop()), begun.runChecks?.stop()]);
      },
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
    { name: 'tracing', run: () => tracing.stop() },
  ],
  DRAIN_MS.worker,
);
const workers = await starting;
const running = Promise.all(workers.map((worker) => worker.ended));
running.catch((error: unknown) => {
  logger.fatal({ err: error }, 'a worker keeps exiting');
  process.exit(1);
});
await settled.catch((error: unknown) => {
  if (!ending.signal.aborted) throw error;
});
if (!ending.signal.aborted) await beginRest();

/** Starts what runs alongside the workers, and reports that the process is ready. */
async function beginRest(): Promise<void> {
  // A worker reads certificates and keys when it connects: another one does, and takes its place.
  begun.stopWatching = watchTemporalFiles(config.temporal, () => {
    logger.info('certificates or keys for Temporal have changed');
    for (const worker of workers) void worker.renew();
  });
  if (config.worker.queues.includes(TASK_QUEUES.main)) {
    begun.runChecks = startRunChecks({ db: systemDb, source: foundation.source, logger });
  }
  showRunChecks(systemDb, logger);
  showProcess({ waypost_app: foundation.pool, waypost_system: systemPool }, config, logger);
  const ready = createReadiness({
    database: () => systemPool.query('select 1'),
    temporal: () => answersFor(clientConnection, config),
    workers: async () => {
      const failed = workers.find((worker) => worker.state() !== 'RUNNING');
      if (failed) throw new Error(`one is ${failed.state()}`);
      return Promise.resolve();
    },
  });
  if (config.health !== undefined) begun.health = await serveHealth(config.health, ready, figuresOfSdk);
  reportReady(logger, { queues: config.worker.queues, build_id: build });
}

/** Expands the configured queues: a worker of `main` also serves the queues that its workflows use. */
function queuesOf(configured: readonly TaskQueue[]): TaskQueue[] {
  const { main, texts, mail, imports } = TASK_QUEUES;
  return [
    ...new Set(configured.flatMap((queue) => (queue === main ? [main, texts, mail, imports] : [queue]))),
  ];
}

async function beginWorker(queue: TaskQueue): Promise<WorkerInstance> {
  const connection = await NativeConnection.connect(nativeOptions(config.temporal));
  return { connection, worker: await createWorker(queue, connection) };
}

async function createWorker(queue: TaskQueue, connection: NativeConnection): Promise<Worker> {
  return Worker.create({
    connection,
    namespace: config.temporal.namespace,
    taskQueue: queue,
    activities,
    ...temporalData(config),
    workerDeploymentOptions: {
      version: { deploymentName: DEPLOYMENT, buildId: build },
      useWorkerVersioning: true,
      defaultVersioningBehavior: 'AUTO_UPGRADE',
    },
    interceptors: {
      activity: [
        ...(config.traces ? [() => ({ inbound: tracingInterceptor })] : []),
        () => ({ inbound: failureInterceptor(logger) }),
      ],
    },
    // A running send is never cancelled: it would be sent again.
    shutdownGraceTime: GRACE[queue],
    // A cancelled job learns of it from the answer to its next heartbeat.
    maxHeartbeatThrottleInterval: '1 second',
    maxConcurrentActivityTaskExecutions: SLOTS[queue],
    ...(RATES[queue] !== undefined && { maxTaskQueueActivitiesPerSecond: RATES[queue] }),
    ...(WORKFLOW_QUEUES.includes(queue)
      ? {
          workflowBundle: { codePath: buildPath('workflow-bundle.js') },
          maxCachedWorkflows: Math.min(
            CACHED_WORKFLOWS,
            Math.ceil((memoryLimit() ?? Infinity) / 4 / BYTES_PER_WORKFLOW),
          ),
        }
      : {}),
  });
}
