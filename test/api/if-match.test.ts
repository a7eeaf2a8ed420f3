/**
 * Writing back what was read: `If-Match` on whatever has an entity tag, judged where the change is made, also under
 * contention; and records that are sent as GET returned them.
 */
import { resourceOf, type Operation } from '../../src/api/define-operation.js';
import { operations } from '../../src/operations/all-operations.js';
import { type Client, type Reply, useApi } from '../support/api.js';
import { makeOrder } from '../support/day.js';
import { liftRateLimits } from '../support/rate-limits.js';
import { makeWorld, type World } from '../support/world.js';

const api = useApi();
let world: World;
let client: Client;

beforeAll(async () => {
  await liftRateLimits(api);
  world = await makeWorld(api);

  ({ client } = world);
});

/** The tag of an uncompressed answer. */
const tagOf = async (path: string): Promise<string> => {
  const reply = await client.get(path, { 'accept-encoding': 'identity' });
  expect(reply.status).toBe(200);
  return reply.headers.get('etag') ?? '';
};
const refused = (reply: Reply) => {
  expect(reply.body).toMatchObject({ error: { code: 'precondition_failed', param: 'If-Match' } });
  expect(reply.status).toBe(412);
};

const conditional = operations.filter((operation) => resourceOf(operation, operations));
const pathOf = (operation: Operation) =>
  operation.path.replace(/\{(\w+)\}/g, (_, name: string) => world.ids[name]![0]);
const send = (operation: Operation, headers: Record<string, string>) => {
  const bodies: Record<string, unknown> = {
    'depots.replace_zones': { data: [{ name: 'All', postcode_prefixes: [''] }] },
    'depots.replace_slot_schedule': { windows: [] },
    'replies.resolve': { action: 'dismiss' },
    'messages.resolve': { status: 'sent' },
    'depots.put_slot_override': { closed: true },
    'routes.add_stops': { orders: ['ord_none'] },
    'orders.add_comment': { text: 'Call first.' },
    'orders.split': { barcodes: ['none'] },
    'shippers.erase_portal_user': { email: 'nobody@example.com' },
    'vehicles.add_absence': { from: '2031-12-24', to: '2031-12-31' },
    'drivers.send_message': { text: 'Call the office.' },
    'drivers.add_absence': { from: '2031-12-24', to: '2031-12-31' },
  };
  const method = operation.method.toLowerCase() as 'post' | 'patch' | 'put';
  const call = operation.method === 'DELETE' ? client.delete : client[method];
  return call(pathOf(operation), bodies[operation.name] ?? (operation.body ? {} : undefined), headers);
};

test('what has a tag of its own can be changed on condition', () => {
  expect(conditional.map(({ name: operation }) => operation)).toEqual(
    expect.arrayContaining([
      'orders.update',
      'orders.cancel',
      'routes.update',
      'routes.publish',
      'vehicles.delete',
      'depots.replace_zones',
      'templates.update',
      'webhooks.rotate_secret',
    ]),
  );
});

test.each(conditional.map((operation) => [operation.name, operation] as const))(
  '%s: another tag is 412 and changes nothing',
  async (_name, operation) => {
    const path = resourceOf(operation, operations)!.path;
    const resource = path.replace(/\{(\w+)\}/g, (_, name: string) => world.ids[name]![0]);
    const before = await tagOf(resource);
    refused(await send(operation, { 'if-match': '"another"' }));
    expect(await tagOf(resource)).toBe(before);
  },
);

test.each([
  '/orders/{order_id}',
  '/templates/{template_id}',
  '/vehicles/{vehicle_id}',
  '/drivers/{driver_id}',
  '/depots/{depot_id}',
  '/shippers/{shipper_id}',
  '/webhook-endpoints/{endpoint_id}',
] as const)('%s: what GET returned can be sent back, and leaves the record as it was', async (template) => {
  const { id } = await makeOrder(client, world.day.shipper);
  const path = template.replace(/\{(\w+)\}/, (_, name: string) =>
    name === 'order_id' ? id : world.ids[name]![0],
  );
  const { body } = await client.get(path);
  const reply = await client.patch(path, body);
  expect([reply.status, { ...reply.body, updated_at: body.updated_at }]).toEqual([200, body]);
});

test.each(['/vehicles', '/drivers', '/depots', '/shippers', '/templates'])(
  '%s: what GET returned makes another record of the kind',
  async (path) => {
    const { data } = (await client.get(path)).body;
    const reply = await client.post(path, data[0]);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      ...data[0],
      id: reply.body.id,
      ...(path === '/drivers' ? { app_status: 'invited' } : {}),
    });
  },
);

describe('the condition', () => {
  let path: string;
  let tag: string;
  beforeEach(async () => {
    const order = await makeOrder(client, world.day.shipper);
    path = `/orders/${order.id}`;
    tag = await tagOf(path);
  });
  const patch = (condition: string) => client.patch(path, { notes: 'Ring.' }, { 'if-match': condition });

  test.each([
    ['the tag', () => tag],
    ['any', () => '*'],
    ['one of several', () => `"other", ${tag} , "third"`],
    ['the tag of a compressed answer', () => tag.replace(/"$/, '-gzip"')],
  ])('%s holds', async (_case, condition) => {
    const changed = await patch(condition());
    expect(changed.status).toBe(200);
    // The answer has the tag of the record as it is now.
    expect((await patch(changed.headers.get('etag') ?? '')).status).toBe(200);
  });

  test.each([
    ['a weak tag', () => `W/${tag}`],
    ['a tag without quotes', () => tag.slice(1, -1)],
    ['none', () => ''],
    ['another coding', () => tag.replace(/"$/, '-zip"')],
  ])('%s does not hold', async (_case, condition) => {
    refused(await patch(condition()));
    expect(await tagOf(path)).toBe(tag);
  });

  test('an unknown record is 404, a broken body 422, whatever the tag', async () => {
    const headers = { 'if-match': tag };
    expect((await client.patch('/orders/ord_none', {}, headers)).status).toBe(404);
    expect((await client.patch(path, { hold: 'yes' }, { 'if-match': '"x"' })).status).toBe(422);
  });

  test('it is judged before the state', async () => {
    await client.post(`${path}/cancel`);
    refused(await client.post(`${path}/cancel`, undefined, { 'if-match': tag }));
  });

  test('without a record to be held it is never met', async () => {
    const answer = await fetch(`${api.origin}/sandbox/admin/v1/vehicles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.key}`, 'content-type': 'application/json', 'if-match': '*' },
      body: '{"name":"Van"}',
    });
    expect(answer.status).toBe(412);
    expect(((await answer.json()) as any).error.message).toContain('does not support If-Match');
  });

  test('a retry with its key gets the first answer, although the tag is old by then', async () => {
    const headers = { 'if-match': tag, 'idempotency-key': 'cancel-once' };
    const first = await client.post(`${path}/cancel`, {}, headers);
    const again = await client.post(`${path}/cancel`, {}, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    // A refusal is not remembered: the key serves the request that knows better.
    const other = await makeOrder(client, world.day.shipper);
    const late = { 'idempotency-key': 'cancel-late' };
    refused(await client.post(`/orders/${other.id}/cancel`, {}, { ...late, 'if-match': tag }));
    const now = await tagOf(`/orders/${other.id}`);
    expect((await client.post(`/orders/${other.id}/cancel`, {}, { ...late, 'if-match': now })).status).toBe(
      200,
    );
  });
});

describe('of changes at the same moment with the same tag one is made', () => {
  const statuses = (replies: readonly Reply[]) =>
    replies.map(({ status }) => status).toSorted((a, b) => a - b);
  const atOnce = async (
    path: string,
    change: (headers: Record<string, string>, n: number) => Promise<Reply>,
  ) => {
    const headers = { 'if-match': await tagOf(path) };
    return statuses(await Promise.all([1, 2, 3, 4, 5].map((n) => change(headers, n))));
  };

  test('of an order, over and over', async () => {
    const { id } = await makeOrder(client, world.day.shipper);
    const path = `/orders/${id}`;
    for (let round = 0; round < 5; round += 1) {
      const found = await atOnce(path, (headers, n) =>
        client.patch(path, { notes: `round ${round}, by ${n}` }, headers),
      );
      expect(found).toEqual([200, 412, 412, 412, 412]);
    }
  });

  test('of an order, with changes that set no condition in between', async () => {
    const { id } = await makeOrder(client, world.day.shipper);
    const path = `/orders/${id}`;
    const headers = { 'if-match': await tagOf(path) };
    const [plain, ...guarded] = await Promise.all([
      client.patch(path, { notes: 'plain' }),
      ...[1, 2, 3].map((n) => client.patch(path, { notes: `guarded ${n}` }, headers)),
    ]);
    expect(plain.status).toBe(200);
    // The guarded one may have come first; then it was not lost on the plain one, which asked for no protection.
    expect(guarded.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await client.get(path)).body.notes).toBe('plain');
  });

  test('of a route, whose orders are locked before it', async () => {
    const path = `/routes/${world.ids['route_id']![1]}`;
    const drivers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        client.post('/drivers', { name: `Driver ${n}`, phone: `+44770090002${n}`, depot: world.day.depot }),
      ),
    );
    const found = await atOnce(path, (headers, n) =>
      client.patch(path, { driver: drivers[n - 1]?.body.id }, headers),
    );
    expect(found).toEqual([200, 412, 412, 412, 412]);
  });

  test("of a depot's zones, which are rows of their own", async () => {
    const path = `/depots/${world.day.depot}/zones`;
    const [zone] = (await client.get(path)).body.data;
    const found = await atOnce(path, (headers, n) =>
      client.put(path, { data: [zone, { name: `Zone ${n}`, postcode_prefixes: ['CR'] }] }, headers),
    );
    expect(found).toEqual([200, 412, 412, 412, 412]);
  });
});

test('a compressed answer has a tag of its own, and both are fresh', async () => {
  const url = `${api.origin}/sandbox/admin/v1/orders`;
  const get = (headers: Record<string, string>) =>
    fetch(url, { headers: { authorization: `Bearer ${client.key}`, ...headers } });
  const plain = await get({ 'accept-encoding': 'identity' });
  const packed = await get({ 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const tags = [plain, packed].map(({ headers }) => headers.get('etag') ?? '');
  expect(tags[0]).toMatch(/^"[^"]+"$/);
  expect(tags[1]).toBe(tags[0]?.replace(/"$/, '-gzip"'));
  for (const tag of [...tags, ...tags.map((each) => `"x", W/${each}`)]) {
    const answer = await get({ 'if-none-match': tag });
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, tag.match(/"[^"]*"$/)?.[0]]);
  }
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});
