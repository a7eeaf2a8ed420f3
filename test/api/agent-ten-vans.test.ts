/** Ten vans under way with twelve stops each, one of which breaks down. */
import { instantOf } from '../../src/domain/local-time.js';
import { bookSlot } from '../../src/operations/bookings/book.js';
import { lockOrder } from '../../src/records/orders/rows.js';
import { agentLooks, brokenRules } from '../support/agent.js';
import { startApi, type TestApi } from '../support/api.js';
import { makeOrder } from '../support/day.js';
import { emptyDay, type PlannedDay } from '../support/planning.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const POSTCODES = ['CR0 2RF', 'CR2 6HP', 'SM1 1JA', 'SE25 6AB', 'CR7 8LE', 'SW16 4BE', 'BR3 1AY', 'CR4 2JF'];

/** A van with twelve stops, four in each window of the day, published and started. */
async function sendOut(day: PlannedDay, van: number): Promise<any> {
  const { client } = day;
  const [vehicle, driver] = await Promise.all([
    client.post('/vehicles', { name: `Van ${van}`, crew: 2, depot: day.depot }),
    client.post('/drivers', { name: `Driver ${van}`, phone: '+447700900011', depot: day.depot }),
  ]);
  const stops: string[] = [];
  for (const [from, to] of [
    ['08:00', '12:00'],
    ['12:00', '16:00'],
    ['16:00', '20:00'],
  ] as const) {
    for (let each = 0; each < 4; each++) {
      const postcode = POSTCODES[(van + each) % POSTCODES.length];
      const recipient = {
        name: 'Ada',
        phone: '+447700900123',
        address: { line1: '1 Road', town: 'London', postcode },
      };
      const order = await makeOrder(client, day.shipper, { recipient });
      await client.scoped(async (scope) => {
        const row = await lockOrder(scope, order.id);
        await bookSlot(
          scope,
          row!,
          { date: day.date, from, to },
          { notify: false, override: true, origin: { by: 'office' } },
        );
      });
      stops.push(order.id);
    }
  }
  const body = { date: day.date, depot: day.depot, vehicle: vehicle.body.id, driver: driver.body.id, stops };
  const made = await client.post('/routes', body);
  return (await client.post(`/routes/${made.body.id}/publish`)).body;
}

test('the others take over its stops; what is done, and where vans stand, is untouched', async () => {
  const day = await emptyDay(api);
  const { client } = day;
  const runs: any[] = [];
  for (let van = 0; van < 10; van++) runs.push(await sendOut(day, van));
  const stopsOf = async (run: any) => (await client.get(`/runs/${run.id}/stops`)).body.data;
  api.setNow(instantOf(day.date, '09:00', 'Europe/London'));
  for (const run of runs) {
    const [first, second] = await stopsOf(run);
    await client.post(`/runs/${run.id}/stops/${first.id}/complete`);
    await client.post(`/runs/${run.id}/stops/${second.id}/arrive`);
  }
  const before = await Promise.all(runs.map(stopsOf));
  // What the bookings gave rise to is not what this is about.
  await api.owner.query(
    `update agent_requests set outcome = 'nothing', answered_at = now() where outcome = 'pending'`,
  );
  const [broken] = runs;
  await client.post(`/runs/${broken.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  const orphans = before[0]!.slice(1).map((stop: any) => stop.order);
  const moved = suggestion.changes
    .map((change: any) => change.order)
    .filter((id: string) => orphans.includes(id));
  // Nine vans have hours to spare in each window.
  expect(moved.length).toBe(orphans.length);
  for (const { order, from, to } of suggestion.changes) {
    if (from.route === to.route || suggestion.impact.windows_kept) continue;
    expect(suggestion.reason).toContain(order);
  }
  expect((await client.post(`/agent/suggestions/${suggestion.id}/accept`)).status).toBe(200);
  for (const [index, run] of runs.entries()) {
    if (index === 0) continue;
    const now = await stopsOf(run);
    expect(now.slice(0, 2).map(({ id, status }: any) => [id, status])).toEqual(
      before[index]!.slice(0, 2).map(({ id, status }: any) => [id, status]),
    );
  }
  expect(await brokenRules(day)).toEqual([]);
});
