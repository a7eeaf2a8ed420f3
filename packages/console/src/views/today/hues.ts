/** The colours of vans: each keeps its own, regardless of which other vans are out, unless two would share one. */

const HUES = 12;
/** Steps from a taken colour to the next; coprime to `HUES`, so that all are tried. */
const STEP = 5;

/**
 * Returns a colour for each van of a day, 0 to 11: its own of the fleet, or where an older van of the day has that, one
 * that none of the day has. Up to twelve vans have colours of their own; those without a route choose last, and
 * where there are more, share colours with each other before they take that of a route.
 */
export function huesOf(
  fleet: readonly string[],
  day: readonly string[],
  idle: readonly string[] = [],
): ReadonlyMap<string, number> {
  const own = ownHues([...fleet, ...day, ...idle]);
  const hues = new Map<string, number>();
  const choose = (ids: readonly string[], shared: ReadonlySet<number>) => {
    for (const id of [...ids].sort()) {
      const taken = new Set(hues.values());
      hues.set(id, freeHue(own.get(id) ?? 0, taken.size < HUES ? taken : shared));
    }
  };
  choose([...new Set(day)], new Set());
  const ofRoutes = new Set(hues.values());
  choose(
    [...new Set(idle)].filter((id) => !hues.has(id)),
    ofRoutes,
  );
  return hues;
}

/** Returns the colour, or the next one that is not among the taken ones. */
function freeHue(own: number, taken: ReadonlySet<number>): number {
  let hue = own;
  for (let tried = 1; taken.has(hue) && tried < HUES; tried++) hue = (hue + STEP) % HUES;
  return hue;
}

/**
 * Returns the colour of each van of the fleet. It comes from the van's id; where an older van has it, it is the next
 * one that fewest have. New vans change no colour of older ones, as ids grow with time.
 */
function ownHues(vehicles: readonly string[]): ReadonlyMap<string, number> {
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
