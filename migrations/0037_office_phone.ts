/** The number of a courier's office, and messages that a filter chose the orders of. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, SYSTEM_ROLE } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenants add column phone text;
     grant update (phone) on tenants to ${APP_ROLE};
     -- A filter chose the order, not a person: the message waits for the end of quiet hours.
     alter table messages add column bulk boolean not null default false;
     grant select (bulk) on messages to ${SYSTEM_ROLE};`,
  );
}
