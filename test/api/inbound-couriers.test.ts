/** Texts and whose they are, where couriers share a number or have one of their own. */
import { createDatabase } from '../../src/db/client.js';
import { addNumber, removeNumber } from '../../src/operator/couriers.js';
import type { Client } from '../support/api.js';
import { conversationActivities, scannedOrder, TUESDAY } from '../support/conversation.js';
import { makeOrder, setUp } from '../support/day.js';
import {
  api,
  asked,
  live,
  optedOut,
  OURS,
  readings,
  recipient,
  recording,
  replies,
  setup,
  text,
  useInbound,
} from '../support/inbound.js';

useInbound();

describe('several couriers on one number', () => {
  const whole = '1 thanks. code for the gate is 4711';
  let other: Client;
  beforeEach(async () => {
    other = await api.client({ mode: 'live' });
    await other.patch('/settings', { sender_name: 'Bravo' });
    await live.patch('/settings', { sender_name: 'Alpha' });
  });
  /** Everything that readers of a courier see of replies and messages. */
  const seenBy = async (client: Client) =>
    JSON.stringify([
      (await client.get('/bookings/replies')).body,
      (await client.get('/messages')).body,
      (await client.get('/inbox')).body,
    ]);
  const sendQueued = async (...orders: (readonly [Client, string])[]) => {
    const activities = conversationActivities(api, recording.messaging);
    for (const [client, order] of orders) {
      await activities.deliverQueued({ tenant: client.tenant.id, order });
    }
  };

  test('what is queued, and was never sent, takes nothing, whatever it is called', async () => {
    const mine = await asked();
    await other.patch('/settings', { quiet_hours: { from: '00:00', to: '23:59' } });
    const theirs = await makeOrder(other, (await setUp(other)).shipper, {
      recipient: mine.to,
      reference: '1 thanks',
    });
    const written = await other.post('/messages', { filter: { status: 'awaiting_scan' }, text: 'Hello' });
    expect(written.body.queued).toBe(1);
    await text(mine.phone, whole);
    expect(await replies(theirs.id)).toEqual([]);
    expect(await replies(mine.order)).toMatchObject([{ text: whole, unclear_order: false }]);
    // They asked for no more texts from this number, which one was about to come from.
    await text(mine.phone, 'STOP');
    expect([await optedOut(other, mine.phone), await optedOut(live, mine.phone)]).toEqual([true, true]);
    expect(await replies(theirs.id)).toEqual([]);
  });

  test.each(['1 thanks', '1 please', 'SO-4711', 'morning'])(
    'nobody sees what may be for another: neither has it, whatever reference %j says',
    async (reference) => {
      const mine = await asked();
      const theirs = await asked(other, mine.to, { reference });
      await text(mine.phone, `${reference}. ${whole}`);
      for (const [client, { order }] of [
        [live, mine],
        [other, theirs],
      ] as const) {
        expect(await replies(order)).toEqual([]);
        expect((await client.get(`/orders/${order}`)).body.status).toBe('awaiting_reply');
        expect(await seenBy(client)).not.toContain('the gate');
      }
    },
  );

  test('the sender is asked once which one is meant, by names and codes, and a code is enough', async () => {
    const mine = await asked();
    const theirs = await asked(other, mine.to);
    const codes = recording.sent.sms.map(({ body }) => /\nCode (\S+)$/.exec(body)?.[1] ?? '');
    const both = [[live, mine.order] as const, [other, theirs.order] as const];
    for (const words of [whole, whole, 'Hello?']) {
      await text(mine.phone, words);
      await sendQueued(...both);
    }
    const [question, ...more] = recording.sent.sms.slice(2);
    expect(more).toEqual([]);
    expect(question).toMatchObject({ to: mine.phone, from: OURS });
    expect(question?.body.split('\n').slice(1).toSorted()).toEqual([
      `Alpha: ${codes[0]}`,
      `Bravo: ${codes[1]}`,
    ]);
    // The courier that sends it learns of no other.
    expect(await seenBy(live)).not.toContain('Bravo');
    expect(await seenBy(other)).not.toContain('Alpha');
    await text(mine.phone, `${codes[0]} 1`);
    expect(await readings(live, mine.order)).toEqual(['booked']);
    expect(await replies(theirs.order)).toEqual([]);
    // Now one alone has a question open, and another one is booked.
    await text(mine.phone, '2');
    await sendQueued(...both);
    expect(recording.sent.sms.filter(({ kind }) => kind === 'courier_question')).toHaveLength(1);
    // A new request has a new code: the question is another one.
    api.setNow(new Date(TUESDAY.getTime() + 60_000));
    const third = await asked(other, mine.to);
    await text(mine.phone, '2');
    await sendQueued(...both, [other, third.order]);
    expect(recording.sent.sms.at(-1)?.body).toMatch(/\nBravo: \S{4} or \S{4}(\n|$)/);
  });

  test.each(['refused', 'opted out'])('if the question of one is %s, another asks', async (why) => {
    const to = recipient();
    const theirs = await asked(other, to);
    if (why === 'opted out') await text(to.phone, 'STOP');
    const mine = await asked(live, to);
    const both = [[live, mine.order] as const, [other, theirs.order] as const];
    const questions = () => recording.sent.sms.filter(({ kind }) => kind === 'courier_question');
    if (why === 'refused') {
      recording.behaviour.refused.set(to.phone, 'undeliverable');
      await text(to.phone, whole);
      await sendQueued(...both);
      recording.behaviour.refused.clear();
      expect(questions()).toEqual([]);
    }
    for (const words of [whole, 'Hello?']) {
      await text(to.phone, words);
      await sendQueued(...both);
      expect(questions()).toMatchObject([{ to: to.phone }]);
    }
  });

  test('an opt-out word is for each of them', async () => {
    const mine = await asked();
    const theirs = await asked(other, mine.to);
    await text(mine.phone, 'STOP');
    expect(await replies(mine.order)).toHaveLength(1);
    expect(await replies(theirs.order)).toHaveLength(1);
    await sendQueued([live, mine.order], [other, theirs.order]);
    expect(recording.sent.sms).toHaveLength(2);
  });

  test('the first text about an order has a code, whatever it says', async () => {
    const to = recipient();
    const order = await scannedOrder(live, setup, { recipient: to });
    for (const words of ['We are near.', 'We are nearer.']) {
      await live.post(`/orders/${order.id}/messages`, { text: words, channels: ['sms'] });
      await sendQueued([live, order.id]);
    }
    const [first, second] = recording.sent.sms.map(({ body }) => body);
    expect(first).toMatch(/^We are near.\nCode \S{4}$/);
    expect(second).toBe('We are nearer.');
    await asked(other, to);
    await text(to.phone, `Ring the bell ${first?.slice(-4)}`);
    expect(await replies(order.id)).toHaveLength(1);
  });
});

test.each([
  [0, []],
  [8, ['booked']],
])(
  "of another courier's order that is done with for %i days, an answer is anybody's for a week",
  async (days, read) => {
    const other = await api.client({ mode: 'live' });
    const to = recipient();
    const theirs = await asked(other, to, { reference: '1200' });
    await other.post(`/orders/${theirs.order}/cancel`);
    api.setNow(new Date(TUESDAY.getTime() + days * 86_400_000));
    const mine = await asked(live, to);
    await text(to.phone, '1');
    expect(await replies(theirs.order)).toEqual([]);
    expect(await readings(live, mine.order)).toEqual(read);
  },
);

test('the question which courier is meant keeps none in question for another week', async () => {
  const after = (days: number) => api.setNow(new Date(TUESDAY.getTime() + days * 86_400_000));
  const other = await api.client({ mode: 'live' });
  const to = recipient();
  const theirs = await asked(other, to);
  await other.post(`/orders/${theirs.order}/cancel`);
  after(6);
  const first = await asked(live, to);
  await text(to.phone, '1');
  const activities = conversationActivities(api, recording.messaging);
  await activities.deliverQueued({ tenant: other.tenant.id, order: theirs.order });
  expect(recording.sent.sms.at(-1)?.kind).toBe('courier_question');
  after(8);
  await live.post(`/orders/${first.order}/cancel`);
  const second = await asked(live, to);
  await text(to.phone, '1');
  expect(await readings(live, second.order)).toEqual(['booked']);
});

test('the code in the text says which request is answered, across couriers and orders', async () => {
  const mine = await asked();
  const other = await api.client({ mode: 'live' });
  const theirs = await asked(other, mine.to);
  const second = await asked(live, mine.to);
  const codes = recording.sent.sms.map(({ body }) => /\nCode (\S+)$/.exec(body)?.[1] ?? '');
  expect(new Set(codes).size).toBe(3);
  await text(mine.phone, `2 ${codes[1]?.toLowerCase()}`);
  expect(await readings(other, theirs.order)).toEqual(['booked']);
  expect(await replies(mine.order)).toEqual([]);
  await text(mine.phone, `(code ${codes[0]}) 1`);
  expect(await readings(live, mine.order)).toEqual(['booked']);
  expect(await replies(second.order)).toEqual([]);
});

describe('with a number of its own', () => {
  const OWN = '+447700900555';
  let own: Client;
  const toOwn = (from: string, body: string) => text(from, body, { To: OWN });
  beforeEach(async () => {
    own = await api.client({ mode: 'live' });
    const courier = own.tenant.courier;
    await addNumber({ ...api.foundation.source, db: createDatabase(api.owner) }, { courier, number: OWN });
    expect((await own.patch('/settings', { sms_from: OWN })).status).toBe(200);
  });
  // A number is one courier's alone.
  afterEach(async () => {
    await own.patch('/settings', { sms_from: null });
    await removeNumber({ ...api.foundation.source, db: createDatabase(api.owner) }, OWN);
  });

  test('texts come from it and carry no code; an answer to it is no other courier’s', async () => {
    const theirs = await asked();
    const mine = await asked(own, theirs.to);
    const [shared, alone] = recording.sent.sms;
    expect([shared?.from, alone?.from]).toEqual([OURS, OWN]);
    expect(shared?.body).toMatch(/\nCode \S+$/);
    expect(alone?.body).not.toMatch(/Code/);
    await toOwn(mine.phone, '1');
    expect(await readings(own, mine.order)).toEqual(['booked']);
    expect(await replies(theirs.order)).toEqual([]);
    await text(theirs.phone, '2');
    expect(await readings(live, theirs.order)).toEqual(['booked']);
    expect(await replies(mine.order)).toHaveLength(1);
  });

  test('STOP to it opts out of its texts alone', async () => {
    const theirs = await asked();
    await asked(own, theirs.to);
    await toOwn(theirs.phone, 'STOP');
    expect([await optedOut(own, theirs.phone), await optedOut(live, theirs.phone)]).toEqual([true, false]);
  });

  test('what another courier has queued, and not sent, is not meant by an answer to it', async () => {
    const mine = await asked(own);
    const theirs = await scannedOrder(live, setup, { recipient: mine.to });
    await api.owner.query(
      `insert into messages (tenant_id, id, dedupe_key, cause, order_id, channel, kind, recipient, body, status, created_at)
       values ($1, $2, $2, $2, $3, 'sms', 'booking_request', $4, 'When?', 'queued', $5)`,
      [live.tenant.id, `msg_${theirs.id}`, theirs.id, mine.phone, new Date(TUESDAY.getTime() + 60_000)],
    );
    await toOwn(mine.phone, '1');
    expect(await replies(theirs.id)).toEqual([]);
    expect(await readings(own, mine.order)).toEqual(['booked']);
  });

  test("an answer to the number that it had before is still the courier's", async () => {
    const mine = await asked(own);
    await own.patch('/settings', { sms_from: null });
    await toOwn(mine.phone, '1');
    expect(await readings(own, mine.order)).toEqual(['booked']);
  });

  test('409: no other courier can have it, nor the number that couriers share; the sandbox has none', async () => {
    for (const number of [OWN, OURS]) {
      const refused = await live.patch('/settings', { sms_from: number });
      expect([refused.status, refused.body.error]).toEqual([
        409,
        expect.objectContaining({ code: 'in_use', param: 'sms_from' }),
      ]);
    }
    expect((await live.get('/settings')).body.sms_from).toBeNull();
    const sandbox = await api.client({ courier: own.tenant.courier });
    expect((await sandbox.patch('/settings', { sms_from: OWN })).status).toBe(200);
  });
});
