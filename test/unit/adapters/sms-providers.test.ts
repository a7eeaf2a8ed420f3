/** What every provider of texts has in common, and how one is picked. */
import { SMS_PROVIDERS } from '../../../src/adapters/messaging/sms/index.js';
import type { SmsSettings } from '../../../src/adapters/messaging/sms/port.js';
import { smsProvider } from '../../../src/bin/messaging-providers.js';
import { startFakeServer } from './fake-server.js';

const NOTHING: SmsSettings = {
  baseUrl: undefined,
  accountSid: undefined,
  authToken: undefined,
  statusCallbackUrl: undefined,
};
const ALL: SmsSettings = {
  baseUrl: 'http://127.0.0.1:9',
  accountSid: 'AC123',
  authToken: 't0ken',
  statusCallbackUrl: 'https://waypost.example/inbound/sms/status',
};
const EMPTY = { url: 'https://waypost.example/inbound/sms', form: {}, json: Buffer.alloc(0) };

describe.each([...SMS_PROVIDERS])('%s', (_name, create) => {
  it('neither sends nor receives without its settings', () => {
    expect(create(NOTHING)).toEqual({ sender: undefined, inbound: undefined });
  });

  it('takes nothing in that is not signed', () => {
    const { inbound } = create(ALL);
    expect(inbound?.mayBeSigned(undefined)).toBe(false);
    for (const signature of [undefined, '', 'x']) expect(inbound?.isSigned(EMPTY, signature)).toBe(false);
  });

  it('knows the account, or says that it does not', async () => {
    const server = await startFakeServer();
    let status = 200;
    server.answer((_request, response) => void response.writeHead(status).end('{}'));
    try {
      const { sender } = create({ ...ALL, baseUrl: server.baseUrl });
      await expect(sender?.check(2_000)).resolves.toBeUndefined();
      status = 401;
      await expect(sender?.check(2_000)).rejects.toMatchObject({ name: 'UnexpectedStatus', status: 401 });
    } finally {
      await server.close();
    }
  });
});

describe('the configured provider', () => {
  const sms = { provider: 'twilio', ...ALL, from: '+447700900999' };

  it('sends once there is a number to send from, and receives without one', () => {
    expect(smsProvider({ sms }).sender).toBeDefined();
    const receiver = smsProvider({ sms: { ...sms, from: undefined } });
    expect([receiver.sender, receiver.inbound?.signatureHeader]).toEqual([undefined, 'X-Twilio-Signature']);
  });

  it.each(['other', 'constructor', ''])(
    'is not %j: the variable is named, with what it takes',
    (provider) => {
      const known = [...SMS_PROVIDERS.keys()].join(', ');
      expect(() => smsProvider({ sms: { ...sms, provider } })).toThrow(
        `SMS_PROVIDER: must be one of ${known}`,
      );
    },
  );
});
