/** Webhook endpoints, deliveries and events over HTTP: a block per operation and status. */
import { recordEvents } from '../../src/db/outbox.js';
import type { EventType } from '../../src/contracts/events.js';
import { type Client, useApi } from '../support/api.js';
import { exampleData } from '../support/conformance.js';
import { makeOrder, scanIn, setUp } from '../support/day.js';

const api = useApi();
let client: Client;

const URL_ = 'https://courier.example/hooks';

beforeEach(async () => {
  client = await api.client();
});

const add = async (body: object = {}) =>
  (await client.post('/webhook-endpoints', { url: URL_, events: ['order.created'], ...body })).body;

const dataOf = (id: string, type: EventType = 'order.created') => exampleData(type, id) as never;
const happen = (subject: string, type: EventType = 'order.created') =>
  client.scoped((scope) => recordEvents(scope, type, [{ subject, data: dataOf(subject, type) }]));

const deliveriesOf = async (endpoint: string, query = '') =>
  (await client.get(`/webhook-endpoints/${endpoint}/deliveries${query}`)).body;

const setStatus = (delivery: string, status: string) =>
  api.owner.query('update webhook_deliveries set status = $2 where id = $1', [delivery, status]);

const startsOf = async (delivery: string): Promise<number[]> => {
  const { rows } = await api.owner.query(
    `select (payload->>'series')::int as series from outbox where topic = 'webhook.delivery' and subject = $1 order by seq`,
    [delivery],
  );
  return rows.map((row) => row.series);
};

describe('endpoints', () => {
  test('201: the secret is shown once, and sealed at rest', async () => {
    const made = await client.post('/webhook-endpoints', {
      url: URL_,
      events: ['stop.failed', 'order.created'],
    });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^whe_/),
      object: 'webhook_endpoint',
      url: URL_,
      events: ['stop.failed', 'order.created'],
      status: 'enabled',
      secret: expect.stringMatching(/^whsec_[\w-]{32}$/),
    });
    const { secret, ...endpoint } = made.body;
    expect((await client.get('/webhook-endpoints')).body).toEqual({
      object: 'list',
      data: [endpoint],
      has_more: false,
    });
    expect((await client.get(`/webhook-endpoints/${endpoint.id}`)).body).toEqual(endpoint);
    const { rows } = await api.owner.query('select secret from webhook_endpoints where id = $1', [
      endpoint.id,
    ]);
    expect(rows[0].secret.includes(secret)).toBe(false);
  });

  test('200: PATCH changes address, events and status', async () => {
    const { id } = await add();
    const changed = await client.patch(`/webhook-endpoints/${id}`, {
      url: 'http://127.0.0.1:9/hooks',
      events: ['run.started'],
      status: 'disabled',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      id,
      object: 'webhook_endpoint',
      url: 'http://127.0.0.1:9/hooks',
      events: ['run.started'],
      status: 'disabled',
    });
  });

  test('200: enabled again, an endpoint has a clean sheet; other changes keep the count', async () => {
    const { id } = await add();
    await api.owner.query('update webhook_endpoints set failing_since = now() where id = $1', [id]);
    const failing = async () =>
      (await api.owner.query('select failing_since from webhook_endpoints where id = $1', [id])).rows[0]
        .failing_since;
    await client.patch(`/webhook-endpoints/${id}`, { events: ['run.started'], status: 'enabled' });
    expect(await failing()).not.toBeNull();
    await client.patch(`/webhook-endpoints/${id}`, { status: 'disabled' });
    await client.patch(`/webhook-endpoints/${id}`, { status: 'enabled' });
    expect(await failing()).toBeNull();
  });

  test('200: with no overlap the old secret signs nothing more; with one it does for as long', async () => {
    const made = await add();
    const path = `/webhook-endpoints/${made.id}/rotate-secret`;
    const until = async () => {
      const { rows } = await api.owner.query(
        'select previous_secret_until as until, updated_at as at from webhook_endpoints where id = $1',
        [made.id],
      );
      return (rows[0].until.getTime() - rows[0].at.getTime()) / 3_600_000;
    };
    for (const overlap_hours of [0, 1, 168]) {
      expect((await client.post(path, { overlap_hours })).status).toBe(200);
      expect(await until()).toBe(overlap_hours);
    }
    for (const overlap_hours of [-1, 169, 0.5]) {
      expect((await client.post(path, { overlap_hours })).body.error.param).toBe('overlap_hours');
    }
  });

  test('200: a rotated secret signs beside the old one for a day', async () => {
    const made = await add();
    const rotated = await client.post(`/webhook-endpoints/${made.id}/rotate-secret`);
    expect(rotated.status).toBe(200);
    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect(rotated.body.secret).not.toBe(made.secret);
    const { rows } = await api.owner.query('select * from webhook_endpoints where id = $1', [made.id]);
    const open = (sealed: Buffer) =>
      client.scoped((scope) => Promise.resolve(scope.deployment.vault.open(made.id, sealed)));
    expect(await open(rows[0].secret)).toBe(rotated.body.secret);
    expect(await open(rows[0].previous_secret)).toBe(made.secret);
    const hours = (rows[0].previous_secret_until - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  test('204: gone, and told of nothing more', async () => {
    const { id } = await add();
    expect((await client.delete(`/webhook-endpoints/${id}`)).status).toBe(204);
    expect((await client.get(`/webhook-endpoints/${id}`)).status).toBe(404);
    await happen('ord_1');
    const { rows } = await api.owner.query('select id from webhook_deliveries where endpoint = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('200: what was sent to one that was removed can be read for 30 days, and not sent again', async () => {
    const { id } = await add();
    await happen('ord_1');
    const [sent] = (await deliveriesOf(id)).data;
    expect((await client.delete(`/webhook-endpoints/${id}`)).status).toBe(204);
    const removed = async () =>
      (await client.get('/webhook-endpoints?removed=true')).body.data.map((one: any) => one.id);
    expect(await removed()).toContain(id);
    expect((await client.get('/webhook-endpoints')).body.data.map((one: any) => one.id)).not.toContain(id);
    expect((await deliveriesOf(id)).data[0]).toMatchObject({ id: sent.id, endpoint: id });
    expect((await client.post(`/webhook-endpoints/${id}/deliveries/${sent.id}/replay`)).status).toBe(404);
    await api.owner.query(
      `update webhook_endpoints set archived_at = now() - interval '31 days' where id = $1`,
      [id],
    );
    expect(await removed()).not.toContain(id);
    expect((await client.get(`/webhook-endpoints/${id}/deliveries`)).status).toBe(404);
  });

  test.each([
    ['no events', { events: [] }, 'events'],
    ['an event of the shippers', { events: ['consignment.created'] }, 'events[0]'],
    ['an event twice', { events: ['run.started', 'run.started'] }, 'events'],
    ['an http address', { url: 'http://courier.example/hooks' }, 'url'],
    ['a private address', { url: 'https://10.0.0.8/hooks' }, 'url'],
    ['a metadata address', { url: 'https://169.254.169.254/latest' }, 'url'],
    ['no address', { url: 'hooks' }, 'url'],
  ])('422: %s', async (_case, change, param) => {
    const refused = await client.post('/webhook-endpoints', {
      url: URL_,
      events: ['run.started'],
      ...change,
    });
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code: 'invalid_value', param });
  });

  test('422: PATCH refuses the same addresses and changes nothing', async () => {
    const { id } = await add();
    const refused = await client.patch(`/webhook-endpoints/${id}`, {
      url: 'https://10.0.0.8/',
      status: 'disabled',
    });
    expect(refused.status).toBe(422);
    expect((await client.get(`/webhook-endpoints/${id}`)).body).toMatchObject({
      url: URL_,
      status: 'enabled',
    });
  });

  test('422: a seventeenth, also when several come at once; one that is removed makes room', async () => {
    const first = await add();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.post('/webhook-endpoints', { url: URL_, events: ['order.created'] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(15);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: 'too_many_items', param: 'url' });
    }
    await client.delete(`/webhook-endpoints/${first.id}`);
    expect(await add()).toMatchObject({ status: 'enabled' });
    const other = await api.client();
    expect((await other.post('/webhook-endpoints', { url: URL_, events: ['order.created'] })).status).toBe(
      201,
    );
  });

  test("403 and 404: another key's scope, another tenant's endpoint", async () => {
    const { id } = await add();
    const reader = await api.client({ scopes: ['orders:write', 'routes:write'] });
    expect((await reader.get('/webhook-endpoints')).status).toBe(403);
    expect((await reader.get('/events')).status).toBe(403);
    const other = await api.client();
    for (const action of ['test', 'rotate-secret', 'recover', 'deliveries/whd_x/replay']) {
      expect((await other.post(`/webhook-endpoints/${id}/${action}`)).status).toBe(404);
    }
    expect((await other.get(`/webhook-endpoints/${id}/deliveries`)).status).toBe(404);
  });
});

describe('events', () => {
  test('200: as envelopes, newest first, by type and subject', async () => {
    await happen('ord_1');
    await happen('ord_2');
    await happen('run_1', 'run.started');
    const all = (await client.get('/events')).body;
    expect(all.data.map((event: any) => event.data.id)).toEqual(['run_1', 'ord_2', 'ord_1']);
    expect(all.data[0]).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'run.started',
      created: expect.stringMatching(/Z$/),
      data: exampleData('run.started', 'run_1'),
    });
    expect((await client.get('/events?type=run.started')).body.data).toHaveLength(1);
    expect((await client.get('/events?subject=ord_1')).body.data[0].data.id).toBe('ord_1');
    const page = (await client.get('/events?limit=2')).body;
    expect(page).toMatchObject({ has_more: true, data: all.data.slice(0, 2) });
  });
});

describe('deliveries', () => {
  test('200: one per subscribed, enabled endpoint', async () => {
    const { id } = await add();
    const deaf = await add({ events: ['run.started'] });
    await happen('ord_1');
    const list = await deliveriesOf(id);
    expect(list).toMatchObject({ object: 'list', has_more: false });
    expect(list.data).toEqual([
      {
        id: expect.stringMatching(/^whd_/),
        object: 'webhook_delivery',
        endpoint: id,
        event: expect.stringMatching(/^evt_/),
        type: 'order.created',
        status: 'pending',
        attempts: [],
        next_attempt_at: expect.any(String),
      },
    ]);
    expect(await startsOf(list.data[0].id)).toEqual([1]);
    expect((await deliveriesOf(deaf.id)).data).toEqual([]);
    expect((await deliveriesOf(id, '?status=failed')).data).toEqual([]);
  });

  test('many events for many endpoints in one transaction, beyond 65,535 values', async () => {
    for (let n = 0; n < 16; n += 1) await add();
    const events = Array.from({ length: 700 }, (_, n) => ({ subject: `ord_${n}`, data: dataOf(`ord_${n}`) }));
    await client.scoped((scope) => recordEvents(scope, 'order.created', events));
    const { rows } = await api.owner.query(
      `select count(*)::int as count, count(distinct endpoint)::int as endpoints from webhook_deliveries
       where tenant_id = $1 and status = 'pending' and series = 1`,
      [client.tenant.id],
    );
    expect(rows).toEqual([{ count: 16 * 700, endpoints: 16 }]);
  });

  test('202: a replay is another series of the same event', async () => {
    const { id } = await add();
    await happen('ord_1');
    const [before] = (await deliveriesOf(id)).data;
    await setStatus(before.id, 'delivered');
    const replayed = await client.post(`/webhook-endpoints/${id}/deliveries/${before.id}/replay`);
    expect(replayed.status).toBe(202);
    expect(replayed.body).toMatchObject({ id: before.id, event: before.event, status: 'pending' });
    expect(await startsOf(before.id)).toEqual([1, 2]);
  });

  test('404: a delivery of another endpoint', async () => {
    const { id } = await add();
    const other = await add();
    await happen('ord_1');
    const [delivery] = (await deliveriesOf(id)).data;
    const refused = await client.post(`/webhook-endpoints/${other.id}/deliveries/${delivery.id}/replay`);
    expect(refused.status).toBe(404);
  });

  test('202: a test goes to this endpoint alone and says that it is one', async () => {
    const { id } = await add({ events: ['stop.failed', 'order.created'] });
    const other = await add({ events: ['stop.failed'] });
    const tested = await client.post(`/webhook-endpoints/${id}/test`);
    expect(tested.status).toBe(202);
    expect(tested.body).toMatchObject({ endpoint: id, type: 'endpoint.test', status: 'pending' });
    const [event] = (await client.get(`/events?subject=${id}`)).body.data;
    expect(event).toMatchObject({
      id: tested.body.event,
      type: 'endpoint.test',
      data: { object: 'test', endpoint: id },
    });
    expect((await deliveriesOf(other.id)).data).toEqual([]);
    expect((await client.post(`/webhook-endpoints/${other.id}/recover`)).body).toEqual({ recovered: 0 });
  });

  test('409: nothing is sent to a disabled endpoint', async () => {
    const { id } = await add();
    await happen('ord_1');
    const [delivery] = (await deliveriesOf(id)).data;
    await client.patch(`/webhook-endpoints/${id}`, { status: 'disabled' });
    for (const action of ['test', 'recover', `deliveries/${delivery.id}/replay`]) {
      const refused = await client.post(`/webhook-endpoints/${id}/${action}`);
      expect(refused.status).toBe(409);
      expect(refused.body.error.code).toBe('invalid_state');
    }
  });
});

describe('recovery', () => {
  test('202: what happened while disabled, and what failed; not what was delivered or is not subscribed', async () => {
    const { id } = await add();
    await happen('ord_delivered');
    await happen('ord_failed');
    const [failed, delivered] = (await deliveriesOf(id)).data;
    await setStatus(delivered.id, 'delivered');
    await setStatus(failed.id, 'failed');
    await client.patch(`/webhook-endpoints/${id}`, { status: 'disabled' });
    await happen('ord_missed');
    await happen('run_1', 'run.started');
    expect((await deliveriesOf(id)).data).toHaveLength(2);
    await client.patch(`/webhook-endpoints/${id}`, { status: 'enabled' });

    const recovered = await client.post(`/webhook-endpoints/${id}/recover`);
    expect(recovered.status).toBe(202);
    expect(recovered.body).toEqual({ recovered: 2 });
    expect(await startsOf(failed.id)).toEqual([1, 2]);
    expect(await startsOf(delivered.id)).toEqual([1]);
    const [missed] = (await deliveriesOf(id)).data;
    expect(await startsOf(missed.id)).toEqual([1]);
    expect((await client.post(`/webhook-endpoints/${id}/recover`)).body).toEqual({ recovered: 0 });
  });

  test('202: from `since` on, of the last 30 days, and since the endpoint is there', async () => {
    const { id } = await add();
    await client.patch(`/webhook-endpoints/${id}`, { status: 'disabled' });
    for (const subject of ['ord_old', 'ord_week', 'ord_new']) await happen(subject);
    await client.patch(`/webhook-endpoints/${id}`, { status: 'enabled' });
    const age = (table: string, column: string, value: string, days: number) =>
      api.owner.query(
        `update ${table} set created_at = now() - make_interval(days => $2) where tenant_id = $3 and ${column} = $1`,
        [value, days, client.tenant.id],
      );
    await age('events', 'subject', 'ord_old', 31);
    await age('events', 'subject', 'ord_week', 7);
    expect((await client.post(`/webhook-endpoints/${id}/recover`)).body).toEqual({ recovered: 1 });
    await age('webhook_endpoints', 'id', id, 60);
    const since = new Date(Date.now() - 3 * 86_400_000).toISOString();
    expect((await client.post(`/webhook-endpoints/${id}/recover`, { since })).body).toEqual({ recovered: 0 });
    expect((await client.post(`/webhook-endpoints/${id}/recover`)).body).toEqual({ recovered: 1 });
    const refused = await client.post(`/webhook-endpoints/${id}/recover`, { since: 'yesterday' });
    expect(refused.body.error).toMatchObject({ code: 'invalid_value', param: 'since' });
  });
});

test('the deliveries of what happened to an order: to whichever endpoint, newest first, with their attempts', async () => {
  const { shipper } = await setUp(client);
  const first = await add();
  const second = await add({ events: ['order.created', 'order.scanned'] });
  const order = await makeOrder(client, shipper);
  await makeOrder(client, shipper);
  await scanIn(client, order);
  const { status, body } = await client.get(`/orders/${order.id}/deliveries`);
  expect(status).toBe(200);
  expect(body.data.map(({ type }: any) => type)).toEqual(['order.scanned', 'order.created', 'order.created']);
  expect(body.data.map(({ endpoint }: any) => endpoint).toSorted()).toEqual(
    [first.id, second.id, second.id].toSorted(),
  );
  expect(body.data[0]).toEqual((await deliveriesOf(second.id, '?limit=1')).data[0]);
  const page = await client.get(`/orders/${order.id}/deliveries?limit=1&starting_after=${body.data[0].id}`);
  expect([page.body.data, page.body.has_more]).toEqual([[body.data[1]], true]);
  expect((await client.get('/orders/ord_none/deliveries')).status).toBe(404);
  expect((await (await api.client()).get(`/orders/${order.id}/deliveries`)).status).toBe(404);
});
