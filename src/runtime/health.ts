/**
 * The small health page of processes without an API (relay, worker), for container platforms: `/healthz` says that
 * the process lives, `/readyz` that it can do its work, `/metrics` gives its figures for Prometheus. Every request
 * gets an answer, whatever is away; no failure here ends the process.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import type { Logger } from './logger.js';

/** Resolves while what the process needs is available; rejects with the reason when it is not. */
export type Check = () => Promise<unknown>;

/** A check that is silent for longer has failed. Less than the five seconds that platforms wait for an answer. */
const PATIENCE_MS = 4_000;
/** How long a result is shared with others who ask. */
const CACHE_MS = 1_000;

/** The state of the process: null if it can do its work, otherwise what is away and why, by name. */
export type Readiness = () => Promise<Record<string, string> | null>;

/** Runs all checks at once, each within four seconds; requests meanwhile or within a second share the result. */
export function createReadiness(checks: Readonly<Record<string, Check>>): Readiness {
  let cached: { at: number; result: ReturnType<Readiness> } | undefined;
  return () => {
    if (!cached || performance.now() - cached.at > CACHE_MS) {
      cached = { at: performance.now(), result: reasons(checks) };
    }
    return cached.result;
  };
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

/** Adds a metric that is read when Prometheus asks; while it cannot be read it is left out, and the log says why. */
export function metric(
  { name, help }: { readonly name: string; readonly help: string },
  read: () => Promise<number>,
  logger: Logger,
): void {
  new Gauge({
    name,
    help,
    async collect() {
      try {
        this.set(await read());
      } catch (error) {
        this.remove();
        logger.warn({ err: error, metric: name }, 'a figure could not be read');
      }
    },
  });
}

/**
 * Listens on the port until the server is closed; `/readyz` answers 503 with `{status, reasons}` while something is away.
 * @throws when the port is taken
 */
export async function serveHealth(port: number, host: string, readiness: Readiness): Promise<Server> {
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    void answer(request.url ?? '', readiness)
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

async function answer(path: string, readiness: Readiness): Promise<Answer> {
  if (path === '/healthz') return json(200, { status: 'ok' });
  if (path === '/metrics') return { status: 200, type: register.contentType, body: await register.metrics() };
  if (path !== '/readyz') return json(404, { error: 'not found' });
  const unavailable = await readiness();
  return unavailable === null
    ? json(200, { status: 'ready' })
    : json(503, { status: 'not ready', reasons: unavailable });
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
