/**
 * Defines a webhook's signature and when to trust it. The hashing itself depends on the runtime (webhooks.ts,
 * webhooks-node.ts). The header reads `t=<timestamp>,v1=<signature>`, with one more `v1` while a secret is being
 * rotated; a signature is the HMAC-SHA256 of `<timestamp>.<raw body>`, keyed with the whole secret.
 */

/** Why a delivery cannot be trusted, for programs; the message explains it to people. */
export type VerificationFailure =
  | 'secret_missing'
  | 'payload_not_raw'
  | 'header_missing'
  | 'header_malformed'
  | 'timestamp_too_old'
  | 'timestamp_in_future'
  | 'signature_mismatch';

/** Thrown for a delivery that cannot be trusted: respond with 400 and ignore it. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly code: VerificationFailure;

  constructor(code: VerificationFailure, message: string) {
    super(message);
    this.code = code;
  }
}

export type VerifyOptions = {
  /** The request's body exactly as received, before any JSON parser. */
  readonly payload: string | Uint8Array | ArrayBuffer;
  /** Value of the signature header, as returned by `headers.get(…)` or Node's `headers[…]`. */
  readonly header: string | readonly string[] | null | undefined;
  /** The endpoint's secret, `whsec_…`. */
  readonly secret: string;
  /** How far the delivery's timestamp may be from `now`, in seconds; defaults to 300. */
  readonly toleranceSeconds?: number | undefined;
  /** The receiver's current time; defaults to the system clock. */
  readonly now?: Date | undefined;
};

const DEFAULT_TOLERANCE_SECONDS = 300;

/** Returns the bytes to sign for an attempt at `timestamp`, in Unix seconds. */
export function signedBytes(
  timestamp: string,
  rawBody: string | Uint8Array | ArrayBuffer,
): Uint8Array<ArrayBuffer> {
  const start = utf8(`${timestamp}.`);
  const body = bytesOf(rawBody);
  const all = new Uint8Array(start.length + body.length);
  all.set(start);
  all.set(body, start.length);
  return all;
}

/** Encodes a text or secret as UTF-8 for hashing. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/**
 * Returns the header of an attempt at `timestamp`, in Unix seconds.
 * @param signatures lower-case hex, one for each secret that is valid now, the newest first
 */
export function signatureHeader(timestamp: number, signatures: readonly string[]): string {
  return [`t=${timestamp}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}

/** @throws {RangeError} without a secret to sign with */
export function assertSecrets(secrets: readonly string[]): void {
  if (secrets.length === 0 || secrets.includes(''))
    throw new RangeError('A webhook needs a secret to be signed with.');
}

/** A delivery before its signature is computed: the bytes to hash, and the signatures it claims. */
export type OpenedDelivery = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly timestamp: string;
  readonly signatures: readonly string[];
};

/** @throws {WebhookVerificationError} if something required is missing or unreadable */
export function openDelivery({ payload, header, secret }: VerifyOptions): OpenedDelivery {
  if (secret === '') {
    throw new WebhookVerificationError('secret_missing', "Give the endpoint's secret (whsec_…).");
  }
  // JavaScript callers often pass a parsed body by mistake, which would be baffling without this check.
  if (!isRaw(payload)) {
    throw new WebhookVerificationError('payload_not_raw', 'Give the raw request body, not the parsed one.');
  }
  const text = [header ?? ''].flat().join(',');
  if (text === '') {
    throw new WebhookVerificationError('header_missing', 'The request has no signature header.');
  }
  const { timestamp, signatures } = parseHeader(text);
  return { bytes: signedBytes(timestamp, payload), timestamp, signatures };
}

/**
 * @param expected the signature of the delivery's bytes under the secret, lower-case hex
 * @throws {WebhookVerificationError} if the delivery's signature differs, or it is not recent
 */
export function assertTrusted(
  { timestamp, signatures }: OpenedDelivery,
  expected: string,
  { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = new Date() }: VerifyOptions,
): void {
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

/** Parses the header. Elements of schemes other than `t` and `v1` are skipped, so that more can be added later. */
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

/** Compares in time that does not depend on where the texts differ. Their lengths are not secret. */
function equal(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** Also true for values created in another realm, such as a worker's or a test's. */
function isRaw(payload: unknown): boolean {
  return typeof payload === 'string' || ArrayBuffer.isView(payload) || isArrayBuffer(payload);
}

function isArrayBuffer(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

function bytesOf(payload: string | Uint8Array | ArrayBuffer): Uint8Array {
  if (typeof payload === 'string') return utf8(payload);
  return isArrayBuffer(payload) ? new Uint8Array(payload) : payload;
}
