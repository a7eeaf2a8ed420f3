/**
 * A message is claimed before it is sent, so that no two senders hold it, and says what it tells, so that it can be
 * looked at again at the moment of sending.
 */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Until then the sender that holds the message may still be at it.
     alter table messages add column claimed_until timestamptz;
     -- The slot that a confirmation confirms, or the stop and window that a recipient is told; null for the rest.
     alter table messages add column tells jsonb;
     alter table messages drop constraint messages_status_check;
     alter table messages add constraint messages_status_check
       check (status in ('queued', 'sent', 'delivered', 'failed', 'superseded'));`,
  );
}
