/** News that nobody has to ask for: of a day's visits to recipients, and of what went wrong to shippers. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenants add column notify_recipients text[] not null default '{}'
       check (notify_recipients <@ array['next_stop', 'delivered']);
     grant update (notify_recipients) on tenants to ${APP_ROLE};

     alter table shippers
       -- Types of events that are told at the contact's address: each as it happens, or all of a day in one email.
       add column notify_events text[] not null default '{}',
       add column notify_daily boolean not null default false;

     -- What a shipper is still to be told, or was told by the message with the key.
     create table shipper_news (
       tenant_id text not null references tenants,
       event text not null,
       shipper text not null,
       order_id text not null,
       type text not null,
       -- A code of the product, such as a visit's reason of failure; never a person's words.
       reason text,
       at timestamptz not null,
       message_key text,
       primary key (tenant_id, event),
       foreign key (tenant_id, shipper) references shippers,
       foreign key (tenant_id, order_id) references orders
     );
     create index shipper_news_untold on shipper_news (tenant_id, shipper, at) where message_key is null;
     create index shipper_news_by_time on shipper_news (at);
     create index shipper_news_of_order on shipper_news (tenant_id, order_id);
     ${tenantTable('shipper_news', 'select, insert, update')}
     ${systemTable('shipper_news', 'select, delete')}`,
  );
}
