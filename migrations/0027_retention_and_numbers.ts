/**
 * A shorter retention takes effect a week after it was set; until then the time before holds. Texts come only from
 * numbers that the operator gave the courier.
 */
import type { Kysely } from 'kysely';
import { APP_ROLE, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenants
       -- What held before retention_days, null for ever, and until when it still does.
       add column retention_before_days integer,
       add column retention_before_until timestamptz;
     grant update (retention_before_days, retention_before_until) on tenants to ${APP_ROLE};

     create table sms_numbers (
       number text primary key,
       courier_id text not null references couriers,
       given_at timestamptz not null
     );
     create index sms_numbers_of_courier on sms_numbers (courier_id);
     alter table sms_numbers enable row level security;
     create policy of_tenant on sms_numbers for select to ${APP_ROLE}
       using (courier_id = (select courier_id from tenants where tenants.id = current_setting('waypost.tenant_id', true)));
     grant select on sms_numbers to ${APP_ROLE};
     insert into sms_numbers (number, courier_id, given_at)
     select sms_from, courier_id, now() from tenants where mode = 'live' and sms_from is not null;`,
  );
}
