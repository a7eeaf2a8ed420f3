/** What arrives once a slot is booked: courtesies, reactions, and days named by a weekday alone. */
import { addDays, weekdayOf } from '@waypost/base/local-time';
import type { Reply } from '../src/reply.js';
import type { Slot } from '@waypost/base/slot';
import { corpus, OFFERED, read } from './support.js';

const HELD: Slot = { date: '2026-09-29', from: '08:00', to: '12:00' };

/** Mornings and afternoons of every working day from the 16th on. */
const FREE: readonly Slot[] = Array.from({ length: 25 }, (_, n) => addDays('2026-09-16', n))
  .filter((date) => weekdayOf(date) !== 0)
  .flatMap((date) => [
    { date, from: '08:00', to: '12:00' },
    { date, from: '12:00', to: '16:00' },
  ]);

/** What becomes of a text: `resolved`, `-` for a person, or the day and time that are booked. */
function outcomeOf(text: string, change: Partial<Reply> = {}): string {
  const { outcome, slot } = read(text, {
    offered: OFFERED,
    available: FREE,
    settled: { held: HELD },
    ...change,
  });
  if (outcome !== 'booked') return outcome === 'resolved' ? 'resolved' : '-';
  const time = slot?.from === '08:00' ? '' : ` ${slot?.from ?? ''}`;
  return `${slot?.date.slice(5) ?? ''}${time}`;
}

it.each(corpus('after-booking.txt'))('%s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected);
});

it.each(corpus('no-answers.txt'))('booked or not: %s', (text, expected) => {
  expect([outcomeOf(text), outcomeOf(text, { settled: undefined })]).toEqual([expected, expected]);
});

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

it('a weekday alone never moves a booking into another week, whichever day is booked', () => {
  const moved: string[] = [];
  for (const held of FREE) {
    for (const weekday of WEEKDAYS) {
      for (const text of [`${weekday} morning please`, `can't do it, ${weekday} afternoon instead?`]) {
        const { outcome, slot } = read(text, { available: FREE, settled: { held } });
        const monday = addDays(held.date, -((weekdayOf(held.date) + 6) % 7));
        const isBeside = slot !== null && slot.date >= monday && slot.date <= addDays(monday, 6);
        if (outcome === 'booked' && !isBeside) moved.push(`${held.date}: ${text} → ${slot?.date ?? ''}`);
      }
    }
  }
  expect(moved).toEqual([]);
});

it('what is settled without a slot is settled too, and nothing is before', () => {
  expect(outcomeOf('Thanks!', { settled: { held: null } })).toBe('resolved');
  expect(outcomeOf('Thanks!', { settled: undefined })).toBe('-');
});

it('a courtesy above something that is no signature is for a person', () => {
  const email = { channel: 'email' } as const;
  expect(outcomeOf('Thanks\n\nAnn', email)).toBe('resolved');
  expect(outcomeOf('Thank you.\n\nKind regards\nAnn Tester\n01632 960111', email)).toBe('resolved');
  expect(outcomeOf('Thanks\nAnn\nOh, can you make it Friday instead', email)).toBe('-');
});
