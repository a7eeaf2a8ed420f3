/**
 * The labelled replies as mail, in five character sets, as plain text and as the HTML of eight mail programs: each is
 * read as the same words in a text file would be, and none is booked wrongly.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { inboundEmail } from '../../../src/adapters/messaging/email/inbound.js';
import type { Reply, Understanding } from '@waypost/reply-reader/reply';
import { understandReply } from '@waypost/reply-reader/understand';
import { CLIENTS } from '../../support/mail-clients.js';

type Golden = Omit<Reply, 'receivedAt'> & {
  id: string;
  received_at: string;
  expect: Pick<Understanding, 'slot' | 'outcome'>;
};

const DIRECTORY = join(import.meta.dirname, '../../../packages/reply-reader/golden');
/** Every so-and-so-many-th reply is enough here; `REPLIES=all` has all of them, in three minutes. */
const EVERY = process.env['REPLIES'] === 'all' ? 1 : 41;

const replies = readdirSync(DIRECTORY)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(join(DIRECTORY, file), 'utf8').split('\n'))
  .filter((line, index) => line !== '' && index % EVERY === 0)
  .map((line) => JSON.parse(line) as Golden);

const CHARSETS = ['utf-8', 'windows-1252', 'iso-8859-15', 'utf-16le', 'macintosh'] as const;
const TRANSFERS = ['base64', 'quoted-printable'] as const;

/** Phones and Word write these; a reply that has none gets them, so that each character set is put to the test. */
const typeset = (text: string): string => text.replaceAll("'", '’').replaceAll(' - ', ' – ');

/** Returns a text in bytes; null where the character set lacks one of its characters. */
function encoded(text: string, charset: string): Buffer | null {
  const bytes = iconv.encode(text, charset);
  return iconv.decode(bytes, charset) === text ? bytes : null;
}

function asMail(bytes: Buffer, type: string, charset: string, transfer: string): Buffer {
  const content =
    transfer === 'base64'
      ? bytes.toString('base64').replace(/.{76}/g, '$&\r\n')
      : [...bytes]
          .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
          .join('')
          .replace(/.{72}/g, '$&=\r\n');
  return Buffer.from(
    `From: ann@mail.example\r\nMessage-ID: <1@mail.example>\r\nContent-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${transfer}\r\n\r\n${content}`,
  );
}

function textOf(mail: Buffer): string {
  const email = inboundEmail('message/rfc822', mail);
  if (email === null || 'problem' in email) throw new Error(email?.problem ?? 'The payload is not an email.');
  return email.text;
}

const read = (golden: Golden, text: string): Understanding =>
  understandReply({ ...golden, text, channel: 'email', receivedAt: golden.received_at });

const briefly = ({ outcome, slot, intent }: Understanding) => ({ outcome, slot, intent });

function isWrong({ expect: right }: Golden, { outcome, slot }: Understanding): boolean {
  return (
    outcome === 'booked' &&
    (right.outcome !== 'booked' || right.slot?.date !== slot?.date || right.slot?.from !== slot?.from)
  );
}

test('there are many, and of each kind', () => {
  expect(replies.length).toBeGreaterThan(180);
  expect(replies.filter(({ text }) => typeset(text) !== text).length).toBeGreaterThan(25);
});

test.each(CHARSETS)('as plain text in %s: the same words', (charset) => {
  let tried = 0;
  for (const golden of replies) {
    const text = typeset(golden.text);
    const bytes = encoded(text, charset);
    if (bytes === null) continue;
    tried += 1;
    for (const transfer of TRANSFERS)
      expect(textOf(asMail(bytes, 'text/plain', charset, transfer))).toBe(text);
  }
  expect(tried).toBeGreaterThan(replies.length / 2);
});

/** What a reply says without what it quotes: the program quotes by itself. */
const own = ({ text }: Golden): string => text.split(/\n\n(?=On |Le |-{3,}|_{5,}|> )/)[0]?.trim() ?? '';

test.each(Object.entries(CLIENTS))('as HTML of %s: the same reading', (_name, htmlOf) => {
  const unlike: string[] = [];
  for (const [index, golden] of replies.entries()) {
    const text = typeset(own(golden));
    if (/[<>]/.test(text)) continue;
    const right = read(golden, text);
    const charset = CHARSETS[index % CHARSETS.length] ?? 'utf-8';
    const html = htmlOf(text);
    const bytes =
      encoded(html, charset) ??
      Buffer.from(html.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`));
    const got = read(
      golden,
      textOf(asMail(bytes, 'text/html', encoded(html, charset) ? charset : 'us-ascii', 'base64')),
    );
    if (isWrong(golden, got) && !isWrong(golden, right)) unlike.push(`WRONG ${golden.id} ${text}`);
    else if (JSON.stringify(briefly(got)) !== JSON.stringify(briefly(right)))
      unlike.push(`${golden.id} ${text} (${right.outcome}: ${right.why} → ${got.outcome}: ${got.why})`);
  }
  expect(unlike).toEqual([]);
});
