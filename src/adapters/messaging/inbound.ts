/**
 * Is an inbound message really from the provider? Texts and delivery reports carry Twilio's signature over the
 * address and the form; inbound email carries the product's own webhook signature over the raw JSON, made with a
 * secret shared with whoever forwards the mail.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { verifyWebhook, WebhookVerificationError } from '../../webhooks/signature.js';

/** A parsed form; a field that comes more than once has its values in an array. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

function twilioSignature(authToken: string, url: string, params: FormFields): string {
  const fields = Object.keys(params)
    .sort()
    .flatMap((name) => {
      const value = params[name] ?? '';
      const values = typeof value === 'string' ? [value] : [...new Set(value)].sort();
      return values.map((one) => name + one);
    });
  return createHmac('sha1', authToken)
    .update([url, ...fields].join(''))
    .digest('base64');
}

/** The address with and without its port: providers sign either (Twilio, "Webhooks Security"). */
function spellings(url: string): string[] {
  const [, scheme, authority = '', rest = ''] = /^(https?):\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  if (scheme === undefined) return [url];
  const defaultPort = scheme.toLowerCase() === 'https' ? ':443' : ':80';
  const withPort = /:\d+$/.test(authority) ? authority : authority + defaultPort;
  return [withPort.replace(/:\d+$/, ''), withPort].map((host) => `${scheme}://${host}${rest}`);
}

/**
 * Whether `signature`, the header X-Twilio-Signature, is right for a form posted to `url`: base64 HMAC-SHA1, keyed
 * with the account's token, of the address followed by the fields in order of name.
 * @param url the public address with its query, exactly as the provider was given it
 * @param signature undefined when the request had none
 */
export function validTwilioSignature(
  authToken: string,
  url: string,
  params: FormFields,
  signature: string | undefined,
): boolean {
  const given = Buffer.from(signature ?? '');
  return spellings(url).some((spelling) => {
    const expected = Buffer.from(twilioSignature(authToken, spelling, params));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/**
 * Whether an inbound email's JSON, as received, was signed with the shared secret less than 5 minutes ago.
 * @param header `t=<Unix time>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`; undefined when the request had none
 */
export function validInboundEmailSignature(
  secret: string,
  rawBody: string | Uint8Array,
  header: string | undefined,
  now: Date,
): boolean {
  try {
    verifyWebhook({ payload: rawBody, header, secret, now });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}
