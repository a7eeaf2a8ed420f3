/** The relay process: outbox → Temporal. */
import { Counter } from 'prom-client';
import { createDatabase, createPool } from '../db/client.js';
import { SYSTEM_POOL } from '../db/connections.js';
import { dispatch } from '../relay/dispatch.js';
import { isTemporalUnprepared } from '../relay/error-classification.js';
import { startReconciler } from '../relay/reconcile.js';
import { startRelay } from '../relay/relay.js';
import { loadConfig } from '../runtime/config.js';
import { createReadiness, metric, serveHealth } from '../runtime/health.js';
import { createLogger } from '../runtime/logger.js';
import { newId } from '../runtime/new-id.js';
import { DRAIN_MS, onShutdown, reportReady } from '../runtime/shutdown.js';
import { answersFor, connectTemporal, keepReady } from './temporal-connection.js';

const config = loadConfig();
const logger = createLogger('relay', config.logLevel);
const pool = createPool(config.database.url, 'waypost_system', SYSTEM_POOL.relay, config.database);
pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
const { client, connection } = await connectTemporal(config);
const db = createDatabase(pool);
const temporal = keepReady(connection, config, logger);
const relay = startRelay({
  db,
  databaseUrl: config.database.url,
  dispatch: async (row, deadline) => {
    try {
      await dispatch(client, row, { deadline, ...config.relay });
    } catch (error) {
      if (isTemporalUnprepared(error)) void temporal.recover();
      throw error;
    }
  },
  logger,
});
const requeued = new Counter({
  name: 'waypost_requeued_total',
  help: 'Rows that were queued again, as their workflow was closed, stuck or idle.',
  labelNames: ['kind'],
});
const reconciler = startReconciler({
  db,
  client,
  everyMs: config.relay.reconcileSeconds * 1000,
  newId,
  logger,
  onRequeued: (kind, count) => requeued.inc({ kind }, count),
});
metric(
  { name: 'waypost_outbox_unsent_rows', help: 'Rows of the outbox that are not in Temporal yet.' },
  () => count('sent_at is null and parked_at is null'),
  logger,
);
metric(
  { name: 'waypost_outbox_parked_rows', help: 'Rows of the outbox that Temporal refused for good.' },
  () => count('parked_at is not null'),
  logger,
);
const ready = createReadiness({
  database: () => pool.query('select 1'),
  temporal: () => answersFor(connection, config),
});
const health =
  config.healthPort === undefined ? undefined : await serveHealth(config.healthPort, config.http.host, ready);

onShutdown(
  logger,
  [
    { name: 'health', run: () => void health?.close() },
    { name: 'relay', run: () => Promise.all([relay.stop(), reconciler.stop()]) },
    {
      name: 'temporal',
      run: () => {
        temporal.stop();
        return connection.close();
      },
    },
    { name: 'database', run: () => pool.end() },
  ],
  DRAIN_MS.relay,
);
reportReady(logger);

async function count(which: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int from outbox where ${which}`);
  return rows[0]?.count ?? 0;
}
