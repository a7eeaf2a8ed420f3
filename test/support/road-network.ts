/** An OSRM server whose times differ from straight-line estimates: asymmetric, and hardly related to distance. */
import { sendJson, startFakeServer } from '../unit/adapters/fake-server.js';

export type RoadNetwork = {
  baseUrl: string;
  /** Returns the number of pairs requested. */
  asked: () => number;
  /** Returns the number of ways requested. */
  askedWays: () => number;
  /** Sets whether it responds at all. */
  setUp: (up: boolean) => void;
  /** Replaces what it says of trips, by places in OSRM's notation; undefined restores it. Null is no way. */
  say: (seconds: ((from: string, to: string) => number | null) | undefined) => void;
  /** Refuses every request about these places, in OSRM's notation, with 400, as it does where it has no road near. */
  refuse: (places: readonly string[]) => void;
  close: () => Promise<void>;
};

/**
 * Returns the seconds from one place to another, in OSRM's notation: three to eight minutes, different in each
 * direction, and as long as nobody drives faster than 36 km/h in a straight line.
 */
export function roadSeconds(from: string, to: string): number {
  if (from === to) return 0;
  let hash = 7;
  for (const character of `${from}>${to}`) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return 180 + (hash % 300) + Math.ceil(straightMetres(from, to) / 10);
}

/** Flat, which is near enough, and never shorter at these latitudes than it is. */
function straightMetres(from: string, to: string): number {
  const [[east = NaN, north = NaN] = [], [otherEast = NaN, otherNorth = NaN] = []] = [from, to].map((place) =>
    place.split(',').map(Number),
  );
  return Math.hypot((east - otherEast) * 80_000, (north - otherNorth) * 112_000);
}

export async function startRoadNetwork(): Promise<RoadNetwork> {
  const server = await startFakeServer();
  let pairs = 0;
  let ways = 0;
  let isUp = true;
  let refused: readonly string[] = [];
  let figure: (from: string, to: string) => number | null = roadSeconds;
  server.answer(({ url }, response) => {
    if (!isUp) {
      sendJson(response, 503, {});
      return;
    }
    const places = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').split(';');
    if (places.some((place) => refused.includes(place))) {
      sendJson(response, 400, { code: 'NoSegment' });
      return;
    }
    if (url.pathname.startsWith('/route/')) {
      ways += 1;
      const points = places.map((place) => place.split(',').map(Number));
      // Round a corner before each place.
      const coordinates = points.flatMap(([east = 0, north = 0], at) => [
        ...(at === 0 ? [] : [[points[at - 1]?.[0] ?? 0, north]]),
        [east, north],
      ]);
      sendJson(response, 200, { code: 'Ok', routes: [{ geometry: { type: 'LineString', coordinates } }] });
      return;
    }
    const pick = (name: string) =>
      (url.searchParams.get(name) ?? '').split(';').map((index) => places[Number(index)] ?? '');
    const durations = pick('sources').map((from) => pick('destinations').map((to) => figure(from, to)));
    pairs += durations.flat().length;
    const distances = durations.map((line) =>
      line.map((seconds) => (seconds === null ? null : seconds * 11)),
    );
    sendJson(response, 200, { code: 'Ok', durations, distances });
  });
  return {
    baseUrl: server.baseUrl,
    asked: () => pairs,
    askedWays: () => ways,
    setUp: (up) => (isUp = up),
    say: (seconds) => (figure = seconds ?? roadSeconds),
    refuse: (places) => (refused = places),
    close: server.close,
  };
}
