/** Mails of `test/corpora/mail`: how each is written there, and what it is read as. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inboundEmail } from '../../src/adapters/messaging/email/inbound.js';
import { understandReply } from '@waypost/reply-reader/understand';

/** What the courier's server is called where a mail does not say it. */
const SERVER = 'mx.courier.example';

/** Headers of a mail that has none of its own. */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['Authentication-Results', `${SERVER}; dmarc=pass header.from=mail.example`],
  ['From', 'Ann Tester <ann@mail.example>'],
  ['Message-ID', '<1@mail.example>'],
  ['Subject', 'Re: Choose a delivery time'],
];

/** A mail: its name, what is expected, and what stands behind the second bar. */
export type CorpusMail = { name: string; expected: string; more: string; body: Buffer };

/** Reads a file of mails. */
export function corpusOf(file: string): CorpusMail[] {
  return readFileSync(join(import.meta.dirname, '../corpora/mail', file), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      const [name = '', expected = '', more = ''] = block
        .slice(0, end)
        .split('|')
        .map((part) => part.trim());
      return { name, expected, more, body: messageOf(block.slice(end + 1)) };
    });
}

/** Returns a mail with the headers that it lacks, with `\xNN` as the byte. */
function messageOf(written: string): Buffer {
  const head = written.startsWith('\n') ? '' : written.slice(0, written.indexOf('\n\n') + 1);
  const missing = HEADERS.filter(([name]) => !new RegExp(`^${name}:`, 'im').test(head));
  const message = `${missing.map(([name, value]) => `${name}: ${value}\n`).join('')}${written}`;
  return Buffer.concat(
    message
      .replaceAll('\n', '\r\n')
      .split(/(\\x[0-9a-f]{2})/)
      .map((part) =>
        part.startsWith('\\x') ? Buffer.from([parseInt(part.slice(2), 16)]) : Buffer.from(part),
      ),
  );
}

const slot = (day: number, from: string, to: string) => ({ date: `2026-09-${day}`, from, to });
const OFFERED = [slot(17, '08:00', '12:00'), slot(18, '08:00', '12:00'), slot(19, '12:00', '16:00')];

/**
 * Returns what becomes of a mail, and its text: `machine` if it is not taken in, the day that it books, or `-` if it is
 * left to a person.
 */
export function outcomeOf(body: Buffer, server = SERVER): { outcome: string; text: string } {
  const email = inboundEmail('message/rfc822', body, server);
  if (email === null || 'problem' in email) throw new Error(email?.problem ?? 'The payload is not an email.');
  const { text } = email;
  if (email.automatic) return { outcome: 'machine', text };
  const { outcome, slot: booked } = understandReply({
    text,
    channel: 'email',
    receivedAt: '2026-09-15T08:30:00Z',
    timezone: 'Europe/London',
    offered: OFFERED,
    available: [...OFFERED, slot(22, '08:00', '12:00'), slot(24, '12:00', '16:00')],
  });
  const books = outcome === 'booked' && email.authentic && !email.maybe_automatic;
  return { outcome: books ? (booked?.date.slice(8) ?? '') : '-', text };
}
