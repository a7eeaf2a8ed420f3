/**
 * Translates between the day's terms and the search's nodes: which stops and vans the search may move, why no van can
 * serve a stop, what a warm start means, and which plan a plan of nodes represents.
 */
import type {
  DayWindow,
  Plan,
  RoutingPerson,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
  UnassignedCode,
} from '@waypost/planning/routing-problem';
import { isWay } from '@waypost/planning/travel';
import { UNBOUNDED, WorkingDay } from '@waypost/planning/working-day';
import type { NodePlan } from './local-search.js';
import type { PenaltyRules } from './penalties.js';
import { NONE } from './cells.js';
import type { Tour } from './route-cells.js';

/** The scope of a search: indexes of the problem's stops and vans. Node c is stop `stops[c - 1]`. */
export type Assignment = {
  readonly stops: readonly number[];
  readonly vans: readonly number[];
  /** Stops that no free van could serve even alone. */
  readonly unservable: Plan['unassigned'];
};

/** Leaves out locked routes, and stops that no free van can serve. */
export function assignable(problem: RoutingProblem): Assignment {
  const locked = new Set(problem.vehicles.flatMap((vehicle) => vehicle.locked ?? []));
  const vans = [...problem.vehicles.keys()].filter((i) => problem.vehicles[i]!.locked === undefined);
  const fleet = vans.map((i) => problem.vehicles[i]!);
  const stops: number[] = [];
  const unservable: { stop: string; code: UnassignedCode }[] = [];
  problem.stops.forEach((stop, i) => {
    if (locked.has(stop.id)) return;
    const code = whyNot(problem, stop, fleet);
    if (code === null) stops.push(i);
    else unservable.push({ stop: stop.id, code });
  });
  return { stops, vans, unservable };
}

/** A rule that can keep a van from serving a stop alone, by its code. */
type Rule = readonly [UnassignedCode, (vehicle: RoutingVehicle) => boolean];

/**
 * Returns why no van can serve `stop`, even alone; null if some van can. Of the rules that prevent it, it is one
 * that would help if it were lifted alone: preferably one that every van breaks, otherwise the first in the sequence
 * of `rulesFor`, where what a dispatcher can change comes first.
 */
function whyNot(
  problem: RoutingProblem,
  stop: RoutingStop,
  fleet: readonly RoutingVehicle[],
): UnassignedCode | null {
  const vans = fleet.filter(({ id }) => stop.lockedVehicle === undefined || id === stop.lockedVehicle);
  if (vans.length === 0) return 'no_vehicle';
  const rules = rulesFor(problem, stop);
  if (vans.some((vehicle) => rules.every(([, keeps]) => keeps(vehicle)))) return null;
  const broken = vans.map((vehicle) => rules.filter(([, keeps]) => !keeps(vehicle)).map(([code]) => code));
  const codes = [...new Set(rules.map(([code]) => code))];
  const stands = (code: UnassignedCode) => broken.every((each) => each.includes(code));
  const helps = (code: UnassignedCode) => broken.some((each) => each.every((other) => other === code));
  const fewest = broken.reduce((least, each) => (each.length < least.length ? each : least));
  return (
    codes.find((code) => stands(code) && helps(code)) ??
    codes.find(helps) ??
    codes.find(stands) ??
    fewest[0] ??
    null
  );
}

/** Lists what a van must keep to serve `stop` alone. */
function rulesFor(problem: RoutingProblem, stop: RoutingStop): readonly Rule[] {
  const { people, rules } = problem;
  const drivers = people?.filter(({ role }) => role === 'driver');
  const { litres = 0, grams = 0 } = stop.takesBack ?? {};
  const reachesIn = ({ shift }: RoutingVehicle, shifts: readonly RoutingPerson[]) =>
    reaches(problem, stop, {
      fromSecond: Math.max(shift.fromSecond, ...shifts.map((person) => person.shift.fromSecond)),
      toSecond: Math.min(shift.toSecond, ...shifts.map((person) => person.shift.toSecond)),
    });
  const staffed = (vehicle: RoutingVehicle) =>
    drivers === undefined || drivers.some((driver) => reachesIn(vehicle, [driver]));
  const staffedByTwo = (vehicle: RoutingVehicle) =>
    drivers === undefined ||
    people === undefined ||
    drivers.some((driver) => people.some((mate) => mate !== driver && reachesIn(vehicle, [driver, mate])));
  const isReached = (vehicle: RoutingVehicle) => reaches(problem, stop, vehicle.shift);
  return [
    ['no_road', () => isConnected(problem, stop)],
    ['crew', (vehicle) => vehicle.crew >= stop.crew],
    ['skills', ({ skills = [] }) => (stop.skills ?? []).every((skill) => skills.includes(skill))],
    ['over_volume', ({ capacityLitres }) => Math.max(stop.litres, litres) <= (capacityLitres ?? Infinity)],
    ['over_weight', ({ capacityGrams }) => Math.max(stop.grams, grams) <= (capacityGrams ?? Infinity)],
    ['window_unreachable', isReached],
    // Whether people can be there in time matters only where the van can.
    ['no_driver', (vehicle) => !isReached(vehicle) || staffed(vehicle)],
    [
      'no_mate',
      (vehicle) => stop.crew < 2 || !isReached(vehicle) || !staffed(vehicle) || staffedByTwo(vehicle),
    ],
    ['day_too_long', ({ maxMetres = Infinity }) => metresAlone(problem, stop) <= maxMetres],
    [
      'day_too_long',
      (vehicle) => rules === undefined || !isReached(vehicle) || fitsDay(problem, stop, vehicle),
    ],
  ];
}

function isConnected({ matrix }: RoutingProblem, { point }: RoutingStop): boolean {
  return isWay(matrix.seconds[point]!) && isWay(matrix.seconds[point * matrix.size]!);
}

const metresAlone = ({ matrix }: RoutingProblem, { point }: RoutingStop): number =>
  matrix.metres[point]! + matrix.metres[point * matrix.size]!;

/** Returns whether a van with this shift reaches the stop within its window, and is back in time. */
function reaches({ matrix, rules }: RoutingProblem, stop: RoutingStop, shift: DayWindow): boolean {
  const out = (rules?.loadingSeconds ?? 0) + matrix.seconds[stop.point]!;
  const back = matrix.seconds[stop.point * matrix.size]!;
  const start = Math.max(shift.fromSecond + out, stop.window.fromSecond);
  return start <= stop.window.toSecond && start + stop.serviceSeconds + back <= shift.toSecond;
}

/** Returns whether the rules of work allow the route of this stop alone. */
function fitsDay({ matrix, rules }: RoutingProblem, stop: RoutingStop, { shift }: RoutingVehicle): boolean {
  const out = matrix.seconds[stop.point]!;
  const back = matrix.seconds[stop.point * matrix.size]!;
  if (out + back > (rules?.maxDriveSeconds ?? Infinity)) return false;
  const day = new WorkingDay(rules);
  day.reserve(1);
  day.travel[0] = out;
  day.travel[1] = back;
  day.opens[0] = stop.window.fromSecond;
  day.closes[0] = stop.window.toSecond;
  day.service[0] = stop.serviceSeconds;
  day.fromDepot(shift.fromSecond);
  return day.earliestReturn(1, shift.toSecond) < UNBOUNDED;
}

/** Returns the tours of `plan` as nodes, restricted to the vans and stops that the search may still move. */
export function toursOf(problem: RoutingProblem, { stops, vans }: Assignment, plan: Plan): Tour[] {
  const nodeOf = new Map(stops.map((stop, k) => [problem.stops[stop]!.id, k + 1]));
  const vanOf = new Map(vans.map((vehicle, van) => [problem.vehicles[vehicle]!.id, van]));
  const tours = new Map<number, number[]>();
  for (const route of plan.routes) {
    const van = vanOf.get(route.vehicle);
    if (van === undefined) continue;
    const nodes = tours.get(van) ?? [];
    for (const stop of route.stops) {
      const node = nodeOf.get(stop);
      if (node === undefined) continue;
      nodes.push(node);
      // A stop that a plan lists twice counts once.
      nodeOf.delete(stop);
    }
    tours.set(van, nodes);
  }
  return [...tours].map(([van, nodes]) => ({ van, nodes }));
}

/**
 * Returns, for plan stability, each node's van in the warm start and the cost of using another one. Null if that cost
 * is zero.
 */
export function homeOf(
  problem: RoutingProblem,
  assignment: Assignment,
  options: { readonly warmStart?: Plan; readonly movedStopMetres?: number },
): PenaltyRules['home'] {
  const { warmStart, movedStopMetres = 0 } = options;
  if (warmStart === undefined || movedStopMetres <= 0) return null;
  const vans = new Array<number>(assignment.stops.length + 1).fill(NONE);
  for (const { van, nodes } of toursOf(problem, assignment, warmStart))
    for (const node of nodes) vans[node] = van;
  return { vans, metres: movedStopMetres };
}

/** Returns a lower bound on the number of vans, from the load alone. Using fewer is impossible. */
export function fewestVansFor(problem: RoutingProblem, { stops, vans }: Assignment): number {
  const needed = (loads: readonly number[], capacities: readonly (number | null)[]) => {
    const largest = capacities.map((capacity) => capacity ?? Infinity).sort((a, b) => b - a);
    let left = loads.reduce((sum, load) => sum + load, 0);
    let count = 0;
    while (left > 0 && count < largest.length) left -= largest[count++]!;
    return count;
  };
  const ofKind = (kind: RoutingStop['kind']) =>
    stops.map((i) => problem.stops[i]!).filter((stop) => stop.kind === kind);
  const fleet = vans.map((i) => problem.vehicles[i]!);
  const perKind = (['delivery', 'collection'] as const).map(ofKind).flatMap((kind) => [
    needed(
      kind.map((stop) => stop.litres),
      fleet.map((van) => van.capacityLitres),
    ),
    needed(
      kind.map((stop) => stop.grams),
      fleet.map((van) => van.capacityGrams),
    ),
  ]);
  return Math.max(1, ...perKind);
}

/**
 * Returns the plan that `nodePlan` represents, including locked routes and unservable stops. Routes are in the order of
 * the vans.
 */
export function planOf(problem: RoutingProblem, assignment: Assignment, nodePlan: NodePlan): Plan {
  const { stops, vans, unservable } = assignment;
  const id = (node: number) => problem.stops[stops[node - 1]!]!.id;
  const nodesOf = new Map(nodePlan.tours.map(({ van, nodes }) => [vans[van]!, nodes]));
  const routes = problem.vehicles.flatMap((vehicle, i) => {
    const driven = vehicle.locked ?? nodesOf.get(i)?.map(id) ?? [];
    return driven.length > 0 ? [{ vehicle: vehicle.id, stops: driven }] : [];
  });
  const exhausted = nodePlan.absent.map((node) => {
    const stop = problem.stops[stops[node - 1]!]!;
    return { stop: stop.id, code: whyLeftOut(problem, stop, routes) };
  });
  return { routes, unassigned: [...unservable, ...exhausted] };
}

/** Returns why a stop that some van could serve is on no route: nobody is free for a van that is, or all are full. */
function whyLeftOut(
  { people, ...problem }: RoutingProblem,
  stop: RoutingStop,
  routes: Plan['routes'],
): UnassignedCode {
  if (people === undefined) return 'capacity_exhausted';
  const driven = new Set(routes.map(({ vehicle }) => vehicle));
  const idle = problem.vehicles.filter(({ id, locked }) => locked === undefined && !driven.has(id));
  if (whyNot(problem, stop, idle) !== null) return 'capacity_exhausted';
  const forTwo = new Set(problem.stops.filter(({ crew }) => crew === 2).map(({ id }) => id));
  const pairs = routes.filter((route) => route.stops.some((each) => forTwo.has(each))).length;
  const drivers = people.filter(({ role }) => role === 'driver').length - routes.length;
  const free = people.length - routes.length - pairs;
  if (drivers <= 0 || free <= 0) return 'no_driver';
  return free < stop.crew ? 'no_mate' : 'capacity_exhausted';
}
