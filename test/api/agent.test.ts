/** The route agent: suggestions asked for, listed, accepted, dismissed, and out of date. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { createSuggestionActivities } from '../../activities/suggestions.js';
import { useApi } from '../support/api.js';
import {
  askAgent,
  bookedOrder,
  bookedOrders,
  emptyDay,
  eventTypes,
  optimise,
  outboxOf,
  type PlannedDay,
  planningDeps,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const list = async (query = '') => (await day.client.get(`/agent/suggestions${query}`)).body.data;
const accept = (id: string) => day.client.post(`/agent/suggestions/${id}/accept`);
const reopen = (id: string) => day.client.post(`/agent/suggestions/${id}/reopen`);
const dismiss = (id: string, body?: unknown) => day.client.post(`/agent/suggestions/${id}/dismiss`, body);

test('a request is queued under the id that the suggestion will have', async () => {
  const reply = await day.client.post('/agent/suggestions', { date: day.date, depot: day.depot });
  expect(reply.status).toBe(202);
  expect(reply.body).toEqual({
    id: expect.stringMatching(/^sug_/),
    object: 'suggestion',
    date: day.date,
    depot: day.depot,
    status: 'requested',
  });
  expect(await outboxOf(day.client, 'suggestion.requested')).toMatchObject([
    { suggestion: reply.body.id, depot: day.depot, date: day.date },
  ]);
  expect(
    (await day.client.post('/agent/suggestions', { date: day.date, depot: 'dep_none' })).body.error,
  ).toMatchObject({
    code: 'unknown_reference',
    param: 'depot',
  });
  expect((await day.client.post('/agent/suggestions', { date: '2020-01-06', depot: day.depot })).status).toBe(
    422,
  );
});

test('orders on no route are suggested a plan; nothing changes until it is accepted', async () => {
  const orders = await bookedOrders(day, 3);
  const { id, expires_at } = await askAgent(api, day);
  expect(await list()).toEqual([
    {
      id,
      object: 'suggestion',
      status: 'open',
      trigger: 'overnight_plan',
      date: day.date,
      depot: day.depot,
      subject: null,
      summary: expect.stringContaining('3'),
      reason: expect.any(String),
      impact: { miles_saved: expect.any(Number), windows_kept: true, routes_changed: [] },
      changes: expect.any(Array),
      created_at: expect.any(String),
      expires_at,
    },
  ]);
  const [{ changes }] = await list();
  expect(changes.map(({ order }: any) => order).sort()).toEqual([...orders].sort());
  for (const { from, to } of changes) {
    expect([from, to]).toEqual([null, { route: null, vehicle: day.vehicle, eta: expect.any(String) }]);
  }
  expect(await eventTypes(day.client, id)).toEqual(['agent.suggestion_created']);
  expect((await day.client.get(`/routes?date=${day.date}`)).body.data).toEqual([]);

  const accepted = await accept(id);
  expect(accepted.status).toBe(200);
  expect(accepted.body.status).toBe('accepted');
  const { data, unassigned } = (await day.client.get(`/routes?date=${day.date}`)).body;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ status: 'draft', vehicle: day.vehicle, driver: day.driver });
  expect(data[0].stops.map((stop: any) => stop.order).sort()).toEqual(orders.sort());
  expect(unassigned).toEqual([]);
  expect(await outboxOf(day.client, 'suggestion.closed')).toMatchObject([{ suggestion: id }]);
  expect((await accept(id)).body.error.code).toBe('suggestion_closed');
  expect((await dismiss(id)).body.error.code).toBe('suggestion_closed');
});

test('a detour is suggested away, naming the route', async () => {
  await bookedOrders(day, 6);
  const [route] = (await optimise(api, day)).result.routes;
  const [a, b, c, d, e, f] = route.stops.map((stop: any) => stop.order);
  const worse = await day.client.patch(`/routes/${route.id}`, { stops: [a, d, b, e, c, f] });
  const { id } = await askAgent(api, day);
  const [suggestion] = await list();
  expect(suggestion.impact).toMatchObject({ routes_changed: [route.id], windows_kept: true });
  expect(suggestion.impact.miles_saved).toBeGreaterThanOrEqual(1);
  await accept(id);
  const now = (await day.client.get(`/routes/${route.id}`)).body;
  expect(worse.body.totals.miles - now.totals.miles).toBeCloseTo(suggestion.impact.miles_saved, 0);
});

test('nothing to gain, nothing suggested', async () => {
  await bookedOrders(day, 3);
  await optimise(api, day);
  const { id, expires_at } = await askAgent(api, day);
  expect(expires_at).toBeNull();
  expect(await list()).toEqual([]);
  expect((await day.client.get(`/agent/requests/${id}`)).body).toEqual({
    id,
    object: 'agent_request',
    outcome: 'nothing',
    suggestion: null,
    reason: expect.stringContaining('gain too little'),
  });
});

test('a day that has changed: 409 day_changed, and the suggestion reads as expired', async () => {
  await bookedOrders(day, 2);
  const { id } = await askAgent(api, day);
  await bookedOrder(day, { at: 5 });
  const reply = await accept(id);
  expect([reply.status, reply.body.error.code]).toEqual([409, 'day_changed']);
  expect((await list())[0]).toMatchObject({ id, status: 'expired' });
  expect(await list('?status=open')).toEqual([]);
  expect(await list('?status=expired')).toHaveLength(1);
  expect((await day.client.get(`/routes?date=${day.date}`)).body.data).toEqual([]);
});

test('a fresh suggestion takes the place of the one before', async () => {
  await bookedOrders(day, 2);
  const first = await askAgent(api, day);
  const second = await askAgent(api, day);
  expect((await list()).map(({ id, status }: any) => [id, status])).toEqual([
    [second.id, 'open'],
    [first.id, 'expired'],
  ]);
  expect((await accept(first.id)).body.error.code).toBe('suggestion_closed');
});

test('a dismissal is taken back, is waited for again, and only while the day is the same', async () => {
  await bookedOrders(day, 2);
  const { id } = await askAgent(api, day);
  expect((await reopen(id)).body.error.code).toBe('invalid_state');
  await dismiss(id);
  const before = await outboxOf(day.client, 'suggestion.requested');
  expect((await reopen(id)).body).toMatchObject({ id, status: 'open' });
  const after = await outboxOf(day.client, 'suggestion.requested');
  expect(after.slice(before.length)).toMatchObject([{ suggestion: id, trigger: 'overnight_plan' }]);
  expect(await list('?status=open')).toHaveLength(1);
  await dismiss(id);
  await bookedOrder(day, { at: 3 });
  expect((await reopen(id)).body.error.code).toBe('day_changed');
  expect((await reopen('sug_none')).status).toBe(404);
});

test('dismissed with a reason, once; listed by date', async () => {
  await bookedOrders(day, 1);
  const { id } = await askAgent(api, day);
  expect((await dismiss(id, { reason: 'x'.repeat(501) })).body.error.param).toBe('reason');
  const reply = await dismiss(id, { reason: 'Van 1 is at the garage.' });
  expect(reply.body).toMatchObject({ id, status: 'dismissed' });
  expect((await dismiss(id)).body.error.code).toBe('suggestion_closed');
  expect(await list(`?date=${day.date}&status=dismissed`)).toHaveLength(1);
  expect(await list('?date=2020-01-06')).toEqual([]);
});

test('past its time it expires, also before anybody says so', async () => {
  await bookedOrders(day, 1);
  const { id, expires_at } = await askAgent(api, day);
  api.setNow(new Date(Date.parse(expires_at!) + 1_000));
  try {
    expect((await list())[0].status).toBe('expired');
    expect((await accept(id)).body.error.code).toBe('suggestion_closed');
    const { expireSuggestion } = createSuggestionActivities(planningDeps(api));
    const argument = { tenant: day.client.tenant.id, suggestion: id };
    await new MockActivityEnvironment().run(expireSuggestion, argument);
    await new MockActivityEnvironment().run(expireSuggestion, argument);
    const rows = await api.owner.query('select status from suggestions where id = $1', [id]);
    expect(rows.rows).toEqual([{ status: 'expired' }]);
  } finally {
    api.setNow(undefined);
  }
});

test('404 for an unknown suggestion, 403 on Growth for reads too', async () => {
  expect((await accept('sug_none')).status).toBe(404);
  expect((await dismiss('sug_none')).status).toBe(404);
  const growth = await api.client({ plan: 'growth' });
  const reply = await growth.get('/agent/suggestions');
  expect([reply.status, reply.body.error.code]).toEqual([403, 'plan_feature_unavailable']);
});
