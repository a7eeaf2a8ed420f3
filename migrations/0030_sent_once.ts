/**
 * Messages are sent once: a claim has a holder, and one whose outcome nobody knows has a status of its own. The mail
 * of a link into the console is claimed in the same way, on the link's row.
 */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The attempt that holds the claim, or held it when its outcome became unknown: only that one may record what
     -- became of it.
     alter table messages add column claimed_by text, add column unknown_at timestamptz;
     alter table messages drop constraint messages_status_check;
     alter table messages add constraint messages_status_check
       check (status in ('queued', 'sent', 'delivered', 'failed', 'superseded', 'unknown'));
     create index messages_unknown on messages (tenant_id, created_at desc, id desc) where status = 'unknown';

     -- What became of the mail; null while it is still to be sent, and for a link that is not mailed.
     alter table console_links
       add column mail text check (mail in ('sent', 'refused', 'unknown')),
       add column claimed_by text,
       add column claimed_until timestamptz;`,
  );
}
