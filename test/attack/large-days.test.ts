/** A day larger than the solver can take is refused, whoever asks for it, and ends no worker. */
import { useApi } from '../support/api.js';
import {
  bookedOrder,
  bookedOrders,
  emptyDay,
  type PlannedDay,
  planningDeps,
  runJob,
} from '../support/planning.js';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createOptimisationActivities } from '../../activities/optimisation.js';
import { createSuggestionActivities } from '../../activities/suggestions.js';

const MOST = 3;
const api = useApi({ PLAN_MAX_STOPS: String(MOST) });
let day: PlannedDay;
beforeEach(async () => {
  day = await emptyDay(api);
});
const ask = () => day.client.post('/routes/optimise', { date: day.date, depot: day.depot });

test('a day of more orders is 422 for an optimisation and for the agent', async () => {
  await bookedOrders(day, MOST + 1);
  const reply = await ask();
  expect(reply.status).toBe(422);
  expect(reply.body.error).toMatchObject({ code: 'too_many_items', param: 'date' });
  const asked = await day.client.post('/agent/suggestions', { date: day.date, depot: day.depot });
  expect(asked.status).toBe(422);
  expect(asked.body.error.code).toBe('too_many_items');
});

test('a day as large as that is planned, by what its drafts hold too', async () => {
  await bookedOrders(day, MOST);
  const job = await ask();
  expect(job.status).toBe(202);
  await runJob(api, day.client, job.body.id);
  expect((await day.client.get(`/jobs/${job.body.id}`)).body.status).toBe('succeeded');
  await bookedOrder(day, { at: MOST });
  expect((await ask()).status).toBe(422);
});

test('a day that grew while its job waited is not begun, and nothing is proposed for it at night', async () => {
  const { body } = await ask();
  await bookedOrders(day, MOST + 1);
  const environment = new MockActivityEnvironment();
  const never = () => Promise.reject(new Error('the solver was asked'));
  const deps = planningDeps(api, never);
  const input = { tenant: day.client.tenant.id, job: body.id as string };
  await expect(
    environment.run(createOptimisationActivities(deps).optimiseRoutes, input),
  ).rejects.toMatchObject({
    code: 'too_many_items',
  });
  const proposed = await new MockActivityEnvironment().run(createSuggestionActivities(deps).planSuggestion, {
    tenant: day.client.tenant.id,
    suggestion: 'sgn_1',
    depot: day.depot,
    date: day.date,
  });
  expect(proposed).toEqual({ expires_at: null });
});

test('a day that grew since the agent was asked is answered so: nobody searches on', async () => {
  const { body } = await day.client.post('/agent/suggestions', { date: day.date, depot: day.depot });
  await bookedOrders(day, MOST + 1);
  const deps = planningDeps(api, () => Promise.reject(new Error('the solver was asked')));
  await new MockActivityEnvironment().run(createSuggestionActivities(deps).planSuggestion, {
    tenant: day.client.tenant.id,
    suggestion: body.id as string,
    depot: day.depot,
    date: day.date,
  });
  expect((await day.client.get(`/agent/requests/${body.id}`)).body).toMatchObject({
    outcome: 'nothing',
    reason: expect.stringContaining(`${MOST + 1} orders`),
  });
});
