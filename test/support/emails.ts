/** Inbound emails, parsed by the adapter. */
import { inboundEmail as read } from '../../src/adapters/messaging/email/inbound.js';
import type { InboundEmail } from '../../src/domain/inbound-messages.js';

/** Resolves to the email, or null. A test that expects a problem calls the adapter itself. */
export const inboundEmail = async (
  type: string,
  body: Buffer,
  server?: string,
): Promise<InboundEmail | null> => {
  const email = read(type, body, server);
  if (email && 'problem' in email) throw new Error(email.problem);
  return email;
};
export const json = (fields: object) =>
  inboundEmail('application/json; charset=utf-8', Buffer.from(JSON.stringify(fields)), 'mx.example');
export const mime = (...lines: string[]) => inboundEmail('message/rfc822', Buffer.from(lines.join('\r\n')));

export const FIELDS = {
  message_id: '<q@mail.example>',
  from: 'Ann <Ann@mail.example>',
  text: 'Friday please',
};
