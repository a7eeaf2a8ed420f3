/** Changes are found by when they became visible, so that what commits late is not skipped (docs/adr/0407). */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table order_states add column changed_at timestamptz;
     update order_states set changed_at = updated_at;
     alter table order_states alter column changed_at set not null;
     drop index order_states_by_update;
     create index order_states_by_change on order_states (tenant_id, changed_at);

     -- Who commits changes of a tenant holds this lock, shared, from the moment whose time they bear to the commit's end.
     create function begin_commit(tenant text) returns timestamptz language plpgsql as $$
       begin
         perform pg_advisory_xact_lock_shared(407, hashtext(tenant));
         return clock_timestamp();
       end
     $$;

     -- Who has held it alone knows that every change that bears an earlier time can be seen.
     create function visible_before(tenant text) returns timestamptz language plpgsql as $$
       begin
         perform pg_advisory_xact_lock(407, hashtext(tenant));
         return clock_timestamp();
       end
     $$;

     drop trigger order_states_inserted on orders;
     drop trigger order_states_updated on orders;
     drop function copy_order_states();
     create function keep_order_state() returns trigger
       language plpgsql security definer set search_path = pg_catalog, public as $$
         declare
           now_visible timestamptz := greatest(new.updated_at, begin_commit(new.tenant_id));
         begin
           if tg_op = 'INSERT' then
             insert into order_states (tenant_id, id, status, created_at, updated_at, changed_at)
             values (new.tenant_id, new.id, new.status, new.created_at, new.updated_at, now_visible);
           else
             update order_states
             set status = new.status, created_at = new.created_at, updated_at = new.updated_at, changed_at = now_visible
             where tenant_id = new.tenant_id and id = new.id;
           end if;
           return null;
         end
       $$;
     create constraint trigger keep_order_state after insert or update on orders
       deferrable initially deferred for each row execute function keep_order_state();

     create function date_event() returns trigger
       language plpgsql security definer set search_path = pg_catalog, public as $$
         begin
           update events set created_at = begin_commit(new.tenant_id)
           where tenant_id = new.tenant_id and id = new.id;
           return null;
         end
       $$;
     create constraint trigger date_event after insert on events
       deferrable initially deferred for each row execute function date_event();`,
  );
}
