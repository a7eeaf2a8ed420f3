/**
 * Fields come in the sequence of their schema: in every answer of a day (test/support/conformance.ts), and every event.
 */
import { inFieldOrder } from '../../src/resources/field-order.js';
import { order } from '../../src/resources/order.js';
import { anyJob } from '../../src/resources/job.js';
import { EVENT_SUBJECTS, type IdPlace, SENT_EVENTS, type SentEventType } from '../../src/contracts/events.js';
import { isIdOf } from '../../src/domain/ids.js';
import { operations } from '../../src/operations/all-operations.js';
import { useApi } from '../support/api.js';
import { readDocument } from '../support/conformance.js';
import { outOfOrder } from '../support/field-order.js';
import { liftRateLimits } from '../support/rate-limits.js';
import { makeWorld, type World } from '../support/world.js';

const document = readDocument();

const api = useApi();
let world: World;

beforeAll(async () => {
  await liftRateLimits(api);
  world = await makeWorld(api);
});

test('every GET of a day, each of its records too', async () => {
  const { client, ids } = world;
  const date = world.day.date;
  const queries: Record<string, string> = {
    '/slots': `?from=${date}&to=${date}`,
    '/routes': `?date=${date}`,
    '/runs': `?date=${date}`,
    '/tracking/vehicles': '',
  };
  let answered = 0;
  for (const { method, path } of operations.filter((each) => each.method === 'GET')) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]?.[0] ?? 'none');
    const address = `${filled}${queries[path] ?? ''}`;
    // The client holds each against the document.
    const reply = await client.get(address);
    if (reply.status === 200) answered += 1;
    expect([method, path, reply.status]).not.toEqual([method, path, 500]);
  }
  expect(answered).toBeGreaterThan(25);
});

test('every event, as GET /events has it and as it is delivered', async () => {
  const { client } = world;
  const run = world.ids['run_id']![0];
  const [first, ...rest] = world.ids['stop_id']!;
  await client.post(`/runs/${run}/stops/${first}/fail`, { reason: 'no_answer' });
  for (const stop of rest) await client.post(`/runs/${run}/stops/${stop}/complete`, { signed_by: 'Ann' });
  const order = (await client.get(`/runs/${run}/stops`)).body.data.at(-1).order;
  expect((await client.post(`/orders/${order}/erase`)).status).toBe(200);
  const { data } = (await client.get('/events?limit=100')).body;
  const seen = new Set<SentEventType>();
  for (const event of data) {
    const schema = document.webhooks[event.type]!.post.requestBody.content['application/json']!.schema!;
    if (event.data.object !== 'test') expect(outOfOrder(document, schema, event)).toEqual([]);
    seen.add(event.type);
  }
  // All but suggestions, of which this day has none to make.
  expect(seen.size).toBeGreaterThanOrEqual(10);
});

test('every event is about a record of the kind that its type declares, and has the ids where they are looked for', async () => {
  const { rows } = await api.owner.query<{
    type: SentEventType;
    subject: string;
    data: Record<string, string>;
  }>(`select type, subject, data from events where data->>'object' <> 'test'`);
  expect(new Set(rows.map(({ type }) => type)).size).toBeGreaterThanOrEqual(10);
  for (const { type, subject, data } of rows) {
    const kind = SENT_EVENTS[type].subject;
    const places = Object.entries(EVENT_SUBJECTS[kind]) as ['order' | 'run', IdPlace][];
    const ids = places.map(([of, place]) => [of, place === 'subject' ? subject : data[place.field]] as const);
    expect([type, isIdOf(kind, subject)]).toEqual([type, true]);
    for (const [of, id = ''] of ids) expect([type, of, isIdOf(of, id)]).toEqual([type, of, true]);
  }
});

test('an order whose fields come in no order, at any depth', () => {
  const row = {
    erased_at: null,
    updated_at: '',
    created_at: '',
    notes: null,
    tracking_url: null,
    route: null,
    slot: { to: '12:00', from: '08:00', date: '2026-03-12' },
    service: { crew: 1, assembly: false, disposal: false, remove_packaging: true },
    pieces: { scanned: 1, expected: 2 },
    items: [{ sku: 'x', pieces: 2, volume_m3: 1, weight_kg: 2, description: 'y' }],
    recipient: {
      name: 'a',
      email: 'b',
      phone: 'c',
      address: { town: 'd', line1: 'e', country: 'GB', postcode: 'f' },
    },
    status: 'booked',
    depot: 'dep_1',
    shipper: { name: 'x', id: 'y' },
    reference: 'r',
    object: 'order',
    id: 'ord_1',
  };
  const arranged = inFieldOrder(order, row);
  expect(arranged).toEqual(row);
  expect(Object.keys(arranged)).toEqual(Object.keys(order.shape).filter((name) => name in row));
  expect(JSON.stringify(arranged.items[0])).toBe(
    '{"sku":"x","description":"y","pieces":2,"weight_kg":2,"volume_m3":1}',
  );
});

test('of alternatives the one that the value is of; what no schema names comes last', () => {
  const job = {
    created_at: '',
    error: null,
    result: { errors: [], rejected: 0, created: 1, rows: 1 },
    progress: 1,
    status: 'succeeded',
    type: 'order_import',
    object: 'job',
    id: 'job_1',
    later: true,
  };
  expect(JSON.stringify(inFieldOrder(anyJob, job))).toBe(
    '{"id":"job_1","object":"job","type":"order_import","status":"succeeded","progress":1,' +
      '"result":{"rows":1,"created":1,"rejected":0,"errors":[]},"error":null,"created_at":"","later":true}',
  );
});
