/** Who is on a route besides its driver, and when they have their breaks. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table routes
       add column mate text,
       -- Times of the depot's day: [{"from": "11:30", "to": "12:00"}].
       add column breaks jsonb not null default '[]',
       add foreign key (tenant_id, mate) references drivers,
       add constraint routes_mate check (mate is null or (driver is not null and mate <> driver));`,
  );
}
