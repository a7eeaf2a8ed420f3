/**
 * Short replies to one offer, by what may go wrong in them: denials, conditions, questions in disguise, numbers that
 * choose nothing, other people, the past, dates of something else, scorn, second thoughts; and plain answers that must
 * be booked.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookedDate, OFFERED } from './support.js';

const FILE = join(import.meta.dirname, '../golden/turns-of-phrase.txt');

const TURNS = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [offers = '', day = '', ...text] = line.split('|');
    return {
      offered: OFFERED.slice(0, Number(offers)),
      booked: day === '-' ? null : `2026-09-${day}`,
      text: text.join('|').replaceAll('\\n', '\n'),
    };
  });

/** The texts of some turns with what is wrongly booked of them. */
function unlike(turns: typeof TURNS): string[] {
  return turns.flatMap(({ offered, booked, text }) => {
    const got = bookedDate(text, { offered });
    return got === booked ? [] : [`${text} (${got ?? 'not'} booked)`];
  });
}

test('there are many of each kind', () => {
  expect(TURNS.filter(({ booked }) => booked === null).length).toBeGreaterThan(500);
  expect(TURNS.filter(({ booked }) => booked !== null).length).toBeGreaterThan(250);
});

test('what a person should see is not booked', () => {
  expect(unlike(TURNS.filter(({ booked }) => booked === null))).toEqual([]);
});

test('plain answers are booked', () => {
  expect(unlike(TURNS.filter(({ booked }) => booked !== null))).toEqual([]);
});

test('a word that nobody knows in the answer itself goes to a person', () => {
  for (const text of ['Friday is frobly good', 'I frobble Friday', 'frobly yes friday'])
    expect(bookedDate(text)).toBeNull();
  expect(bookedDate('Friday is good, the frobble is at the back')).toBe('2026-09-18');
});
