/**
 * What outlasts a person or destroys proofs is the owners' matter: one scope, or a dispatcher's session, is not enough.
 */
import { SCOPES } from '../../src/domain/access.js';
import { type Client, useApi } from '../support/api.js';
import { createDatabase } from '../../src/db/client.js';
import { createAdminKey } from '../../src/operator/couriers.js';
import { bothModes, member, type Member } from '../support/console.js';

const api = useApi();
let live: Client;
let sandbox: Client;
let owner: Member;
let dispatcher: Member;

beforeAll(async () => {
  ({ live, sandbox } = await bothModes(api));
  owner = await member(api, live);
  dispatcher = await member(api, live, 'dispatcher');
});

test.each(SCOPES)('a key with %s alone does not shorten how long proofs are kept', async (scope) => {
  const client = await api.client({ mode: 'live', scopes: [scope] });
  const { status, body } = await client.patch('/settings', { retention_days: 1 });
  expect([status, body.error?.code]).toEqual([403, 'insufficient_scope']);
  expect((await client.get('/settings')).body.retention_days).toBeNull();
});

test('a dispatcher does not change settings; an owner does', async () => {
  const path = '/admin/v1/settings';
  expect((await dispatcher.call('PATCH', path, { retention_days: 1 })).status).toBe(403);
  expect((await dispatcher.call('GET', path)).body.retention_days).toBeNull();
  expect((await owner.call('PATCH', path, { retention_days: 900 })).status).toBe(200);
});

test('a dispatcher leaves no endpoint behind, and takes over none', async () => {
  const path = '/admin/v1/webhook-endpoints';
  const input = { url: 'https://receiver.example/hook', events: ['order.created'] };
  expect((await dispatcher.call('POST', path, input)).status).toBe(403);
  const made = await owner.call('POST', path, input);
  expect(made.status).toBe(201);
  const own = `${path}/${made.body.id}`;
  expect((await dispatcher.call('PATCH', own, { url: 'https://other.example/hook' })).status).toBe(403);
  expect((await dispatcher.call('POST', `${own}/rotate-secret`)).status).toBe(403);
  expect((await dispatcher.call('DELETE', own)).status).toBe(403);
  expect((await dispatcher.call('GET', own)).body.url).toBe(input.url);
});

describe('owners are mailed', () => {
  /** What the courier's owners were told, each notice with its recipients. */
  const told = async (of = live) => {
    const { rows } = await api.owner.query<{ recipient: string; subject: string; body: string }>(
      `select recipient, subject, body from messages where tenant_id = $1 and kind = 'access_changed'
       order by created_at, id`,
      [of.tenant.id],
    );
    return rows;
  };
  /** Returns the notices of what `work` does, which are sent to the owner alone. */
  const noticesOf = async (work: () => Promise<unknown>) => {
    const before = (await told()).length;
    await work();
    const fresh = (await told()).slice(before);
    expect(new Set(fresh.map(({ recipient }) => recipient))).toEqual(new Set([owner.staff.email]));
    expect(JSON.stringify(fresh)).not.toMatch(/whsec_|wp_live_adm_|dispatcher-\d/);
    return fresh;
  };

  test('when an endpoint is registered, changed, given a secret, or removed', async () => {
    const path = '/webhook-endpoints';
    let id = '';
    const made = await noticesOf(async () => {
      const input = { url: 'https://receiver.example/hook?token=abc', events: ['order.created'] };
      id = (await live.post(path, input)).body.id;
    });
    expect(made[0]).toMatchObject({ subject: 'A webhook endpoint was registered' });
    expect(made[0]?.body).toContain(`${id}, at receiver.example, was registered. It receives order.created.`);
    expect(made[0]?.body).toContain('by the API key key_');
    expect(made[0]?.body).not.toContain('token');
    const moved = await noticesOf(() =>
      owner.call('PATCH', `/admin/v1${path}/${id}`, { url: 'https://other.example/hook' }),
    );
    expect(moved[0]?.body).toContain('other.example');
    expect(moved[0]?.body).toContain(`by a member of your staff (${owner.staff.id})`);
    const before = (await told()).length;
    expect((await live.patch(`${path}/${id}`, { events: ['order.created'] })).status).toBe(200);
    expect((await told()).length).toBe(before);
    expect(await noticesOf(() => live.post(`${path}/${id}/rotate-secret`))).toHaveLength(1);
    expect(await noticesOf(() => live.delete(`${path}/${id}`))).toHaveLength(1);
  });

  test('when a key is made, rolled or revoked, by an operator too', async () => {
    let id = '';
    const made = await noticesOf(async () => {
      ({ id } = (await live.post('/api-keys', { label: 'x', scopes: ['orders:read'] })).body);
    });
    expect(made.map(({ body }) => body).join()).toMatch(`${id} was created. It ends with`);
    expect(await noticesOf(() => live.post(`/api-keys/${id}/roll`))).toHaveLength(1);
    expect(await noticesOf(() => live.delete(`/api-keys/${id}`))).toHaveLength(1);
    const source = { ...api.foundation.source, db: createDatabase(api.owner) };
    const { courier } = live.tenant;
    const [notice] = await noticesOf(() => createAdminKey(source, { courier, mode: 'live' }));
    expect(notice?.body).toContain('by the operator of the service');
  });

  test('when somebody is added, changed or removed; an owner who is removed too', async () => {
    let id = '';
    await noticesOf(async () => {
      const input = { email: 'dispatcher-77@northgate.example', role: 'dispatcher' };
      ({ id } = (await owner.call('POST', '/staff', input)).body);
    });
    const raised = await noticesOf(() => owner.call('PATCH', `/staff/${id}`, { role: 'owner' }));
    expect(raised[0]?.body).toContain(`Member of staff ${id} was dispatcher, and is owner now.`);
    const before = (await told()).length;
    await owner.call('DELETE', `/staff/${id}`);
    const removed = (await told()).slice(before).map(({ recipient }) => recipient);
    expect(removed.toSorted()).toEqual(['dispatcher-77@northgate.example', owner.staff.email].toSorted());
  });

  test('not when nothing was changed, nor for the sandbox', async () => {
    const before = (await told()).length;
    await live.post('/webhook-endpoints', { url: 'https://receiver.example/hook', events: [] });
    await live.delete('/api-keys/key_none');
    expect((await told()).length).toBe(before);
    await sandbox.post('/api-keys', { label: 'x' });
    expect(await told(sandbox)).toEqual([]);
  });

  test('no more than twenty in an hour, the last of which says so', async () => {
    const { live: busy } = await bothModes(api);
    const boss = await member(api, busy);
    await api.owner.query(`delete from messages where tenant_id = $1`, [busy.tenant.id]);
    const { id } = (
      await busy.post('/webhook-endpoints', { url: 'https://r.example/h', events: ['order.created'] })
    ).body;
    for (let times = 0; times < 22; times += 1) await busy.post(`/webhook-endpoints/${id}/rotate-secret`);
    const notices = await told(busy);
    expect(notices.map(({ recipient }) => recipient)).toEqual(
      Array.from({ length: 20 }, () => boss.staff.email),
    );
    expect(notices.filter(({ body }) => body.includes('many changes'))).toHaveLength(1);
    expect(notices.at(-1)?.body).toContain('many changes');
  });
});
