/** GET /reports/ageing: goods that are in and not delivered, those that have waited longest first. */
import { useApi } from '../support/api.js';
import { TUESDAY } from '../support/conversation.js';
import { makeOrder, scanIn } from '../support/day.js';
import { emptyDay, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  api.setNow(TUESDAY);
  day = await emptyDay(api);
});

/** An order whose goods came in at this moment. */
async function inAt(moment: string, overrides: Record<string, unknown> = {}): Promise<string> {
  const { shipper = day.shipper, ...rest } = overrides;
  const order = await makeOrder(day.client, String(shipper), rest);
  api.setNow(new Date(moment));
  await scanIn(day.client, order);
  return order.id;
}

const ageing = async (query = '') => (await day.client.get(`/reports/ageing${query}`)).body;
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

test('oldest first, from the later of goods in and the first promised day', async () => {
  // An hour before midnight UTC of a summer's day it is the next day in London.
  const late = await inAt('2026-06-01T23:30:00Z');
  const early = await inAt('2026-05-30T09:00:00Z');
  const promised = await inAt('2026-05-01T09:00:00Z', { deliver_from: '2026-06-01' });
  const ahead = await inAt('2026-05-02T09:00:00Z', { deliver_from: '2026-06-20', deliver_by: '2026-06-25' });
  await makeOrder(day.client, day.shipper);
  api.setNow(new Date('2026-06-05T09:00:00Z'));
  const list = await ageing();
  expect(list).toMatchObject({ object: 'list', has_more: false });
  expect(list.data.map(({ id, since, days }: any) => [id, since, days])).toEqual([
    [early, '2026-05-30', 6],
    [promised, '2026-06-01', 4],
    [late, '2026-06-02', 3],
    [ahead, '2026-06-20', 0],
  ]);
  expect(list.data.at(-1)).toEqual({
    id: ahead,
    object: 'ageing_line',
    reference: expect.any(String),
    shipper: day.shipper,
    depot: day.depot,
    status: 'scanned',
    scanned_at: '2026-05-02T09:00:00.000Z',
    deliver_from: '2026-06-20',
    deliver_by: '2026-06-25',
    since: '2026-06-20',
    days: 0,
    slot: null,
    attempts: 0,
  });
});

test('goods, recipient and postcode where they are asked for, by who may read orders', async () => {
  const items = [{ description: 'Oak table', pieces: 2 }, { sku: 'LAMP-1' }];
  const id = await inAt('2026-03-02T09:00:00Z', { items });
  const { recipient } = (await day.client.get(`/orders/${id}`)).body;
  const [line] = (await ageing('?include=goods')).data;
  expect(line).toMatchObject({
    id,
    goods: 'Oak table × 2, LAMP-1',
    recipient: recipient.name,
    postcode: recipient.address.postcode,
  });
  const file = await day.client.get('/reports/ageing?include=goods', { accept: 'text/csv' });
  expect((file.body as string).split('\r\n')).toEqual([
    expect.stringMatching(/,attempts,goods,recipient,postcode$/),
    expect.stringMatching(/,0,"Oak table × 2, LAMP-1",.+,.+$/),
    '',
  ]);
  expect((await day.client.get('/reports/ageing?include=recipient')).body.error.param).toBe('include');

  const fleet = await api.client({ scopes: ['fleet:write'] });
  expect((await fleet.get('/reports/ageing')).status).toBe(200);
  expect((await fleet.get('/reports/ageing?include=goods')).body.error).toMatchObject({
    code: 'insufficient_scope',
    param: 'include',
  });
});

test('what is delivered, cancelled or fetched is not on it; what is booked or on hold is', async () => {
  const [booked, held, cancelled] = [
    await inAt('2026-03-02T09:00:00Z'),
    await inAt('2026-03-03T09:00:00Z'),
    await inAt('2026-03-04T09:00:00Z'),
  ];
  const slot = { date: '2026-03-11', from: '08:00', to: '12:00' };
  const made = await day.client.post('/bookings', { order: booked, slot, notify: false });
  expect(made.status).toBe(201);
  await day.client.patch(`/orders/${held}`, { hold: true });
  await day.client.post(`/orders/${cancelled}/cancel`);
  await makeOrder(day.client, day.shipper, { type: 'collection' });
  expect((await ageing()).data).toMatchObject([
    { id: booked, status: 'booked', slot },
    { id: held, status: 'on_hold' },
  ]);
});

test('by depot and shipper, in pages, and as a file', async () => {
  const other = (await day.client.post('/shippers', { name: 'Other', booking: { automatic: false } })).body
    .id;
  const at = '2026-03-02T09:00:00Z';
  // Of one instant: told apart by their ids.
  const mine = [await inAt(at), await inAt(at), await inAt(at)].toSorted();
  const theirs = await inAt('2026-03-01T09:00:00Z', { shipper: other });
  expect(idsOf(await ageing(`?shipper=${other}`))).toEqual([theirs]);
  expect(idsOf(await ageing(`?depot=${day.depot}`))).toEqual([theirs, ...mine]);
  expect(idsOf(await ageing('?depot=dep_none'))).toEqual([]);

  const first = await ageing('?limit=2');
  expect([idsOf(first), first.has_more]).toEqual([[theirs, mine[0]], true]);
  // A cursor holds although its order has left the list.
  await day.client.post(`/orders/${mine[0]}/cancel`);
  const next = await ageing(`?limit=2&starting_after=${mine[0]}`);
  expect([idsOf(next), next.has_more]).toEqual([[mine[1], mine[2]], false]);
  expect((await day.client.get('/reports/ageing?starting_after=ord_none')).status).toBe(422);

  api.setNow(TUESDAY);
  const file = await day.client.get('/reports/ageing?limit=1', { accept: 'text/csv' });
  expect(file.headers.get('content-disposition')).toContain('"ageing-2026-03-10.csv"');
  expect(file.headers.get('link')).toContain(`starting_after=${theirs}`);
  const [header, line] = (file.body as string).split('\r\n');
  expect(header).toBe(
    'id,reference,shipper,depot,status,scanned_at,deliver_from,deliver_by,since,days,slot_date,slot_from,slot_to,attempts',
  );
  expect(line).toMatch(
    new RegExp(`^${theirs},.*,${other},${day.depot},scanned,.*,,,2026-03-01,9,,,,0$`, 'v'),
  );
});
