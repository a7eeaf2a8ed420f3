/** What follows the asking: the reminder, the replies that come in, and what they leave in the rows. */
import { rereadReply } from '../../src/operations/bookings/receive-reply.js';
import { useApi } from '../support/api.js';
import { type Asking, newAsking, OFFERED } from '../support/booking-conversation.js';
import { eventsOf, latestRequest, oneWindow, scannedOrder, told, TUESDAY } from '../support/conversation.js';
import { makeOrder } from '../support/day.js';

const api = useApi();
let asking: Asking;

beforeEach(async () => {
  asking = await newAsking(api);
});

describe('sendReminder and markUnanswered', () => {
  test('one reminder, with the offers that are left under their numbers', async () => {
    const { client, setup, recording, activities, tenant, asked } = asking;
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const { request } = await asked();
    const other = await makeOrder(client, setup.shipper);
    await client.post('/bookings', { order: other.id, slot: OFFERED[1] });
    const { remind_at: due, unanswered_at } = await activities.askRecipient({ tenant, request });
    const reminder = { tenant, request, due: due ?? '' };
    const waits = { asked: true, unanswered_at };
    expect(await activities.remindRecipient(reminder)).toMatchObject(waits);
    expect(await activities.remindRecipient(reminder)).toMatchObject(waits);
    expect(recording.sent.sms).toHaveLength(2);
    const text = recording.sent.sms[1]?.body ?? '';
    expect(text).toContain('1) Wed 11 Mar');
    expect(text).toContain('3) Fri 13 Mar');
    expect(text).not.toContain('2)');
  });

  test('nobody is reminded of what is booked', async () => {
    const { client, recording, activities, tenant, asked } = asking;
    const { order, request } = await asked();
    await client.post('/bookings', { order, slot: OFFERED[0] });
    await activities.remindRecipient({ tenant, request, due: '2026-03-11T12:00:00.000Z' });
    expect(recording.sent.sms).toHaveLength(1);
  });

  test('unanswered: the order stays awaiting_reply and can still be answered', async () => {
    const { activities, tenant, asked, answer, statusOf } = asking;
    const { order, request } = await asked();
    await activities.markUnanswered({ tenant, request });
    await activities.markUnanswered({ tenant, request });
    expect((await latestRequest(api, order)).status).toBe('unanswered');
    expect(await statusOf(order)).toBe('awaiting_reply');
    expect((await answer(order, '2')).outcome).toBe('booked');
    // Its workflow no longer shows that nobody has answered.
    expect((await told(api, order)).at(-1)).toEqual({ type: 'changed' });
  });
});

describe('readReply', () => {
  test('a plain answer books, and is confirmed', async () => {
    const { client, asked, answer, recording } = asking;
    const { order } = await asked();
    const { outcome, reply } = await answer(order, 'Thursday is fine');
    expect(outcome).toBe('booked');
    expect(reply).toEqual({
      id: expect.stringMatching(/^rep_/),
      object: 'reply',
      order,
      channel: 'sms',
      text: 'Thursday is fine',
      understood: {
        intent: 'accept_offer',
        slot: OFFERED[1],
        confidence: expect.any(Number),
        why: expect.any(String),
      },
      outcome: 'booked',
      received_at: TUESDAY.toISOString(),
    });
    expect((await client.get(`/orders/${order}`)).body).toMatchObject({
      status: 'booked',
      slot: OFFERED[1],
    });
    // The workflow that reads it knows; nobody else has to be told.
    expect((await told(api, order)).at(-1)).toMatchObject({ type: 'reply_received' });
    expect(recording.sent.sms.at(-1)?.body).toContain('is booked for Thu 12 Mar');
    expect((await latestRequest(api, order)).status).toBe('answered');
  });

  test('one that is not there any more, as after a restore, is refused for good', async () => {
    const { activities, tenant } = asking;
    await expect(activities.readReply({ tenant, reply: 'rep_gone' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('read twice, it is booked once', async () => {
    const { activities, tenant, asked, answer } = asking;
    const { order } = await asked();
    const { id } = await answer(order, '1');
    expect(await activities.readReply({ tenant, reply: id })).toEqual({ outcome: 'booked' });
    const types = (await eventsOf(api, order)).map(({ type }) => type);
    expect(types.filter((type) => type === 'order.booked')).toHaveLength(1);
  });

  test('what is not sure goes to a person, with an event', async () => {
    const { client, asked, answer } = asking;
    const { order } = await asked();
    const { outcome, reply } = await answer(order, 'Need to ask my partner first');
    expect(outcome).toBe('needs_review');
    expect(reply.outcome).toBe('needs_review');
    expect(reply.understood).not.toHaveProperty('slot');
    const event = (await eventsOf(api, order)).at(-1);
    expect(event?.type).toBe('booking.reply_needs_review');
    expect(event?.data).toEqual({ ...(await client.get(`/orders/${order}`)).body, reply });
  });

  test('STOP opts the number out of texts, email still goes; START undoes it', async () => {
    const { recording, asked, answer } = asking;
    const { order } = await asked();
    const stopped = await answer(order, ' Stop. ');
    expect(stopped).toMatchObject({ outcome: 'resolved', reply: { outcome: 'resolved' } });
    expect(stopped.reply.understood).toEqual({ intent: 'unclear', confidence: 0, why: expect.any(String) });
    await asked();
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 2]);
    expect((await answer(order, 'START')).outcome).toBe('resolved');
    const types = (await eventsOf(api, order)).map(({ type }) => type);
    expect(types).not.toContain('booking.reply_needs_review');
    await asked();
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([2, 3]);
  });

  test('a slot that has filled is offered again once, then it is a person’s turn', async () => {
    const { client, setup, recording, activities, tenant, asked, answer } = asking;
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const { order } = await asked();
    await asking.fill(OFFERED[1]);
    const first = await answer(order, '2');
    expect(first.outcome).toBe('asked_again');
    expect(first.reply).toMatchObject({ outcome: 'resolved', understood: { slot: OFFERED[1] } });
    await activities.deliverQueued({ tenant, order });
    expect(recording.sent.sms[1]?.body).toMatch(/^Sorry, that time has just been taken\./);
    const { offered, offers_made } = await latestRequest(api, order);
    expect(offers_made).toBe(2);
    expect(offered.map((slot: { date: string }) => slot.date)).toEqual([
      '2026-03-11',
      '2026-03-13',
      '2026-03-14',
    ]);
    // Read again by a retried activity: nothing is sent a second time.
    expect(await activities.readReply({ tenant, reply: first.id })).toEqual({
      outcome: 'asked_again',
    });
    expect(recording.sent.sms).toHaveLength(2);
    await asking.fill(offered[2]);
    expect((await answer(order, '3')).outcome).toBe('needs_review');
    expect((await answer(order, '2')).outcome).toBe('booked');
  });

  test('of twelve who say yes at once to the last places, as many get one; the others are offered again', async () => {
    const { client, setup, activities, tenant, asked } = asking;
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(3));
    const replies: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const phone = `+4477009001${String(index).padStart(2, '0')}`;
      const { order } = await asked({ recipient: { phone } });
      const inbound = await client.post('/sandbox/replies', { order, channel: 'sms', text: '1' });
      replies.push(inbound.body.id);
    }
    const outcomes = await Promise.all(replies.map((reply) => activities.readReply({ tenant, reply })));
    const count = (outcome: string) => outcomes.filter((each) => each.outcome === outcome).length;
    expect([count('booked'), count('asked_again')]).toEqual([3, 9]);
    const slots = await client.get('/slots?from=2026-03-11&to=2026-03-11');
    expect(slots.body.data[0]).toMatchObject({ capacity: 3, booked: 3 });
  });

  test('a change of mind moves the booking; saying yes again changes nothing', async () => {
    const { client, asked, answer } = asking;
    const { order } = await asked();
    await answer(order, '1');
    expect((await answer(order, '1')).outcome).toBe('resolved');
    expect((await answer(order, 'Sorry, can we make it Friday instead')).outcome).toBe('booked');
    expect((await client.get(`/orders/${order}`)).body.slot).toEqual(OFFERED[2]);
    const slots = await client.get('/slots?from=2026-03-11&to=2026-03-13');
    const taken = slots.body.data.filter((slot: { booked: number }) => slot.booked > 0);
    expect(taken).toEqual([expect.objectContaining({ date: '2026-03-13', booked: 1 })]);
  });

  test('nothing is booked for an order on hold, or one that nobody asked about', async () => {
    const { client, setup, asked, answer, statusOf } = asking;
    const { order } = await asked();
    await client.patch(`/orders/${order}`, { hold: true });
    expect((await answer(order, '1')).outcome).toBe('needs_review');
    const other = await scannedOrder(client, setup);
    expect((await answer(other.id, 'Thursday 12 March 8-12 please')).outcome).toBe('needs_review');
    expect(await statusOf(other.id)).toBe('scanned');
  });

  test('after the cut-off the offer has lapsed: a person decides', async () => {
    const { asked, answer, statusOf } = asking;
    const { order } = await asked();
    api.setNow(new Date('2026-03-10T18:30:00Z'));
    expect((await answer(order, '1')).outcome).toBe('needs_review');
    expect(await statusOf(order)).toBe('awaiting_reply');
  });
});

describe('deliverMessages', () => {
  test("an operator's words go out once", async () => {
    const { client, recording, activities, tenant, asked, answer } = asking;
    const { order } = await asked();
    const { id } = await answer(order, 'Who is this?');
    // The acknowledgement of the question.
    await activities.deliverQueued({ tenant, order });
    const body = { action: 'send_message', message: 'Test Couriers, about your treadmill.' };
    expect((await client.post(`/bookings/replies/${id}/resolve`, body)).body.outcome).toBe('resolved');
    await activities.deliverQueued({ tenant, order });
    await activities.deliverQueued({ tenant, order });
    expect(recording.sent.sms.map((message) => message.body).slice(2)).toEqual([body.message]);
  });
});

describe('a reply that is read late', () => {
  const after = (seconds: number) => api.setNow(new Date(TUESDAY.getTime() + seconds * 1_000));
  const arrive = async (order: string, text: string): Promise<string> =>
    (await asking.client.post('/sandbox/replies', { order, channel: 'sms', text })).body.id;
  const read = (reply: string) => asking.activities.readReply({ tenant: asking.tenant, reply });
  const slotOf = async (order: string) => (await asking.client.get(`/orders/${order}`)).body.slot;

  test('books nothing once another one has been read', async () => {
    const { order } = await asking.asked();
    const first = await arrive(order, '1');
    after(5);
    const second = await arrive(order, 'Need to ask my partner first');
    expect((await read(second)).outcome).toBe('needs_review');
    expect((await read(first)).outcome).toBe('needs_review');
    expect(await slotOf(order)).toBeNull();
  });

  test('books nothing once the office has booked, but a change of mind still does', async () => {
    const { order } = await asking.asked();
    const first = await arrive(order, '1');
    after(5);
    await asking.client.post('/bookings', { order, slot: OFFERED[2] });
    expect((await read(first)).outcome).toBe('needs_review');
    expect(await slotOf(order)).toEqual(OFFERED[2]);
    after(10);
    expect((await read(await arrive(order, 'Option 2 please'))).outcome).toBe('booked');
    after(15);
    const [third, fourth] = [await arrive(order, 'Option 1 please'), await arrive(order, 'Option 2 please')];
    after(20);
    expect([(await read(third)).outcome, (await read(fourth)).outcome]).toEqual(['booked', 'booked']);
    expect(await slotOf(order)).toEqual(OFFERED[1]);
  });

  test('is shown to the office while a row is refused, which can settle it or have it read again', async () => {
    const { client, tenant, asked } = asking;
    const [one, other] = [await asked(), await asked()];
    const refuse = `add constraint refused check (booked_by <> 'reply' or tenant_id <> '${tenant}')`;
    await api.owner.query(`alter table bookings ${refuse}`);
    const [first, second] = [await arrive(one.order, '2'), await arrive(other.order, '2')];
    try {
      await expect(read(first)).rejects.toMatchObject({ code: '23514' });
      await expect(read(second)).rejects.toMatchObject({ code: '23514' });
      expect((await client.get(`/bookings/replies/${first}`)).status).toBe(404);
      expect((await client.get('/bookings/replies')).body.data).toEqual([]);
      after(61);
      const shown = {
        outcome: 'needs_review',
        understood: { why: expect.stringContaining('not') },
      };
      expect((await client.get(`/bookings/replies/${first}`)).body).toMatchObject({ text: '2', ...shown });
      const waiting = (await client.get('/bookings/replies?needs_review=true')).body.data;
      expect(waiting.map(({ id }: any) => id)).toEqual([second, first]);
      expect((await client.get('/bookings/replies?needs_review=false')).body.data).toEqual([]);
      const inbox = (await client.get('/inbox')).body.data;
      expect(inbox.map(({ kind, id }: any) => [kind, id])).toEqual([
        ['reply', second],
        ['reply', first],
      ]);
      const body = { action: 'book_slot', slot: OFFERED[1] };
      expect((await client.post(`/bookings/replies/${first}/resolve`, body)).body.outcome).toBe('resolved');
      expect(await read(first)).toMatchObject({ outcome: 'asked_again' });
      expect(await slotOf(one.order)).toEqual(OFFERED[1]);
    } finally {
      await api.owner.query('alter table bookings drop constraint refused');
    }
    await client.scoped((scope) => rereadReply(scope, second));
    expect((await told(api, other.order)).at(-1)).toEqual({ type: 'reply_received', reply: second });
    expect((await read(second)).outcome).toBe('booked');
    expect((await client.get('/inbox')).body.data).toEqual([]);
  });
});

test('the request that was made last is the current one, also where the clock was ahead before', async () => {
  const { client, asked } = asking;
  api.setNow(new Date(TUESDAY.getTime() + 90_000));
  const { order, request } = await asked();
  api.setNow(TUESDAY);
  const { body } = await client.post('/bookings/requests', { orders: [order] });
  expect(body.queued).toBe(1);
  const latest = await latestRequest(api, order);
  expect(latest.id).not.toBe(request);
  expect(latest.created_at.getTime()).toBe(TUESDAY.getTime() + 90_001);
});
