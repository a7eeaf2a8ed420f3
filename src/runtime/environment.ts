/**
 * The environment variables Waypost reads, one entry each: how a value is checked, what it means and its default.
 * Pure: it is given the environment. `.env.example` and the README's table are printed from `describeEnvironment`, so
 * a variable is described here and nowhere else.
 */
import { availableParallelism } from 'node:os';
import { z } from 'zod';

type Note = {
  readonly group: string;
  readonly about: string;
  /** The value when the variable is not set, in words; read from the schema when it has a default. */
  readonly fallback?: string;
  readonly secret?: true;
};

const notes = z.registry<Note>();

const port = z.coerce.number().int().min(1).max(65_535);
const milliseconds = z.coerce.number().int().min(100).max(3_600_000);
const flag = z.stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no'] });
const text = z.string().trim().min(1);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** 32 random bytes in base64, the size of an AES-256 key and of the pepper of API key digests. */
const secretKey = z.string().transform((value, context) => {
  const bytes = Buffer.from(value.trim(), 'base64');
  if (bytes.length === 32) return bytes;
  context.addIssue({ code: 'custom', message: 'must be 32 bytes in base64 (openssl rand -base64 32)' });
  return z.NEVER;
});

/** Builds a comma-separated list whose every item satisfies `item`. */
function listOf<T extends z.ZodType<unknown, string>>(item: T) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).min(1));
}

/** The worker's task queues; a worker process serves one or more of them. */
const WORKER_QUEUES = ['main', 'solver', 'webhooks'] as const;

export type WorkerQueue = (typeof WORKER_QUEUES)[number];

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be postgres://user:password@host/database',
});
const hostAndPort = z.string().regex(/^[^\s/]+:\d{1,5}$/, 'must be host:port');

const HTTP = 'HTTP';
const DATA = 'Data';
const TEMPORAL = 'Temporal';
const SECRETS = 'Secrets';
const MESSAGES = 'Messages';
const MAPS = 'Maps';
const PROCESSES = 'Processes';

const environment = z.object({
  PORT: port.default(8080).register(notes, { group: HTTP, about: 'Port of the API.' }),
  HOST: text.optional().register(notes, {
    group: HTTP,
    about: 'Address the API listens on.',
    fallback: '127.0.0.1 under `npm start`, 0.0.0.0 otherwise',
  }),
  WAYPOST_PUBLIC_URL: httpUrl.optional().register(notes, {
    group: HTTP,
    about: 'Where browsers and recipients reach this server, without a path.',
    fallback: 'http://localhost:PORT',
  }),
  WAYPOST_LIVE_BASE_URL: httpUrl.optional().register(notes, {
    group: HTTP,
    about: 'Base URL of the live API; its host and path tell live requests from sandbox ones.',
    fallback: 'WAYPOST_PUBLIC_URL/admin/v1',
  }),
  WAYPOST_SANDBOX_BASE_URL: httpUrl.optional().register(notes, {
    group: HTTP,
    about: 'Base URL of the sandbox API.',
    fallback: 'WAYPOST_PUBLIC_URL/sandbox/admin/v1',
  }),
  WAYPOST_TRUST_PROXY: text.optional().register(notes, {
    group: HTTP,
    about:
      'Proxies whose X-Forwarded-For is trusted: a number of hops, or comma-separated addresses and subnets.',
    fallback: 'none',
  }),
  WAYPOST_COURIER_REQUESTS: z.coerce.number().int().min(300).max(1_000_000).default(12_000).register(notes, {
    group: HTTP,
    about: 'Requests a minute of all keys and sessions of one courier together, for each API process.',
  }),
  WAYPOST_BODY_MB: z.coerce.number().int().min(32).max(100_000).default(128).register(notes, {
    group: HTTP,
    about:
      'Megabytes of request bodies that an API process holds in memory; a courier gets a sixth. Half as many again for mail before its signature is checked.',
  }),
  WAYPOST_SPOOL_DIR: text.optional().register(notes, {
    group: HTTP,
    about: 'Folder, on a disk, of files that are being imported.',
    fallback: "the system's temporary folder",
  }),
  WAYPOST_SPOOL_MB: z.coerce.number().int().min(400).max(1_000_000).default(1_024).register(notes, {
    group: HTTP,
    about: 'Megabytes that an API process takes there; a courier gets half.',
  }),
  WAYPOST_BRAND: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'must be letters and digits')
    .default('Waypost')
    .register(notes, {
      group: HTTP,
      about: 'Brand in the header BRAND-Signature, in texts and on pages.',
    }),
  WAYPOST_KEY_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9]*$/, 'must be lower-case letters and digits')
    .default('wp')
    .register(notes, { group: HTTP, about: 'First part of API keys: wp_live_adm_….' }),

  WAYPOST_HOME: text.default('.waypost').register(notes, {
    group: DATA,
    about: 'Folder of the embedded PostgreSQL and Temporal, their secrets and logs, and of caches.',
  }),
  DATABASE_URL: databaseUrl.optional().register(notes, {
    group: DATA,
    about: 'PostgreSQL 18: postgres://user:password@host:port/database.',
    fallback: 'an embedded server under `npm start`',
    secret: true,
  }),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .default(10)
    .register(notes, { group: DATA, about: 'Most connections a process may hold.' }),
  DATABASE_CHECKOUT_MS: milliseconds.default(5_000).register(notes, {
    group: DATA,
    about: 'How long a request or an activity waits for a connection, free or new, in milliseconds.',
  }),
  DATABASE_SILENCE_MS: milliseconds.default(2_500).register(notes, {
    group: DATA,
    about:
      'A server that leaves queries unanswered on every connection for longer, in milliseconds, counts as frozen.',
  }),
  DATABASE_STATEMENT_MS: milliseconds
    .default(60_000)
    .register(notes, { group: DATA, about: 'How long one statement may take, in milliseconds.' }),
  DATABASE_LOCK_MS: milliseconds
    .default(10_000)
    .register(notes, { group: DATA, about: 'How long a statement may wait for a lock, in milliseconds.' }),
  WAYPOST_EVENTS_KEPT_DAYS: z.coerce.number().int().min(30).max(36_500).default(30).register(notes, {
    group: DATA,
    about:
      'Days for which events, their deliveries and attempts are kept; at least 30, which clients are promised.',
  }),
  WAYPOST_PG_PORT: port.optional().register(notes, {
    group: DATA,
    about: 'Port of the embedded PostgreSQL.',
    fallback: 'a free port',
  }),

  TEMPORAL_ADDRESS: hostAndPort.optional().register(notes, {
    group: TEMPORAL,
    about: 'Frontend of the Temporal cluster, host:port.',
    fallback: 'an embedded server under `npm start`',
  }),
  TEMPORAL_NAMESPACE: text.default('waypost').register(notes, { group: TEMPORAL, about: 'Namespace.' }),
  TEMPORAL_API_KEY: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'API key of a hosted cluster.',
    fallback: 'none',
    secret: true,
  }),
  TEMPORAL_TLS: flag.optional().register(notes, {
    group: TEMPORAL,
    about: 'Whether to connect with TLS.',
    fallback: 'true with an API key, else false',
  }),
  TEMPORAL_UI_URL: httpUrl.optional().register(notes, {
    group: TEMPORAL,
    about: 'Address of the Temporal UI, for links.',
    fallback: 'the embedded one under `npm start`',
  }),
  TEMPORAL_CLI_PATH: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'A `temporal` executable for the embedded server.',
    fallback: 'found or fetched',
  }),
  TEMPORAL_TEST_SERVER_PATH: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'A `temporal-test-server` executable for the tests.',
    fallback: 'found or fetched',
  }),
  WAYPOST_TEMPORAL_PORT: port.optional().register(notes, {
    group: TEMPORAL,
    about: 'Port of the embedded Temporal.',
    fallback: 'a free port',
  }),
  WAYPOST_TEMPORAL_UI_PORT: port.optional().register(notes, {
    group: TEMPORAL,
    about: 'Port of its UI.',
    fallback: 'a free port',
  }),

  WAYPOST_MASTER_KEYS: listOf(secretKey).optional().register(notes, {
    group: SECRETS,
    about:
      'Keys that encrypt secrets at rest: 32 bytes in base64 each, separated by commas. The first encrypts, all decrypt.',
    fallback: 'made in WAYPOST_HOME/master.key under `npm start`; required otherwise',
    secret: true,
  }),
  WAYPOST_KEY_PEPPER: secretKey.optional().register(notes, {
    group: SECRETS,
    about: 'Pepper of the digests of API keys: 32 bytes in base64. Changing it voids every key.',
    fallback: 'made in WAYPOST_HOME/key-pepper.key under `npm start`; required otherwise',
    secret: true,
  }),
  WAYPOST_ALLOW_LOOPBACK_WEBHOOKS: flag.optional().register(notes, {
    group: SECRETS,
    about: 'Whether webhook endpoints may be on the loopback. For development only.',
    fallback: 'true under `npm start`, false otherwise',
  }),

  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .register(notes, {
      group: MESSAGES,
      about: 'Mail server: smtp://user:password@host:port.',
      fallback: 'live email is off',
      secret: true,
    }),
  EMAIL_FROM: text.default('Waypost <no-reply@localhost>').register(notes, {
    group: MESSAGES,
    about: 'Sender of email.',
  }),
  INBOUND_EMAIL_SECRET: text.optional().register(notes, {
    group: MESSAGES,
    about: 'Secret that signs email forwarded to /inbound/email.',
    fallback: 'inbound email is off',
    secret: true,
  }),
  INBOUND_EMAIL_AUTHSERV_ID: text.optional().register(notes, {
    group: MESSAGES,
    about:
      'Name under which your mail server writes Authentication-Results (RFC 8601), such as mx.example.com.',
    fallback: 'forwarded email books nothing; a person decides',
  }),
  SMS_PROVIDER: text.default('twilio').register(notes, {
    group: MESSAGES,
    about:
      "Provider of texts, by its adapter's name; twilio also serves providers that speak Twilio's dialect.",
  }),
  SMS_BASE_URL: httpUrl.optional().register(notes, {
    group: MESSAGES,
    about: "The provider's base URL.",
    fallback: 'live texts are off',
  }),
  SMS_ACCOUNT_SID: text
    .optional()
    .register(notes, { group: MESSAGES, about: 'Account at the provider.', fallback: 'none' }),
  SMS_AUTH_TOKEN: text
    .optional()
    .register(notes, { group: MESSAGES, about: 'Its token.', fallback: 'none', secret: true }),
  SMS_FROM: text.optional().register(notes, {
    group: MESSAGES,
    about: 'Number or name that texts are sent from.',
    fallback: 'none',
  }),

  SMS_COUNTRIES: listOf(z.string().regex(/^[A-Z]{2}$/, 'must be two-letter country codes'))
    .default(['GB', 'IE'])
    .register(notes, {
      group: MESSAGES,
      about: 'Countries that live texts are sent to, as two-letter codes. Set it for workers.',
      fallback: 'GB,IE',
    }),
  SMS_PER_DAY: z.coerce.number().int().min(1).max(10_000_000).default(5_000).register(notes, {
    group: MESSAGES,
    about: 'Most live texts of a courier in 24 hours. Set it for workers.',
  }),
  SMS_PER_RECIPIENT: z.coerce.number().int().min(1).max(1_000).default(20).register(notes, {
    group: MESSAGES,
    about: 'Most live texts of a courier to one number in 24 hours. Set it for workers.',
  }),

  GEOCODER: z.enum(['offline', 'postcodes_io', 'nominatim', 'google']).default('offline').register(notes, {
    group: MAPS,
    about: 'Geocoder: offline, postcodes_io, nominatim or google.',
  }),
  GEOCODER_BASE_URL: httpUrl.optional().register(notes, {
    group: MAPS,
    about: 'Its base URL.',
    fallback: "the service's own",
  }),
  GEOCODER_KEY: text
    .optional()
    .register(notes, { group: MAPS, about: 'Its key.', fallback: 'none', secret: true }),
  OSRM_BASE_URL: httpUrl.optional().register(notes, {
    group: MAPS,
    about: 'OSRM server for travel times.',
    fallback: 'great-circle distances times a road factor',
  }),
  VALHALLA_BASE_URL: httpUrl.optional().register(notes, {
    group: MAPS,
    about: 'Valhalla server for travel times, if there is no OSRM.',
    fallback: 'none',
  }),
  VALHALLA_COSTING: z.enum(['auto', 'truck']).default('auto').register(notes, {
    group: MAPS,
    about: 'What Valhalla plans for: auto suits vans up to 3.5 t, truck larger ones.',
  }),
  ROADS_PLACES_PER_REQUEST: z.coerce.number().int().min(2).max(5_000).default(100).register(notes, {
    group: MAPS,
    about: 'Most places in one request to OSRM or Valhalla; half of it squared is the most trips.',
  }),
  ROADS_REQUESTS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(8).register(notes, {
    group: MAPS,
    about: 'Requests to OSRM or Valhalla at once, from each process.',
  }),

  PLAN_MAX_STOPS: z.coerce.number().int().min(1).max(20_000).default(5_000).register(notes, {
    group: MAPS,
    about:
      "Most orders of a depot's day that are planned at once; memory grows with their square. Set it for APIs and workers.",
  }),

  WAYPOST_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/;,'"]+\/[^\s;,'"]*$/, 'must be an address with {z}, {x} and {y}')
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must have {z}, {x} and {y}')
    .optional()
    .register(notes, {
      group: MAPS,
      about:
        'Map tiles of the console, such as https://{s}.tile.example/{z}/{x}/{y}.png; browsers fetch them.',
      fallback: 'a built-in base map drawn from postcodes',
    }),
  WAYPOST_TILES_ATTRIBUTION: text.optional().register(notes, {
    group: MAPS,
    about: 'Attribution that the map must show for its tiles.',
    fallback: 'nothing',
  }),

  WORKER_QUEUES: listOf(z.enum(WORKER_QUEUES))
    .default([...WORKER_QUEUES])
    .register(notes, {
      group: PROCESSES,
      about: 'Task queues a worker serves: main, solver, webhooks.',
      fallback: 'main,solver,webhooks',
    }),
  WAYPOST_RECONCILE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60).register(notes, {
    group: PROCESSES,
    about: 'How often a relay looks for work whose workflow is gone, in seconds.',
  }),
  WAYPOST_ATTENTION_SECONDS: z.coerce.number().int().min(1).max(86_400).default(900).register(notes, {
    group: PROCESSES,
    about:
      'Seconds a step may keep failing for transient reasons before it needs attention. Set it for relays and workers.',
  }),
  SOLVER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .default(Math.max(1, availableParallelism() - 1))
    .register(notes, {
      group: PROCESSES,
      about: 'Threads of a solver worker. One job gets all of them; several jobs share them.',
      fallback: 'cores - 1, at least 1',
    }),
  WAYPOST_WEBHOOKS_PER_ENDPOINT: z.coerce.number().int().min(1).max(100).default(8).register(notes, {
    group: PROCESSES,
    about: 'Most deliveries a worker has in flight to one webhook endpoint.',
  }),
  WAYPOST_HEALTH_PORT: port.optional().register(notes, {
    group: PROCESSES,
    about: 'Port on which API, relay and worker answer /healthz, /readyz and /metrics.',
    fallback: 'they do not listen',
  }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .register(notes, { group: PROCESSES, about: 'Least severe level that is logged.' }),
  WAYPOST_EMBEDDED: flag.default(false).register(notes, {
    group: PROCESSES,
    about: 'Set by `npm start` for its children: development defaults hold.',
  }),
});

export type Environment = z.output<typeof environment>;

/** What a process is started with: `process.env` or a part of it. */
export type RawEnvironment = Readonly<Record<string, string | undefined>>;

/** A configuration that cannot be used; the message names each bad variable and why, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Checks the variables by themselves; an empty value counts as not set, as container orchestrators pass unset
 * variables on as empty ones.
 * @throws {ConfigError} naming every variable that is wrong, not just the first
 */
export function parseEnvironment(raw: RawEnvironment): Environment {
  const given = Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
}

export type VariableDescription = {
  readonly name: string;
  readonly group: string;
  readonly about: string;
  /** The value when it is not set, in words or as the value. */
  readonly fallback: string;
  /** The default as it would be written, if it is a plain value. */
  readonly written: string | undefined;
  readonly secret: boolean;
};

/** Lists every variable with its meaning and default, in the order of this file. */
export function describeEnvironment(): readonly VariableDescription[] {
  return Object.entries(environment.shape).map(([name, schema]) => {
    const note = notes.get(schema);
    if (!note) throw new Error(`${name} is not described.`);
    const plain = schema instanceof z.ZodDefault && note.fallback === undefined;
    const written = plain ? String(schema.def.defaultValue) : undefined;
    return {
      name,
      group: note.group,
      about: note.about,
      fallback: note.fallback ?? written ?? 'none',
      written,
      secret: note.secret ?? false,
    };
  });
}
