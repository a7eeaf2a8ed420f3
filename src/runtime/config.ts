/**
 * The one place that reads the process's environment. `loadConfig` returns a nested, read-only object with everything
 * a process of Waypost needs, or throws an error that names each wrong variable. Beside a running `npm start` no
 * variable is needed: unset ones are taken from the note that the running instance left in its home folder (see
 * instance.ts).
 */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answeredAt } from '../domain/inbound-messages.js';
import { ConfigError, parseEnvironment } from './environment.js';
import type { Environment, RawEnvironment } from './environment.js';
import { readInstance } from '@waypost/dev-servers/instance';
import { type Role, secretsOf, withoutOthers } from './role-secrets.js';
import { refuseClearTemporal, sealedDatabaseUrl, temporalTls } from './sealed.js';

const MB = 1_000_000;

/** Groups of settings; secret values are never logged (the logger redacts them by name as well). */
export type Config = Readonly<ReturnType<typeof toConfig>>;

/**
 * Loads the configuration of a process that has a database. It holds only the secrets of this role, whatever else the
 * environment has.
 *
 * @param raw the environment; missing variables are taken from an instance running on the same WAYPOST_HOME
 * @throws {ConfigError} naming each variable that is wrong or missing
 */
export function loadConfig(
  role: 'api' | 'relay' | 'worker' | 'operator' | 'migrate',
  raw: RawEnvironment = process.env,
): Config {
  const { env, home } = environmentOf(role, raw);
  const secrets = secretsOf(role, env.WORKER_QUEUES);
  const keys = (['WAYPOST_MASTER_KEYS', 'WAYPOST_KEY_PEPPER'] as const).filter((name) => secrets.has(name));
  return toConfig(required(env, ['DATABASE_URL', 'TEMPORAL_ADDRESS', ...keys], home), home);
}

/**
 * Loads the configuration of a command that only queries Temporal.
 * @throws {ConfigError} naming each variable that is wrong or missing
 */
export function loadTemporalConfig(raw: RawEnvironment = process.env): Pick<Config, 'temporal' | 'buildId'> {
  const { env, home } = environmentOf('builds', raw);
  const temporal = temporalOf(required(env, ['TEMPORAL_ADDRESS'], home));
  return { temporal, buildId: env.WAYPOST_BUILD_ID };
}

/** Reads the environment of a process: beside `npm start` its note, and without the secrets of other roles. */
function environmentOf(role: Role, raw: RawEnvironment): { env: Environment; home: string } {
  const own = parseEnvironment(raw);
  const home = resolve(own.WAYPOST_HOME);
  const instance = own.DATABASE_URL === undefined ? readInstance(home) : undefined;
  const all = instance ? parseEnvironment({ ...instance.environment, ...withoutEmpty(raw) }) : own;
  const env: Environment = { ...all, ...withoutOthers(role, all.WORKER_QUEUES) };
  if (secretsOf(role).has('TEMPORAL_API_KEY')) refuseClearTemporal(env);
  return { env, home };
}

type Given<Name extends keyof Environment> = Environment & {
  readonly [N in Name]: NonNullable<Environment[N]>;
};

function required<Name extends keyof Environment>(
  env: Environment,
  names: readonly Name[],
  home: string,
): Given<Name> {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigError(
      missing.map((name) => `${name}: is not set, and no \`npm start\` is running on ${home}`),
    );
  }
  // Each of these was just found.
  return env as Given<Name>;
}

/** Only what the codec server needs: it has neither a database nor the product's secrets. */
export type CodecConfig = {
  readonly keys: readonly Buffer[];
  readonly token: string;
  /** The Temporal UI's origin. */
  readonly origin: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly logLevel: Environment['LOG_LEVEL'];
};

/**
 * Loads the configuration of the codec server.
 * @throws {ConfigError} naming each variable that is wrong or missing
 */
export function loadCodecConfig(raw: RawEnvironment = process.env): CodecConfig {
  const env = parseEnvironment(raw);
  const { TEMPORAL_CODEC_KEYS: keys, TEMPORAL_CODEC_TOKEN: token } = env;
  if (!keys || !token) {
    throw new ConfigError(
      Object.entries({ TEMPORAL_CODEC_KEYS: keys, TEMPORAL_CODEC_TOKEN: token })
        .filter(([, value]) => value === undefined)
        .map(([name]) => `${name}: is not set`),
    );
  }
  return {
    keys,
    token,
    port: env.TEMPORAL_CODEC_PORT,
    logLevel: env.LOG_LEVEL,
    host: env.HOST ?? '0.0.0.0',
    origin: env.TEMPORAL_UI_URL === undefined ? undefined : new URL(env.TEMPORAL_UI_URL).origin,
  };
}

/** Loads the environment as `npm start` sees it: databases and secrets may still be missing. */
export function loadEnvironment(raw: RawEnvironment = process.env): Environment {
  return parseEnvironment(raw);
}

/**
 * Returns the environment for a child process: this process's own with `changes` laid over it, without the secrets of
 * other roles than the child's.
 */
export function childEnvironment(changes: RawEnvironment, role?: Role): NodeJS.ProcessEnv {
  const env = { ...process.env, ...changes };
  return role === undefined ? env : { ...env, ...withoutOthers(role, parseEnvironment(env).WORKER_QUEUES) };
}

/** Returns whether an npm script started this process, so that its end is the end of that npm. */
export function startedByNpm(): boolean {
  return process.env.npm_lifecycle_event !== undefined;
}

function withoutEmpty(raw: RawEnvironment): RawEnvironment {
  return Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

/**
 * Returns the reply address of emails. It is derived from variables that both the API and workers have, so that their
 * emails agree.
 */
export function inboundAddress(
  env: Pick<Environment, 'INBOUND_EMAIL_ADDRESS' | 'INBOUND_EMAIL_AUTHSERV_ID' | 'EMAIL_FROM'>,
): string | undefined {
  if (env.INBOUND_EMAIL_ADDRESS !== undefined) return env.INBOUND_EMAIL_ADDRESS;
  return env.INBOUND_EMAIL_AUTHSERV_ID === undefined ? undefined : answeredAt(env.EMAIL_FROM);
}

function toConfig(env: Given<'DATABASE_URL' | 'TEMPORAL_ADDRESS'>, home: string) {
  const publicUrl = env.WAYPOST_PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const host = env.HOST ?? (env.WAYPOST_EMBEDDED ? '127.0.0.1' : '0.0.0.0');
  return {
    /** True in the children of `npm start`: development defaults hold, and demo.json may be written. */
    embedded: env.WAYPOST_EMBEDDED,
    home,
    brand: env.WAYPOST_BRAND,
    keyPrefix: env.WAYPOST_KEY_PREFIX,
    logLevel: env.LOG_LEVEL,
    http: {
      port: env.PORT,
      host,
      /** Addresses and networks of the proxies whose X-Forwarded-For is believed. */
      trustProxy: env.WAYPOST_TRUST_PROXY,
      /** Requests a minute of a courier, of all its keys together. */
      courierRequests: env.WAYPOST_COURIER_REQUESTS,
      /** Bytes of bodies in memory, and of files on the disk in the folder `spool`. */
      bodyBytes: env.WAYPOST_BODY_MB * MB,
      spoolBytes: env.WAYPOST_SPOOL_MB * MB,
      spool: env.WAYPOST_SPOOL_DIR ?? tmpdir(),
      /** Base URLs without a trailing slash. */
      publicUrl,
      liveBaseUrl: env.WAYPOST_LIVE_BASE_URL ?? `${publicUrl}/admin/v1`,
      sandboxBaseUrl: env.WAYPOST_SANDBOX_BASE_URL ?? `${publicUrl}/sandbox/admin/v1`,
    },
    /** Port of the process's health page; undefined for none. */
    health: env.WAYPOST_HEALTH_PORT === undefined ? undefined : { port: env.WAYPOST_HEALTH_PORT, host },
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && !env.OTEL_SDK_DISABLED,
    buildId: env.WAYPOST_BUILD_ID,
    database: {
      url: sealedDatabaseUrl(env.DATABASE_URL, env),
      poolSize: env.DATABASE_POOL_SIZE,
      checkoutMs: env.DATABASE_CHECKOUT_MS,
      silenceMs: env.DATABASE_SILENCE_MS,
      statementMs: env.DATABASE_STATEMENT_MS,
      lockMs: env.DATABASE_LOCK_MS,
    },
    temporal: temporalOf(env),
    /** AES-256 keys: the first encrypts, all decrypt. Undefined in processes that do without. */
    secrets: { masterKeys: env.WAYPOST_MASTER_KEYS, keyPepper: env.WAYPOST_KEY_PEPPER },
    webhooks: {
      allowLoopback: env.WAYPOST_ALLOW_LOOPBACK_WEBHOOKS ?? env.WAYPOST_EMBEDDED,
      proxy: env.WEBHOOK_PROXY_URL === undefined ? undefined : new URL(env.WEBHOOK_PROXY_URL),
      perEndpoint: env.WAYPOST_WEBHOOKS_PER_ENDPOINT,
      eventsKeptDays: env.WAYPOST_EVENTS_KEPT_DAYS,
    },
    email: {
      smtpUrl: env.SMTP_URL,
      from: env.EMAIL_FROM,
      /** Where emails of couriers without their own address are answered; undefined for nowhere. */
      inboundAddress: inboundAddress(env),
      /** Undefined if no email is accepted. */
      inboundSecret: env.INBOUND_EMAIL_SECRET,
      /** The mail server whose verdicts on forwarded email count; undefined if none is trusted. */
      inboundAuthservId: env.INBOUND_EMAIL_AUTHSERV_ID,
    },
    sms: {
      provider: env.SMS_PROVIDER,
      baseUrl: env.SMS_BASE_URL,
      accountSid: env.SMS_ACCOUNT_SID,
      authToken: env.SMS_AUTH_TOKEN,
      from: env.SMS_FROM,
      /** Where the provider reports delivery; undefined without a public URL that it could reach. */
      statusCallbackUrl:
        env.WAYPOST_PUBLIC_URL === undefined ? undefined : `${env.WAYPOST_PUBLIC_URL}/inbound/sms/status`,
    },
    texts: {
      countries: env.SMS_COUNTRIES,
      perDay: env.SMS_PER_DAY,
      perRecipient: env.SMS_PER_RECIPIENT,
    },
    geocoder: { kind: env.GEOCODER, baseUrl: env.GEOCODER_BASE_URL, key: env.GEOCODER_KEY },
    planMaxStops: env.PLAN_MAX_STOPS,
    consoleIdleHours: env.WAYPOST_CONSOLE_IDLE_HOURS,
    travelTime: {
      osrmBaseUrl: env.OSRM_BASE_URL,
      valhallaBaseUrl: env.VALHALLA_BASE_URL,
      valhallaCosting: env.VALHALLA_COSTING,
      placesPerRequest: env.ROADS_PLACES_PER_REQUEST,
      requestsAtOnce: env.ROADS_REQUESTS_AT_ONCE,
    },
    console: {
      /** Map tiles of another server; null: those of `mapFile`, which need not be there. */
      tiles:
        env.WAYPOST_TILES_URL === undefined
          ? null
          : { url: env.WAYPOST_TILES_URL, attribution: env.WAYPOST_TILES_ATTRIBUTION ?? '' },
      mapFile: mapFileOf(env),
      mapAttribution: env.WAYPOST_TILES_ATTRIBUTION ?? '© OpenStreetMap contributors',
    },
    relay: {
      reconcileSeconds: env.WAYPOST_RECONCILE_SECONDS,
      reconcileCalls: env.WAYPOST_RECONCILE_CALLS,
      attentionSeconds: env.WAYPOST_ATTENTION_SECONDS,
      /** Jobs, imports and deliveries end on the build that began them. */
      pinBuilds: env.WAYPOST_PIN_BUILDS,
    },
    worker: {
      queues: env.WORKER_QUEUES,
      /** All tasks go to its build as it starts. */
      promotes: env.WAYPOST_PROMOTE,
      solverThreads: env.SOLVER_THREADS,
      importsAtOnce: env.WAYPOST_IMPORTS_AT_ONCE,
      /** Limits of this worker for each channel's provider. */
      sending: {
        sms: { atOnce: env.SMS_AT_ONCE, perSecond: env.SMS_PER_SECOND },
        email: { atOnce: env.EMAIL_AT_ONCE, perSecond: env.EMAIL_PER_SECOND },
      },
    },
  };
}

function temporalOf(env: Given<'TEMPORAL_ADDRESS'>) {
  return {
    address: env.TEMPORAL_ADDRESS,
    namespace: env.TEMPORAL_NAMESPACE,
    apiKey: env.TEMPORAL_API_KEY,
    /** The file that holds it instead. */
    apiKeyPath: env.TEMPORAL_API_KEY_PATH,
    ...temporalTls(env),
    /** AES-256 keys for what Temporal stores: the first encrypts, all decrypt. Undefined: it is stored in clear. */
    codecKeys: env.TEMPORAL_CODEC_KEYS,
    uiUrl: env.TEMPORAL_UI_URL,
  };
}

/** Returns the PMTiles file of the map, whether it is there or not. */
export function mapFileOf(env: Environment): string {
  return resolve(env.WAYPOST_MAP_TILES ?? join(env.WAYPOST_HOME, 'map.pmtiles'));
}
