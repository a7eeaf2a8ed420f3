/** Where a dragged stop lands: the pointer over rows of stops, the arrow keys, the mark, the board's edges. */
import fc from 'fast-check';
import {
  arrowStep,
  type Box,
  clampIndex,
  contains,
  edgeScroll,
  insertionIndex,
  markPosition,
  neighbourLane,
} from '../../../packages/console/src/views/today/drag-geometry';

const box = (left: number, top: number, width = 100, height = 50): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
/** Two rows of three stops, with gaps of 10. */
const ROWS = [0, 1].flatMap((row) => [0, 1, 2].map((column) => box(column * 110, row * 60)));
const indexAt = (x: number, y: number, stops = ROWS) => insertionIndex(stops, (stop) => stop, { x, y });

describe('the index under the pointer', () => {
  test.each([
    ['the left half of the first stop', 20, 20, 0],
    ['the right half of the first stop', 80, 20, 1],
    ['the gap between two stops', 105, 20, 1],
    ['right of the first row', 400, 20, 3],
    ['the left half of the second row', 10, 80, 3],
    ['right of the last stop', 400, 80, 6],
    ['below all stops', 10, 300, 6],
    ['above all stops', 10, -30, 0],
    ['between the rows', 150, 55, 3],
  ])('%s', (_where, x, y, index) => {
    expect(indexAt(x, y)).toBe(index);
  });

  test('is 0 in an empty lane', () => {
    expect(indexAt(50, 50, [])).toBe(0);
  });

  test('always exists', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }), (x, y) => {
        expect(indexAt(x, y)).toBeGreaterThanOrEqual(0);
        expect(indexAt(x, y)).toBeLessThanOrEqual(ROWS.length);
      }),
    );
  });

  test('reads no more boxes than it needs', () => {
    const read: Box[] = [];
    const boxOf = (stop: Box) => (read.push(stop), stop);
    insertionIndex(ROWS, boxOf, { x: 20, y: 20 });
    expect(read).toEqual([ROWS[0]]);
  });
});

test('lanes touch without sharing a line', () => {
  const [upper, lower] = [box(0, 0, 100, 50), box(0, 50, 100, 50)];
  expect([contains(upper, { x: 10, y: 49 }), contains(lower, { x: 10, y: 49 })]).toEqual([true, false]);
  expect([contains(upper, { x: 10, y: 50 }), contains(lower, { x: 10, y: 50 })]).toEqual([false, true]);
  expect(contains(upper, { x: 101, y: 10 })).toBe(false);
});

test('the board scrolls close to its upper and lower edge', () => {
  const board = box(0, 100, 800, 600);
  const at = (y: number) => Math.sign(edgeScroll(board, { x: 0, y }));
  expect([at(110), at(147), at(148), at(652), at(653), at(699)]).toEqual([-1, -1, 0, 0, 1, 1]);
});

describe('the mark', () => {
  const list = box(200, 300, 500, 80);
  test('stands left of the stop that follows', () => {
    expect(markPosition({ next: box(50, 10), previous: box(0, 10), list })).toEqual({
      x: 46,
      y: 10,
      height: 50,
    });
  });
  test('stands right of the last stop', () => {
    expect(markPosition({ next: undefined, previous: box(50, 10), list })).toEqual({
      ...{ x: 151, y: 10, height: 50 },
    });
  });
  test('is at the start of an empty list, no taller than a stop', () => {
    expect(markPosition({ next: undefined, previous: undefined, list })).toEqual({
      ...{ x: 204, y: 300, height: 60 },
    });
  });
});

describe('the arrow keys', () => {
  test('go along the lane and across lanes', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home'].map(arrowStep)).toEqual([
      { along: -1, across: 0 },
      { along: 1, across: 0 },
      { along: 0, across: -1 },
      { along: 0, across: 1 },
      undefined,
    ]);
  });

  test('take the focus no further than the last stop, and a dragged stop behind it', () => {
    expect([clampIndex(3, 3, false), clampIndex(3, 3, true)]).toEqual([2, 3]);
    expect([clampIndex(-1, 3, false), clampIndex(0, 0, false)]).toEqual([0, 0]);
  });

  const lane = (name: string, stopCount: number, isLocked = false) => ({ name, stopCount, isLocked });
  const [first, empty, locked, last] = [
    ...[lane('first', 2), lane('empty', 0), lane('locked', 3, true), lane('last', 1)],
  ];
  const from = (current = first!, step: number, isDragging: boolean) =>
    neighbourLane([first!, empty!, locked!, last!], current, { step, isDragging })?.name;

  test('skip empty lanes with the focus', () => {
    expect([from(first, 1, false), from(locked, 1, false), from(locked, -1, false)]).toEqual([
      ...['locked', 'last', 'first'],
    ]);
  });
  test('skip locked lanes with a stop', () => {
    expect([from(first, 1, true), from(empty, 1, true), from(last, -1, true)]).toEqual([
      ...['empty', 'last', 'empty'],
    ]);
  });
  test('end at the last lane', () => {
    expect([from(last, 1, true), from(first, -1, false)]).toEqual([undefined, undefined]);
  });
});
