/** What the states of orders and stops let the office do. */
import { cancelConsequences, reachWords } from '../../../packages/console/src/parts/cancel-consequences';
import { ORDER_STATUSES } from '@waypost/client';
import { visitActs } from '../../../packages/console/src/parts/visits';
import { type Action, whyNot } from '../../../packages/console/src/parts/allowed';
import { changesAnything, consequencesOf } from '../../../packages/console/src/views/today/postponement';

type Status = (typeof ORDER_STATUSES)[number];
const ACTIONS: Action[] = [
  ...(['book', 'hold', 'ask', 'correct', 'goods'] as const),
  ...(['unbook', 'split', 'return', 'cancel', 'erase'] as const),
];
const SLOT = { date: '2026-03-12', from: '08:00', to: '12:00' };
const allowed = (status: Status, slot: typeof SLOT | null = null, expected = 2) =>
  ACTIONS.filter(
    (action) =>
      whyNot(action, { type: 'delivery', status, slot, pieces: { expected, scanned: 0 } }) === undefined,
  );

test('an order offers what its state allows', () => {
  expect(allowed('scanned')).toEqual(['book', 'hold', 'ask', 'correct', 'split', 'cancel']);
  expect(allowed('booked', SLOT)).toEqual(['book', 'hold', 'correct', 'unbook', 'split', 'cancel']);
  expect(allowed('out_for_delivery', SLOT)).toEqual(['correct', 'cancel']);
  expect(allowed('failed_attempt', SLOT)).toEqual([
    ...['book', 'hold', 'ask', 'correct', 'split', 'return', 'cancel'],
  ]);
  expect(allowed('on_hold', SLOT)).toEqual(['correct', 'split', 'return', 'cancel']);
  expect(allowed('cancelled')).toEqual(['return', 'erase']);
  expect(allowed('delivered', SLOT)).toEqual(['erase']);
});

test('goods can be corrected until a piece is scanned', () => {
  expect(allowed('awaiting_scan')).toContain('goods');
  const why = (
    type: 'delivery' | 'collection',
    status: Status,
    slot: typeof SLOT | null = null,
    scanned = 0,
  ) => whyNot('goods', { type, status, slot, pieces: { expected: 2, scanned } });
  expect(why('delivery', 'part_scanned', null, 1)).toBe('Its goods have been scanned.');
  expect(why('delivery', 'booked', SLOT)).toBe('Give its slot back first.');
  expect(why('collection', 'awaiting_booking')).toBeUndefined();
  expect(why('collection', 'awaiting_reply')).toBe('Its recipient has been asked.');
});

test('why not is a sentence that helps', () => {
  const why = (action: Action, status: Status, slot: typeof SLOT | null = SLOT, expected = 2) =>
    whyNot(action, { type: 'delivery', status, slot, pieces: { expected, scanned: 0 } });
  expect(why('ask', 'part_scanned')).toBe('Its goods are not all in yet.');
  expect(why('unbook', 'scanned', null)).toBe('It has no slot.');
  expect(why('unbook', 'out_for_delivery')).toBe('It is on the road.');
  expect(why('split', 'booked', SLOT, 1)).toBe('It has only one piece.');
  expect(why('return', 'booked')).toBe('Put it on hold or cancel it first.');
  expect(why('book', 'on_hold')).toBe('It is on hold. Release it first.');
  for (const status of ORDER_STATUSES)
    for (const action of ACTIONS) expect(why(action, status) ?? 'Allowed.').toMatch(/^[A-Z][^_]+\.$/);
});

test('a visit is recorded and corrected as its state allows', () => {
  const events = (status: Parameters<typeof visitActs>[0]) => visitActs(status).map(({ event }) => event);
  expect(events('pending')).toEqual(['arrived', 'completed', 'failed', 'skipped']);
  expect(events('arrived')).toEqual(['completed', 'failed', 'skipped']);
  expect(events('completed')).toEqual(['completed']);
  expect(events('failed')).toEqual(['completed']);
  expect(events('skipped')).toEqual(['completed', 'failed']);
});

test('what postponing would do is said in sentences, and that nothing would happen, too', () => {
  const nothing = { routes: [], unbooked: [], asked: 0, told: 0, on_the_road: [] };
  expect(changesAnything(nothing)).toBe(false);
  expect(changesAnything({ ...nothing, unbooked: ['ord_1'] })).toBe(true);
  expect(consequencesOf(nothing)).toEqual(['Nothing is left to postpone on this day.']);
  expect(
    consequencesOf({
      routes: ['rte_1'],
      unbooked: ['ord_1', 'ord_2'],
      asked: 1,
      told: 0,
      on_the_road: ['ord_3'],
    }),
  ).toEqual([
    '1 route unpublished and taken apart.',
    '2 orders without a slot.',
    '1 recipient told, and asked for another slot.',
    '1 order on the road, and left there.',
  ]);
});

describe('cancelling', () => {
  const order = {
    status: 'booked',
    slot: { date: '2026-03-12', from: '08:00', to: '12:00' },
    route: null,
    shipper: { id: 'shp_1', name: 'Oakcart' },
    recipient: { name: 'Sam Field' },
  } as const;

  test('says that it is final, what becomes free, and who is told', () => {
    const lines = cancelConsequences(order, false);
    expect(lines.join(' ')).toMatch(
      /cannot be undone.*12 Mar.*becomes free.*Oakcart is not emailed.*Sam Field gets no message/,
    );
    expect(lines.join(' ')).not.toContain('driver');
    expect(cancelConsequences({ ...order, route: 'rte_1' }, true).join(' ')).toMatch(
      /driver’s page shows it.*wait above the day’s board.*Oakcart is emailed.*Sam Field is told only if/,
    );
    expect(
      cancelConsequences({ ...order, status: 'out_for_delivery', route: 'rte_1' }, false).join(' '),
    ).toContain('the goods come back with the van');
  });

  test('names the ways in which the recipient can be written to', () => {
    expect(reachWords({ phone: '+447700900123', email: 'sam@field.example' })).toBe('text and email');
    expect(reachWords({ phone: '+447700900123' })).toBe('text');
    expect(reachWords({})).toBe('');
  });
});
