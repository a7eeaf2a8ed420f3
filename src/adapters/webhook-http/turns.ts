/**
 * Limits the requests under way to each endpoint, in this process. When all places are taken, a caller waits if it
 * will not be long. Otherwise it is told when to come back, one caller after the other at the pace at which the
 * endpoint answers, and holds nothing until then. An endpoint that hangs, with however many deliveries, thus costs
 * the others little: its places, and an occasional check of each of its deliveries.
 */

/** A place at an endpoint. */
export type Turn = {
  /** Gives the place back; the next in line goes ahead. Call it only once. */
  readonly done: () => void;
};
/** No place for a while: how long to stay away. */
export type NotNow = { readonly comeBackInMs: number };

export type Turns = {
  /** Takes a turn at the endpoint, at once or within the patience, or returns when to come back. */
  readonly take: (endpoint: string) => Promise<Turn | NotNow>;
};

export type TurnsOptions = {
  /** The most requests under way to one endpoint. */
  readonly atOnce: number;
  /** How long a caller waits here for a place. */
  readonly patienceMs?: number;
};

type Lane = {
  /** When each request under way began. */
  readonly busy: Set<{ readonly since: number }>;
  readonly waiting: (() => void)[];
  /** How long requests take, the latest counting most. */
  usualMs: number;
  /** The time until which callers who were sent away will be coming back. */
  bookedUntil: number;
};

const PATIENCE_MS = 2_000;
/** Waiting callers for each place: enough for a burst to a quick endpoint. */
const WAITING_PER_PLACE = 10;
const SOONEST_MS = 1_000;
const LATEST_MS = 15 * 60_000;
const WEIGHT_OF_LATEST = 0.3;

export function createTurns({ atOnce, patienceMs = PATIENCE_MS }: TurnsOptions): Turns {
  const lanes = new Map<string, Lane>();
  const laneOf = (endpoint: string): Lane => {
    const lane = lanes.get(endpoint) ?? { busy: new Set(), waiting: [], usualMs: 0, bookedUntil: 0 };
    lanes.set(endpoint, lane);
    return lane;
  };

  const enter = (endpoint: string, lane: Lane): Turn => {
    const request = { since: performance.now() };
    lane.busy.add(request);
    return {
      done: () => {
        if (!lane.busy.delete(request)) return;
        const now = performance.now();
        const took = now - request.since;
        lane.usualMs += (took - lane.usualMs) * WEIGHT_OF_LATEST;
        // It answers quickly, so turns booked for later say nothing about how long others must wait.
        if (took < patienceMs) lane.bookedUntil = now;
        lane.waiting.shift()?.();
        if (lane.busy.size === 0 && lane.bookedUntil <= now) lanes.delete(endpoint);
      },
    };
  };

  /**
   * Returns the milliseconds from one answer to the next, all places taken. A request under way counts before it
   * ends.
   */
  const paceOf = (lane: Lane): number => {
    const [oldest] = lane.busy;
    return Math.max(lane.usualMs, oldest ? performance.now() - oldest.since : 0) / atOnce;
  };

  const sendAway = (lane: Lane): NotNow => {
    const now = performance.now();
    lane.bookedUntil = Math.max(lane.bookedUntil, now + SOONEST_MS) + paceOf(lane);
    return { comeBackInMs: Math.ceil(Math.min(lane.bookedUntil - now, LATEST_MS)) };
  };

  const wait = (endpoint: string, lane: Lane): Promise<Turn | NotNow> =>
    new Promise((resolve) => {
      const goAhead = () => {
        clearTimeout(timer);
        resolve(enter(endpoint, lane));
      };
      const timer = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(goAhead), 1);
        resolve(sendAway(lane));
      }, patienceMs);
      lane.waiting.push(goAhead);
    });

  return {
    take: (endpoint) => {
      const lane = laneOf(endpoint);
      if (lane.busy.size < atOnce) return Promise.resolve(enter(endpoint, lane));
      const expectedMs = paceOf(lane) * (lane.waiting.length + 1);
      const crowded = lane.waiting.length >= atOnce * WAITING_PER_PLACE;
      return crowded || expectedMs > patienceMs ? Promise.resolve(sendAway(lane)) : wait(endpoint, lane);
    },
  };
}
