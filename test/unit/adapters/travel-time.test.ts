import type { ServerResponse } from 'node:http';
import { createTravel } from '../../../src/adapters/travel-time/index.js';
import { type Coordinates, type MeasureTrips, NO_WAY, ORIGINS, type Trips } from '@waypost/planning/travel';
import { sendJson, startFakeServer } from './fake-server.js';
import type { Asked, FakeServer } from './fake-server.js';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.close());

const pointsOf = (count: number): Coordinates[] =>
  Array.from({ length: count }, (_, i) => ({ latitude: 51 + i / 1000, longitude: -2 + i / 500 }));

/** A one-way world: going north costs more than coming back, so a transposed answer shows. */
const metresBetween = (from: Coordinates, to: Coordinates): number =>
  Math.round((to.latitude - from.latitude) * 1000) * (to.latitude > from.latitude ? 400 : -300) + 0.5;
const secondsBetween = (from: Coordinates, to: Coordinates): number => metresBetween(from, to) / 10;

type Figure = (from: Coordinates, to: Coordinates) => number | null;

/** Answers as OSRM does, with its default limit of 100 places. */
function osrm({ url }: Asked, response: ServerResponse, metres: Figure = metresBetween): void {
  const places = decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
    .split(';')
    .map((text) => text.split(',').map(Number))
    .map(([longitude = NaN, latitude = NaN]) => ({ latitude, longitude }));
  if (places.length > 100) {
    sendJson(response, 400, { code: 'TooBig' });
    return;
  }
  const pick = (name: string) =>
    (url.searchParams.get(name) ?? '').split(';').map((index) => places[Number(index)]!);
  const table = (figure: Figure) =>
    pick('sources').map((from) => pick('destinations').map((to) => figure(from, to)));
  sendJson(response, 200, { code: 'Ok', distances: table(metres), durations: table(secondsBetween) });
}

/** Answers as Valhalla does, with its default limit of 2,500 pairs. */
function valhalla({ body }: Asked, response: ServerResponse, metres: Figure = metresBetween): void {
  const question = JSON.parse(body) as Record<'sources' | 'targets', { lat: number; lon: number }[]>;
  const place = ({ lat, lon }: { lat: number; lon: number }) => ({ latitude: lat, longitude: lon });
  if (question.sources.length * question.targets.length > 2_500) {
    sendJson(response, 400, { error_code: 150 });
    return;
  }
  const rows = question.sources.map(place).map((from, from_index) =>
    question.targets.map(place).map((to, to_index) => {
      const distance = metres(from, to);
      const time = distance === null ? null : secondsBetween(from, to);
      return { from_index, to_index, distance: distance === null ? null : distance / 1000, time };
    }),
  );
  sendJson(response, 200, { sources_to_targets: rows, units: 'kilometers' });
}

const isPoint = ({ latitude }: Coordinates, at: number) => Math.round((latitude - 51) * 1000) === at;

const SERVERS = {
  osrm: { fake: osrm, path: /^\/table\/v1\/driving\// },
  valhalla: { fake: valhalla, path: /^\/sources_to_targets$/ },
} as const;

function travel(kind: keyof typeof SERVERS, timeoutMs = 2_000): MeasureTrips {
  const measure = createTravel({ [`${kind}BaseUrl`]: server.baseUrl, timeoutMs });
  if (!measure) throw new Error('there is no server');
  return measure;
}

const LIMIT_MS = 30_000;

test('without a server there is nothing to ask', () => {
  expect(createTravel({})).toBeNull();
});

describe.each(['osrm', 'valhalla'] as const)('travel by %s', (kind) => {
  const { fake, path } = SERVERS[kind];

  it.each([
    [1, 1, 1],
    [50, 50, 1],
    [51, 51, 4],
    [120, 120, 9],
    [1, 400, 5],
    [400, 1, 5],
    [80, 10, 1],
  ])('measures every trip from %i to %i points, in its direction', async (from, to, requests) => {
    server.answer((asked, response) => fake(asked, response));
    const sources = pointsOf(from);
    const targets = pointsOf(to + 3).slice(3);
    const { metres, seconds, reason } = await travel(kind)(sources, targets, LIMIT_MS);
    expect(reason).toBeNull();
    sources.forEach((source, i) =>
      targets.forEach((target, j) => {
        if (metres[i * to + j] !== Math.ceil(metresBetween(source, target)))
          throw new Error(`metres ${i} to ${j}`);
        if (seconds[i * to + j] !== Math.ceil(secondsBetween(source, target)))
          throw new Error(`seconds ${i} to ${j}`);
      }),
    );
    expect(server.asked).toHaveLength(requests);
    expect(server.asked.every(({ url }) => path.test(url.pathname))).toBe(true);
  });

  it('asks nothing about no points', async () => {
    await expect(travel(kind)([], pointsOf(3), LIMIT_MS)).resolves.toMatchObject({ reason: null });
    expect(server.asked).toHaveLength(0);
  });

  it('asks once more after an outage', async () => {
    server.answer((asked, response) => {
      if (server.asked.length === 1) sendJson(response, 503, {});
      else fake(asked, response);
    });
    const { metres } = await travel(kind)(pointsOf(3), pointsOf(3), LIMIT_MS);
    expect(metres[1]).toBe(401);
    expect(server.asked).toHaveLength(2);
  });

  it('fails after the second failure', async () => {
    server.answer((_asked, response) => sendJson(response, 503, {}));
    await expect(travel(kind)(pointsOf(3), pointsOf(3), LIMIT_MS)).rejects.toThrow(
      `${server.baseUrl} answered 503.`,
    );
    expect(server.asked).toHaveLength(2);
  });

  it('does not repeat what the server refuses', async () => {
    server.answer((_asked, response) => sendJson(response, 400, {}));
    await expect(travel(kind)(pointsOf(3), pointsOf(3), LIMIT_MS)).rejects.toThrow('answered 400');
    // About all, then about each place.
    expect(server.asked).toHaveLength(1 + 3);
  });

  it.each<[string, number[], Figure]>([
    ['a place', [7], () => null],
    ['several places', [0, 1, 30, 119], () => null],
    ['a trip', [], (from, to) => (isPoint(from, 4) && isPoint(to, 11) ? 1 : null)],
    ['most trips from a place', [], (from, to) => (isPoint(from, 4) && !isPoint(to, 4) ? 1 : null)],
  ])('measures all but %s that the server refuses', async (_name, places, refused) => {
    const isRefused = (from: Coordinates, to: Coordinates) =>
      refused(from, to) !== null || places.some((at) => isPoint(from, at) || isPoint(to, at));
    server.answer((asked, response) => {
      const trips: boolean[] = [];
      const answer = { writeHead: () => answer, end: () => undefined } as unknown as ServerResponse;
      fake(asked, answer, (from, to) => trips.push(isRefused(from, to)));
      if (trips.includes(true)) sendJson(response, 400, { code: 'NoSegment', error_code: 171 });
      else fake(asked, response);
    });
    const points = pointsOf(120);
    const { origins, reason } = await travel(kind)(points, points, LIMIT_MS);
    points.forEach((from, i) =>
      points.forEach((to, j) => {
        const origin = isRefused(from, to) ? ORIGINS.refused : ORIGINS.measured;
        if (origins[i * 120 + j] !== origin) throw new Error(`${i} to ${j}: ${origins[i * 120 + j]}`);
      }),
    );
    expect(reason).toMatch(/^(osrm|valhalla) refused some trips: .* answered 400\.$/);
  });

  it('leaves to a later time what an outage interrupts, beside what is refused', async () => {
    const isBad = ({ url, body }: Asked) => (kind === 'osrm' ? url.pathname : body).includes('51.001');
    server.answer((asked, response) => {
      // The tile, and each of its five places.
      if (server.asked.length > 6) sendJson(response, 503, {});
      else if (isBad(asked)) sendJson(response, 400, {});
      else fake(asked, response);
    });
    const { origins, reason } = await travel(kind)(pointsOf(2), pointsOf(5), LIMIT_MS);
    const { estimated, refused } = ORIGINS;
    expect([...origins.slice(0, 5)]).toEqual([estimated, refused, estimated, estimated, estimated]);
    expect([...origins.slice(5)]).toEqual(Array(5).fill(refused));
    expect(reason).toContain('failed');
  });

  it('stops asking a server that is down', async () => {
    server.answer((_asked, response) => sendJson(response, 400, {}));
    await expect(travel(kind)(pointsOf(400), pointsOf(400), LIMIT_MS)).rejects.toThrow('answered 400');
    expect(server.asked.length).toBeLessThanOrEqual(2 * (16 + 8));
  });

  it('loses one tile when one is dead, and says so', async () => {
    let dead = 0;
    server.answer((asked, response) => {
      // The tile of the trips from the second fifty to the first fifty.
      if (isTile(kind, asked, 50, 0)) {
        dead++;
        sendJson(response, 500, {});
      } else fake(asked, response);
    });
    const points = pointsOf(150);
    const { metres, origins, reason } = await travel(kind)(points, points, LIMIT_MS);
    expect(dead).toBe(2);
    expect(reason).toMatch(/^1 of 9 requests to (osrm|valhalla) failed; the first: .* answered 500\.$/);
    expect(origins.filter((origin) => origin !== ORIGINS.measured)).toHaveLength(2_500);
    expect(origins[50 * 150]).toBe(ORIGINS.estimated);
    expect([metres[50 * 150 + 50], metres[50 * 150 + 51]]).toEqual([1, 401]);
  });

  it.each<[string, Figure]>([
    ['zeros between different places', () => 0],
    ['less than the great circle', (from, to) => metresBetween(from, to) / 10],
  ])('refuses %s', async (_name, figure) => {
    server.answer((asked, response) => fake(asked, response, figure));
    const { origins, reason } = await travel(kind)(pointsOf(40), pointsOf(40), LIMIT_MS);
    expect(reason).toContain('Implausible trip');
    expect([...new Set(origins)]).toEqual([ORIGINS.refused]);
    expect(server.asked).toHaveLength(1);
  });

  it('asks no longer than it may', async () => {
    server.answer(() => undefined);
    await expect(travel(kind, 60_000)(pointsOf(3), pointsOf(3), 100)).rejects.toThrow();
    expect(server.asked.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['silence', () => undefined],
    ['another form', (_asked: Asked, response: ServerResponse) => sendJson(response, 200, { code: 'Ok' })],
    [
      'too small a matrix',
      (_asked: Asked, response: ServerResponse) =>
        sendJson(response, 200, {
          code: 'Ok',
          durations: [[0]],
          distances: [[0]],
          sources_to_targets: [[{ distance: 0, time: 0 }]],
        }),
    ],
  ])('fails by %s', async (_name, respond) => {
    server.answer(respond);
    await expect(travel(kind, 100)(pointsOf(3), pointsOf(3), LIMIT_MS)).rejects.toThrow();
  });

  it('says which trips have no way', async () => {
    const isIsland = ({ latitude }: Coordinates) => latitude > 51.0015;
    const noFerry: Figure = (from, to) => (isIsland(from) === isIsland(to) ? metresBetween(from, to) : null);
    server.answer((asked, response) => fake(asked, response, noFerry));
    const points = pointsOf(3);
    const { metres, seconds, reason }: Trips = await travel(kind)(points, points, LIMIT_MS);
    expect(reason).toBeNull();
    expect([metres[1], metres[3]]).toEqual([401, 301]);
    expect([2, 5, 6, 7].map((at) => seconds[at])).toEqual([NO_WAY, NO_WAY, NO_WAY, NO_WAY]);
  });
});

/** Returns whether a request asks for the trips between these of `pointsOf`. */
function isTile(kind: keyof typeof SERVERS, { url, body }: Asked, source: number, target: number): boolean {
  const [from, to] = [pointsOf(source + 1)[source]!, pointsOf(target + 1)[target]!];
  if (kind === 'osrm') {
    const places = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').split(';');
    const place = ({ latitude, longitude }: Coordinates) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`;
    const first = Number((url.searchParams.get('destinations') ?? '').split(';')[0]);
    return places[0] === place(from) && places[first] === place(to);
  }
  const question = JSON.parse(body) as Record<'sources' | 'targets', { lat: number; lon: number }[]>;
  return question.sources[0]?.lat === from.latitude && question.targets[0]?.lat === to.latitude;
}
