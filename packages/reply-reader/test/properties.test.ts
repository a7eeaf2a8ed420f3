/** What holds of every reply, whatever its words: a wrong booking must not be a matter of phrasing. */
import fc from 'fast-check';
import { AVAILABLE, bookedDate, OFFERED, read } from './support.js';

const ANSWERS: readonly (readonly [text: string, date: string])[] = [
  ['Thursday please', '2026-09-17'],
  ['friday is fine', '2026-09-18'],
  ['Saturday works for us', '2026-09-19'],
  ['the 18th', '2026-09-18'],
  ['option 3 please', '2026-09-19'],
  ["can't do thursday or friday, saturday is ok", '2026-09-19'],
  ['any of them is fine', '2026-09-17'],
];
const WEEKDAYS = [
  ['thursday', '2026-09-17'],
  ['friday', '2026-09-18'],
  ['saturday', '2026-09-19'],
] as const;

const answer = fc.constantFrom(...ANSWERS);
const weekday = fc.constantFrom(...WEEKDAYS);

test('a greeting changes nothing', () => {
  const greeting = fc.constantFrom(
    'Hi ',
    'Hello, ',
    'Hiya! ',
    'Good morning, ',
    'Hi there\n\n',
    'Dear all,\n\n',
  );
  fc.assert(
    fc.property(answer, greeting, ([text, date], hello) => {
      expect(bookedDate(hello + text)).toBe(date);
    }),
  );
});

test('a signature, a device or quoted history changes nothing', () => {
  const tail = fc.constantFrom(
    '\n\nKind regards,\nMonica Friday\nOffice days: Tue & Sat only',
    '\n\nSent from my iPhone',
    '\n\nThanks\nJo\n01632 960111',
    '\n\nOn Mon, 14 Sep 2026 at 17:01, Oakcart <hello@oakcart.example> wrote:\n> 1) Thu 17 September\n> 2) Fri 18 September',
    '\n\n-----Original Message-----\nFrom: Oakcart\nSent: 14 September 2026\n\nWe can come Thu 17 September',
  );
  fc.assert(
    fc.property(answer, tail, ([text, date], end) => {
      expect(bookedDate(text + end, { channel: 'email' })).toBe(date);
    }),
  );
});

test('case changes nothing', () => {
  fc.assert(
    fc.property(answer, fc.infiniteStream(fc.boolean()), ([text, date], upper) => {
      const shouted = text.replace(/[a-z]/g, (letter) =>
        upper.next().value === true ? letter.toUpperCase() : letter,
      );
      expect(bookedDate(shouted)).toBe(date);
    }),
  );
});

test('a slip in a weekday never books another day', () => {
  fc.assert(
    fc.property(weekday, fc.nat(), fc.constantFrom('swap', 'drop', 'double'), ([day, date], at, kind) => {
      const i = 1 + (at % (day.length - 2));
      const [a = '', b = ''] = [day[i], day[i + 1]];
      const rest = day.slice(i + 2);
      const slips = { swap: b + a + rest, drop: b + rest, double: a + a + b + rest };
      const booked = bookedDate(`${day.slice(0, i)}${slips[kind]} please`);
      expect([date, null]).toContain(booked);
    }),
    { numRuns: 300 },
  );
});

test('a single slip in the middle of a weekday is read', () => {
  for (const [slip, date] of [
    ['thrusday', '2026-09-17'],
    ['thurday', '2026-09-17'],
    ['firday', '2026-09-18'],
    ['fridday', '2026-09-18'],
    ['saturdya', '2026-09-19'],
    ['satruday', '2026-09-19'],
  ] as const)
    expect(bookedDate(`${slip} please`)).toBe(date);
});

test('a day that is refused is never booked', () => {
  const refusal = fc.constantFrom(
    (day: string) => `not ${day}`,
    (day: string) => `can't do ${day}`,
    (day: string) => `${day} is no good`,
    (day: string) => `I'm away ${day}`,
    (day: string) => `anything but ${day}`,
    (day: string) => `please don't come ${day}`,
    (day: string) => `nobody will be in ${day}`,
    (day: string) => `I don't think anyone will be home on ${day}`,
    (day: string) => `${day} would have been fine but I'm working`,
  );
  const extra = fc.constantFrom('', ' sorry', ', thanks', ' please', '\n\nJo');
  fc.assert(
    fc.property(weekday, refusal, extra, ([day, date], refuse, end) => {
      expect(bookedDate(refuse(day) + end)).not.toBe(date);
    }),
  );
});

test('nothing is booked that is neither free nor after today', () => {
  const words = fc.constantFrom(
    ...'yes no thursday friday saturday tuesday 18th the not please or any am pm morning 8-12 fine week next but if first'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 9 }),
      fc.subarray([...AVAILABLE]),
      fc.subarray([...OFFERED], { minLength: 1 }),
      (said, available, offered) => {
        const { outcome, slot, confidence } = read(said.join(' '), { available, offered });
        if (outcome !== 'booked') return;
        expect(available).toContainEqual(slot);
        expect((slot?.date ?? '') > '2026-09-15').toBe(true);
        expect(confidence).toBeGreaterThanOrEqual(0.85);
      },
    ),
    { numRuns: 1500 },
  );
});

test('no text makes it throw', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom('D0', 'T1', 'O9', '99/99', '31st', 'friday', '0:99', '{', '<', '?', '\n> ', '"'),
        {
          maxLength: 30,
        },
      )
      .map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, (anything) => {
      expect(typeof read(anything).why).toBe('string');
    }),
    { numRuns: 1000 },
  );
});

test('marks that somebody types are no marks of the reader', () => {
  expect(bookedDate('D0')).toBeNull();
  expect(bookedDate('not O0 but D1 T0')).toBeNull();
});

test.each([
  ['a'],
  [' '],
  ['a '],
  ['friday '],
  ['not '],
  ['no, '],
  ['1'],
  ['1 '],
  ['?'],
  ['.'],
  ['\n'],
  ['> '],
  ['on friday wrote '],
  ['if that is '],
  ['(( '],
  ["'"],
  ['very '],
  ['between 1 and '],
  ['👍'],
  ['é'],
  ['1£'],
  ['£2'],
  ['1$'],
  ['1%'],
  ['%8'],
  ['%17'],
  ['½'],
  ['-½'],
  ['…'],
  ['1,'],
  ['1:'],
  ['a: '],
  ['@'],
  ['a@'],
  ['a.'],
  ['and '],
  ['and on '],
])('%j is read in time that grows with the length, not faster, and 10 kB of it at once', (unit) => {
  // Processor time, as other processes may have the machine.
  const cost = (length: number) => {
    const text = unit.repeat(Math.ceil(length / unit.length));
    const started = process.cpuUsage();
    for (const channel of ['sms', 'email'] as const) read(text, { channel });
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  };
  cost(1_500);
  // What is quadratic takes 25 times as long.
  expect(cost(1_500)).toBeLessThan(50 + 15 * cost(300));
  expect(cost(10_000)).toBeLessThan(600);
});

test('an answer is read to its 1,500th character; what it quotes is not counted', () => {
  const long = 'x'.repeat(1_480);
  expect(read(`${long} thursday`).intent).not.toBe(read(`${long} ${'x'.repeat(30)} thursday`).intent);
  const quoted = Array.from({ length: 60 }, () => `> ${'Your order has come. '.repeat(3)}`).join('\n');
  expect(bookedDate(`${quoted}\nThursday please`, { channel: 'email' })).toBe('2026-09-17');
});
