/** What the relay carries to Temporal, and what the reconciler goes by to find work that got lost on the way. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Messages for Temporal, written in the transaction of what they tell of.
     create table outbox (
       seq bigint generated always as identity primary key,
       tenant_id text not null,
       topic text not null,
       subject text not null,
       event_id text not null,
       payload jsonb not null,
       -- The trace that it belongs to; null while nothing is traced.
       traceparent text,
       -- 1 live, 2 sandbox, 3 bulk.
       priority smallint not null default 1,
       created_at timestamptz not null,
       attempts integer not null default 0,
       next_attempt_at timestamptz not null,
       -- How often Temporal refused it, and what was said last; parked, it waits for an operator.
       refusals integer not null default 0,
       last_error text,
       parked_at timestamptz,
       sent_at timestamptz
     )
     -- Claiming a row writes no index, when its page has room for it.
     with (fillfactor = 70);
     create index outbox_waiting on outbox (priority, tenant_id, seq) where sent_at is null and parked_at is null;
     create index outbox_waiting_of_subject on outbox (subject, seq) where sent_at is null and parked_at is null;
     create index outbox_parked on outbox (seq) where parked_at is not null;
     create index outbox_sent on outbox (sent_at) where sent_at is not null;
     ${tenantTable('outbox', 'select, insert')}
     ${systemTable('outbox', 'select, insert, update, delete')}

     -- When to look again for each kind of waiting rows, and after which of them.
     create table reconciliations (
       kind text primary key,
       next_at timestamptz not null,
       after_id text not null
     );
     grant select, insert, update on reconciliations to ${SYSTEM_ROLE};`,
  );
}
