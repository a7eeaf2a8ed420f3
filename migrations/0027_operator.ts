/** What operators have: keys of their own, and the rows of failed imports, kept for a while to be gone on with. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE, systemTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Of no tenant; only the database's owner sees them, by which the operators' API runs.
     create table operator_keys (
       id text primary key,
       -- Who acts by it, as the audit log has it.
       operator text not null,
       digest text not null unique,
       last_four text not null,
       created_at timestamptz not null,
       last_used_at timestamptz,
       revoked_at timestamptz
     );

     create index imports_failed on imports (finished_at) where status = 'failed';
     grant select (finished_at) on imports to ${SYSTEM_ROLE};`,
  );
  await systemTable(db, 'import_rows', 'select, delete');
}
