/** What a suggestion says of goods that are on another van. */
import { handoversOf, windowsWords } from '../../../packages/console/src/views/today/handovers';
import { reviewOfSuggestion } from '../../../packages/console/src/views/today/review';
import type { Change } from '../../../packages/console/src/views/today/suggestion-preview';
import { laneOf, stopOf, visitOf } from './day';

const NONE = new Map<string, never>();
const LANES = [
  {
    ...laneOf('two', [stopOf('a'), stopOf('b')]),
    run: { route: 'two', broken_down_at: '2026-03-12T08:02:00.000Z' } as never,
  },
  laneOf('three', [stopOf('c')]),
];
const change = (order: string, from: string | null, pieces?: number): Change => ({
  order,
  from: from === null ? null : { route: from, eta: '09:00' },
  to: { route: 'four', eta: '10:00' },
  ...(pieces !== undefined && { pieces_aboard: pieces }),
});

test('the pieces are added up by the van that has them, and one that broke down is called so', () => {
  expect(
    handoversOf([change('a', 'two', 4), change('b', 'two', 3), change('c', 'three', 1)], LANES, NONE),
  ).toEqual([
    '7 pieces are on Van two, which broke down: the handover takes time that is not in these times.',
    '1 piece is on Van three: the handover takes time that is not in these times.',
  ]);
});

test('pieces that nobody has scanned in are not said to be on the van', () => {
  const visits = new Map([['stp_a', visitOf('a', { pieces_in: 1 })]]);
  expect(handoversOf([change('a', 'three', 4)], LANES, visits)).toEqual([
    '4 pieces should be on Van three, of which 1 was scanned in: the handover takes time that is not in these times.',
  ]);
});

test('goods that are at the depot, or of an order without a route, are not handed over', () => {
  expect(handoversOf([change('a', 'two'), change('d', null)], LANES, NONE)).toEqual([]);
});

test('promised windows are not called kept where a handover is left out of the times', () => {
  expect(windowsWords({ windows_kept: true }, [])).toBe('every promised window kept');
  expect(windowsWords({ windows_kept: true }, ['1 piece is on Van 3.'])).toBe(
    'every promised window kept, if the handover takes no time',
  );
  expect(windowsWords({ windows_kept: false }, ['1 piece is on Van 3.'])).toBe(
    'not every promised window kept',
  );
});

test('the review says it beside the reason', () => {
  const suggestion = {
    ...{ summary: 'Move 1 order.', reason: 'Van two broke down.' },
    changes: [change('a', 'two', 2)],
    impact: { miles_saved: 0, windows_kept: true, routes_changed: [] },
  };
  expect(
    reviewOfSuggestion(suggestion as never, {
      lanes: LANES,
      visits: new Map(),
      short: new Set(),
      forTwo: new Set(),
    }).notes,
  ).toEqual([
    'Van two broke down.',
    '2 pieces are on Van two, which broke down: the handover takes time that is not in these times.',
  ]);
});
