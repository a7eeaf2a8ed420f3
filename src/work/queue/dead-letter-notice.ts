/**
 * Emails about parked work, for couriers who have named a contact: at most one an hour, about everything parked by
 * then. The relay writes them in the transaction that parks.
 */
import { sql, type Transaction } from 'kysely';
import { type MessageCause, PRIORITIES } from '../../contracts/workflows.js';
import type { Mode } from '../../domain/access.js';
import { newId } from '../../runtime/new-id.js';
import { insertForTenants } from '../../db/insert.js';
import { json } from '../../db/json-column.js';
import { causeOfDue, OF_NO_REQUEST } from '../../db/outbox.js';
import type { DB } from '../../db/tables.js';

const KIND = 'work_parked';

/** A parked row: enough to see whose it is, and whether it is such a notice itself. */
export type DeadLetter = { tenant_id: string; topic: string; payload: unknown };

const isNotice = ({ topic, payload }: DeadLetter): boolean =>
  topic === 'messages.queued' && (payload as MessageCause).due?.kind === KIND;

/** Queues a notice for each courier of these rows who wants one, unless one is already queued. */
export async function notifyOfDeadLetters(trx: Transaction<DB>, rows: readonly DeadLetter[]): Promise<void> {
  const tenants = [...new Set(rows.filter((row) => !isNotice(row)).map((row) => row.tenant_id))];
  if (tenants.length === 0) return;
  const { rows: told } = await sql<{ id: string; courier: string; mode: Mode; at: Date }>`
    with due as (
      select id from tenants
      where id = any(${tenants}) and notify_emails <> '{}'
        and (told_parked_at is null or told_parked_at <= clock_timestamp())
      order by id for no key update)
    update tenants t
    set told_parked_at = greatest(clock_timestamp(), t.told_parked_at + interval '1 hour')
    from due where t.id = due.id
    returning t.id, t.courier_id as courier, t.mode, t.told_parked_at as at`.execute(trx);
  if (told.length === 0) return;
  const dueOf = (id: string) => ({ kind: KIND, subject: id }) as const;
  const notices = told.map(({ id, courier, mode, at }) => ({
    tenant_id: id,
    subject: causeOfDue(dueOf(id)),
    event_id: newId('event'),
    payload: { cause: causeOfDue(dueOf(id)), due: dueOf(id), courier, mode },
    priority: PRIORITIES[mode],
    next_attempt_at: at,
    // It waits for a relay from then on, and is no backlog until then.
    created_at: at,
  }));
  await sql`
    with notices as (
      select * from jsonb_to_recordset(${json(notices)}::jsonb) as n
        (tenant_id text, subject text, event_id text, payload jsonb, priority smallint, next_attempt_at timestamptz,
          created_at timestamptz))
    ${insertForTenants('outbox', sql`notices`, { same: { topic: 'messages.queued' }, defaults: OF_NO_REQUEST })}`.execute(
    trx,
  );
}
