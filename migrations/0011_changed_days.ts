/** Days that change while they are driven: vans that break down, runs by a clock of their own, second tries. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table runs
       add column broken_down_at timestamptz,
       add column breakdown_note text,
       -- At clock_at it is clock_second of the run's day, and from then on its time goes clock_speed times as fast as
       -- ours. All null: the run goes by its depot's clock.
       add column clock_at timestamptz,
       add column clock_second integer,
       add column clock_speed double precision,
       add constraint runs_clock check (num_nulls(clock_at, clock_second, clock_speed) in (0, 3));

     -- When the visit was to begin when somebody last planned it: what lateness is measured from. Null: the eta.
     alter table stops add column planned_eta text;

     -- A stop that failed may be tried again later on the same route.
     alter table stops drop constraint stops_tenant_id_route_order_id_key;
     create unique index stops_one_open on stops (tenant_id, route, order_id)
       where status in ('pending', 'arrived');`,
  );
}
