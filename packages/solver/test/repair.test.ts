/** Orphans that find places: compared with brute force on small cases, and checked on larger ones. */
import { checkPlan } from '@waypost/planning/plan-check';
import type { RepairProblem, RepairStop } from '@waypost/planning/repair-problem';
import type {
  DayWindow,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
  WorkRules,
} from '@waypost/planning/routing-problem';
import { travelMatrix } from '@waypost/planning/travel';
import { createRandom } from '../src/random.js';
import { repair } from '../src/repair.js';

type Case = RepairProblem & { problem: RoutingProblem };

/** Vans that left at nine, each with stops of its own, and orphans, around a depot. */
function makeCase(
  seed: number,
  {
    vans,
    own,
    orphans,
    hours = 3,
    rules = {},
  }: { vans: number; own: number; orphans: number; hours?: number; rules?: WorkRules },
): Case {
  const random = createRandom(seed);
  const count = vans * own + orphans;
  const places = Array.from({ length: count + 1 }, () => ({
    latitude: 51.35 + random() * 0.15,
    longitude: -0.2 + random() * 0.3,
  }));
  const stops = Array.from({ length: count }, (_, index): RoutingStop => {
    const from = (9 + Math.floor(random() * 4)) * 3600;
    return {
      id: `ord_${index}`,
      point: index + 1,
      kind: 'delivery',
      serviceSeconds: 480 + Math.floor(random() * 900),
      window: { fromSecond: from, toSecond: from + hours * 3600 },
      litres: 100 + Math.floor(random() * 400),
      grams: 0,
      crew: random() < 0.2 ? 2 : 1,
    };
  });
  const matrix = travelMatrix(places);
  const vehicles = Array.from({ length: vans }, (_, index): RoutingVehicle => ({
    id: `veh_${index}`,
    capacityLitres: 2_600,
    capacityGrams: null,
    crew: index % 3 === 2 ? 1 : 2,
    shift: { fromSecond: 8 * 3600, toSecond: 18 * 3600 },
    start: { point: 0, second: 9 * 3600, notBefore: 9.5 * 3600, litres: 0, grams: 0 },
  }));
  const asRepair = (stop: RoutingStop): RepairStop => ({ stop, hard: stop.window, soft: stop.window });
  const problem: RoutingProblem = { stops, vehicles, matrix, objective: 'fewest_miles', rules };
  // What a van has is feasible: it keeps those of its stops that fit, the others are orphans too.
  const spilled: RoutingStop[] = [];
  const routes = vehicles.map((vehicle, van) => {
    const kept: RoutingStop[] = [];
    for (const stop of stops.slice(van * own, van * own + own)) {
      if (isFine(problem, vehicle, [...kept, stop])) kept.push(stop);
      else spilled.push(stop);
    }
    return { vehicle, stops: kept.map(asRepair) };
  });
  return { problem, matrix, rules, routes, orphans: [...spilled, ...stops.slice(vans * own)].map(asRepair) };
}

function isFine(problem: RoutingProblem, vehicle: RoutingVehicle, sequence: readonly RoutingStop[]): boolean {
  const plan = { routes: [{ vehicle: vehicle.id, stops: sequence.map(({ id }) => id) }], unassigned: [] };
  return checkPlan({ ...problem, stops: sequence }, plan).length === 0;
}

/** The most orphans that can be placed, by trying everything. */
function bruteForce({ problem, routes, orphans }: Case): number {
  const own = new Set(routes.flatMap(({ stops }) => stops.map(({ stop }) => stop.id)));
  const all = [...routes.flatMap(({ stops }) => stops), ...orphans].map(({ stop }) => stop);
  // All sets of stops that each van can serve in some sequence, as bits.
  const servable = problem.vehicles.map((vehicle) => {
    const sets = new Set<number>([0]);
    const grow = (sequence: RoutingStop[], bits: number) => {
      all.forEach((stop, index) => {
        if (bits & (1 << index)) return;
        const longer = [...sequence, stop];
        if (!isFine(problem, vehicle, longer)) return;
        sets.add(bits | (1 << index));
        grow(longer, bits | (1 << index));
      });
    };
    grow([], 0);
    return sets;
  });
  const mustHave = all.reduce((bits, { id }, index) => (own.has(id) ? bits | (1 << index) : bits), 0);
  const bitsOf = (bits: number) => bits.toString(2).replaceAll('0', '').length;
  let reachable = new Set<number>([0]);
  for (const sets of servable) {
    const next = new Set<number>();
    for (const taken of reachable) for (const set of sets) if (!(taken & set)) next.add(taken | set);
    reachable = next;
  }
  let most = -1;
  for (const taken of reachable) {
    if ((taken & mustHave) === mustHave) most = Math.max(most, bitsOf(taken & ~mustHave));
  }
  return most;
}

function expectSound({ problem, routes, orphans }: Case, found: ReturnType<typeof repair>): void {
  const named = new Set([...found.routes.flat(), ...found.left]);
  expect(named.size).toBe(found.routes.flat().length + found.left.length);
  const stops = problem.stops.filter(({ id }) => named.has(id) && !found.left.includes(id));
  const plan = {
    routes: found.routes.map((sequence, index) => ({ vehicle: routes[index]!.vehicle.id, stops: sequence })),
    unassigned: [],
  };
  expect(checkPlan({ ...problem, stops }, plan)).toEqual([]);
  expect(found.left.every((id) => orphans.some(({ stop }) => stop.id === id))).toBe(true);
}

test('places what brute force can place', () => {
  let possible = 0;
  let placed = 0;
  for (let seed = 1; seed <= 25; seed += 1) {
    const small = makeCase(seed, { vans: 2, own: 2, orphans: 3, hours: 1 });
    const found = repair(small);
    expectSound(small, found);
    possible += bruteForce(small);
    placed += small.orphans.length - found.left.length;
  }
  expect(possible).toBeGreaterThan(40);
  expect(placed).toBeLessThanOrEqual(possible);
  expect(placed / possible).toBeGreaterThanOrEqual(0.95);
});

test('breaks, duty, driving and distance are kept where that can be; brute force places no more', () => {
  const rulesOf: WorkRules[] = [
    { break: { seconds: 1_800, afterSeconds: 7_200 } },
    { maxDutySeconds: 2.5 * 3600 },
    { maxDriveSeconds: 5_400, break: { seconds: 1_800, afterSeconds: 3 * 3600 } },
  ];
  let possible = 0;
  let placed = 0;
  let ignored = 0;
  for (let seed = 1; seed <= 9; seed += 1) {
    const rules = rulesOf[seed % rulesOf.length]!;
    const small = makeCase(seed, { vans: 2, own: 2, orphans: 3, hours: 1, rules });
    const found = repair(small);
    expectSound(small, found);
    possible += bruteForce(small);
    placed += small.orphans.length - found.left.length;
    ignored += small.orphans.length - repair({ ...small, rules: {} }).left.length;
  }
  expect(ignored).toBeGreaterThan(possible);
  expect(placed).toBeLessThanOrEqual(possible);
  expect(placed / possible).toBeGreaterThanOrEqual(0.95);
});

test('a route whose day is too long already keeps its stops, and may change', () => {
  const day = makeCase(5, { vans: 2, own: 3, orphans: 1, rules: {} });
  const found = repair({ ...day, rules: { maxDutySeconds: 600 } });
  const before = day.routes.flatMap(({ stops }) => stops.map(({ stop }) => stop.id));
  expect(
    found.routes
      .flat()
      .filter((id) => before.includes(id))
      .toSorted(),
  ).toEqual(before.toSorted());
});

test('nine vans take over the twelve stops of a tenth; the same day always gets the same answer', () => {
  const large = makeCase(7, { vans: 9, own: 8, orphans: 12 });
  const found = repair(large);
  expectSound(large, found);
  expect(found.left.length).toBeLessThan(large.orphans.length / 2);
  expect(repair(large)).toEqual(found);
});

test('no place: the orphan is left, and nothing else moves', () => {
  const full = makeCase(3, { vans: 2, own: 3, orphans: 1 });
  const closed = { fromSecond: 0, toSecond: 3600 };
  const late = full.orphans.map(({ stop }) => ({ stop, hard: closed, soft: closed }));
  const before = full.routes.map(({ stops }) => stops.map(({ stop }) => stop.id));
  const found = repair({ ...full, orphans: late });
  expect(found.left).toEqual(late.map(({ stop }) => stop.id));
  expect(found.routes.flat().toSorted()).toEqual(before.flat().toSorted());
});

test('a promise is kept where it can be; a spare van goes only where no other can', () => {
  const plain = makeCase(5, { vans: 2, own: 2, orphans: 1 });
  const [first, second] = plain.routes;
  if (!first || !second) throw new Error('There are two vans.');
  const spare = { vehicle: { ...second.vehicle, id: 'veh_spare' }, stops: [], spare: true };
  const withSpare = repair({ ...plain, routes: [first, spare] });
  const all = repair({ ...plain, routes: [...plain.routes, spare] });
  expect(withSpare.left).toEqual([]);
  expect(all.routes[2]).toEqual([]);
  const nobody = { ...first.vehicle, capacityLitres: 0 };
  const only = repair({ ...plain, routes: [{ vehicle: nobody, stops: [] }, spare] });
  expect(only.routes[1]).toHaveLength(plain.orphans.length);
});

test('goods that are on a van stay with it, though others would make room by moving', () => {
  let moved = 0;
  for (let seed = 1; seed <= 25; seed += 1) {
    const small = makeCase(seed, { vans: 2, own: 2, orphans: 3, hours: 1 });
    const own = ({ routes }: Case) => routes.map(({ stops }) => stops.map(({ stop }) => stop.id));
    const isHome = (found: ReturnType<typeof repair>) =>
      own(small).every((ids, van) => ids.every((id) => found.routes[van]?.includes(id)));
    if (!isHome(repair(small))) moved += 1;
    const routes = small.routes.map((route) => ({
      ...route,
      stops: route.stops.map((stop) => ({ ...stop, aboard: true })),
    }));
    const found = repair({ ...small, routes });
    expectSound(small, found);
    expect(isHome(found)).toBe(true);
  }
  expect(moved).toBeGreaterThan(0);
});

test('an orphan joins only a van that has its skills, and may make another stop', () => {
  const day = makeCase(3, { vans: 2, own: 2, orphans: 1, hours: 8 });
  const orphan = day.orphans.at(-1)!;
  const needing = { ...orphan, stop: { ...orphan.stop, skills: ['tail_lift'], crew: 1 as const } };
  const repaired = (one: Partial<RoutingVehicle>, other: Partial<RoutingVehicle>) => {
    const routes = day.routes.map((route, van) => ({
      ...route,
      vehicle: { ...route.vehicle, capacityLitres: null, ...(van === 0 ? one : other) },
    }));
    const found = repair({ ...day, routes, orphans: [needing] });
    return found.routes.findIndex((stops) => stops.includes(needing.stop.id));
  };
  expect(repaired({}, {})).toBe(-1);
  expect(repaired({ skills: ['tail_lift'] }, {})).toBe(0);
  expect(repaired({}, { skills: ['tail_lift'] })).toBe(1);
  const full = { skills: ['tail_lift'], maxStops: 0 };
  expect(repaired(full, full)).toBe(-1);
});

test('a van that has not left takes no orphan for which it would leave too early for what it promised', () => {
  const hour = (at: number) => at * 3600;
  const places = [51.4, 51.41, 51.42, 51.3].map((latitude) => ({ latitude, longitude: 0 }));
  const stopAt = (id: string, point: number, from: number, to: number): RoutingStop => ({
    ...{ id, point, kind: 'delivery', serviceSeconds: 600, litres: 0, grams: 0, crew: 1 },
    window: { fromSecond: hour(from), toSecond: hour(to) },
  });
  const vehicle = (id: string): RoutingVehicle => ({
    ...{ id, capacityLitres: null, capacityGrams: null, crew: 1 },
    shift: { fromSecond: hour(8), toSecond: hour(18) },
  });
  const asRepair = (stop: RoutingStop, soft = stop.window): RepairStop => ({ stop, hard: stop.window, soft });
  // The first van passes nearest. It leaves in the afternoon, as its second stop opens at four.
  const orphan = asRepair(stopAt('ord_late', 2, 9, 10));
  const problem = (first: DayWindow): RepairProblem => ({
    matrix: travelMatrix(places),
    routes: [
      {
        vehicle: vehicle('veh_near'),
        stops: [asRepair(stopAt('ord_first', 1, 8, 18), first), asRepair(stopAt('ord_second', 2, 16, 18))],
      },
      { vehicle: vehicle('veh_far'), stops: [asRepair(stopAt('ord_far', 3, 9, 18))] },
    ],
    orphans: [orphan],
  });
  expect(repair(problem({ fromSecond: hour(15), toSecond: hour(16) })).routes[1]).toContain('ord_late');
  expect(repair(problem({ fromSecond: hour(8), toSecond: hour(18) })).routes[0]).toContain('ord_late');
});
