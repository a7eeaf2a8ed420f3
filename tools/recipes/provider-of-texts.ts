/** The example of "A provider of texts": JSON with a key, signed with another secret, so nothing like Twilio. */
import type { Recipe } from './recipe.js';

const PROVIDER = `/** Hermes: JSON with a bearer key; what it brings is signed by HMAC-SHA256. SMS_AUTH_TOKEN is \`key=…&signing=…\`. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { InboundTexts } from '../../../../domain/inbound-messages.js';
import { askJson, UnexpectedStatus } from '../../../http-json.js';
import { AccountRefused, NotSent, ProviderRefused } from '../../port.js';
import type { CreateSmsProvider, SmsSender } from '../port.js';

const TIMEOUT_MS = 30_000;

const accepted = z.object({ message_id: z.string().min(1) });
const text = z.object({
  message_id: z.string().min(1),
  from: z.string().min(1),
  to: z.string().min(1),
  text: z.string(),
  at: z.iso.datetime(),
});
const report = z.object({
  message_id: z.string().min(1),
  client_ref: z.string(),
  state: z.enum(['accepted', 'delivered', 'failed']),
});

function hermesSender(baseUrl: string, key: string): SmsSender {
  const headers = { authorization: \`Bearer \${key}\`, 'content-type': 'application/json' };
  return {
    async send({ id, from, to, body }) {
      const url = new URL(\`\${baseUrl}/messages\`);
      let handedOver = false;
      const answer = await askJson({
        ...{ url, method: 'POST', headers, timeoutMs: TIMEOUT_MS },
        body: JSON.stringify({ client_ref: id, from, to, text: body }),
        onHandedOver: () => (handedOver = true),
      }).catch((error: unknown) => {
        throw handedOver ? error : new NotSent(\`\${url.origin} is unreachable.\`);
      });
      const { status } = answer;
      if (status === 429 || status === 503) throw new NotSent(\`\${url.origin} answered \${status}.\`);
      if (status === 401 || status === 403) throw new AccountRefused(\`\${url.origin} answered \${status}.\`);
      if (status === 422) throw new ProviderRefused('invalid_recipient');
      if (status !== 202) throw new UnexpectedStatus(url, status);
      return { provider_id: accepted.parse(answer.json).message_id, auto_reply: null };
    },
    async check(timeoutMs) {
      const url = new URL(\`\${baseUrl}/account\`);
      const { status } = await askJson({ url, headers, timeoutMs });
      if (status !== 200) throw new UnexpectedStatus(url, status);
    },
  };
}

/** Returns a JSON body that fits a schema; null for any other. */
function parsed<T>(schema: z.ZodType<T>, json: Buffer): T | null {
  try {
    return schema.safeParse(JSON.parse(json.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function hermesInbound(signing: string): InboundTexts {
  const isSigned = (json: Buffer, signature: string) => {
    const expected = createHmac('sha256', signing).update(json).digest();
    const given = Buffer.from(signature, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return {
    signatureHeader: 'X-Hermes-Signature',
    bodies: 'json',
    mayBeSigned: (signature) => /^[0-9a-f]{64}$/.test(signature ?? ''),
    isSigned: ({ json }, signature = '') => isSigned(json, signature),
    readText: ({ json }) => {
      const found = parsed(text, json);
      return found && { ...found, id: found.message_id, sentAt: new Date(found.at) };
    },
    readReceipt: ({ json }) => {
      const found = parsed(report, json);
      if (!found) return null;
      const about = { message: found.client_ref, provider_id: found.message_id };
      return found.state === 'failed'
        ? { ...about, result: 'failed', code: 'undeliverable' }
        : { ...about, result: found.state };
    },
    answer: { contentType: 'application/json', body: '{}' },
  };
}

export const createHermes: CreateSmsProvider = ({ baseUrl, authToken }) => {
  if (authToken === undefined) return { sender: undefined, inbound: undefined };
  const { key = authToken, signing = authToken } = Object.fromEntries(new URLSearchParams(authToken));
  return {
    sender: baseUrl === undefined ? undefined : hermesSender(baseUrl, key),
    inbound: hermesInbound(signing),
  };
};
`;

const TEST = `import { createHmac } from 'node:crypto';
import { createHermes } from '../../../src/adapters/messaging/sms/hermes/index.js';
import { type FakeServer, sendJson, startFakeServer } from './fake-server.js';

const MESSAGE = { id: 'msg_1', kind: 'booking_request', from: '+447700900999', to: '+447700900100', body: 'When?' };

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.close());

const hermes = () =>
  createHermes({
    ...{ baseUrl: server.baseUrl, accountSid: undefined, statusCallbackUrl: undefined },
    authToken: 'key=k1&signing=s1',
  });

test('sends JSON with the key', async () => {
  server.answer((_request, response) => sendJson(response, 202, { message_id: 'h1' }));
  await expect(hermes().sender?.send(MESSAGE)).resolves.toEqual({ provider_id: 'h1', auto_reply: null });
  const [asked] = server.asked;
  expect(asked?.headers.authorization).toBe('Bearer k1');
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    ...{ client_ref: 'msg_1', from: MESSAGE.from, to: MESSAGE.to, text: 'When?' },
  });
});

test.each([
  [422, 'ProviderRefused'],
  [401, 'AccountRefused'],
  [503, 'NotSent'],
  [500, 'UnexpectedStatus'],
])('%i is %s', async (status, name) => {
  server.answer((_request, response) => sendJson(response, status, {}));
  await expect(hermes().sender?.send(MESSAGE)).rejects.toMatchObject({ name });
});

test('reads what it signed with its other secret', () => {
  const at = '2026-03-10T09:00:00Z';
  const json = Buffer.from(
    JSON.stringify({ message_id: 'h2', from: '+447700900100', to: '+447700900999', text: 'yes', at }),
  );
  const request = { url: 'https://waypost.example/inbound/sms', form: {}, json };
  const signed = (secret: string) => createHmac('sha256', secret).update(json).digest('hex');
  const { inbound } = hermes();
  expect([inbound?.isSigned(request, signed('s1')), inbound?.isSigned(request, signed('k1'))]).toEqual([true, false]);
  expect(inbound?.readText(request)).toMatchObject({ id: 'h2', text: 'yes', sentAt: new Date(at) });
  expect(inbound?.readReceipt(request)).toBeNull();
});
`;

const INDEX = 'src/adapters/messaging/sms/index.ts';
const HERMES_TEST = 'test/unit/adapters/hermes.test.ts';

export const PROVIDER_OF_TEXTS: Recipe = {
  heading: 'A provider of texts',
  edits: [
    { file: 'src/adapters/messaging/sms/hermes/index.ts', put: PROVIDER },
    {
      file: INDEX,
      after: '/** The providers of texts, by the names that SMS_PROVIDER takes. */\n',
      put: "import { createHermes } from './hermes/index.js';\n",
    },
    { file: INDEX, after: 'CreateSmsProvider> = new Map([', put: "['hermes', createHermes], " },
    { file: HERMES_TEST, put: TEST },
  ],
  tests: [HERMES_TEST, 'test/unit/adapters/sms-providers.test.ts'],
};
