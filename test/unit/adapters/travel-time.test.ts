import type { ServerResponse } from 'node:http';
import { createTravel } from '../../../src/adapters/travel-time/index.js';
import { travelMatrix } from '../../../src/domain/travel.js';
import type { Coordinates } from '../../../src/domain/travel.js';
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

function travel(kind: keyof typeof SERVERS, timeoutMs = 2_000) {
  return createTravel({ [`${kind}BaseUrl`]: server.baseUrl, timeoutMs });
}

describe('the default travel model', () => {
  it("is the domain's, and asks nobody", async () => {
    const points = pointsOf(3);
    await expect(createTravel({}).matrix(points)).resolves.toEqual({
      ...travelMatrix(points),
      source: 'great_circle',
      fallback: false,
      reason: null,
    });
  });
});

describe.each(['osrm', 'valhalla'] as const)('travel by %s', (kind) => {
  const { fake, path } = SERVERS[kind];
  const standIn = (points: Coordinates[]) => ({
    ...travelMatrix(points),
    source: 'great_circle',
    fallback: true,
  });

  it.each([1, 50, 51, 120])('measures every trip between %i points, in its direction', async (count) => {
    server.answer((asked, response) => fake(asked, response));
    const points = pointsOf(count);
    const { metres, seconds, ...rest } = await travel(kind).matrix(points);
    expect(rest).toEqual({ size: count, source: kind, fallback: false, reason: null });
    points.forEach((from, i) =>
      points.forEach((to, j) => {
        if (metres[i * count + j] !== Math.ceil(metresBetween(from, to)))
          throw new Error(`metres ${i} to ${j}`);
        if (seconds[i * count + j] !== Math.ceil(secondsBetween(from, to)))
          throw new Error(`seconds ${i} to ${j}`);
      }),
    );
    expect(server.asked).toHaveLength(Math.ceil(count / 50) ** 2);
    expect(server.asked.every(({ url }) => path.test(url.pathname))).toBe(true);
  });

  it('asks nothing about no points', async () => {
    await expect(travel(kind).matrix([])).resolves.toMatchObject({ size: 0, source: kind, fallback: false });
    expect(server.asked).toHaveLength(0);
  });

  it('asks once more after an outage', async () => {
    server.answer((asked, response) => {
      if (server.asked.length === 1) sendJson(response, 503, {});
      else fake(asked, response);
    });
    await expect(travel(kind).matrix(pointsOf(3))).resolves.toMatchObject({ source: kind, fallback: false });
    expect(server.asked).toHaveLength(2);
  });

  it('lets the default stand in after the second failure, and says so', async () => {
    server.answer((_asked, response) => sendJson(response, 503, {}));
    const points = pointsOf(3);
    const reason = `${server.baseUrl} answered 503.`;
    await expect(travel(kind).matrix(points)).resolves.toEqual({ ...standIn(points), reason });
    expect(server.asked).toHaveLength(2);
  });

  it('does not repeat what the server refuses', async () => {
    server.answer((_asked, response) => sendJson(response, 400, {}));
    await expect(travel(kind).matrix(pointsOf(3))).resolves.toMatchObject({
      source: 'great_circle',
      fallback: true,
    });
    expect(server.asked).toHaveLength(1);
  });

  it('stops asking when a tile has failed', async () => {
    server.answer((_asked, response) => sendJson(response, 400, {}));
    await expect(travel(kind).matrix(pointsOf(400))).resolves.toMatchObject({ size: 400, fallback: true });
    expect(server.asked.length).toBeLessThanOrEqual(8);
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
  ])('lets the default stand in for %s', async (_name, respond) => {
    server.answer(respond);
    const points = pointsOf(3);
    await expect(travel(kind, 100).matrix(points)).resolves.toMatchObject(standIn(points));
  });

  it('keeps what it measured when some trips have no way', async () => {
    const isIsland = ({ latitude }: Coordinates) => latitude > 51.0015;
    const noFerry: Figure = (from, to) => (isIsland(from) === isIsland(to) ? metresBetween(from, to) : null);
    server.answer((asked, response) => fake(asked, response, noFerry));
    const points = pointsOf(3);
    const { metres, ...rest } = await travel(kind).matrix(points);
    expect(rest).toMatchObject({
      source: kind,
      fallback: true,
      reason: `${kind} knows no way for 4 of 9 trips.`,
    });
    const guess = travelMatrix(points).metres;
    expect([metres[1], metres[3]]).toEqual([101, 11]);
    expect([metres[2], metres[5], metres[6], metres[7]]).toEqual([guess[2], guess[5], guess[6], guess[7]]);
  });
});
