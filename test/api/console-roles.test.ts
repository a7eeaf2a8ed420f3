/** Who may do what in the console, over every operation of the API: by role, by the session's word, by courier. */
import type { Operation } from '../../src/api/define-operation.js';
import { consoleOperations } from '../../src/pages/console/session-auth.js';
import { operations } from '../../src/operations/all-operations.js';
import { type Client, useApi } from '../support/api.js';
import { bothModes, follow, mailedLinks, member, type Member, within } from '../support/console.js';

const api = useApi();
let live: Client;
let owner: Member;
let dispatcher: Member;
let viewer: Member;

beforeAll(async () => {
  ({ live } = await bothModes(api));
  owner = await member(api, live);
  dispatcher = await member(api, live, 'dispatcher');
  viewer = await member(api, live, 'viewer');
});
beforeEach(() => api.owner.query('delete from rate_limits'));

/** The path of an operation, with an id for each parameter. */
const pathOf = ({ path }: Operation) =>
  path.replace('{date}', '2026-03-10').replace(/\{\w+\}/g, 'x_01kag5v8x2e0j9d3v6m1h7q4tz');
const everywhere = [
  ...operations.map((operation) => ({ operation, path: `/admin/v1${pathOf(operation)}` })),
  ...consoleOperations.map((operation) => ({ operation, path: pathOf(operation) })),
];
const writes = everywhere.filter(({ operation }) => operation.method !== 'GET');
const reads = everywhere.filter(({ operation }) => operation.method === 'GET');
const counted = async () => {
  const { rows } = await api.owner.query(
    `select (select count(*) from audit_log)::int as audit, (select count(*) from events)::int as events,
            (select count(*) from idempotency_keys)::int as keys, (select count(*) from outbox)::int as outbox`,
  );
  return rows[0];
};

test('there are operations of every kind to go over', () => {
  expect(writes.length).toBeGreaterThan(50);
  expect(reads.length).toBeGreaterThan(35);
});

test('sheets of the sandbox open in a tab, by the cookie alone', async () => {
  const { body } = await owner.call('GET', '/admin/v1/shippers', undefined, { 'waypost-mode': 'sandbox' });
  expect((await owner.call('GET', '/sandbox/admin/v1/shippers')).body).toEqual(body);
  const refused = await fetch(`${api.origin}/console/sandbox/admin/v1/shippers`);
  expect(refused.status).toBe(401);
  await owner.call('POST', '/admin/v1/shippers', { name: 'Sandbox alone' }, { 'waypost-mode': 'sandbox' });
  const namesAt = async (path: string) =>
    (await viewer.call('GET', path)).body.data.map(({ name }: { name: string }) => name);
  expect(await namesAt('/sandbox/admin/v1/shippers')).toContain('Sandbox alone');
  expect(await namesAt('/admin/v1/shippers')).not.toContain('Sandbox alone');
});

test('a viewer can change nothing', async () => {
  const before = await counted();
  for (const mode of ['live', 'sandbox']) {
    for (const { operation, path } of writes) {
      if (operation.sandboxOnly === true && mode === 'live') continue;
      const { status, body } = await viewer.call(operation.method, path, {}, { 'waypost-mode': mode });
      expect([operation.name, status, body.error.code]).toEqual([operation.name, 403, 'insufficient_scope']);
      await api.owner.query('delete from rate_limits');
    }
  }
  expect(await counted()).toEqual(before);
});

test('without the word of the session nobody can change anything', async () => {
  const before = await counted();
  for (const [role, who] of Object.entries({ owner, dispatcher, viewer })) {
    for (const { operation, path } of writes) {
      for (const csrf of role === 'owner' ? ['', 'wrong', viewer.csrf] : [owner.csrf]) {
        const { status, body } = await who.call(operation.method, path, {}, { 'x-csrf-token': csrf });
        expect([operation.name, status, body.error.code]).toEqual([operation.name, 403, 'csrf']);
      }
      await api.owner.query('delete from rate_limits');
    }
    for (const path of ['/session/sign-out', '/session/sign-out-everywhere']) {
      expect((await who.call('POST', path, undefined, { 'x-csrf-token': '' })).status).toBe(403);
      expect((await who.call('GET', '/session')).status).toBe(200);
    }
  }
  expect(await counted()).toEqual(before);
});

test('a dispatcher makes no keys, revokes none, and has nothing to do with staff', async () => {
  const ofKeys = writes.filter(({ path }) => path.includes('api-keys'));
  expect(ofKeys.length).toBeGreaterThan(1);
  for (const { operation, path } of [
    ...ofKeys,
    ...everywhere.filter(({ operation: { path: own } }) => own.startsWith('/staff')),
  ]) {
    const { status } = await dispatcher.call(
      operation.method,
      path,
      operation.method === 'GET' ? undefined : {},
    );
    expect([operation.name, status]).toEqual([operation.name, 403]);
  }
  const shipper = await owner.call('POST', '/admin/v1/shippers', { name: 'Volt' });
  const path = `/admin/v1/shippers/${shipper.body.id}/api-keys`;
  expect((await dispatcher.call('POST', path, {})).status).toBe(403);
  expect((await owner.call('POST', path, {})).status).toBe(201);
  const key = await owner.call('POST', '/admin/v1/api-keys', { label: 'Warehouse', scopes: ['orders:read'] });
  expect(key.status).toBe(201);
  const vehicles = await fetch(`${api.origin}/admin/v1/orders`, {
    headers: { authorization: `Bearer ${key.body.key}` },
  });
  expect(vehicles.status).toBe(200);
  expect((await dispatcher.call('DELETE', `/admin/v1/api-keys/${key.body.id}`)).status).toBe(403);
  expect((await owner.call('DELETE', `/admin/v1/api-keys/${key.body.id}`)).status).toBe(204);
  expect((await dispatcher.call('POST', '/staff', { email: 'x@y.example', role: 'viewer' })).status).toBe(
    403,
  );
});

test('nobody raises a role but an owner: not their own, and not by repeating what an owner did', async () => {
  const own = await member(api, live, 'dispatcher');
  const others = await member(api, live, 'viewer');
  for (const who of [own, others]) {
    for (const id of [who.staff.id, owner.staff.id]) {
      const { status, body } = await who.call('PATCH', `/staff/${id}`, { role: 'owner' });
      expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
    }
    expect((await who.call('GET', '/session')).body.staff.role).toBe(who.staff.role);
  }
  const again = { 'idempotency-key': 'made-by-an-owner' };
  const key = { label: 'Till', scopes: ['orders:read'] };
  expect((await owner.call('POST', '/admin/v1/api-keys', key, again)).status).toBe(201);
  expect((await own.call('POST', '/admin/v1/api-keys', key, again)).status).toBe(403);
  const van = { name: 'Van 12' };
  expect((await own.call('POST', '/admin/v1/vehicles', van, { 'idempotency-key': 'a-van' })).status).toBe(
    201,
  );
  expect((await others.call('POST', '/admin/v1/vehicles', van, { 'idempotency-key': 'a-van' })).status).toBe(
    403,
  );
});

test('a dispatcher may do everything else', async () => {
  const others = writes.filter(
    ({ operation }) => operation.ownersOnly !== true && operation.sandboxOnly !== true,
  );
  for (const { operation, path } of others) {
    const { status } = await dispatcher.call(operation.method, path, operation.rawBody ? 'x' : {});
    expect([operation.name, status === 403 || status === 401]).toEqual([operation.name, false]);
    await api.owner.query('delete from rate_limits');
  }
});

test('everybody reads everything but staff', async () => {
  for (const { operation, path } of reads) {
    const { status } = await viewer.call('GET', path);
    expect([operation.name, status === 403]).toEqual([operation.name, operation.ownersOnly === true]);
  }
});

test("another courier's session sees nothing, in either environment", async () => {
  const { live: theirs, sandbox } = await bothModes(api);
  const stranger = await member(api, theirs);
  const marks = ['SECRET-MARK', owner.staff.email, dispatcher.staff.email];
  const depot = await owner.call('POST', '/admin/v1/depots', {
    name: 'SECRET-MARK',
    address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
    opening: { from: '06:30', to: '21:00' },
  });
  const shipper = await owner.call('POST', '/admin/v1/shippers', { name: 'SECRET-MARK' });
  expect([depot.status, shipper.status]).toEqual([201, 201]);
  const ids = [depot.body.id, owner.staff.id];
  for (const { path } of reads) {
    for (const mode of path.includes('x_') ? ['live'] : ['live', 'sandbox']) {
      for (const id of ids) {
        const own = path.replace(/x_\w+/, id);
        const answer = await stranger.call('GET', own, undefined, { 'waypost-mode': mode });
        const text = JSON.stringify(answer.body);
        if (own !== path) expect([own, answer.status]).toEqual([own, 404]);
        for (const mark of marks) expect([own, text.includes(mark)]).toEqual([own, false]);
        if (own === path) break;
      }
      await api.owner.query('delete from rate_limits');
    }
  }
  expect((await stranger.call('GET', `/admin/v1/depots/${depot.body.id}`)).status).toBe(404);
  expect((await stranger.call('GET', `/staff/${owner.staff.id}`)).status).toBe(404);
  expect((await stranger.call('PATCH', `/staff/${owner.staff.id}`, { role: 'viewer' })).status).toBe(404);
  expect((await sandbox.get('/depots')).body.data).toEqual([]);
});

test('a session has a bucket of its own', async () => {
  const [one, two] = [await member(api, live), await member(api, live)];
  const left = async (who: Member) =>
    Number((await who.call('GET', '/admin/v1/vehicles')).headers.get('ratelimit-remaining'));
  const first = await left(one);
  expect(first).toBe(299);
  expect(await left(one)).toBe(298);
  expect(await left(two)).toBe(299);
  expect(Number((await live.get('/vehicles')).headers.get('ratelimit-remaining'))).toBe(299);
  await api.owner.query(`update rate_limits set points = 300 where points = 2`);
  expect((await one.call('GET', '/admin/v1/vehicles')).status).toBe(429);
  expect((await two.call('GET', '/admin/v1/vehicles')).status).toBe(200);
});

describe('staff', () => {
  test('are invited, listed, given another role, taken off', async () => {
    const email = 'New@Northgate.example';
    const made = await owner.call('POST', '/staff', { email, role: 'dispatcher' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ object: 'staff', email: email.toLowerCase(), role: 'dispatcher' });
    expect((await owner.call('POST', '/staff', { email, role: 'viewer' })).status).toBe(409);
    const [link = ''] = await mailedLinks(api, email.toLowerCase());
    const session = await within(api, (await follow(api, link)).cookie ?? '');
    expect((await session.call('GET', '/session')).body.staff.role).toBe('dispatcher');
    const listed = await owner.call('GET', '/staff');
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toContain(made.body.id);

    const changed = await owner.call('PATCH', `/staff/${made.body.id}`, { role: 'viewer' });
    expect(changed.body.role).toBe('viewer');
    expect((await session.call('GET', '/session')).status).toBe(401);

    const again = await owner.call('POST', '/staff', { email: 'second@northgate.example', role: 'viewer' });
    const [unused = ''] = await mailedLinks(api, 'second@northgate.example');
    expect((await owner.call('DELETE', `/staff/${again.body.id}`)).status).toBe(204);
    expect((await follow(api, unused)).cookie).toBeNull();
    expect((await owner.call('GET', `/staff/${again.body.id}`)).status).toBe(404);
    const log = await live.get('/audit-log?limit=5');
    expect(log.body.data[0]).toMatchObject({
      action: 'staff.delete',
      actor: owner.staff.id,
      subject: again.body.id,
    });
  });

  test('who is taken off is out at once', async () => {
    const gone = await member(api, live, 'dispatcher');
    expect((await gone.call('GET', '/admin/v1/vehicles')).status).toBe(200);
    await owner.call('DELETE', `/staff/${gone.staff.id}`);
    expect((await gone.call('GET', '/admin/v1/vehicles')).status).toBe(401);
    expect((await gone.call('POST', '/admin/v1/vehicles', { name: 'Van' })).status).toBe(401);
  });

  test('the last owner stays one, also when two go at the same time', async () => {
    const { live: fresh } = await bothModes(api);
    const [one, two] = [await member(api, fresh), await member(api, fresh)];
    const both = await Promise.all([
      one.call('DELETE', `/staff/${two.staff.id}`),
      two.call('PATCH', `/staff/${one.staff.id}`, { role: 'viewer' }),
    ]);
    expect(both.filter(({ status }) => status < 300)).toHaveLength(1);
    const { rows } = await api.owner.query(
      `select id from staff where tenant_id = $1 and role = 'owner' and archived_at is null`,
      [fresh.tenant.id],
    );
    expect(rows).toHaveLength(1);
    const last = rows[0].id === one.staff.id ? one : two;
    const removed = await last.call('DELETE', `/staff/${last.staff.id}`);
    expect([removed.status, removed.body.error.code]).toEqual([409, 'invalid_state']);
    expect((await last.call('PATCH', `/staff/${last.staff.id}`, { role: 'viewer' })).status).toBe(409);
    expect((await last.call('GET', '/session')).status).toBe(200);
  });

  test('a plan limits keys, not staff: on Growth they do what their role allows, but for the route agent', async () => {
    const { live: growth } = await bothModes(api, { plan: 'growth' });
    const boss = await member(api, growth);
    expect((await boss.call('POST', '/staff', { email: 'g@x.example', role: 'viewer' })).status).toBe(201);
    expect((await boss.call('POST', '/admin/v1/vehicles', { name: 'Van' })).status).toBe(201);
    const key = { label: 'Reports', scopes: ['orders:read'] };
    expect((await boss.call('POST', '/admin/v1/api-keys', key)).status).toBe(201);
    const agent = await boss.call('GET', '/admin/v1/agent/suggestions');
    expect(agent.body.error.code).toBe('plan_feature_unavailable');
    const viewer = await member(api, growth, 'viewer');
    const refused = await viewer.call('POST', '/admin/v1/vehicles', { name: 'Van' });
    expect(refused.body.error.code).toBe('insufficient_scope');
  });
});
