/** `@waypost/client/webhooks/node`: synchronous webhook signatures, using Node's own hashing. */
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
 * Does what `verifyWebhook` does, synchronously.
 * @throws {WebhookVerificationError} if the delivery cannot be trusted, with a code and a message that say why
 */
export function verifyWebhookSync(options: VerifyOptions): void {
  const delivery = openDelivery(options);
  assertTrusted(delivery, hmac(options.secret, delivery.bytes), options);
}

/**
 * Returns the value of the signature header for one attempt. The service signs with this function.
 * @param secrets the currently valid secrets, newest first: one, or two during a rotation
 * @param timestamp Unix time of the attempt, in whole seconds
 * @param rawBody the bytes to send
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

/** Returns the HMAC-SHA256 in lower-case hex. */
function hmac(secret: string, bytes: Uint8Array): string {
  return createHmac('sha256', secret).update(bytes).digest('hex');
}
