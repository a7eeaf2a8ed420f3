/** An OSRM server whose times differ from straight-line estimates: asymmetric and unrelated to distance. */
import { sendJson, startFakeServer } from '../unit/adapters/fake-server.js';

export type RoadNetwork = {
  baseUrl: string;
  /** Returns the number of pairs requested. */
  asked: () => number;
  /** Sets whether it responds at all. */
  setUp: (up: boolean) => void;
  close: () => Promise<void>;
};

/**
 * Returns the seconds from one place to another, in OSRM's notation: between three and eight minutes, different in each
 * direction.
 */
export function roadSeconds(from: string, to: string): number {
  if (from === to) return 0;
  let hash = 7;
  for (const character of `${from}>${to}`) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return 180 + (hash % 300);
}

export async function startRoadNetwork(): Promise<RoadNetwork> {
  const server = await startFakeServer();
  let pairs = 0;
  let isUp = true;
  server.answer(({ url }, response) => {
    if (!isUp) {
      sendJson(response, 503, {});
      return;
    }
    const places = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').split(';');
    const pick = (name: string) =>
      (url.searchParams.get(name) ?? '').split(';').map((index) => places[Number(index)] ?? '');
    const durations = pick('sources').map((from) => pick('destinations').map((to) => roadSeconds(from, to)));
    pairs += durations.flat().length;
    const distances = durations.map((line) => line.map((seconds) => seconds * 9));
    sendJson(response, 200, { code: 'Ok', durations, distances });
  });
  return {
    baseUrl: server.baseUrl,
    asked: () => pairs,
    setUp: (up) => (isUp = up),
    close: server.close,
  };
}
