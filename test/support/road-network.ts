/** An OSRM server whose times are unlike the crow's flight: asymmetric, and without regard to distance. */
import { sendJson, startFakeServer } from '../unit/adapters/fake-server.js';

export type RoadNetwork = {
  baseUrl: string;
  /** Pairs that were asked for. */
  asked: () => number;
  /** Whether it answers at all. */
  setUp: (up: boolean) => void;
  close: () => Promise<void>;
};

/** Seconds from one place to another, as OSRM names them: between three and eight minutes, another figure back. */
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
