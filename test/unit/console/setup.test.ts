/** The setup's pure parts: hours in words, the week of slots, zones and their postcodes, the length of texts. */
import { matching } from '../../../packages/console/src/parts/record-table';
import { linkIn } from '../../../packages/console/src/views/setup/driver-link';
import { firstSteps } from '../../../packages/console/src/views/setup/first-steps';
import {
  begunDay,
  isLeft,
  sampleOrders,
  windowsLeft,
} from '../../../packages/console/src/views/setup/sample-day';
import fc from 'fast-check';
import {
  dailyHours,
  formatHours,
  formatShifts,
  weekOf,
} from '../../../packages/console/src/views/setup/hours';
import { prefixesOf, zoneOfSector } from '../../../packages/console/src/views/setup/postcode-prefixes';
import { rebased } from '../../../packages/console/src/views/setup/rebased';
import { sortByDepot } from '../../../packages/console/src/views/setup/sort-by-depot';
import { chipsIn, chipsOf, namesOf } from '../../../packages/console/src/views/setup/text-chips';
import { TEMPLATE_KINDS } from '../../../src/domain/template-kinds';
import { BUILT_IN_TEMPLATES } from '../../../src/messaging/built-in-templates';
import { textLength } from '../../../packages/console/src/views/setup/text-length';
import { linesOf, newLine, windowsOf } from '../../../packages/console/src/views/setup/week-windows';
import { zoneColours } from '../../../packages/console/src/views/setup/zone-colours';

const hours = (weekday: number, from = '07:00', to = '20:00') => ({ weekday, from, to });

test('days of the same hours stand together, Monday first and Sunday last', () => {
  expect(formatHours({ from: '07:00', to: '20:00' })).toBe('07:00–20:00');
  expect(formatHours([hours(0, '10:00', '16:00'), ...[5, 4, 3, 2, 1].map((day) => hours(day))])).toBe(
    'Mon–Fri 07:00–20:00, Sun 10:00–16:00',
  );
  expect(formatHours([hours(1), hours(3), hours(6), hours(0)])).toBe(
    'Mon 07:00–20:00, Wed 07:00–20:00, Sat–Sun 07:00–20:00',
  );
  expect(formatHours([])).toBe('');
});

describe('shifts', () => {
  const daily = { from: '07:00', to: '19:00' };

  test('are said as the same hours of every day, by weekday, or as none', () => {
    expect(formatShifts(undefined)).toBe('While the depot is open');
    expect(formatShifts([daily])).toBe('Daily 07:00–19:00');
    expect(formatShifts([hours(6, '08:00', '12:00')])).toBe('Sat 08:00–12:00');
  });

  test('of every day and of a weekday are one by weekday, from the earliest to the latest time', () => {
    const both = [daily, hours(6, '09:00', '21:00')];
    expect(dailyHours(both)).toBeUndefined();
    expect(formatShifts(both)).toBe('Mon–Fri 07:00–19:00, Sat 07:00–21:00, Sun 07:00–19:00');
    expect(weekOf([hours(2)])).toEqual([hours(2)]);
  });
});

describe('the week', () => {
  test('has a row for each window and zone, sorted by time', () => {
    const lines = linesOf({
      windows: [
        { weekday: 1, from: '12:00', to: '16:00', capacity: 8 },
        { weekday: 0, from: '08:00', to: '12:00', capacity: 2 },
        { weekday: 1, from: '08:00', to: '12:00', capacity: 9, zone: 'zon_1' },
        { weekday: 2, from: '08:00', to: '12:00', capacity: 0 },
      ],
    });
    expect(lines).toEqual([
      { from: '08:00', to: '12:00', zone: '', capacities: ['', '0', '', '', '', '', '2'] },
      { from: '08:00', to: '12:00', zone: 'zon_1', capacities: ['9', '', '', '', '', '', ''] },
      { from: '12:00', to: '16:00', zone: '', capacities: ['8', '', '', '', '', '', ''] },
    ]);
  });

  test('is saved as it was loaded', () => {
    const window = fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      from: fc.constantFrom('08:00', '12:00'),
      to: fc.constantFrom('16:00', '20:00'),
      capacity: fc.integer({ min: 0, max: 99 }),
      zone: fc.constantFrom('zon_1', 'zon_2'),
    });
    const key = ({ weekday, from, to, zone }: any) => `${weekday} ${from} ${to} ${zone}`;
    fc.assert(
      fc.property(fc.uniqueArray(window, { selector: key }), (windows) => {
        const saved = windowsOf(linesOf({ windows }));
        expect(saved.toSorted((a, b) => key(a).localeCompare(key(b)))).toEqual(
          windows.toSorted((a, b) => key(a).localeCompare(key(b))),
        );
      }),
    );
  });

  test('has no window where the cell is empty', () => {
    expect(windowsOf([newLine()])).toEqual([]);
  });
});

test.each([
  ['CR0, SM1 4', ['CR0', 'SM1 4']],
  ['cr0 sm1', ['CR0', 'SM1']],
  ['CR0 4  SM1;  TN', ['CR0 4', 'SM1', 'TN']],
  ['SW1A 1', ['SW1A 1']],
  ['', ['']],
  [' , ', ['']],
])('the prefixes in "%s"', (text, prefixes) => {
  expect(prefixesOf(text)).toEqual(prefixes);
});

test('the link to a driver’s page is that of their latest invitation', () => {
  const link = (driver: string, signature: string) =>
    `http://localhost:8080/driver?id=${driver}&signature=${signature}`;
  const texts = [
    'The A23 is closed.',
    null,
    `Hello Bo, open this link: ${link('drv_2', 'b')}`,
    `Hello Ada, open this link: ${link('drv_1', 'new')}`,
    `Hello Ada, open this link: ${link('drv_1', 'old')}`,
  ];
  expect([linkIn(texts, 'drv_1'), linkIn(texts, 'drv_3')]).toEqual([link('drv_1', 'new'), undefined]);
});

test('the longest prefix of a sector decides its zone', () => {
  const zones = [[''], ['CR', 'SM1 4'], ['cr0'], ['SM1']].map((prefixes) => ({
    postcode_prefixes: prefixes,
  }));
  const sectors = ['CR04', 'CR21', 'SM14', 'SM15', 'LS12'];
  expect(sectors.map((sector) => zoneOfSector(sector, zones))).toEqual([2, 1, 1, 3, 0]);
  expect(zoneOfSector('LS12', zones.slice(1))).toBeUndefined();
});

test('zones have six colours in turn; one that takes the rest is grey', () => {
  const zones = ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'].map((prefix) => ({ postcode_prefixes: [prefix] }));
  expect(zoneColours(zones)).toEqual([0, 1, 2, 3, 4, 5, 6, 1]);
});

test('a text says how many messages it takes, and why more than its length suggests', () => {
  const count = (length: number) => textLength('x'.repeat(length)).split(': ')[1];
  expect([count(0), count(160), count(161), count(306), count(307)]).toEqual([
    ...['1 text message', '1 text message', '2 text messages', '2 text messages', '3 text messages'],
  ]);
  expect(textLength(`${'x'.repeat(70)}’`)).toBe(
    '71 characters: 2 text messages, as one of them is outside the plain alphabet',
  );
});

const CASES: readonly Record<string, boolean>[] = [
  {},
  { collection: false, exchange: true },
  { collection: true, can_reply: false },
];

test('a text in chips is the text, and every tag has words', () => {
  for (const kind of TEMPLATE_KINDS) {
    for (const text of Object.values(BUILT_IN_TEMPLATES[kind])) {
      if (text === null) continue;
      const chips = chipsOf(text);
      expect(chips.map(({ source }) => source).join('')).toBe(text);
      for (const { source, words } of chips) {
        expect([source, words !== undefined]).toEqual([source, /^\{[{%]/.test(source)]);
        expect([source, words ?? '']).toEqual([source, expect.not.stringMatching(/[{}%_]/)]);
      }
      for (const holds of CASES)
        expect(
          chipsIn(text, holds)
            .map(({ source }) => source)
            .join(''),
        ).toBe(text);
    }
    expect(namesOf(kind).length).toBeGreaterThan(1);
  }
  const words = chipsOf(
    '{% if exchange %}a{% else %}{{ recipient_name | default: "you" }}{% endif %} {{ nobody }}',
  );
  expect(words.map((chip) => chip.words)).toEqual([
    ...['if it is an exchange:', undefined, 'otherwise:', 'customer*', 'end', undefined, 'nobody'],
  ]);
});

test.each([
  [{ collection: false, exchange: false }, 'We …deliver· it.…'],
  [{ collection: true, exchange: false }, 'We ·collect… it.…'],
  [{ collection: false, exchange: true }, 'We …deliver· it.· And fetch …the rest·'],
  [{ collection: true, exchange: true }, 'We ·collect… it.· And fetch ·it…'],
])('a text reads as in the case %j; the words of others are kept out of sight', (holds, reads) => {
  const text =
    'We {% if collection %}collect{% else %}deliver{% endif %} it.{% if exchange %} And fetch {% if collection %}it{% else %}the rest{% endif %}{% endif %}';
  const chips = chipsIn(text, holds);
  expect(chips.map(({ source, words }) => words ?? source).join('')).toBe(reads);
  expect(chips.map(({ source }) => source).join('')).toBe(text);
});

test('a chip says what it hides; conditions that do not match are all shown', () => {
  const [chip] = chipsIn('{% if collection %}collect{% else %}deliver{% endif %}', { collection: false });
  expect(chip?.hint).toBe('if it is a collection: collect otherwise:');
  for (const text of ['{% if collection %}a', 'a{% endif %}', 'a{% else %}b'])
    expect(chipsIn(text, { collection: false })).toEqual(chipsOf(text));
});

test('what serves every depot comes first, then by depot and name', () => {
  const depots = [
    { id: 'dep_1', name: 'Leeds' },
    { id: 'dep_2', name: 'Bristol' },
  ] as never[];
  const vans = [
    { name: 'Van 10', depot: 'dep_2' },
    { name: 'Van 1', depot: 'dep_1' },
    { name: 'Van 2', depot: 'dep_2' },
    { name: 'Van 7', depot: null },
  ];
  expect(sortByDepot(vans, depots).map(({ name }) => name)).toEqual(['Van 7', 'Van 2', 'Van 10', 'Van 1']);
});

test('a form keeps what is being edited when its record changes, and shows the rest as it is now', () => {
  const base = { name: 'Ada', days: 90 as number | null, hours: { from: '08:00' } };
  const edited = { ...base, name: 'Ada Ltd', hours: { from: '08:00' } };
  const saved = { name: 'Ada', days: null, hours: { from: '09:00' } };
  expect(rebased(edited, base, saved)).toEqual({ name: 'Ada Ltd', days: null, hours: { from: '09:00' } });
  expect(rebased(base, base, saved)).toEqual(saved);
});

describe('a first day', () => {
  const NONE = {
    depots: [],
    windows: [],
    vehicles: [],
    drivers: [],
    shippers: [],
    orders: 0,
    allIn: 0,
    booked: 0,
  };
  const of = (counts: object) =>
    Object.fromEntries(firstSteps({ ...NONE, ...counts }).map((step) => [step.kind, step]));

  test('begins with the depot, and says what waits for it', () => {
    const steps = of({});
    expect(Object.values(steps).filter(({ isDone }) => isDone)).toEqual([]);
    expect(steps['depots']).not.toHaveProperty('waitsFor');
    for (const kind of ['slots', 'orders', 'goods', 'plan']) expect(steps[kind]).toHaveProperty('waitsFor');
  });

  test('says what is there, as people sort it', () => {
    const vehicles = [11, 2, 1, 5, 4].map((number) => ({ name: `Van ${number}` }));
    const steps = of({ depots: [{ name: 'Leeds' }], vehicles, shippers: [{ name: 'Oak' }] });
    expect(steps['vans']).toMatchObject({ isDone: true, state: 'Van 1, Van 2, Van 4, Van 5 and 1 more' });
    expect(steps['slots']).toMatchObject({ isDone: true, state: 'Change them whenever you like.' });
    expect(steps['orders']).not.toHaveProperty('waitsFor');
    expect(steps['plan']).toHaveProperty('waitsFor');
    const owned = { depots: [{ name: 'Leeds' }], vehicles, drivers: vehicles, shippers: vehicles };
    const waiting = of({ ...owned, orders: 60 });
    expect(waiting['orders']).toMatchObject({ isDone: true, state: '60 orders' });
    expect(waiting['goods']).toMatchObject({ isDone: false });
    expect(waiting['plan']).toHaveProperty('waitsFor');
    expect(waiting['goods']?.state).toMatch(/^Scan the goods in/);
    expect(waiting['goods']).toMatchObject({ isAllIn: false });
    const here = of({ ...owned, orders: 60, allIn: 60 });
    expect(here['goods']?.state).toMatch(/^60 of 60 orders all in\. Recipients are asked/);
    expect(here['goods']).toMatchObject({ isDone: false, isAllIn: true });
    const all = of({ ...owned, orders: 60, booked: 36 });
    expect(all['goods']).toMatchObject({ isDone: true, state: '36 of 60 orders booked' });
    expect(all['plan']).not.toHaveProperty('waitsFor');
    // Not all of them were looked at.
    const many = of({ ...owned, orders: 100, hasMore: true, booked: 36 });
    expect(many['orders']?.state).toBe('More than 100 orders');
    expect(many['goods']?.state).toBe('36 of the newest 100 orders booked');
  });

  test.each([
    [[1, 2, 3, 4, 5, 6], 'Monday to Saturday. Change them whenever you like.'],
    [[0, 1, 2, 3, 4, 5, 6, 1], 'Every day. Change them whenever you like.'],
    [[0, 6, 3], 'Wednesday, Saturday to Sunday. Change them whenever you like.'],
    [[], 'Change them whenever you like.'],
  ])('says the days of the week that have windows: %j', (weekdays, state) => {
    const windows = weekdays.map((weekday) => ({ weekday }));
    expect(of({ depots: [{ name: 'Leeds' }], windows })['slots']?.state).toBe(state);
    expect(of({ windows })['slots']?.state).toBe('Done for you, with the depot.');
  });

  test('the sample day has a window for each order, still to come, and barcodes of its own', () => {
    expect(windowsLeft('00:00')).toHaveLength(3);
    expect(windowsLeft('12:30').map(({ from }) => from)).toEqual(['16:00']);
    expect(windowsLeft('17:00')).toEqual([]);
    const orders = sampleOrders('dep_1', windowsLeft('09:00'), 'A');
    expect(new Set(orders.map(({ window }) => window.from))).toEqual(new Set(['12:00', '16:00']));
    const barcodes = orders.flatMap((one) => one.barcodes);
    expect([orders.length, new Set(barcodes).size]).toEqual([24, barcodes.length]);
  });

  test('a sample day that was left halfway is gone on with', () => {
    const order = (reference: string, status: string, scanned = 2, date = '2026-03-12') =>
      ({ reference, status, slot: { date }, pieces: { scanned, expected: 2 } }) as any;
    expect(begunDay([])).toBeUndefined();
    expect(begunDay([order('SO-1', 'booked'), order('SAMPLE-x', 'booked')])).toBeUndefined();
    const made = ['booked', 'awaiting_scan', 'planned', 'cancelled', 'delivered'].map((status, at) =>
      order(`SAMPLE-M1-${at + 1}`, status),
    );
    const begun = begunDay([...made, order('SAMPLE-M1-6', 'booked', 1), order('SAMPLE-OLD-1', 'booked')]);
    // All but the one without a slot, and the one without its goods.
    expect(begun).toMatchObject({ stamp: 'M1', done: 4 });
    expect(begun?.orders.size).toBe(6);
    const [first] = sampleOrders('dep_1', windowsLeft('09:00'), 'M1');
    expect(begun?.orders.has(first?.body.reference ?? '')).toBe(true);
    // One for a day that is over is booked again, unless it is on a route already.
    expect(isLeft(made[0], '2026-03-13')).toBe(true);
    expect(isLeft(made[2], '2026-03-13')).toBe(false);
  });
});

test('a long table is searched by the beginnings of words', () => {
  const vans = [
    ['Van 1', 'WP26 AAA'],
    ['Van 12', null],
    ['Luton 1', 'WP26 BBB'],
  ];
  const found = (term: string) => matching(vans, (van) => van, term).map(([name]) => name);
  expect(found('')).toEqual(['Van 1', 'Van 12', 'Luton 1']);
  expect(found(' VAN  1')).toEqual(['Van 1', 'Van 12']);
  expect(found('wp26 luton')).toEqual(['Luton 1']);
  // Not in the middle of a word.
  expect(found('26')).toEqual([]);
});
