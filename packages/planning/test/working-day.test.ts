import fc from 'fast-check';
import { TimedDay } from '../src/timed-day.js';
import { UNBOUNDED } from '../src/working-day.js';
import type { WorkRules } from '../src/routing-problem.js';

/** A small route whose times are a few minutes each, so that everything that could be done can be tried. */
type Route = {
  readonly travel: readonly number[];
  readonly opens: readonly number[];
  readonly closes: readonly number[];
  readonly service: readonly number[];
  readonly backBy: number;
  readonly start:
    | { readonly from: number }
    | { readonly duty: number; readonly work: number; readonly leaves: number; readonly now: number };
};

function load(day: TimedDay, { travel, opens, closes, service, start }: Route): void {
  day.reserve(service.length);
  day.travel.set(travel);
  day.opens.set(opens);
  day.closes.set(closes);
  day.service.set(service);
  day.punctualBy.set(closes);
  if ('from' in start) day.fromDepot(start.from);
  else day.underWay(start.duty, start.work, start.leaves, start.now);
}

/** Whether a day is legal, asked of a working day of its own. */
function isLegal(rules: WorkRules, route: Route): boolean {
  const day = new TimedDay(rules);
  load(day, route);
  return day.isLegal(route.service.length, route.backBy);
}

type Found = { readonly returns: number; readonly breaks: number; readonly duty: number };

/** Tries whatever a driver could do, minute by minute, and returns the best: return, breaks, shortest duty. */
function exhaustive(route: Route, rules: Required<WorkRules>): Found | null {
  const { travel, opens, closes, service, backBy, start } = route;
  const { seconds, afterSeconds } = rules.break;
  let best: Found | null = null;
  const consider = (found: Found) => {
    const order = (a: Found, b: Found) => a.returns - b.returns || a.breaks - b.breaks || a.duty - b.duty;
    if (best === null || order(found, best) < 0) best = found;
  };
  const from = (duty: number, begin: { clock: number; worked: number; driven: number }) => {
    const seen = new Set<number>();
    const go = (clock: number, stop: number, driven: number, worked: number, breaks: number) => {
      const key = (((clock * 8 + stop) * 8 + driven) * 32 + worked) * 16 + breaks;
      if (worked > afterSeconds || clock > backBy || clock - duty > rules.maxDutySeconds || seen.has(key))
        return;
      seen.add(key);
      const arrived = driven === travel[stop];
      if (arrived && stop === service.length) {
        consider({ returns: clock, breaks, duty: clock - duty });
        return;
      }
      if (!arrived) go(clock + 1, stop, driven + 1, worked + 1, breaks);
      go(clock + 1, stop, driven, worked + 1, breaks);
      go(clock + seconds, stop, driven, 0, breaks + 1);
      if (arrived && clock >= opens[stop]! && clock <= closes[stop]!)
        go(clock + service[stop]!, stop + 1, 0, worked + service[stop]!, breaks);
    };
    go(begin.clock, 0, begin.driven, begin.worked, 0);
  };
  if ('from' in start) {
    for (let duty = start.from; duty <= backBy; duty++)
      from(duty, { clock: duty + rules.loadingSeconds, worked: rules.loadingSeconds, driven: 0 });
  } else {
    const clock = Math.max(start.leaves, start.now);
    // It has driven since it left, as far as there was anything to drive.
    const driven = Math.min(clock - start.leaves, travel[0]!);
    from(start.duty, { clock, worked: Math.min(clock - start.work, afterSeconds), driven });
  }
  return best;
}

/** Says what is wrong with the times that `layOut` wrote; empty if nothing is. */
function faults(
  day: TimedDay,
  { travel, opens, closes, service, backBy, start }: Route,
  rules: Required<WorkRules>,
) {
  const count = service.length;
  const { seconds, afterSeconds } = rules.break;
  const breaks = [...day.breakEnds.subarray(0, day.breaks)].map((end) => ({ from: end - seconds, to: end }));
  const found: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const now = 'from' in start ? -Infinity : start.now;
  let sets = 'from' in start ? day.departsAt : start.leaves;
  let placed = 0;
  for (let i = 0; i <= count; i++) {
    const reached = i < count ? day.arrivesAt[i]! : day.returnsAt;
    const begins = i < count ? day.visitsAt[i]! : day.returnsAt;
    const resting = breaks.filter(({ from, to }) => from >= Math.max(sets, now) && to <= begins);
    placed += resting.length;
    expect(reached >= Math.max(sets + travel[i]!, now) && begins >= reached, `trip ${i} is too short`);
    const moving = begins - Math.max(sets, Math.min(now, sets + travel[i]!));
    const left = travel[i]! - Math.max(0, Math.min(now - sets, travel[i]!));
    expect(moving >= left + resting.length * seconds, `trip ${i} leaves no time for its breaks`);
    expect(
      resting.every(({ to }) => to <= reached),
      `break after reaching ${i}`,
    );
    if (i === count) break;
    expect(begins >= opens[i]! && begins <= closes[i]!, `visit ${i} is outside its window`);
    sets = begins + service[i]!;
  }
  expect(placed === breaks.length, 'a break is not on a trip');
  const rested = [
    'from' in start ? day.startsAt : Math.max(start.work, Math.max(start.leaves, now) - afterSeconds),
    ...breaks.map(({ to }) => to),
  ];
  const resting = [...breaks.map(({ from }) => from), day.returnsAt];
  rested.forEach((from, i) =>
    expect(resting[i]! - from <= afterSeconds, `work before break ${i} is too long`),
  );
  expect(
    breaks.every(({ from }, i) => i === 0 || from >= breaks[i - 1]!.to),
    'breaks overlap',
  );
  expect(day.returnsAt - day.startsAt <= rules.maxDutySeconds, 'duty is too long');
  expect(day.returnsAt <= backBy, 'late return');
  if ('from' in start) {
    expect(day.startsAt >= start.from, 'duty begins before the shift');
    expect(day.departsAt === day.startsAt + rules.loadingSeconds, 'loading takes another time');
  }
  return found;
}

type Progress = {
  readonly duty: number;
  readonly work: number;
  readonly leaves: number;
  readonly late: number;
};

const minutes = (max: number) => fc.integer({ min: 0, max });
const stop = fc.record({ travel: minutes(6), opens: minutes(22), open: minutes(12), service: minutes(4) });
const rulesOf = fc.record({
  break: fc.record({
    seconds: fc.integer({ min: 1, max: 4 }),
    afterSeconds: fc.integer({ min: 4, max: 12 }),
  }),
  maxDutySeconds: fc.oneof(fc.constant(100), fc.integer({ min: 10, max: 28 })),
  maxDriveSeconds: fc.constant(100),
  loadingSeconds: minutes(2),
});
const routeOf = fc
  .record({
    stops: fc.array(stop, { minLength: 1, maxLength: 4 }),
    back: minutes(6),
    backBy: fc.integer({ min: 20, max: 36 }),
  })
  .map(({ stops, back, backBy }) => ({
    travel: [...stops.map(({ travel }) => travel), back],
    opens: stops.map(({ opens }) => opens),
    closes: stops.map(({ opens, open }) => opens + open),
    service: stops.map(({ service }) => service),
    backBy,
  }));

test('it finds the best of all days, and lays it out by the rules', () => {
  let legal = 0;
  let rested = 0;
  fc.assert(
    fc.property(routeOf, rulesOf, minutes(3), (route, rules, from) => {
      const whole: Route = { ...route, start: { from } };
      const day = new TimedDay(rules);
      load(day, whole);
      const returns = day.earliestReturn(route.service.length, route.backBy);
      expect(isLegal(rules, whole)).toBe(returns < UNBOUNDED);
      const best = exhaustive(whole, rules);
      const found = { returns, breaks: day.breaks, duty: returns - day.latestDuty };
      expect(returns === UNBOUNDED ? null : found).toEqual(best);
      if (best === null) return;
      legal++;
      if (best.breaks > 0) rested++;
      day.layOut(route.service.length);
      expect(day.returnsAt).toBe(returns);
      expect(faults(day, whole, rules)).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(legal).toBeGreaterThan(30);
  expect(rested).toBeGreaterThan(10);
});

/** Rested when the first window opens, but not when the visit must begin for the next to be in time: it needs two breaks. */
const TWO_BREAKS_BEFORE_A_VISIT: [Omit<Route, 'start'>, Required<WorkRules>, Progress] = [
  { travel: [0, 2, 2], opens: [6, 10], closes: [8, 10], service: [0, 0], backBy: 20 },
  {
    break: { seconds: 3, afterSeconds: 4 },
    maxDutySeconds: 12,
    maxDriveSeconds: 100,
    loadingSeconds: 0,
  },
  { duty: 0, work: 0, leaves: 0, late: 4 },
];

test('for a van under way too: what it has worked counts, and what is past can’t be mended', () => {
  let rested = 0;
  const progress = fc.record({ duty: minutes(3), work: minutes(6), leaves: minutes(6), late: minutes(8) });
  fc.assert(
    fc.property(routeOf, rulesOf, progress, (route, rules, { duty, work, leaves, late }) => {
      const start = {
        duty,
        work: duty + work,
        leaves: duty + work + leaves,
        now: duty + work + leaves + late - 4,
      };
      const whole: Route = { ...route, start };
      const day = new TimedDay(rules);
      load(day, whole);
      const returns = day.earliestReturn(route.service.length, route.backBy);
      expect(isLegal(rules, whole)).toBe(returns < UNBOUNDED);
      const best = exhaustive(whole, rules);
      const found = { returns, breaks: day.breaks, duty: returns - day.latestDuty };
      expect(returns === UNBOUNDED ? null : found).toEqual(best);
      if (best === null) return;
      if (best.breaks > 0) rested++;
      day.layOut(route.service.length);
      expect(faults(day, whole, rules)).toEqual([]);
    }),
    { numRuns: 500, examples: [TWO_BREAKS_BEFORE_A_VISIT] },
  );
  expect(rested).toBeGreaterThan(10);
});
