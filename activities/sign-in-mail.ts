/**
 * Mails one of the staff a link to the console. It is written when it goes out, and kept nowhere, as whoever reads the
 * courier's messages would have its session.
 */
import { ProviderRefused } from '../src/adapters/messaging/index.js';
import { insertAudit } from '../src/db/audit.js';
import { writeSignInMail } from '../src/operations/console/links.js';
import { emailHtml } from '../src/operations/messages/render.js';
import { senderOf, type SendingDeps } from './sending.js';
import { scopedTo } from './scoped.js';

/** Sends the mail of a link, unless that has been used or has ended. What its provider refuses is in the audit log. */
export async function sendSignInMail(deps: SendingDeps, tenant: string, link: string): Promise<void> {
  const scoped = scopedTo(deps.source, tenant);
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
