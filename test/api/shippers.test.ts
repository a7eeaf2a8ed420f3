/** Shippers and their API keys over HTTP: a block per status. */
import { digestKey } from '../../src/runtime/secrets.js';
import { type Client, useApi } from '../support/api.js';
import { makeOrder } from '../support/day.js';

const api = useApi();
let client: Client;

beforeAll(async () => {
  client = await api.client();
});

const add = async (body: object = {}) => (await client.post('/shippers', { name: 'Volt', ...body })).body;

/** The kinds of the invitations of a shipper's users, each once for all whom a change has invited. */
const invitesOf = async (shipper: string) => {
  const { rows } = await api.owner.query(
    `select kind from messages where starts_with(dedupe_key, 'portal_invite/' || $1 || '/') group by kind, cause`,
    [shipper],
  );
  return rows.map(({ kind }) => kind);
};

describe('shippers', () => {
  test('201: with every field; portal users are invited', async () => {
    const full = {
      name: 'Hearth & Home',
      contact_email: 'ops@hearth.example',
      portal_users: ['a@hearth.example', 'b@hearth.example'],
      booking: { automatic: false, sender_name: 'Hearth' },
    };
    const made = await client.post('/shippers', full);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ id: expect.stringMatching(/^shp_/), object: 'shipper', ...full });
    expect(await invitesOf(made.body.id)).toEqual(['portal_invite']);
  });

  test('metadata is stored, merged and cleared', async () => {
    const made = await client.post('/shippers', { name: 'Hearth', metadata: { crm_id: '7' } });
    expect(made.body.metadata).toEqual({ crm_id: '7' });
    const patch = (metadata: unknown) => client.patch(`/shippers/${made.body.id}`, { metadata });
    expect((await patch({ tier: 'gold' })).body.metadata).toEqual({ crm_id: '7', tier: 'gold' });
    expect((await patch({ crm_id: null, tier: null })).body).not.toHaveProperty('metadata');
  });

  test('200: only portal users who are new are invited, each once, when the invitations go out too', async () => {
    const { id } = await add({ portal_users: ['a@volt.example', 'b@volt.example'] });
    const invited = async () => {
      const { body } = await client.get('/messages');
      const mine = body.data.filter((message: { body: string }) => message.body.includes(`id=${id}`));
      return mine.map((message: { to: string }) => message.to).toSorted();
    };
    expect(await invited()).toEqual(['a@volt.example', 'b@volt.example']);
    const path = `/shippers/${id}`;
    await client.patch(path, { portal_users: ['b@volt.example', 'c@volt.example', 'a@volt.example'] });
    const all = ['a@volt.example', 'b@volt.example', 'c@volt.example'];
    expect(await invited()).toEqual(all);
    expect(await invitesOf(id)).toHaveLength(2);
    // Another name, or somebody less, invites nobody.
    await client.patch(path, { name: 'Volt & Co', portal_users: ['c@volt.example'] });
    expect(await invitesOf(id)).toHaveLength(2);
    expect(await invited()).toEqual(all);
    // Whoever was taken off and comes back is new.
    await client.patch(path, { portal_users: ['a@volt.example', 'c@volt.example'] });
    expect(await invited()).toEqual(['a@volt.example', ...all]);
  });

  test('201: booking is automatic unless told otherwise; nobody is invited', async () => {
    const made = await add();
    expect(made).toEqual({
      id: made.id,
      object: 'shipper',
      name: 'Volt',
      portal_users: [],
      booking: { automatic: true },
    });
    expect((await add({ booking: { sender_name: 'V' } })).booking).toEqual({
      automatic: true,
      sender_name: 'V',
    });
    expect(await invitesOf(made.id)).toEqual([]);
  });

  test('200: PATCH invites new portal users only, and null takes away', async () => {
    const { id } = await add({ contact_email: 'x@volt.example', portal_users: ['a@volt.example'] });
    const changed = await client.patch(`/shippers/${id}`, {
      contact_email: null,
      booking: { automatic: false },
      portal_users: [],
    });
    expect(changed.body).toEqual({
      id,
      object: 'shipper',
      name: 'Volt',
      portal_users: [],
      booking: { automatic: false },
    });
    expect(await invitesOf(id)).toHaveLength(1);
    await client.patch(`/shippers/${id}`, { portal_users: ['c@volt.example'] });
    expect(await invitesOf(id)).toHaveLength(2);
    expect((await client.get(`/shippers/${id}`)).body.portal_users).toEqual(['c@volt.example']);
  });

  test('204: gone, its keys revoked; 409 in_use with an open order', async () => {
    const { id } = await add();
    await client.post(`/shippers/${id}/api-keys`);
    const order = await makeOrder(client, id);
    const used = await client.delete(`/shippers/${id}`);
    expect(used.status).toBe(409);
    expect(used.body.error.code).toBe('in_use');
    await client.post(`/orders/${order.id}/cancel`);
    expect((await client.delete(`/shippers/${id}`)).status).toBe(204);
    expect((await client.get(`/shippers/${id}`)).status).toBe(404);
    const { rows } = await api.owner.query('select revoked_at from shipper_keys where shipper = $1', [id]);
    expect(rows).toEqual([{ revoked_at: expect.any(Date) }]);
  });

  test.each([
    ['no name', {}, 'missing_field', 'name'],
    ['no email address', { name: 'V', contact_email: 'nope' }, 'invalid_value', 'contact_email'],
    [
      'a portal user twice',
      { name: 'V', portal_users: ['a@b.example', 'A@b.example'] },
      'invalid_value',
      'portal_users',
    ],
    [
      'too many portal users',
      { name: 'V', portal_users: Array.from({ length: 51 }, (_, n) => `u${n}@b.example`) },
      'too_many_items',
      'portal_users',
    ],
    ['an unknown setting', { name: 'V', booking: { auto: true } }, 'unknown_field', 'booking.auto'],
  ])('422: %s', async (_case, body, code, param) => {
    const refused = await client.post('/shippers', body);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code, param });
  });

  test('403: orders:read reads, shippers:write writes', async () => {
    const reader = await api.client({ scopes: ['orders:read'] });
    expect((await reader.get('/shippers')).body).toEqual({ object: 'list', data: [], has_more: false });
    expect((await reader.post('/shippers', { name: 'V' })).body.error.message).toContain('shippers:write');
  });
});

describe('API keys', () => {
  test('201: sandbox by default, shown once, kept as a digest', async () => {
    const { id } = await add();
    const made = await client.post(`/shippers/${id}/api-keys`);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^shk_/),
      object: 'api_key',
      key: expect.stringMatching(/^wp_test_shp_[\w-]{32}$/),
      mode: 'sandbox',
    });
    const live = await client.post(`/shippers/${id}/api-keys`, { mode: 'live', label: 'Till' });
    expect(live.body.key).toMatch(/^wp_live_shp_/);

    const listed = (await client.get(`/shippers/${id}/api-keys`)).body.data;
    expect(listed[0]).toEqual({
      id: live.body.id,
      object: 'api_key',
      key: `wp_live_shp_…${live.body.key.slice(-4)}`,
      mode: 'live',
      label: 'Till',
      created_at: expect.any(String),
    });
    const { rows } = await api.owner.query(
      'select row_to_json(k)::text as row from shipper_keys k where id = $1',
      [made.body.id],
    );
    expect(rows[0].row).not.toContain(made.body.key);
    expect(rows[0].row).toContain(digestKey(Buffer.alloc(32, 2), made.body.key));
  });

  test('201: a retry shows the same key, which is sealed meanwhile', async () => {
    const { id } = await add();
    const headers = { 'idempotency-key': 'till-key' };
    const first = await client.post(`/shippers/${id}/api-keys`, {}, headers);
    const second = await client.post(`/shippers/${id}/api-keys`, {}, headers);
    expect(second.body).toEqual(first.body);
    const { rows } = await api.owner.query(
      `select sealed, body from idempotency_keys where key = 'till-key'`,
    );
    expect(rows[0].sealed).toBe(true);
    expect(rows[0].body.includes(first.body.key)).toBe(false);
  });

  test('204: revoked and no longer listed; 404 the second time, and under another shipper', async () => {
    const { id } = await add();
    const other = await add();
    const key = (await client.post(`/shippers/${id}/api-keys`)).body.id;
    expect((await client.delete(`/shippers/${other.id}/api-keys/${key}`)).status).toBe(404);
    expect((await client.delete(`/shippers/${id}/api-keys/${key}`)).status).toBe(204);
    expect((await client.get(`/shippers/${id}/api-keys`)).body.data).toEqual([]);
    expect((await client.delete(`/shippers/${id}/api-keys/${key}`)).status).toBe(404);
  });

  test('404 and 422: no such shipper, no such mode', async () => {
    expect((await client.post('/shippers/shp_none/api-keys')).status).toBe(404);
    const { id } = await add();
    const refused = await client.post(`/shippers/${id}/api-keys`, { mode: 'test' });
    expect(refused.body.error).toMatchObject({ code: 'invalid_value', param: 'mode' });
  });
});
