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
