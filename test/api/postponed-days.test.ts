/** Days that fall out: one order unbooked, and a depot's whole day postponed. */
import { continuePostponement } from '../../src/operations/postponements/continue.js';
import { useApi } from '../support/api.js';
import { conversationActivities, latestRequest, recordingMessaging } from '../support/conversation.js';
import { makeOrder, scanIn } from '../support/day.js';
import {
  bookedOrder,
  emptyDay,
  eventTypes,
  optimise,
  outboxOf,
  type PlannedDay,
  publishedRun,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const orderOf = async (id: string) => (await day.client.get(`/orders/${id}`)).body;
const requestsOf = async (id: string) => (await day.client.get(`/bookings/requests?order=${id}`)).body.data;
const messagesOf = async (id: string) =>
  (await day.client.get(`/messages?order=${id}`)).body.data.filter(
    ({ template }: { template: string }) => template !== 'narrowed_window',
  );
const placesTaken = async (): Promise<number> => {
  const { rows } = await api.owner.query(
    'select coalesce(sum(booked), 0)::int as booked from slot_usage where tenant_id = $1 and date = $2',
    [day.client.tenant.id, day.date],
  );
  return rows[0].booked;
};
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

async function scannedAndBooked(at = 0): Promise<string> {
  const order = await bookedOrder(day, { at });
  await scanIn(day.client, { id: order });
  return order;
}

describe('unbook', () => {
  test('gives back the slot, and asks again from the day after', async () => {
    const order = await scannedAndBooked();
    const unbooked = await day.client.post(`/orders/${order}/unbook`, { reason: 'heavy snow' });
    expect(unbooked.status).toBe(200);
    expect(unbooked.body).toMatchObject({ status: 'scanned', slot: null, route: null });
    expect(await placesTaken()).toBe(0);
    expect(await eventTypes(day.client, order)).toContain('order.unbooked');
    expect(await requestsOf(order)).toMatchObject([{ kind: 'postponed', status: 'queued' }]);
    const { messaging, sent } = recordingMessaging();
    const { id } = await latestRequest(api, order);
    await conversationActivities(api, messaging).askRecipient({
      tenant: day.client.tenant.id,
      request: id,
    });
    expect(sent.sms).toHaveLength(1);
    expect(sent.sms[0]?.body).toMatch(/sorry, we cannot deliver .* \(heavy snow\)\. For a new time reply/);
    const [{ offered }] = await requestsOf(order);
    expect(offered[0].date > day.date).toBe(true);
    expect((await orderOf(order)).status).toBe('awaiting_reply');
    const story = (await day.client.get(`/orders/${order}/timeline`)).body.data;
    expect(story.map(({ summary }: { summary: string }) => summary)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^orders\.unbook by .*: heavy snow\.$/)]),
    );
  });

  test('a planned one leaves its route; a published stop is skipped', async () => {
    const draft = await scannedAndBooked();
    await optimise(api, day);
    expect((await day.client.post(`/orders/${draft}/unbook`, { ask: false })).body.route).toBeNull();
    const { run, stops } = await publishedRun(api, day, 2);
    const unbooked = await day.client.post(`/orders/${stops[0].order}/unbook`);
    expect(unbooked.body).toMatchObject({ status: 'awaiting_scan', slot: null });
    const after = await day.client.get(`/runs/${run.id}/stops`);
    expect(after.body.data.map(({ status }: { status: string }) => status).sort()).toEqual([
      'pending',
      'skipped',
    ]);
  });

  test('without `ask` it is the office’s; with goods still to come the recipient is only told', async () => {
    const quiet = await scannedAndBooked();
    await day.client.post(`/orders/${quiet}/unbook`, { ask: false });
    expect(await requestsOf(quiet)).toEqual([]);
    expect(await messagesOf(quiet)).toEqual([]);
    const inbox = (await day.client.get('/inbox')).body.data;
    expect(inbox).toMatchObject([{ kind: 'office', order: { id: quiet } }]);
    const awaited = await bookedOrder(day);
    await day.client.post(`/orders/${awaited}/unbook`);
    expect(await requestsOf(awaited)).toEqual([]);
    const [message] = await messagesOf(awaited);
    expect(message).toMatchObject({ channel: 'sms', status: 'queued' });
    expect(message.body).toMatch(/We will be in touch about a new time\.$/);
    expect((await outboxOf(day.client, 'messages.queued')).length).toBeGreaterThan(0);
  });

  test('refused without a slot, on hold, and once the run has started', async () => {
    const fresh = await makeOrder(day.client, day.shipper);
    const codeOf = async (order: string) =>
      (await day.client.post(`/orders/${order}/unbook`)).body.error.code;
    expect(await codeOf(fresh.id)).toBe('invalid_state');
    const held = await bookedOrder(day);
    await day.client.patch(`/orders/${held}`, { hold: true });
    expect(await codeOf(held)).toBe('order_on_hold');
    const { run, stops } = await publishedRun(api, day, 1);
    await day.client.post(`/runs/${run.id}/start`);
    expect(await codeOf(stops[0].order)).toBe('invalid_state');
  });
});

describe('postpone', () => {
  const path = () => `/depots/${day.depot}/days/${day.date}/postpone`;

  /** Runs a postponement to its end, as its workflow does. */
  async function finish(job: string): Promise<any> {
    let steps = 0;
    while (!(await day.client.scoped((scope) => continuePostponement(scope, job)))) {
      steps += 1;
      if (steps > 20) throw new Error('it does not end');
    }
    return (await day.client.get(`/jobs/${job}`)).body;
  }

  test('unpublishes, frees, tells and asks all, once each; a dry run says so before', async () => {
    const { run, stops } = await publishedRun(api, day, 2);
    const onRoute: string[] = stops.map(({ order }) => order);
    await scanIn(day.client, { id: onRoute[0] ?? '' });
    const loose = await scannedAndBooked(3);
    const held = await bookedOrder(day, { at: 4 });
    await day.client.patch(`/orders/${held}`, { hold: true });
    const all = [...onRoute, loose, held].sort();

    const dry = await day.client.post(path(), { reason: 'heavy snow', dry_run: true });
    expect(dry.status).toBe(202);
    expect(dry.body).toMatchObject({
      type: 'day_postponement',
      status: 'succeeded',
      dry_run: true,
      offer_from: dayAfter(day.date),
      result: { routes: [run.route], asked: 2, told: 2, on_the_road: [] },
    });
    expect(dry.body.result.unbooked.toSorted()).toEqual(all);
    expect((await orderOf(loose)).status).toBe('booked');
    expect(await outboxOf(day.client, 'postponement.start')).toEqual([]);

    const asked = await day.client.post(path(), { reason: 'heavy snow' });
    expect(asked.body).toMatchObject({ status: 'queued', progress: 0, result: null });
    expect(await outboxOf(day.client, 'postponement.start')).toMatchObject([
      { job: asked.body.id, depot: day.depot },
    ]);
    const again = await day.client.post(path(), { reason: 'heavy snow' });
    const job = await finish(asked.body.id);
    expect(job).toMatchObject({
      status: 'succeeded',
      progress: 1,
      result: { routes: [run.route], asked: 2, told: 2, on_the_road: [] },
    });
    expect(job.result.unbooked.toSorted()).toEqual(all);
    expect((await finish(again.body.id)).result).toMatchObject({
      routes: [],
      unbooked: [],
      asked: 0,
      told: 0,
    });

    expect((await day.client.get(`/runs/${run.id}`)).status).toBe(404);
    expect((await day.client.get(`/routes/${run.route}`)).status).toBe(404);
    expect(await placesTaken()).toBe(0);
    expect((await orderOf(held)).status).toBe('on_hold');
    for (const order of all) {
      expect(await orderOf(order)).toMatchObject({ slot: null, route: null });
      expect((await eventTypes(day.client, order)).filter((type) => type === 'order.unbooked')).toHaveLength(
        1,
      );
      const messages = await messagesOf(order);
      const requests = await requestsOf(order);
      expect(messages.length + requests.length).toBe(1);
    }
    expect(await requestsOf(loose)).toMatchObject([{ kind: 'postponed' }]);
  });

  test('what is on the road stays', async () => {
    const { run, stops } = await publishedRun(api, day, 1);
    await day.client.post(`/runs/${run.id}/start`);
    const asked = await day.client.post(path());
    const job = await finish(asked.body.id);
    expect(job.result).toMatchObject({ routes: [], unbooked: [], on_the_road: [stops[0].order] });
    expect((await orderOf(stops[0].order)).status).toBe('out_for_delivery');
  });

  test('a day that is past, an offer of that day and an unknown depot are refused', async () => {
    const past = await day.client.post(`/depots/${day.depot}/days/2020-01-01/postpone`);
    expect(past.body.error).toMatchObject({ code: 'invalid_value', param: 'date' });
    const same = await day.client.post(path(), { offer_from: day.date });
    expect(same.body.error).toMatchObject({ code: 'invalid_value', param: 'offer_from' });
    const nowhere = await day.client.post(`/depots/dep_none/days/${day.date}/postpone`);
    expect(nowhere.status).toBe(404);
    const { body } = await day.client.post(path(), { dry_run: true });
    const cancelled = await day.client.post(`/jobs/${body.id}/cancel`);
    expect(cancelled.body.error.code).toBe('invalid_state');
  });
});
