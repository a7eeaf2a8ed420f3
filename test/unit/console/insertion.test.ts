/** Where a stop could go from the map: the best place on each van, and after which stops. */
import { spotsAfter, spotsByVan } from '../../../packages/console/src/views/today/insertion';
import { laneOf, stopOf } from './day';

// Places on one parallel: the longitude says it all.
const at = (longitude: number) => ({ latitude: 51.5, longitude }) as never;
const home = { latitude: 51.5, longitude: 0 };
const stop = (order: string, longitude: number, fields: object = {}) =>
  stopOf(order, { address: at(longitude), ...fields });
const run = (fields: object) => ({ id: 'run', status: 'started', broken_down_at: null, ...fields }) as never;

const one = laneOf('1', [
  stop('done', 0.1, { status: 'completed' }),
  stop('moving', 0.32),
  stop('b', 0.2),
  stop('c', 0.5),
]);
const two = laneOf('2', [stop('d', 0.3), stop('e', 0.4)]);
const broken = { ...laneOf('3', [stop('f', 0.32)]), run: run({ broken_down_at: '2026-03-12T09:20:00Z' }) };
const back = { ...laneOf('4', [stop('g', 0.32)]), run: run({ status: 'completed' }) };
const day = {
  lanes: [one, two, broken, back],
  idle: [{ id: 'veh_9', name: 'Van 9', hue: 4 }],
  orders: new Map(),
  home,
};

test('each van that takes stops has the place with the least detour; idle ones come last', () => {
  const spots = spotsByVan('moving', day);
  expect(spots.map(({ van, to, after, stops }) => [van, to, after?.order, stops])).toEqual([
    ['Van 2', { route: '2', index: 1 }, 'd', 2],
    ['Van 9', { route: 'veh_9', index: 0 }, undefined, 0],
  ]);
  expect(spots[0]!.miles).toBeCloseTo(0, 5);
  expect(spots[1]!.miles).toBeCloseTo(27.6, 0);
});

test('the stops after which it can come: the nearest first, none that is done before the last done one, not its own place', () => {
  expect(spotsAfter('moving', day).map(({ van, to, after }) => [van, after?.order, to.index])).toEqual([
    ['Van 2', 'd', 1],
    ['Van 2', 'e', 2],
    ['Van 1', 'b', 2],
    ['Van 1', 'c', 3],
  ]);
});

test('an order without a route, of which nobody knows where it is, can go everywhere', () => {
  expect(spotsByVan('new', day).map(({ van, miles }) => [van, miles])).toEqual([
    ['Van 1', Infinity],
    ['Van 2', Infinity],
    ['Van 9', 0],
  ]);
  expect(spotsAfter('new', day)).toHaveLength(6);
});
