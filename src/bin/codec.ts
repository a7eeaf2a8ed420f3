/** The codec server process: decrypts workflows for the Temporal UI, for holders of its token. */
import { createCodecServer, createPayloadCodec } from '../runtime/payload-codec.js';
import { loadCodecConfig } from '../runtime/config.js';
import { createLogger } from '../runtime/logger.js';
import { DRAIN_MS, onShutdown, reportReady } from '../runtime/shutdown.js';
import { configured } from './configured.js';

const { keys, token, origin, port, host, logLevel } = configured(() => loadCodecConfig());
const logger = createLogger('codec', logLevel);
const server = createCodecServer({ codec: createPayloadCodec(keys), token, origin });
await new Promise<void>((resolve, reject) => {
  server.once('error', reject).listen(port, host, resolve);
});
onShutdown(
  logger,
  [{ name: 'server', run: () => new Promise<void>((resolve) => server.close(() => resolve())) }],
  DRAIN_MS.relay,
);
reportReady(logger, { port });
