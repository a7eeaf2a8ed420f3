/**
 * Mails a member of staff a link to the console. The text is written when it goes out and kept nowhere, since whoever
 * reads the courier's messages could otherwise take over the session.
 */
import { ProviderRefused } from '../src/adapters/messaging/index.js';
import { insertAudit } from '../src/db/audit.js';
import { writeSignInMail } from '../src/operations/console/links.js';
import { emailHtml } from '../src/operations/messages/render.js';
import { senderOf, type SendingDependencies } from './sending.js';
import { inTenantScope } from './tenant-scope.js';

/**
 * Sends the mail of a link, unless the link has been used or has ended. A provider's refusal goes to the audit log.
 */
export async function sendSignInMail(deps: SendingDependencies, tenant: string, link: string): Promise<void> {
  const scoped = inTenantScope(deps.source, tenant);
  const mail = await scoped(async (scope) => {
    const written = await writeSignInMail(scope, link);
    return written && { ...written, mode: scope.tenant.mode };
  });
  if (mail === null) return;
  const from = senderOf(deps, { channel: 'email', sender_name: mail.sender_name, sms_from: null });
  const { kind, to, subject, body } = mail;
  try {
    await deps.messaging
      .forMode(mail.mode)
      .email.send({ id: link, kind, from, to, subject, text: body, html: emailHtml(body) });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await scoped((scope) =>
      insertAudit(scope, { action: 'console.link_refused', subject: link, detail: error.code }),
    );
  }
}
