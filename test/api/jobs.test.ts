/** GET /jobs/{job_id} and POST /jobs/{job_id}/cancel. */
import { useApi } from '../support/api.js';
import { emptyDay, eventTypes, optimise, outboxOf, type PlannedDay, runJob } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeAll(async () => {
  day = await emptyDay(api);
});

const queue = async () =>
  (await day.client.post('/routes/optimise', { date: day.date, depot: day.depot })).body.id as string;

test('404 for a job that does not exist, or is of another tenant', async () => {
  expect((await day.client.get('/jobs/job_none')).body.error.code).toBe('not_found');
  expect((await day.client.post('/jobs/job_none/cancel')).status).toBe(404);
  const job = await queue();
  expect((await (await api.client()).get(`/jobs/${job}`)).status).toBe(404);
  await day.client.post(`/jobs/${job}/cancel`);
});

test('a queued job is cancelled at once, told of, and never run', async () => {
  const job = await queue();
  const behind = await queue();
  // It has a workflow though it is not its turn, by which an operator sees it, and can cancel it.
  expect(await outboxOf(day.client, 'job.queue')).toContainEqual(expect.objectContaining({ job: behind }));
  expect((await outboxOf(day.client, 'job.start')).map((start) => start.job)).not.toContain(behind);
  await day.client.post(`/jobs/${behind}/cancel`);
  expect(await outboxOf(day.client, 'job.cancel')).toContainEqual(expect.objectContaining({ job: behind }));
  const reply = await day.client.post(`/jobs/${job}/cancel`);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ status: 'failed', result: null, error: { code: 'cancelled' } });
  expect(await eventTypes(day.client, job)).toEqual(['job.completed']);
  await runJob(api, day.client, job);
  expect((await day.client.get(`/jobs/${job}`)).body).toEqual(reply.body);
});

test('a running job is cancelled at once, its search told to stop, and its turn passes to the next one', async () => {
  const job = await queue();
  const next = await queue();
  await api.owner.query("update jobs set status = 'running' where id = $1", [job]);
  const reply = await day.client.post(`/jobs/${job}/cancel`);
  expect(reply.body).toMatchObject({ status: 'failed', result: null, error: { code: 'cancelled' } });
  expect(await eventTypes(day.client, job)).toEqual(['job.completed']);
  expect(await outboxOf(day.client, 'job.cancel')).toContainEqual(expect.objectContaining({ job }));
  expect((await outboxOf(day.client, 'job.start')).map((start) => start.job)).toContain(next);
  await day.client.post(`/jobs/${next}/cancel`);
});

test('a finished job is 409', async () => {
  const job = await optimise(api, day);
  const reply = await day.client.post(`/jobs/${job.id}/cancel`);
  expect(reply.status).toBe(409);
  expect(reply.body.error.code).toBe('invalid_state');
});
