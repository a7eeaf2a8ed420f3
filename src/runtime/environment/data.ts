/** Variables of PostgreSQL and the folder of data. */
import { z } from 'zod';
import { milliseconds, notes, port, text } from './values.js';

const GROUP = 'Data';

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be postgres://user:password@host/database',
});

export const dataVariables = {
  WAYPOST_HOME: text.default('.waypost').register(notes, {
    group: GROUP,
    about: 'Folder for the embedded PostgreSQL and Temporal, their secrets and logs, and caches.',
  }),
  DATABASE_URL: databaseUrl.optional().register(notes, {
    group: GROUP,
    about: 'PostgreSQL 18: postgres://user:password@host:port/database.',
    fallback: 'an embedded server under `npm start`',
    secret: true,
  }),
  PGSSLMODE: z.enum(['disable', 'verify-full', 'no-verify']).optional().register(notes, {
    group: GROUP,
    about:
      'Whether to connect to PostgreSQL with TLS: disable, verify-full or no-verify. Also as `sslmode` in DATABASE_URL.',
    fallback: 'verify-full with one of the files below; must be set for another machine',
  }),
  PGSSLROOTCERT: text.optional().register(notes, {
    group: GROUP,
    about: 'File with the CA certificates (PEM) for PostgreSQL; read for each new connection.',
    fallback: "the platform's",
  }),
  PGSSLCERT: text.optional().register(notes, {
    group: GROUP,
    about: "File with this process's certificate (PEM) for PostgreSQL; read for each new connection.",
    fallback: 'none',
  }),
  PGSSLKEY: text
    .optional()
    .register(notes, { group: GROUP, about: 'File with its key (PEM).', fallback: 'none' }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(10).register(notes, {
    group: GROUP,
    about: 'Pool size of an API or a worker; operations.md lists the other connections.',
  }),
  DATABASE_CHECKOUT_MS: milliseconds.default(5_000).register(notes, {
    group: GROUP,
    about: 'How long a request or an activity waits for a connection, free or new, in milliseconds.',
  }),
  DATABASE_SILENCE_MS: milliseconds.default(2_500).register(notes, {
    group: GROUP,
    about:
      'Milliseconds for which queries on every connection can stay unanswered before the server counts as frozen.',
  }),
  DATABASE_STATEMENT_MS: milliseconds
    .default(60_000)
    .register(notes, { group: GROUP, about: 'Statement timeout, in milliseconds.' }),
  DATABASE_LOCK_MS: milliseconds
    .default(10_000)
    .register(notes, { group: GROUP, about: 'Lock timeout of a statement, in milliseconds.' }),
  WAYPOST_EVENTS_KEPT_DAYS: z.coerce.number().int().min(30).max(36_500).default(30).register(notes, {
    group: GROUP,
    about:
      'Days for which events, their deliveries and attempts are kept; at least the 30 promised to clients.',
  }),
  WAYPOST_PG_PORT: port.optional().register(notes, {
    group: GROUP,
    about: 'Port of the embedded PostgreSQL.',
    fallback: 'a free port',
  }),
};
