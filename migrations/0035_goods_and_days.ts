/**
 * Goods that are not there, and days that fall out: where pieces are missed, dates that a shipper has promised, how
 * often a recipient was visited, parts of an order that come later, and days that are postponed.
 */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table orders
       -- Since when pieces of it are missing or damaged, and since when some stand at another depot; null: none.
       add column lost_since timestamptz,
       add column misrouted_since timestamptz,
       -- It is delivered on these days, both included.
       add column deliver_from date,
       add column deliver_by date,
       -- Visits that were completed or failed.
       add column attempts integer not null default 0,
       -- The order that it was a part of.
       add column split_from text,
       add constraint orders_split_from foreign key (tenant_id, split_from) references orders,
       add constraint orders_deliver check (deliver_from <= deliver_by);
     create index orders_lost on orders (tenant_id, id) where lost_since is not null;
     create index orders_misrouted on orders (tenant_id, id) where misrouted_since is not null;
     create index orders_by_origin on orders (tenant_id, split_from) where split_from is not null;
     grant select (lost_since, misrouted_since) on orders to waypost_system;
     alter table orders disable trigger keep_order_state;
     update orders o set attempts = visits.made
     from (select tenant_id, order_id, count(*) as made from stops
       where status in ('completed', 'failed') group by tenant_id, order_id) visits
     where (visits.tenant_id, visits.order_id) = (o.tenant_id, o.id);
     alter table orders enable trigger keep_order_state;

     alter table tenants
       add column goods_not_in text not null default 'warn' check (goods_not_in in ('warn', 'leave_out')),
       -- Null: every reason.
       add column rebook_on text[],
       -- Null: any number.
       add column max_attempts integer check (max_attempts > 0);
     grant update (goods_not_in, rebook_on, max_attempts) on tenants to ${APP_ROLE};

     alter table depots add column bank_holidays text
       check (bank_holidays in ('england_and_wales', 'scotland', 'northern_ireland'));

     alter table booking_requests
       drop constraint booking_requests_kind_check,
       add constraint booking_requests_kind_check check (kind in ('booking', 'rebooking', 'postponed')),
       -- Of a visit that was called off: its day, and why, in the office's words.
       add column postponed_date date,
       add column reason text;

     -- Days that are called off: what is left to do stands in the rows of their orders.
     create table postponements (
       tenant_id text not null references tenants,
       id text not null,
       depot text not null,
       date date not null,
       reason text,
       offer_from date not null,
       dry_run boolean not null,
       status text not null check (status in ('queued', 'running', 'succeeded', 'failed')),
       orders_total integer not null,
       result jsonb not null,
       error jsonb,
       created_at timestamptz not null,
       finished_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots
     );
     create index postponements_unfinished on postponements (id) where status in ('queued', 'running');
     ${tenantTable('postponements')}
     ${systemTable('postponements', 'select (tenant_id, id, depot, date, status, created_at)')}`,
  );
}
