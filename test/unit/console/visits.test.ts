/** Which visit of an order is shown, and what the office records of one. */
import {
  goodsWarning,
  pieceName,
  piecesToAdd,
  piecesToHandOver,
  troubleOf,
} from '../../../packages/console/src/parts/goods';
import {
  crewWords,
  doorTimes,
  missingProof,
  receivedBy,
  visitOf,
  visitWords,
  whenOf,
} from '../../../packages/console/src/parts/visits';
import { clockIn } from '../../../packages/console/src/parts/wall-clock';
import { runWords } from '../../../packages/console/src/views/today/lanes';

const visits = (...statuses: Parameters<typeof visitOf>[0][number]['status'][]) =>
  statuses.map((status, at) => ({ status, at }));

test.each([
  // A van that tries again on the same day visits an order twice on one route.
  [visits('failed', 'pending'), 1],
  [visits('failed', 'arrived'), 1],
  [visits('failed', 'completed'), 1],
  [visits('pending'), 0],
])('the visit to come is shown, or else the last one: %j', (all, at) => {
  expect(visitOf(all)?.at).toBe(at);
});

test('an order without a visit has none', () => {
  expect(visitOf(visits())).toBeUndefined();
});

const piece = (status: string, depot: string | null = 'dep_1') =>
  ({
    status,
    last_scan: { type: 'depot_in', at: '2026-03-12T09:00:00Z', ...(depot !== null && { depot }) },
  }) as Parameters<typeof troubleOf>[0];

test.each([
  [piece('damaged'), 'damaged'],
  [piece('missing'), 'missing'],
  [piece('at_depot', 'dep_2'), 'at another depot'],
  [piece('at_depot'), undefined],
  [piece('on_van', null), undefined],
  [piece('awaiting_scan', null), undefined],
])('what is wrong with the piece %j: %s', (seen, trouble) => {
  expect(troubleOf(seen, 'dep_1')).toBe(trouble);
});

test('an order warns of what is wrong with its pieces, until it is closed', () => {
  const order = { status: 'booked', depot: 'dep_1' } as const;
  expect(goodsWarning(order, [piece('at_depot'), piece('on_van')])).toBeUndefined();
  expect(goodsWarning(order, [piece('damaged'), piece('missing'), piece('missing')])).toBe(
    '1 of 3 pieces is damaged, 2 are missing',
  );
  expect(goodsWarning({ ...order, status: 'cancelled' }, [piece('damaged')])).toBeUndefined();
});

test('a piece is called what it is, by its number among the items', () => {
  const items = [{ description: 'Corner sofa', pieces: 2 }, { sku: 'FF-70' }];
  expect(['1 of 3', '2 of 3', '3 of 3'].map((number) => pieceName(items, { number }))).toEqual([
    'Corner sofa',
    'Corner sofa',
    'FF-70',
  ]);
  expect(pieceName([{}], { number: '1 of 1' })).toBe('Goods');
});

test('what became of a visit, and why; with the date where it was not made on its own', () => {
  const visit = {
    ...{ date: '2026-03-12', outcome: 'failed', reason: 'no_answer', arrived_at: null },
    left_at: '2026-03-12T10:42:00Z',
    vehicle: { name: 'Van 1' },
    crew: [{ name: 'Dee' }, { name: 'Max' }],
  } as Parameters<typeof visitWords>[0];
  const now = Date.parse('2026-03-13T09:00:00Z');
  const london = clockIn('Europe/London');
  const clock = { ...london, moment: (at: string) => london.moment(at, now) };
  expect(visitWords(visit, clock)).toBe('failed at 10:42: no answer');
  expect(visitWords({ ...visit, date: '2026-03-13' }, clock)).toBe('failed, 12 Mar, 10:42: no answer');
  expect(visitWords({ ...visit, outcome: 'skipped', reason: null, left_at: null }, clock)).toBe('skipped');
  expect(crewWords(visit)).toBe('Van 1, Dee, Max');
  const given = (...barcodes: string[]) =>
    ({
      ...visit,
      outcome: 'completed',
      reason: null,
      pieces: 2,
      proof: { pieces_delivered: barcodes },
    }) as never;
  expect(visitWords(given('A'), clock)).toBe('completed at 10:42, 1 of 2 pieces');
  expect(visitWords(given('A', 'B'), clock)).toBe('completed at 10:42');
});

test('what was handed over before is not handed over again', () => {
  const all = [piece('delivered'), piece('on_van'), piece('returned'), piece('damaged')];
  expect(piecesToHandOver(all).map(({ status }) => status)).toEqual(['on_van', 'damaged']);
});

test('a visit that the office completes needs a name, a photo or a note, and a piece', () => {
  const none = { photos: 0, handedOver: 2 };
  expect(missingProof({ signed_by: ' ', notes: '' }, none)).toContain('Say who was there');
  expect(missingProof({ signed_by: 'S. Field', notes: '' }, none)).toBeUndefined();
  expect(missingProof({ notes: 'In the porch.' }, none)).toBeUndefined();
  expect(missingProof({}, { ...none, photos: 1 })).toBeUndefined();
  expect(missingProof({ signed_by: 'S. Field' }, { photos: 1, handedOver: 0 })).toContain('the visit failed');
});

test('an amended proof can add pieces that nobody has handed over', () => {
  const piece = (
    barcode: string,
    status: 'delivered' | 'collected' | 'at_depot' | 'returned' | 'missing',
  ) => ({
    barcode,
    status,
  });
  const pieces = [
    piece('1', 'delivered'),
    piece('2', 'at_depot'),
    piece('3', 'missing'),
    piece('4', 'returned'),
    piece('5', 'collected'),
  ];
  expect(piecesToAdd(pieces, ['3']).map(({ barcode }) => barcode)).toEqual(['2']);
});

test('a visit is shown when it was made, with the date where that is not its run’s', () => {
  const year = new Date().getUTCFullYear();
  const actual = `${year}-01-26T23:44:00Z`;
  const visit = { arrived: '10:30', left: '10:42', actual_at: null };
  const [london, madrid] = [clockIn('Europe/London'), clockIn('Europe/Madrid')];
  const made = { ...visit, actual_at: actual };
  expect(whenOf({ eta: '10:25', status: 'completed' }, visit, london)).toBe('10:42');
  expect(whenOf({ eta: '10:25', status: 'completed' }, made, london)).toBe('26 Jan, 23:44');
  expect(whenOf({ eta: '10:25', status: 'completed' }, made, madrid)).toBe('27 Jan, 00:44');
  expect(whenOf({ eta: '10:25', status: 'arrived' }, made, london)).toBe('26 Jan, 23:44');
  const open = { arrived: null, left: null, actual_at: null };
  expect(whenOf({ eta: '10:25', status: 'pending' }, open, madrid)).toBe('10:25');
  const night = { eta: '23:59', eta_at: actual, status: 'pending' } as const;
  expect(whenOf(night, open, madrid)).toBe('27 Jan, 00:44');
});

test('where the office typed a name, nobody is said to have signed', () => {
  expect(receivedBy({ signed_by: 'S. Field' })).toBe('Received by S. Field');
  expect(receivedBy({ signed_by: 'S. Field', recorded_by: 'stf_1' })).toBe(
    'Received by S. Field (typed by the office)',
  );
  expect(receivedBy({ signed_by: null, recorded_by: 'stf_1' })).toBeUndefined();
});

test.each([
  ['2026-03-12', 'Started', undefined],
  ['2026-03-14', 'Started 12 Mar', 'assume it left as planned'],
  ['2026-03-11', 'Started 12 Mar', 'after its date'],
])('a run of %s that starts on 12 March is: %s', (date, words, why) => {
  const run = { status: 'started', started_at: '2026-03-12T08:00:00Z', completed_at: null } as const;
  const said = runWords(date, run, clockIn('Europe/London'));
  expect(said.words).toBe(words);
  if (why === undefined) expect(said.why).toBeUndefined();
  else expect(said.why).toContain(why);
});

test('whether a run left on its date is a matter of its depot’s clock', () => {
  const run = { status: 'started', started_at: '2026-03-12T23:20:00Z', completed_at: null } as const;
  expect(runWords('2026-03-13', run, clockIn('Europe/Madrid'))).toEqual({ words: 'Started' });
  expect(runWords('2026-03-13', run, clockIn('Europe/London'))).toEqual({
    words: 'Started 12 Mar',
    why: expect.stringContaining('23:20'),
  });
});

describe('when a visit was over, by its timeline', () => {
  const entry = (id: string, type: string) => ({ id, type: `event.${type}` });
  const visit = (outcome: 'completed' | 'failed' | 'skipped' | null, at: string | null) => ({
    ...{ outcome, left_at: at },
  });
  const [first, second] = ['2026-03-12T09:29:00Z', '2026-03-13T10:00:00Z'];

  test.each([
    ['one visit', ['stop.completed'], [visit('completed', first)], { 0: first }],
    [
      'a visit that failed, and the next one',
      ['stop.completed', 'order.booked', 'stop.failed'],
      [visit('completed', second), visit('skipped', null), visit('failed', first)],
      { 0: second, 2: first },
    ],
    // Its record was corrected: only the newest entry is surely of the latest visit.
    ['a corrected one', ['stop.completed', 'stop.failed'], [visit('completed', first)], { 0: first }],
    ['one to come', [], [visit(null, null)], {}],
    ['visits that are loading', ['stop.completed'], [], {}],
  ])('%s', (_what, types, visits, times) => {
    const entries = types.map((type, at) => entry(String(at), type));
    expect(Object.fromEntries(doorTimes(entries, visits))).toEqual(times);
  });
});
