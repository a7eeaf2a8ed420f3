/** GET /reports/deliveries against days that are counted by hand. */
import { lockOrder } from '../../src/records/orders/rows.js';
import { bookSlot } from '../../src/operations/bookings/book.js';
import { useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  TUESDAY,
} from '../support/conversation.js';
import { makeOrder, scanIn } from '../support/day.js';
import { emptyDay, optimise, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

const TODAY = '2026-03-11';
const at = (time: string, date = TODAY) => new Date(`${date}T${time}:00Z`);

beforeEach(async () => {
  api.setNow(TUESDAY);
  day = { ...(await emptyDay(api)), date: TODAY };
});

const report = async (query: string) => (await day.client.get(`/reports/deliveries?${query}`)).body.data;
const figuresOf = ({ shipper: _, ...figures }: any) => figures;
const NOBODY = {
  first_attempt_rate: null,
  on_time_rate_booked: null,
  on_time_rate_told: null,
  failures: {},
  miles_per_stop: null,
  minutes_per_stop: null,
};

/** An order that is in, for a postcode near the depot. */
async function order(shipper = day.shipper): Promise<string> {
  const address = { line1: '1 Test Street', town: 'London', postcode: 'CR0 2RF' };
  const made = await makeOrder(day.client, shipper, {
    recipient: { name: 'Ada', phone: '+447700900123', address },
  });
  await scanIn(day.client, made);
  return made.id;
}

/** Booked by the office, from eight to twelve. */
async function booked(shipper?: string): Promise<string> {
  const id = await order(shipper);
  const slot = { date: TODAY, from: '08:00', to: '12:00' };
  const made = await day.client.post('/bookings', { order: id, slot, notify: false });
  expect(made.status).toBe(201);
  return id;
}

async function published(): Promise<{ run: string; route: any; stop: (order: string) => string }> {
  const [route] = (await optimise(api, day)).result.routes;
  const { body: run } = await day.client.post(`/routes/${route.id}/publish`);
  const { body: stops } = await day.client.get(`/runs/${run.id}/stops`);
  return { run: run.id, route, stop: (id) => stops.data.find((each: any) => each.order === id).id };
}

test('a day counted by hand: by day, depot, shipper and driver', async () => {
  const other = (await day.client.post('/shippers', { name: 'Other', booking: { automatic: false } })).body
    .id;
  const [punctual, late, part, absent, waiting] = [
    await booked(),
    await booked(),
    await booked(),
    await booked(other),
    await booked(other),
  ];
  const { run, route, stop } = await published();
  const visit = async (id: string, what: 'arrive' | 'complete' | 'fail', time: string, body = {}) => {
    api.setNow(at(time));
    const { status } = await day.client.post(`/runs/${run}/stops/${stop(id)}/${what}`, body);
    expect(status).toBe(200);
  };
  await visit(punctual, 'arrive', '07:50');
  // The van waited for the window to begin.
  await visit(punctual, 'complete', '08:05');
  const { body: pieces } = await day.client.get(`/orders/${part}/pieces`);
  await visit(part, 'complete', '11:00', { pieces_delivered: [pieces.data[0].barcode] });
  await visit(absent, 'fail', '12:00', { reason: 'no_answer', rebook: false });
  await visit(late, 'complete', '12:01');

  const figures = {
    orders: 5,
    attempts: 4,
    // Of four first visits two delivered everything.
    first_attempt_rate: 0.5,
    // One of four came after twelve.
    on_time_rate_booked: 0.75,
    on_time_rate_told: null,
    failures: { no_answer: 1 },
    miles_per_stop: expect.closeTo(route.totals.miles / 5, 2),
    minutes_per_stop: expect.closeTo(route.totals.drive_minutes / 5, 2),
    booked_by_reply: 0,
    booked_by_office: 5,
    booked_by_link: 0,
    answer_minutes_median: null,
  };
  const days = `from=${TODAY}&to=${TODAY}`;
  expect(await report(days)).toEqual([{ day: TODAY, ...figures }]);
  expect(await report(`${days}&by=depot`)).toEqual([{ depot: day.depot, ...figures }]);
  expect(await report(`${days}&by=driver`)).toEqual([{ driver: day.driver, ...figures }]);
  const byShipper = await report(`${days}&by=shipper`);
  const of = (id: string) => byShipper.find((row: any) => row.shipper === id);
  expect(byShipper).toHaveLength(2);
  expect(of(day.shipper)).toMatchObject({ orders: 3, attempts: 3, first_attempt_rate: 0.6667, failures: {} });
  expect(of(other)).toMatchObject({
    orders: 2,
    attempts: 1,
    first_attempt_rate: 0,
    failures: { no_answer: 1 },
  });
  expect(await report(`${days}&shipper=${other}`)).toEqual([{ day: TODAY, ...figuresOf(of(other)) }]);
  expect(await report(`${days}&by=shipper&depot=${day.depot}`)).toEqual(byShipper);
  expect(await report(`${days}&depot=dep_none`)).toEqual([]);
  expect(await report(`${days}&by=period`)).toEqual([figures]);
  expect(waiting).toBeDefined();
  expect(await report('from=2026-03-12&to=2026-03-20')).toEqual([]);
});

test('a collection counts as a delivery does; an exchange is two orders, booked once', async () => {
  const delivery = await order();
  const collected = await day.client.post('/orders', {
    shipper: day.shipper,
    type: 'collection',
    reference: 'OLD-SOFA',
    exchange_for: delivery,
    recipient: { name: 'Ada' },
    items: [{ description: 'Sofa', pieces: 2 }],
  });
  expect(collected.status).toBe(201);
  const slot = { date: TODAY, from: '08:00', to: '12:00' };
  await day.client.post('/bookings', { order: delivery, slot, notify: false });
  const days = `from=${TODAY}&to=${TODAY}`;
  expect(await report(days)).toMatchObject([{ orders: 2, attempts: 0, booked_by_office: 1 }]);

  const { run, stop } = await published();
  api.setNow(at('09:00'));
  await day.client.post(`/runs/${run}/stops/${stop(delivery)}/complete`);
  const pieces = (await day.client.get(`/orders/${collected.body.id}/pieces`)).body.data;
  const path = `/runs/${run}/stops/${stop(collected.body.id)}/complete`;
  await day.client.post(path, { pieces_delivered: [pieces[0].barcode] });
  const figures = { orders: 2, attempts: 2, on_time_rate_booked: 1, failures: {}, booked_by_office: 1 };
  expect(await report(days)).toMatchObject([{ ...figures, first_attempt_rate: 0.5 }]);

  await day.client.post(path, { pieces_delivered: pieces.map(({ barcode }: any) => barcode) });
  expect((await day.client.get(`/orders/${collected.body.id}`)).body.status).toBe('collected');
  expect(await report(days)).toMatchObject([{ ...figures, first_attempt_rate: 1 }]);
});

test('a second visit on another day is no first attempt, and its booking is of that day', async () => {
  const id = await booked();
  const first = await published();
  api.setNow(at('09:00'));
  await day.client.post(`/runs/${first.run}/stops/${first.stop(id)}/fail`, {
    reason: 'refused',
    rebook: false,
  });
  const again = { date: '2026-03-12', from: '12:00', to: '16:00' };
  expect((await day.client.post('/bookings', { order: id, slot: again, notify: false })).status).toBe(201);
  day = { ...day, date: again.date };
  const second = await published();
  api.setNow(at('11:59', again.date));
  await day.client.post(`/runs/${second.run}/stops/${second.stop(id)}/complete`);
  expect(await report(`from=${TODAY}&to=${again.date}`)).toMatchObject([
    {
      day: TODAY,
      orders: 1,
      attempts: 1,
      first_attempt_rate: 0,
      on_time_rate_booked: 1,
      booked_by_office: 1,
    },
    {
      day: again.date,
      orders: 1,
      attempts: 1,
      first_attempt_rate: null,
      // A minute before the window.
      on_time_rate_booked: 0,
      booked_by_office: 1,
    },
  ]);
  // Of the depot, one order was visited twice.
  expect(await report(`from=${TODAY}&to=${again.date}&by=depot`)).toMatchObject([
    { orders: 1, attempts: 2, booked_by_office: 2, failures: { refused: 1 } },
  ]);
  // Of the period, two attempts of one order, of which one was its first.
  const [whole, ...others] = await report(`from=${TODAY}&to=${again.date}&by=period`);
  expect(others).toEqual([]);
  expect(whole).toMatchObject({ orders: 1, attempts: 2, first_attempt_rate: 0, on_time_rate_booked: 0.5 });
  expect(await report('from=2026-05-01&to=2026-05-02&by=period')).toEqual([]);
});

test('told windows are those that recipients were sent', async () => {
  const ids = [await booked(), await booked()];
  const { run, stop } = await published();
  const texts = recordingMessaging();
  api.setNow(at('07:00'));
  await conversationActivities(api, texts.messaging).deliverQueued({
    tenant: day.client.tenant.id,
  });
  const { body: stops } = await day.client.get(`/runs/${run}/stops`);
  const { window } = stops.data.find((each: any) => each.order === ids[0]);
  api.setNow(at(window.to));
  await day.client.post(`/runs/${run}/stops/${stop(ids[0]!)}/complete`);
  api.setNow(at('11:59'));
  await day.client.post(`/runs/${run}/stops/${stop(ids[1]!)}/complete`);
  expect(window.to < '11:59').toBe(true);
  expect(await report(`from=${TODAY}&to=${TODAY}`)).toMatchObject([
    { on_time_rate_booked: 1, on_time_rate_told: 0.5 },
  ]);
});

test('bookings by reply, by the office and by the link, with the time of the answers', async () => {
  const { client } = day;
  const activities = conversationActivities(api, recordingMessaging().messaging);
  const asked = async () => {
    api.setNow(TUESDAY);
    const id = await order();
    await client.post('/bookings/requests', { orders: [id] });
    const { id: request } = await latestRequest(api, id);
    await activities.askRecipient({ tenant: client.tenant.id, request });
    return id;
  };
  const minutesLater = (minutes: number) => new Date(TUESDAY.getTime() + minutes * 60_000);
  const answer = async (id: string, text: string, minutes: number) => {
    api.setNow(minutesLater(minutes));
    const { body } = await client.post('/sandbox/replies', { order: id, channel: 'sms', text });
    api.setNow(minutesLater(minutes + 1));
    await activities.readReply({ tenant: client.tenant.id, reply: body.id });
    return body.id as string;
  };
  await answer(await asked(), '1', 10);
  const left = await answer(await asked(), 'what is this about', 50);
  const slot = { date: TODAY, from: '08:00', to: '12:00' };
  const resolved = await client.post(`/bookings/replies/${left}/resolve`, { action: 'book_slot', slot });
  expect(resolved.status).toBe(200);
  const linked = await asked();
  api.setNow(minutesLater(20));
  const answeredAt = minutesLater(20);
  await client.scoped(async (scope) => {
    const row = await lockOrder(scope, linked);
    await bookSlot(scope, row!, slot, { notify: false, origin: { by: 'link', answeredAt } });
  });
  await booked();
  expect(await report('from=2026-03-10&to=2026-03-20&by=depot')).toEqual([
    {
      ...NOBODY,
      depot: day.depot,
      orders: 4,
      attempts: 0,
      booked_by_reply: 1,
      booked_by_office: 2,
      booked_by_link: 1,
      // 10, 20 and 50.
      answer_minutes_median: 20,
    },
  ]);
  expect(await report('from=2026-03-10&to=2026-03-20&by=driver')).toMatchObject([
    { driver: null, orders: 4 },
  ]);
});

test('answers are counted by day and hour, by the clock of their depot', async () => {
  const { client } = day;
  const activities = conversationActivities(api, recordingMessaging().messaging);
  const reply = async (id: string, when: Date) => {
    api.setNow(when);
    const { body } = await client.post('/sandbox/replies', { order: id, channel: 'sms', text: 'who is it' });
    await activities.readReply({ tenant: client.tenant.id, reply: body.id });
  };
  const [one, two, linked, far] = [await order(), await order(), await order(), await order()];
  const answers = async (query = '') => (await client.get(`/reports/answers?${query}`)).body.data;
  expect(await answers()).toEqual([]);
  for (const id of [one, two, linked]) await client.post('/bookings/requests', { orders: [id] });
  await reply(one, at('18:00'));
  await reply(two, at('18:59'));
  api.setNow(at('18:30'));
  await client.scoped(async (scope) => {
    const row = await lockOrder(scope, linked);
    const slot = { date: '2026-03-13', from: '08:00', to: '12:00' };
    await bookSlot(scope, row!, slot, { notify: false, origin: { by: 'link', answeredAt: scope.now } });
  });
  await reply(one, at('23:30'));
  expect(await answers()).toEqual([
    { day: TODAY, hour: 18, replies: 2, links: 1 },
    { day: TODAY, hour: 23, replies: 1, links: 0 },
  ]);
  // In the summer London is an hour ahead: half past eleven is the next day there.
  await client.post('/bookings/requests', { orders: [far] });
  await reply(far, at('23:30', '2026-07-01'));
  expect(await answers('from=2026-07-01&to=2026-07-01')).toEqual([]);
  expect(await answers('from=2026-07-02&to=2026-07-02')).toEqual([
    { day: '2026-07-02', hour: 0, replies: 1, links: 0 },
  ]);
  const csv = await client.get(`/reports/answers?from=${TODAY}&to=${TODAY}`, { accept: 'text/csv' });
  expect(csv.body).toBe(`day,hour,replies,links\r\n${TODAY},18,2,1\r\n${TODAY},23,1,0\r\n`);
  expect(csv.headers.get('content-disposition')).toBe(
    `attachment; filename="answers-${TODAY}-to-${TODAY}.csv"`,
  );
  expect((await client.get('/reports/answers?from=2026-03-12&to=2026-03-11')).status).toBe(422);
  expect((await client.get('/reports/answers?by=day')).status).toBe(422);
  const stranger = await api.client({ scopes: ['orders:read'] });
  expect((await stranger.get('/reports/answers?from=2026-03-01&to=2026-07-31')).body.data).toEqual([]);
});

test('days: thirty by default, up to today; a year and a day at most; none backwards', async () => {
  await booked();
  api.setNow(at('00:30'));
  expect(await report('')).toMatchObject([{ day: TODAY }]);
  api.setNow(at('00:30', '2026-04-09'));
  // The first of them is the 11th of March: in London the clock has been put forward.
  expect(await report('')).toMatchObject([{ day: TODAY }]);
  api.setNow(at('23:30', '2026-04-09'));
  expect(await report('')).toEqual([]);
  const refusal = async (query: string) => {
    const { status, body } = await day.client.get(`/reports/deliveries?${query}`);
    return [status, body.error?.param];
  };
  expect(await refusal('from=2026-03-12&to=2026-03-11')).toEqual([422, 'to']);
  expect(await refusal('from=2025-03-11&to=2026-03-12')).toEqual([422, 'to']);
  expect(await refusal('from=2025-03-12&to=2026-03-12')).toEqual([200, undefined]);
  expect(await refusal('from=2026-02-30')).toEqual([422, 'from']);
  expect(await refusal('by=van')).toEqual([422, 'by']);
});

test('any scope reads it; nothing of another courier is in it', async () => {
  await booked();
  for (const scope of ['routes:read', 'webhooks:write'] as const) {
    const reader = await api.client({ scopes: [scope] });
    const reply = await reader.get(`/reports/deliveries?from=${TODAY}&to=${TODAY}`);
    expect([reply.status, reply.body]).toEqual([200, { object: 'list', data: [], has_more: false }]);
  }
});
