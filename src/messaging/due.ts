/** Drafts messages when they are due, and wakes held ones when quiet hours change. */
import { type DueMessages, PRIORITIES } from '../contracts/workflows.js';
import { findDeadLettersOf, findNoticeOfParked } from '../work/queue/dead-letters.js';
import type { Scope } from '../db/scope.js';
import { hasMessageOfKind } from '../records/message-counts.js';
import { findSettings } from '../setup/settings/rows.js';
import { queueNotice } from './owner-notice.js';
import { queueRunNews } from './run-news.js';
import { queueShipperNews } from './shipper-news.js';
import { requeue } from '../work/queue/reconciler-queries.js';
import { listHeldBatches } from '../records/booking-batches.js';
import { listCausesToSend } from '../records/outgoing-messages.js';

/** Queues those of these messages that are due, each once; returns when the next one is due, or null. */
export async function queueDue(
  scope: Scope,
  { kind, subject }: { kind: Exclude<DueMessages['kind'], 'console_link'>; subject: string },
): Promise<Date | null> {
  switch (kind) {
    case 'run_published':
      return queueRunNews(scope, subject);
    case 'shipper_news':
      return queueShipperNews(scope, subject);
    case 'work_parked':
      await queueParkedWorkNotice(scope);
      return null;
  }
}

/** Maximum pieces of parked work that an email names. */
const MAX_NAMED = 20;

/** Queues an email to the courier's contacts that work waits for an operator, once for each notice. */
async function queueParkedWorkNotice(scope: Scope): Promise<void> {
  const at = await findNoticeOfParked(scope);
  const { count, first } = await findDeadLettersOf(scope, MAX_NAMED);
  if (count === 0 || at === null || (await hasMessageOfKind(scope, 'work_parked', at))) return;
  const many = count === 1 ? 'One piece of work' : `${count} pieces of work`;
  const { notify_emails: told } = await findSettings(scope);
  await queueNotice(scope, 'work_parked', told, {
    subject: `${many} could not be carried out`,
    paragraphs: [
      `${many} could not be carried out, and ${count === 1 ? 'waits' : 'wait'} for an operator of the service:`,
      first
        .map(({ topic, subject: what, parked_at }) => `${topic} ${what}, since ${parked_at.toISOString()}`)
        .join('\n'),
      ...(count > first.length ? [`And ${count - first.length} more.`] : []),
      'Nothing is lost: the operator retries it once the cause is fixed.',
    ],
  });
}

/** Has held messages and booking requests looked at again, after quiet hours or the time zone have changed. */
export async function wakeHeld(scope: Scope): Promise<void> {
  const { id: tenant_id, courier, mode } = scope.tenant;
  const row = (topic: string, subject: string, payload: object) => ({
    ...{ tenant_id, topic, subject, event_id: scope.newId('event'), priority: PRIORITIES.bulk },
    payload: { ...payload, courier, mode },
  });
  const causes = await listCausesToSend(scope);
  const batches = await listHeldBatches(scope);
  const written = await requeue(scope.trx, [
    ...causes.map((cause) => row('messages.queued', cause, { cause })),
    ...batches.map((batch) => row('booking.batch', batch, { batch })),
  ]);
  scope.outbox.written ||= written > 0;
}
