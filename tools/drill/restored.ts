/**
 * A restored home at work: all of Waypost as `npm start` runs it, with an empty Temporal. Nothing leaves the machine:
 * texts and email go to stand-ins, and webhooks to a proxy that refuses them, so that they stay to be delivered.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '../../src/runtime/config.js';
import { freePort } from '@waypost/dev-servers/ports';
import { describeEnvironment } from '../../src/runtime/environment.js';
import { readInstance } from '@waypost/dev-servers/instance';
import { sendingBy, startTexts } from '../faults/providers.js';
import { startMailServer } from '../support/mail-server.js';

const ROOT = path.join(import.meta.dirname, '../..');
const READY_MS = 180_000;
const RECONCILE_SECONDS = '1';

export type Restored = {
  temporalAddress: string;
  namespace: string;
  /** Ids of messages that were handed to a stand-in. */
  sent: () => string[];
  stop: () => Promise<void>;
};

/** Starts a home; resolves once it serves. */
export async function startRestored(home: string): Promise<Restored> {
  const [texts, mail, sink] = await Promise.all([startTexts(), startMailServer(), startRefusingProxy()]);
  const port = await freePort();
  texts.connect(`http://127.0.0.1:${port}`);
  const unset = describeEnvironment()
    .map(({ name }) => name)
    .filter((name) => name !== 'TEMPORAL_CLI_PATH');
  const log = openSync(path.join(home, 'drill.log'), 'a');
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/src/bin/serve.js')], {
    cwd: ROOT,
    stdio: ['ignore', log, log],
    env: childEnvironment({
      ...Object.fromEntries(unset.map((name) => [name, undefined])),
      npm_lifecycle_event: undefined,
      WAYPOST_HOME: home,
      PORT: String(port),
      ...sendingBy(texts, mail),
      WEBHOOK_PROXY_URL: sink.url,
      WAYPOST_RECONCILE_SECONDS: RECONCILE_SECONDS,
    }),
  });
  closeSync(log);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (!hasEnded()) {
      const end = once(child, 'exit');
      child.kill('SIGINT');
      await end;
    }
    await Promise.all([texts.close(), mail.close(), sink.close()]);
  };
  for (const deadline = Date.now() + READY_MS; ;) {
    const instance = readInstance(home);
    if (instance) {
      return {
        temporalAddress: instance.environment['TEMPORAL_ADDRESS'] ?? '',
        namespace: instance.environment['TEMPORAL_NAMESPACE'] ?? 'waypost',
        sent: () => [
          ...texts.forms.map(({ key }) => key),
          ...mail.received.flatMap(({ messageId }) => /^<(msg_[^@]+)@/.exec(messageId ?? '')?.[1] ?? []),
        ],
        stop,
      };
    }
    if (hasEnded() || Date.now() > deadline) {
      await stop();
      throw new Error(`The restored home did not start; see ${path.join(home, 'drill.log')}.`);
    }
    await sleep(100);
  }
}

/** A proxy for webhooks that lets none through. */
async function startRefusingProxy(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => response.writeHead(503).end());
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 503 A drill\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
