import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { signWebhook, verifyWebhook, WebhookVerificationError } from '../../../src/webhooks/signature.js';
import type { VerifyOptions } from '../../../src/webhooks/signature.js';

const SECRET = 'whsec_new';
const OLD_SECRET = 'whsec_old';
const SIGNED_AT = 1_760_000_000;
const BODY = '{"id":"evt_1","note":"£5 – café"}';

const at = (seconds: number) => new Date(seconds * 1000 + 999);

function failureOf(changes: Partial<VerifyOptions>): string {
  const options = {
    payload: BODY,
    header: signWebhook([SECRET], SIGNED_AT, BODY),
    secret: SECRET,
    now: at(SIGNED_AT),
    ...changes,
  };
  try {
    verifyWebhook(options);
    return 'verified';
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.code;
    throw error;
  }
}

describe('signWebhook', () => {
  it('signs `<timestamp>.<raw body>` with HMAC-SHA256 in lower-case hex', () => {
    const hex = createHmac('sha256', SECRET).update(`${SIGNED_AT}.${BODY}`, 'utf8').digest('hex');
    expect(signWebhook([SECRET], SIGNED_AT, BODY)).toBe(`t=${SIGNED_AT},v1=${hex}`);
  });

  it('matches a fixed example, made with openssl', () => {
    // printf '1.{}' | openssl dgst -sha256 -hmac whsec_x
    expect(signWebhook(['whsec_x'], 1, '{}')).toBe(
      't=1,v1=36ee2f7498f0c1777d1312b2a7361947fe5ad31223be30d0c62421f4ca753401',
    );
  });

  it('carries one signature per secret', () => {
    expect(signWebhook([SECRET, OLD_SECRET], SIGNED_AT, BODY)).toMatch(
      /^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/,
    );
  });

  it.each([[[]], [['']]])('refuses to sign with %j', (secrets) => {
    expect(() => signWebhook(secrets, SIGNED_AT, BODY)).toThrow(RangeError);
  });
});

describe('verifyWebhook', () => {
  it('accepts what was signed, as text or as bytes', () => {
    expect(failureOf({})).toBe('verified');
    expect(failureOf({ payload: Buffer.from(BODY) })).toBe('verified');
  });

  it('accepts either secret during a rotation', () => {
    const header = signWebhook([SECRET, OLD_SECRET], SIGNED_AT, BODY);
    expect(failureOf({ header })).toBe('verified');
    expect(failureOf({ header, secret: OLD_SECRET })).toBe('verified');
    expect(failureOf({ header, secret: 'whsec_other' })).toBe('signature_mismatch');
  });

  it('skips schemes it does not know, and spaces', () => {
    const header = `v0=abc, ${signWebhook([SECRET], SIGNED_AT, BODY).replace(',', ' , ')},v2=xyz`;
    expect(failureOf({ header })).toBe('verified');
  });

  it('accepts an age of 300 s and none above, either way', () => {
    expect(failureOf({ now: at(SIGNED_AT + 300) })).toBe('verified');
    expect(failureOf({ now: at(SIGNED_AT + 301) })).toBe('timestamp_too_old');
    expect(failureOf({ now: at(SIGNED_AT - 300) })).toBe('verified');
    expect(failureOf({ now: at(SIGNED_AT - 301) })).toBe('timestamp_in_future');
    expect(failureOf({ now: at(SIGNED_AT + 11), toleranceSeconds: 10 })).toBe('timestamp_too_old');
  });

  it('reads the system clock when no other is given', () => {
    const header = signWebhook([SECRET], Math.floor(Date.now() / 1000), BODY);
    expect(() => verifyWebhook({ payload: BODY, header, secret: SECRET })).not.toThrow();
  });

  it.each([undefined, ''])('says that the header is missing: %j', (header) => {
    expect(failureOf({ header })).toBe('header_missing');
  });

  it.each(['nonsense', 't=1', 'v1=00', 't=,v1=00', 't=1e3,v1=00', 't=-1,v1=00', 't=1,t=2,v1=00'])(
    'says that the header is malformed: %s',
    (header) => {
      expect(failureOf({ header })).toBe('header_malformed');
    },
  );

  it('says that the secret is missing, or that the body was parsed', () => {
    expect(failureOf({ secret: '' })).toBe('secret_missing');
    expect(failureOf({ payload: JSON.parse(BODY) as string })).toBe('payload_not_raw');
  });

  it('rejects any signature but the right one, upper case included', () => {
    const header = signWebhook([SECRET], SIGNED_AT, BODY);
    expect(failureOf({ header: header.slice(0, -1) })).toBe('signature_mismatch');
    expect(failureOf({ header: header.toUpperCase().replace('T=', 't=').replace('V1=', 'v1=') })).toBe(
      'signature_mismatch',
    );
    expect(failureOf({ header: header.replace(`t=${SIGNED_AT}`, `t=${SIGNED_AT + 1}`) })).toBe(
      'signature_mismatch',
    );
  });

  it('accepts every body as signed and no other', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), fc.string({ minLength: 1 }), (body, other, secret) => {
        const header = signWebhook([secret], SIGNED_AT, body);
        expect(failureOf({ payload: body, header, secret })).toBe('verified');
        const same = Buffer.from(body).equals(other);
        expect(failureOf({ payload: other, header, secret })).toBe(same ? 'verified' : 'signature_mismatch');
      }),
    );
  });
});
