/** The bars of a lane: each can be seen and clicked, also where visits were made out of their sequence. */
import fc from 'fast-check';
import { FITS, fitsOf, isAcross } from '../../../packages/console/src/views/today/label-room';
import { layOut } from '../../../packages/console/src/views/today/bar-rows';

const bars = (...times: [at: number, minutes: number][]) => times.map(([at, minutes]) => ({ at, minutes }));
const laid = (of: ReturnType<typeof bars>, done: number) =>
  layOut(of, { isDone: (index) => index < done, end: 1000, most: 1440 });

test('visits in sequence have the whole height each, and room for their names until the next one', () => {
  expect(laid(bars([500, 25], [570, 10], [600, 10]), 1)).toEqual([
    { at: 500, minutes: 25, row: 0, rows: 1, until: 570 },
    { at: 570, minutes: 10, row: 0, rows: 1, until: 600 },
    { at: 600, minutes: 10, row: 0, rows: 1, until: 1000 },
  ]);
});

test('a last name ends where the board does', () => {
  const last = (at: number) => layOut(bars([500, 10], [at, 10]), { isDone: () => false, end: at + 5, most: 1020 }).at(-1)?.until; // oxfmt-ignore
  expect([last(900), last(980), last(1019)]).toEqual([960, 1020, 1020]);
  // One that is beyond it has a place of its own.
  expect(last(1_200)).toBe(1_260);
});

test('a visit made before the one planned ahead of it has room until that one', () => {
  // The second was done first.
  expect(
    laid(bars([600, 10], [540, 10], [700, 10]), 2).map(({ at, until, rows }) => [at, until, rows]),
  ).toEqual([
    [600, 700, 1],
    [540, 600, 1],
    [700, 1000, 1],
  ]);
});

test('visits recorded at the same time share the height, in the sequence of the route', () => {
  const all = laid(bars([600, 1], [600, 1], [640, 10]), 2);
  expect(all.map(({ at, row, rows }) => [at, row, rows])).toEqual([
    [600, 0, 2],
    [600, 1, 2],
    [640, 0, 1],
  ]);
});

test('a visit to come that one that is done would cover is seen as well', () => {
  expect(laid(bars([600, 12], [605, 12]), 1).map(({ row, rows }) => [row, rows])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test('bars of visits to come stay as they are', () => {
  expect(laid(bars([600, 12], [606, 12]), 0).map(({ at, row, rows }) => [at, row, rows])).toEqual([
    [600, 0, 1],
    [606, 0, 1],
  ]);
});

const day = fc.array(fc.tuple(fc.integer({ min: 420, max: 520 }), fc.integer({ min: 1, max: 60 })), {
  maxLength: 30,
});

test('no bar of a finished stop covers the beginning of another, none begins before its time or is far from it', () => {
  fc.assert(
    fc.property(day, (times) => {
      const all = laid(bars(...times), times.length);
      expect(all).toHaveLength(times.length);
      for (const [index, bar] of all.entries()) {
        expect(bar.at).toBeGreaterThanOrEqual(times[index]![0]);
        expect(bar.at - times[index]![0]).toBeLessThanOrEqual(times.length * 2);
        expect(bar.row).toBeLessThan(bar.rows);
        for (const other of all.slice(index + 1)) {
          const isBeside = bar.row / bar.rows >= (other.row + 1) / other.rows || other.row / other.rows >= (bar.row + 1) / bar.rows; // oxfmt-ignore
          const isApart = bar.at + Math.max(bar.minutes, 6) <= other.at || other.at + Math.max(other.minutes, 6) <= bar.at; // oxfmt-ignore
          expect(isBeside || isApart).toBe(true);
        }
      }
    }),
  );
});

test('a label leaves out more the less room it has, and is beside a narrow bar where it has more', () => {
  const count = (bar: number, room: number) => fitsOf({ bar, room }).length;
  expect(fitsOf({ bar: 6, room: 400 })).toEqual([]);
  expect(fitsOf({ bar: 80, room: 80 })).toEqual(['under-100']);
  expect(fitsOf({ bar: 6, room: 20 })).toEqual(FITS);
  // Within the bar the whole room is the label's, beside it what the bar leaves.
  expect(fitsOf({ bar: 64, room: 110 })).toEqual([]);
  expect(fitsOf({ bar: 63, room: 110 })).toEqual(
    FITS.filter((name) => name !== 'under-22' && name !== 'under-32'),
  );
  for (const bar of [4, 30, 90]) {
    const counts = [4, 20, 40, 80, 120, 200, 300].map((room) => count(Math.min(bar, room), room));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
});

test('a name is across the end of its bar, if it is neither beside it nor all on it', () => {
  const across = (bar: number, room: number) => isAcross({ bar, room });
  expect([across(20, 50), across(63, 103), across(4, 44)]).toEqual([true, true, true]);
  // Beside it; wide enough; nothing beside it.
  expect([across(20, 61), across(64, 70), across(20, 20)]).toEqual([false, false, false]);
});
