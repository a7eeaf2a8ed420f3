/** When each run under way is checked next: by rows, so that nothing has to wait for it in Temporal. */
import type { Kysely } from 'kysely';
import { run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table run_checks (
       tenant_id text not null,
       run text not null,
       -- Whoever makes a check moves it ahead first, so that nobody makes it twice.
       due_at timestamptz not null,
       -- Since the last check that succeeded.
       attempts integer not null default 0,
       last_error text,
       primary key (tenant_id, run),
       foreign key (tenant_id, run) references runs on delete cascade
     );
     create index run_checks_due on run_checks (due_at);
     ${tenantTable('run_checks')}
     ${systemTable('run_checks', 'select, update')}

     -- Until now workflows did; those that are open end with their next check.
     insert into run_checks (tenant_id, run, due_at)
     select tenant_id, id, clock_timestamp() from runs where status = 'started';`,
  );
}
