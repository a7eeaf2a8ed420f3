/** Where orders go on a route that nobody gave a sequence for. Pure. */
import { type RouteChange, type RouteContext, timeChange, type TimedChange } from './rearrange.js';

/** Inserts each order where it breaks the least and costs the van the least driving, one after the other. */
export function insertCheapest(
  context: RouteContext,
  change: RouteChange,
  joining: readonly string[],
): TimedChange {
  let best = timeChange(context, change);
  for (const id of joining) {
    const options = Array.from({ length: best.sequence.length + 1 }, (_, at) =>
      timeChange(context, { ...change, sequence: best.sequence.toSpliced(at, 0, id) }),
    );
    best = options.reduce((one, other) => (isCheaper(other, one) ? other : one));
  }
  return best;
}

function isCheaper(a: TimedChange, b: TimedChange): boolean {
  const fewer = a.violations.length - b.violations.length;
  return fewer < 0 || (fewer === 0 && a.driveSeconds < b.driveSeconds);
}
