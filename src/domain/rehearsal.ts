/** A run that the sandbox drives: what it is driven by, and which stops fail. Pure, and without chance of its own. */
import { FAIL_REASONS, type FailReason } from './stop.js';

/** What a run is driven by, and its way to the next stop. */
export type Rehearsal = {
  /** Part of the stops that fail, 0 to 1. */
  fail_share: number;
  /** The van breaks down after the stop of this place on the route. */
  breakdown_at_stop: number | null;
  seed: number;
  leg: Leg | null;
};

/** A drive to a stop. The times are seconds of the run's day. */
export type Leg = {
  stop: string;
  from: { latitude: number; longitude: number };
  left: number;
  /** When the van is at the door. */
  reaches: number;
  /** When the visit begins: not before the booked window. */
  begins: number;
};

/** Why the stop of this place on the route fails; null: it does not. The same for the same seed. */
export function failureOf(
  { seed, fail_share }: Pick<Rehearsal, 'seed' | 'fail_share'>,
  sequence: number,
): FailReason | null {
  if (fraction(seed, sequence, 1) >= fail_share) return null;
  return FAIL_REASONS[Math.floor(fraction(seed, sequence, 2) * FAIL_REASONS.length)] ?? null;
}

/** Whether the van breaks down once it is done with the stop of this place on the route. */
export function breaksDownAfter(
  { breakdown_at_stop: at }: Pick<Rehearsal, 'breakdown_at_stop'>,
  sequence: number,
): boolean {
  return at !== null && sequence >= at;
}

/** Where the van is on its way at a second, on a straight line, and whether it is under way. */
export function placeOn(
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

/** A number from 0 to 1, below 1, that three whole numbers give: murmur's last steps, which spread every bit. */
function fraction(seed: number, sequence: number, salt: number): number {
  let bits =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(sequence, 0xc2b2ae35) ^ Math.imul(salt, 0x27d4eb2f);
  for (const factor of [0x85ebca6b, 0xc2b2ae35]) bits = Math.imul(bits ^ (bits >>> 15), factor);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
