/** What the erasure of people's data needs: where it is marked, found by age, and allowed to reach what else nobody changes. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table orders add column erased_at timestamptz;
     alter table order_states add column erased_at timestamptz;
     create index order_states_to_erase on order_states (tenant_id, updated_at)
       where erased_at is null and status in ('delivered', 'cancelled', 'returned');
     create or replace function keep_order_state() returns trigger
       language plpgsql security definer set search_path = pg_catalog, public as $$
         declare
           now_visible timestamptz := greatest(new.updated_at, begin_commit(new.tenant_id));
         begin
           if tg_op = 'INSERT' then
             insert into order_states (tenant_id, id, status, created_at, updated_at, changed_at, erased_at)
             values (new.tenant_id, new.id, new.status, new.created_at, new.updated_at, now_visible, new.erased_at);
           else
             update order_states
             set status = new.status, created_at = new.created_at, updated_at = new.updated_at, changed_at = now_visible,
               erased_at = new.erased_at
             where tenant_id = new.tenant_id and id = new.id;
           end if;
           return null;
         end
       $$;

     -- Which photos are named, few rows have any.
     create index scans_with_photos on scans using gin (photo_ids) where photo_ids is not null;
     create index stops_with_photos on stops using gin ((proof -> 'photo_ids')) where proof is not null;

     -- Addresses are those of the orders: a finished job no longer has them.
     update jobs set result = jsonb_set(result, '{routes}', (
       select coalesce(jsonb_agg(
         case when jsonb_typeof(route -> 'stops') <> 'array' then route else jsonb_set(route, '{stops}', (
           select coalesce(jsonb_agg(stop - 'address' order by at), '[]')
           from jsonb_array_elements(route -> 'stops') with ordinality as stops (stop, at))) end
         order by place), '[]')
       from jsonb_array_elements(result -> 'routes') with ordinality as routes (route, place)))
     where jsonb_typeof(result -> 'routes') = 'array';

     -- Under its own role the application changes neither events nor the audit log, but to take a person out of them.
     create function erase_from_event(event text, without_person json) returns void
       language sql security definer set search_path = pg_catalog, public as $$
         update events set data = without_person
         where tenant_id = current_setting('waypost.tenant_id', true) and id = event
       $$;
     create function erase_audit_details(subjects text[]) returns void
       language sql security definer set search_path = pg_catalog, public as $$
         update audit_log set detail = null
         where tenant_id = current_setting('waypost.tenant_id', true) and subject = any(subjects) and detail is not null
       $$;
     -- Row-level security keeps the application from indices of this kind.
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
     revoke all on function erase_from_event(text, json), erase_audit_details(text[]), photos_of_others(text[], text[])
       from public;
     grant execute on function erase_from_event(text, json), erase_audit_details(text[]), photos_of_others(text[], text[])
       to ${APP_ROLE};`,
  );
}
