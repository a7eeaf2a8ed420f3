/** What the activities of a conversation send, and what they leave in the rows, over channels that only note. */
import { giveUpAt, nextReminderAt, REMIND_AFTER_HOURS } from '../../src/domain/conversation.js';
import { useApi } from '../support/api.js';
import { type Asking, newAsking, OFFERED } from '../support/booking-conversation.js';
import { conversationActivities, latestRequest, oneWindow, told, TUESDAY } from '../support/conversation.js';
import { makeOrder } from '../support/day.js';
import type { Outage } from '../support/outages.js';

const api = useApi();
let asking: Asking;

const PHONE = '+447700900123';
const EMAIL = 'sioned@example.com';
const HOUR_MS = 3_600_000;

/** As every courier's are at first. */
const QUIET = { from: '20:00', to: '08:00', timezone: 'Europe/London' };

beforeEach(async () => {
  asking = await newAsking(api);
});

describe('askRecipient', () => {
  test('offers three free windows on distinct days by text and email, and waits', async () => {
    const { client, recording, activities, tenant, requested, statusOf } = asking;
    const { order, request } = await requested();
    const result = await activities.askRecipient({ tenant, request });
    expect(result).toEqual({
      asked: true,
      remind_at: nextReminderAt(TUESDAY, null, QUIET)?.toISOString(),
      unanswered_at: giveUpAt(TUESDAY).toISOString(),
      later: false,
    });
    const row = await latestRequest(api, order);
    expect(row).toMatchObject({ status: 'open', offered: OFFERED, offers_made: 1, asked_at: TUESDAY });
    expect(await statusOf(order)).toBe('awaiting_reply');
    const link = `http://localhost:3000/b/${row.token}`;
    expect(recording.sent.sms).toEqual([
      {
        id: expect.stringMatching(/^msg_/),
        kind: 'booking_request',
        from: '+447700900999',
        to: PHONE,
        body: expect.stringContaining(
          '1) Wed 11 Mar 08:00-12:00\n2) Thu 12 Mar 08:00-12:00\n3) Fri 13 Mar 08:00-12:00',
        ),
      },
    ]);
    expect(recording.sent.sms[0]?.body.replace(/:\d+\/b/, ':3000/b')).toContain(link);
    const [email] = recording.sent.email;
    expect(email).toMatchObject({
      from: '"Test Couriers" <bookings@example.com>',
      to: EMAIL,
      subject: expect.stringContaining('Choose a delivery time'),
    });
    expect(email?.html).toMatch(
      /<a href="[^"]+\/b\/[\w-]+\?offer=1"><span[^>]*>1\) Wed 11 Mar 08:00-12:00<\/span>/,
    );
    const messages = await client.get(`/messages?order=${order}`);
    expect(messages.body.data.map((each: any) => [each.channel, each.status, each.template])).toEqual([
      ['email', 'sent', 'booking_request'],
      ['sms', 'sent', 'booking_request'],
    ]);
  });

  test('twice is once: the same answer, nothing sent again', async () => {
    const { recording, activities, tenant, requested } = asking;
    const { request } = await requested();
    const first = await activities.askRecipient({ tenant, request });
    expect(await activities.askRecipient({ tenant, request })).toEqual(first);
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 1]);
  });

  test.each<Outage>(['no connection', 'no word of the commit'])(
    'what was sent is written down, and not sent again: %s',
    async (outage) => {
      const { recording, tenant, requested } = asking;
      const { order, request } = await requested();
      const outages = [outage];
      const activities = conversationActivities(api, recording.messaging, () =>
        recording.sent.sms.length > 0 ? outages.shift() : undefined,
      );
      expect((await activities.askRecipient({ tenant, request })).asked).toBe(true);
      expect(outages).toEqual([]);
      expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 1]);
      expect(await asking.statusOf(order)).toBe('awaiting_reply');
    },
  );

  test('after a breakdown of all channels it is left to a workflow, which asks once one is back', async () => {
    const { recording, activities, tenant, requested } = asking;
    const { order, request } = await requested();
    recording.behaviour.broken.add(PHONE).add(EMAIL);
    expect(await activities.askRecipient({ tenant, request })).toMatchObject({ asked: false, later: true });
    expect((await latestRequest(api, order)).status).toBe('queued');
    await expect(activities.deliverQueued({ tenant, order })).rejects.toThrow('the provider is down');
    recording.behaviour.broken.clear();
    await activities.deliverQueued({ tenant, order });
    expect((await activities.askRecipient({ tenant, request })).asked).toBe(true);
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 1]);
  });

  test('the channel that works asks; the message left is sent later, under the same id', async () => {
    const { recording, activities, tenant, requested } = asking;
    const { order, request } = await requested();
    recording.behaviour.broken.add(PHONE);
    expect(await activities.askRecipient({ tenant, request })).toMatchObject({ asked: true });
    await expect(activities.deliverQueued({ tenant, order })).rejects.toThrow('the provider is down');
    recording.behaviour.broken.clear();
    await activities.deliverQueued({ tenant, order });
    await activities.deliverQueued({ tenant, order });
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 1]);
  });

  test('a message left is not sent to who has booked, or has opted out, meanwhile', async () => {
    const { client, recording, activities, tenant, requested, answer } = asking;
    const first = await requested();
    const second = await requested();
    recording.behaviour.broken.add(PHONE);
    await activities.askRecipient({ tenant, request: first.request });
    await activities.askRecipient({ tenant, request: second.request });
    recording.behaviour.broken.clear();
    await client.post('/bookings', { order: first.order, slot: OFFERED[0], notify: false });
    await activities.deliverQueued({ tenant, order: first.order });
    await answer(second.order, 'STOP');
    await activities.deliverQueued({ tenant, order: second.order });
    expect(recording.sent.sms).toEqual([]);
    const { rows } = await api.owner.query(
      `select error from messages where tenant_id = $1 and channel = 'sms' and order_id is not null order by created_at, id`,
      [tenant],
    );
    expect(rows).toEqual([{ error: 'superseded' }, { error: 'opted_out' }]);
  });

  test('STOP before a question is tried again: nothing is sent, and the request fails for it', async () => {
    const { recording, activities, tenant, requested, answer, statusOf } = asking;
    const { order, request } = await requested({ recipient: { phone: PHONE } });
    recording.behaviour.broken.add(PHONE);
    expect((await activities.askRecipient({ tenant, request })).later).toBe(true);
    await answer(order, 'STOP');
    recording.behaviour.broken.clear();
    expect((await activities.askRecipient({ tenant, request })).asked).toBe(false);
    expect(recording.sent.sms).toEqual([]);
    expect(await latestRequest(api, order)).toMatchObject({ status: 'failed', error: 'sms: opted_out' });
    expect(await statusOf(order)).toBe('scanned');
  });

  test('one channel that fails leaves the other to ask', async () => {
    const { client, recording, activities, tenant, requested } = asking;
    const { order, request } = await requested();
    recording.behaviour.refused.set(PHONE, 'undeliverable');
    expect((await activities.askRecipient({ tenant, request })).asked).toBe(true);
    const failed = await client.get(`/messages?order=${order}&channel=sms`);
    expect(failed.body.data[0].status).toBe('failed');
    expect((await latestRequest(api, order)).status).toBe('open');
  });

  test('when every channel fails, the request fails, the order stays, and it can be retried', async () => {
    const { client, recording, activities, tenant, requested, statusOf } = asking;
    const { order, request } = await requested({ recipient: { phone: PHONE } });
    recording.behaviour.refused.set(PHONE, 'undeliverable');
    expect(await activities.askRecipient({ tenant, request })).toEqual({
      asked: false,
      remind_at: null,
      unanswered_at: null,
      later: false,
    });
    expect(await latestRequest(api, order)).toMatchObject({ status: 'failed', error: 'sms: undeliverable' });
    expect(await statusOf(order)).toBe('scanned');
    recording.behaviour.refused.clear();
    api.setNow(new Date(TUESDAY.getTime() + 1000));
    const retried = await client.post(`/bookings/requests/${request}/retry`);
    const result = await activities.askRecipient({ tenant, request: retried.body.id });
    expect(result.asked).toBe(true);
    expect(await statusOf(order)).toBe('awaiting_reply');
  });

  test('a provider that says opted out is believed from then on', async () => {
    const { recording, asked } = asking;
    recording.behaviour.refused.set(PHONE, 'opted_out');
    await asked();
    recording.behaviour.refused.clear();
    await asked();
    expect(recording.sent.sms).toHaveLength(0);
    expect(recording.sent.email).toHaveLength(2);
  });

  test('full slots are not offered, and nothing before offer_from', async () => {
    const { client, setup, asked } = asking;
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const other = await makeOrder(client, setup.shipper);
    await client.post('/bookings', {
      order: other.id,
      slot: { date: '2026-03-16', from: '08:00', to: '12:00' },
    });
    const { order } = await asked({}, { offer_from: '2026-03-14' });
    const dates = (await latestRequest(api, order)).offered.map((slot: { date: string }) => slot.date);
    expect(dates).toEqual(['2026-03-14', '2026-03-17', '2026-03-18']);
  });

  test('without a free slot the request fails and says so', async () => {
    const { client, setup, activities, tenant, requested } = asking;
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(0));
    const { order, request } = await requested();
    expect((await activities.askRecipient({ tenant, request })).asked).toBe(false);
    expect(await latestRequest(api, order)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('no free slot'),
    });
  });

  test('an order outside all zones fails for that reason, not for want of a slot', async () => {
    const { client, setup, activities, tenant, requested } = asking;
    const { order, request } = await requested();
    await client.put(`/depots/${setup.depot}/zones`, {
      data: [{ name: 'North', postcode_prefixes: ['LS'] }],
    });
    expect((await activities.askRecipient({ tenant, request })).asked).toBe(false);
    expect(await latestRequest(api, order)).toMatchObject({
      status: 'failed',
      error: "The order's postcode is in no zone of its depot. Choose another depot, or extend a zone.",
    });
  });

  test('an order that was booked meanwhile is not asked about', async () => {
    const { client, recording, activities, tenant, requested } = asking;
    const { order, request } = await requested();
    await client.post('/bookings', { order, slot: OFFERED[0] });
    expect((await activities.askRecipient({ tenant, request })).asked).toBe(false);
    expect(recording.sent.sms).toHaveLength(0);
  });

  test('a failed delivery: the rebooking request clears the slot and gives no place back', async () => {
    const { client, recording, activities, tenant, requested } = asking;
    const { order, request } = await requested();
    await api.owner.query(
      `update orders set status = 'failed_attempt', slot_date = '2026-03-09', slot_from = '08:00',
         slot_to = '12:00', slot_zone = 'All' where id = $1`,
      [order],
    );
    await api.owner.query(`update booking_requests set kind = 'rebooking' where id = $1`, [request]);
    await activities.askRecipient({ tenant, request });
    expect((await client.get(`/orders/${order}`)).body).toMatchObject({
      status: 'awaiting_reply',
      slot: null,
    });
    expect(recording.sent.sms[0]?.body).toContain('we could not deliver');
  });

  test("the courier's own template is used, and the shipper's sender name", async () => {
    const { client, setup, recording, asked } = asking;
    const template = await client.post('/templates', {
      name: 'Ours',
      kind: 'booking_request',
      sms_body: 'Ey up {{ recipient_name }} from {{ sender_name }}: {{ offers }} {{ link }}',
    });
    await client.patch(`/shippers/${setup.shipper}`, { booking: { sender_name: 'Oakcart' } });
    const { order } = await asked();
    expect(recording.sent.sms[0]?.body).toMatch(/^Ey up Sioned Griffiths from Oakcart: 1\) Wed 11 Mar/);
    // Its texts are the courier's, the email beside it is built in.
    expect(recording.sent.email[0]?.from).toBe('"Oakcart" <bookings@example.com>');
    const messages = await client.get(`/messages?order=${order}&channel=sms`);
    expect(messages.body.data[0].template).toBe(template.body.id);
  });

  test('an answer that comes at once is received once, with the message', async () => {
    const { client, recording, activities, tenant, asked } = asking;
    recording.behaviour.answers.set(PHONE, '1');
    const { order, request } = await asked();
    await activities.askRecipient({ tenant, request });
    const { rows } = await api.owner.query('select * from replies where order_id = $1', [order]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ text: '1', channel: 'sms', outcome: null });
    expect(await told(api, order)).toContainEqual({ type: 'reply_received', reply: rows[0].id });
    expect(await activities.readReply({ tenant, reply: rows[0].id })).toMatchObject({ outcome: 'booked' });
    expect((await client.get(`/orders/${order}`)).body.slot).toEqual(OFFERED[0]);
  });

  test("the reminder is due in waking hours of the depot's day", async () => {
    const { activities, tenant, requested } = asking;
    api.setNow(new Date(Date.parse('2026-03-11T21:30:00Z') - (REMIND_AFTER_HOURS[0] ?? 0) * HOUR_MS));
    const { request } = await requested();
    const { remind_at } = await activities.askRecipient({ tenant, request });
    expect(remind_at).toBe('2026-03-12T08:00:00.000Z');
  });
});
