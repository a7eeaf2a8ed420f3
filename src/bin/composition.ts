/** Composes processes: from the configuration to what commands and the HTTP server run on. */
import { projectPath } from '@waypost/base/paths';
import type { Express, Router } from 'express';
import type pg from 'pg';
import { createBaseMaps } from '../adapters/geocode/base-map-drawer.js';
import { openPostcodeTable, postcodesWithin } from '../adapters/geocode/offline.js';
import { createMapFile } from '../adapters/map-tiles.js';
import { createPaths, createTravel } from '../adapters/travel-time/index.js';
import { createBudgets } from '../api/pipeline/budget.js';
import { createServer, type EndedRequest } from '../api/server.js';
import { createDatabase, createPool, type Role } from '../db/client.js';
import type { ScopeSource } from '../db/scope.js';
import { withScope } from '../db/transaction.js';
import { operations, describeApi } from '../operations/all-operations.js';
import { createInbound } from '../operations/bookings/inbound-routes.js';
import { applyConsequences } from '../operations/consequences.js';
import { createRequestLog, type RequestLog } from '../pages/console/request-log.js';
import { createConsole } from '../pages/console/router.js';
import { createConsoleEntryPoints } from '../pages/console/session-auth.js';
import { createDriverPages } from '../pages/driver/router.js';
import { createMapTiles } from '../pages/map-tiles.js';
import { createPortal } from '../pages/portal/router.js';
import { createRecipientPages } from '../pages/recipients/router.js';
import { createNotFoundPages } from '../pages/recipients/welcome.js';
import { insertLoggedRequests } from '../records/request-log.js';
import { systemClock } from '../runtime/clock.js';
import type { Config } from '../runtime/config.js';
import type { Logger } from '../runtime/logger.js';
import { counter, histogram } from '../runtime/metrics.js';
import { newId } from '../runtime/new-id.js';
import { createVault, digestKey, type Vault } from '../runtime/secrets.js';
import { workflowsUrl } from '../runtime/temporal-ui.js';
import { recordRefusedKey } from '../setup/api-keys/commands.js';
import { OUTBOX_CHANNEL } from '../work/queue/relay-queue.js';
import { inboundEmails, smsProvider } from './messaging-providers.js';
import { findConsoleAssets, readDriverAssets } from './pages.js';

const POSTCODES = projectPath('data/postcodes.bin');

export type Foundation = { pool: pg.Pool; source: ScopeSource; close: () => Promise<void> };

/** Creates the pool and the source of scopes under a role. */
export function createFoundation(config: Config, logger: Logger, role: Role = 'waypost_app'): Foundation {
  const pool = createPool(config.database.url, role, config.database.poolSize, config.database);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'lost an idle database connection'));
  const db = createDatabase(pool);
  const { masterKeys, keyPepper } = config.secrets;
  let vault: Vault | undefined;
  const source: ScopeSource = {
    db,
    clock: systemClock(),
    newId,
    deployment: {
      brand: config.brand,
      keyPrefix: config.keyPrefix,
      publicUrl: config.http.publicUrl,
      allowLoopback: config.webhooks.allowLoopback,
      sharedNumber: config.sms.from,
      inboundAddress: config.email.inboundAddress,
      texts: config.texts,
      planMaxStops: config.planMaxStops,
      consoleIdleHours: config.consoleIdleHours,
      digestKey: (key) => digestKey(keyPepper ?? lacks('WAYPOST_KEY_PEPPER'), key),
      get vault() {
        return (vault ??= createVault(masterKeys ?? lacks('WAYPOST_MASTER_KEYS')));
      },
      locate: openPostcodeTable(POSTCODES),
      locatesLater: config.geocoder.kind !== 'offline',
    },
    measure: createTravel(config.travelTime),
    findPath: createPaths(config.travelTime),
    follow: applyConsequences,
    wakeRelay: createRelayWaker(pool, logger),
  };
  return { pool, source, close: () => db.destroy() };
}

/** Throws for a secret that the process's role does not have (runtime/role-secrets.ts). */
function lacks(name: string): never {
  throw new Error(`This process has no ${name}.`);
}

/** The API as an Express application. `close` writes what is left for the log of requests, and needs the foundation. */
export type Api = { app: Express; close: () => Promise<void> };

/** Creates the API. `draining` is aborted when the process is to end: open streams end with it. */
export function createApi(
  config: Config,
  logger: Logger,
  foundation: Foundation,
  { pages = [], draining = new AbortController().signal }: { pages?: Router[]; draining?: AbortSignal } = {},
): Api {
  const { pool, source } = foundation;
  const bases = { live: pathOf(config.http.liveBaseUrl), sandbox: pathOf(config.http.sandboxBaseUrl) };
  const budgets = createBudgets({ ...config.http, connections: config.database.poolSize });
  const map = createMapFile(config.console.mapFile);
  let document: object | undefined;
  const log = createLog(source, logger);
  const app = createServer({
    source,
    pool,
    operations,
    logger,
    trustProxy: config.http.trustProxy,
    budgets,
    courierRequests: config.http.courierRequests,
    bases,
    document: () =>
      (document ??= describeApi({
        brand: config.brand,
        liveBaseUrl: config.http.liveBaseUrl,
        sandboxBaseUrl: config.http.sandboxBaseUrl,
      })),
    pages: [
      ...pages,
      createRecipientPages(source, (box) => postcodesWithin(POSTCODES, box)),
      createDriverPages(source, {
        assets: readDriverAssets(),
        budgets,
        draining,
        onFailure: (error) => logger.warn({ err: error }, 'failed to notify open driver pages of changes'),
      }),
      createMapTiles(map),
      createPortal(source, (error) => logger.error({ err: error }, 'failed to send a portal link')),
      createConsole(source, {
        assets: findConsoleAssets(),
        tiles: config.console.tiles,
        map: { ...map, attribution: config.console.mapAttribution },
        temporalUi:
          config.temporal.uiUrl === undefined
            ? null
            : workflowsUrl(config.temporal.uiUrl, config.temporal.namespace),
        drawBaseMap: createBaseMaps(POSTCODES),
        draining,
        onFailure: (error) => logger.error({ err: error }, 'failed to serve a console'),
      }),
      createInbound(source, {
        texts: smsProvider(config).inbound,
        mail: inboundEmails(config, source.clock),
        budget: budgets.inbound,
      }),
    ],
    lost: createNotFoundPages(config.brand),
    entryPoints: createConsoleEntryPoints(source, operations),
    onKeyRefused: ({ keyId, tenant, address }) =>
      withScope(source, tenant, { id: keyId, requestId: null, address: address ?? null }, recordRefusedKey),
    onAnswered: log.note,
    onEnd: countRequests(),
  });
  return { app, close: log.close };
}

/** Creates the log of requests; those that cannot be written are counted. */
function createLog({ db }: ScopeSource, logger: Logger): RequestLog {
  const lost = counter('waypost_requests_not_logged_total');
  return createRequestLog(
    { insert: (requests) => insertLoggedRequests(db, requests), newId },
    (count, reason) => {
      lost({}, count);
      logger.warn({ err: reason, count }, 'failed to write to the request log');
    },
  );
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Returns what measures requests. Clients may send any method, which are counted as one. */
function countRequests(): (request: EndedRequest) => void {
  const observe = histogram('waypost_http_request_duration_seconds');
  return ({ method, status, ms }) =>
    observe(
      { method: METHODS.includes(method) ? method : 'other', status: `${Math.trunc(status / 100)}xx` },
      ms / 1_000,
    );
}

function pathOf(url: string): string {
  return new URL(url).pathname.replace(/\/$/, '');
}

const WAKE_INTERVAL_MS = 10;

/**
 * Returns a function to call after a commit that wrote to the outbox. It wakes the relay by NOTIFY, at most once in a
 * few milliseconds, outside any transaction. Failing is harmless: the relay also polls.
 */
function createRelayWaker(pool: pg.Pool, logger: Logger): () => void {
  let planned = false;
  return () => {
    if (planned) return;
    planned = true;
    setTimeout(() => {
      planned = false;
      pool
        .query(`notify ${OUTBOX_CHANNEL}`)
        .catch((error: unknown) => logger.debug({ err: error }, 'failed to wake the relay'));
    }, WAKE_INTERVAL_MS).unref();
  };
}
