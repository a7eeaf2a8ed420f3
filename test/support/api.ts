/**
 * A real HTTP server over a separate, migrated database, with a courier and keys, for tests of the API. Only the clock
 * is adjustable.
 */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createHttpServer } from '../../src/api/http-server.js';
import { createApi, createFoundation, type Foundation } from '../../src/bin/composition.js';
import type { Scope, Tenant } from '../../src/db/scope.js';
import { withScope } from '../../src/db/transaction.js';
import { type Mode, type SubscriptionTier, SCOPES } from '../../src/domain/access.js';
import { loadConfig } from '../../src/runtime/config.js';
import { createLogger } from '../../src/runtime/logger.js';
import { newId } from '../../src/runtime/new-id.js';
import { randomSecret } from '../../src/runtime/secrets.js';
import { conformanceCheck } from './conformance.js';
import { compareEffects } from './effects.js';
import { noteExchange, noteOnFailure } from './failure-notes.js';
import { testDatabase } from './postgres.js';

export type Reply = { status: number; headers: Headers; body: any };
export type Client = {
  key: string;
  tenant: Tenant;
  get: (path: string, headers?: Record<string, string>) => Promise<Reply>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  patch: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  delete: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  /** Runs a command or store under this tenant. */
  scoped: <Result>(work: (scope: Scope) => Promise<Result> | Result) => Promise<Result>;
};
export type TestApi = {
  origin: string;
  databaseUrl: string;
  foundation: Foundation;
  /** Connects as the database's owner, bypassing row-level security. */
  owner: pg.Pool;
  /**
   * Creates a client of a new courier's tenant, or of an existing courier's. It has no quiet hours, so that nothing
   * waits for the morning when tests run at night, unless `quietHours` asks for those that every new tenant has.
   */
  client: (options?: {
    mode?: Mode;
    plan?: SubscriptionTier;
    scopes?: readonly string[];
    courier?: string;
    quietHours?: boolean;
  }) => Promise<Client>;
  /** Sets the clock that scopes get; undefined restores the system clock. */
  setNow: (now: Date | undefined) => void;
  close: () => Promise<void>;
};

/** Checks every response to a test's request against the OpenAPI document. */
const check = conformanceCheck();

/** Returns the environment of an API over this database. It needs no Temporal. */
export function apiEnvironment(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    WAYPOST_MASTER_KEYS: Buffer.alloc(32, 1).toString('base64'),
    WAYPOST_KEY_PEPPER: Buffer.alloc(32, 2).toString('base64'),
    WAYPOST_ALLOW_LOOPBACK_WEBHOOKS: 'true',
    LOG_LEVEL: 'error',
  };
}

/**
 * Starts the API on a free port with a new database or the given migrated one. `environment` is added to the
 * configuration; `ownerUrl` is that of the test's own view, if the API has a log-in of its own.
 */
export async function startApi(
  environment: Record<string, string> = {},
  databaseUrl?: string,
  ownerUrl = databaseUrl,
): Promise<TestApi> {
  const database =
    databaseUrl === undefined ? await testDatabase() : { url: databaseUrl, drop: () => Promise.resolve() };
  const config = loadConfig('api', { ...apiEnvironment(database.url), ...environment });
  const lines: string[] = [];
  const logger = createLogger('test', 'error', { write: (line) => void lines.push(line) });
  const forgetLines = noteOnFailure(`The API's log (${database.url.split('/').at(-1)})`, {
    begin: () => void (lines.length = 0),
    text: () => lines.join(''),
  });
  const foundation = createFoundation(config, logger);
  const systemClock = foundation.source.clock;
  let now: Date | undefined;
  foundation.source.clock = () => now ?? systemClock();
  const served = createApi(config, logger, foundation);
  const server = createHttpServer(served.app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const owner = new pg.Pool({ connectionString: ownerUrl ?? database.url, max: 2 });
  // A test may stop the server; the queries report that themselves.
  owner.on('error', () => undefined);

  return {
    origin,
    databaseUrl: database.url,
    foundation,
    owner,
    setNow: (instant) => (now = instant),
    client: async ({ mode = 'sandbox', plan = 'pro', scopes = SCOPES, courier, quietHours = false } = {}) => {
      const tenant = await makeTenant(owner, mode, plan, courier);
      if (!quietHours) await endQuietHours(owner, tenant.id);
      const key = `wp_${mode === 'live' ? 'live' : 'test'}_adm_${randomSecret()}`;
      await owner.query(
        `insert into admin_keys (tenant_id, id, scopes, digest, last_four, created_at) values ($1, $2, $3, $4, $5, now())`,
        [tenant.id, newId('adminKey'), scopes, foundation.source.deployment.digestKey(key), key.slice(-4)],
      );
      const base = `${origin}${mode === 'live' ? '' : '/sandbox'}/admin/v1`;
      const call = (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
        request(base, path, method, key, body, headers);
      return {
        key,
        tenant,
        get: (path, headers) => call('GET')(path, undefined, headers),
        post: call('POST'),
        patch: call('PATCH'),
        put: call('PUT'),
        delete: call('DELETE'),
        scoped: (work) =>
          withScope(foundation.source, tenant, { id: 'test', requestId: null }, async (scope) => work(scope)),
      };
    },
    close: async () => {
      forgetLines();
      await closeServer(server);
      await served.close();
      await foundation.close();
      await owner.end();
      await database.drop();
    },
  };
}

/** Returns the API of a test file. It is available to hooks declared after this call and to the tests. */
export function useApi(environment: Record<string, string> = {}): TestApi {
  let started: TestApi | undefined;
  beforeAll(async () => {
    started = await startApi(environment);
  });
  afterAll(async () => {
    try {
      if (started) await compareEffects(started.owner, expect.getState().testPath);
    } finally {
      await started?.close();
    }
  });
  return new Proxy({} as TestApi, {
    get: (_none, name): unknown => {
      if (!started) throw new Error('The API starts with the first test.');
      return Reflect.get(started, name);
    },
  });
}

async function request(
  base: string,
  path: string,
  method: string,
  key: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  noteExchange(`${method} ${path}`, body, response.status, text);
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const reply = {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
  check({ method, path, ...reply });
  return reply;
}

async function makeTenant(
  owner: pg.Pool,
  mode: Mode,
  plan: SubscriptionTier,
  existing?: string,
): Promise<Tenant> {
  const courier = existing ?? newId('courier');
  if (existing === undefined) {
    await owner.query(
      `insert into couriers (id, name, plan, created_at) values ($1, 'Test Couriers', $2, now())`,
      [courier, plan],
    );
  }
  const id = newId('tenant');
  await owner.query(`insert into tenants (id, courier_id, mode, created_at) values ($1, $2, $3, now())`, [
    id,
    courier,
    mode,
  ]);
  return { id, courier, mode, plan, timezone: 'Europe/London' };
}

async function endQuietHours(owner: pg.Pool, tenant: string): Promise<void> {
  await owner.query(`update tenants set quiet_from = '00:00', quiet_to = '00:00' where id = $1`, [tenant]);
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
