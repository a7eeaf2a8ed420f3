/** The colours of vans: each keeps its own, whichever other vans are out. */

const HUES = 12;
/** Steps from a taken colour to the next; coprime to `HUES`, so that all are tried. */
const STEP = 5;

/**
 * Returns a colour for each van, 0 to 11. A van's own comes from its id; where an older van has it, the next one that
 * fewest have. New vans change no colour of older ones, as ids grow with time.
 */
export function huesOf(vehicles: readonly string[]): ReadonlyMap<string, number> {
  const taken = Array.from({ length: HUES }, () => 0);
  const hues = new Map<string, number>();
  for (const id of [...new Set(vehicles)].sort()) {
    const fewest = Math.min(...taken);
    let hue = hashOf(id) % HUES;
    while ((taken[hue] ?? 0) > fewest) hue = (hue + STEP) % HUES;
    taken[hue] = (taken[hue] ?? 0) + 1;
    hues.set(id, hue);
  }
  return hues;
}

function hashOf(id: string): number {
  let hash = 0;
  for (const char of id) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}
