/** A client made from the specification alone reads every answer of its 35 operations, and the document marks the rest. */
import { z } from 'zod';
import { coreOf } from '../../tools/support/core-document.js';
import { useApi } from '../support/api.js';
import { type Document, documentValidator, readDocument } from '../support/conformance.js';
import { conversationActivities, latestRequest, recordingMessaging } from '../support/conversation.js';
import { askAgent, runJob } from '../support/planning.js';
import { namesIn, SPECIFIED, SPECIFIED_ERROR, SPECIFIED_EVENT } from '../support/specification.js';

const api = useApi();
const document = readDocument() as any;

const schemaOf = (node: any): any =>
  node?.$ref ? document.components.schemas[node.$ref.split('/').at(-1)] : node;
const unmarked = (properties: Record<string, any> = {}) =>
  Object.keys(properties)
    .filter((name) => properties[name]['x-extension'] !== true)
    .toSorted();

/** What a schema of the document is to a client of the specification: the choice that is neither null nor marked. */
function plain(node: any): any {
  const schema = schemaOf(node);
  const choices: any[] = schema?.anyOf ?? schema?.oneOf ?? [];
  const choice = choices.find((each) => each.type !== 'null' && each['x-extension'] !== true);
  return choice ? plain(choice) : schema;
}

const isNullable = (node: any): boolean => {
  const { type, anyOf, oneOf } = schemaOf(node);
  return [type].flat().includes('null') || [...(anyOf ?? oneOf ?? [])].some(isNullable);
};

/** Compares what an answer shows with what a schema of ours reads, to the last object within it. */
function expectRead(path: string, node: any, read: any): void {
  if (read instanceof z.ZodOptional) {
    expectRead(path, node, read.unwrap());
    return;
  }
  expect([path, isNullable(node)]).toEqual([path, read instanceof z.ZodNullable]);
  if (read instanceof z.ZodNullable) read = read.unwrap();
  const schema = plain(node);
  if (read instanceof z.ZodArray) expectRead(`${path}[]`, schema.items, read.element);
  else if (read instanceof z.ZodEnum) {
    const beyond: string[] = schema['x-extension'] ?? [];
    const values = (schema.enum ?? [schema.const]).filter((value: string) => !beyond.includes(value));
    expect([path, values.toSorted()]).toEqual([path, read.options.toSorted()]);
  } else if (read instanceof z.ZodObject) {
    expect([path, unmarked(schema.properties)]).toEqual([path, Object.keys(read.shape).toSorted()]);
    for (const [name, field] of Object.entries(read.shape)) {
      const isAlways = schema.required?.includes(name) === true;
      expect([path, name, isAlways || field instanceof z.ZodOptional]).toEqual([path, name, true]);
      expectRead(`${path}.${name}`, schema.properties[name], field);
    }
  }
}

/** Compares what a body takes with the names of the specification, to the last object within it. */
function expectTaken(path: string, node: any, list: string): void {
  const schema = plain(node);
  if (schema?.items) {
    expectTaken(path, schema.items, list);
    return;
  }
  const names = namesIn(list);
  expect([path, unmarked(schema?.properties)]).toEqual([path, [...names.keys()].toSorted()]);
  for (const [name, inside] of names) {
    if (inside !== '') expectTaken(`${path}.${name}`, schema.properties[name], inside);
  }
}

test('the document marks all but the specified operations, parameters and fields', () => {
  const core = Object.entries<any>(document.paths).flatMap(([path, item]) =>
    Object.entries<any>(item)
      .filter(([, operation]) => operation['x-extension'] !== true)
      .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
  expect(core.map(([name]) => name).toSorted()).toEqual(Object.keys(SPECIFIED).toSorted());
  for (const [name, operation] of core) {
    const { status, query, body, answer } = SPECIFIED[name]!;
    const parameters = (operation.parameters ?? []).filter((each: any) => each.in === 'query');
    const taken = parameters
      .filter((each: any) => each['x-extension'] !== true)
      .map((each: any) => each.name);
    expect([name, taken.toSorted()]).toEqual([name, [...namesIn(query).keys()].toSorted()]);
    expectTaken(name, operation.requestBody?.content['application/json']?.schema, body ?? '');
    expectRead(name, operation.responses[status].content['application/json'].schema, answer);
  }
});

test('the document marks the values of closed lists that only extensions bring, and extra events', () => {
  const { OrderStatus, PieceStatus, ScanType, RunStatus } = document.components.schemas;
  expect(OrderStatus['x-extension']).toEqual(['awaiting_booking', 'collected']);
  expect(PieceStatus['x-extension']).toEqual(['collected', 'returned']);
  expect(ScanType['x-extension']).toEqual(['collected', 'depot_out']);
  expect(RunStatus).not.toHaveProperty('x-extension');
  const events = Object.entries<any>(document.webhooks).filter(([, { post }]) => !post['x-extension']);
  expect(events.map(([type]) => type).toSorted()).toEqual([...SPECIFIED_EVENT.shape.type.options].toSorted());
});

test('docs/openapi-core.json is the document without what is marked', () => {
  const core: any = coreOf(document);
  expect(Object.values<any>(core.paths).flatMap((item) => Object.keys(item))).toHaveLength(35);
  expect(JSON.stringify(core)).not.toContain('x-extension');
  expect(core.components.schemas.OrderStatus.enum).toEqual([
    ...SPECIFIED['GET /orders/{order_id}']!.answer.shape['status'].options,
  ]);
  expect(core.components.schemas.Depot.properties.opening.required).toEqual(['from', 'to']);
  for (const [, name = ''] of JSON.stringify(core).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect([name, core.components.schemas[name] !== undefined]).toEqual([name, true]);
  }
});

test('every list has a name, and `limit` its default', () => {
  for (const [path, { get }] of Object.entries<any>(document.paths)) {
    const schema = get?.responses['200'].content?.['application/json']?.schema;
    const fields = schemaOf(schema)?.properties;
    if (fields?.data?.type === 'array') expect([path, schema.$ref]).toEqual([path, expect.any(String)]);
    const limit = get?.parameters?.find((each: any) => each.name === 'limit');
    if (limit) expect([path, limit.schema.default]).toEqual([path, 25]);
  }
});

/** Returns a body with null in every specified field that it leaves out, as clients of typed languages send it. */
function withNulls(list: string, sent: any): any {
  if (Array.isArray(sent)) return sent.map((each) => withNulls(list, each));
  const fields = [...namesIn(list)].map(([name, inside]) => {
    const value = sent[name] ?? null;
    return [name, inside === '' || value === null ? value : withNulls(inside, value)];
  });
  return { ...sent, ...Object.fromEntries(fields) };
}

test('a strict client walks a day through all 35 operations', async () => {
  const client = await api.client({ mode: 'sandbox' });
  const called = new Set<string>();
  const reader = documentValidator(coreOf(document) as Document);
  /** Calls an operation and reads its answer as the specification and openapi-core.json state it. */
  const call = async (name: string, ids: Record<string, string> = {}, sent?: unknown, query = '') => {
    called.add(name);
    const [method = '', template = ''] = name.split(' ');
    const path = template.replaceAll(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? '') + query;
    const send =
      method === 'GET'
        ? client.get(path)
        : method === 'POST'
          ? client.post(path, sent && withNulls(SPECIFIED[name]!.body ?? '', sent))
          : client.patch(path, sent);
    const { status, body } = await send;
    expect([name, status, status < 400 ? '' : body.error]).toEqual([name, SPECIFIED[name]!.status, '']);
    const read = SPECIFIED[name]!.answer.safeParse(body);
    expect([name, read.error?.issues ?? []]).toEqual([name, []]);
    const schema = `responses/${status}/content/application~1json/schema`;
    const at = `document#/paths/${template.replaceAll('/', '~1')}/${method.toLowerCase()}/${schema}`;
    reader.validate({ $ref: encodeURI(at) }, body);
    expect([name, reader.errors ?? []]).toEqual([name, []]);
    return body;
  };
  const made = await client.post('/depots', {
    ...{ name: 'Croydon', opening: { from: '06:30', to: '21:00' } },
    address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
  });
  const depot = made.body.id;
  const { id: shipper } = await call(
    'POST /shippers',
    {},
    { name: 'Hearth & Home', booking: { automatic: false } },
  );
  await call('POST /shippers/{shipper_id}/api-keys', { shipper_id: shipper });
  const { id: van } = await call(
    'POST /vehicles',
    {},
    { name: 'Van 1', capacity_m3: 20, capacity_kg: 900, crew: 2 },
  );
  await call('POST /drivers', {}, { name: 'Uma Usman', phone: '+447700900010' });
  await call(
    'POST /webhook-endpoints',
    {},
    { url: 'https://courier.example/hooks', events: ['order.booked'] },
  );
  for (const list of ['vehicles', 'drivers', 'depots', 'shippers', 'webhook-endpoints'])
    await call(`GET /${list}`);

  const postcodes = ['CR0 2RF', 'CR2 6HP', 'SM1 1JA', 'SE25 6AB'];
  const orders: any[] = [];
  for (const [at, postcode] of postcodes.entries()) {
    const recipient = {
      ...{ name: 'Ann', phone: '+447700900123', email: 'ann@mail.example' },
      address: { line1: '1 Test Street', town: 'London', postcode },
    };
    const items = [
      { description: 'Sofa', weight_kg: 60, volume_m3: 1.5, barcodes: [`S${at}-1`, `S${at}-2`] },
    ];
    orders.push(await call('POST /orders', {}, { shipper, reference: `S-${at}`, recipient, items }));
  }
  // A visit that brings goods back, which an extension makes and every client reads.
  const back = await client.post('/orders', {
    ...{ shipper, reference: 'S-back', type: 'collection', items: [{ description: 'Bed' }] },
    recipient: { address: { line1: '9 Test Street', town: 'London', postcode: 'CR7 8LE' } },
  });
  // One without anything that is optional, which no plan can take.
  const bare = await call('POST /orders', {}, { shipper, reference: 'S-bare', recipient: {}, items: [{}] });
  await call('GET /orders/{order_id}', { order_id: bare.id });
  const ids = orders.map(({ id }) => id);
  for (const order_id of [...ids, bare.id]) {
    const { data } = await call('GET /orders/{order_id}/pieces', { order_id });
    const scans = data.map(({ barcode }: any) => ({ barcode, type: 'depot_in', depot }));
    await call('POST /scans', {}, { scans: [...scans, { barcode: 'nobody', type: 'missing' }] });
    await call('GET /orders/{order_id}/pieces', { order_id });
  }

  const activities = conversationActivities(api, recordingMessaging().messaging);
  const tenant = client.tenant.id;
  const [first] = ids;
  expect((await call('POST /bookings/requests', {}, { orders: [first] })).queued).toBe(1);
  await activities.askRecipient({ tenant, request: (await latestRequest(api, first)).id });
  for (const text of ['Who is this?', 'Need to ask my partner first']) {
    const said = await client.post('/sandbox/replies', { order: first, channel: 'sms', text });
    await activities.readReply({ tenant, reply: said.body.id });
  }
  const { data: replies } = await call(
    'GET /bookings/replies',
    {},
    undefined,
    '?needs_review=true&limit=100',
  );
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { data: slots } = await call(
    'GET /slots',
    {},
    undefined,
    `?from=${soon(2)}&to=${soon(8)}&depot=${depot}`,
  );
  const { date, from, to } = slots.find(({ from: at }: any) => at === '12:00');
  const slot = { date, from, to };
  await call(
    'POST /bookings/replies/{reply_id}/resolve',
    { reply_id: replies[0].id },
    { action: 'book_slot', slot },
  );
  await call('POST /bookings/replies/{reply_id}/resolve', { reply_id: replies[1].id }, { action: 'dismiss' });
  for (const order of [...ids.slice(1, 3), back.body.id])
    await call('POST /bookings', {}, { order, slot, notify: false });
  await call('PATCH /orders/{order_id}', { order_id: first }, { notes: 'Ring twice.', hold: true });
  await call('PATCH /orders/{order_id}', { order_id: first }, { hold: false });
  await call('GET /orders', {}, undefined, `?status=booked&date=${date}&depot=${depot}&limit=100`);

  const queued = await call('POST /routes/optimise', {}, { date, depot, objective: 'balanced' });
  await runJob(api, client, queued.id);
  const job = await call('GET /jobs/{job_id}', { job_id: queued.id });
  const [route] = job.result.routes;
  await call('POST /bookings', {}, { order: ids[3], slot, notify: false });
  const listed = await call('GET /routes', {}, undefined, `?date=${date}&depot=${depot}`);
  expect(listed.unassigned).toEqual([ids[3]]);
  const day = { client, date, depot, shipper, vehicle: van, driver: '' };
  const suggested = await askAgent(api, day);
  await call('GET /agent/suggestions', {}, undefined, `?date=${date}&status=open`);
  await call(
    'POST /agent/suggestions/{suggestion_id}/dismiss',
    { suggestion_id: suggested.id },
    { reason: 'No.' },
  );
  const { id: suggestion_id } = await askAgent(api, day);
  await call('POST /agent/suggestions/{suggestion_id}/accept', { suggestion_id });

  const { data: routes } = await call('GET /routes', {}, undefined, `?date=${date}`);
  const { id: route_id, stops: planned } = routes.find(({ id }: any) => id === route.id) ?? routes[0];
  await call('GET /routes/{route_id}', { route_id });
  await call('PATCH /routes/{route_id}', { route_id }, { stops: planned.map(({ order }: any) => order) });
  const { id: run_id } = await call('POST /routes/{route_id}/publish', { route_id });
  await call('GET /runs', {}, undefined, `?date=${date}&status=published`);
  const { data: stops } = await call('GET /runs/{run_id}/stops', { run_id });
  const failed = { reason: 'no_answer', photo_ids: ['theirs-1'], rebook: false, notes: 'Nobody.' };
  const [collection] = stops.filter(({ type }: any) => type === 'collection');
  await call('POST /runs/{run_id}/stops/{stop_id}/fail', { run_id, stop_id: collection.id }, failed);
  await client.post('/tracking/positions', {
    positions: [{ vehicle: van, latitude: 51.37, longitude: -0.1, at: new Date().toISOString() }],
  });
  await call('GET /tracking/vehicles', {}, undefined, `?depot=${depot}`);
  for (const { id: stop_id } of stops.filter(({ type }: any) => type === 'delivery')) {
    await call('POST /runs/{run_id}/stops/{stop_id}/complete', { run_id, stop_id }, { signed_by: 'A' });
  }
  await call('GET /runs', {}, undefined, `?date=${date}`);
  await call('GET /runs/{run_id}/stops', { run_id });
  await call('GET /orders', {}, undefined, '?limit=100');
  for (const order_id of ids) await call('GET /orders/{order_id}/pieces', { order_id });
  expect([...called].toSorted()).toEqual(Object.keys(SPECIFIED).toSorted());

  const { data: events } = (await client.get('/events?limit=100')).body;
  // Before it is booked, a collection has a status that the document marks.
  const core = events.filter(
    ({ type, data }: any) =>
      SPECIFIED_EVENT.shape.type.safeParse(type).success && data.status !== 'awaiting_booking',
  );
  for (const event of core) {
    expect([event.type, SPECIFIED_EVENT.safeParse(event).error?.issues ?? []]).toEqual([event.type, []]);
  }
  expect(core.length).toBeGreaterThan(10);
  for (const refused of ['/orders/ord_none', '/orders?limit=0', '/nowhere']) {
    expect(SPECIFIED_ERROR.safeParse((await client.get(refused)).body).success).toBe(true);
  }
});
