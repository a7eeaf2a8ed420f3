/**
 * A routing problem compiled for the search: nodes instead of ids, typed arrays instead of objects. Node 0 is the
 * depot, 1 … n are the stops in the problem's order. Built once per search and never changed afterwards.
 */
import type {
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
  WorkRules,
} from '@waypost/planning/routing-problem';
import { UNBOUNDED } from '@waypost/planning/working-day';
import { fleetOf } from './fleet.js';
import {
  adjacency,
  type Links,
  meanLikeliest,
  meanNearest,
  type Neighbours,
  neighbours,
} from './neighbours.js';

/** Stands for "no limit" on litres and grams; small enough that sums stay 32-bit integers. */
const UNLIMITED = 2 ** 29;

/** How far a ruin may reach from its seed, in stops. */
const ADJACENT = 100;

export type Model = Links & {
  /** The most that a stop can take up: what is brought, or what comes back. */
  readonly litres: Int32Array;
  readonly grams: Int32Array;
  /** Load for a stop when the van leaves the depot: 0 for a collection. */
  readonly outLitres: Int32Array;
  readonly outGrams: Int32Array;
  /** 1 for a stop that needs two people. */
  readonly forTwo: Uint8Array;
  /** Compatibility of stops and vans: 1 at `stopClass * types + vanType` if seats, skills and locks allow it. */
  readonly stopClass: Int32Array;
  readonly allows: Uint8Array;
  /** 1 for a stop of a locked head: it stays where it is. */
  readonly fixed: Uint8Array;
  /** Cost of leaving a stop out: more than all stops that matter less, together. */
  readonly weight: Float64Array;
  /** Load that a stop puts on board: a collection's, or the old goods of a delivery. */
  readonly backLitres: Int32Array;
  readonly backGrams: Int32Array;
  /** True if goods come on board on the way besides deliveries, so that the peak load depends on the sequence. */
  readonly mixed: boolean;
  readonly vans: number;
  readonly vanLitres: Int32Array;
  readonly vanGrams: Int32Array;
  /** When a van can leave at the earliest, loaded. */
  readonly vanFrom: Int32Array;
  readonly vanTo: Int32Array;
  /** The longest duty of each van: its shift, at most what the rules allow. */
  readonly vanWorks: Int32Array;
  /** Identical vans have the same type, 0 … types − 1. */
  readonly vanType: Int32Array;
  readonly types: number;
  /** Most stops and metres of a van's route. */
  readonly vanStops: Int32Array;
  readonly vanMetres: Int32Array;
  /** The most routes, and the most routes plus routes with a stop for two. */
  readonly drivers: number;
  readonly people: number;
  readonly rules: WorkRules;
  readonly before: Neighbours;
  readonly after: Neighbours;
  /** Stops by distance from each stop, itself first; `adjacentWidth` entries per stop. */
  readonly adjacent: Int32Array;
  readonly adjacentWidth: number;
  /** Mean metres from a stop to the ten nearest: the length scale of temperatures at which plans change freely. */
  readonly near: number;
  /**
   * Mean metres from a stop to its ten likeliest successors: the length scale of temperatures at which plans freeze.
   */
  readonly likely: number;
};

/**
 * Compiles the stops and vans of `problem` that the search may move; `stops` and `vans` are indexes into it. Once
 * `isCancelled`, it returns soon, with a model that must not be searched.
 */
export function compile(
  problem: RoutingProblem,
  stops: readonly number[],
  vans: readonly number[],
  isCancelled: () => boolean = () => false,
): Model {
  const n = stops.length;
  const size = n + 1;
  const chosen = stops.map((i) => problem.stops[i]!);
  const { vans: fleet, drivers, people } = fleetOf(problem, vans);
  const { rules = {} } = problem;
  const points = [0, ...chosen.map((stop) => stop.point)];
  const metres = gather(problem.matrix.metres, problem.matrix.size, points);
  const sameMeasure = problem.matrix.metres === problem.matrix.seconds;
  const seconds = sameMeasure ? metres : gather(problem.matrix.seconds, problem.matrix.size, points);
  const metresInto = transposed(metres, size);
  const secondsInto = sameMeasure ? metresInto : transposed(seconds, size);
  const column = (of: (stop: RoutingStop) => number) => Int32Array.from([0, ...chosen.map(of)]);
  const earliest = column((stop) => stop.window.fromSecond);
  const latest = column((stop) => stop.window.toSecond);
  const service = column((stop) => stop.serviceSeconds);
  const links = { n, size, metres, seconds, metresInto, secondsInto, earliest, latest, service };
  // A dimension that no van limits must not overflow either.
  const inLitres = fleet.some((van) => van.capacityLitres !== null) ? 1 : 0;
  const inGrams = fleet.some((van) => van.capacityGrams !== null) ? 1 : 0;
  const isDelivery = (stop: RoutingStop) => (stop.kind === 'delivery' ? 1 : 0);
  const taken = (stop: RoutingStop) => (stop.kind === 'delivery' ? (stop.takesBack ?? NOTHING) : stop);
  const out = {
    litres: column((stop) => inLitres * isDelivery(stop) * stop.litres),
    grams: column((stop) => inGrams * isDelivery(stop) * stop.grams),
  };
  const back = {
    litres: column((stop) => inLitres * taken(stop).litres),
    grams: column((stop) => inGrams * taken(stop).grams),
  };
  const most = (a: Int32Array, b: Int32Array) => a.map((value, i) => Math.max(value, b[i]!));
  const metresPerSecond = sum(metres) / Math.max(1, sum(seconds));
  const adjacentWidth = Math.min(n, ADJACENT);
  const adjacent = adjacency(metres, size, adjacentWidth, isCancelled);
  const vanType = vanTypes(problem, fleet);
  const types = new Set(vanType).size;
  const { stopClass, allows } = compatibility(chosen, fleet, vanType, types);
  const heads = new Set(fleet.flatMap(({ lockedHead }) => lockedHead ?? []));
  const after = neighbours(links, metresPerSecond, 'after', isCancelled);
  return {
    n,
    size,
    metres,
    seconds,
    metresInto,
    secondsInto,
    earliest,
    latest,
    service,
    litres: most(out.litres, back.litres),
    grams: most(out.grams, back.grams),
    outLitres: out.litres,
    outGrams: out.grams,
    backLitres: back.litres,
    backGrams: back.grams,
    forTwo: Uint8Array.from([0, ...chosen.map(({ crew }) => (crew === 2 ? 1 : 0))]),
    stopClass,
    allows,
    // With room for the gates of the vans, which come after the stops.
    fixed: Uint8Array.from([0, ...chosen.map(({ id }) => (heads.has(id) ? 1 : 0)), ...fleet.map(() => 0)]),
    weight: weights(chosen),
    mixed: isMixed(out.litres, back.litres) || isMixed(out.grams, back.grams),
    vans: fleet.length,
    vanLitres: Int32Array.from(fleet, (v) => Math.min(v.capacityLitres ?? UNLIMITED, UNLIMITED)),
    vanGrams: Int32Array.from(fleet, (v) => Math.min(v.capacityGrams ?? UNLIMITED, UNLIMITED)),
    vanFrom: Int32Array.from(fleet, (v) => v.shift.fromSecond + (rules.loadingSeconds ?? 0)),
    vanTo: Int32Array.from(fleet, (v) => v.shift.toSecond),
    vanWorks: Int32Array.from(fleet, ({ shift }) =>
      Math.min(shift.toSecond - shift.fromSecond, rules.maxDutySeconds ?? Infinity),
    ),
    vanType: Int32Array.from(vanType),
    types,
    vanStops: Int32Array.from(fleet, (v) => Math.min(v.maxStops ?? UNBOUNDED, UNBOUNDED)),
    vanMetres: Int32Array.from(fleet, (v) => Math.min(v.maxMetres ?? UNBOUNDED, UNBOUNDED)),
    drivers,
    people,
    rules,
    before: neighbours(links, metresPerSecond, 'before', isCancelled),
    after,
    adjacent,
    adjacentWidth,
    near: meanNearest(metres, size, adjacent, adjacentWidth),
    likely: meanLikeliest(after),
  };
}

/** Returns a type number per van, equal for identical vans: 0, 1, … in order of first appearance. */
export function vanTypes({ stops }: RoutingProblem, vans: readonly RoutingVehicle[]): number[] {
  // A van that something is locked to is one of its kind.
  const named = new Set(stops.map(({ lockedVehicle }) => lockedVehicle));
  const kinds = vans.map((van) =>
    [
      van.capacityLitres,
      van.capacityGrams,
      van.crew,
      van.shift.fromSecond,
      van.shift.toSecond,
      van.maxStops,
      van.maxMetres,
      named.has(van.id) || van.lockedHead !== undefined ? van.id : '',
      ...(van.skills ?? []),
    ].join(),
  );
  const numbers = new Map<string, number>();
  return kinds.map((kind) => {
    const number = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, number);
    return number;
  });
}

/** Returns a class per node, equal for stops that the same vans can serve, and which class goes with which type. */
function compatibility(
  stops: readonly RoutingStop[],
  vans: readonly RoutingVehicle[],
  vanType: readonly number[],
  types: number,
): { stopClass: Int32Array; allows: Uint8Array } {
  const classes = new Map<string, { number: number; stop: RoutingStop }>();
  const numbers = stops.map((stop) => {
    const key = [stop.crew, stop.lockedVehicle, ...(stop.skills ?? [])].join();
    const known = classes.get(key) ?? { number: classes.size, stop };
    classes.set(key, known);
    return known.number;
  });
  const allows = new Uint8Array(Math.max(1, classes.size) * types);
  for (const { number, stop } of classes.values()) {
    vans.forEach((van, i) => {
      const fits =
        stop.crew <= van.crew &&
        (stop.lockedVehicle === undefined || stop.lockedVehicle === van.id) &&
        (stop.skills ?? []).every((skill) => van.skills?.includes(skill));
      allows[number * types + vanType[i]!] = fits ? 1 : 0;
    });
  }
  return { stopClass: Int32Array.from([0, ...numbers]), allows };
}

/**
 * Returns what leaving out each node costs: one that matters more (by priority, then by how often it was left out)
 * costs more than all that matter less, together. 1 each if they matter alike.
 */
function weights(stops: readonly RoutingStop[]): Float64Array {
  const importance = ({ priority = USUAL_PRIORITY, timesLeftOut = 0 }: RoutingStop) =>
    priority * (MAX_TIMES + 1) + Math.min(timesLeftOut, MAX_TIMES);
  const counts = new Map<number, number>();
  for (const stop of stops) counts.set(importance(stop), (counts.get(importance(stop)) ?? 0) + 1);
  const weightOf = new Map<number, number>();
  let below = 0;
  for (const [each, count] of [...counts].sort(([a], [b]) => a - b)) {
    weightOf.set(each, below + 1);
    below += count * (below + 1);
  }
  return Float64Array.from([0, ...stops.map((stop) => weightOf.get(importance(stop))!)]);
}

const NOTHING = { litres: 0, grams: 0 };
const USUAL_PRIORITY = 3;
/** Being left out more often than this counts no more. */
const MAX_TIMES = 3;

/** Whether the fullest moment of a route can be neither at its beginning nor at its end. */
function isMixed(out: Int32Array, back: Int32Array): boolean {
  return out.some((litres) => litres > 0) && back.some((litres, i) => litres > out[i]!);
}

/**
 * Returns the submatrix of `matrix` for `points`, one row and one column each: the matrix itself if that is all of it.
 */
function gather(matrix: Int32Array, width: number, points: readonly number[]): Int32Array {
  const size = points.length;
  if (size === width && points.every((point, i) => point === i)) return matrix;
  const square = new Int32Array(size * size);
  for (let i = 0; i < size; i++) {
    const row = points[i]! * width;
    for (let j = 0; j < size; j++) square[i * size + j] = matrix[row + points[j]!]!;
  }
  return square;
}

/** Edge of the blocks in which a matrix is transposed: a block of both fits into a cache. */
const BLOCK = 64;

/** Returns the transposed matrix, or the matrix itself if it is symmetric. */
function transposed(matrix: Int32Array, size: number): Int32Array {
  if (isSymmetric(matrix, size)) return matrix;
  const turned = new Int32Array(matrix.length);
  for (let top = 0; top < size; top += BLOCK) {
    for (let left = 0; left < size; left += BLOCK) {
      const right = Math.min(size, left + BLOCK);
      for (let i = top; i < Math.min(size, top + BLOCK); i++)
        for (let j = left; j < right; j++) turned[j * size + i] = matrix[i * size + j]!;
    }
  }
  return turned;
}

function isSymmetric(matrix: Int32Array, size: number): boolean {
  for (let top = 0; top < size; top += BLOCK) {
    for (let left = 0; left <= top; left += BLOCK) {
      for (let i = top; i < Math.min(size, top + BLOCK); i++)
        for (let j = left; j < Math.min(i, left + BLOCK); j++)
          if (matrix[i * size + j] !== matrix[j * size + i]) return false;
    }
  }
  return true;
}

function sum(values: Int32Array): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
