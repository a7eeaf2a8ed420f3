/** What the tests of the reply reader share: an offer of three slots, and replies to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from '../src/reply.js';
import type { Slot } from '@waypost/base/slot';
import { understandReply } from '../src/understand.js';

/** A slot of September 2026. */
function slot(day: number, from: string, to: string): Slot {
  return { date: `2026-09-${String(day).padStart(2, '0')}`, from, to };
}

/** Thursday 17 morning, Friday 18 morning, Saturday 19 afternoon; sent on Tuesday 15 September 2026. */
export const OFFERED: readonly Slot[] = [
  slot(17, '08:00', '12:00'),
  slot(18, '08:00', '12:00'),
  slot(19, '12:00', '16:00'),
];

/** The offers, and Tuesday 22 and Thursday 24. */
export const AVAILABLE: readonly Slot[] = [
  ...OFFERED,
  slot(22, '08:00', '12:00'),
  slot(24, '12:00', '16:00'),
];

/** The reading of a text that answers the offer. */
export function read(text: string, change: Partial<Reply> = {}): ReturnType<typeof understandReply> {
  return understandReply({
    text,
    channel: 'sms',
    receivedAt: '2026-09-15T08:30:00Z',
    timezone: 'Europe/London',
    offered: OFFERED,
    available: AVAILABLE,
    ...change,
  });
}

/** The date that a text books, or null. */
export function bookedDate(text: string, change: Partial<Reply> = {}): string | null {
  const reading = read(text, change);
  return reading.outcome === 'booked' ? (reading.slot?.date ?? null) : null;
}

/** Reads a file of golden/ with a line for each text, behind a bar and what is expected of it. */
export function corpus(name: string): (readonly [text: string, expected: string])[] {
  return readFileSync(join(import.meta.dirname, '../golden', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(line.indexOf('|') + 1), line.slice(0, line.indexOf('|'))] as const);
}
