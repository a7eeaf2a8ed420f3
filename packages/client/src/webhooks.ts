/**
 * `@waypost/client/webhooks`: deliveries of webhooks checked, and typed by the API's document. It runs wherever there
 * is Web Crypto: Node, Deno, Bun, workers at the edge, browsers.
 */
import {
  assertSecrets,
  assertTrusted,
  openDelivery,
  signatureHeader,
  signedBytes,
  utf8,
  type VerifyOptions,
} from './signature.js';
import type { webhooks } from './schema.js';

export { WebhookVerificationError, type VerificationFailure, type VerifyOptions } from './signature.js';

/** The body of a delivery by its `type`: `WebhookEvents['order.booked']`. */
export type WebhookEvents = {
  [Type in keyof webhooks]: webhooks[Type]['post']['requestBody']['content']['application/json'];
};

/** The body of a delivery: a union that `type` tells apart. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

/**
 * The event of a delivery that comes from the service, unchanged and recently. It is sent at least once: an `id` that
 * was seen before is the same event again. Types of event that are newer than this package come through as well, so a
 * `switch` over `type` needs a default.
 * @throws {WebhookVerificationError} when the delivery isn't to be trusted; see `verifyWebhook`
 */
export async function readWebhook(options: VerifyOptions): Promise<WebhookEvent> {
  await verifyWebhook(options);
  const { payload } = options;
  const text = typeof payload === 'string' ? payload : new TextDecoder().decode(payload);
  // What the service signed has the form that its document gives.
  return JSON.parse(text) as WebhookEvent;
}

/**
 * Checks that a delivery comes from the service, unchanged and recently; resolves when it does. During a rotation the
 * header carries a signature for each secret, and either is accepted.
 * @throws {WebhookVerificationError} when it doesn't, with a code and a sentence that say why
 */
export async function verifyWebhook(options: VerifyOptions): Promise<void> {
  const delivery = openDelivery(options);
  assertTrusted(delivery, await hmac(options.secret, delivery.bytes), options);
}

/**
 * The value of the signature header for one attempt, as the service makes it. For tests of a receiver.
 * @param secrets those that are valid, the newest first; one, or two during a rotation
 * @param timestamp Unix time of the attempt, whole seconds
 * @param rawBody the bytes that are sent
 * @throws {RangeError} without a secret
 */
export async function signWebhook(
  secrets: readonly string[],
  timestamp: number,
  rawBody: string | Uint8Array,
): Promise<string> {
  assertSecrets(secrets);
  const bytes = signedBytes(String(timestamp), rawBody);
  const signatures = await Promise.all(secrets.map((secret) => hmac(secret, bytes)));
  return signatureHeader(timestamp, signatures);
}

/** Lower-case hex HMAC-SHA256. */
async function hmac(secret: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
