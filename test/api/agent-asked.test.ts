/** The route agent when it is asked about a day that has published routes: it looks at the day as it is. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { createSuggestionActivities } from '../../activities/suggestions.js';
import { instantOf } from '@waypost/base/local-time';
import { assessRequest, findChange, proposeChange } from '../../src/operations/agent/propose-change.js';
import { notifyAgent } from '../../src/records/agent-requests.js';
import { useApi } from '../support/api.js';
import { brokenRules } from '../support/agent.js';
import { lockIsAwaited } from '../support/locks.js';
import {
  anotherVan,
  bookedOrder,
  bookedOrders,
  emptyDay,
  type PlannedDay,
  planningDeps,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});
afterEach(() => api.setNow(undefined));

const at = (time: string) => api.setNow(instantOf(day.date, time, 'Europe/London'));
const accept = (id: string) => day.client.post(`/agent/suggestions/${id}/accept`);
const stopsOf = async (run: any): Promise<any[]> => (await day.client.get(`/runs/${run.id}/stops`)).body.data;

async function routeOf(stops: string[], carriers: object = { vehicle: day.vehicle, driver: day.driver }) {
  const made = await day.client.post('/routes', { date: day.date, depot: day.depot, ...carriers, stops });
  expect(made.status).toBe(201);
  return made.body;
}
const sentOut = async (stops: string[], carriers?: object) =>
  (await day.client.post(`/routes/${(await routeOf(stops, carriers)).id}/publish`)).body;

const another = (name: string) => anotherVan(day, name);

/** Asks, and has the agent look; resolves to what the look came to, the request, and the suggestion if there is one. */
async function ask() {
  const asked = await day.client.post('/agent/suggestions', { date: day.date, depot: day.depot });
  const { suggestChange } = createSuggestionActivities(planningDeps(api));
  const looked = await new MockActivityEnvironment().run(suggestChange, {
    tenant: day.client.tenant.id,
    suggestion: asked.body.id,
  });
  const request = (await day.client.get(`/agent/requests/${asked.body.id}`)).body;
  const suggestion =
    request.suggestion && (await day.client.get(`/agent/suggestions/${request.suggestion}`)).body;
  return { looked, request, suggestion };
}

test('an order without a route finds a place on a published one', async () => {
  await sentOut(await bookedOrders(day, 2));
  const order = await bookedOrder(day, { at: 3 });
  const { suggestion } = await ask();
  expect(suggestion).toMatchObject({ trigger: 'capacity', subject: null });
  expect(suggestion.changes.map((change: any) => change.order)).toEqual([order]);
  expect((await accept(suggestion.id)).status).toBe(200);
  expect(await brokenRules(day)).toEqual([]);
});

test('a van that will be too late has others help it; asked again, the open suggestion is named', async () => {
  const late = await sentOut(await bookedOrders(day, 4));
  const afternoon = await bookedOrder(day, { at: 4, from: '12:00', to: '16:00' });
  await sentOut([afternoon], await another('Van 2'));
  at('09:18');
  await day.client.post(`/runs/${late.id}/start`);
  const { suggestion } = await ask();
  expect(suggestion).toMatchObject({ trigger: 'running_late', subject: late.id });
  const again = await ask();
  expect(again.request.reason).toContain(suggestion.id);
  expect((await accept(suggestion.id)).status).toBe(200);
  expect(await brokenRules(day)).toEqual([]);
});

test('a van that stands has its stops taken over', async () => {
  const broken = await sentOut(await bookedOrders(day, 2));
  await sentOut([await bookedOrder(day, { at: 3 })], await another('Van 2'));
  at('08:00');
  await day.client.post(`/runs/${broken.id}/start`);
  await day.client.post(`/runs/${broken.id}/breakdown`);
  const { suggestion } = await ask();
  expect(suggestion).toMatchObject({ trigger: 'breakdown', subject: broken.id });
});

test('nothing, and why: everybody has a place and is visited in time', async () => {
  const run = await sentOut(await bookedOrders(day, 2));
  at('08:00');
  await day.client.post(`/runs/${run.id}/start`);
  const { looked, request } = await ask();
  expect(looked).toEqual({ expires_at: null, needs_plan: false });
  expect(request).toMatchObject({
    outcome: 'nothing',
    suggestion: null,
    reason: 'No window that was promised will be missed. Every order has a place, and every van is needed.',
  });
  expect((await stopsOf(run)).map(({ status }) => status)).toEqual(['pending', 'pending']);
});

test('a day without published routes, or one whose drafts may gain, is planned', async () => {
  await bookedOrders(day, 2);
  expect(await ask()).toMatchObject({
    looked: { expires_at: null, needs_plan: true },
    request: { outcome: 'pending' },
  });
  day = await emptyDay(api);
  await sentOut(await bookedOrders(day, 2));
  // Only the one has a crew of two, only the other has room for more than one order: neither can stay at home.
  const heavy = await bookedOrder(day, { at: 3, service: { crew: 2 } });
  const small = await another('Van 2');
  await routeOf([heavy], small);
  await day.client.patch(`/vehicles/${small.vehicle}`, { capacity_m3: 1 });
  await day.client.patch(`/vehicles/${day.vehicle}`, { crew: 1 });
  expect(await ask()).toMatchObject({
    looked: { expires_at: null, needs_plan: true },
    request: { outcome: 'pending' },
  });
});

test('what happens while the day is read is looked at too, and what comes before that is looked at once', async () => {
  const { client, depot, date } = day;
  const happens = () =>
    client.scoped((scope) => notifyAgent(scope, { trigger: 'capacity', subject: null, depot, date }));
  const waiting = async (): Promise<string[]> =>
    (
      await api.owner.query<{ id: string }>(
        `select id from agent_requests where tenant_id = $1 and outcome = 'pending' order by created_at`,
        [client.tenant.id],
      )
    ).rows.map(({ id }) => id);
  await happens();
  await happens();
  const [first = '', ...others] = await waiting();
  expect(others).toEqual([]);
  await client.scoped((scope) => assessRequest(scope, first));
  await happens();
  await happens();
  expect(await waiting()).toHaveLength(2);
});

test('two looks that find the same at once make one suggestion', async () => {
  await sentOut(await bookedOrders(day, 2));
  await bookedOrder(day, { at: 3 });
  const { client, depot, date } = day;
  const looked = async () => {
    const { id } = (await client.post('/agent/suggestions', { depot, date })).body;
    const assessed = await client.scoped((scope) => assessRequest(scope, id));
    if ('expires_at' in assessed) throw new Error('There is nothing to assess.');
    return [assessed, await findChange(assessed, planningDeps(api).background.repair)] as const;
  };
  const [one, other] = [await looked(), await looked()];
  let second: Promise<unknown> | undefined;
  await client.scoped(async (scope) => {
    await proposeChange(scope, ...one);
    second = client.scoped((beside) => proposeChange(beside, ...other));
    await lockIsAwaited(api.owner, second);
  });
  expect(await second).toBe('nothing');
  expect((await client.get('/agent/suggestions?status=open')).body.data).toHaveLength(1);
});
