/** Lists as CSV: for those who accept it, quoted, harmless in a spreadsheet, whole or by page. */
import { parse } from 'csv-parse/sync';
import { type Client, useApi } from '../support/api.js';
import { localDateTime } from '@waypost/base/local-time';
import { comingWeekday, makeOrder, type Setup, setUp } from '../support/day.js';
import { publishedRun } from '../support/planning.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeEach(async () => {
  client = await api.client();
  setup = await setUp(client);
});

const CSV = { accept: 'text/csv' };
const rowsOf = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, record_delimiter: '\r\n' });

test('an order is a line, with the columns that an import has', async () => {
  const order = await makeOrder(client, setup.shipper);
  const reply = await client.get('/orders', CSV);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
  expect(reply.headers.get('content-disposition')).toMatch(
    /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(reply.headers.get('vary')).toMatch(/accept/i);
  expect(reply.headers.get('link')).toBeNull();
  const { date, time } = localDateTime(new Date(order.created_at), 'Europe/London');
  expect(rowsOf(reply.body)).toEqual([
    expect.objectContaining({
      id: order.id,
      reference: order.reference,
      shipper: setup.shipper,
      shipper_name: 'Hearth & Home',
      status: 'awaiting_scan',
      recipient_name: 'Sioned Griffiths',
      recipient_phone: '+447700900123',
      line1: '132 Rose Lane',
      line2: '',
      postcode: 'SE2 9NL',
      items: '2 x Treadmill',
      weight_kg: '98',
      pieces_expected: '2',
      slot_date: '',
      created_at: order.created_at,
      created_local: `${date} ${time}`,
      depot_name: 'Croydon',
      van: '',
    }),
  ]);
});

test('an order of a depot that is archived keeps its name and its clock', async () => {
  const made = await client.post('/depots', {
    name: 'Leeds',
    address: { line1: '1 Depot Way', town: 'Leeds', postcode: 'LS1 4DY' },
    opening: { from: '06:30', to: '21:00' },
    timezone: 'Asia/Tokyo',
  });
  const order = await makeOrder(client, setup.shipper, { depot: made.body.id });
  await client.post(`/orders/${order.id}/cancel`);
  expect((await client.delete(`/depots/${made.body.id}`)).status).toBe(204);
  const { date, time } = localDateTime(new Date(order.created_at), 'Asia/Tokyo');
  const { body } = await client.get('/orders', CSV);
  expect(rowsOf(body)).toMatchObject([{ depot_name: 'Leeds', created_local: `${date} ${time}` }]);
});

test('when an order was delivered, to whom, or why not', async () => {
  const day = { ...setup, client, date: comingWeekday() };
  const { run, stops } = await publishedRun(api, day, 2);
  await client.post(`/runs/${run.id}/start`);
  const at = new Date().toISOString();
  const path = (index: number) => `/runs/${run.id}/stops/${stops[index].id}`;
  await client.post(`${path(0)}/fail`, { reason: 'no_answer', rebook: false });
  await client.post(`${path(1)}/complete`, { signed_by: 'S. Griffiths', occurred_at: at });
  const rows = rowsOf((await client.get('/orders', CSV)).body);
  const outcome = (index: number) => rows.find(({ id }) => id === stops[index].order);
  expect(outcome(0)).toMatchObject({
    attempts: '1',
    delivered_at: '',
    signed_by: '',
    failure_reason: 'no_answer',
  });
  const vehicle = await client.get(`/vehicles/${run.vehicle}`);
  const completed = (await client.get(`/runs/${run.id}/stops`)).body.data[1].completed_at;
  const { date, time } = localDateTime(new Date(completed), 'Europe/London');
  expect(outcome(1)).toMatchObject({
    attempts: '1',
    delivered_at: completed,
    delivered_local: `${date} ${time}`,
    van: vehicle.body.name,
    signed_by: 'S. Griffiths',
    failure_reason: '',
  });
  await client.post(`${path(0)}/complete`, { signed_by: 'Ada' });
  const corrected = rowsOf((await client.get('/orders', CSV)).body).find(({ id }) => id === stops[0].order);
  expect(corrected).toMatchObject({ signed_by: 'Ada', failure_reason: '' });
});

test('quotes, commas and line breaks stay in their cell; what a spreadsheet would run is text', async () => {
  const notes = 'Ring "twice", then\r\nwait; or\nknock';
  const names = ['=HYPERLINK("http://x","y")', '+1+cmd', '-2+3', '@SUM(A1)', "O'Neill, Ada", '＝1+1'];
  for (const name of names) {
    await makeOrder(client, setup.shipper, { recipient: { name }, notes });
  }
  const rows = rowsOf((await client.get('/orders', CSV)).body);
  expect(rows.map((row) => row['recipient_name']).toReversed()).toEqual([
    `'=HYPERLINK("http://x","y")`,
    "'+1+cmd",
    "'-2+3",
    "'@SUM(A1)",
    "O'Neill, Ada",
    "'＝1+1",
  ]);
  for (const row of rows) expect(row['notes']).toBe(notes);
});

test('the same filters, and pages that the header Link leads through', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await makeOrder(client, setup.shipper)).id);
  await client.post(`/orders/${ids[4]}/cancel`);
  const read = async (path: string) => {
    const reply = await client.get(path, CSV);
    return { ids: rowsOf(reply.body).map((row) => row['id']), link: reply.headers.get('link') };
  };
  expect(await read('/orders?status=cancelled')).toEqual({ ids: [ids[4]], link: null });
  expect((await read('/orders')).ids).toEqual(ids);
  const seen: (string | undefined)[] = [];
  let path: string | undefined = '/orders?limit=2&status=awaiting_scan';
  while (path !== undefined) {
    const page = await read(path);
    seen.push(...page.ids);
    path = /<.*(\/orders\?[^>]*)>; rel="next"/.exec(page.link ?? '')?.[1];
    if (path !== undefined) expect(path).toContain('limit=2&status=awaiting_scan&starting_after=');
  }
  expect(seen).toEqual(ids.slice(0, 4));
  expect((await client.get('/orders?starting_after=ord_none', CSV)).body.error.param).toBe('starting_after');
});

test('ten thousand orders at most in a file, and where the others are', async () => {
  const first = await makeOrder(client, setup.shipper);
  await api.owner.query(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
       'id', 'ord_many' || n, 'reference', 'MANY-' || n, 'created_at', now()))).*
     from orders o, generate_series(1, 10002) n where o.id = $1`,
    [first.id],
  );
  const whole = await client.get('/orders', CSV);
  expect(whole.body.trimEnd().split('\r\n')).toHaveLength(10_001);
  const next = /<.*(\/orders\?[^>]*)>/.exec(whole.headers.get('link') ?? '')?.[1] ?? '';
  const rest = rowsOf((await client.get(next, CSV)).body);
  expect(rest).toHaveLength(3);
  expect(rest.at(-1)!['id']).toBe(first.id);
});

test('JSON for everybody who would rather have that, or takes neither', async () => {
  const typeOf = async (accept: string, path = '/orders') =>
    (await client.get(path, { accept })).headers.get('content-type')?.split(';')[0];
  expect(await typeOf('*/*')).toBe('application/json');
  expect(await typeOf('application/json, text/csv')).toBe('application/json');
  expect(await typeOf('application/xml')).toBe('application/json');
  expect(await typeOf('application/json;q=0.5, text/csv')).toBe('text/csv');
  expect(await typeOf('text/*')).toBe('text/csv');
  expect(await typeOf('text/csv; charset=utf-8')).toBe('text/csv');
  expect(await typeOf('text/csv', '/depots')).toBe('application/json');
  expect((await client.get('/orders?status=odd', CSV)).body.error.param).toBe('status');
});

test('a report: its key first, a column for each reason', async () => {
  const reply = await client.get('/reports/deliveries?from=2026-03-01&to=2026-03-31&by=shipper', CSV);
  expect(reply.headers.get('content-disposition')).toContain(
    '"deliveries-2026-03-01-to-2026-03-31-by-shipper.csv"',
  );
  expect(reply.body).toBe(
    'shipper,orders,attempts,first_attempt_rate,on_time_rate_booked,on_time_rate_told,failures_no_answer,' +
      'failures_refused,failures_wrong_item,failures_damaged,failures_no_access,failures_other,miles_per_stop,' +
      'minutes_per_stop,booked_by_reply,booked_by_office,booked_by_link,answer_minutes_median\r\n',
  );
});
