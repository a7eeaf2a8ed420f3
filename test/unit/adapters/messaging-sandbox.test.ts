import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createMessaging, ProviderRefused } from '../../../src/adapters/messaging/index.js';
import { smtpSender } from '../../../src/adapters/messaging/email/smtp.js';
import { twilioSender } from '../../../src/adapters/messaging/sms/twilio/index.js';
import type { EmailMessage, SmsMessage } from '../../../src/adapters/messaging/index.js';

import { sendJson, startFakeServer } from './fake-server.js';

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
  replyTo: null,
  thread: null,
  automatic: true,
};

/** Providers on the loopback: the text one notes what it is asked, the email one who connects. */
async function startProviders() {
  const http = await startFakeServer();
  http.answer((_request, response) => sendJson(response, 201, { sid: 'SM1' }));
  const mails: string[] = [];
  const smtp = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onMailFrom: ({ address }, _session, callback) => {
      mails.push(address);
      callback();
    },
    onData: (stream, _session, callback) => stream.resume().on('end', () => callback()),
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const { port } = smtp.server.address() as AddressInfo;
  const messaging = createMessaging({
    live: {
      sms: twilioSender({ baseUrl: http.baseUrl, accountSid: 'AC1', authToken: 't' }),
      email: smtpSender({ smtpUrl: `smtp://127.0.0.1:${port}` }),
    },
  });
  const close = async () => {
    await messaging.close();
    await http.close();
    await new Promise<void>((resolve) => {
      smtp.close(resolve);
    });
  };
  return { messaging, texts: http.asked, mails, close };
}

describe('messaging by mode', () => {
  it('sends live messages through the providers, and those of the sandbox nowhere', async () => {
    const { messaging, texts, mails, close } = await startProviders();
    const live = messaging.forMode('live');
    await expect(live.sms.send(SMS)).resolves.toEqual({ provider_id: 'SM1', auto_reply: null });
    await live.email.send(EMAIL);
    expect([texts.length, mails.length]).toEqual([1, 1]);

    const sandbox = messaging.forMode('sandbox');
    await expect(sandbox.sms.send(SMS)).resolves.toEqual({ provider_id: 'sandbox_msg_1', auto_reply: null });
    await expect(sandbox.email.send(EMAIL)).resolves.toEqual({
      provider_id: 'sandbox_msg_2',
      auto_reply: null,
    });
    expect([texts.length, mails.length]).toEqual([1, 1]);
    await close();
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
    await expect(replyOf(1, kind)).resolves.toBe('Option 1 please');
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
