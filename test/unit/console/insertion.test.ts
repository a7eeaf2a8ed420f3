/** Where a stop could go from the map: the best place on each van, and after which stops. */
import { spotsAfter, spotsByVan } from '../../../packages/console/src/views/today/insertion';
import { laneOf, stopOf, visitOf } from './day';

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
  visits: new Map(),
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

test('a place within the slot, or the window told, comes before a shorter detour that misses it', () => {
  const stops = [
    ['h', 0.2, '08:30'],
    ['i', 0.25, '11:00'],
    ['j', 0.31, '15:00'],
    ['k', 0.3, '16:00'],
  ] as const;
  const later = laneOf(
    '5',
    stops.map(([order, longitude, eta]) => stop(order, longitude, { eta })),
  );
  const placeWithin = (visit: object) => {
    const visits = new Map([['stp_moving', visitOf('moving', visit)]]);
    return spotsByVan('moving', { ...day, lanes: [one, later], visits })[0]!.to.index;
  };
  const slot = (from: string, to: string) => ({ slot: { from, to } });
  expect(placeWithin(slot('15:30', '18:00'))).toBe(3);
  expect(placeWithin(slot('10:00', '12:00'))).toBe(2);
  expect(placeWithin(slot('08:00', '10:00'))).toBe(1);
  expect(placeWithin({ ...slot('15:30', '18:00'), told: { from: '09:00', to: '10:00' } })).toBe(1);
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
