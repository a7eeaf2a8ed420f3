import type { ServerResponse } from 'node:http';
import { createTravel } from '../../../src/adapters/travel-time/index.js';
import { type Coordinates, type MeasureTrips, travelBetween } from '../../../src/domain/travel.js';
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
  Math.round((to.latitude - from.latitude) * 1000) * (to.latitude > from.latitude ? 100 : -10) + 0.5;
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
    const { metres, seconds, withoutWay } = await travel(kind)(sources, targets, LIMIT_MS);
    expect(withoutWay).toBe(0);
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
    await expect(travel(kind)([], pointsOf(3), LIMIT_MS)).resolves.toMatchObject({ withoutWay: 0 });
    expect(server.asked).toHaveLength(0);
  });

  it('asks once more after an outage', async () => {
    server.answer((asked, response) => {
      if (server.asked.length === 1) sendJson(response, 503, {});
      else fake(asked, response);
    });
    const { metres } = await travel(kind)(pointsOf(3), pointsOf(3), LIMIT_MS);
    expect(metres[1]).toBe(101);
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
    expect(server.asked).toHaveLength(1);
  });

  it('stops asking when a tile has failed', async () => {
    server.answer((_asked, response) => sendJson(response, 400, {}));
    await expect(travel(kind)(pointsOf(400), pointsOf(400), LIMIT_MS)).rejects.toThrow('answered 400');
    expect(server.asked.length).toBeLessThanOrEqual(8);
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

  it('counts trips that have no way, by the default model', async () => {
    const isIsland = ({ latitude }: Coordinates) => latitude > 51.0015;
    const noFerry: Figure = (from, to) => (isIsland(from) === isIsland(to) ? metresBetween(from, to) : null);
    server.answer((asked, response) => fake(asked, response, noFerry));
    const points = pointsOf(3);
    const { metres, withoutWay } = await travel(kind)(points, points, LIMIT_MS);
    expect(withoutWay).toBe(4);
    expect([metres[1], metres[3]]).toEqual([101, 11]);
    expect(metres[2]).toBe(travelBetween(points[0]!, points[2]!).metres);
    expect(metres[7]).toBe(travelBetween(points[2]!, points[1]!).metres);
  });
});
