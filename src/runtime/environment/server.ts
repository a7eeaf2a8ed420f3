/** Variables of Waypost itself: where the API is reached, its database, keys, and what each process does. */
import { z } from 'zod';
import { TASK_QUEUES } from '../../contracts/workflows.js';
import { availableCores } from '../container-limits.js';
import { plainNetwork } from '../visitor-network.js';
import { flag, httpUrl, listOf, milliseconds, notes, port, secretKey, text } from './values.js';

const HTTP = 'HTTP';

/** A larger network is refused: it could include visitors. */
const MAX_NETWORK_BITS = 8;

const proxies = z.string().transform((value, context) => {
  const network = plainNetwork(value);
  const [, bits] = network?.split('/') ?? [];
  if (network !== null && Number(bits ?? Infinity) >= MAX_NETWORK_BITS) return network;
  context.addIssue({
    code: 'custom',
    message: `must be addresses and networks, none larger than /${MAX_NETWORK_BITS}: such as 10.0.0.7 or 10.0.0.0/8`,
  });
  return z.NEVER;
});

export const httpVariables = {
  PORT: port.default(8080).register(notes, { group: HTTP, about: 'Port of the API.' }),
  HOST: text.optional().register(notes, {
    group: HTTP,
    about: 'Address the API listens on.',
    fallback: '127.0.0.1 under `npm start`, 0.0.0.0 otherwise',
  }),
  WAYPOST_PUBLIC_URL: httpUrl.optional().register(notes, {
    group: HTTP,
    about: 'Public URL of this server for browsers and recipients, without a path.',
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
  WAYPOST_TRUST_PROXY: listOf(proxies).default([]).register(notes, {
    group: HTTP,
    about:
      'Proxies whose X-Forwarded-For is trusted: addresses and networks such as 10.0.0.0/8, separated by commas; none larger than /8.',
    fallback: 'none: the address that connects is the visitor’s',
  }),
  WAYPOST_CONSOLE_IDLE_HOURS: z.coerce.number().int().min(1).max(336).default(72).register(notes, {
    group: HTTP,
    about: 'Idle hours after which a console session ends; it always ends after 14 days.',
  }),
  WAYPOST_COURIER_REQUESTS: z.coerce.number().int().min(300).max(1_000_000).default(12_000).register(notes, {
    group: HTTP,
    about: 'Requests per minute for all keys and sessions of a courier, per API process.',
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
};

const DATA = 'Data';

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be postgres://user:password@host/database',
});

export const dataVariables = {
  WAYPOST_HOME: text.default('.waypost').register(notes, {
    group: DATA,
    about: 'Folder for the embedded PostgreSQL and Temporal, their secrets and logs, and caches.',
  }),
  DATABASE_URL: databaseUrl.optional().register(notes, {
    group: DATA,
    about: 'PostgreSQL 18: postgres://user:password@host:port/database.',
    fallback: 'an embedded server under `npm start`',
    secret: true,
  }),
  PGSSLMODE: z.enum(['disable', 'verify-full', 'no-verify']).optional().register(notes, {
    group: DATA,
    about:
      'Whether to connect to PostgreSQL with TLS: disable, verify-full or no-verify. Also as `sslmode` in DATABASE_URL.',
    fallback: 'verify-full with one of the files below; must be set for another machine',
  }),
  PGSSLROOTCERT: text.optional().register(notes, {
    group: DATA,
    about: 'File with the CA certificates (PEM) for PostgreSQL; read for each new connection.',
    fallback: "the platform's",
  }),
  PGSSLCERT: text.optional().register(notes, {
    group: DATA,
    about: "File with this process's certificate (PEM) for PostgreSQL; read for each new connection.",
    fallback: 'none',
  }),
  PGSSLKEY: text
    .optional()
    .register(notes, { group: DATA, about: 'File with its key (PEM).', fallback: 'none' }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(10).register(notes, {
    group: DATA,
    about: 'Pool size of an API or a worker; operations.md lists the other connections.',
  }),
  DATABASE_CHECKOUT_MS: milliseconds.default(5_000).register(notes, {
    group: DATA,
    about: 'How long a request or an activity waits for a connection, free or new, in milliseconds.',
  }),
  DATABASE_SILENCE_MS: milliseconds.default(2_500).register(notes, {
    group: DATA,
    about:
      'Milliseconds for which queries on every connection can stay unanswered before the server counts as frozen.',
  }),
  DATABASE_STATEMENT_MS: milliseconds
    .default(60_000)
    .register(notes, { group: DATA, about: 'Statement timeout, in milliseconds.' }),
  DATABASE_LOCK_MS: milliseconds
    .default(10_000)
    .register(notes, { group: DATA, about: 'Lock timeout of a statement, in milliseconds.' }),
  WAYPOST_EVENTS_KEPT_DAYS: z.coerce.number().int().min(30).max(36_500).default(30).register(notes, {
    group: DATA,
    about:
      'Days for which events, their deliveries and attempts are kept; at least the 30 promised to clients.',
  }),
  WAYPOST_PG_PORT: port.optional().register(notes, {
    group: DATA,
    about: 'Port of the embedded PostgreSQL.',
    fallback: 'a free port',
  }),
};

const SECRETS = 'Secrets';

export const secretsVariables = {
  WAYPOST_MASTER_KEYS: listOf(secretKey).optional().register(notes, {
    group: SECRETS,
    about:
      'Keys that encrypt secrets at rest: 32 bytes in base64 each, separated by commas. The first encrypts; all decrypt.',
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
    about: 'Whether to allow webhook endpoints on the loopback. For development only.',
    fallback: 'true under `npm start`, false otherwise',
  }),
  WEBHOOK_PROXY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(notes, {
      group: SECRETS,
      about:
        'HTTP proxy for webhooks, so that they come from a fixed address: http://user:password@host:port.',
      fallback: 'sent directly',
      secret: true,
    }),
};

const PROCESSES = 'Processes';

export const processesVariables = {
  WORKER_QUEUES: listOf(z.enum(Object.values(TASK_QUEUES)))
    .default(['main', 'solver', 'webhooks'])
    .register(notes, {
      group: PROCESSES,
      about:
        'Task queues a worker serves: main, solver, webhooks. A worker of main also serves texts, mail and imports, which can also have their own workers.',
      fallback: 'main,solver,webhooks',
    }),
  WAYPOST_RECONCILE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60).register(notes, {
    group: PROCESSES,
    about: "Seconds between a relay's checks for work whose workflow is gone.",
  }),
  WAYPOST_RECONCILE_CALLS: z.coerce.number().int().min(1).max(1_000).default(50).register(notes, {
    group: PROCESSES,
    about: 'Maximum single workflows that a relay looks up or ends per second in these checks.',
  }),
  WAYPOST_ATTENTION_SECONDS: z.coerce.number().int().min(1).max(86_400).default(900).register(notes, {
    group: PROCESSES,
    about:
      'Seconds a step may keep failing for transient reasons before it needs attention. Set it for relays and workers.',
  }),
  WAYPOST_IMPORTS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(4).register(notes, {
    group: PROCESSES,
    about: 'Maximum concurrent imports of a worker; each uses a database connection.',
  }),
  SOLVER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .default(Math.max(1, availableCores() - 1))
    .register(notes, {
      group: PROCESSES,
      about: 'Threads of a solver worker. A single job uses all of them; several jobs share them.',
      fallback: 'cores of the container - 1, at least 1',
    }),
  WAYPOST_WEBHOOKS_PER_ENDPOINT: z.coerce.number().int().min(1).max(100).default(8).register(notes, {
    group: PROCESSES,
    about: 'Maximum deliveries that a worker has in flight to one webhook endpoint.',
  }),
  WAYPOST_HEALTH_PORT: port.optional().register(notes, {
    group: PROCESSES,
    about:
      'Port on which API, relay and worker answer /healthz, /readyz and /metrics; under `npm start` relay and worker take the next two.',
    fallback: 'they do not listen',
  }),
  WAYPOST_BUILD_ID: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/, 'must be letters, digits, dots, dashes and underscores')
    .optional()
    .register(notes, {
      group: PROCESSES,
      about: 'Name of this build in Temporal and in metrics. Set the same for all processes.',
      fallback: "the package's version and the commit",
    }),
  WAYPOST_PROMOTE: flag.default(false).register(notes, {
    group: PROCESSES,
    about:
      'Whether a starting worker routes all tasks to its build; otherwise `waypost workers promote` does.',
    fallback: 'true under `npm start`, false otherwise',
  }),
  WAYPOST_PIN_BUILDS: flag.default(false).register(notes, {
    group: PROCESSES,
    about:
      'Whether jobs, imports and deliveries end on the build that began them. Set it for relays, and only where workers of old builds keep running until these are drained.',
  }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .register(notes, { group: PROCESSES, about: 'Minimum level to log.' }),
  WAYPOST_EMBEDDED: flag.default(false).register(notes, {
    group: PROCESSES,
    about: 'Set by `npm start` for its children: development defaults hold.',
  }),
};
