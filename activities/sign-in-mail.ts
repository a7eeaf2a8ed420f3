/**
 * Mails a member of staff a link to the console. The text is written when it goes out and kept nowhere, since a
 * reader of the courier's messages could otherwise take over the session. The claim is on the link's row.
 */
import { ApplicationFailure } from '@temporalio/common';
import { insertAudit } from '../src/db/audit.js';
import type { Scope } from '../src/db/scope.js';
import { putIn } from '../src/domain/acting-links.js';
import { type SignInMail, writeSignInMail } from '../src/setup/staff/links.js';
import { emailHtml } from '../src/messaging/email-html.js';
import { claimLinkMail, releaseLinkMail, settleLinkMail } from '../src/sessions/console.js';
import { type Attempt, attempt, LEASE_MS, timeOfClaim, withHeartbeat } from './attempt.js';
import type { SendingDependencies } from './dependencies.js';
import { senderOf } from './send-message.js';
import { recordOutcome } from './record-outcome.js';
import { failureOfSending } from './sending.js';
import { withoutPermit } from './batch-sender.js';
import { inTenantScope } from './tenant-scope.js';

/**
 * Sends the mail of a link once, unless the link has been used or has ended. A refused or unknown outcome goes to the
 * audit log: the person who waits for the mail asks for another.
 */
export async function sendSignInMail(deps: SendingDependencies, tenant: string, link: string): Promise<void> {
  const scoped = inTenantScope(deps.source, tenant);
  const holder = deps.source.newId('claim');
  await withHeartbeat(deps, async () => {
    const mode = await scoped(async (scope) =>
      (await writeSignInMail(scope, link)) ? scope.tenant.mode : null,
    );
    if (mode === null) return;
    const channels = deps.messaging.forMode(mode);
    if (!(await channels.permits.email.wait()))
      throw failureOfSending([withoutPermit(channels.permits.email)], ['email']);
    const claimedAt = timeOfClaim();
    const mail = await scoped((scope) => claim(scope, link, holder)).catch((error: unknown) => {
      channels.permits.email.free();
      throw error;
    });
    if (mail === null) {
      channels.permits.email.free();
      return;
    }
    const record = (made: Attempt) =>
      recordOutcome(() => scoped((scope) => storeOutcome(scope, link, holder, made)));
    const { kind, sender_name, colour, to, subject, body, link: url } = mail;
    const from = senderOf(deps, { channel: 'email', sender_name, sms_from: null });
    const message = {
      id: link,
      kind,
      from,
      to,
      subject,
      text: putIn(body, url),
      html: emailHtml(body, { name: sender_name, colour, link: url }),
      replyTo: null,
      thread: null,
      automatic: true,
    };
    const made = await attempt(
      claimedAt,
      { begin: () => channels.email.send(message), releasePermit: channels.permits.email.free },
      record,
    );
    await record(made);
    if (made.result === 'not_sent') throw failureOfSending([made.error], ['email']);
  });
}

/** Claims the mail, and returns it; null if none is left to send. Throws while another sender holds it. */
async function claim(scope: Scope, link: string, holder: string): Promise<SignInMail | null> {
  const mail = await writeSignInMail(scope, link);
  if (mail === null) return null;
  switch (await claimLinkMail(scope, link, holder, LEASE_MS.email)) {
    case 'claimed':
      return mail;
    case 'held':
      throw ApplicationFailure.create({
        message: 'Another sender has claimed this mail.',
        type: 'message_held',
      });
    case 'lost':
      await insertAudit(scope, { action: 'console.link_unconfirmed', subject: link });
      return null;
    case 'settled':
      return null;
  }
}

/** Records the outcome of the mail, unless the attempt has lost its claim. */
async function storeOutcome(scope: Scope, link: string, holder: string, made: Attempt): Promise<void> {
  if (made.result === 'not_sent') {
    await releaseLinkMail(scope, link, holder);
    return;
  }
  if (!(await settleLinkMail(scope, link, holder, made.result))) return;
  if (made.result === 'refused') {
    await insertAudit(scope, { action: 'console.link_refused', subject: link, detail: made.code });
  } else if (made.result === 'unknown') {
    await insertAudit(scope, { action: 'console.link_unconfirmed', subject: link });
  }
}
