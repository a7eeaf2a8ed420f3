/** Ways along roads, by the protocol of each server. */
import { createPaths, networkPaths } from '../../../src/adapters/travel-time/index.js';
import type { Coordinates } from '@waypost/planning/travel';
import { type Asked, type FakeServer, sendJson, startFakeServer } from './fake-server.js';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.close());

const placesOf = (count: number): Coordinates[] =>
  Array.from({ length: count }, (_, i) => ({ latitude: 51 + i / 1_000, longitude: -2 + i / 500 }));

/** Returns the places that a request names, by longitude and latitude. */
const READ = {
  osrm: ({ url }: Asked): number[][] =>
    decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
      .split(';')
      .map((place) => place.split(',').map(Number)),
  valhalla: ({ body }: Asked): number[][] =>
    (JSON.parse(body) as { locations: { lat: number; lon: number }[] }).locations.map(({ lat, lon }) => [
      lon,
      lat,
    ]),
};

describe.each(['osrm', 'valhalla'] as const)('%s', (kind) => {
  const paths = (timeoutMs = 2_000) =>
    createPaths({ [kind === 'osrm' ? 'osrmBaseUrl' : 'valhallaBaseUrl']: server.baseUrl, timeoutMs })!;
  const answerWays = () =>
    server.answer((asked, response) => {
      const geometry = { type: 'LineString', coordinates: READ[kind](asked) };
      sendJson(response, 200, { code: 'Ok', routes: [{ geometry }, { geometry: null }] });
    });

  test('a way through many places is put together of parts that the server takes', async () => {
    answerWays();
    const way = await paths()(placesOf(150));
    expect(way).toContainEqual({ latitude: expect.closeTo(51.149, 5), longitude: expect.closeTo(-1.702, 5) });
    const most = kind === 'osrm' ? 100 : 20;
    const sizes = server.asked.map((asked) => READ[kind](asked).length);
    expect(Math.max(...sizes)).toBe(most);
    // Each part begins where one ends: no trip is left out.
    expect(sizes.reduce((sum, size) => sum + size - 1, 0)).toBe(149);
  });

  test('the same way is asked for once, also at the same time', async () => {
    answerWays();
    const find = paths();
    const [one, other] = await Promise.all([find(placesOf(3)), find(placesOf(3))]);
    expect(one).toEqual(other);
    expect(await find(placesOf(3))).toEqual(one);
    expect(server.asked).toHaveLength(1);
    await find(placesOf(4));
    expect(server.asked).toHaveLength(2);
  });

  test.each([
    ['a failure', (response: any) => sendJson(response, 503, {})],
    ['an answer without a way', (response: any) => sendJson(response, 200, { code: 'Ok', routes: [] })],
    ['silence', () => undefined],
  ])('%s is no way, and the server is left alone for a while', async (_, respond) => {
    server.answer((_asked, response) => respond(response));
    const find = paths(200);
    expect(await find(placesOf(3))).toBeNull();
    answerWays();
    expect(await find(placesOf(4))).toBeNull();
    expect(server.asked).toHaveLength(1);
  });

  test('places without a way between them are no reason to ask for no other', async () => {
    server.answer((_asked, response) => sendJson(response, 400, { code: 'NoRoute' }));
    const find = paths();
    expect(await find(placesOf(3))).toBeNull();
    answerWays();
    expect(await find(placesOf(4))).toHaveLength(4);
  });

  test('one place has no way', async () => {
    expect(await paths()(placesOf(1))).toBeNull();
    expect(server.asked).toEqual([]);
  });
});

test('without a server there are none', () => {
  expect(createPaths({})).toBeNull();
});

test('of very many ways, those that were not looked at for longest are asked for again', async () => {
  const asked: number[] = [];
  // Of these two are remembered.
  const ask = (places: readonly Coordinates[]) => {
    asked.push(places.length);
    return Promise.resolve(Array.from({ length: 150_000 }, () => ({ latitude: 51, longitude: -2 })));
  };
  const find = networkPaths(ask, { timeoutMs: 1_000, places: 100, atOnce: 1 });
  for (const count of [3, 4, 3, 5, 3, 4]) expect(await find(placesOf(count))).toHaveLength(150_000);
  expect(asked).toEqual([3, 4, 5, 4]);
});
