/**
 * Granular neighbourhoods: for each stop, its likely neighbours in a good plan, by distance and time, and the stops
 * around it. Source: Toth, Vigo, "The Granular Tabu Search and Its Application to the Vehicle-Routing Problem", INFORMS
 * Journal on Computing 15 (2003).
 */

/**
 * Number of likely predecessors and successors kept per stop; a search uses the best of those in its part of the day.
 */
const NEIGHBOURS = 100;

/** Number of neighbours that a search uses: the best of those in its part of the day. */
const SEARCHED = 30;

/**
 * Where vans are nearly full, few neighbours have room, so a search uses all that are kept. It makes half as many moves
 * then, so larger parts do without.
 */
const TIGHT = { load: 0.8, stops: 250 };

/** Number of nearest stops and likeliest successors that determine the length scales of the temperatures. */
const CLOSEST = 10;

/**
 * In the ranking of neighbours, waiting on a link counts as this share of the distance the van could have driven
 * meanwhile.
 */
const WAITING_WEIGHT = 0.2;

/**
 * The likely neighbours of every stop on one side, best first. Those of stop c are at `start[c]` up to `start[c + 1]`
 * in `links`, two integers each: the neighbour and the metres of the link.
 */
export type Neighbours = { readonly start: Int32Array; readonly links: Int32Array };

/** The data that links between stops are ranked by. */
export type Links = {
  /** Stops; nodes are 1 … n. */
  readonly n: number;
  /** Row length of the matrices, n + 1. */
  readonly size: number;
  /** From row to column. */
  readonly metres: Int32Array;
  readonly seconds: Int32Array;
  /** From column to row; the same arrays if the matrix is symmetric. */
  readonly metresInto: Int32Array;
  readonly secondsInto: Int32Array;
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
  readonly service: Int32Array;
};

/**
 * Returns every stop's likely neighbours on one side. Only links that some schedule can use are included, ranked with
 * their waiting time. Once `isCancelled`, the remaining stops get none.
 */
export function neighbours(
  links: Links,
  metresPerSecond: number,
  side: 'before' | 'after',
  isCancelled: () => boolean,
): Neighbours {
  const { n, size, earliest, latest, service } = links;
  // A stop's links are a row on either side.
  const metres = side === 'before' ? links.metresInto : links.metres;
  const seconds = side === 'before' ? links.secondsInto : links.seconds;
  const start = new Int32Array(size + 1);
  const list = new Int32Array(n * Math.min(n, NEIGHBOURS) * 2);
  const ranked = new Float64Array(n);
  let end = 0;
  for (let c = 1; c <= n; c++) {
    start[c] = end;
    if (isCancelled()) continue;
    const row = c * size;
    let usable = 0;
    for (let other = 1; other <= n; other++) {
      const from = side === 'before' ? other : c;
      const to = side === 'before' ? c : other;
      const leaving = service[from]! + seconds[row + other]!;
      if (other === c || earliest[from]! + leaving > latest[to]!) continue;
      const waiting = Math.max(0, earliest[to]! - latest[from]! - leaving);
      const rank = metres[row + other]! + Math.round(WAITING_WEIGHT * waiting * metresPerSecond);
      ranked[usable++] = rank * size + other;
    }
    for (const key of smallest(ranked.subarray(0, usable), NEIGHBOURS)) {
      const other = key % size;
      list[end++] = other;
      list[end++] = metres[row + other]!;
    }
  }
  start[size] = end;
  return { start, links: list };
}

/** Returns the `count` smallest of `keys`, which are distinct, in ascending order. Reorders `keys`. */
function smallest(keys: Float64Array, count: number): Float64Array {
  let low = 0;
  let high = keys.length - 1;
  // Quickselect: moves the smallest keys to the front, so only those are sorted.
  while (low < high && count < keys.length) {
    const pivot = keys[(low + high) >> 1]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (keys[i]! < pivot) i++;
      while (keys[j]! > pivot) j--;
      if (i > j) break;
      const key = keys[i]!;
      keys[i++] = keys[j]!;
      keys[j--] = key;
    }
    if (count <= j) high = j;
    else if (count >= i) low = i;
    else break;
  }
  return keys.subarray(0, count).sort();
}

/**
 * Returns for each stop the nearest `width` stops by distance, itself first, for ruins. Once `isCancelled`, it stops.
 */
export function adjacency(
  metres: Int32Array,
  size: number,
  width: number,
  isCancelled: () => boolean,
): Int32Array {
  const adjacent = new Int32Array(size * width);
  const ranked = new Float64Array(size - 1);
  for (let c = 1; c < size && !isCancelled(); c++) {
    for (let other = 1; other < size; other++) {
      ranked[other - 1] = (other === c ? -1 : metres[c * size + other]!) * size + other;
    }
    smallest(ranked, width).forEach((key, k) => (adjacent[c * width + k] = key < 0 ? c : key % size));
  }
  return adjacent;
}

/** Returns the mean metres from a stop to its nearest others. */
export function meanNearest(metres: Int32Array, size: number, adjacent: Int32Array, width: number): number {
  const others = Math.min(CLOSEST, width - 1);
  if (others < 1) return 1;
  let total = 0;
  for (let c = 1; c < size; c++) {
    for (let k = 1; k <= others; k++) total += metres[c * size + adjacent[c * width + k]!]!;
  }
  return Math.max(1, total / ((size - 1) * others));
}

/** Returns the mean metres of the links to every stop's likeliest successors. */
export function meanLikeliest({ start, links }: Neighbours): number {
  let total = 0;
  let count = 0;
  for (let c = 1; c < start.length - 1; c++) {
    const end = Math.min(start[c]! + 2 * CLOSEST, start[c + 1]!);
    for (let k = start[c]!; k < end; k += 2) {
      total += links[k + 1]!;
      count++;
    }
  }
  return Math.max(1, total / Math.max(1, count));
}

/** Room for the neighbours that a search of at most `n` stops uses. */
export function emptyNeighbours(n: number): Neighbours {
  return { start: new Int32Array(n + 2), links: new Int32Array(2 * NEIGHBOURS * n) };
}

/**
 * Returns how many neighbours of a stop a search uses.
 *
 * @param part stops of its part, how many of them have no place yet, and the share of the capacity of the vans in use
 *   that is taken
 */
export function neighboursToSearch(part: { stops: number; absent: number; load: number }): number {
  const isTight = part.load >= TIGHT.load && part.stops <= TIGHT.stops && part.absent === 0;
  return isTight ? NEIGHBOURS : SEARCHED;
}

/**
 * Fills `here` with the best `searched` neighbours in `all` that are among `stops`, so that a search never leaves its
 * part.
 */
export function restrictNeighbours(
  here: Neighbours,
  all: Neighbours,
  stops: readonly number[],
  searched: number,
): void {
  const present = new Uint8Array(all.start.length);
  for (const stop of stops) present[stop] = 1;
  let end = 0;
  for (let stop = 1; stop < all.start.length - 1; stop++) {
    here.start[stop] = end;
    if (present[stop] === 0) continue;
    const full = end + 2 * searched;
    for (let k = all.start[stop]!; k < all.start[stop + 1]! && end < full; k += 2) {
      if (present[all.links[k]!] === 0) continue;
      here.links[end++] = all.links[k]!;
      here.links[end++] = all.links[k + 1]!;
    }
  }
  here.start[all.start.length - 1] = end;
}
