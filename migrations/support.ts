/**
 * What every migration needs: a table that belongs to tenants gets row-level security under the application's role.
 * The role owns nothing; without the tenant variable set it sees no row at all.
 */
import { type Kysely, sql } from 'kysely';

/** The role under which the API and the activities run: sees the rows of one tenant, the one that `withScope` set. */
export const APP_ROLE = 'waypost_app';

/** The role of the relay and of housekeeping: sees every tenant's rows of the few tables granted to it. */
export const SYSTEM_ROLE = 'waypost_system';

/** Runs several SQL statements, as written. */
export async function run(db: Kysely<unknown>, statements: string): Promise<void> {
  await sql.raw(statements).execute(db);
}

/** Puts tables under row-level security by `column` (the tenant's id) and grants them to the application's role. */
export async function tenantTables(
  db: Kysely<unknown>,
  tables: readonly string[],
  column = 'tenant_id',
): Promise<void> {
  for (const table of tables) {
    await run(
      db,
      `alter table ${table} enable row level security;
       create policy of_tenant on ${table} to ${APP_ROLE}
         using (${column} = current_setting('waypost.tenant_id', true))
         with check (${column} = current_setting('waypost.tenant_id', true));
       grant select, insert, update, delete on ${table} to ${APP_ROLE};`,
    );
  }
}

/** Lets the system role at the rows of all tenants, with the given privileges only. */
export async function systemTable(db: Kysely<unknown>, table: string, privileges: string): Promise<void> {
  await run(
    db,
    `create policy of_system on ${table} to ${SYSTEM_ROLE} using (true) with check (true);
     grant ${privileges} on ${table} to ${SYSTEM_ROLE};`,
  );
}
