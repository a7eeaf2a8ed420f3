/**
 * The signature of a webhook delivery: how it is made, and how a receiver checks it. Exported to receivers as
 * `waypost/webhooks`; it needs nothing but Node. The header reads `t=<timestamp>,v1=<signature>`, with one more
 * `v1` while a secret is being rotated (specification, Authentication 7).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Why a delivery isn't to be trusted, for programs; the message says it for people. */
export type VerificationFailure =
  | 'secret_missing'
  | 'payload_not_raw'
  | 'header_missing'
  | 'header_malformed'
  | 'timestamp_too_old'
  | 'timestamp_in_future'
  | 'signature_mismatch';

/** Thrown by `verifyWebhook`: answer 400 and ignore the delivery. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly code: VerificationFailure,
    message: string,
  ) {
    super(message);
  }
}

export type VerifyOptions = {
  /** The request's body exactly as received, before any JSON parser. */
  readonly payload: string | Uint8Array;
  /** Value of the signature header; undefined when the request had none. */
  readonly header: string | undefined;
  /** The endpoint's secret, `whsec_…`. */
  readonly secret: string;
  /** How far the delivery's timestamp may be from `now`, seconds. */
  readonly toleranceSeconds?: number;
  /** The receiver's clock; the system's when absent. */
  readonly now?: Date;
};

const DEFAULT_TOLERANCE_SECONDS = 300;

/** Lower-case hex HMAC-SHA256, keyed with the secret, of `<timestamp>.<raw body>`. */
function signatureOf(secret: string, timestamp: string, rawBody: string | Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
}

/**
 * The value of the signature header for one attempt.
 * @param secrets those that are valid now, the newest first; one, or two during a rotation
 * @param timestamp Unix time of the attempt, whole seconds
 * @param rawBody the bytes that are sent
 * @throws {RangeError} without a secret
 */
export function signWebhook(
  secrets: readonly string[],
  timestamp: number,
  rawBody: string | Uint8Array,
): string {
  if (secrets.length === 0 || secrets.includes(''))
    throw new RangeError('A webhook needs a secret to be signed with.');
  const signatures = secrets.map((secret) => `v1=${signatureOf(secret, String(timestamp), rawBody)}`);
  return [`t=${timestamp}`, ...signatures].join(',');
}

/** The parts of the header; elements of schemes other than `t` and `v1` are skipped, so that more can be added. */
function parseHeader(header: string): { timestamp: string; signatures: string[] } {
  const elements = header.split(',').map((element) => element.trim());
  const valuesOf = (name: string): string[] =>
    elements
      .filter((element) => element.startsWith(`${name}=`))
      .map((element) => element.slice(name.length + 1));
  const [timestamp, ...others] = valuesOf('t');
  const signatures = valuesOf('v1');
  if (
    timestamp === undefined ||
    others.length > 0 ||
    !/^\d{1,12}$/.test(timestamp) ||
    signatures.length === 0
  ) {
    throw new WebhookVerificationError(
      'header_malformed',
      'The signature header must read t=<timestamp>,v1=<signature>.',
    );
  }
  return { timestamp, signatures };
}

/** Compares in a time that doesn't depend on where the texts differ; their lengths are no secret. */
function equal(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Checks that a delivery comes from the service, unchanged and recently; returns when it does. During a rotation
 * the header carries a signature per secret, and either is accepted.
 * @throws {WebhookVerificationError} when it doesn't, with a code and a sentence that say why
 */
export function verifyWebhook(options: VerifyOptions): void {
  const { payload, header, secret, toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = new Date() } = options;
  if (secret === '') {
    throw new WebhookVerificationError('secret_missing', "Give the endpoint's secret (whsec_…).");
  }
  // Callers in plain JavaScript hand over parsed bodies: a common mistake, and a baffling one without this.
  if (typeof payload !== 'string' && !((payload as unknown) instanceof Uint8Array)) {
    throw new WebhookVerificationError('payload_not_raw', 'Give the raw request body, not the parsed one.');
  }
  if (header === undefined || header === '') {
    throw new WebhookVerificationError('header_missing', 'The request has no signature header.');
  }
  const { timestamp, signatures } = parseHeader(header);
  const expected = signatureOf(secret, timestamp, payload);
  const matches = signatures.filter((signature) => equal(signature, expected));
  if (matches.length === 0) {
    throw new WebhookVerificationError(
      'signature_mismatch',
      'No signature matches: check the secret, and that the body is the raw one.',
    );
  }
  const ageSeconds = Math.floor(now.getTime() / 1000) - Number(timestamp);
  if (ageSeconds > toleranceSeconds) {
    throw new WebhookVerificationError(
      'timestamp_too_old',
      `The delivery was signed ${ageSeconds} s ago; at most ${toleranceSeconds} s are accepted.`,
    );
  }
  if (ageSeconds < -toleranceSeconds) {
    throw new WebhookVerificationError(
      'timestamp_in_future',
      `The delivery was signed ${-ageSeconds} s in the future; check this machine's clock.`,
    );
  }
}
