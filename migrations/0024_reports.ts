/** How each booking came about, by which deliveries are reported. */
import type { Kysely } from 'kysely';
import { run, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- A log: a row for each time that an order was given a slot. Nothing of a person is in it.
     create table bookings (
       tenant_id text not null,
       order_id text not null,
       seq bigint generated always as identity,
       booked_by text not null check (booked_by in ('reply', 'office', 'link')),
       slot_date date not null,
       slot_from text not null,
       slot_to text not null,
       -- When the recipient was asked, and answered; null where nobody was, or did.
       asked_at timestamptz,
       answered_at timestamptz,
       created_at timestamptz not null,
       primary key (tenant_id, order_id, seq),
       foreign key (tenant_id, order_id) references orders
     );`,
  );
  await tenantTables(db, ['bookings']);
}
