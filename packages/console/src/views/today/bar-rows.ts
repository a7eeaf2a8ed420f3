/**
 * Positions the bars of a lane. Visits that were made out of their sequence, or were recorded together, would cover
 * each other: their bars share the lane's height in up to three rows, and where even these are full, begin a little
 * later.
 */
import type { Bar } from './clock';

/** A bar in one of the rows of the lane's height; its name has room until the minute `until`. */
export type LaidBar = Bar & { until: number; row: number; rows: number };

type Item = Bar & { index: number; isDone: boolean };
type Placed = Bar & { index: number; row: number };

/** Minutes that even the shortest bar takes: less could be neither seen nor clicked. */
const LEAST = 6;
const MAX_ROWS = 3;
const HOUR = 60;

const endOf = ({ at, minutes }: Bar): number => at + Math.max(minutes, LEAST);

/**
 * Returns the bars laid out, in the route's sequence. The last name has room until `end`, or for an hour; none goes
 * beyond `most`, unless its bar does. Only what is done is out of sequence: bars of visits to come stay as they are, as
 * their times follow from each other.
 */
export function layOut(
  bars: readonly Bar[],
  { isDone, end, most }: { isDone: (index: number) => boolean; end: number; most: number },
): LaidBar[] {
  const items = bars
    .map((bar, index): Item => ({ ...bar, index, isDone: isDone(index) }))
    .sort((a, b) => a.at - b.at || a.index - b.index);
  const groups = groupsOf(items);
  const laid = groups.flatMap((group, at) => {
    const next = groups[at + 1]?.placed[0]?.at;
    return group.placed.map((bar): [index: number, LaidBar] => {
      const inRow = group.placed.filter(({ row, at: begins }) => row === bar.row && begins > bar.at);
      const { index, row, at: begins, minutes } = bar;
      const until = Math.min(
        ...inRow.map((other) => other.at),
        next ?? Math.max(begins + HOUR, end),
        begins < most ? most : Infinity,
      );
      return [index, { at: begins, minutes, row, rows: group.rows, until: Math.max(until, begins + 1) }];
    });
  });
  return laid.sort(([a], [b]) => a - b).map(([, bar]) => bar);
}

type Group = { rows: number; placed: readonly Placed[] };

/** Splits bars, sorted by time, into groups that do not touch each other. */
function groupsOf(items: readonly Item[]): Group[] {
  const groups: Group[] = [];
  let open: Item[] = [];
  let packed: Group | undefined;
  for (const item of items) {
    const isApart = packed !== undefined && packed.placed.every((bar) => endOf(bar) <= item.at);
    if (packed && isApart) {
      groups.push(packed);
      open = [];
    }
    open.push(item);
    packed = pack(open);
  }
  return packed ? [...groups, packed] : groups;
}

function pack(items: readonly Item[]): Group {
  if (!items.some(({ isDone }) => isDone)) {
    return { rows: 1, placed: items.map((item) => ({ ...item, row: 0 })) };
  }
  const rows = Math.min(MAX_ROWS, Math.max(...items.map((item) => countAt(items, item.at))));
  const last: Placed[] = [];
  const placed = items.map((item): Placed => {
    const row = rowFor(item, last, rows);
    const before = last[row];
    const bar = { ...item, row };
    if (before && endOf(before) > item.at) {
      // Every row is full: the bar before it is cut short, but can still be clicked.
      bar.at = Math.max(item.at, before.at + LEAST);
      before.minutes = Math.min(before.minutes, bar.at - before.at);
    }
    last[row] = bar;
    return bar;
  });
  return { rows, placed };
}

/** Returns how many bars there are at a minute. */
const countAt = (items: readonly Item[], minute: number): number =>
  items.filter((item) => item.at <= minute && endOf(item) > minute).length;

/** Returns the first row that is free, or else that whose last bar begins first. */
function rowFor({ at }: Item, last: readonly (Placed | undefined)[], rows: number): number {
  const all = Array.from({ length: rows }, (_, row) => last[row]);
  const free = all.findIndex((bar) => !bar || endOf(bar) <= at);
  if (free >= 0) return free;
  const begins = all.map((bar) => bar?.at ?? 0);
  return begins.indexOf(Math.min(...begins));
}
