/**
 * A separate log-in for each process. It owns and inherits nothing and may act only under the roles that the process
 * needs, so `set role none` leaves it without rights. The compose file creates the same ones.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * The roles that each log-in may act under. The operator's has the rights of `waypost_admin` without acting under it.
 */
const MAY_ACT_AS = {
  api: ['waypost_app'],
  relay: ['waypost_system'],
  worker: ['waypost_app', 'waypost_system'],
  operator: ['waypost_app'],
} as const;

export type LogIn = keyof typeof MAY_ACT_AS;
export type LogInUrls = Readonly<Record<LogIn, string>>;

const LOG_INS = Object.keys(MAY_ACT_AS) as LogIn[];

/**
 * Creates the log-ins of a server of which this process is the superuser, or gives those that are there new passwords.
 * The schema must be migrated, which creates the roles.
 *
 * @param databaseUrl as superuser
 * @param prefix of the log-ins' names
 * @returns the database's URL for each
 */
export async function ensureLogIns(databaseUrl: string, prefix = 'waypost'): Promise<LogInUrls> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A lost connection fails the query that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  const urls: Partial<Record<LogIn, string>> = {};
  try {
    for (const logIn of LOG_INS) {
      const name = `${prefix}_${logIn}`;
      const password = randomBytes(24).toString('hex');
      const role = client.escapeIdentifier(name);
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
      if (rowCount === 0) await client.query(`create role ${role}`);
      await client.query(
        `alter role ${role} login noinherit nosuperuser nocreatedb nocreaterole nobypassrls noreplication
         password ${client.escapeLiteral(password)}`,
      );
      for (const act of MAY_ACT_AS[logIn]) {
        await client.query(`grant ${act} to ${role} with inherit false, set true`);
      }
      if (logIn === 'operator') await client.query(`grant waypost_admin to ${role} with inherit true`);
      urls[logIn] = Object.assign(new URL(databaseUrl), { username: name, password }).href;
    }
  } finally {
    await client.end();
  }
  // Each was made above.
  return urls as LogInUrls;
}
