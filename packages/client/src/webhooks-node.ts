/** `@waypost/client/webhooks/node`: signatures of webhooks without waiting, by Node's own hashing. */
import { createHmac } from 'node:crypto';
import {
  assertSecrets,
  assertTrusted,
  openDelivery,
  signatureHeader,
  signedBytes,
  type VerifyOptions,
} from './signature.js';

export { WebhookVerificationError, type VerificationFailure, type VerifyOptions } from './signature.js';

/**
 * `verifyWebhook` that returns instead of resolving.
 * @throws {WebhookVerificationError} when the delivery isn't to be trusted, with a code and a sentence that say why
 */
export function verifyWebhookSync(options: VerifyOptions): void {
  const delivery = openDelivery(options);
  assertTrusted(delivery, hmac(options.secret, delivery.bytes), options);
}

/**
 * The value of the signature header for one attempt; the service signs with this.
 * @param secrets those that are valid now, the newest first; one, or two during a rotation
 * @param timestamp Unix time of the attempt, whole seconds
 * @param rawBody the bytes that are sent
 * @throws {RangeError} without a secret
 */
export function signWebhookSync(
  secrets: readonly string[],
  timestamp: number,
  rawBody: string | Uint8Array,
): string {
  assertSecrets(secrets);
  const bytes = signedBytes(String(timestamp), rawBody);
  return signatureHeader(
    timestamp,
    secrets.map((secret) => hmac(secret, bytes)),
  );
}

/** Lower-case hex HMAC-SHA256. */
function hmac(secret: string, bytes: Uint8Array): string {
  return createHmac('sha256', secret).update(bytes).digest('hex');
}
