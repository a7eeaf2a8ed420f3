/** Signatures of webhooks, by Web Crypto and by Node's own hashing: what one makes the other accepts. */
import { createHmac } from 'node:crypto';
import {
  readWebhook,
  signWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type VerifyOptions,
} from '@waypost/client/webhooks';
import { signWebhookSync, verifyWebhookSync } from '@waypost/client/webhooks/node';
import fc from 'fast-check';

const SECRET = 'whsec_new';
const OLD_SECRET = 'whsec_old';
const SIGNED_AT = 1_760_000_000;
const BODY = '{"id":"evt_1","note":"£5 – café"}';

const at = (seconds: number) => new Date(seconds * 1000 + 999);

type Way = {
  sign: (...of: Parameters<typeof signWebhookSync>) => Promise<string>;
  verify: (options: VerifyOptions) => Promise<void>;
};
const ANYWHERE: Way = { sign: signWebhook, verify: verifyWebhook };
const IN_NODE: Way = {
  sign: async (...of) => signWebhookSync(...of),
  verify: async (options) => verifyWebhookSync(options),
};

test('the product exports the same verifier', async () => {
  expect((await import('waypost/webhooks')).verifyWebhook).toBe(verifyWebhook);
});

describe.each([
  ['Web Crypto', ANYWHERE, IN_NODE],
  ['Node', IN_NODE, ANYWHERE],
])('signing by %s', (_, { sign }, { verify }) => {
  it('hashes `<timestamp>.<raw body>` with HMAC-SHA256 in lower-case hex', async () => {
    const hex = createHmac('sha256', SECRET).update(`${SIGNED_AT}.${BODY}`, 'utf8').digest('hex');
    expect(await sign([SECRET], SIGNED_AT, BODY)).toBe(`t=${SIGNED_AT},v1=${hex}`);
  });

  it('matches a fixed example, made with openssl', async () => {
    // printf '1.{}' | openssl dgst -sha256 -hmac whsec_x
    expect(await sign(['whsec_x'], 1, '{}')).toBe(
      't=1,v1=36ee2f7498f0c1777d1312b2a7361947fe5ad31223be30d0c62421f4ca753401',
    );
  });

  it('carries one signature per secret', async () => {
    expect(await sign([SECRET, OLD_SECRET], SIGNED_AT, BODY)).toMatch(
      /^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/,
    );
  });

  it.each([[[]], [['']]])('is refused with %j', async (secrets) => {
    await expect(sign(secrets, SIGNED_AT, BODY)).rejects.toThrow(RangeError);
  });

  it('is accepted by the other way, and no other body is', async () => {
    const property = fc.asyncProperty(
      fc.uint8Array(),
      fc.uint8Array(),
      fc.string({ minLength: 1, unit: 'binary' }),
      async (body, other, secret) => {
        const header = await sign([secret], SIGNED_AT, body);
        const failure = (payload: Uint8Array) =>
          failureOf(verify, { payload, header, secret, now: at(SIGNED_AT) });
        expect(await failure(body)).toBe('verified');
        expect(await failure(other)).toBe(
          Buffer.from(body).equals(other) ? 'verified' : 'signature_mismatch',
        );
      },
    );
    await fc.assert(property);
  });
});

async function failureOf(verify: Way['verify'], options: VerifyOptions): Promise<string> {
  try {
    await verify(options);
    return 'verified';
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.code;
    throw error;
  }
}

describe.each([
  ['Web Crypto', ANYWHERE],
  ['Node', IN_NODE],
])('verifying by %s', (_, { sign, verify }) => {
  async function outcome(changes: Partial<VerifyOptions>): Promise<string> {
    const header = signWebhookSync([SECRET], SIGNED_AT, BODY);
    return failureOf(verify, { payload: BODY, header, secret: SECRET, now: at(SIGNED_AT), ...changes });
  }

  it('accepts what was signed, as text or as bytes, of whatever kind and place in a buffer', async () => {
    const bytes = new TextEncoder().encode(BODY);
    const within = new Uint8Array(bytes.length + 9);
    within.set(bytes, 4);
    for (const payload of [
      BODY,
      Buffer.from(BODY),
      bytes,
      bytes.buffer,
      within.subarray(4, 4 + bytes.length),
    ]) {
      expect(await outcome({ payload })).toBe('verified');
    }
    expect(await outcome({ payload: within })).toBe('signature_mismatch');
  });

  it('takes the header as Node and as fetch give it', async () => {
    const header = signWebhookSync([SECRET], SIGNED_AT, BODY);
    expect(await outcome({ header: [header] })).toBe('verified');
    expect(await outcome({ header: [header, header] })).toBe('header_malformed');
    expect(await outcome({ header: null })).toBe('header_missing');
    expect(await outcome({ header: [] })).toBe('header_missing');
  });

  it('accepts either secret during a rotation', async () => {
    const header = await sign([SECRET, OLD_SECRET], SIGNED_AT, BODY);
    expect(await outcome({ header })).toBe('verified');
    expect(await outcome({ header, secret: OLD_SECRET })).toBe('verified');
    expect(await outcome({ header, secret: 'whsec_other' })).toBe('signature_mismatch');
  });

  it('skips schemes it does not know, and spaces', async () => {
    const header = `v0=abc, ${signWebhookSync([SECRET], SIGNED_AT, BODY).replace(',', ' , ')},v2=xyz`;
    expect(await outcome({ header })).toBe('verified');
  });

  it('accepts an age of 300 s and none above, either way', async () => {
    expect(await outcome({ now: at(SIGNED_AT + 300) })).toBe('verified');
    expect(await outcome({ now: at(SIGNED_AT + 301) })).toBe('timestamp_too_old');
    expect(await outcome({ now: at(SIGNED_AT - 300) })).toBe('verified');
    expect(await outcome({ now: at(SIGNED_AT - 301) })).toBe('timestamp_in_future');
    expect(await outcome({ now: at(SIGNED_AT + 11), toleranceSeconds: 10 })).toBe('timestamp_too_old');
  });

  it('reads the system clock when no other is given', async () => {
    const header = await sign([SECRET], Math.floor(Date.now() / 1000), BODY);
    expect(await outcome({ header, now: undefined })).toBe('verified');
  });

  it.each([undefined, ''])('says that the header is missing: %j', async (header) => {
    expect(await outcome({ header })).toBe('header_missing');
  });

  it.each(['nonsense', 't=1', 'v1=00', 't=,v1=00', 't=1e3,v1=00', 't=-1,v1=00', 't=1,t=2,v1=00'])(
    'says that the header is malformed: %s',
    async (header) => {
      expect(await outcome({ header })).toBe('header_malformed');
    },
  );

  it('says that the secret is missing, or that the body was parsed', async () => {
    expect(await outcome({ secret: '' })).toBe('secret_missing');
    expect(await outcome({ payload: JSON.parse(BODY) })).toBe('payload_not_raw');
  });

  it('rejects any signature but the right one, upper case included', async () => {
    const header = signWebhookSync([SECRET], SIGNED_AT, BODY);
    expect(await outcome({ header: header.slice(0, -1) })).toBe('signature_mismatch');
    const shouted = header.toUpperCase().replace('T=', 't=').replace('V1=', 'v1=');
    expect(await outcome({ header: shouted })).toBe('signature_mismatch');
    const later = header.replace(`t=${SIGNED_AT}`, `t=${SIGNED_AT + 1}`);
    expect(await outcome({ header: later })).toBe('signature_mismatch');
  });
});

describe('reading', () => {
  const options = {
    header: signWebhookSync([SECRET], SIGNED_AT, BODY),
    secret: SECRET,
    now: at(SIGNED_AT),
  };

  it('gives the event of a delivery, from text or bytes', async () => {
    const event = { id: 'evt_1', note: '£5 – café' };
    expect(await readWebhook({ ...options, payload: BODY })).toEqual(event);
    expect(await readWebhook({ ...options, payload: Buffer.from(BODY) })).toEqual(event);
    expect(await readWebhook({ ...options, payload: new TextEncoder().encode(BODY).buffer })).toEqual(event);
  });

  it('gives none of a delivery that is not to be trusted', async () => {
    await expect(readWebhook({ ...options, payload: `${BODY} ` })).rejects.toMatchObject({
      name: 'WebhookVerificationError',
      code: 'signature_mismatch',
    });
  });
});
