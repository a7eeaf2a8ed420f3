/**
 * Is an inbound email really from whoever forwards the courier's mail? The forwarder posts it as JSON and signs it
 * just as the service signs its own webhooks, with a secret that the two share.
 */
import { verifyWebhook, WebhookVerificationError } from './signature.js';

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
