/** The route agent when a van will be too late for what recipients were promised. */
import { instantOf } from '@waypost/base/local-time';
import { recheckRun } from '../../src/routing/recheck-run.js';
import { notifyAgent } from '../../src/records/agent-requests.js';
import { useApi } from '../support/api.js';
import { agentLooks, brokenRules, lastAnswer } from '../support/agent.js';
import {
  anotherVan,
  bookedOrder,
  bookedOrders,
  emptyDay,
  outboxOf,
  type PlannedDay,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});
afterEach(() => api.setNow(undefined));

const at = (time: string) => api.setNow(instantOf(day.date, time, 'Europe/London'));
const look = (run: any) => day.client.scoped((scope) => recheckRun(scope, run.id));
const accept = (id: string) => day.client.post(`/agent/suggestions/${id}/accept`);
const stopsOf = async (run: any): Promise<any[]> => (await day.client.get(`/runs/${run.id}/stops`)).body.data;
/** How words name an order. */
const nameOf = async (id: string): Promise<string> => {
  const { reference, recipient } = (await day.client.get(`/orders/${id}`)).body;
  return `${reference} (${recipient.name})`;
};
const ordersOf = async (run: any): Promise<string[]> => (await stopsOf(run)).map(({ order }) => order);

async function sentOut(stops: string[], carriers: object = { vehicle: day.vehicle, driver: day.driver }) {
  const made = await day.client.post('/routes', { date: day.date, depot: day.depot, ...carriers, stops });
  expect(made.status).toBe(201);
  return (await day.client.post(`/routes/${made.body.id}/publish`)).body;
}

const another = (name: string) => anotherVan(day, name);

/** Two vans, of which the first leaves when its first window is over, while the other waits for the afternoon. */
async function oneLate(): Promise<{ late: any; other: any; promised: any[] }> {
  const late = await sentOut(await bookedOrders(day, 4));
  const afternoon = await bookedOrder(day, { at: 4, from: '12:00', to: '16:00' });
  const other = await sentOut([afternoon], await another('Van 2'));
  const promised = await stopsOf(late);
  at('09:18');
  await day.client.post(`/runs/${other.id}/start`);
  await day.client.post(`/runs/${late.id}/start`);
  await look(late);
  return { late, other, promised };
}

test('another van takes over what the late one would not reach in time; accepted, every route passes the check', async () => {
  const { late, other, promised } = await oneLate();
  const [suggestion, ...more] = await agentLooks(api, day);
  expect(more).toEqual([]);
  expect(suggestion).toMatchObject({
    trigger: 'running_late',
    subject: late.id,
    date: day.date,
    depot: day.depot,
    summary: expect.stringMatching(/^Move \d stops? of Van 1 to Van 2\.$/),
  });
  expect(suggestion.reason).toMatch(/^Van 1 is running \d+ minutes late/);
  const handed = suggestion.changes.filter(({ from, to }: any) => from.route !== to.route);
  expect(handed.length).toBeGreaterThan(0);
  for (const { order, from, to } of handed) {
    expect([from.route, to.route]).toEqual([late.route, other.route]);
    expect(suggestion.reason).toContain(await nameOf(order));
  }
  // What was promised is compared with what would come of it: the words name what stays broken.
  const broken = promised.filter(({ order, window }) => {
    const eta = suggestion.changes.find((change: any) => change.order === order)?.to.eta;
    return eta !== undefined && minutes(eta) > minutes(window.to) + 15;
  });
  if (suggestion.impact.windows_kept) expect(broken).toEqual([]);
  for (const { order } of broken) {
    expect(suggestion.reason).toContain(`${await nameOf(order)} was promised`);
  }
  expect(`${suggestion.summary} ${suggestion.reason}`).not.toMatch(/[a-z]{3}_[0-9a-z]{26}/);

  expect((await accept(suggestion.id)).status).toBe(200);
  for (const { order } of handed) expect(await ordersOf(other)).toContain(order);
  expect(await brokenRules(day)).toEqual([]);
});

test('a look that only retimes a route leaves its suggestion as it is; told again, none is made twice', async () => {
  const { late } = await oneLate();
  const [suggestion] = await agentLooks(api, day);
  at('09:20');
  await look(late);
  const { promises } = (
    await api.owner.query('select promises from agent_requests where id = $1', [suggestion.id])
  ).rows[0];
  const cause = { depot: day.depot, date: day.date, promises };
  await day.client.scoped((scope) =>
    notifyAgent(scope, { trigger: 'running_late', subject: late.id, ...cause }),
  );
  expect((await agentLooks(api, day)).map(({ id }) => id)).toEqual([suggestion.id]);
  expect(await lastAnswer(day)).toMatchObject({
    outcome: 'nothing',
    reason: expect.stringContaining(suggestion.id),
  });
  expect((await accept(suggestion.id)).status).toBe(200);
});

test('without another van the stops change places, if that keeps more of what was promised', async () => {
  const orders = await bookedOrders(day, 3);
  await api.owner.query(`update orders set slot_to = '20:00' where id = any($1)`, [orders.slice(0, 2)]);
  const run = await sentOut(orders);
  at('09:18');
  await day.client.post(`/runs/${run.id}/start`);
  await look(run);
  const [suggestion] = await agentLooks(api, day);
  expect(suggestion).toMatchObject({
    trigger: 'running_late',
    subject: run.id,
    summary: 'Have Van 1 visit its stops in another sequence.',
  });
  expect(suggestion.reason).not.toContain('handed over');
  expect((await accept(suggestion.id)).status).toBe(200);
  expect(await ordersOf(run)).not.toEqual(orders);
  expect(await brokenRules(day)).toEqual([]);
});

describe('none', () => {
  test('while every promise holds within a quarter of an hour', async () => {
    const run = await sentOut(await bookedOrders(day, 3));
    await another('Van 2');
    const [first] = await stopsOf(run);
    at('08:00');
    await day.client.post(`/runs/${run.id}/start`);
    await day.client.post(`/runs/${run.id}/stops/${first.id}/complete`);
    at('08:20');
    await look(run);
    expect(await outboxOf(day.client, 'suggestion.requested')).not.toContainEqual(
      expect.objectContaining({ trigger: 'running_late' }),
    );
  });

  test('when there is no other van and no better sequence, nor once the van has broken down', async () => {
    const run = await sentOut(await bookedOrders(day, 2));
    at('13:00');
    await day.client.post(`/runs/${run.id}/start`);
    await look(run);
    expect(await agentLooks(api, day)).toEqual([]);
    expect(await lastAnswer(day)).toMatchObject({
      outcome: 'nothing',
      reason: expect.stringContaining('another van'),
    });
  });

  test('of a late van that broke down before it was looked at', async () => {
    const { late } = await oneLate();
    await day.client.post(`/runs/${late.id}/breakdown`);
    const open = await agentLooks(api, day);
    expect(open.map(({ trigger }) => trigger)).toEqual(['breakdown']);
  });
});

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
