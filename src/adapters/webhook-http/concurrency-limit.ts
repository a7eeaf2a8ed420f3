/**
 * Limits the requests under way to each endpoint, in this process. When all permits are taken, a caller waits if it
 * will not be long. Otherwise it is told when to come back, one caller after the other at the pace at which the
 * endpoint answers, and holds nothing until then. An endpoint that hangs, with however many deliveries, thus costs
 * the others little: its permits, and an occasional check of each of its deliveries.
 */

/** Permission to make one request to an endpoint. */
export type Permit = {
  /** Gives the permit back, and the next in line goes ahead. A second call does nothing. */
  readonly release: () => void;
};
/** No permit for a while: how long to stay away. */
export type Denied = { readonly retryInMs: number };

export type ConcurrencyLimit = {
  /** Resolves to a permit, at once or within the patience, or to when to come back. */
  readonly acquire: (endpoint: string) => Promise<Permit | Denied>;
};

export type ConcurrencyLimitOptions = {
  /** The most requests under way to one endpoint. */
  readonly atOnce: number;
  /** How long a caller waits here for a permit. */
  readonly patienceMs?: number;
};

type Lane = {
  /** When each request under way began. */
  readonly busy: Set<{ readonly since: number }>;
  readonly waiting: (() => void)[];
  /** How long requests take, the latest counting most. */
  usualMs: number;
  /** The time until which callers who were denied will be coming back. */
  bookedUntil: number;
};

const PATIENCE_MS = 2_000;
/** Waiting callers for each permit: enough for a burst to a quick endpoint. */
const WAITING_PER_PERMIT = 10;
const SOONEST_MS = 1_000;
const LATEST_MS = 15 * 60_000;
const WEIGHT_OF_LATEST = 0.3;

export function createConcurrencyLimit({
  atOnce,
  patienceMs = PATIENCE_MS,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const lanes = new Map<string, Lane>();
  const laneOf = (endpoint: string): Lane => {
    const lane = lanes.get(endpoint) ?? { busy: new Set(), waiting: [], usualMs: 0, bookedUntil: 0 };
    lanes.set(endpoint, lane);
    return lane;
  };

  const grant = (endpoint: string, lane: Lane): Permit => {
    const request = { since: performance.now() };
    lane.busy.add(request);
    return {
      release: () => {
        if (!lane.busy.delete(request)) return;
        const now = performance.now();
        const took = now - request.since;
        lane.usualMs += (took - lane.usualMs) * WEIGHT_OF_LATEST;
        // It answers quickly, so callers who were put off do not delay others.
        if (took < patienceMs) lane.bookedUntil = now;
        lane.waiting.shift()?.();
        if (lane.busy.size === 0 && lane.bookedUntil <= now) lanes.delete(endpoint);
      },
    };
  };

  /**
   * Returns the milliseconds from one answer to the next, all permits taken. A request under way counts before it
   * ends.
   */
  const paceOf = (lane: Lane): number => {
    const [oldest] = lane.busy;
    return Math.max(lane.usualMs, oldest ? performance.now() - oldest.since : 0) / atOnce;
  };

  const deny = (lane: Lane): Denied => {
    const now = performance.now();
    lane.bookedUntil = Math.max(lane.bookedUntil, now + SOONEST_MS) + paceOf(lane);
    return { retryInMs: Math.ceil(Math.min(lane.bookedUntil - now, LATEST_MS)) };
  };

  const wait = (endpoint: string, lane: Lane): Promise<Permit | Denied> =>
    new Promise((resolve) => {
      const goAhead = () => {
        clearTimeout(timer);
        resolve(grant(endpoint, lane));
      };
      const timer = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(goAhead), 1);
        resolve(deny(lane));
      }, patienceMs);
      lane.waiting.push(goAhead);
    });

  return {
    acquire: (endpoint) => {
      const lane = laneOf(endpoint);
      if (lane.busy.size < atOnce) return Promise.resolve(grant(endpoint, lane));
      const expectedMs = paceOf(lane) * (lane.waiting.length + 1);
      const crowded = lane.waiting.length >= atOnce * WAITING_PER_PERMIT;
      return crowded || expectedMs > patienceMs ? Promise.resolve(deny(lane)) : wait(endpoint, lane);
    },
  };
}
