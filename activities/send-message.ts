/** Sends one message through the provider of its channel, under the sender's name. */
import type { Channels, SendOutcome } from '../src/adapters/messaging/index.js';
import { putIn } from '../src/domain/acting-links.js';
import { addressOf } from '../src/domain/inbound-messages.js';
import { emailHtml } from '../src/messaging/email-html.js';
import { wholeLink } from '../src/records/acting-links.js';
import type { OutgoingMessage } from '../src/records/outgoing-messages.js';
import type { SendingDependencies } from './dependencies.js';

/** The kind of messages from the office. */
const WRITTEN_BY_A_PERSON = 'message';

/** Sends a message; throws immediately if it can no longer be written in full. */
export function sendMessage(
  { source }: SendingDependencies,
  channels: Channels,
  message: OutgoingMessage,
  from: string,
): Promise<SendOutcome> {
  const { vault } = source.deployment;
  const { id, kind, recipient: to, subject, reply_to: replyTo, thread } = message;
  const link = message.link && wholeLink(vault, message.link);
  if (link === undefined) throw new Error(`The master key that signed the link in message ${id} is missing.`);
  const body = link === null ? message.body : putIn(message.body, link);
  if (message.channel === 'sms') return channels.sms.send({ id, kind, from, to, body });
  return channels.email.send({
    id,
    kind,
    from,
    to,
    subject: subject ?? '',
    text: body,
    html: emailHtml(message.body, { name: message.sender_name, colour: message.colour, link }),
    replyTo,
    thread,
    automatic: kind !== WRITTEN_BY_A_PERSON,
  });
}

/**
 * Returns the sender: for texts the courier's number, or the deployment's; for email `"Name" <address>` (RFC 5322,
 * 3.4), or the configured address under the courier's name.
 */
export function senderOf(
  { senders }: SendingDependencies,
  {
    channel,
    sender_name: name,
    sms_from: number,
  }: Pick<OutgoingMessage, 'channel' | 'sender_name' | 'sms_from'>,
): string {
  if (channel === 'sms') return number ?? senders.sms;
  return `"${name.replace(/["\\\r\n]/g, '')}" <${addressOf(senders.email)}>`;
}
