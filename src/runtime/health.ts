/**
 * The health page of each process, on a private port: `/healthz` (the process is alive), `/readyz` (it can work) and
 * `/metrics` for Prometheus. Requests are answered even when a dependency is down, and no failure here ends the
 * process.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import { shared } from './metrics.js';

/** Resolves while a dependency is available; rejects with the reason when it is not. */
export type Check = () => Promise<unknown>;

/** A check that is silent for longer has failed. Less than the five seconds that platforms wait for an answer. */
const PATIENCE_MS = 4_000;
/** How long a result is shared with others who ask. */
const SHARED_MS = 1_000;

/** The state of the process: null if it can do its work, otherwise the missing dependencies by name, with reasons. */
export type Readiness = () => Promise<Record<string, string> | null>;

/** Runs all checks concurrently, each within four seconds; requests until a second later share the result. */
export function createReadiness(checks: Readonly<Record<string, Check>>): Readiness {
  return shared(() => reasons(checks), SHARED_MS);
}

async function reasons(checks: Readonly<Record<string, Check>>): Promise<Record<string, string> | null> {
  const failed = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const reason = await reasonOf(check);
      return reason === null ? [] : [[name, reason] as const];
    }),
  );
  return failed.flat().length === 0 ? null : Object.fromEntries(failed.flat());
}

async function reasonOf(check: Check): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${PATIENCE_MS / 1000} s`), PATIENCE_MS);
  });
  const answer = check().then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/** Returns figures that another library keeps, as Prometheus reads them. */
export type MoreFigures = () => Promise<string>;

/**
 * Listens on the port until the server is closed; `/readyz` answers 503 with `{status, reasons}` while something is
 * away.
 * @throws when the port is taken
 */
export async function serveHealth(
  { port, host }: { readonly port: number; readonly host: string },
  readiness: Readiness,
  moreFigures: MoreFigures = () => Promise.resolve(''),
): Promise<Server> {
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    void answer(request.url ?? '', readiness, moreFigures)
      .catch((error: unknown) => json(500, { error: error instanceof Error ? error.message : String(error) }))
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type, connection: 'close' }).end(body);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return server;
}

type Answer = { readonly status: number; readonly type: string; readonly body: string };

async function answer(path: string, readiness: Readiness, moreFigures: MoreFigures): Promise<Answer> {
  if (path === '/healthz') return json(200, { status: 'ok' });
  if (path === '/metrics') {
    const [own, more] = await Promise.all([register.metrics(), moreFigures()]);
    return { status: 200, type: register.contentType, body: `${own}${more}` };
  }
  if (path !== '/readyz') return json(404, { error: 'not found' });
  const unavailable = await readiness();
  return unavailable === null
    ? json(200, { status: 'ready' })
    : json(503, { status: 'not ready', reasons: unavailable });
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
