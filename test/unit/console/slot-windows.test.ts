/** Slots of all zones, joined by day and window. */
import {
  freeWords,
  slotsAhead,
  slotsWithin,
  usageOf,
  whyNoSlots,
  windowsByDay,
} from '../../../packages/console/src/parts/slot-windows';

const slot = (date: string, from: string, capacity: number, booked: number) => ({
  ...{ date, from, to: '20:00', capacity, booked },
});
const SLOTS = [
  slot('2026-03-12', '08:00', 5, 3),
  slot('2026-03-12', '08:00', 4, 4),
  slot('2026-03-13', '12:00', 2, 3),
  slot('2026-03-12', '12:00', 1, 0),
];

test('free places of a window are those of its zones; an overbooked zone takes none from another', () => {
  expect(windowsByDay([...SLOTS, slot('2026-03-13', '12:00', 2, 1)])).toEqual([
    [
      '2026-03-12',
      [
        { from: '08:00', to: '20:00', free: 2, capacity: 9 },
        { from: '12:00', to: '20:00', free: 1, capacity: 1 },
      ],
    ],
    ['2026-03-13', [{ from: '12:00', to: '20:00', free: 1, capacity: 4 }]],
  ]);
});

test('bookings are counted by day and window', () => {
  const { dates, windows, usageAt } = usageOf(SLOTS);
  expect([dates, windows]).toEqual([
    ['2026-03-12', '2026-03-13'],
    ['08:00–20:00', '12:00–20:00'],
  ]);
  expect(usageAt('2026-03-12', '08:00–20:00')).toEqual({ booked: 7, capacity: 9 });
  expect(usageAt('2026-03-13', '08:00–20:00')).toBeUndefined();
});

test('what is free of a window is said with how many it has', () => {
  expect(freeWords({ free: 3, capacity: 10 })).toBe('3 of 10 free');
  expect(freeWords({ free: 0, capacity: 10 })).toBe('full');
});

const [FRI, SAT] = ['2026-11-27', '2026-11-28'];
const FULL = slot(FRI, '08:00', 5, 5);
const OFFERED = [FULL, slot(SAT, '08:00', 5, 5), slot(SAT, '12:00', 5, 1)];

test('what is full is offered only to whoever overrides it, on the wanted days alone', () => {
  expect(slotsWithin(OFFERED, {}, false)).toEqual([OFFERED[2]]);
  expect(slotsWithin(OFFERED, { from: FRI, by: FRI }, true)).toEqual([FULL]);
  expect(slotsWithin(OFFERED, { from: FRI, by: FRI }, false)).toEqual([]);
});

test('the booked slot is shown even when it is full', () => {
  expect(slotsWithin(OFFERED, {}, false, { date: FRI, from: '08:00', to: '20:00' })).toEqual([
    FULL,
    OFFERED[2],
  ]);
  expect(slotsWithin(OFFERED, {}, false, { date: FRI, from: '12:00', to: '20:00' })).toEqual([OFFERED[2]]);
  expect(slotsWithin(OFFERED, {}, false, null)).toEqual([OFFERED[2]]);
});

test('what is over is offered to nobody', () => {
  expect(slotsAhead(OFFERED, FRI, '19:59')).toEqual(OFFERED);
  expect(slotsAhead(OFFERED, FRI, '20:00')).toEqual(OFFERED.slice(1));
});

test.each([
  ['full', OFFERED, { from: FRI, by: FRI }, 'On Fri 27 Nov: every window is full.', SAT],
  ['full for weeks', [FULL], {}, 'In the next three weeks: every window is full.', undefined],
  ['no windows', OFFERED, { by: '2026-11-26' }, 'Until Thu 26 Nov: the depot has no windows.', SAT],
])(
  'why nothing is left is said of the wanted days, with the next free day: %s',
  (_why, all, within, why, next) => {
    expect(whyNoSlots(all, within, 'cr0 1na')).toEqual({ why, next });
  },
);

test('a postcode outside every zone is said', () => {
  expect(whyNoSlots([], {}, 'cr0 1na').why).toContain('No zone of the depot delivers to CR0 1NA');
});
