/**
 * Goods that are not there, and days that fall out: where pieces are missed, dates that a shipper has promised, how
 * often a recipient was visited, parts of an order that come later, and days that are postponed.
 */
import type { Kysely } from 'kysely';
import { APP_ROLE, createIndex, run, systemTable, tenantTable, validate } from './support.js';

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
       add constraint orders_split_from foreign key (tenant_id, split_from) references orders not valid,
       add constraint orders_deliver check (deliver_from <= deliver_by) not valid;
     grant select (lost_since, misrouted_since) on orders to waypost_system;

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
       add constraint booking_requests_kind_check check (kind in ('booking', 'rebooking', 'postponed')) not valid,
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

export async function online(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'orders_lost', 'orders (tenant_id, id) where lost_since is not null');
  await createIndex(db, 'orders_misrouted', 'orders (tenant_id, id) where misrouted_since is not null');
  await createIndex(db, 'orders_by_origin', 'orders (tenant_id, split_from) where split_from is not null');
  await validate(db, 'orders', 'orders_split_from', 'orders_deliver');
  await validate(db, 'booking_requests', 'booking_requests_kind_check');
}
