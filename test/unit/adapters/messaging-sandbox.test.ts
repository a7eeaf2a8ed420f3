import { createMessaging, ProviderRefused } from '../../../src/adapters/messaging/index.js';
import type { EmailMessage, EmailPort, SmsMessage, SmsPort } from '../../../src/adapters/messaging/index.js';

const SMS: SmsMessage = {
  id: 'msg_1',
  kind: 'booking_request',
  from: 'Waypost',
  to: '+447700900100',
  body: 'Hello',
};
const EMAIL: EmailMessage = {
  id: 'msg_2',
  kind: 'booking_request',
  from: 'a@example.com',
  to: 'b@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

function spies() {
  const sent: string[] = [];
  const record = (id: string) => {
    sent.push(id);
    return Promise.resolve({ provider_id: `real_${id}`, auto_reply: null });
  };
  const sms: SmsPort = { send: ({ id }) => record(id) };
  const email: EmailPort = { send: ({ id }) => record(id) };
  return { sent, sms, email };
}

describe('messaging by mode', () => {
  it('sends live messages through the providers', async () => {
    const { sent, sms, email } = spies();
    const live = createMessaging({ live: { sms, email } }).forMode('live');
    await expect(live.sms.send(SMS)).resolves.toEqual({ provider_id: 'real_msg_1', auto_reply: null });
    await live.email.send(EMAIL);
    expect(sent).toEqual(['msg_1', 'msg_2']);
  });

  it('keeps the sandbox away from the providers', async () => {
    const { sent, sms, email } = spies();
    const sandbox = createMessaging({ live: { sms, email } }).forMode('sandbox');
    await expect(sandbox.sms.send(SMS)).resolves.toEqual({ provider_id: 'sandbox_msg_1', auto_reply: null });
    await expect(sandbox.email.send(EMAIL)).resolves.toEqual({
      provider_id: 'sandbox_msg_2',
      auto_reply: null,
    });
    expect(sent).toEqual([]);
  });

  it.each([{}, { live: {} }])('refuses for good what has no provider: %j', async (options) => {
    const live = createMessaging(options).forMode('live');
    for (const sending of [live.sms.send(SMS), live.email.send(EMAIL)]) {
      const refusal: unknown = await sending.catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ProviderRefused);
      expect(refusal).toMatchObject({ code: 'channel_not_configured' });
    }
  });
});

describe("Ofcom's drama numbers in the sandbox", () => {
  const { sms } = createMessaging({}).forMode('sandbox');
  const replyOf = async (last: number, kind: string) => {
    const { auto_reply } = await sms.send({ ...SMS, kind, to: `+44770090000${last}` });
    return auto_reply;
  };

  it.each(['booking_request', 'rebooking'])('answer a %s each in their way', async (kind) => {
    await expect(replyOf(1, kind)).resolves.toBe('1');
    await expect(replyOf(2, kind)).resolves.toMatch(/can't do any/);
    await expect(replyOf(3, kind)).resolves.toMatch(/a week on Friday/i);
    await expect(replyOf(4, kind)).resolves.toMatch(/ask my partner/);
    await expect(replyOf(5, kind)).resolves.toBe('STOP');
    await expect(replyOf(7, kind)).resolves.toBeNull();
  });

  it('answer nothing that asks nothing', async () => {
    for (const last of [1, 2, 3, 4, 5]) await expect(replyOf(last, 'confirmation')).resolves.toBeNull();
  });

  it.each(['booking_request', 'confirmation'])('006 cannot be reached by a %s', async (kind) => {
    await expect(replyOf(6, kind)).rejects.toMatchObject({ name: 'ProviderRefused', code: 'undeliverable' });
  });
});
