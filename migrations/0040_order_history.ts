/** What became of an order, once its events are deleted: their types and times, without the resource. */
import type { Kysely } from 'kysely';
import { run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- A log, without a foreign key: housekeeping copies events in bulk, and no order is ever deleted.
     create table order_history (
       tenant_id text not null,
       order_id text not null,
       id text not null,
       type text not null,
       -- The order, or the stop or booking request that says more.
       about text not null,
       created_at timestamptz not null,
       primary key (tenant_id, order_id, id)
     );
     ${tenantTable('order_history', 'select')}
     ${systemTable('order_history', 'insert')}`,
  );
}
