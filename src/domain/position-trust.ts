/**
 * Judges whether a reported position is plausible. One that is not believed has no effect; three in a row that agree,
 * within reach of the van's run, are believed from then on. Pure.
 */
import { type Coordinates, METRES_PER_MILE, milesBetween } from '@waypost/planning/travel';

/** Why a position is not believed. */
export const DOUBTS = ['inaccurate', 'out_of_area', 'too_fast'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A reported position; `accuracy_m` is its radius of uncertainty in metres, null if not reported. */
export type Fix = Coordinates & { readonly at: Date; readonly accuracy_m: number | null };

/** Knowledge about a van: its last position, and later reports that were not believed, oldest first. */
export type Track<Reported extends Fix = Fix> = {
  readonly believed: (Coordinates & { readonly at: Date }) | null;
  readonly doubted: readonly (Reported & { readonly doubt: Doubt })[];
};

/** Places where a van can be. */
export type Surroundings = {
  /** Depots of its courier, and stops of its runs under way; empty where nobody knows: then it can be anywhere. */
  readonly area: readonly Coordinates[];
  /** The depot and the stops of its runs under way, in their sequence; empty without a run. */
  readonly run: readonly Coordinates[];
  /** Speed of its clock relative to the real one: a rehearsal's, otherwise 1. */
  readonly pace: number;
};

/** A position with a larger radius is useless for a van's times: it comes from a mast or a cache. */
const MAX_ACCURACY_METRES = 1_000;
/** No van is this far from every depot and every stop of its run. */
const AREA_METRES = 150_000;
/** How far from its run's path a van is believed to be if its last believed position is stale or disagrees. */
const REACH_METRES = 50_000;
/** After this long, a van's last position says little about where it is. */
const STALE_SECONDS = 3_600;
/** 100 miles an hour in a straight line. */
const FASTEST_METRES_PER_SECOND = 44.7;
/** How far apart two good positions of a parked van can be. */
const NOISE_METRES = 500;
const AGREEING = 3;

const metresBetween = (a: Coordinates, b: Coordinates) => milesBetween(a, b) * METRES_PER_MILE;
const isNear = (place: Coordinates, places: readonly Coordinates[], metres: number) =>
  places.length === 0 || places.some((each) => metresBetween(place, each) <= metres);

/** Returns whether a place is near those of a run, or between two that follow one another. */
const isOnItsWay = (place: Coordinates, run: readonly Coordinates[]) =>
  run.length === 0 ||
  run.some((each, index) => {
    const next = run[(index + 1) % run.length] ?? each;
    const detour = metresBetween(each, place) + metresBetween(place, next) - metresBetween(each, next);
    return detour <= 2 * REACH_METRES;
  });

const secondsBetween = (from: Date, to: Date, pace: number) =>
  (Math.max(0, to.getTime() - from.getTime()) / 1000) * pace;

/** Returns whether a van can have come from one place to the other in the time between. */
function isReachable(from: Coordinates & { at: Date }, to: Fix, pace: number): boolean {
  const noise = NOISE_METRES + (to.accuracy_m ?? 0);
  return metresBetween(from, to) <= secondsBetween(from.at, to.at, pace) * FASTEST_METRES_PER_SECOND + noise;
}

/** Returns whether the last believed position is too old to judge a position at this time. */
export const isFirst = (believed: Track['believed'], at: Date, pace = 1): boolean =>
  believed === null || secondsBetween(believed.at, at, pace) > STALE_SECONDS;

function doubtOf(believed: Track['believed'], fix: Fix, { area, run, pace }: Surroundings): Doubt | null {
  if ((fix.accuracy_m ?? 0) > MAX_ACCURACY_METRES) return 'inaccurate';
  if (!isNear(fix, area, AREA_METRES)) return 'out_of_area';
  if (believed !== null && !isReachable(believed, fix, pace)) return 'too_fast';
  return isFirst(believed, fix.at, pace) && !isOnItsWay(fix, run) ? 'out_of_area' : null;
}

/** Returns whether a position that is too fast is the last of several that agree, within reach of the run. */
function isConfirmed({ doubted }: Track, fix: Fix, { area, run, pace }: Surroundings): boolean {
  const before = doubted.filter(({ doubt }) => doubt !== 'inaccurate').slice(1 - AGREEING);
  const all = [...before, fix];
  return (
    all.length === AGREEING &&
    before.every(({ doubt }) => doubt === 'too_fast') &&
    all.every((each) => (run.length > 0 ? isOnItsWay(each, run) : isNear(each, area, REACH_METRES))) &&
    all.slice(1).every((each, index) => {
      const previous = all[index];
      return previous !== undefined && each.at > previous.at && isReachable(previous, each, pace);
    })
  );
}

/** A van's positions as judged: `isNews` if one of them was believed against what was believed before. */
export type Judged<Reported extends Fix> = {
  /** The latest believed one; null if none is, or it is not later than the one believed before. */
  readonly believed: Reported | null;
  readonly doubted: readonly (Reported & { readonly doubt: Doubt })[];
  readonly isNews: boolean;
};

/**
 * Judges what one van reports, in any sequence. Positions that are no later than the one believed say nothing. Where
 * its clock is ahead of `now`, all are set back by as much, so that they hide none that follow.
 */
export function judgePositions<Reported extends Fix>(
  track: Track,
  reported: readonly Reported[],
  { now, ...surroundings }: Surroundings & { readonly now: Date },
): Judged<Reported> {
  const ahead = Math.max(0, ...reported.map(({ at }) => at.getTime() - now.getTime()));
  const fixes = reported
    .map((fix) => ({ ...fix, at: new Date(fix.at.getTime() - ahead) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let known = track;
  let believed: Reported | null = null;
  let isNews = false;
  const doubted: (Reported & { doubt: Doubt })[] = [];
  for (const fix of fixes) {
    if (known.believed !== null && fix.at < known.believed.at) continue;
    const doubt = doubtOf(known.believed, fix, surroundings);
    const confirmed = doubt === 'too_fast' && isConfirmed(known, fix, surroundings);
    if (doubt === null || confirmed) {
      isNews ||= confirmed;
      believed = fix;
      known = { believed: fix, doubted: [] };
    } else {
      doubted.push({ ...fix, doubt });
      known = { ...known, doubted: [...known.doubted, { ...fix, doubt }] };
    }
  }
  return { believed, doubted, isNews };
}
