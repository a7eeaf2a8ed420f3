/** Proof of delivery, corrections of stops that were done, and orders that are left to the office. */
import { createRunActivities } from '../../activities/runs.js';
import { localDateTime } from '@waypost/base/local-time';
import { type Client, useApi } from '../support/api.js';
import { latestRequest } from '../support/conversation.js';
import { comingWeekday } from '../support/day.js';
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
let client: Client;
let run: any;
let stops: any[];

beforeEach(async () => {
  api.setNow(undefined);
  day = await emptyDay(api);
  client = day.client;
  ({ run, stops } = await publishedRun(api, day, 2));
});

const at = (stop: any, verb: string, body?: unknown) =>
  client.post(`/runs/${run.id}/stops/${stop.id}/${verb}`, body);
const order = async (stop: any) => (await client.get(`/orders/${stop.order}`)).body;
const stopNow = async (stop: any) =>
  (await client.get(`/runs/${run.id}/stops`)).body.data.find(({ id }: any) => id === stop.id);
const barcodes = async (stop: any): Promise<string[]> =>
  (await client.get(`/orders/${stop.order}/pieces`)).body.data.map((piece: any) => piece.barcode);
const skip = async (stop: any) => {
  await client.post(`/runs/${run.id}/start`);
  return at(stop, 'skip');
};
const nextDay = comingWeekday(5);
const slotOn = (date: string) => ({ date, from: '08:00', to: '12:00' });
const placesTaken = async (date: string): Promise<number> =>
  (await client.get(`/slots?from=${date}&to=${date}`)).body.data.reduce(
    (sum: number, slot: any) => sum + slot.booked,
    0,
  );
/** As if the request had gone out: the order waits for an answer. */
const asked = async (stop: any) => {
  await api.owner.query("update booking_requests set status = 'open', asked_at = now() where order_id = $1", [
    stop.order,
  ]);
  await api.owner.query(
    `update orders set status = 'awaiting_reply', route = null,
       slot_date = null, slot_from = null, slot_to = null, slot_zone = null where id = $1`,
    [stop.order],
  );
};

describe('proof', () => {
  test('is in every answer and event: null before, then what the driver brought back', async () => {
    expect(stops[0].proof).toBeNull();
    const occurred_at = new Date(Date.now() - 60_000).toISOString();
    const [first] = await barcodes(stops[0]);
    const proof = {
      signed_by: 'S. Griffiths',
      photo_ids: [],
      pieces_delivered: [first],
      notes: 'By the gate.',
      at: occurred_at,
    };
    const { at: _at, photo_ids: _none, ...given } = proof;
    const completed = await at(stops[0], 'complete', { ...given, occurred_at });
    expect(completed.body.proof).toEqual(proof);
    expect((await stopNow(stops[0])).proof).toEqual(proof);
    const route = await client.get(`/routes/${run.route}`);
    expect(route.body.stops.map((stop: any) => stop.proof)).toEqual([proof, null]);
    const events = (await client.get('/events?type=stop.completed')).body.data;
    expect(events.map((event: any) => event.data.proof)).toEqual([proof]);
  });

  test('names every piece where none was named, and none where the stop failed', async () => {
    const completed = await at(stops[0], 'complete');
    expect(completed.body.proof).toEqual({
      signed_by: null,
      photo_ids: [],
      pieces_delivered: await barcodes(stops[0]),
      notes: null,
      at: completed.body.completed_at,
    });
    const failed = await at(stops[1], 'fail', { reason: 'no_answer', notes: 'Rang twice.' });
    expect(failed.body.proof).toMatchObject({ signed_by: null, pieces_delivered: [], notes: 'Rang twice.' });
  });

  test('a correction keeps the time of the visit, unless it names one', async () => {
    const occurred_at = new Date(Date.now() - 600_000).toISOString();
    await at(stops[0], 'fail', { reason: 'no_answer', occurred_at });
    const corrected = await at(stops[0], 'complete', { signed_by: 'A' });
    expect(corrected.body).toMatchObject({ completed_at: occurred_at, proof: { at: occurred_at } });
  });
});

describe('a correction', () => {
  test('of a failed stop whose recipient has been asked again: delivered, and the request closed', async () => {
    await at(stops[0], 'fail', { reason: 'no_answer' });
    await asked(stops[0]);
    const reply = await at(stops[0], 'complete', { signed_by: 'A' });
    expect([reply.status, reply.body.status]).toEqual([200, 'completed']);
    expect(await order(stops[0])).toMatchObject({ status: 'delivered', route: run.route });
    expect((await latestRequest(api, stops[0].order)).status).toBe('closed');
    expect(await eventTypes(client, stops[0].id)).toEqual(['stop.failed', 'stop.completed']);
    const told = (await outboxOf(client, 'order.signal')).filter(({ order }) => order === stops[0].order);
    expect(told.at(-1)).toMatchObject({ type: 'closed', status: 'delivered' });
  });

  test('of one that is booked again and on a draft: the place is free, the draft goes on without it', async () => {
    await at(stops[0], 'fail', { reason: 'no_answer' });
    const before = await placesTaken(nextDay);
    await client.post('/bookings', { order: stops[0].order, slot: slotOn(nextDay), notify: false });
    await bookedOrder(day, { at: 3, on: nextDay });
    const job = await optimise(api, { ...day, date: nextDay });
    const [draft] = job.result.routes;
    expect(draft.stops).toHaveLength(2);
    expect(await placesTaken(nextDay)).toBe(before + 2);

    expect((await at(stops[0], 'complete')).status).toBe(200);
    expect(await order(stops[0])).toMatchObject({ status: 'delivered', route: run.route, slot: null });
    expect(await placesTaken(nextDay)).toBe(before + 1);
    const after = await client.get(`/routes/${draft.id}`);
    expect(after.body.stops.map((stop: any) => stop.order)).not.toContain(stops[0].order);
    expect(after.body.stops).toHaveLength(1);
  });

  test('409 while the next visit is on a published route, and nothing is changed', async () => {
    await at(stops[0], 'fail', { reason: 'no_answer' });
    await client.post('/bookings', { order: stops[0].order, slot: slotOn(nextDay), notify: false });
    const job = await optimise(api, { ...day, date: nextDay });
    await client.post(`/routes/${job.result.routes[0].id}/publish`);
    const reply = await at(stops[0], 'complete');
    expect([reply.status, reply.body.error.code]).toEqual([409, 'route_published']);
    expect((await stopNow(stops[0])).status).toBe('failed');
    expect((await order(stops[0])).status).toBe('planned');
  });

  test('of a skipped stop: completed', async () => {
    await skip(stops[0]);
    const reply = await at(stops[0], 'complete', { signed_by: 'A' });
    expect([reply.status, reply.body.status]).toEqual([200, 'completed']);
    expect((await order(stops[0])).status).toBe('delivered');
    expect(await eventTypes(client, stops[0].id)).toEqual(['stop.completed']);
  });

  test('of a skipped stop: failed, and the recipient asked', async () => {
    await skip(stops[0]);
    const reply = await at(stops[0], 'fail', { reason: 'no_access' });
    expect([reply.status, reply.body.failure_reason]).toEqual([200, 'no_access']);
    expect((await order(stops[0])).status).toBe('failed_attempt');
    expect(await latestRequest(api, stops[0].order)).toMatchObject({ kind: 'rebooking', status: 'queued' });
    expect(await eventTypes(client, stops[0].id)).toEqual(['stop.failed']);
  });

  test('of a skipped stop that is booked again: failed without rebooking frees it, with rebooking leaves it', async () => {
    for (const stop of stops) {
      await skip(stop);
      await client.post('/bookings', { order: stop.order, slot: slotOn(nextDay), notify: false });
    }
    expect(await placesTaken(nextDay)).toBe(2);
    expect((await at(stops[0], 'fail', { reason: 'damaged', rebook: false })).status).toBe(200);
    expect(await order(stops[0])).toMatchObject({ status: 'failed_attempt', slot: null });
    expect(await placesTaken(nextDay)).toBe(1);
    expect((await at(stops[1], 'fail', { reason: 'no_answer' })).status).toBe(200);
    expect(await order(stops[1])).toMatchObject({ status: 'booked', slot: slotOn(nextDay) });
    expect(await latestRequest(api, stops[1].order)).toBeUndefined();
  });

  test('until the end of the next day by the depot’s calendar, and no longer', async () => {
    await at(stops[0], 'fail', { reason: 'no_answer' });
    await at(stops[1], 'fail', { reason: 'no_answer' });
    const endOf = new Date(`${day.date}T12:00:00Z`).getTime() + 86_400_000;
    const lateEvening = new Date(endOf + 10 * 3_600_000);
    expect(localDateTime(lateEvening, 'Europe/London').date > day.date).toBe(true);
    api.setNow(lateEvening);
    expect((await at(stops[0], 'complete')).status).toBe(200);
    api.setNow(new Date(endOf + 14 * 3_600_000));
    const reply = await at(stops[1], 'complete');
    expect([reply.status, reply.body.error.code]).toEqual([409, 'invalid_state']);
  });

  test('409 while the order is on hold, and once it is cancelled', async () => {
    await at(stops[0], 'fail', { reason: 'no_answer' });
    await client.patch(`/orders/${stops[0].order}`, { hold: true });
    expect((await at(stops[0], 'complete')).body.error.code).toBe('order_on_hold');
    await client.post(`/orders/${stops[0].order}/cancel`);
    expect((await at(stops[0], 'complete')).body.error.code).toBe('invalid_state');
  });
});

describe('a part-delivered order', () => {
  const bulky = {
    items: [
      { description: 'Sofa', pieces: 1, weight_kg: 90, volume_m3: 3 },
      { description: 'Cushions', pieces: 2, weight_kg: 10, volume_m3: 1 },
    ],
  };

  test('is planned with what is left of it', async () => {
    const own = { ...day, date: nextDay };
    const id = await bookedOrder(own, { at: 1, ...bulky });
    const route = (await optimise(api, own)).result.routes[0];
    expect(route.stops[0].pieces).toBe(3);
    const first = (await client.post(`/routes/${route.id}/publish`)).body;
    const [stop] = (await client.get(`/runs/${first.id}/stops`)).body.data;
    const all = await barcodes(stop);
    await client.post(`/runs/${first.id}/stops/${stop.id}/complete`, { pieces_delivered: [all[0]] });
    expect((await client.get(`/orders/${id}`)).body.status).toBe('failed_attempt');

    const again = { ...day, date: comingWeekday(7) };
    await client.post('/bookings', { order: id, slot: slotOn(again.date), notify: false });
    const [second] = (await optimise(api, again)).result.routes;
    expect(second.stops[0].pieces).toBe(2);
    // 1 of the van's 20 m³, and 10 of its 1,500 kg; the whole order would be 20 %.
    expect(second.totals.load_percent).toBe(5);
    const next = (await client.post(`/routes/${second.id}/publish`)).body;
    const [last] = (await client.get(`/runs/${next.id}/stops`)).body.data;
    const done = await client.post(`/runs/${next.id}/stops/${last.id}/complete`);
    expect(done.body.proof.pieces_delivered).toEqual(all.slice(1));
    expect((await client.get(`/orders/${id}`)).body.status).toBe('delivered');
  });

  test('whose first stop is amended keeps its booking for the rest, or is delivered', async () => {
    const id = await bookedOrder({ ...day, date: nextDay }, { at: 1, ...bulky });
    const route = (await optimise(api, { ...day, date: nextDay })).result.routes[0];
    const first = (await client.post(`/routes/${route.id}/publish`)).body;
    const [stop] = (await client.get(`/runs/${first.id}/stops`)).body.data;
    const all = await barcodes(stop);
    const complete = (pieces: readonly string[]) =>
      client.post(`/runs/${first.id}/stops/${stop.id}/complete`, { pieces_delivered: pieces });
    await complete(all.slice(0, 1));
    const again = comingWeekday(7);
    await client.post('/bookings', { order: id, slot: slotOn(again), notify: false });
    const [draft] = (await optimise(api, { ...day, date: again })).result.routes;
    expect((await complete(all.slice(0, 2))).status).toBe(200);
    expect((await client.get(`/orders/${id}`)).body).toMatchObject({ status: 'planned', route: draft.id });
    expect((await client.get(`/routes/${draft.id}`)).body.stops[0].pieces).toBe(1);
    expect((await complete(all)).status).toBe(200);
    expect((await client.get(`/orders/${id}`)).body).toMatchObject({ status: 'delivered', slot: null });
    expect((await client.get(`/routes/${draft.id}`)).status).toBe(404);
  });
});

describe('left to the office', () => {
  const bulk = () => client.post('/bookings/requests', { filter: { depot: day.depot } });

  test('rebook false is remembered: a bulk request leaves it out, until a person asks', async () => {
    await at(stops[0], 'fail', { reason: 'refused', rebook: false });
    await at(stops[1], 'skip');
    expect((await bulk()).body).toMatchObject({ queued: 1, skipped: 1 });
    expect(await latestRequest(api, stops[0].order)).toBeUndefined();
    const named = await client.post('/bookings/requests', { orders: [stops[0].order] });
    expect(named.body).toMatchObject({ queued: 1, skipped: 0 });
    await api.owner.query("update booking_requests set status = 'unanswered' where order_id = $1", [
      stops[0].order,
    ]);
    expect((await bulk()).body).toMatchObject({ queued: 1 });
  });

  test('a run that nobody worked is closed in silence: its orders wait for a person, who may book them', async () => {
    await client.post(`/runs/${run.id}/start`);
    const { closeRun } = createRunActivities({ source: api.foundation.source });
    await closeRun({ tenant: client.tenant.id, run: run.id });
    expect((await client.get(`/runs/${run.id}`)).body.status).toBe('completed');
    for (const stop of stops) expect((await order(stop)).status).toBe('failed_attempt');
    expect((await bulk()).body).toMatchObject({ queued: 0, skipped: 2 });
    // What was to be told of the visits is not, and nothing else is.
    const { data } = (await client.get('/messages')).body;
    const toRecipients = data.filter(({ order: about }: any) => about !== null);
    expect(toRecipients.filter(({ status }: any) => status !== 'superseded')).toEqual([]);
    const slot = slotOn(nextDay);
    expect((await client.post('/bookings', { order: stops[0].order, slot, notify: false })).status).toBe(201);
  });

  test('of a run that was worked, those who were not reached can be asked', async () => {
    await at(stops[0], 'complete');
    const { closeRun } = createRunActivities({ source: api.foundation.source });
    await closeRun({ tenant: client.tenant.id, run: run.id });
    expect((await bulk()).body).toMatchObject({ queued: 1, skipped: 0 });
  });
});
