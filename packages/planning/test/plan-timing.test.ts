import { metresSaved, bookingOrderRoutes } from '../src/miles-saved.js';
import { checkPlan } from '../src/plan-check.js';
import { clockTime, planMetres, routeTotals, timeRoute } from '../src/plan-timing.js';
import type { RoutingProblem, RoutingStop } from '../src/routing-problem.js';
import fc from 'fast-check';
import { problemOf, shapes } from './problems.js';

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
    starts_at: '08:50',
    duty_minutes: 50,
    wait_minutes: 0,
    break_minutes: 0,
  });
  expect(routeTotals({ ...van, capacityGrams: null }, timing).load_percent).toBe(20);
  expect(routeTotals({ ...van, capacityLitres: null, capacityGrams: null }, timing).load_percent).toBe(0);
});

test.each([
  ['each once', ['s1', 's2'], 50],
  ['one twice', ['s1', 's2', 's1'], 50],
  ['one three times', ['s1', 's1', 's2', 's1'], 50],
  ['both twice', ['s1', 's2', 's2', 's1'], 50],
])('goods that are visited again are on board once: %s', (_case, visits, percent) => {
  const day = problem([
    ['08:00', '12:00'],
    ['08:00', '12:00'],
  ]);
  const [van] = day.vehicles;
  expect(routeTotals(van!, timeRoute(day, van!, visits)).load_percent).toBe(percent);
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

test('peak load: what a delivery takes back is on board from there on', () => {
  const windows: [string, string][] = [
    ['09:00', '12:00'],
    ['09:00', '12:00'],
  ];
  const day = problem(windows, [{ litres: 300, takesBack: { litres: 500, grams: 0 } }, { litres: 400 }]);
  const peak = (ids: string[]) => timeRoute(day, day.vehicles[0]!, ids).peakLitres;
  expect(peak(['s1', 's2'])).toBe(900);
  expect(peak(['s2', 's1'])).toBe(700);
});

describe('the rules of a working day', () => {
  const rules = {
    break: { seconds: 30 * MINUTE, afterSeconds: 6 * HOUR },
    maxDutySeconds: 11 * HOUR,
    loadingSeconds: 20 * MINUTE,
  };
  const clock = (second: number) => clockTime(second);

  test('loading comes before leaving and counts as duty', () => {
    const { timing, leaves } = timed({ ...problem([['09:00', '12:00']]), rules });
    expect([clock(timing.startsAt), leaves]).toEqual(['08:30', '08:50']);
    expect(timing).toMatchObject({ dutySeconds: 45 * MINUTE, durationSeconds: 25 * MINUTE, breaks: [] });
  });

  test('a break uses up waiting, and ends before the van reaches the stop', () => {
    // Four hours between the first visit and the second, three between that and the last.
    const day = problem([
      ['08:00', '08:30'],
      ['12:00', '12:30'],
      ['15:00', '15:30'],
    ]);
    const { timing, returns } = timed({ ...day, rules });
    const without = timed(day);
    expect(returns).toBe(without.returns);
    expect(timing.breaks).toHaveLength(1);
    const [rest] = timing.breaks;
    expect(rest!.toSecond - rest!.fromSecond).toBe(30 * MINUTE);
    expect(rest!.fromSecond - timing.startsAt).toBeLessThanOrEqual(6 * HOUR);
    expect(timing.returnsAt - rest!.toSecond).toBeLessThanOrEqual(6 * HOUR);
    expect(timing.breakSeconds + timing.waitSeconds).toBe(without.timing.waitSeconds);
  });

  test('a break comes earlier where a later one would break a window', () => {
    // Seven hours of visits; after the second there is no time for a break before the third closes.
    const day = problem(
      [
        ['08:00', '09:00'],
        ['08:00', '13:00'],
        ['12:00', '13:20'],
        ['12:00', '18:00'],
      ],
      [{}, { serviceSeconds: 3 * HOUR }, { serviceSeconds: HOUR }, { serviceSeconds: 2 * HOUR }],
    );
    const { timing } = timed({ ...day, rules: { break: rules.break } });
    timing.stops.forEach(({ startsAt }, i) => {
      expect(startsAt).toBeLessThanOrEqual(day.stops[i]!.window.toSecond);
    });
    expect(timing.breaks).toHaveLength(1);
  });

  test('by default a break is in the middle of the day', () => {
    const windows = Array.from({ length: 8 }, (): [string, string] => ['07:00', '20:00']);
    const day = problem(
      windows,
      windows.map(() => ({ serviceSeconds: 50 * MINUTE })),
    );
    // 560 minutes of work: 250 of them before the fifth visit, 310 after the trip to it.
    const { timing } = timed({ ...day, rules: { break: rules.break } });
    expect(timing.breaks.map(({ fromSecond }) => clock(fromSecond))).toEqual(['11:10']);
    expect(clock(timing.returnsAt)).toBe('16:50');
  });

  test('the van leaves later than is punctual where its duty would be too long', () => {
    // The first visit would be made by 08:45 to be punctual; the duty allows for that, or not.
    const day = problem([
      ['08:00', '09:00'],
      ['17:00', '18:00'],
    ]);
    expect(timed(day).leaves).toBe('08:35');
    const tight = { ...day, rules: { maxDutySeconds: 8 * HOUR + 35 * MINUTE } };
    expect(timed(tight).leaves).toBe('08:50');
    expect(timed(tight).timing.dutySeconds).toBe(8 * HOUR + 35 * MINUTE);
  });

  test('a route that no legal day allows is timed as well as it can be, breaks included', () => {
    const late = { ...problem([['07:00', '07:05']]), rules };
    expect(timed(late).stops).toEqual([['07:30', '07:30', '07:35']]);
    const long = problem([['08:00', '09:00']], [{ serviceSeconds: 8 * HOUR }]);
    expect(timed({ ...long, rules }).timing.breaks).toHaveLength(2);
    const endless = problem(
      [
        ['07:00', '08:00'],
        ['08:00', '10:00'],
        ['08:00', '12:10'],
      ],
      [{ serviceSeconds: 2 * HOUR }, { serviceSeconds: 2 * HOUR }, { serviceSeconds: 3 * HOUR }],
    );
    const { timing } = timed({ ...endless, rules: { ...rules, maxDutySeconds: 5 * HOUR } });
    expect(timing.stops.map(({ startsAt }) => clock(startsAt))).toEqual(['07:30', '09:40', '12:20']);
    expect(timing.breaks).toHaveLength(1);
  });

  test('what a van under way has worked counts, and its next break with it', () => {
    const day = problem([['09:00', '18:00']]);
    const start = { point: 1, second: at('12:00'), notBefore: at('12:00'), litres: 0, grams: 0 };
    const workedSoFar = {
      dutyFromSecond: at('07:00'),
      workFromSecond: at('07:00'),
      breakSeconds: 0,
      driveSeconds: 0,
      metres: 0,
      stops: 0,
    };
    const visit = { ...day, stops: [{ ...day.stops[0]!, serviceSeconds: HOUR }], rules };
    const timeFrom = (workFromSecond: number) =>
      timeRoute(
        visit,
        { ...visit.vehicles[0]!, start: { ...start, workedSoFar: { ...workedSoFar, workFromSecond } } },
        ['s1'],
      );
    expect(timeFrom(at('07:00'))).toMatchObject({
      startsAt: at('07:00'),
      dutySeconds: 6 * HOUR + 40 * MINUTE,
      breaks: [{ fromSecond: at('12:00'), toSecond: at('12:30') }],
    });
    expect(timeFrom(at('10:00'))).toMatchObject({ returnsAt: at('13:10'), breaks: [] });
  });
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

test.each([
  ['one more is planned', ['s1', 's2', 's3'], ['s1', 's2'], 0],
  ['one more is planned, and the others by a detour', ['s2', 's3', 's1'], ['s1', 's2'], 0],
  ['one fewer is planned', ['s1', 's2'], ['s1', 's2', 's3'], 0],
  ['another one is planned', ['s1', 's3'], ['s2', 's3'], 0],
  ['the others are resequenced', ['s1', 's2', 's3'], ['s2', 's1'], 0],
  ['nothing is in both', ['s3'], ['s1', 's2'], 0],
  ['three are in both', ['s1', 's2', 's3'], ['s2', 's1', 's3'], 2 * 8047],
])('miles saved compare the orders that both plans serve: %s', (_case, planned, replaced, saved) => {
  const day = problem([
    ['08:00', '12:00'],
    ['08:00', '12:00'],
    ['08:00', '12:00'],
  ]);
  expect(metresSaved(day, [{ vehicle: 'van', stops: planned }], [{ vehicle: 'van', stops: replaced }])).toBe(
    saved,
  );
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
