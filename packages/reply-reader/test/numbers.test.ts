/** Numbers and letters of the list: what is asked for is what is taken, on every day. */
import { addDays, weekdayOf } from '@waypost/base/local-time';
import type { Reply } from '../src/reply.js';
import { areLettered, optionNames } from '../src/option-names.js';
import { sameSlot } from '@waypost/base/slot';
import type { Slot } from '@waypost/base/slot';
import { corpus, OFFERED, read } from './support.js';

const morning = (date: string): Slot => ({ date, from: '08:00', to: '12:00' });

/** The lists that the corpora answer: numbers that could be no day, and ones that could. */
const LISTS: Record<string, Partial<Reply>> = {
  'numbers.txt': { offered: OFFERED },
  'letters.txt': {
    receivedAt: '2026-11-28T10:00:00Z',
    offered: ['2026-11-30', '2026-12-01', '2026-12-02'].map(morning),
  },
};

/** What is taken of a list: the place in it, the one that is asked about (`?2`), or `-` for a person. */
function taken(line: string, list: Partial<Reply>): string {
  const text = line.replaceAll('\\n', '\n');
  const { offered = [] } = list;
  const reading = read(text, { available: offered, ...list });
  const slot = reading.outcome === 'booked' ? reading.slot : (reading.ask ?? null);
  if (slot === null) return '-';
  return `${reading.outcome === 'booked' ? '' : '?'}${offered.findIndex((each) => sameSlot(each, slot)) + 1}`;
}

describe.each(Object.entries(LISTS))('%s', (name, list) => {
  it.each(corpus(name))('%s', (text, expected) => {
    expect(taken(text, list)).toBe(expected);
  });
});

/** What people type around the name of an option. */
const AROUND: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name} please`,
  (name) => `${name})`,
  (name) => `${name.toLowerCase()}.`,
  (name) => `Option ${name}`,
  (name) => ` (${name}) `,
  (name) => `option ${name.toLowerCase()} thanks`,
];

/** Some working days after a date, that many days apart, twice a day every third time. */
function offersAfter(date: string, count: number, turn: number): Slot[] {
  const slots: Slot[] = [];
  for (let day = addDays(date, 1); slots.length < count; day = addDays(day, 1 + (turn % 2))) {
    if (weekdayOf(day) === 0) continue;
    slots.push(morning(day));
    if (turn % 3 === 2 && slots.length < count) slots.push({ date: day, from: '12:00', to: '16:00' });
  }
  return slots;
}

/** Every list of one to five offers that is sent on a day of three years. */
function* everyList(): Generator<{ list: Partial<Reply>; offered: Slot[]; turn: number }> {
  for (let turn = 0; turn < 3 * 366; turn += 1) {
    const today = addDays('2026-01-01', turn);
    for (let count = 1; count <= 5; count += 1) {
      const offered = offersAfter(today, count, turn + count);
      // A month is free around the offers: a number may mean any of its days.
      const others = Array.from({ length: 31 }, (_, n) => morning(addDays(today, n + 1)));
      const available = [
        ...offered,
        ...others.filter((slot) => !offered.some((each) => sameSlot(each, slot))),
      ];
      yield { list: { receivedAt: `${today}T10:00:00Z`, offered, available }, offered, turn };
    }
  }
}

it('what the list calls an option is that option, on every day of three years', () => {
  const wrong: string[] = [];
  for (const { list, offered, turn } of everyList()) {
    for (const [index, name] of optionNames(offered).entries()) {
      const text = AROUND[(turn + index) % AROUND.length]?.(name) ?? name;
      if (taken(text, list) !== String(index + 1)) wrong.push(`${offered[0]?.date ?? ''} ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('a number in answer to letters is the only thing that it can be, or asked back, on every day', () => {
  const wrong: string[] = [];
  for (const { list, offered } of everyList()) {
    if (!areLettered(offered)) continue;
    for (let number = 1; number <= offered.length; number += 1) {
      const { outcome, slot, ask } = read(`${number}`, list);
      const onDay = offered.filter(({ date }) => Number(date.slice(8)) === number);
      const place = offered[number - 1];
      const isPlain = new Set([...onDay, place]).size === 1;
      const meant = isPlain ? slot : ask;
      const isKnown = [...onDay, place].some((each) => each && meant && sameSlot(each, meant));
      if (!isKnown || (outcome === 'booked') !== isPlain) wrong.push(`${offered[0]?.date ?? ''} ${number}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('letters are used only where a number could be the day of another option', () => {
  expect(optionNames(LISTS['letters.txt']?.offered ?? [])).toEqual(['A', 'B', 'C']);
  expect(optionNames(OFFERED)).toEqual(['1', '2', '3']);
  // "1" means the same slot either way.
  expect(optionNames([morning('2026-12-01'), morning('2026-12-04')])).toEqual(['1', '2']);
  expect(optionNames([morning('2026-12-01'), { date: '2026-12-01', from: '12:00', to: '16:00' }])).toEqual([
    'A',
    'B',
  ]);
});

describe('after it was asked whether the 1st was meant', () => {
  const { offered = [], ...list } = LISTS['letters.txt'] ?? {};
  const [first, second] = offered;
  const answered = (text: string) => taken(text, { ...list, offered, asked: second });

  it.each([
    'YES',
    'yes',
    'Yes please',
    'Y',
    'yep',
    'yes thats right',
    'Yes.',
    '👍',
    'yes, Tuesday',
    'ok',
    'correct',
  ])('%s books it', (text) => {
    expect(answered(text)).toBe('2');
  });

  it.each([
    ['NO', '-'],
    ['no thanks', '-'],
    ['A', '1'],
    ['no, C', '-'],
    ['C please', '3'],
    ['Wednesday please', '3'],
    ['yes to Wednesday', '3'],
    ['who is this?', '-'],
    ['not sure', '-'],
    ['STOP', '-'],
  ])('%s does not', (text, expected) => {
    expect(answered(text)).toBe(expected);
  });

  it('a yes to a slot that has filled is not booked', () => {
    const left = [first, ...offered.slice(2)].flatMap((slot) => slot ?? []);
    expect(taken('YES', { ...list, offered, asked: second, available: left })).toBe('-');
  });
});
