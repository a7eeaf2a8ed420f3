/** The relay process: outbox → Temporal. */
import { createDatabase, createPool } from '../db/client.js';
import { SYSTEM_POOL } from '../db/connections.js';
import { dispatch, workflowOf } from '../work/relay/dispatch.js';
import { isTemporalUnprepared } from '../work/relay/error-classification.js';
import { startReconciler } from '../work/relay/reconcile.js';
import { startRelay } from '../work/relay/relay.js';
import { startSnapshotWatch } from '../work/relay/snapshot-watch.js';
import { loadConfig } from '../runtime/config.js';
import { createReadiness, serveHealth } from '../runtime/health.js';
import { createLogger } from '../runtime/logger.js';
import { counter, gauge, histogram } from '../runtime/metrics.js';
import { newId } from '../runtime/new-id.js';
import { DRAIN_MS, onShutdown, reportReady } from '../runtime/shutdown.js';
import { traced } from '../runtime/tracing.js';
import { configured } from './configured.js';
import { showProcess, showQueues, showWork } from './figures.js';
import { pinnedStarts, tracedStarts } from './relay-interceptors.js';
import { startTracing } from './tracing.js';
import { answersFor, connectTemporal, keepReady } from './temporal-connection.js';

const config = configured(() => loadConfig('relay'));
const logger = createLogger('relay', config.logLevel);
const tracing = await startTracing(config, 'relay');
const pool = createPool(config.database.url, 'waypost_system', SYSTEM_POOL.relay, config.database);
pool.on('error', (error) => logger.warn({ err: error }, 'lost an idle database connection'));
const { client, connection } = await connectTemporal(config, {
  workflow: [...(config.relay.pinBuilds ? [pinnedStarts] : []), ...(config.traces ? [tracedStarts] : [])],
});
const db = createDatabase(pool);
const temporal = keepReady(connection, config, logger);
const outboxDelay = histogram('waypost_outbox_delay_seconds');
const relay = startRelay({
  db,
  databaseUrl: config.database.url,
  dispatch: async (row, deadline) => {
    try {
      const step = {
        kind: 'producer' as const,
        parent: row.traceparent,
        attributes: {
          'waypost.event_id': row.event_id,
          'waypost.subject': row.subject,
          'waypost.tenant': row.tenant_id,
          'temporal.workflow.id': workflowOf(row),
        },
      };
      await traced(`relay ${row.topic}`, step, () => dispatch(client, row, { deadline, ...config.relay }));
      outboxDelay({}, Math.max(0, Date.now() - row.created_at.getTime()) / 1_000);
    } catch (error) {
      if (isTemporalUnprepared(error)) void temporal.recover();
      throw error;
    }
  },
  logger,
});
const requeued = counter('waypost_requeued_total');
const reconcilerCalls = counter('waypost_reconciler_calls_total');
const reconcilerFailures = counter('waypost_reconciler_failures_total');
const reconciler = startReconciler({
  db,
  client,
  everyMs: config.relay.reconcileSeconds * 1000,
  callsPerSecond: config.relay.reconcileCalls,
  newId,
  logger,
  observe: {
    requeued: (kind, count) => requeued({ kind }, count),
    called: (call) => reconcilerCalls({ call }),
    failed: (kind) => reconcilerFailures({ kind }),
  },
});
const snapshots = startSnapshotWatch({ db, logger });
gauge('waypost_oldest_snapshot_seconds', () => snapshots.seconds(), logger);
showProcess({ waypost_system: pool }, config, logger);
showWork(db, logger);
showQueues(client, config.temporal.namespace, logger);
const ready = createReadiness({
  database: () => pool.query('select 1'),
  temporal: () => answersFor(connection, config),
});
const health = config.health === undefined ? undefined : await serveHealth(config.health, ready);

onShutdown(
  logger,
  [
    { name: 'health', run: () => void health?.close() },
    { name: 'relay', run: () => Promise.all([relay.stop(), reconciler.stop(), snapshots.stop()]) },
    {
      name: 'temporal',
      run: () => {
        temporal.stop();
        return connection.close();
      },
    },
    { name: 'database', run: () => pool.end() },
    { name: 'tracing', run: () => tracing.stop() },
  ],
  DRAIN_MS.relay,
);
reportReady(logger);
