/**
 * Messaging in the sandbox: nothing leaves the process, and nothing is kept here either, since the message's row is
 * the record. Ofcom's drama numbers 07700 900001 to 900006 each behave like a kind of recipient, so that an
 * integrator can try every turn of the booking conversation (docs/behaviour.md "Messages").
 */
import type { EmailPort } from './email/port.js';
import { ProviderRefused } from './port.js';
import type { SmsPort } from './sms/port.js';

/** Each number's answer to a request for a slot. */
const AUTO_REPLIES: Readonly<Record<string, string>> = {
  // Said so that it is the same of a numbered list and of a lettered one.
  '+447700900001': 'Option 1 please',
  '+447700900002': "Sorry, I can't do any of those days",
  // More than a week away, so it is never among the first days offered, whenever the request goes out.
  '+447700900003': 'A week on Friday would suit me better, any time of day',
  '+447700900004': 'Need to ask my partner first',
  '+447700900005': 'STOP',
};

const UNDELIVERABLE = '+447700900006';

/** The kinds of message that ask something; a person picks no option of a confirmation. */
const ASKING_KINDS: readonly string[] = ['booking_request', 'rebooking', 'postponed'];

/** The same message has the same id however often it is sent. */
const providerId = (id: string): string => `sandbox_${id}`;

/** Texts of the sandbox. */
export const sandboxSms: SmsPort = {
  send: ({ id, kind, to }) => {
    if (to === UNDELIVERABLE) {
      return Promise.reject(new ProviderRefused('undeliverable', `${to} can't be reached, by agreement.`));
    }
    const auto_reply = ASKING_KINDS.includes(kind) ? (AUTO_REPLIES[to] ?? null) : null;
    return Promise.resolve({ provider_id: providerId(id), auto_reply });
  },
};

/** Email of the sandbox; nobody answers it. */
export const sandboxEmail: EmailPort = {
  send: ({ id }) => Promise.resolve({ provider_id: providerId(id), auto_reply: null }),
};
