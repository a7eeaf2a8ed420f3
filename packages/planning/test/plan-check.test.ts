import fc from 'fast-check';
import { checkPlan } from '../src/plan-check.js';
import type { PlanRule } from '../src/plan-check.js';
import { NO_WAY } from '../src/travel.js';
import type { Plan, RoutingProblem, RoutingStop, RoutingVehicle } from '../src/routing-problem.js';
import { found, lineOfStops, plan } from './line-of-stops.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Stops on a line, and vans a and b. */
const line = (count: number, stops: Partial<RoutingStop>[] = [], van: Partial<RoutingVehicle> = {}) =>
  lineOfStops(count, { stops, van, vans: ['a', 'b'] });

const valid = plan({ a: ['s1', 's2'], b: ['s3'] });

test('a plan that keeps every rule has no violations', () => {
  expect(checkPlan(line(3), valid)).toEqual([]);
  expect(checkPlan(line(3), plan({ a: ['s1'] }, ['s2', 's3']))).toEqual([]);
});

describe('a valid plan broken in one way is reported by that rule', () => {
  test('window: seconds late at the stop, and at those that are late in its wake', () => {
    const early = { window: { fromSecond: 7 * HOUR, toSecond: 7 * HOUR + 8 * MINUTE } };
    const problem = line(3, [early]);
    expect(found(problem, valid)).toEqual([{ vehicle: 'a', stop: 's1', rule: 'window', by: 2 * MINUTE }]);
    const both = line(3, [early, { window: { fromSecond: 7 * HOUR, toSecond: 7 * HOUR + 24 * MINUTE } }]);
    expect(found(both, valid)).toEqual([
      { vehicle: 'a', stop: 's1', rule: 'window', by: 2 * MINUTE },
      { vehicle: 'a', stop: 's2', rule: 'window', by: MINUTE },
    ]);
  });

  test('window: arriving at its last second is in time, waiting for its first is fine', () => {
    const last = { window: { fromSecond: 0, toSecond: 7 * HOUR + 10 * MINUTE } };
    expect(found(line(3, [last]), valid)).toEqual([]);
  });

  test('depot_hours: seconds late at the gate', () => {
    // s1 is served from 8:00 to 8:05, s2 from 8:15 to 8:20, back at 8:40; s3 done at 8:05, back at 8:35.
    const shift = (toSecond: number) => ({ shift: { fromSecond: 7 * HOUR, toSecond } });
    expect(found(line(3, [], shift(8 * HOUR + 40 * MINUTE)), valid)).toEqual([]);
    expect(found(line(3, [], shift(8 * HOUR + 39 * MINUTE)), valid)).toEqual([
      { vehicle: 'a', stop: null, rule: 'depot_hours', by: MINUTE },
    ]);
  });

  test('volume: litres over at the gate, at the delivery that finds no room', () => {
    expect(found(line(3, [{}, { litres: 950 }]), valid)).toEqual([
      { vehicle: 'a', stop: 's2', rule: 'volume', by: 50 },
    ]);
    expect(found(line(3, [{}, { litres: 900 }]), valid)).toEqual([]);
  });

  test('weight: grams over', () => {
    expect(found(line(3, [{ grams: 9_500 }]), valid)).toEqual([
      { vehicle: 'a', stop: 's2', rule: 'weight', by: 500 },
    ]);
  });

  test('a collection only counts from its stop on', () => {
    const collected: Partial<RoutingStop> = { kind: 'collection', litres: 950 };
    expect(found(line(3, [{}, collected]), valid)).toEqual([]);
    expect(found(line(3, [collected]), valid)).toEqual([
      { vehicle: 'a', stop: 's1', rule: 'volume', by: 50 },
    ]);
  });

  test('an unlimited van carries anything', () => {
    const unlimited = { capacityLitres: null, capacityGrams: null };
    expect(found(line(3, [{ litres: 1e6, grams: 1e9 }], unlimited), valid)).toEqual([]);
  });

  test('crew', () => {
    expect(found(line(3, [{ crew: 2 }]), valid)).toEqual([{ vehicle: 'a', stop: 's1', rule: 'crew', by: 1 }]);
    expect(found(line(3, [{ crew: 2 }], { crew: 2 }), valid)).toEqual([]);
  });

  test('duplicate: on two routes, twice on one, routed and unassigned', () => {
    const twice = { stop: 's1', rule: 'duplicate' as PlanRule, by: 1 };
    expect(found(line(3), plan({ a: ['s1', 's2'], b: ['s3', 's1'] }))).toEqual([{ vehicle: 'b', ...twice }]);
    expect(found(line(3), plan({ a: ['s1', 's1', 's2'], b: ['s3'] }))).toEqual([{ vehicle: 'a', ...twice }]);
    expect(found(line(3), plan({ a: ['s1', 's2'], b: ['s3'] }, ['s1']))).toEqual([
      { vehicle: null, ...twice },
    ]);
  });

  test('duplicate: two routes of one vehicle', () => {
    const two = {
      routes: [...plan({ a: ['s1', 's2'] }).routes, ...plan({ a: ['s3'] }).routes],
      unassigned: [],
    };
    expect(found(line(3), two)).toEqual([{ vehicle: 'a', stop: null, rule: 'duplicate', by: 1 }]);
  });

  test('missing', () => {
    expect(found(line(3), plan({ a: ['s1', 's2'] }))).toEqual([
      { vehicle: null, stop: 's3', rule: 'missing', by: 1 },
    ]);
  });

  test('unknown_stop and unknown_vehicle', () => {
    expect(found(line(3), plan({ a: ['s1', 's2', 'x'], b: ['s3'] }))).toEqual([
      { vehicle: 'a', stop: 'x', rule: 'unknown_stop', by: 1 },
    ]);
    expect(found(line(3), plan({ a: ['s1', 's2'], z: ['s3'] }))).toEqual([
      { vehicle: 'z', stop: null, rule: 'unknown_vehicle', by: 1 },
    ]);
  });

  test('locked: another sequence, another length, no route at all', () => {
    const [a, b] = line(3).vehicles;
    const problem = { ...line(3), vehicles: [{ ...a!, locked: ['s1', 's2'] }, b!] };
    const changed = (stop: string) => ({ vehicle: 'a', stop, rule: 'locked', by: 1 });
    expect(found(problem, valid)).toEqual([]);
    expect(found(problem, plan({ a: ['s2', 's1'], b: ['s3'] }))).toEqual([changed('s1')]);
    expect(found(problem, plan({ a: ['s1', 's2', 's3'] }))).toEqual([changed('s3')]);
    expect(found(problem, plan({ b: ['s1', 's2', 's3'] }))).toEqual([changed('s1')]);
  });
});

test('messages say what and where in one plain sentence', () => {
  const problem = line(3, [{ crew: 2, litres: 2000 }, { window: { fromSecond: 0, toSecond: 1 } }]);
  const messages = checkPlan(problem, valid).map(({ message }) => message);
  expect(messages).toHaveLength(3);
  for (const message of messages) expect(message).toMatch(/^[A-Z][^.]*\bs[12]\b.*\.$/);
});

test('violations that are planted are counted one by one, whatever the day', () => {
  const days = fc.record({
    count: fc.integer({ min: 2, max: 12 }),
    pick: fc.nat(),
    late: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(days, ({ count, pick, late }) => {
      const chosen = pick % count;
      // Reached at the earliest at 7:10 (first) or later; the window closes `late` seconds before that.
      const arrival =
        (chosen === 0 ? 7 * HOUR : 8 * HOUR) +
        10 * MINUTE +
        (chosen > 0 ? (chosen - 1) * 15 * MINUTE + 5 * MINUTE : 0);
      const more: Partial<RoutingStop>[] = [];
      more[chosen] = { window: { fromSecond: 0, toSecond: arrival - late } };
      const route = plan({ a: Array.from({ length: count }, (_, i) => `s${i + 1}`) });
      const roomy = { capacityLitres: null, capacityGrams: null };
      expect(found(line(count, more, roomy), route)).toEqual([
        { vehicle: 'a', stop: `s${chosen + 1}`, rule: 'window', by: late },
      ]);
    }),
  );
});

test('a trip for which the road network has no way breaks a rule, there, between and back', () => {
  const problem = line(2);
  const without = (trip: number): RoutingProblem => {
    const seconds = Int32Array.from(problem.matrix.seconds);
    seconds[trip] = NO_WAY;
    return { ...problem, matrix: { ...problem.matrix, seconds } };
  };
  const plan: Plan = { routes: [{ vehicle: 'a', stops: ['s1', 's2'] }], unassigned: [] };
  const roads = (trip: number) =>
    checkPlan(without(trip), plan).flatMap(({ rule, stop }) => (rule === 'no_road' ? [stop] : []));
  expect(roads(1)).toEqual(['s1']);
  expect(roads(1 * 3 + 2)).toEqual(['s2']);
  expect(roads(2 * 3)).toEqual([null]);
  expect(roads(2)).toEqual([]);
});
