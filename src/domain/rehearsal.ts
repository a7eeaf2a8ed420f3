/**
 * A run driven by the sandbox: its parameters, and which stops fail. Pure; all randomness comes from the seed.
 */
import { FAIL_REASONS, type FailReason } from './stop.js';

/** Problems on a drive. */
export type FailurePlan = {
  /** The share of the stops that fail, 0 to 1. */
  fail_share: number;
  /** The van breaks down after the stop at this position of the route. */
  breakdown_at_stop: number | null;
  seed: number;
};

/** Parameters of a rehearsed run, and its leg to the next stop. */
export type Rehearsal = FailurePlan & {
  /** The van is stopped while a suggestion about its day is open. */
  waits_for_suggestions: boolean;
  /** The second of the day that the run's clock does not pass until what is due then has happened. */
  stands_at: number;
  leg: Leg | null;
};

/** A span of real time during which a run's own clock stood: from `at` (ISO 8601), for `ms` milliseconds. */
export type ClockPause = { at: string; ms: number };

/** A drive to a stop. The times are seconds of the run's day. */
export type Leg = {
  stop: string;
  from: { latitude: number; longitude: number };
  left: number;
  /** When the van reaches the door. */
  reaches: number;
  /** When the visit begins: not before the booked window. */
  begins: number;
};

/**
 * Returns why the stop at this position of the route fails; null if it does not. The same seed gives the same result.
 */
export function failureOf(
  { seed, fail_share }: Pick<FailurePlan, 'seed' | 'fail_share'>,
  sequence: number,
): FailReason | null {
  if (fraction(seed, sequence, 1) >= fail_share) return null;
  return FAIL_REASONS[Math.floor(fraction(seed, sequence, 2) * FAIL_REASONS.length)] ?? null;
}

/** Returns whether the van breaks down once it has finished the stop at this position of the route. */
export function breaksDownAfter(
  { breakdown_at_stop: at }: Pick<FailurePlan, 'breakdown_at_stop'>,
  sequence: number,
): boolean {
  return at !== null && sequence >= at;
}

/** Returns where the van is on its way at a second, on a straight line, and whether it is under way. */
export function positionOn(
  { from, left, reaches }: Leg,
  to: { latitude: number; longitude: number },
  second: number,
): { latitude: number; longitude: number; heading: number; moving: boolean } {
  const part = reaches > left ? Math.min(1, Math.max(0, (second - left) / (reaches - left))) : 1;
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((to.latitude * Math.PI) / 180);
  return {
    latitude: from.latitude + part * north,
    longitude: from.longitude + part * (to.longitude - from.longitude),
    heading: Math.round((Math.atan2(east, north) * 180) / Math.PI + 360) % 360,
    moving: part > 0 && part < 1,
  };
}

/**
 * Returns a number from 0 to 1, excluding 1, derived from three integers: murmur's final steps, which spread every
 * bit.
 */
function fraction(seed: number, sequence: number, salt: number): number {
  let bits =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(sequence, 0xc2b2ae35) ^ Math.imul(salt, 0x27d4eb2f);
  for (const factor of [0x85ebca6b, 0xc2b2ae35]) bits = Math.imul(bits ^ (bits >>> 15), factor);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
