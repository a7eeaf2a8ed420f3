/** The relay's outbox: who goes first, rows that Temporal refuses for good, and room to claim a row in its page. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table outbox
       -- 1 live, 2 sandbox, 3 bulk.
       add column priority smallint not null default 1,
       -- How often Temporal refused it, and what was said last; parked, it waits for an operator.
       add column refusals integer not null default 0,
       add column last_error text,
       add column parked_at timestamptz;
     update outbox set priority = 2 where sent_at is null and payload->>'mode' = 'sandbox';
     -- Claiming a row writes no index, when its page has room for it.
     alter table outbox set (fillfactor = 70);
     create index outbox_waiting on outbox (priority, tenant_id, seq) where sent_at is null and parked_at is null;
     create index outbox_waiting_of_subject on outbox (subject, seq) where sent_at is null and parked_at is null;
     create index outbox_parked on outbox (seq) where parked_at is not null;
     drop index outbox_unsent, outbox_unsent_of_subject;`,
  );
}
