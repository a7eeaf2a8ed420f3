/**
 * What activities tell besides questions: what is booked, when the van comes, invitations; over channels that only
 * note.
 */
import { useApi } from '../support/api.js';
import { type Asking, newAsking, OFFERED } from '../support/booking-conversation.js';
import { latestRequest, ownPath, scannedOrder, told, waiting } from '../support/conversation.js';
import { makeOrder } from '../support/day.js';

const api = useApi();
let asking: Asking;

const PHONE = '+447700900123';
const EMAIL = 'sioned@example.com';

beforeEach(async () => {
  asking = await newAsking(api);
});

describe('releaseBatch', () => {
  async function bulk(): Promise<{ order: string; batch: string }> {
    const { client, setup } = asking;
    const order = await scannedOrder(client, setup);
    await client.post('/bookings/requests');
    return { order: order.id, batch: (await latestRequest(api, order.id)).batch };
  }

  test('in quiet hours it says until when to wait, and releases then', async () => {
    const { activities, tenant } = asking;
    api.setNow(new Date('2026-03-10T20:00:00Z'));
    const { order, batch } = await bulk();
    expect(await activities.releaseBatch({ tenant, batch })).toEqual(
      waiting('2026-03-10T20:00:00Z', '2026-03-11T08:00:00Z'),
    );
    expect((await told(api, order)).map(({ type }) => type)).not.toContain('booking_requested');
    api.setNow(new Date('2026-03-11T08:00:00Z'));
    expect(await activities.releaseBatch({ tenant, batch })).toEqual({ wait: null });
    expect((await told(api, order)).at(-1)?.type).toBe('booking_requested');
  });

  test('what was closed meanwhile stays closed', async () => {
    const { client, activities, tenant } = asking;
    const { order, batch } = await bulk();
    await client.patch(`/orders/${order}`, { hold: true });
    await activities.releaseBatch({ tenant, batch });
    expect((await told(api, order)).map(({ type }) => type)).not.toContain('booking_requested');
  });
});

describe('a confirmation', () => {
  test('goes out once, with the slot and the tracking link', async () => {
    const { client, setup, recording, activities, tenant } = asking;
    const order = await scannedOrder(client, setup);
    const booked = await client.post('/bookings', { order: order.id, slot: OFFERED[0] });
    await activities.deliverQueued({ tenant, order: order.id });
    await activities.deliverQueued({ tenant, order: order.id });
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 1]);
    expect(recording.sent.sms[0]?.body).toContain('booked for Wed 11 Mar 08:00-12:00');
    expect(recording.sent.sms[0]?.body).toContain(await ownPath(client, booked.body.id));
    expect(recording.sent.sms[0]?.body).not.toContain(booked.body.tracking_url);
  });

  test('is silent when the order is not booked any more, or nobody can be reached', async () => {
    const { client, setup, recording, activities, tenant } = asking;
    const order = await scannedOrder(client, setup);
    await client.post('/bookings', { order: order.id, slot: OFFERED[0] });
    await client.post(`/orders/${order.id}/cancel`);
    await activities.deliverQueued({ tenant, order: order.id });
    const silent = await makeOrder(client, setup.shipper, { recipient: { name: 'Nobody' } });
    await client.post('/bookings', { order: silent.id, slot: OFFERED[0] });
    await activities.deliverQueued({ tenant, order: silent.id });
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([0, 0]);
  });
});

describe('the windows of a published route', () => {
  test('tells each recipient of the run the narrowed window, once', async () => {
    const { client, setup, recording, activities, tenant } = asking;
    const order = await scannedOrder(client, setup);
    await client.post('/bookings', { order: order.id, slot: OFFERED[0] });
    await activities.deliverQueued({ tenant });
    recording.sent.sms.splice(0);
    recording.sent.email.splice(0);
    await asking.publishedRun(order.id);
    expect(await activities.deliverQueued({ tenant })).toEqual({ wait: null });
    await activities.deliverQueued({ tenant });
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 1]);
    expect(recording.sent.sms[0]?.body).toContain('on Wed 11 Mar, 09:10-10:40');
  });

  test('windows that were queued, and whose stop is over since, are settled and not sent', async () => {
    const { client, setup, recording, activities, tenant } = asking;
    const order = await scannedOrder(client, setup);
    await client.post('/bookings', { order: order.id, slot: OFFERED[0] });
    await activities.deliverQueued({ tenant });
    recording.sent.sms.splice(0);
    recording.sent.email.splice(0);
    await asking.publishedRun(order.id);
    recording.behaviour.broken.add(PHONE).add(EMAIL);
    await expect(activities.deliverQueued({ tenant })).rejects.toThrow('the provider is down');
    recording.behaviour.broken.clear();
    await api.owner.query(`update stops set status = 'completed' where order_id = $1`, [order.id]);
    await activities.deliverQueued({ tenant });
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([0, 0]);
    const { rows } = await api.owner.query(
      `select status from messages where order_id = $1 and kind = 'narrowed_window'`,
      [order.id],
    );
    expect(rows).toEqual([{ status: 'superseded' }, { status: 'superseded' }]);
  });
});

describe('an invitation', () => {
  test('of a driver is a text with a link, once for each', async () => {
    const { client, setup, recording, activities, tenant } = asking;
    await activities.deliverQueued({ tenant });
    await activities.deliverQueued({ tenant });
    expect(recording.sent.sms).toHaveLength(1);
    expect(recording.sent.sms[0]).toMatchObject({
      to: '+447700900010',
      body: expect.stringMatching(/Uma Usman.*\/driver\?id=drv_/s),
    });
    await client.post(`/drivers/${setup.driver}/resend-invite`);
    await activities.deliverQueued({ tenant });
    expect(recording.sent.sms).toHaveLength(2);
  });

  test('of portal users is an email', async () => {
    const { client, setup, recording, activities, tenant } = asking;
    await client.patch(`/shippers/${setup.shipper}`, {
      portal_users: ['a@example.com', 'b@example.com'],
    });
    await activities.deliverQueued({ tenant });
    expect(recording.sent.email.map(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com']);
    expect(recording.sent.email[0]?.subject).toContain('Test Couriers');
  });
});
