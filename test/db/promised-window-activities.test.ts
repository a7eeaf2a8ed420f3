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

describe('sendConfirmation', () => {
  test('confirms once for each event, with the slot and the tracking link', async () => {
    const { client, setup, recording, activities, tenant } = asking;
    const order = await scannedOrder(client, setup);
    const booked = await client.post('/bookings', { order: order.id, slot: OFFERED[0] });
    const input = { tenant, order: order.id, event_id: 'evt_1' };
    await activities.sendConfirmation(input);
    await activities.sendConfirmation(input);
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
    await activities.sendConfirmation({ tenant, order: order.id, event_id: 'evt_2' });
    const silent = await makeOrder(client, setup.shipper, { recipient: { name: 'Nobody' } });
    await client.post('/bookings', { order: silent.id, slot: OFFERED[0] });
    await activities.sendConfirmation({ tenant, order: silent.id, event_id: 'evt_3' });
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([0, 0]);
  });
});

describe('sendDeliveryWindows', () => {
  test('tells each recipient of the run the narrowed window, once', async () => {
    const { client, setup, recording, activities, tenant } = asking;
    const order = await scannedOrder(client, setup);
    await client.post('/bookings', { order: order.id, slot: OFFERED[0] });
    const run = await asking.publishedRun(order.id);
    expect(await activities.sendDeliveryWindows({ tenant, run, event_id: 'evt_none' })).toEqual({
      messages: 2,
      wait: null,
    });
    await activities.sendDeliveryWindows({ tenant, run, event_id: 'evt_none' });
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 1]);
    expect(recording.sent.sms[0]?.body).toContain('on Wed 11 Mar, 09:10-10:40');
  });

  test('windows that were queued, and whose stop is over since, are settled and not sent', async () => {
    const { client, setup, recording, activities, tenant } = asking;
    const order = await scannedOrder(client, setup);
    await client.post('/bookings', { order: order.id, slot: OFFERED[0] });
    const run = await asking.publishedRun(order.id);
    recording.behaviour.broken.add(PHONE).add(EMAIL);
    await expect(activities.sendDeliveryWindows({ tenant, run, event_id: 'evt_none' })).rejects.toThrow(
      'the provider is down',
    );
    recording.behaviour.broken.clear();
    await api.owner.query(`update stops set status = 'completed' where order_id = $1`, [order.id]);
    await activities.sendDeliveryWindows({ tenant, run, event_id: 'evt_none' });
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([0, 0]);
    const { rows } = await api.owner.query(
      `select status from messages where order_id = $1 and kind = 'narrowed_window'`,
      [order.id],
    );
    expect(rows).toEqual([{ status: 'superseded' }, { status: 'superseded' }]);
  });
});

describe('sendNotification', () => {
  const invite = (kind: 'driver_invite' | 'portal_invite', subject: string, event: string) =>
    asking.activities.sendNotification({
      tenant: asking.tenant,
      kind,
      subject,
      event_id: event,
      prepared: false,
    });

  test('a driver is texted a link, once for each invitation', async () => {
    const { setup, recording } = asking;
    await invite('driver_invite', setup.driver, 'first');
    await invite('driver_invite', setup.driver, 'first');
    expect(recording.sent.sms).toHaveLength(1);
    expect(recording.sent.sms[0]).toMatchObject({
      to: '+447700900010',
      body: expect.stringMatching(/Uma Usman.*\/driver\?id=drv_/s),
    });
    await invite('driver_invite', setup.driver, 'second');
    expect(recording.sent.sms).toHaveLength(2);
  });

  test('portal users are invited by email', async () => {
    const { client, setup, recording } = asking;
    await client.patch(`/shippers/${setup.shipper}`, {
      portal_users: ['a@example.com', 'b@example.com'],
    });
    await invite('portal_invite', setup.shipper, 'first');
    expect(recording.sent.email.map(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com']);
    expect(recording.sent.email[0]?.subject).toContain('Test Couriers');
  });
});
