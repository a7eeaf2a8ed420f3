/** What the office and shippers note with an order. */
import type { Kysely } from 'kysely';
import { run, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table order_comments (
       tenant_id text not null references tenants,
       id text not null,
       order_id text not null,
       author text not null,
       text text not null,
       created_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, order_id) references orders
     );
     create index order_comments_of_order on order_comments (tenant_id, order_id, created_at desc, id desc);
     ${tenantTable('order_comments', 'select, insert, delete')}`,
  );
}
