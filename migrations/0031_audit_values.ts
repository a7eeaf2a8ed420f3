/** The audit log keeps what a change replaced and by what, and from which address it came. */
import type { Kysely } from 'kysely';
import { appFunction, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table audit_log add column changes jsonb, add column address text;

     -- Recipients have no account: their address says where they are. Of everybody else it says who acted.
     create or replace function erase_audit_details(subjects text[]) returns void
       language sql security definer set search_path = pg_catalog, public as $$
         update audit_log
         set detail = null, changes = null, address = case when actor = 'recipient' then null else address end
         where tenant_id = current_setting('waypost.tenant_id', true) and subject = any(subjects)
           and (detail is not null or changes is not null or actor = 'recipient')
       $$;
     ${appFunction('erase_audit_details(text[])')}

     create function erase_audit_mentions(of_subject text, said text) returns void
       language sql security definer set search_path = pg_catalog, public as $$
         update audit_log set detail = null, changes = null
         where tenant_id = current_setting('waypost.tenant_id', true) and subject = of_subject
           and position(said in concat(detail, changes::text)) > 0
       $$;
     ${appFunction('erase_audit_mentions(text, text)')}`,
  );
}
