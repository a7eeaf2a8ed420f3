/** The receiving desk: what a code means, what became of a scan, and how it is taken back. */
import {
  answered,
  countsOf,
  damagedByOrder,
  damagedLast,
  dueByShipper,
  endedWords,
  kindAfter,
  lineOf,
  modeWords,
  openedOrder,
  readCode,
  type Scanned,
  takesBack,
  toneOf,
  mayBeIn,
  withAnswers,
  withOthers,
  withRepeats,
} from '../../../packages/console/src/views/receiving/scanned';

const scan = (more: Partial<Scanned> = {}): Scanned => ({
  ...{ id: 1, barcode: 'WP1', kind: 'depot_in', outcome: 'waiting' },
  ...more,
});
const result = { accepted: 1, rejected: [], orders_completed: [] };

test('a code is a piece, or changes what is scanned', () => {
  expect([readCode(' WP123 '), readCode('wp:damaged'), readCode('WP:UNDO'), readCode('  ')]).toEqual([
    { barcode: 'WP123' },
    { command: 'damaged' },
    { command: 'undo' },
    undefined,
  ]);
});

test('each scan gets its own answer', () => {
  const scans = [scan(), scan({ id: 2, barcode: 'WP2' }), scan({ id: 3, barcode: 'WP3' })];
  const [taken, refused, misrouted] = answered(
    scans,
    {
      ...result,
      rejected: [{ barcode: 'WP2', reason: 'unknown_barcode' }],
      warnings: [{ barcode: 'WP3', reason: 'misrouted', order: 'ord_1', belongs_to: 'dep_2' }],
    },
    (id) => (id === 'dep_2' ? 'Leeds' : '?'),
  );
  expect(taken).toMatchObject({ outcome: 'taken' });
  expect(refused).toMatchObject({ outcome: 'refused', why: 'No piece has this barcode.' });
  expect(misrouted).toMatchObject({ outcome: 'misrouted', why: 'Belongs to Leeds.' });
  expect([taken, refused, misrouted].map((one) => one && toneOf(one))).toEqual(['good', 'bad', 'warn']);
});

test('an order whose number was typed stays open while its own pieces are ticked', () => {
  const order = { id: 'ord_1' } as never;
  const number = scan({ outcome: 'opened', order });
  const piece = scan({ id: 2, outcome: 'taken', order });
  const other = scan({ id: 3, outcome: 'taken', order: { id: 'ord_2' } as never });
  const unknown = scan({ id: 4, outcome: 'refused' });
  expect(openedOrder([number])).toEqual({ order, isBegun: false });
  expect(openedOrder([piece, number])).toEqual({ order, isBegun: true });
  expect(openedOrder([scan({ id: 5 }), piece, number])).toEqual({ order, isBegun: true });
  for (const closing of [other, unknown]) expect(openedOrder([closing, piece, number])).toBeUndefined();
  expect(openedOrder([piece])).toBeUndefined();
});

test.each([
  ['depot_in', 'An order: tick what is here'],
  ['missing', 'An order: tick what is missing'],
  ['damaged', 'An order: tick what is damaged'],
  ['depot_out', 'An order: tick what goes back'],
] as const)('an order that is opened to scan %s says what to tick', (kind, words) => {
  expect(lineOf(scan({ kind, outcome: 'opened' }))).toBe(words);
});

test('a line says what, for whom, and how much of the order is in', () => {
  const order = {
    ...{ id: 'ord_1', reference: 'SO-1', pieces: { scanned: 2, expected: 3 } },
    recipient: { name: 'Ada', address: { postcode: 'CR0 4XZ' } },
  } as never;
  expect(lineOf(scan({ outcome: 'taken', order }))).toBe('In · Ada, CR0 4XZ · 2 of 3 pieces in');
  expect(lineOf(scan({ outcome: 'refused', why: 'No piece has this barcode.' }))).toBe(
    'Refused · No piece has this barcode.',
  );
});

test('a scan is taken back by the opposite scan; what is refused or taken back already is not', () => {
  const taken = { outcome: 'taken' } as const;
  expect(takesBack(scan(taken))).toMatchObject({ type: 'missing' });
  expect(takesBack(scan({ ...taken, kind: 'damaged' }))).toMatchObject({ type: 'depot_in', repaired: true });
  expect(takesBack(scan({ ...taken, kind: 'missing' }))).toMatchObject({ type: 'depot_in' });
  expect([takesBack(scan({ outcome: 'refused' })), takesBack(scan({ ...taken, undone: 'done' }))]).toEqual([
    ...[undefined, undefined],
  ]);
});

test('pieces count once, however often they are scanned, and not once they are taken back', () => {
  const taken = { outcome: 'taken' } as const;
  expect(
    countsOf([
      scan({ ...taken, completes: true }),
      scan({ ...taken, id: 2 }),
      scan({ ...taken, id: 3, barcode: 'WP2', undone: 'done' }),
      scan({ ...taken, id: 4, barcode: 'WP3', kind: 'damaged' }),
      scan({ id: 5, barcode: 'X', outcome: 'refused' }),
    ]),
  ).toEqual({ in: 1, complete: 1, damaged: 1, missing: 0, misrouted: 0, refused: 1 });
});

test('damaged and missing are said of one piece, and everything else until something else is chosen', () => {
  const kinds = ['depot_in', 'damaged', 'missing', 'depot_out'] as const;
  expect(kinds.map(kindAfter)).toEqual(['depot_in', 'depot_in', 'depot_in', 'depot_out']);
});

test('the desk says what the next piece counts as', () => {
  expect(modeWords('depot_in')).toBe('');
  expect(modeWords('damaged')).toBe('The next piece is scanned as damaged, and only that one.');
  expect(modeWords('depot_out')).toMatch(/^Every piece is scanned as handed back/);
  expect(endedWords('missing')).toBe('One piece was scanned as missing. The next one counts as in again.');
});

test('what is taken back is so once the server says it, and stays as it was where that is refused', () => {
  const first = scan({ outcome: 'taken', undone: 'asked' });
  const back = scan({ id: 2, kind: 'missing', takesBack: 1 });
  const other = scan({ id: 3, barcode: 'WP3', outcome: 'taken' });
  expect(takesBack(first)).toBeUndefined();
  expect(countsOf([first]).in).toBe(1);
  const [, taken, untouched] = withAnswers([back, first, other], [{ ...back, outcome: 'taken' }]);
  expect([taken?.undone, untouched]).toEqual(['done', other]);
  const [refused, kept] = withAnswers([back, first], [{ ...back, outcome: 'refused', why: 'No.' }]);
  expect(refused?.outcome).toBe('refused');
  expect(kept && takesBack(kept)).toMatchObject({ type: 'missing' });
});

test('a piece that this page has in already is counted once, and told apart; not after it was taken back', () => {
  const taken = (id: number, more: Partial<Scanned> = {}) => scan({ id, outcome: 'taken', at: id, ...more });
  const again = (earlier: Scanned[]) => withRepeats([taken(9)], earlier, (at) => `at ${at}`)[0];
  const repeated = again([taken(1)]);
  expect(repeated).toMatchObject({ outcome: 'again', why: 'at 1' });
  expect([toneOf(repeated!), lineOf(repeated!), countsOf([taken(1), repeated!]).in]).toEqual([
    ...['warn', 'Already in · at 1', 1],
  ]);
  for (const earlier of [
    [],
    [taken(1, { barcode: 'WP2' })],
    [taken(1, { undone: 'done' })],
    [taken(1), taken(2, { kind: 'missing' })],
    [taken(1, { outcome: 'refused' })],
  ])
    expect(again(earlier)).toMatchObject({ outcome: 'taken' });
});

test('a piece that another desk has in is told apart, with when and by whom; not one that was elsewhere, or gone', () => {
  const taken = scan({ outcome: 'taken', piece: 'pce_1' });
  const before = (type: 'depot_in' | 'missing', depot: string) =>
    withOthers(
      [taken],
      new Map([['pce_1', { type, depot, words: '12 Mar, 11:53, by sam@desk.example' }]]),
      'dep_1',
    )[0];
  const again = before('depot_in', 'dep_1');
  expect([again?.outcome, lineOf(again!)]).toEqual([
    'again',
    'Already in · 12 Mar, 11:53, by sam@desk.example',
  ]);
  expect(before('depot_in', 'dep_2')).toBe(taken);
  expect(before('missing', 'dep_1')).toBe(taken);
  expect(
    [scan({ kind: 'damaged' }), scan({ outcome: 'refused' }), { ...taken, takesBack: 3 }].map(mayBeIn),
  ).toEqual([...[false, false, false]]);
});

test('what is due is told by shipper, without what is all in', () => {
  const order = (shipper: string, reference: string, scanned: number, expected: number) =>
    ({ shipper: { id: shipper, name: shipper }, reference, pieces: { scanned, expected } }) as never;
  const due = dueByShipper([
    ...[order('A', 'A-10', 1, 2), order('B', 'B-1', 0, 4), order('A', 'A-3', 3, 3), order('A', 'A-2', 0, 1)],
  ]);
  expect(due.at(-1)?.orders.map(({ reference }) => reference)).toEqual(['A-2', 'A-10']);
  expect(due.map(({ id, orders, missing, pieces }) => [id, orders.length, missing, pieces])).toEqual([
    ['B', 1, 4, 4],
    ['A', 2, 2, 3],
  ]);
});

test('the last piece scanned as damaged is asked about until that is settled, or it is not damaged after all', () => {
  const torn = scan({ kind: 'damaged', outcome: 'taken' });
  const later = scan({ id: 2, barcode: 'WP2', outcome: 'taken' });
  const none = new Set<number>();
  expect(damagedLast([later, torn], none)).toBe(torn);
  expect(damagedLast([later, torn], new Set([1]))).toBeUndefined();
  expect(damagedLast([later, { ...torn, undone: 'done' }], none)).toBeUndefined();
  expect(damagedLast([later, { ...torn, outcome: 'refused' }], none)).toBeUndefined();
  const other = scan({ id: 3, barcode: 'WP3', kind: 'damaged', outcome: 'taken' });
  expect(damagedLast([other, later, torn], none)).toBe(other);
  // Of pieces scanned one after the other, those that are still open come up again.
  expect(damagedLast([other, later, torn], new Set([3]))).toBe(torn);
});

test('pieces that were found damaged are not still to come', () => {
  const order = { id: 'ord_1' } as never;
  const damaged = { kind: 'damaged', outcome: 'taken', order } as const;
  const scans = [
    scan({ ...damaged, barcode: 'A' }),
    scan({ ...damaged, barcode: 'A' }),
    scan({ ...damaged, barcode: 'B', undone: 'done' }),
    scan({ ...damaged, barcode: 'C', outcome: 'refused' }),
    scan({ ...damaged, barcode: 'D', kind: 'depot_in' }),
  ];
  expect([...damagedByOrder(scans)]).toEqual([['ord_1', 1]]);
});
