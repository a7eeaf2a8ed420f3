/** Exchanges in repairs: both halves find one place, one behind the other, or none. */
import type { RepairProblem, RepairRoute, RepairStop } from '@waypost/planning/repair-problem';
import type { RoutingStop } from '@waypost/planning/routing-problem';
import { repairTogether } from '../src/repair-exchanges.js';

const HOUR = 3600;
const POINTS = 8;

const stop = (id: string, point: number, more: Partial<RoutingStop> = {}): RepairStop => {
  const window = { fromSecond: 8 * HOUR, toSecond: 18 * HOUR };
  return {
    stop: {
      ...{ id, point, kind: 'delivery', serviceSeconds: 300, window, litres: 100, grams: 0, crew: 1 },
      ...more,
    },
    hard: window,
    soft: window,
  };
};
/** A stop that no other van can take over. */
const stays = (id: string, point: number): RepairStop => ({ ...stop(id, point), aboard: true });
const DELIVERY = stop('new', 4);
const COLLECTION = stop('old', 4, { kind: 'collection', follows: { stop: 'new', afterSeconds: 300 } });

const van = (id: string, capacityLitres: number, ...stops: RepairStop[]): RepairRoute => ({
  vehicle: {
    ...{ id, capacityLitres, capacityGrams: null, crew: 1 },
    shift: { fromSecond: 7 * HOUR, toSecond: 20 * HOUR },
  },
  stops,
});

/** Places in a line, a kilometre apart. */
function problem(routes: RepairRoute[], orphans: RepairStop[]): RepairProblem {
  const apart = (cell: number) => Math.abs(Math.floor(cell / POINTS) - (cell % POINTS));
  const cells = { length: POINTS * POINTS };
  const matrix = {
    size: POINTS,
    metres: Int32Array.from(cells, (_, cell) => apart(cell) * 1_000),
    seconds: Int32Array.from(cells, (_, cell) => apart(cell) * 120),
  };
  return { matrix, routes, orphans };
}

test('each van has room for a half, another one for both: they go there, one behind the other', () => {
  const vans = [van('a', 250, stays('a1', 4)), van('b', 250, stays('b1', 4)), van('c', 350, stays('c1', 1))];
  const { routes, left } = repairTogether(problem(vans, [COLLECTION, DELIVERY]));
  expect(left).toEqual([]);
  expect(routes.slice(0, 2)).toEqual([['a1'], ['b1']]);
  expect(routes[2]!.toSorted()).toEqual(['c1', 'new', 'old']);
  expect(routes[2]!.indexOf('old')).toBe(routes[2]!.indexOf('new') + 1);
});

test('where no van has room for both, both are left', () => {
  const vans = [van('a', 250, stays('a1', 4)), van('b', 250, stays('b1', 4))];
  const { routes, left } = repairTogether(problem(vans, [DELIVERY, COLLECTION]));
  expect([routes, left]).toEqual([
    [['a1'], ['b1']],
    ['new', 'old'],
  ]);
});

test('nothing comes between the halves of an exchange that is on a route', () => {
  // The place of the orphan is the same, and its window ends before the collection could.
  const tight = { fromSecond: 8 * HOUR, toSecond: 8 * HOUR + 700 };
  const orphan = { ...stop('s', 4), hard: tight, soft: tight };
  const { routes } = repairTogether(problem([van('a', 500, DELIVERY, COLLECTION)], [orphan]));
  expect(routes[0]!.indexOf('old')).toBe(routes[0]!.indexOf('new') + 1);
});

test('a half whose other half is not to be visited is a stop like any other', () => {
  const { routes, left } = repairTogether(problem([van('a', 250, stop('a1', 2))], [COLLECTION]));
  expect([routes, left]).toEqual([[['a1', 'old']], []]);
});
