import { metresSaved, bookingOrderRoutes } from '../../../src/domain/miles-saved.js';
import { checkPlan } from '../../../src/domain/plan-check.js';
import { clockTime, planMetres, routeTotals, timeRoute } from '../../../src/domain/plan-timing.js';
import type { RoutingProblem, RoutingStop } from '../../../src/domain/routing-problem.js';
import fc from 'fast-check';
import { problemOf, shapes } from '../solver/problems.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const at = (clock: string) => Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3)) * MINUTE;

/** Three stops on a line, ten minutes and five miles apart; windows `from`–`to`. */
function problem(windows: [string, string][], more: Partial<RoutingStop>[] = []): RoutingProblem {
  const size = windows.length + 1;
  const apart = (i: number) => Math.abs(Math.floor(i / size) - (i % size));
  return {
    stops: windows.map(([from, to], i) => ({
      id: `s${i + 1}`,
      point: i + 1,
      kind: 'delivery',
      serviceSeconds: 5 * MINUTE,
      window: { fromSecond: at(from), toSecond: at(to) },
      litres: 100,
      grams: 5000,
      crew: 1,
      ...more[i],
    })),
    vehicles: [
      {
        id: 'van',
        capacityLitres: 1000,
        capacityGrams: 20_000,
        crew: 1,
        shift: { fromSecond: at('07:00'), toSecond: at('20:00') },
      },
    ],
    matrix: {
      metres: Int32Array.from({ length: size * size }, (_, i) => apart(i) * 8047),
      seconds: Int32Array.from({ length: size * size }, (_, i) => apart(i) * 10 * MINUTE),
      size,
    },
    objective: 'fewest_miles',
  };
}

function timed(day: RoutingProblem, ids = day.stops.map((stop) => stop.id)) {
  const timing = timeRoute(day, day.vehicles[0]!, ids);
  return {
    leaves: clockTime(timing.departsAt),
    stops: timing.stops.map((stop) => [
      clockTime(stop.arrivesAt),
      clockTime(stop.startsAt),
      clockTime(stop.departsAt),
    ]),
    returns: clockTime(timing.returnsAt),
    timing,
  };
}

test('the van leaves so late that it needn’t wait at the first stop', () => {
  const { leaves, stops, returns, timing } = timed(
    problem([
      ['09:00', '12:00'],
      ['09:00', '12:00'],
    ]),
  );
  expect(leaves).toBe('08:50');
  expect(stops).toEqual([
    ['09:00', '09:00', '09:05'],
    ['09:15', '09:15', '09:20'],
  ]);
  expect(returns).toBe('09:40');
  expect(timing).toMatchObject({ driveSeconds: 40 * MINUTE, durationSeconds: 50 * MINUTE, metres: 4 * 8047 });
});

test('waiting is spared as far as earlier windows allow, a quarter of an hour before they close', () => {
  const { leaves, stops, returns } = timed(
    problem([
      ['08:00', '09:00'],
      ['10:00', '12:00'],
    ]),
  );
  expect(leaves).toBe('08:35');
  expect(stops).toEqual([
    ['08:45', '08:45', '08:50'],
    ['09:00', '10:00', '10:05'],
  ]);
  expect(returns).toBe('10:25');
});

test('a stop that is only reached late in its window is not delayed further', () => {
  const { leaves, stops } = timed(
    problem([
      ['07:00', '07:12'],
      ['10:00', '12:00'],
    ]),
  );
  expect(leaves).toBe('07:00');
  expect(stops[0]).toEqual(['07:10', '07:10', '07:15']);
});

test('a late stop is timed as it would be', () => {
  const { stops, leaves } = timed(problem([['07:00', '07:05']]));
  expect(leaves).toBe('07:00');
  expect(stops).toEqual([['07:10', '07:10', '07:15']]);
});

test('an unknown stop is an error, an empty route a van that stays', () => {
  const day = problem([['09:00', '12:00']]);
  expect(() => timeRoute(day, day.vehicles[0]!, ['nobody'])).toThrow(RangeError);
  expect(timeRoute(day, day.vehicles[0]!, [])).toMatchObject({
    metres: 0,
    durationSeconds: 0,
    returnsAt: at('07:00'),
  });
});

test('totals: miles to a decimal, minutes up, the fuller of volume and weight', () => {
  const day = problem([
    ['09:00', '12:00'],
    ['09:00', '12:00'],
  ]);
  const van = day.vehicles[0]!;
  const timing = timeRoute(day, van, ['s1', 's2']);
  expect(routeTotals(van, timing)).toEqual({
    stops: 2,
    miles: 20,
    drive_minutes: 40,
    load_percent: 50,
    returns_at: '09:40',
  });
  expect(routeTotals({ ...van, capacityGrams: null }, timing).load_percent).toBe(20);
  expect(routeTotals({ ...van, capacityLitres: null, capacityGrams: null }, timing).load_percent).toBe(0);
});

test('peak load: deliveries leave with the van, collections come back with it', () => {
  const windows: [string, string][] = [
    ['09:00', '12:00'],
    ['09:00', '12:00'],
    ['09:00', '12:00'],
  ];
  const day = problem(windows, [{ litres: 600 }, { litres: 500, kind: 'collection' }, { litres: 300 }]);
  const peak = (ids: string[]) => timeRoute(day, day.vehicles[0]!, ids).peakLitres;
  expect(peak(['s1', 's2', 's3'])).toBe(900);
  expect(peak(['s2', 's1', 's3'])).toBe(1400);
});

test('clock times round up and stay within the day', () => {
  expect([0, 1, at('09:59') + 1, 26 * HOUR].map(clockTime)).toEqual(['00:00', '00:01', '10:00', '23:59']);
});

test('booking order: the first van that still makes it, nobody re-sequenced', () => {
  const day = problem([
    ['09:00', '12:00'],
    ['07:00', '07:20'],
    ['09:00', '12:00'],
  ]);
  const [van] = day.vehicles;
  const two = { ...day, vehicles: [van!, { ...van!, id: 'second' }] };
  expect(bookingOrderRoutes(two, two.stops)).toEqual([
    { vehicle: 'van', stops: ['s1', 's3'] },
    { vehicle: 'second', stops: ['s2'] },
  ]);
});

test('miles saved: against the drafts replaced, or against booking order; negative when it is', () => {
  const day = problem([
    ['08:00', '12:00'],
    ['08:00', '12:00'],
    ['08:00', '12:00'],
  ]);
  const route = (...stops: string[]) => [{ vehicle: 'van', stops }];
  expect(planMetres(day, route('s1', 's2', 's3'))).toBe(6 * 8047);
  expect(metresSaved(day, route('s1', 's2', 's3'), route('s2', 's1', 's3'))).toBe(2 * 8047);
  expect(metresSaved(day, route('s2', 's1', 's3'), [])).toBe(-2 * 8047);
});

test('booking-order routes keep every hard rule, whatever the day', () => {
  fc.assert(
    fc.property(shapes(30), (shape) => {
      const day = problemOf({ ...shape, lockedRoutes: 0 });
      const routes = bookingOrderRoutes(day, day.stops);
      const served = new Set(routes.flatMap((each) => each.stops));
      const rest = day.stops.filter((stop) => !served.has(stop.id));
      const unassigned = rest.map((stop) => ({ stop: stop.id, code: 'capacity_exhausted' as const }));
      expect(checkPlan(day, { routes, unassigned })).toEqual([]);
    }),
  );
});

test('leaving late changes neither the return nor what is in time', () => {
  fc.assert(
    fc.property(shapes(12), (shape) => {
      const day = problemOf({ ...shape, lockedRoutes: 0 });
      for (const { vehicle, stops } of bookingOrderRoutes(day, day.stops)) {
        const van = day.vehicles.find((each) => each.id === vehicle)!;
        const {
          departsAt,
          returnsAt,
          stops: times,
          driveSeconds,
          durationSeconds,
        } = timeRoute(day, van, stops);
        expect(departsAt).toBeGreaterThanOrEqual(van.shift.fromSecond);
        expect(returnsAt).toBeLessThanOrEqual(van.shift.toSecond);
        expect(durationSeconds).toBeGreaterThanOrEqual(driveSeconds);
        times.forEach((time) => {
          const { window } = day.stops.find((each) => each.id === time.stop)!;
          expect(time.startsAt).toBeLessThanOrEqual(window.toSecond);
          expect(time.startsAt).toBeGreaterThanOrEqual(window.fromSecond);
        });
      }
    }),
  );
});
