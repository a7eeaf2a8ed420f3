/** Slots of all zones, joined by day and window. */
import { freeWords, usageOf, windowsByDay } from '../../../packages/console/src/parts/slot-windows';

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
