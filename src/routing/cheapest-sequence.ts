/** Finds the places of orders on a route when no sequence is given. Pure. */
import { AppError } from '../domain/errors.js';
import { type RouteChange, type RouteContext, timeChange, type TimedChange } from './rearrange.js';

/** Maximum stops timed for one request over all places tried, which takes some seconds. */
const MAX_TIMED = 150_000;

/**
 * Inserts each order where it breaks the least and costs the van the least driving, one after the other.
 *
 * @throws AppError 422 `too_many_items` naming `param` because the time grows with the third power of the stops
 */
export function insertCheapest(
  context: RouteContext,
  change: RouteChange,
  joining: readonly string[],
  param: string,
): TimedChange {
  const stops = change.sequence.length + joining.length;
  if (joining.length > 1 && joining.length * stops ** 2 > MAX_TIMED) {
    throw new AppError('too_many_items', {
      message: `Cannot place ${joining.length} orders on a route of ${stops} stops at once. Send fewer, or set their positions.`,
      param,
    });
  }
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
