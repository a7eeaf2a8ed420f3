/** The relay process: outbox → Temporal. */
import { Gauge } from 'prom-client';
import { createDatabase, createPool } from '../db/client.js';
import { startRelay } from '../relay/relay.js';
import { loadConfig } from '../runtime/config.js';
import { serveHealth } from '../runtime/health.js';
import { createLogger } from '../runtime/logger.js';
import { onShutdown, reportReady } from '../runtime/shutdown.js';
import { connectTemporal } from './temporal.js';

const config = loadConfig();
const logger = createLogger('relay', config.logLevel);
const pool = createPool(config.database.url, 'waypost_system', 4);
pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
const { client, connection } = await connectTemporal(config);
const relay = startRelay(createDatabase(pool), config.database.url, client, logger);
new Gauge({
  name: 'waypost_outbox_unsent_rows',
  help: 'Rows of the outbox that are not in Temporal yet.',
  async collect() {
    const { rows } = await pool.query<{ unsent: number }>(
      'select count(*)::int as unsent from outbox where sent_at is null',
    );
    this.set(rows[0]?.unsent ?? 0);
  },
});
const health =
  config.healthPort === undefined
    ? undefined
    : await serveHealth(config.healthPort, config.http.host, async () => {
        await pool.query('select 1');
      });

onShutdown(logger, [
  { name: 'health', run: () => void health?.close() },
  { name: 'relay', run: relay.stop },
  { name: 'temporal', run: () => connection.close() },
  { name: 'database', run: () => pool.end() },
]);
reportReady(logger);
