/** Drivers are told of their run on the evening before, and their page shows the next one. */
import { insertOptOut } from '../../src/records/opt-outs.js';
import { useApi } from '../support/api.js';
import { conversationActivities, recordingMessaging, TUESDAY, waiting } from '../support/conversation.js';
import { emptyDay, outboxOf, type PlannedDay, publishedRun } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
const EVENING = new Date('2026-03-11T18:00:00Z');

beforeEach(async () => {
  api.setNow(TUESDAY);
  day = { ...(await emptyDay(api, { quietHours: true })), date: '2026-03-12' };
});
afterAll(() => api.setNow(undefined));

const { messaging, sent } = recordingMessaging();
const tell = (run: string) =>
  conversationActivities(api, messaging).deliverMessages({
    tenant: day.client.tenant.id,
    cause: `run_published/${run}`,
    due: { kind: 'run_published', subject: run },
  });
const asked = async () =>
  (await outboxOf(day.client, 'messages.queued')).filter(({ due }) => due?.kind === 'run_published');
const texts = () => sent.sms.filter(({ kind }) => kind === 'run_published').map(({ body }) => body);

beforeEach(() => sent.sms.splice(0));

test('publishing has the driver told, at six in the evening before', async () => {
  const { run } = await publishedRun(api, day, 2);
  expect(await asked()).toMatchObject([{ due: { subject: run.id } }]);
  expect(await tell(run.id)).toEqual(waiting(TUESDAY, EVENING, 'its_hour'));
  expect(texts()).toEqual([]);
  api.setNow(EVENING);
  expect(await tell(run.id)).toEqual({ wait: null });
  expect(texts()).toEqual([
    expect.stringMatching(/: your run on Thu 12 Mar leaves .+ at \d\d:\d\d with .+\. Stops: 2\. .+\/driver$/),
  ]);
});

test('once for each driver, however often it is asked for', async () => {
  const { run } = await publishedRun(api, day, 1);
  api.setNow(EVENING);
  await tell(run.id);
  await tell(run.id);
  expect(texts()).toHaveLength(1);
  const driver = { name: 'Ola', phone: '+447700900777', depot: day.depot };
  const other = (await day.client.post('/drivers', driver)).body.id;
  expect((await day.client.patch(`/routes/${run.route}`, { driver: other })).status).toBe(200);
  expect(await asked()).toHaveLength(2);
  await tell(run.id);
  expect(sent.sms.filter(({ kind }) => kind === 'run_published').map(({ to }) => to)).toEqual([
    expect.any(String),
    '+447700900777',
  ]);
});

test('nothing of a run that was taken back, or has begun; at night it waits', async () => {
  const { run } = await publishedRun(api, day, 1);
  api.setNow(new Date('2026-03-11T22:00:00Z'));
  expect(await tell(run.id)).toEqual(waiting('2026-03-11T22:00:00Z', '2026-03-12T08:00:00Z'));
  api.setNow(new Date('2026-03-12T07:30:00Z'));
  await day.client.post(`/runs/${run.id}/start`);
  api.setNow(new Date('2026-03-12T08:00:00Z'));
  expect(await tell(run.id)).toEqual({ wait: null });
  expect(texts()).toEqual([]);
  expect(await tell('run_none')).toEqual({ wait: null });
});

test('a suspended driver is told nothing; a removed one is forgotten', async () => {
  const { run } = await publishedRun(api, day, 1);
  api.setNow(EVENING);
  await tell(run.id);
  await day.client.post(`/routes/${run.route}/unpublish`);
  await day.client.delete(`/routes/${run.route}`);
  expect((await day.client.delete(`/drivers/${day.driver}`)).status).toBe(204);
  const { data } = (await day.client.get('/messages')).body;
  const told = data.filter(({ template }: { template: string }) => template === 'run_published');
  expect(told).toMatchObject([{ to: '', body: '' }]);
});

test('STOP holds for drivers too', async () => {
  const { run } = await publishedRun(api, day, 1);
  const { phone } = (await day.client.get(`/drivers/${day.driver}`)).body;
  await day.client.scoped((scope) => insertOptOut(scope, phone));
  api.setNow(EVENING);
  await tell(run.id);
  expect(texts()).toEqual([]);
});
