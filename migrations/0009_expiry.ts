/**
 * What housekeeping needs: an event takes its deliveries and their attempts with it, positions can be cleared, and the
 * night in which the route agent was last asked is remembered.
 */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, systemTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The same columns as before, with the event first: by it, its deliveries are found when it goes.
     alter table webhook_deliveries
       add unique (tenant_id, event, endpoint),
       drop constraint webhook_deliveries_tenant_id_endpoint_event_key,
       drop constraint webhook_deliveries_tenant_id_event_fkey,
       add foreign key (tenant_id, event) references events on delete cascade;
     alter table webhook_attempts
       drop constraint webhook_attempts_tenant_id_delivery_fkey,
       add foreign key (tenant_id, delivery) references webhook_deliveries on delete cascade;

     -- The courier's local date of that night.
     alter table tenants add column asked_overnight_on date;
     grant update (asked_overnight_on) on tenants to ${APP_ROLE};`,
  );
  await systemTable(db, 'vehicle_positions', 'select, delete');
}
