/**
 * The erasure of a person's data. Under its own role the application changes neither events nor the audit log: these
 * functions change them, in the tenant that the transaction has set, and only to take a person out of them.
 */
import type { Kysely } from 'kysely';
import { appFunction, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create function erase_from_event(event text, without_person json) returns void
       language sql security definer set search_path = pg_catalog, public as $$
         update events set data = without_person
         where tenant_id = current_setting('waypost.tenant_id', true) and id = event
       $$;
     ${appFunction('erase_from_event(text, json)')}

     -- Recipients have no account: their address says where they are. Of everybody else it says who acted.
     create function erase_audit_details(subjects text[]) returns void
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
     ${appFunction('erase_audit_mentions(text, text)')}

     -- Which of these photos an order besides those erased names as well. With its owner's rights because row-level
     -- security keeps the application from using the indexes for it.
     create function photos_of_others(photos text[], orders_erased text[]) returns setof text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select photo from unnest(photos) as photo
         where exists (
             select from scans s join pieces p on p.tenant_id = s.tenant_id and p.id = s.piece
             where s.tenant_id = current_setting('waypost.tenant_id', true) and s.photo_ids ?| array[photo]
               and p.order_id <> all(orders_erased))
           or exists (
             select from stops
             where tenant_id = current_setting('waypost.tenant_id', true) and proof -> 'photo_ids' ?| array[photo]
               and order_id <> all(orders_erased))
       $$;
     ${appFunction('photos_of_others(text[], text[])')}`,
  );
}
