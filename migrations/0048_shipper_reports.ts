/** Reports of a shipper's deliveries that are mailed to it every week or month. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table shippers
       add column notify_report text check (notify_report in ('weekly', 'monthly')),
       -- The last day that a report covered, or that none is to cover.
       add column reported_until date;
     -- Housekeeping finds those to be written.
     create policy of_system on shippers for select to ${SYSTEM_ROLE} using (true);
     grant select (tenant_id, id, archived_at, notify_report) on shippers to ${SYSTEM_ROLE};`,
  );
}
