/** The API process: HTTP in front, PostgreSQL behind; it runs without Temporal. */
import { createHttpServer } from '../api/http-server.js';
import { tidySpool } from '../api/pipeline/body-file.js';
import { loadConfig } from '../runtime/config.js';
import { createReadiness, serveHealth } from '../runtime/health.js';
import { createLogger } from '../runtime/logger.js';
import { DRAIN_MS, onShutdown, reportReady } from '../runtime/shutdown.js';
import { createApi, createFoundation } from './composition.js';
import { showProcess } from './figures.js';
import { configured } from './configured.js';
import { createHealthPage, createReferencePage } from './pages.js';
import { startTracing } from './tracing.js';

const config = configured(() => loadConfig('api'));
const logger = createLogger('api', config.logLevel);
const tracing = await startTracing(config, 'api');
const foundation = createFoundation(config, logger);
const draining = new AbortController();
const ready = createReadiness({ database: () => foundation.pool.query('select 1') });
const api = createApi(config, logger, foundation, {
  pages: [createHealthPage(ready, () => draining.signal.aborted), createReferencePage(config)],
  draining: draining.signal,
});
showProcess({ waypost_app: foundation.pool }, config, logger);
const health = config.health === undefined ? undefined : await serveHealth(config.health, ready);
const server = createHttpServer(api.app);
await tidySpool(config.http.spool);

server.on('error', (error) => {
  logger.fatal({ err: error }, `cannot listen on ${config.http.host}:${config.http.port}: set PORT or HOST`);
  process.exit(1);
});
server.listen(config.http.port, config.http.host, () => {
  onShutdown(
    logger,
    [
      {
        name: 'http',
        run: () =>
          new Promise<void>((resolve) => {
            server.close(() => resolve());
            draining.abort();
            server.closeIdleConnections();
          }),
      },
      { name: 'health', run: () => void health?.close() },
      { name: 'request log', run: () => api.close() },
      { name: 'database', run: () => foundation.close() },
      { name: 'tracing', run: () => tracing.stop() },
    ],
    DRAIN_MS.api,
  );
  reportReady(logger, { port: config.http.port });
});
