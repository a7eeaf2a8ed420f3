/**
 * The SQL that most migrations share: the two roles, and who may do what to a table or call a function. Each helper
 * returns statements to stand right behind the table or function that they are about.
 */
import { type Kysely, sql } from 'kysely';

/**
 * The role of the API and the activities. It owns nothing, and sees the rows of one tenant: the one that the
 * transaction has set as `waypost.tenant_id`. Without it, it sees no row at all.
 */
export const APP_ROLE = 'waypost_app';

/** The role of the relay and of housekeeping. It sees every tenant's rows of the few tables granted to it. */
export const SYSTEM_ROLE = 'waypost_system';

/** Runs several SQL statements, as written. */
export async function run(db: Kysely<unknown>, statements: string): Promise<void> {
  await sql.raw(statements).execute(db);
}

/**
 * Creates an index while rows go on being written, and waits for as long as that takes: it holds nobody up. For
 * `online`, on a table that an earlier migration made. One that was interrupted has left an index that is not valid,
 * and is done again.
 *
 * @param on the table, columns and conditions: `orders (tenant_id, id) where …`
 */
export async function createIndex(
  db: Kysely<unknown>,
  name: string,
  on: string,
  kind: 'index' | 'unique index' = 'index',
): Promise<void> {
  await db.connection().execute(async (session) => {
    const { rows } = await sql`
      select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(session);
    await run(session, 'set lock_timeout = 0');
    try {
      if (rows.length > 0) await run(session, `drop index concurrently ${name}`);
      await run(session, `create ${kind} concurrently if not exists ${name} on ${on}`);
    } finally {
      await run(session, 'reset lock_timeout');
    }
  });
}

/** Checks rows against a constraint that was added `not valid`, while they go on being written. For `online`. */
export async function validate(db: Kysely<unknown>, table: string, ...constraints: string[]): Promise<void> {
  for (const name of constraints) await run(db, `alter table ${table} validate constraint ${name}`);
}

/**
 * Puts a table under row-level security by the column that holds the tenant's id, and grants it to the application's
 * role.
 */
export function tenantTable(
  table: string,
  privileges = 'select, insert, update, delete',
  column = 'tenant_id',
): string {
  return `
    alter table ${table} enable row level security;
    create policy of_tenant on ${table} to ${APP_ROLE}
      using (${column} = current_setting('waypost.tenant_id', true))
      with check (${column} = current_setting('waypost.tenant_id', true));
    grant ${privileges} on ${table} to ${APP_ROLE};`;
}

/** Opens the rows of all tenants to the system role, with the given privileges only. */
export function systemTable(table: string, privileges: string): string {
  return `
    create policy of_system on ${table} to ${SYSTEM_ROLE} using (true) with check (true);
    grant ${privileges} on ${table} to ${SYSTEM_ROLE};`;
}

/**
 * Lets only the application's role call a function. For functions that run with their owner's rights, and so see the
 * rows of every tenant.
 *
 * @param signature the function's name and the types of its arguments
 */
export function appFunction(signature: string): string {
  return `
    revoke all on function ${signature} from public;
    grant execute on function ${signature} to ${APP_ROLE};`;
}
