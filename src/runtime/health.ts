/**
 * The small health page of processes that serve no API (relay, worker), for container platforms: `/healthz` says
 * that the process lives, `/readyz` that it can do its work, `/metrics` gives its figures for Prometheus.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';

/** Resolves while the process can do its work; rejects with the reason when it cannot. */
export type ReadinessCheck = () => Promise<void>;

/**
 * Listens on the port until the server is closed; `/readyz` answers 503 with `{error}` while `check` rejects.
 * @throws when the port is taken
 */
export async function serveHealth(port: number, host: string, check: ReadinessCheck): Promise<Server> {
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    void answer(request.url ?? '', check).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, connection: 'close' }).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return server;
}

type Answer = { readonly status: number; readonly type: string; readonly body: string };

async function answer(path: string, check: ReadinessCheck): Promise<Answer> {
  if (path === '/healthz') return json(200, { status: 'ok' });
  if (path === '/metrics') return { status: 200, type: register.contentType, body: await register.metrics() };
  if (path !== '/readyz') return json(404, { error: 'not found' });
  return check().then(
    () => json(200, { status: 'ok' }),
    (reason: unknown) => json(503, { error: reason instanceof Error ? reason.message : String(reason) }),
  );
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
