/**
 * Is an inbound text, or a report of delivery, really from the provider? Both carry Twilio's signature over the
 * address and the form. Inbound email is signed as webhooks are: see src/webhooks/inbound-email.ts.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

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
