/**
 * A routing problem compiled for the search: nodes instead of ids, typed arrays instead of objects. Node 0 is
 * the depot, 1 … n are the stops in the problem's order. Built once per search; nothing here changes after.
 */
import type { RoutingProblem, RoutingStop, RoutingVehicle } from '../domain/routing-problem.js';

/** Stands for "no limit" on litres and grams; small enough that sums stay 32-bit integers. */
const UNLIMITED = 2 ** 29;

/** Insertion places looked at per stop: after its best predecessors and before its best successors. */
const NEIGHBOURS = 40;

/** How far from its seed a ruin may wander, in stops. */
const ADJACENT = 100;

/** Waiting on a link counts this share of the distance that the van could have driven meanwhile, when neighbours are ranked. */
const WAITING_WEIGHT = 0.2;

/**
 * The likely neighbours of every stop on one side, best first. Stop c has those from `start[c]` up to
 * `start[c + 1]` in `links`, two integers each: the neighbour and the metres of the link.
 */
export type Neighbours = { readonly start: Int32Array; readonly links: Int32Array };

export type Model = {
  /** Stops; nodes are 1 … n. */
  readonly n: number;
  /** Row length of the matrices, n + 1. */
  readonly size: number;
  /** From row to column. */
  readonly metres: Int32Array;
  readonly seconds: Int32Array;
  /** From column to row: the same arrays when the matrix is symmetric. */
  readonly metresInto: Int32Array;
  readonly secondsInto: Int32Array;
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
  readonly service: Int32Array;
  readonly litres: Int32Array;
  readonly grams: Int32Array;
  readonly crew: Int32Array;
  readonly collects: Uint8Array;
  /** True when both deliveries and collections exist, so that the load's peak depends on the sequence. */
  readonly mixed: boolean;
  readonly vans: number;
  readonly vanLitres: Int32Array;
  readonly vanGrams: Int32Array;
  readonly vanCrew: Int32Array;
  readonly vanFrom: Int32Array;
  readonly vanTo: Int32Array;
  /** Vans alike in everything have the same type, 0 … types − 1. */
  readonly vanType: Int32Array;
  readonly types: number;
  readonly before: Neighbours;
  readonly after: Neighbours;
  /** Stops by distance from each stop, itself first: `adjacentWidth` a stop. */
  readonly adjacent: Int32Array;
  readonly adjacentWidth: number;
  /** Mean metres to the ten nearest stops: the length scale of the annealing temperature. */
  readonly scale: number;
};

/** Compiles the stops and vans of `problem` that the search may move (`stops` and `vans` index into it). */
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
  const links = { n, size, metres, seconds, earliest, latest, service };
  const adjacentWidth = Math.min(n, ADJACENT);
  const adjacent = adjacency(metres, size, adjacentWidth);
  const collects = Uint8Array.from([0, ...chosen.map((stop) => (stop.kind === 'collection' ? 1 : 0))]);
  const vanType = vanTypes(fleet);
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
    // A measure that no van limits can't overflow either.
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
    before: neighbours(links, 'before'),
    after: neighbours(links, 'after'),
    adjacent,
    adjacentWidth,
    scale: meanNearest(metres, size, adjacent, adjacentWidth),
  };
}

/** A number per van, the same for vans alike in everything: 0, 1, … in order of first appearance. */
export function vanTypes(vans: readonly RoutingVehicle[]): number[] {
  const kinds = vans.map((van) =>
    [van.capacityLitres, van.capacityGrams, van.crew, van.shift.fromSecond, van.shift.toSecond].join(),
  );
  const distinct = [...new Set(kinds)];
  return kinds.map((kind) => distinct.indexOf(kind));
}

/** The square of `matrix` that belongs to `points`, a row and a column each. */
function gather(matrix: Int32Array, width: number, points: readonly number[]): Int32Array {
  const size = points.length;
  const square = new Int32Array(size * size);
  for (let i = 0; i < size; i++) {
    const row = points[i]! * width;
    for (let j = 0; j < size; j++) square[i * size + j] = matrix[row + points[j]!]!;
  }
  return square;
}

/** Rows and columns exchanged; the matrix itself when that makes no difference. */
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

type Links = Pick<Model, 'n' | 'size' | 'metres' | 'seconds' | 'earliest' | 'latest' | 'service'>;

/** Granular neighbourhoods (Toth and Vigo 2003), directed: only links that some schedule can use, waiting counted. */
function neighbours(links: Links, side: 'before' | 'after'): Neighbours {
  const { n, size, metres, seconds, earliest, latest, service } = links;
  const start = new Int32Array(size + 1);
  const list = new Int32Array(n * NEIGHBOURS * 2);
  const rank = new Float64Array(size);
  const metresPerSecond = sum(metres) / Math.max(1, sum(seconds));
  let end = 0;
  for (let c = 1; c <= n; c++) {
    const usable: number[] = [];
    for (let other = 1; other <= n; other++) {
      if (other === c) continue;
      const from = side === 'before' ? other : c;
      const to = side === 'before' ? c : other;
      const leaving = service[from]! + seconds[from * size + to]!;
      if (earliest[from]! + leaving > latest[to]!) continue;
      const waiting = Math.max(0, earliest[to]! - latest[from]! - leaving);
      rank[other] = metres[from * size + to]! + WAITING_WEIGHT * waiting * metresPerSecond;
      usable.push(other);
    }
    start[c] = end;
    for (const other of smallest(usable, NEIGHBOURS, rank)) {
      const link = side === 'before' ? other * size + c : c * size + other;
      list[end++] = other;
      list[end++] = metres[link]!;
    }
  }
  start[size] = end;
  return { start, links: list };
}

/** The `count` members of `nodes` with the smallest keys, in order of key, then number. */
function smallest(nodes: readonly number[], count: number, key: Float64Array): number[] {
  const kept: number[] = [];
  for (const node of nodes) {
    if (kept.length === count && key[kept[count - 1]!]! <= key[node]!) continue;
    if (kept.length === count) kept.pop();
    let gap = kept.length;
    for (; gap > 0 && key[kept[gap - 1]!]! > key[node]!; gap--) kept[gap] = kept[gap - 1]!;
    kept[gap] = node;
  }
  return kept;
}

function sum(values: Int32Array): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Every stop's surroundings for ruins: the nearest `width` stops by distance, itself first. */
function adjacency(metres: Int32Array, size: number, width: number): Int32Array {
  const adjacent = new Int32Array(size * width);
  const nodes = Array.from({ length: size - 1 }, (_, i) => i + 1);
  const key = new Float64Array(size);
  for (let c = 1; c < size; c++) {
    key.set(metres.subarray(c * size, (c + 1) * size));
    key[c] = -1;
    adjacent.set(smallest(nodes, width, key), c * width);
  }
  return adjacent;
}

/** Mean metres from a stop to its ten nearest others. */
function meanNearest(metres: Int32Array, size: number, adjacent: Int32Array, width: number): number {
  const others = Math.min(10, width - 1);
  if (others < 1) return 1;
  let total = 0;
  for (let c = 1; c < size; c++) {
    for (let k = 1; k <= others; k++) total += metres[c * size + adjacent[c * width + k]!]!;
  }
  return Math.max(1, total / ((size - 1) * others));
}
