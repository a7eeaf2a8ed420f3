/** Where a stop that has no route could be inserted if one rule gave way, the most promising first. */
import type { RoutingProblem, RoutingStop, RoutingVehicle } from '@waypost/planning/routing-problem';
import { isWay } from '@waypost/planning/travel';

/** A place on a van's route. `early` is by how many minutes the stop would be visited before its window; usually 0. */
export type Insertion = {
  readonly vehicle: RoutingVehicle;
  readonly sequence: readonly string[];
  readonly early: number;
  /** Roughly how much would have to give way, in seconds. */
  readonly gap: number;
};

/**
 * Returns the best place on each van that is free to take the stop, with the smallest gap first: within its window,
 * and, where that is possible, before it. Breaks are not looked at; places that make others late are left out.
 */
export function insertionsOf(
  problem: RoutingProblem,
  stop: RoutingStop,
  sequenceOf: (vehicle: RoutingVehicle) => readonly RoutingStop[],
): Insertion[] {
  const found: Insertion[] = [];
  for (const vehicle of problem.vehicles) {
    if (vehicle.locked !== undefined) continue;
    if (stop.lockedVehicle !== undefined && stop.lockedVehicle !== vehicle.id) continue;
    const route = sequenceOf(vehicle);
    const anyTime = { ...stop, window: { fromSecond: 0, toSecond: stop.window.toSecond } };
    const [inside, before] = [stop, anyTime].map((visited) => {
      let best: Insertion | undefined;
      for (let at = vehicle.lockedHead?.length ?? 0; at <= route.length; at++) {
        const insertion = insertionAt(problem, vehicle, route.toSpliced(at, 0, visited), stop);
        if (insertion && insertion.gap < (best?.gap ?? Infinity)) best = insertion;
      }
      return best;
    });
    if (inside) found.push(inside);
    if (before && before.early > 0) found.push(before);
  }
  return found.toSorted((a, b) => a.gap - b.gap);
}

/**
 * Seconds that other things than lateness count for: 1 % of a van's load, a stop too many, a missing skill or person.
 */
const GAPS = { load: 60, stop: 900, skill: 3_600, crew: 5_400 } as const;

function insertionAt(
  { matrix, rules = {} }: RoutingProblem,
  vehicle: RoutingVehicle,
  route: readonly RoutingStop[],
  { id, window }: RoutingStop,
): Insertion | undefined {
  const { start, shift, maxStops = Infinity, skills = [] } = vehicle;
  let now = start ? start.second : shift.fromSecond + (rules.loadingSeconds ?? 0);
  let here = start ? start.point : 0;
  let gap = 0;
  let early = 0;
  for (const stop of route) {
    const trip = matrix.seconds[here * matrix.size + stop.point] ?? Infinity;
    if (!isWay(trip)) return undefined;
    now = Math.max(now + trip, start?.notBefore ?? -Infinity, stop.window.fromSecond);
    const late = Math.max(0, now - stop.window.toSecond);
    if (stop.id === id) {
      gap += late;
      early = Math.max(0, Math.ceil((window.fromSecond - now) / 60));
      gap += early * 60;
    } else if (late > 0) return undefined;
    now += stop.serviceSeconds;
    here = stop.point;
  }
  const back = matrix.seconds[here * matrix.size] ?? Infinity;
  if (!isWay(back) || now + back > shift.toSecond) return undefined;
  const inserted = route.find((stop) => stop.id === id);
  const over = (of: 'litres' | 'grams', capacity: number | null) => {
    const load = route.reduce((sum, stop) => sum + stop[of], 0);
    return capacity === null ? 0 : Math.max(0, load - capacity) / Math.max(1, capacity);
  };
  gap += (over('litres', vehicle.capacityLitres) + over('grams', vehicle.capacityGrams)) * 100 * GAPS.load;
  gap += Math.max(0, route.length - maxStops) * GAPS.stop;
  gap += (inserted?.skills ?? []).filter((skill) => !skills.includes(skill)).length * GAPS.skill;
  gap += Math.max(0, (inserted?.crew ?? 1) - vehicle.crew) * GAPS.crew;
  return { vehicle, sequence: route.map((stop) => stop.id), early, gap };
}
