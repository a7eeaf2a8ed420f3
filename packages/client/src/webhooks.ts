/**
 * `@waypost/client/webhooks`: verifies webhook deliveries and types them from the OpenAPI document. Runs wherever Web
 * Crypto is available: Node, Deno, Bun, edge workers, browsers.
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

/** The body of a delivery: a union discriminated by `type`. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

/**
 * Resolves to the event of a delivery that is verified to come from the service, unchanged and recent. Delivery is at
 * least once: an `id` seen before is the same event again. Event types newer than this package are returned too, so a
 * `switch` over `type` needs a default.
 * @throws {WebhookVerificationError} if the delivery cannot be trusted; see `verifyWebhook`
 */
export async function readWebhook(options: VerifyOptions): Promise<WebhookEvent> {
  await verifyWebhook(options);
  const { payload } = options;
  const text = typeof payload === 'string' ? payload : new TextDecoder().decode(payload);
  // A body signed by the service has the shape that the OpenAPI document defines.
  return JSON.parse(text) as WebhookEvent;
}

/**
 * Verifies that a delivery comes from the service, unchanged and recent. During a rotation the header carries a
 * signature for each secret, and either is accepted.
 * @throws {WebhookVerificationError} if the verification fails, with a code and a message that say why
 */
export async function verifyWebhook(options: VerifyOptions): Promise<void> {
  const delivery = openDelivery(options);
  assertTrusted(delivery, await hmac(options.secret, delivery.bytes), options);
}

/**
 * Returns the value of the signature header for one attempt, as the service computes it. For tests of a receiver.
 * @param secrets the valid secrets, newest first: one, or two during a rotation
 * @param timestamp Unix time of the attempt, in whole seconds
 * @param rawBody the bytes to send
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

/** Returns the HMAC-SHA256 in lower-case hex. */
async function hmac(secret: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
