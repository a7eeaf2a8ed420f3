/**
 * A key or a session in wrong hands can neither have proofs of delivery erased before anybody notices, nor text from a
 * number that was bought for another courier.
 */
import { createDatabase } from '../../src/db/client.js';
import type { ScopeSource } from '../../src/db/scope.js';
import { addNumber, removeNumber } from '../../src/operator/couriers.js';
import { inviteOwner } from '../../src/setup/staff/commands.js';
import { eraseRetained } from '../../src/operations/orders/erase.js';
import { listNumbers } from '../../src/records/sms-numbers.js';
import { type Client, useApi } from '../support/api.js';
import { TUESDAY } from '../support/conversation.js';
import { makeOrder, setUp } from '../support/day.js';

const api = useApi();
const DAY_MS = 86_400_000;
let client: Client;

const later = (days: number) => api.setNow(new Date(TUESDAY.getTime() + days * DAY_MS));

beforeEach(async () => {
  api.setNow(TUESDAY);
  client = await api.client({ mode: 'live' });
});

describe('a shorter retention', () => {
  let order: string;
  const erased = async () => {
    await client.scoped((scope) => eraseRetained(scope, 10));
    return (await client.get(`/orders/${order}`)).body.erased_at !== undefined;
  };
  const mails = async () =>
    (await client.get('/messages')).body.data.filter(
      ({ template }: { template: string }) => template === 'retention_shortened',
    );

  beforeEach(async () => {
    await client.scoped((scope) => inviteOwner(scope, `owner-${client.tenant.id}@courier.example`));
    const setup = await setUp(client);
    order = (await makeOrder(client, setup.shipper)).id as string;
    await client.post(`/orders/${order}/cancel`);
    later(5);
  });

  test('erases nothing for a week, which settings say, and the owners are told', async () => {
    const { body } = await client.patch('/settings', {
      retention_days: 1,
      notify_emails: ['thief@x.example'],
    });
    const at = new Date(TUESDAY.getTime() + 12 * DAY_MS).toISOString();
    expect(body.retention_pending).toEqual({ from: null, to: 1, at });
    expect((await client.get('/settings')).body.retention_pending).toEqual({ from: null, to: 1, at });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: `owner-${client.tenant.id}@courier.example`, channel: 'email' });
    expect(mail.body).toContain(at);
    later(11.9);
    expect(await erased()).toBe(false);
    later(12.1);
    expect((await client.get('/settings')).body).not.toHaveProperty('retention_pending');
    expect(await erased()).toBe(true);
  });

  test('is called off by setting it back', async () => {
    await client.patch('/settings', { retention_days: 1 });
    later(10);
    expect((await client.patch('/settings', { retention_days: null })).body).not.toHaveProperty(
      'retention_pending',
    );
    later(30);
    expect(await erased()).toBe(false);
  });

  test('begins its week again with a time that is shorter still, but not when it is sent again', async () => {
    await client.patch('/settings', { retention_days: 900 });
    later(13);
    const { body: first } = await client.patch('/settings', { retention_days: 2 });
    expect(first.retention_pending).toMatchObject({ from: 900, to: 2 });
    later(15);
    const { body: same } = await client.patch('/settings', { ...first });
    expect(same.retention_pending).toEqual(first.retention_pending);
    later(16);
    const { body: shorter } = await client.patch('/settings', { retention_days: 1 });
    expect(shorter.retention_pending).toEqual({
      from: 900,
      to: 1,
      at: new Date(TUESDAY.getTime() + 23 * DAY_MS).toISOString(),
    });
    expect(await mails()).toHaveLength(3);
    later(22.9);
    expect(await erased()).toBe(false);
  });

  test('a longer one holds at once', async () => {
    await client.patch('/settings', { retention_days: 10 });
    later(13);
    expect((await client.patch('/settings', { retention_days: 20 })).body).not.toHaveProperty(
      'retention_pending',
    );
  });
});

describe('sms_from', () => {
  let owner: ScopeSource;
  const NUMBER = '+447700900600';
  beforeAll(() => {
    owner = { ...api.foundation.source, db: createDatabase(api.owner) };
  });

  test('is one that the operator gave this courier', async () => {
    const other = await api.client({ mode: 'live' });
    const given = await addNumber(owner, { courier: other.tenant.courier, number: '07700 900600' });
    expect(given).toMatchObject({ number: NUMBER, courier: other.tenant.courier });
    for (const number of [NUMBER, '+447700900601']) {
      const refused = await client.patch('/settings', { sms_from: number });
      expect([refused.status, refused.body.error]).toEqual([
        422,
        expect.objectContaining({ code: 'invalid_value', param: 'sms_from' }),
      ]);
    }
    expect((await client.get('/settings')).body.sms_from).toBeNull();
    expect((await other.patch('/settings', { sms_from: NUMBER })).body.sms_from).toBe(NUMBER);
    expect(await listNumbers(owner.db)).toEqual([
      { number: NUMBER, courier: other.tenant.courier, given_at: TUESDAY, used: true },
    ]);
    await expect(addNumber(owner, { courier: client.tenant.courier, number: NUMBER })).rejects.toThrow(
      other.tenant.courier,
    );

    // Taking it away fails as a whole.
    const newId = () => {
      throw new Error('no id');
    };
    await expect(removeNumber({ ...owner, newId }, NUMBER)).rejects.toThrow('no id');
    expect(await listNumbers(owner.db)).toMatchObject([{ number: NUMBER, used: true }]);
    await removeNumber(owner, NUMBER);
    expect((await other.get('/settings')).body.sms_from).toBeNull();
    expect((await other.patch('/settings', { sms_from: NUMBER })).status).toBe(422);
    const { data } = (await other.get('/audit-log')).body;
    expect(data.map(({ actor, action, detail }: any) => [actor, action, detail])).toContainEqual([
      'operator',
      'numbers.remove',
      NUMBER,
    ]);
  });

  test('what is not a number, nobody’s or no courier is refused in words', async () => {
    const { courier } = client.tenant;
    await expect(addNumber(owner, { courier, number: 'home' })).rejects.toThrow('"home"');
    await expect(addNumber(owner, { courier: 'cou_none', number: NUMBER })).rejects.toThrow(
      'no courier cou_none',
    );
    await expect(removeNumber(owner, '+447700900699')).rejects.toThrow('is not assigned to a courier');
  });

  test('a courier does not give itself a number', async () => {
    await expect(
      client.scoped((scope) =>
        scope.trx
          .insertInto('sms_numbers')
          .values({ number: NUMBER, courier_id: client.tenant.courier, given_at: scope.now })
          .execute(),
      ),
    ).rejects.toThrow('permission denied');
  });
});
