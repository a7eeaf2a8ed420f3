/**
 * A routing problem compiled for the search: nodes instead of ids, typed arrays instead of objects. Node 0 is the
 * depot, 1 … n are the stops in the problem's order. Built once per search and never changed afterwards.
 */
import type { RoutingProblem, RoutingStop, RoutingVehicle } from '../domain/routing-problem.js';
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
  readonly litres: Int32Array;
  readonly grams: Int32Array;
  readonly crew: Int32Array;
  readonly collects: Uint8Array;
  /** True if there are both deliveries and collections, so that the peak load depends on the sequence. */
  readonly mixed: boolean;
  readonly vans: number;
  readonly vanLitres: Int32Array;
  readonly vanGrams: Int32Array;
  readonly vanCrew: Int32Array;
  readonly vanFrom: Int32Array;
  readonly vanTo: Int32Array;
  /** Identical vans have the same type, 0 … types − 1. */
  readonly vanType: Int32Array;
  readonly types: number;
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

/** Compiles the stops and vans of `problem` that the search may move; `stops` and `vans` are indexes into it. */
export function compile(problem: RoutingProblem, stops: readonly number[], vans: readonly number[]): Model {
  const n = stops.length;
  const size = n + 1;
  const chosen = stops.map((i) => problem.stops[i]!);
  const fleet = vans.map((i) => problem.vehicles[i]!);
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
  const metresPerSecond = sum(metres) / Math.max(1, sum(seconds));
  const adjacentWidth = Math.min(n, ADJACENT);
  const adjacent = adjacency(metres, size, adjacentWidth);
  const collects = Uint8Array.from([0, ...chosen.map((stop) => (stop.kind === 'collection' ? 1 : 0))]);
  const vanType = vanTypes(fleet);
  const after = neighbours(links, metresPerSecond, 'after');
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
    // A dimension that no van limits must not overflow either.
    litres: column((stop) => (fleet.some((van) => van.capacityLitres !== null) ? stop.litres : 0)),
    grams: column((stop) => (fleet.some((van) => van.capacityGrams !== null) ? stop.grams : 0)),
    crew: column((stop) => stop.crew),
    collects,
    mixed:
      chosen.some((stop) => stop.kind === 'collection') && chosen.some((stop) => stop.kind === 'delivery'),
    vans: fleet.length,
    vanLitres: Int32Array.from(fleet, (v) => Math.min(v.capacityLitres ?? UNLIMITED, UNLIMITED)),
    vanGrams: Int32Array.from(fleet, (v) => Math.min(v.capacityGrams ?? UNLIMITED, UNLIMITED)),
    vanCrew: Int32Array.from(fleet, (v) => v.crew),
    vanFrom: Int32Array.from(fleet, (v) => v.shift.fromSecond),
    vanTo: Int32Array.from(fleet, (v) => v.shift.toSecond),
    vanType: Int32Array.from(vanType),
    types: new Set(vanType).size,
    before: neighbours(links, metresPerSecond, 'before'),
    after,
    adjacent,
    adjacentWidth,
    near: meanNearest(metres, size, adjacent, adjacentWidth),
    likely: meanLikeliest(after),
  };
}

/** Returns a type number per van, equal for identical vans: 0, 1, … in order of first appearance. */
export function vanTypes(vans: readonly RoutingVehicle[]): number[] {
  const kinds = vans.map((van) =>
    [van.capacityLitres, van.capacityGrams, van.crew, van.shift.fromSecond, van.shift.toSecond].join(),
  );
  const distinct = [...new Set(kinds)];
  return kinds.map((kind) => distinct.indexOf(kind));
}

/** Returns the submatrix of `matrix` for `points`, one row and one column each. */
function gather(matrix: Int32Array, width: number, points: readonly number[]): Int32Array {
  const size = points.length;
  const square = new Int32Array(size * size);
  for (let i = 0; i < size; i++) {
    const row = points[i]! * width;
    for (let j = 0; j < size; j++) square[i * size + j] = matrix[row + points[j]!]!;
  }
  return square;
}

/** Returns the transposed matrix, or the matrix itself if it is symmetric. */
function transposed(matrix: Int32Array, size: number): Int32Array {
  const turned = new Int32Array(matrix.length);
  let symmetric = true;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const value = matrix[i * size + j]!;
      turned[j * size + i] = value;
      if (value !== matrix[j * size + i]) symmetric = false;
    }
  }
  return symmetric ? matrix : turned;
}

function sum(values: Int32Array): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
