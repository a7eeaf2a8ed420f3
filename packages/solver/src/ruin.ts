/**
 * The ruin of slack induction by string removals: short strings of consecutive stops are cut out of routes
 * that pass near one seed, so that the routes gain slack next to each other in space and in capacity.
 * Source: Christiaens, Vanden Berghe, "Slack Induction by String Removals for Vehicle Routing Problems",
 * Transportation Science 54 (2020), section 5.1.
 */
import type { Random } from './random.js';
import { NEXT, NODE_SHIFT, NONE, PREV, ROUTE } from './cells.js';
import { type Solution } from './solution.js';

/** Mean number of stops removed by a ruin. */
const MEAN_REMOVED = 10;
/** Longest string. */
const MAX_STRING = 10;
/** Share of strings that keep some stops in their middle. */
const SPLIT_SHARE = 0.5;
/** Probability that the kept part grows by one more stop. */
const SPLIT_GROWTH = 0.01;

/** Removed stops: the first `count` of `nodes`. Reused from ruin to ruin. */
export type Removed = { readonly nodes: Int32Array; count: number };

/**
 * Cuts strings around `seed` out of `solution` and appends the removed stops to `removed`. Expects no other change
 * since the mark.
 */
export function ruin(solution: Solution, seed: number, removed: Removed, random: Random): void {
  const { model, cells } = solution;
  const mean = solution.used === 0 ? 1 : (solution.stopCount - solution.absentCount) / solution.used;
  const longest = Math.min(MAX_STRING, mean);
  const strings = Math.floor(1 + random() * ((4 * MEAN_REMOVED) / (1 + longest) - 1));
  const from = seed * model.adjacentWidth;
  let ruined = 0;
  for (let k = 0; k < model.adjacentWidth && ruined < strings; k++) {
    const near = model.adjacent[from + k]!;
    const van = cells[(near << NODE_SHIFT) + ROUTE]!;
    if (van === NONE || solution.isTouched(van) || model.fixed[near] === 1) continue;
    ruined++;
    const stops = solution.count(van);
    const length = Math.floor(1 + random() * Math.min(stops, longest));
    if (length > 1 && length < stops && random() < SPLIT_SHARE) {
      let kept = 1;
      while (length + kept < stops && random() < SPLIT_GROWTH) kept++;
      cut(solution, near, length + kept, kept, removed, random);
    } else {
      cut(solution, near, length, 0, removed, random);
    }
  }
}

/** Removes a random string of `length` stops that contains `near`, except for `kept` consecutive stops within it. */
function cut(
  solution: Solution,
  near: number,
  length: number,
  kept: number,
  removed: Removed,
  random: Random,
): void {
  const { cells, model } = solution;
  const { n } = model;
  // How many of the string's other stops can come before `near`, and how many must.
  let before = 0;
  for (
    let at = cells[(near << NODE_SHIFT) + PREV]!;
    at <= n && model.fixed[at] === 0 && before < length - 1;
    before++
  ) {
    at = cells[(at << NODE_SHIFT) + PREV]!;
  }
  let behind = 0;
  for (let at = cells[(near << NODE_SHIFT) + NEXT]!; at <= n && behind < length - 1; behind++) {
    at = cells[(at << NODE_SHIFT) + NEXT]!;
  }
  // A locked head leaves less of the route.
  if (before + behind + 1 < length) {
    cut(solution, near, before + behind + 1, 0, removed, random);
    return;
  }
  const least = Math.max(0, length - 1 - behind);
  let first = near;
  for (let back = least + Math.floor(random() * (before - least + 1)); back > 0; back--) {
    first = cells[(first << NODE_SHIFT) + PREV]!;
  }
  if (kept === 0) {
    take(solution, first, length, removed);
    return;
  }
  const head = 1 + Math.floor(random() * (length - kept - 1));
  let tail = first;
  for (let k = 0; k < head + kept; k++) tail = cells[(tail << NODE_SHIFT) + NEXT]!;
  take(solution, first, head, removed);
  take(solution, tail, length - kept - head, removed);
}

function take(solution: Solution, first: number, length: number, removed: Removed): void {
  const { cells } = solution;
  let last = first;
  removed.nodes[removed.count++] = first;
  for (let k = 1; k < length; k++) {
    last = cells[(last << NODE_SHIFT) + NEXT]!;
    removed.nodes[removed.count++] = last;
  }
  solution.removeRun(first, last);
}
