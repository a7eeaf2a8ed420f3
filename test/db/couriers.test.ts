/** What the operator's tools do: couriers, their keys, demo data. */
import { createDatabase } from '../../src/db/client.js';
import type { ScopeSource } from '../../src/db/scope.js';
import { createAdminKey, createCourier, revokeKey } from '../../src/operator/couriers.js';
import { addDemoData } from '../../src/operator/add-demo.js';
import { useApi } from '../support/api.js';

const api = useApi();
let owner: ScopeSource;

beforeAll(async () => {
  owner = { ...api.foundation.source, db: createDatabase(api.owner) };
});

const status = async (path: string, key: string) =>
  (await fetch(`${api.origin}${path}`, { headers: { authorization: `Bearer ${key}` } })).status;

test('a courier has two tenants, and a key opens one of them, within its scopes, until it is revoked', async () => {
  const courier = await createCourier(owner, { name: 'Acme', plan: 'growth' });
  const key = await createAdminKey(owner, { courier: courier.id, mode: 'live', scopes: ['fleet:write'] });
  expect(key.key).toMatch(/^wp_live_adm_[\w-]{32}$/);
  expect(await status('/admin/v1/vehicles', key.key)).toBe(200);
  expect(await status('/admin/v1/orders', key.key)).toBe(403);
  expect(await status('/sandbox/admin/v1/vehicles', key.key)).toBe(401);

  const { rows } = await api.owner.query('select * from admin_keys where id = $1', [key.id]);
  expect(rows[0]).toMatchObject({ tenant_id: courier.tenants.live, last_four: key.key.slice(-4) });
  expect(JSON.stringify(rows)).not.toContain(key.key);

  const revoked = await revokeKey(owner, key.id);
  expect(revoked.revoked_at).toBeInstanceOf(Date);
  expect((await revokeKey(owner, key.id)).revoked_at).toEqual(revoked.revoked_at);
});

test('what does not exist is refused in words', async () => {
  const { id: courier } = await createCourier(owner, { name: 'Bolt', plan: 'pro' });
  await expect(createAdminKey(owner, { courier: 'cou_none', mode: 'live' })).rejects.toThrow(
    'no courier cou_none',
  );
  await expect(createAdminKey(owner, { courier, mode: 'live', scopes: ['fly'] })).rejects.toThrow(
    'Unknown scope "fly"',
  );
  await expect(createCourier(owner, { name: ' ', plan: 'pro' })).rejects.toThrow(
    '`name` must be one line of 1 to 120',
  );
  await expect(revokeKey(owner, 'key_none')).rejects.toThrow('no key key_none');
});

test('demo data can be worked with at once, and is added once', async () => {
  const client = await api.client();
  const added = await client.scoped(addDemoData);
  expect(added).toEqual({ added: true, depot: expect.any(String), vehicles: 8, drivers: 8, shippers: 3 });
  expect((await client.get(`/depots/${added.depot}/zones`)).body.data).toHaveLength(3);
  expect((await client.get('/vehicles')).body.data).toHaveLength(8);
  expect((await client.get('/drivers')).body.data.every((row: any) => row.app_status === 'invited')).toBe(
    true,
  );
  expect((await client.scoped(addDemoData)).added).toBe(false);
  expect((await client.get('/vehicles')).body.data).toHaveLength(8);
});
