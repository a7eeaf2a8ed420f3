/** A driver, one of the staff and a user of the portal can be erased: who they were is in no row afterwards. */
import { newId } from '../../src/runtime/new-id.js';
import { type Client, useApi } from '../support/api.js';
import { bothModes, linkFor, member } from '../support/console.js';
import { enter, invitation, newPhone } from '../support/driver-page.js';

const api = useApi({ WAYPOST_TRUST_PROXY: '127.0.0.1' });
let client: Client;

beforeEach(async () => {
  ({ live: client } = await bothModes(api));
});

/** The tables whose rows hold this text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await api.owner.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await api.owner.query(`select from ${name} t where position($1 in t::text) > 0`, [
      text,
    ]);
    if ((rowCount ?? 0) > 0) found.push(name);
  }
  return found.sort();
}

test('a driver: name, number and invitations', async () => {
  const [name, phone] = ['Ottoline Quilversworth', '+447700900456'];
  const { id } = (await client.post('/drivers', { name: 'Somebody', phone })).body;
  await client.patch(`/drivers/${id}`, { name });
  const phoneOf = newPhone(api);
  await enter(phoneOf, await invitation(api, client, 'driver_invite', id), '482913');
  expect(await tablesWith(phone)).toEqual(['drivers', 'messages']);
  expect(await tablesWith(name)).toContain('audit_log');
  const reason = 'Gall bladder operation';
  await client.post(`/drivers/${id}/absences`, { from: '2031-03-01', to: '2031-03-14', reason });
  expect(await tablesWith(reason)).toContain('absences');
  expect((await client.post(`/drivers/${id}/erase`)).status).toBe(204);
  expect([await tablesWith(phone), await tablesWith(name), await tablesWith(reason)]).toEqual([[], [], []]);
  expect((await phoneOf.get('/driver/state')).status).toBe(401);
  expect((await client.post(`/drivers/${id}/erase`)).status).toBe(204);
  const { data } = (await client.get(`/audit-log?subject=${id}&action=drivers.erase`)).body;
  expect(data).toHaveLength(2);
  expect((await client.post(`/drivers/${newId('driver')}/erase`)).status).toBe(404);
});

test('a driver who is removed: the invitation loses number and link, and is not sent', async () => {
  const phone = '+447700900457';
  const { id } = (await client.post('/drivers', { name: 'Sam', phone })).body;
  await client.delete(`/drivers/${id}`);
  expect(await tablesWith(phone)).toEqual(['drivers']);
  expect((await client.get('/messages')).body.data).toEqual([
    expect.objectContaining({ to: '', body: '', error: 'erased' }),
  ]);
  await client.post(`/drivers/${id}/erase`);
  expect(await tablesWith(phone)).toEqual([]);
});

test('a user of the portal', async () => {
  const email = 'ottoline.q@volt.example';
  const others = ['ann@volt.example'];
  const { id } = (await client.post('/shippers', { name: 'Volt', portal_users: others })).body;
  await client.patch(`/shippers/${id}`, { portal_users: [...others, email] });
  const phone = newPhone(api);
  await phone.submit(await invitation(api, client, 'portal_invite', id, email), {});
  expect((await phone.get('/portal')).status).toBe(200);
  const body = { email: email.replace('o', 'O') };
  expect((await client.post(`/shippers/${id}/portal-users/erase`, body)).status).toBe(204);
  expect(await tablesWith(email)).toEqual([]);
  expect((await phone.get('/portal')).status).toBe(401);
  expect((await client.get(`/shippers/${id}`)).body.portal_users).toEqual(others);
  expect((await client.post(`/shippers/${id}/portal-users/erase`, { email })).status).toBe(204);
});

test('one of the staff', async () => {
  const owner = await member(api, client);
  const email = 'ottoline.q@northgate.example';
  await linkFor(client, email);
  const { data } = (await owner.call('GET', '/staff')).body;
  const { id } = data.find((each: any) => each.email === email);
  const dispatcher = await member(api, client, 'dispatcher');
  expect((await dispatcher.call('POST', `/staff/${id}/erase`)).status).toBe(403);
  expect((await owner.call('POST', `/staff/${id}/erase`)).status).toBe(204);
  expect(await tablesWith(email)).toEqual([]);
  expect((await owner.call('POST', `/staff/${owner.staff.id}/erase`)).body.error.code).toBe('invalid_state');
});
