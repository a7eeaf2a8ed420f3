/**
 * Emails to a courier's owners and contacts. Owners are told of changes that only they may make: who has access, and
 * where data goes. Live only, since the sandbox sends nothing.
 */
import type { Scope } from '../db/scope.js';
import { isIdOf } from '../domain/ids.js';
import { countMessagesTo } from '../records/message-counts.js';
import { insertMessages } from '../records/messages.js';
import { listOwnerEmails } from '../setup/staff/rows.js';
import { draftMails, type Mail } from './mails.js';

type NoticeKind =
  | 'access_changed'
  | 'driver_locked'
  | 'endpoint_disabled'
  | 'retention_shortened'
  | 'template_refused'
  | 'texts_stopped'
  | 'work_parked';

const KIND = 'access_changed';
/** Maximum of these emails to an owner in an hour, so that many changes do not fill a mailbox. */
const MAX_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

/** Queues an email of this kind to each of the addresses. */
export async function queueNotice(
  scope: Scope,
  kind: NoticeKind,
  to: readonly string[],
  mail: Mail,
): Promise<void> {
  const keyPrefix = `${kind}/${scope.tenant.id}/${scope.newId('event')}`;
  await insertMessages(scope, draftMails(kind, to, keyPrefix, mail));
}

/**
 * Tells the owners that a key, an endpoint, a secret or somebody's access was made or changed. Call it before the
 * change if that may affect an owner, so that a removed owner is told too.
 *
 * @param what one sentence; it names records by their ids, and no person
 * @param except an owner who has just been added, and is invited
 */
export async function notifyOwnersOfAccess(
  scope: Scope,
  subject: string,
  what: string,
  except?: string,
): Promise<void> {
  if (scope.tenant.mode !== 'live') return;
  const since = new Date(scope.now.getTime() - HOUR_MS);
  const paragraphs = [
    what,
    `Made by ${actorWords(scope)} at ${scope.now.toISOString()} in the live environment.`,
    `If this was not intended, undo it in the console; the audit log shows what else was done:`,
  ];
  for (const owner of await listOwnerEmails(scope)) {
    if (owner === except) continue;
    const sent = await countMessagesTo(scope, owner, KIND, since);
    if (sent >= MAX_PER_HOUR) continue;
    const isLast = sent === MAX_PER_HOUR - 1;
    await queueNotice(scope, KIND, [owner], {
      subject,
      paragraphs: isLast ? [LAST_OF_HOUR, ...paragraphs] : paragraphs,
      link: `${scope.deployment.publicUrl}/console`,
    });
  }
}

const LAST_OF_HOUR =
  'There were many changes in the past hour. You will get no more emails about them; the audit log lists all.';

function actorWords({ actor: { id } }: Scope): string {
  if (isIdOf('staff', id)) return `a member of your staff (${id})`;
  if (isIdOf('adminKey', id)) return `the API key ${id}`;
  return 'the operator of the service';
}
