/** The way of a route for a map: along roads while there is a road network that answers. */
import { startApi, type TestApi, useApi } from '../support/api.js';
import { bookedOrders, emptyDay, plannedRoute } from '../support/planning.js';
import { type RoadNetwork, startRoadNetwork } from '../support/road-network.js';

const places = (path: any): string[] =>
  path.line.coordinates.map(([east, north]: number[]) => `${east!.toFixed(5)},${north!.toFixed(5)}`);

describe('without a road network', () => {
  const api = useApi();

  test('straight lines from the depot along the stops and back', async () => {
    const day = await emptyDay(api);
    const route = await plannedRoute(api, day, 3);
    const { status, body } = await day.client.get(`/routes/${route.id}/path`);
    expect([status, body]).toMatchObject([
      200,
      { object: 'route_path', route: route.id, source: 'straight_lines', line: { type: 'LineString' } },
    ]);
    const stops = route.stops.map(
      ({ address }: any) => `${address.longitude.toFixed(5)},${address.latitude.toFixed(5)}`,
    );
    const line = places(body);
    expect(line.slice(1, -1)).toEqual(stops);
    expect(line[0]).toBe(line.at(-1));
    expect((await day.client.get('/routes/rte_01hzy3v7q8e9d2c4b5a6978899/path')).status).toBe(404);
  });
});

describe('with a road network', () => {
  let network: RoadNetwork;
  let api: TestApi;
  beforeAll(async () => {
    network = await startRoadNetwork();
    api = await startApi({ OSRM_BASE_URL: network.baseUrl });
  });
  afterAll(async () => {
    await api.close();
    await network.close();
  });

  test('its roads, asked for once until the route changes; straight lines while it is down', async () => {
    const day = await emptyDay(api);
    const { client } = day;
    const route = await plannedRoute(api, day, 3);
    const path = async () => (await client.get(`/routes/${route.id}/path`)).body;
    const first = await path();
    expect(first.source).toBe('roads');
    // Depot, three stops, depot, and a corner before each but the first.
    expect(first.line.coordinates).toHaveLength(9);
    expect(await path()).toEqual(first);
    expect(network.askedWays()).toBe(1);

    const [joining] = await bookedOrders(day, 1);
    expect((await client.post(`/routes/${route.id}/stops`, { orders: [joining], force: true })).status).toBe(
      200,
    );
    expect((await path()).line.coordinates).toHaveLength(11);
    expect(network.askedWays()).toBe(2);

    network.setUp(false);
    const orders = (await client.get(`/routes/${route.id}`)).body.stops.map((stop: any) => stop.order);
    await client.patch(`/routes/${route.id}`, { stops: orders.toReversed(), force: true });
    const straight = await path();
    expect([straight.source, straight.line.coordinates.length]).toEqual(['straight_lines', 6]);
  });
});
