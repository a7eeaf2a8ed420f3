/** Replies to what is settled already, and numbers that can mean two offers, read by the activities. */
import { useApi } from '../support/api.js';
import { type Asking, newAsking, OFFERED } from '../support/booking-conversation.js';
import { eventsOf, oneWindow, TUESDAY } from '../support/conversation.js';

const api = useApi();
let asking: Asking;

beforeEach(async () => {
  asking = await newAsking(api);
});

describe('what is settled', () => {
  const reviewed = async (order: string) =>
    (await eventsOf(api, order)).filter(({ type }) => type === 'booking.reply_needs_review').length;

  test.each([
    ['by the recipient', (order: string) => asking.answer(order, '2')],
    ['by the office', (order: string) => asking.client.post('/bookings', { order, slot: OFFERED[1] })],
  ])('courtesies after a booking %s need nobody, and change nothing', async (_, book) => {
    const { client, asked, answer } = asking;
    const { order } = await asked();
    await book(order);
    for (const text of ['Thanks!', 'Ok', 'Perfect', '👍', 'See you then', 'Liked “Booked for Thu 12 Mar”']) {
      const { outcome, reply } = await answer(order, text);
      expect({ text, outcome, reply: reply.outcome }).toEqual({
        text,
        outcome: 'resolved',
        reply: 'resolved',
      });
    }
    expect(await reviewed(order)).toBe(0);
    expect((await client.get('/inbox')).body.data).toEqual([]);
    expect((await client.get(`/orders/${order}`)).body.slot).toEqual(OFFERED[1]);
  });

  test('before a booking a yes to several offers is for a person, and a reaction for nobody', async () => {
    const { asked, answer } = asking;
    const { order } = await asked();
    expect((await answer(order, 'Thanks!')).outcome).toBe('needs_review');
    expect((await answer(order, 'Loved “We can deliver your order”')).outcome).toBe('resolved');
  });

  test("a yes after the office's question is for the office", async () => {
    const { client, asked, answer } = asking;
    const { order } = await asked();
    await answer(order, '2');
    api.setNow(new Date(TUESDAY.getTime() + 60_000));
    await client.post(`/orders/${order}/messages`, { text: 'Is there parking outside?' });
    expect((await answer(order, 'Yes')).outcome).toBe('needs_review');
  });

  test('a weekday after a booking is the one beside it, or for a person', async () => {
    const { client, asked, answer } = asking;
    const { order } = await asked();
    const slot = { date: '2026-03-31', from: '08:00', to: '12:00' };
    await client.post('/bookings', { order, slot });
    const moved = await answer(order, "sorry can't do Tuesday now, Thursday morning instead?");
    expect(moved.outcome).toBe('booked');
    expect((await client.get(`/orders/${order}`)).body.slot.date).toBe('2026-04-02');
    expect((await answer(order, 'Change to Sunday morning')).outcome).toBe('needs_review');
    expect((await client.get(`/orders/${order}`)).body.slot.date).toBe('2026-04-02');
  });
});

describe('a number with two readings', () => {
  /** The offers are A) Mon 30 Nov, B) Tue 1 Dec and C) Wed 2 Dec. */
  const SATURDAY = new Date('2026-11-28T10:00:00Z');
  const MEANT = { date: '2026-12-01', from: '08:00', to: '12:00' };
  const after = (seconds: number) => api.setNow(new Date(SATURDAY.getTime() + seconds * 1000));

  beforeEach(() => {
    after(0);
  });

  /** Asks, and has a number answered, so that it is asked back. */
  async function askedBack(text = '1', channel: 'sms' | 'email' = 'sms') {
    const { asked, answer, activities, tenant } = asking;
    const { order, request } = await asked();
    after(60);
    const first = await answer(order, text, channel);
    await activities.deliverQueued({ tenant, order });
    after(120);
    return { order, request, first };
  }

  test('the offers have letters, and a letter books', async () => {
    const { client, recording, asked, answer } = asking;
    const { order } = await asked();
    expect(recording.sent.sms[0]?.body).toContain(
      'Reply with a letter:\nA) Mon 30 Nov 08:00-12:00\nB) Tue 1 Dec 08:00-12:00\nC) Wed 2 Dec 08:00-12:00',
    );
    expect(recording.sent.email[0]?.text).toContain('the letter that suits you');
    expect(recording.sent.email[0]?.html).toContain('?offer=B');
    expect((await answer(order, 'b please')).outcome).toBe('booked');
    expect((await client.get(`/orders/${order}`)).body.slot).toEqual(MEANT);
  });

  test.each(['sms', 'email'] as const)('is asked back once by %s, and YES books', async (channel) => {
    const { client, recording, answer, activities, tenant } = asking;
    const { order, first } = await askedBack('1', channel);
    expect(first.reply).toMatchObject({
      outcome: 'resolved',
      understood: { intent: 'unclear', why: expect.stringContaining('Asked back') },
    });
    const { sms, email } = recording.sent;
    const question = channel === 'sms' ? sms.at(-1) : email.at(-1);
    expect(question).toMatchObject({ kind: 'clarification' });
    expect(channel === 'sms' ? sms.at(-1)?.body : email.at(-1)?.text).toMatch(
      /[Dd]id you mean Tue 1 Dec,? 08:00-12:00.*Reply YES/,
    );
    // Read again by a retried activity: nothing is sent a second time.
    await activities.readReply({ tenant, reply: first.id });
    await activities.deliverQueued({ tenant, order });
    expect(recording.sent[channel]).toHaveLength(2);
    expect((await answer(order, 'YES', channel)).outcome).toBe('booked');
    expect((await client.get(`/orders/${order}`)).body.slot).toEqual(MEANT);
    const events = (await eventsOf(api, order)).map(({ type }) => type);
    expect(events).not.toContain('booking.reply_needs_review');
  });

  test('is asked back once a request: then a person decides', async () => {
    const { recording, answer } = asking;
    const { order } = await askedBack();
    expect((await answer(order, '2')).outcome).toBe('needs_review');
    // The question was for the next reply only.
    expect((await answer(order, 'Yes')).outcome).toBe('needs_review');
    expect(recording.sent.sms.map(({ kind }) => kind)).toEqual([
      'booking_request',
      'clarification',
      'acknowledgement',
    ]);
    expect((await answer(order, 'A')).outcome).toBe('booked');
  });

  test.each([
    ['NO', 'needs_review', 'awaiting_reply'],
    ['STOP', 'resolved', 'awaiting_reply'],
    ['Wednesday please', 'booked', 'booked'],
  ])('%s is read as ever', async (text, outcome, status) => {
    const { answer, statusOf } = asking;
    const { order } = await askedBack();
    expect((await answer(order, text)).outcome).toBe(outcome);
    expect(await statusOf(order)).toBe(status);
    if (status !== 'booked') expect((await answer(order, 'YES')).outcome).toBe('needs_review');
  });

  test('YES takes a place only if there is one', async () => {
    const { client, setup, answer, statusOf } = asking;
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const { order } = await askedBack();
    await asking.fill(MEANT);
    expect((await answer(order, 'YES')).outcome).toBe('asked_again');
    expect(await statusOf(order)).toBe('awaiting_reply');
    expect((await answer(order, 'YES')).outcome).toBe('needs_review');
  });

  test('once something else was written, YES may answer that', async () => {
    const { client, answer } = asking;
    const { order } = await askedBack();
    await client.post(`/orders/${order}/messages`, { text: 'Shall we bring it on Friday?' });
    after(180);
    expect((await answer(order, 'YES')).outcome).toBe('needs_review');
  });
});

describe('a reply that is left to a person', () => {
  const ASKS = 'is the lift in our building a problem? and who pays the parking';

  async function sentAfter(order: string) {
    const { activities, tenant, recording } = asking;
    await activities.deliverQueued({ tenant, order });
    const { sms, email } = recording.sent;
    return [
      ...sms.map(({ kind, body }) => ({ channel: 'sms', kind, body })),
      ...email.map(({ kind, text }) => ({ channel: 'email', kind, body: text })),
    ].filter(({ kind }) => kind === 'acknowledgement');
  }

  test.each(['sms', 'email'] as const)('by %s is acknowledged once, with the link', async (channel) => {
    const { asked, answer } = asking;
    const { order } = await asked();
    expect((await answer(order, ASKS, channel)).outcome).toBe('needs_review');
    const [told, ...more] = await sentAfter(order);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ channel });
    expect(told?.body).toMatch(/We will read your message.*\/b\//s);
    expect((await answer(order, `${ASKS}?`, channel)).outcome).toBe('needs_review');
    expect(await sentAfter(order)).toHaveLength(1);
  });

  test('after a booking has the link of the visit', async () => {
    const { asked, answer } = asking;
    const { order } = await asked();
    await answer(order, '2');
    await answer(order, ASKS);
    expect((await sentAfter(order))[0]?.body).toMatch(/\/t\//);
  });

  test('is not acknowledged once its sender has said STOP, nor when a booking followed at once', async () => {
    const { asked, answer, recording } = asking;
    const { order } = await asked();
    // The provider takes nothing until the booking is made.
    recording.behaviour.broken.add('+447700900123');
    await answer(order, ASKS);
    await answer(order, '2');
    recording.behaviour.broken.clear();
    expect(await sentAfter(order)).toEqual([]);
    const { order: other } = await asked();
    await answer(other, 'STOP');
    await answer(other, ASKS);
    expect(await sentAfter(other)).toEqual([]);
  });

  test('does not hide the question of the office from a yes', async () => {
    const { client, asked, answer } = asking;
    const { order } = await asked();
    await answer(order, '2');
    api.setNow(new Date(TUESDAY.getTime() + 60_000));
    await client.post(`/orders/${order}/messages`, { text: 'Is there parking outside?' });
    expect((await answer(order, ASKS)).outcome).toBe('needs_review');
    expect((await answer(order, 'Yes')).outcome).toBe('needs_review');
  });
});

describe('every text gets an answer, once', () => {
  const ASKS = 'is the lift in our building a problem? and who pays the parking';
  const [BOOKED, ACK, MAIL_ACK] = ['sms confirmation', 'sms acknowledgement', 'email acknowledgement'];
  const HELD = ['sms narrowed_window', 'sms on_hold'];

  /** What the office or the driver does; anything else is what the recipient writes. */
  const STEPS: Record<string, (order: string) => Promise<unknown>> = {
    'the office books': (order) =>
      asking.client.post('/bookings', { order, slot: OFFERED[0], notify: false }),
    'the office writes': (order) => asking.client.post(`/orders/${order}/messages`, { text: 'We look.' }),
    'the office cancels': (order) => asking.client.post(`/orders/${order}/cancel`),
    'a hold': (order) => asking.client.patch(`/orders/${order}`, { hold: true }),
    'a published run': (order) => asking.publishedRun(order),
    'a delivery': async (order) => {
      const run = await asking.publishedRun(order);
      await api.owner.query(`update orders set status = 'planned' where id = $1`, [order]);
      const done = await asking.client.post(`/runs/${run}/stops/stp_${order}/complete`, {});
      expect([done.status, done.body.error]).toEqual([200, undefined]);
    },
  };

  /** What happens after the request → what the recipient is sent, by text where they have not opted out. */
  test.each<[steps: string[], sent: string[]]>([
    [[ASKS], [ACK]],
    [[ASKS, 'and the stairs?'], [ACK]],
    [[ASKS, `mail: ${ASKS}`], [ACK]],
    [[`mail: ${ASKS}`, ASKS, ASKS], [MAIL_ACK]],
    [['STOP'], []],
    [['STOP', ASKS], []],
    [['STOP', ASKS, ASKS], []],
    [['STOP', `mail: ${ASKS}`], [MAIL_ACK]],
    [['STOP', 'START', ASKS], [ACK]],
    [[ASKS, 'STOP', 'START', ASKS], [ACK]],
    [['2'], [BOOKED]],
    [['2', 'Thanks', '👍', 'Liked “It is booked”'], [BOOKED]],
    [
      ['2', ASKS, ASKS],
      [BOOKED, ACK],
    ],
    [
      [ASKS, '2'],
      [ACK, BOOKED],
    ],
    [['Loved “We can deliver”'], []],
    [['yes'], [ACK]],
    [['wrong number', 'STOP'], [ACK]],
    [
      [ASKS, 'the office writes', ASKS],
      [ACK, 'sms message'],
    ],
    [['the office cancels', ASKS], [ACK]],
    [['the office cancels', 'ok thanks'], []],
    [['the office books', 'a published run', 'a hold', 'ok, thanks'], HELD],
    [
      ['the office books', 'a published run', 'a hold', ASKS, ASKS],
      [...HELD, ACK],
    ],
    [['the office books', 'a delivery', ASKS], [ACK]],
    [['the office books', 'a delivery', 'thank you!', '❤️'], []],
  ])('%j', async (steps, sent) => {
    const { activities, tenant, recording, asked, answer } = asking;
    const { order } = await asked();
    for (const [index, step] of steps.entries()) {
      api.setNow(new Date(TUESDAY.getTime() + (index + 1) * 60_000));
      const [, mail] = /^mail: (.*)/.exec(step) ?? [];
      await (STEPS[step]?.(order) ?? answer(order, mail ?? step, mail === undefined ? 'sms' : 'email'));
      await activities.deliverQueued({ tenant, order });
    }
    const byText = recording.sent.sms.map(({ kind }) => `sms ${kind}`);
    const byMail = recording.sent.email.map(({ kind }) => `email ${kind}`);
    expect(byText.slice(1)).toEqual(sent.filter((each) => each.startsWith('sms')));
    expect(byMail.includes(MAIL_ACK)).toBe(sent.includes(MAIL_ACK));
  });
});
