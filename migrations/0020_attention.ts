/** What needs a person's hand: since when a request is what it is, and what of the rows the system's role sees. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- When it came to its status; null of those that did before this was kept.
     alter table booking_requests add column status_at timestamptz;

     grant select (status_at) on booking_requests to ${SYSTEM_ROLE};
     grant select (left_to_office) on orders to ${SYSTEM_ROLE};
     grant select (endpoint, event) on webhook_deliveries to ${SYSTEM_ROLE};

     create index booking_requests_in_question on booking_requests (id) where status in ('failed', 'unanswered');
     create index replies_in_review on replies (id) where outcome = 'needs_review';`,
  );
}
