import fc from 'fast-check';
import { checkPlan } from '../src/plan-check.js';
import { timeRoute } from '../src/plan-timing.js';
import type {
  DriverRole,
  RoutingPerson,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
} from '../src/routing-problem.js';
import { found, lineOfStops, plan } from './line-of-stops.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Stops on a line, and vans a, b and c for two people. */
const line = (
  count: number,
  stops: Partial<RoutingStop>[] = [],
  van: Partial<RoutingVehicle> = {},
  day: Partial<RoutingProblem> = {},
) => lineOfStops(count, { stops, van: { crew: 2, ...van }, day, vans: ['a', 'b', 'c'] });

const person = (id: string, role: DriverRole = 'driver', from = 6, to = 21): RoutingPerson => ({
  id,
  role,
  shift: { fromSecond: from * HOUR, toSecond: to * HOUR },
});

const withFirst = (problem: RoutingProblem, van: Partial<RoutingVehicle>): RoutingProblem => ({
  ...problem,
  vehicles: problem.vehicles.map((each, i) => (i === 0 ? { ...each, ...van } : each)),
});

describe('what a van can do', () => {
  test('skills: the labels that it lacks', () => {
    const day = line(1, [{ skills: ['gas', 'tail_lift'] }], { skills: ['tail_lift'] });
    expect(found(day, plan({ a: ['s1'] }))).toEqual([{ vehicle: 'a', stop: 's1', rule: 'skills', by: 1 }]);
    expect(found(line(1, [{ skills: ['gas'] }], { skills: ['gas', 'x'] }), plan({ a: ['s1'] }))).toEqual([]);
  });

  test('max_stops and max_miles, with those of a van under way so far', () => {
    const day = line(3, [], { maxStops: 2, maxMetres: 5999 });
    const broken = [
      { vehicle: 'a', stop: null, rule: 'max_stops', by: 1 },
      { vehicle: 'a', stop: null, rule: 'max_miles', by: 1 },
    ];
    expect(found(day, plan({ a: ['s1', 's2', 's3'] }))).toEqual(broken);
    expect(found(line(3, [], { maxStops: 3, maxMetres: 6000 }), plan({ a: ['s1', 's2', 's3'] }))).toEqual([]);
    const workedSoFar = {
      dutyFromSecond: 7 * HOUR,
      workFromSecond: 7 * HOUR,
      breakSeconds: 0,
      driveSeconds: 0,
      metres: 1000,
      stops: 1,
    };
    const start = { point: 1, second: 9 * HOUR, notBefore: 9 * HOUR, litres: 0, grams: 0, workedSoFar };
    const rest = { ...day, stops: day.stops.slice(1) };
    expect(found(withFirst(rest, { start }), plan({ a: ['s2', 's3'] }))).toEqual(broken);
  });

  test('volume and weight: what a delivery takes back is on board from there on', () => {
    const day = line(2, [
      { takesBack: { litres: 901, grams: 0 } },
      { takesBack: { litres: 0, grams: 10_001 } },
    ]);
    expect(found(day, plan({ a: ['s1', 's2'] }))).toEqual([
      { vehicle: 'a', stop: 's1', rule: 'volume', by: 1 },
      { vehicle: 'a', stop: 's2', rule: 'weight', by: 1 },
    ]);
    expect(found(day, plan({ a: ['s2'], b: ['s1'] }))).toEqual([
      { vehicle: 'a', stop: 's2', rule: 'weight', by: 1 },
    ]);
  });

  test('locked: another beginning, and a stop on another van', () => {
    const day = withFirst(line(3), { lockedHead: ['s2', 's1'] });
    expect(found(day, plan({ a: ['s2', 's1', 's3'] }))).toEqual([]);
    expect(found(day, plan({ a: ['s2', 's3', 's1'] }))).toEqual([
      { vehicle: 'a', stop: 's1', rule: 'locked', by: 1 },
    ]);
    expect(found(day, plan({ b: ['s1', 's2', 's3'] }))).toEqual([
      { vehicle: 'a', stop: 's2', rule: 'locked', by: 1 },
    ]);
    const stays = line(2, [{ lockedVehicle: 'b' }]);
    expect(found(stays, plan({ a: ['s1', 's2'] }))).toEqual([
      { vehicle: 'a', stop: 's1', rule: 'locked', by: 1 },
    ]);
    expect(found(stays, plan({ b: ['s1', 's2'] }))).toEqual([]);
  });

  test('a locked head that is late by itself is not blamed, what it delays further is', () => {
    const late = { window: { fromSecond: 7 * HOUR, toSecond: 7 * HOUR + 5 * MINUTE } };
    const day = withFirst(line(3, [late]), { lockedHead: ['s1'] });
    expect(found(day, plan({ a: ['s1', 's2', 's3'] }))).toEqual([]);
    const both = withFirst(line(3, [late, late]), { lockedHead: ['s1'] });
    expect(found(both, plan({ a: ['s1', 's2', 's3'] })).map(({ stop }) => stop)).toEqual(['s2']);
  });
});

describe('a legal day', () => {
  const rest = { seconds: 30 * MINUTE, afterSeconds: 6 * HOUR };
  const at = (from: number, to: number) => ({ window: { fromSecond: from * HOUR, toSecond: to * HOUR } });

  test('loading: what the van can reach, it reaches later', () => {
    const early = { window: { fromSecond: 7 * HOUR, toSecond: 7 * HOUR + 20 * MINUTE } };
    const day = (loadingSeconds: number) => line(1, [early], {}, { rules: { loadingSeconds } });
    expect(found(day(10 * MINUTE), plan({ a: ['s1'] }))).toEqual([]);
    expect(found(day(11 * MINUTE), plan({ a: ['s1'] }))).toEqual([
      { vehicle: 'a', stop: 's1', rule: 'window', by: MINUTE },
    ]);
  });

  test('break: where no placement keeps the windows, by how much the work is too long', () => {
    // Back-to-back visits of two hours each; the windows leave no half hour between them.
    const long = { serviceSeconds: 2 * HOUR };
    const tight = (minute: number) => ({
      window: { fromSecond: 7 * HOUR, toSecond: 7 * HOUR + minute * MINUTE },
    });
    const stops = [
      { ...long, ...tight(10) },
      { ...long, ...tight(140) },
      { ...long, ...tight(270) },
    ];
    const day = line(3, stops, {}, { rules: { break: rest } });
    // From leaving at 7:00 to the last visit's end at 13:30; the way back has room for the break.
    expect(found(day, plan({ a: ['s1', 's2', 's3'] }))).toEqual([
      { vehicle: 'a', stop: null, rule: 'break', by: 30 * MINUTE },
    ]);
    const loose = [stops[0]!, { ...long, ...tight(170) }, { ...long, ...tight(300) }];
    expect(found(line(3, loose, {}, { rules: { break: rest } }), plan({ a: ['s1', 's2', 's3'] }))).toEqual(
      [],
    );
  });

  test('break: a visit that is longer than the work a break must follow', () => {
    const day = line(1, [{ serviceSeconds: 6 * HOUR + 1 }], {}, { rules: { break: rest } });
    expect(found(day, plan({ a: ['s1'] }))).toEqual([{ vehicle: 'a', stop: null, rule: 'break', by: 1 }]);
  });

  test('duty: from loading to the return, with the latest departure that keeps the windows', () => {
    const stops = [at(8, 9), at(16, 17)];
    // Loading 8:30, leaving 8:50, first visit at 9:00; the last at 16:00; back at 16:25.
    const day = (maxDutySeconds: number) =>
      line(2, stops, {}, { rules: { loadingSeconds: 20 * MINUTE, maxDutySeconds } });
    expect(found(day(7 * HOUR + 55 * MINUTE), plan({ a: ['s1', 's2'] }))).toEqual([]);
    expect(found(day(7 * HOUR), plan({ a: ['s1', 's2'] }))).toEqual([
      { vehicle: 'a', stop: null, rule: 'duty', by: 55 * MINUTE },
    ]);
  });

  test('driving', () => {
    const day = (maxDriveSeconds: number) => line(2, [], {}, { rules: { maxDriveSeconds } });
    expect(found(day(40 * MINUTE), plan({ a: ['s1', 's2'] }))).toEqual([]);
    expect(found(day(39 * MINUTE), plan({ a: ['s1', 's2'] }))).toEqual([
      { vehicle: 'a', stop: null, rule: 'driving', by: MINUTE },
    ]);
  });

  test('a late route is late, and its breaks are not blamed for it', () => {
    const day = line(2, [at(7, 7), { serviceSeconds: 6 * HOUR }], {}, { rules: { break: rest } });
    expect(found(day, plan({ a: ['s1', 's2'] })).map(({ rule }) => rule)).toEqual(['window']);
  });

  test('a van under way: what it has worked counts, and work that is too long already is no fault of the plan', () => {
    const workedSoFar = {
      dutyFromSecond: 7 * HOUR,
      workFromSecond: 7 * HOUR,
      breakSeconds: 0,
      driveSeconds: 5 * HOUR,
      metres: 0,
      stops: 0,
    };
    const start = (hour: number) => ({
      point: 1,
      second: hour * HOUR,
      notBefore: hour * HOUR,
      litres: 0,
      grams: 0,
      workedSoFar,
    });
    const rules = { break: rest, maxDutySeconds: 9 * HOUR, maxDriveSeconds: 6 * HOUR };
    const day = (hour: number, window = at(8, 18)) =>
      withFirst(line(1, [window], {}, { rules }), { start: start(hour) });
    expect(found(day(12), plan({ a: ['s1'] }))).toEqual([]);
    // It must rest at once, and is at the stop half an hour later.
    expect(found(day(14), plan({ a: ['s1'] }))).toEqual([]);
    expect(found(day(14, at(8, 14)), plan({ a: ['s1'] })).map(({ rule }) => rule)).toEqual(['break']);
    expect(found(day(16), plan({ a: ['s1'] }))).toEqual([
      { vehicle: 'a', stop: null, rule: 'duty', by: 45 * MINUTE },
    ]);
  });
});

/** Whether a timed route keeps its windows and the rules of work. */
function isLegal(problem: RoutingProblem, van: RoutingVehicle, ids: readonly string[]): boolean {
  const timing = timeRoute(problem, van, ids);
  const { break: rest, maxDutySeconds = Infinity } = problem.rules ?? {};
  const limit = rest?.afterSeconds ?? Infinity;
  const rested = [timing.startsAt, ...timing.breaks.map(({ toSecond }) => toSecond)];
  const rests = [...timing.breaks.map(({ fromSecond }) => fromSecond), timing.returnsAt];
  return (
    timing.stops.every(({ stop, startsAt }) => {
      const { window } = problem.stops.find(({ id }) => id === stop)!;
      return startsAt <= window.toSecond;
    }) &&
    timing.returnsAt <= van.shift.toSecond &&
    timing.dutySeconds <= maxDutySeconds &&
    rested.every((from, i) => rests[i]! - from <= limit)
  );
}

test('the validator and the timing agree on which routes can be driven legally', () => {
  const stop = fc.record({
    travel: fc.integer({ min: 0, max: 90 }),
    opens: fc.integer({ min: 6, max: 16 }),
    open: fc.integer({ min: 0, max: 5 }),
    service: fc.integer({ min: 0, max: 120 }),
  });
  const rulesOf = fc.record({
    break: fc.record({
      seconds: fc.constantFrom(900, 1800, 2700),
      afterSeconds: fc.integer({ min: 4, max: 6 }).map((h) => h * HOUR),
    }),
    maxDutySeconds: fc.integer({ min: 6, max: 13 }).map((h) => h * HOUR),
    loadingSeconds: fc.constantFrom(0, 1200),
  });
  const counts = { legal: 0, rested: 0, illegal: 0 };
  fc.assert(
    fc.property(fc.array(stop, { minLength: 1, maxLength: 6 }), rulesOf, (stops, rules) => {
      const size = stops.length + 1;
      const seconds = new Int32Array(size * size);
      stops.forEach(({ travel }, i) => {
        seconds[i * size + i + 1] = travel * MINUTE;
        seconds[(i + 1) * size] = 40 * MINUTE;
      });
      const base = line(stops.length);
      const day: RoutingProblem = {
        ...base,
        rules,
        matrix: { seconds, metres: seconds, size },
        stops: base.stops.map((each, i) => {
          const { opens, open, service } = stops[i]!;
          const fromSecond = opens * HOUR;
          return {
            ...each,
            serviceSeconds: service * MINUTE,
            window: { fromSecond, toSecond: fromSecond + open * HOUR },
          };
        }),
      };
      const ids = day.stops.map(({ id }) => id);
      const legal = isLegal(day, day.vehicles[0]!, ids);
      expect(checkPlan(day, plan({ a: ids })).length === 0).toBe(legal);
      counts[legal ? 'legal' : 'illegal']++;
      if (legal && timeRoute(day, day.vehicles[0]!, ids).breaks.length > 0) counts.rested++;
    }),
    { numRuns: 500 },
  );
  expect(counts.rested).toBeGreaterThan(8);
  expect(counts.illegal).toBeGreaterThan(20);
});

describe('people', () => {
  const two = { crew: 2 as const };

  test('no people, no routes; without a list nobody is asked for', () => {
    expect(found(line(1), plan({ a: ['s1'] }))).toEqual([]);
    expect(found(line(1, [], {}, { people: [] }), plan({ a: ['s1'] }))).toEqual([
      { vehicle: 'a', stop: null, rule: 'people', by: 1 },
    ]);
    expect(found(line(1, [], {}, { people: [] }), plan({}, ['s1']))).toEqual([]);
  });

  test('a stop for two takes two, one of whom drives', () => {
    const day = (people: RoutingPerson[]) => line(2, [two], {}, { people });
    const routes = plan({ a: ['s1'], b: ['s2'] });
    const staffed = [person('x'), person('y'), person('z', 'mate')];
    expect(found(day(staffed), routes)).toEqual([]);
    expect(found(day(staffed.slice(0, 2)), routes)).toHaveLength(1);
    expect(found(day([person('x'), person('y', 'mate'), person('z', 'mate')]), routes)).toEqual([
      { vehicle: 'b', stop: null, rule: 'people', by: 1 },
    ]);
  });

  test('six people and five vans for two: three routes, not four', () => {
    const people = Array.from({ length: 6 }, (_, i) => person(`p${i}`));
    const day = line(4, [two, two, two, two], {}, { people });
    const vehicles = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...day.vehicles[0]!, id }));
    const routes = { a: ['s1'], b: ['s2'], c: ['s3'] };
    expect(found({ ...day, vehicles }, plan(routes, ['s4']))).toEqual([]);
    expect(found({ ...day, vehicles }, plan({ ...routes, d: ['s4'] }))).toEqual([
      { vehicle: 'c', stop: null, rule: 'people', by: 1 },
      { vehicle: 'd', stop: null, rule: 'people', by: 1 },
    ]);
  });

  test('a shift suits a route that can be driven within it, whenever the van would leave by itself', () => {
    const day = (people: RoutingPerson[]) =>
      line(2, [{ window: { fromSecond: 8 * HOUR, toSecond: 12 * HOUR } }], {}, { people });
    const short = person('short', 'driver', 10, 12);
    expect(found(day([short]), plan({ a: ['s1'] }, ['s2']))).toEqual([]);
    const late = person('late', 'driver', 13, 20);
    expect(found(day([late, short]), plan({ a: ['s1'], b: ['s2'] }))).toEqual([]);
    expect(found(day([late]), plan({ a: ['s1'] }, ['s2']))).toEqual([
      { vehicle: 'a', stop: null, rule: 'people', by: 1 },
    ]);
  });

  test('two people whose shifts meet too briefly are no crew', () => {
    const day = (people: RoutingPerson[]) => line(2, [two], {}, { people });
    const early = person('early', 'driver', 7, 10);
    const late = person('late', 'driver', 10, 16);
    expect(found(day([early, late]), plan({ a: ['s1'] }, ['s2']))).toEqual([
      { vehicle: 'a', stop: null, rule: 'people', by: 1 },
    ]);
    const crews = [early, late, person('mate', 'mate', 9, 12)];
    expect(found(day(crews), plan({ a: ['s1'], b: ['s2'] }))).toEqual([]);
  });

  test('locked routes and vans under way have their people', () => {
    const start = { point: 1, second: 9 * HOUR, notBefore: 9 * HOUR, litres: 0, grams: 0 };
    const nobody = line(1, [], {}, { people: [] });
    expect(found(withFirst(nobody, { start }), plan({ a: ['s1'] }))).toEqual([]);
    expect(found(withFirst(nobody, { locked: ['s1'] }), plan({ a: ['s1'] }))).toEqual([]);
  });
});
