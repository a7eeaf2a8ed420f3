/**
 * When a depot is open: by weekday, on dates that differ, in its own time zone; and that whoever plans or asks obeys
 * it.
 */
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from '../support/conversation.js';
import { makeOrder, setUp, type Setup } from '../support/day.js';
import { weekdayOf } from '@waypost/base/local-time';
import { bookedOrder, emptyDay, optimise } from '../support/planning.js';

const api = useApi();
let client: Client;
let ids: Setup;

const ADDRESS = { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' };
const DAILY = { from: '06:30', to: '21:00' };
const WEEK = [
  { weekday: 1, from: '06:30', to: '21:00' },
  { weekday: 6, from: '07:00', to: '13:00' },
];
const MONDAY = '2026-03-16';
const SATURDAY = '2026-03-14';
const WEDNESDAY = '2026-03-11';

beforeEach(async () => {
  client = await api.client();
  ids = await setUp(client);
  api.setNow(TUESDAY);
});
afterEach(() => api.setNow(undefined));

/** The windows of a date, as GET /slots has them. */
async function windows(date: string, depot = ids.depot): Promise<string[]> {
  const { body } = await client.get(`/slots?from=${date}&to=${date}&depot=${depot}`);
  return body.data.map((slot: { from: string; to: string }) => `${slot.from}–${slot.to}`);
}
const override = (date: string, body: unknown) =>
  client.put(`/depots/${ids.depot}/slot-overrides/${date}`, body);

describe('opening hours', () => {
  test('the same every day, or by weekday: each is answered as it was given', async () => {
    const made = await client.post('/depots', { name: 'Bromley', address: ADDRESS, opening: WEEK });
    expect([made.status, made.body.opening]).toEqual([201, WEEK]);
    const path = `/depots/${made.body.id}`;
    expect((await client.get(path)).body).toEqual(made.body);
    expect((await client.patch(path, { name: 'Bromley 2' })).body.opening).toEqual(WEEK);
    expect((await client.patch(path, { opening: DAILY })).body.opening).toEqual(DAILY);
    expect((await client.get(path)).body.opening).toEqual(DAILY);
    expect((await client.patch(path, { opening: WEEK.slice(1) })).body.opening).toEqual(WEEK.slice(1));
    expect((await client.patch(path, (await client.get(path)).body)).body.opening).toEqual(WEEK.slice(1));
  });

  test('a weekday that is left out has no slots, and no windows outside its hours', async () => {
    expect(await windows(WEDNESDAY)).toHaveLength(3);
    await client.patch(`/depots/${ids.depot}`, { opening: WEEK });
    expect(await windows(WEDNESDAY)).toEqual([]);
    expect(await windows(SATURDAY)).toEqual(['08:00–12:00', '12:00–16:00']);
    expect(await windows(MONDAY)).toHaveLength(3);
  });

  test.each([
    ['a weekday twice', [WEEK[0], WEEK[0]], 'invalid_value', 'opening[1].weekday'],
    ['an eighth weekday', [{ ...DAILY, weekday: 7 }], 'invalid_value', 'opening[0].weekday'],
    ['no weekday', [DAILY], 'missing_field', 'opening[0].weekday'],
    ['no day', [], 'invalid_value', 'opening'],
    [
      'closing before it opens',
      [{ weekday: 1, from: '12:00', to: '08:00' }],
      'invalid_value',
      'opening[0].to',
    ],
    ['a field that there is not', { ...DAILY, noon: '12:00' }, 'unknown_field', 'opening.noon'],
    ['a text', 'always', 'invalid_value', 'opening'],
  ])('422: %s', async (_case, opening, code, param) => {
    const refused = await client.patch(`/depots/${ids.depot}`, { opening });
    expect([refused.status, refused.body.error]).toEqual([422, expect.objectContaining({ code, param })]);
  });

  test('the optimiser keeps the hours of the weekday, and plans nothing on one that is closed', async () => {
    const day = { ...(await emptyDay(api)), date: MONDAY };
    const order = await bookedOrder(day, { from: '12:00', to: '16:00' });
    const path = `/depots/${day.depot}`;
    const [, saturday] = WEEK;
    await day.client.patch(path, { opening: [saturday] });
    expect((await optimise(api, day)).result).toMatchObject({
      routes: [],
      unassigned: [order],
      unassigned_reasons: [{ order, code: 'window_unreachable' }],
    });
    await day.client.patch(path, { opening: [{ weekday: 1, from: '15:00', to: '17:00' }] });
    const { result } = await optimise(api, day);
    expect(result.unassigned).toEqual([]);
    expect(result.routes[0].stops[0].eta >= '15:00').toBe(true);
  });
});

describe('slot overrides', () => {
  test('200: a closed day has no slots; 204: deleted, it has those of its week again', async () => {
    const closed = await override(WEDNESDAY, { closed: true });
    expect([closed.status, closed.body]).toEqual([200, { date: WEDNESDAY, closed: true }]);
    expect(await windows(WEDNESDAY)).toEqual([]);
    const path = `/depots/${ids.depot}/slot-overrides/${WEDNESDAY}`;
    expect((await client.get(path)).body).toEqual(closed.body);
    expect((await client.put(path, closed.body)).body).toEqual(closed.body);
    expect((await client.delete(path)).status).toBe(204);
    expect(await windows(WEDNESDAY)).toHaveLength(3);
    expect((await client.delete(path)).status).toBe(404);
    expect((await client.get(path)).status).toBe(404);
  });

  test('200: other windows, other hours, in place of what the date had', async () => {
    const window = { from: '09:00', to: '11:00', capacity: 2, zone: 'All' };
    expect((await override(WEDNESDAY, { windows: [window] })).body).toEqual({
      date: WEDNESDAY,
      windows: [window],
    });
    expect(await windows(WEDNESDAY)).toEqual(['09:00–11:00']);
    await override(WEDNESDAY, { opening: { from: '06:00', to: '12:00' } });
    expect(await windows(WEDNESDAY)).toEqual(['08:00–12:00']);
    await override(WEDNESDAY, { opening: { from: '06:00', to: '10:00' }, windows: [window] });
    expect(await windows(WEDNESDAY)).toEqual(['09:00–11:00']);
    const schedule = (await client.get(`/depots/${ids.depot}/slot-schedule`)).body;
    expect(schedule.overrides).toEqual([
      { date: WEDNESDAY, opening: { from: '06:00', to: '10:00' }, windows: [window] },
    ]);
    expect((await client.put(`/depots/${ids.depot}/slot-schedule`, schedule)).body).toEqual(schedule);
  });

  test('200: a weekday that is closed is worked on a date with hours or windows of its own', async () => {
    await client.patch(`/depots/${ids.depot}`, { opening: WEEK });
    await override(WEDNESDAY, { opening: { from: '08:00', to: '12:00' } });
    expect(await windows(WEDNESDAY)).toEqual(['08:00–12:00']);
    await override(WEDNESDAY, { windows: [{ from: '09:00', to: '11:00', capacity: 2 }] });
    expect(await windows(WEDNESDAY)).toEqual(['09:00–11:00']);
  });

  test('hours of a date cut the windows of its weekday, and places taken before count in what is left', async () => {
    const day = { ...(await emptyDay(api)), date: MONDAY };
    const path = `/depots/${day.depot}`;
    const week = [{ weekday: weekdayOf(day.date), from: '08:00', to: '12:00', capacity: 2, zone: 'All' }];
    await day.client.put(`${path}/slot-schedule`, { windows: week, overrides: [] });
    const listed = async () =>
      (await day.client.get(`/slots?from=${day.date}&to=${day.date}`)).body.data.map(
        ({ from, to, booked, bookable }: any) => [`${from}–${to}`, booked, bookable],
      );
    const book = async (from: string, to: string) => {
      const { id } = await makeOrder(day.client, day.shipper);
      const slot = { date: day.date, from, to };
      const { status, body } = await day.client.post('/bookings', { order: id, slot, notify: false });
      return [status, body.slot ?? body.error.code];
    };
    const whole = { date: day.date, from: '08:00', to: '12:00' };
    const rest = { date: day.date, from: '10:00', to: '12:00' };
    expect(await book('08:00', '12:00')).toEqual([201, whole]);
    await day.client.put(`${path}/slot-overrides/${day.date}`, { opening: { from: '10:00', to: '20:00' } });
    expect(await listed()).toEqual([['10:00–12:00', 1, true]]);
    expect(await book('08:00', '12:00')).toEqual([422, 'slot_unknown']);
    expect(await book('10:00', '12:00')).toEqual([201, rest]);
    expect(await listed()).toEqual([['10:00–12:00', 2, false]]);
    expect(await book('10:00', '12:00')).toEqual([409, 'slot_full']);
  });

  test('GET lists them by date, in pages', async () => {
    for (const date of [MONDAY, WEDNESDAY, SATURDAY]) await override(date, { closed: true });
    const list = async (query: string) => {
      const { body } = await client.get(`/depots/${ids.depot}/slot-overrides${query}`);
      return [body.data.map((entry: { date: string }) => entry.date), body.has_more];
    };
    expect(await list('')).toEqual([[WEDNESDAY, SATURDAY, MONDAY], false]);
    expect(await list('?limit=1')).toEqual([[WEDNESDAY], true]);
    expect(await list(`?limit=2&starting_after=${WEDNESDAY}`)).toEqual([[SATURDAY, MONDAY], false]);
  });

  test.each([
    ['nothing', {}, 'invalid_value', ''],
    ['closed and windows', { closed: true, windows: [] }, 'invalid_value', ''],
    ['closed and hours', { closed: true, opening: DAILY }, 'invalid_value', ''],
    ['not closed', { closed: false }, 'invalid_value', ''],
    [
      'an unknown zone',
      { windows: [{ from: '08:00', to: '09:00', capacity: 1, zone: 'x' }] },
      'unknown_reference',
      'windows[0].zone',
    ],
    [
      'a window twice',
      { windows: [1, 2].map((capacity) => ({ from: '08:00', to: '09:00', capacity })) },
      'invalid_value',
      'windows[1]',
    ],
    ['hours backwards', { opening: { from: '12:00', to: '08:00' } }, 'invalid_value', 'opening.to'],
    ['a field that there is not', { closed: true, why: 'Easter' }, 'unknown_field', 'why'],
  ])('422: %s', async (_case, body, code, param) => {
    const refused = await override(WEDNESDAY, body);
    expect([refused.status, refused.body.error]).toEqual([422, expect.objectContaining({ code, param })]);
  });

  test('422 for a date that there is not, 404 for a depot that there is not, 403 without the scope', async () => {
    expect((await override('2026-02-30', { closed: true })).body.error).toMatchObject({
      code: 'invalid_value',
      param: 'date',
    });
    const path = `/slot-overrides/${WEDNESDAY}`;
    expect((await client.put(`/depots/dep_none${path}`, { closed: true })).status).toBe(404);
    const other = await api.client();
    expect((await other.put(`/depots/${ids.depot}${path}`, { closed: true })).status).toBe(404);
    const reader = await api.client({ scopes: ['routes:read'] });
    expect((await reader.put(`/depots/${ids.depot}${path}`, { closed: true })).status).toBe(403);
  });

  test('two at once of different dates both hold', async () => {
    const dates = Array.from({ length: 8 }, (_, index) => `2026-04-${10 + index}`);
    await Promise.all(dates.map((date) => override(date, { closed: true })));
    const { body } = await client.get(`/depots/${ids.depot}/slot-overrides`);
    expect(body.data.map((entry: { date: string }) => entry.date)).toEqual(dates);
  });

  test('a closed day cannot be booked, is not asked about, and what was booked stays', async () => {
    const first = await scannedOrder(client, ids);
    const slot = { date: '2026-03-12', from: '08:00', to: '12:00' };
    expect((await client.post('/bookings', { order: first.id, slot, notify: false })).status).toBe(201);
    for (const date of [WEDNESDAY, '2026-03-12']) await override(date, { closed: true });
    expect((await client.get(`/orders/${first.id}`)).body.slot).toEqual(slot);

    const order = await scannedOrder(client, ids);
    for (const override of [false, true]) {
      const refused = await client.post('/bookings', { order: order.id, slot, override });
      expect(refused.body.error.code).toBe('slot_unknown');
    }
    await client.post('/bookings/requests', { orders: [order.id] });
    const { id: request } = await latestRequest(api, order.id);
    const { messaging } = recordingMessaging();
    const { askRecipient } = conversationActivities(api, messaging);
    await askRecipient({ tenant: client.tenant.id, request });
    const { offered } = await latestRequest(api, order.id);
    expect(offered.map((offer: { date: string }) => offer.date)).toEqual(['2026-03-13', SATURDAY, MONDAY]);
  });

  test('the optimiser plans nothing on a closed day, and keeps other hours', async () => {
    const day = { ...(await emptyDay(api)), date: MONDAY };
    const order = await bookedOrder(day, { from: '08:00', to: '12:00' });
    const path = `/depots/${day.depot}/slot-overrides/${MONDAY}`;
    await day.client.put(path, { closed: true });
    expect((await optimise(api, day)).result).toMatchObject({ routes: [], unassigned: [order] });
    await day.client.put(path, { opening: { from: '11:00', to: '14:00' } });
    const late = await optimise(api, day);
    expect(late.result.routes[0].stops[0].eta >= '11:00').toBe(true);
    await day.client.delete(path);
    const route = (await optimise(api, day)).result.routes[0];
    expect(route.stops[0].eta < '11:00').toBe(true);
    // By hand too.
    await day.client.put(path, { opening: { from: '13:00', to: '20:00' } });
    expect((await day.client.delete(`/routes/${route.id}`)).status).toBe(204);
    const made = { date: MONDAY, depot: day.depot, vehicle: day.vehicle, stops: [order] };
    const refused = await day.client.post('/routes', made);
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'window_broken']);
  });
});

describe('time zone', () => {
  test("the courier's unless it has its own; another one can be set", async () => {
    const made = await client.post('/depots', { name: 'Bromley', address: ADDRESS, opening: DAILY });
    expect(made.body.timezone).toBe('Europe/London');
    const path = `/depots/${made.body.id}`;
    expect((await client.patch(path, { timezone: 'Europe/Lisbon' })).body.timezone).toBe('Europe/Lisbon');
    expect((await client.get(path)).body.timezone).toBe('Europe/Lisbon');
    const own = await client.post('/depots', {
      name: 'New York',
      address: ADDRESS,
      opening: DAILY,
      timezone: 'America/New_York',
    });
    expect([own.status, own.body.timezone]).toEqual([201, 'America/New_York']);
    for (const timezone of ['Mars/Olympus', '+01:00', '', 5]) {
      const refused = await client.patch(path, { timezone });
      expect([refused.status, refused.body.error.param]).toEqual([422, 'timezone']);
    }
  });

  // The cut-off is 18:00 of the day before, by the depot's clock. Between these two its clock has changed, London's has
  // not.
  test.each([
    ['before it goes forward', '2026-03-07', '2026-03-06T23:00:00Z'],
    ['after it went forward', '2026-03-09', '2026-03-08T22:00:00Z'],
    ['before it goes back', '2026-10-31', '2026-10-30T22:00:00Z'],
    ['after it went back', '2026-11-02', '2026-11-01T23:00:00Z'],
  ])('slots are by the clock of the depot: %s', async (_case, date, closes) => {
    await client.patch(`/depots/${ids.depot}`, { timezone: 'America/New_York' });
    const bookable = async () => {
      const { body } = await client.get(`/slots?from=${date}&to=${date}&depot=${ids.depot}`);
      return [...new Set(body.data.map((slot: { bookable: boolean }) => slot.bookable))];
    };
    const order = await scannedOrder(client, ids);
    const slot = { date, from: '08:00', to: '12:00' };
    api.setNow(new Date(Date.parse(closes) - 1));
    expect(await bookable()).toEqual([true]);
    api.setNow(new Date(closes));
    expect(await bookable()).toEqual([false]);
    expect((await client.post('/bookings', { order: order.id, slot, notify: false })).status).toBe(201);
  });
});

test.each([
  ['for all days', { from: '09:00', to: '18:00' }],
  ['per weekday', [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }))],
])('opening hours bind windows, given %s', async (_form, opening) => {
  await client.patch(`/depots/${ids.depot}`, { opening });
  const windows = ['06:00', '08:00', '16:00', '18:00'].map((from) => ({
    ...{ weekday: 3, from, to: `${String(Number(from.slice(0, 2)) + 2).padStart(2, '0')}:00`, capacity: 9 },
  }));
  await client.put(`/depots/${ids.depot}/slot-schedule`, { windows, overrides: [] });
  const { data } = (await client.get(`/slots?from=${WEDNESDAY}&to=${WEDNESDAY}`)).body;
  expect(data.map(({ from }: { from: string }) => from)).toEqual(['08:00', '16:00']);
  const order = await scannedOrder(client, ids);
  const slot = { date: WEDNESDAY, from: '06:00', to: '08:00' };
  const refused = await client.post('/bookings', { order: order.id, slot });
  expect(refused.body.error.code).toBe('slot_unknown');
});
