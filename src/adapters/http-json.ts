/**
 * Requests to outside services over HTTP that return JSON: one deadline over everything, an answer of bounded size,
 * no redirects followed. URLs requested here are the operator's configuration; those that couriers give go through
 * webhook-http instead, which checks where they lead.
 */
import { Readable } from 'node:stream';
import { request } from 'undici';
import type { Dispatcher } from 'undici';
import { TransientError } from '../runtime/transient-error.js';

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

export type JsonQuestion = {
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** Called once the connection is open and the body begins to go out; before that the service has got nothing. */
  readonly onHandedOver?: () => void;
};

/**
 * `json` is undefined when the body is not JSON, as with an error page of a proxy; `retryAfter` is the header, as it
 * was sent.
 */
export type JsonAnswer = {
  readonly status: number;
  readonly json: unknown;
  readonly retryAfter: string | undefined;
};

/** A service answered with a status that its caller cannot use. */
export class UnexpectedStatus extends TransientError {
  override readonly name = 'UnexpectedStatus';

  constructor(
    url: URL,
    readonly status: number,
  ) {
    // Only the origin: paths and queries hold account ids, keys and people's addresses.
    super(`${url.origin} answered ${status}.`);
  }
}

async function readBounded(body: Dispatcher.ResponseData['body'], url: URL): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop by the throw destroys the body, and the connection with it.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES)
      throw new TransientError(`${url.origin} returned more than ${MAX_ANSWER_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Yields the body when it is asked for, which is once there is a connection. */
function* outgoing(body: Buffer, onHandedOver: (() => void) | undefined): Generator<Buffer> {
  onHandedOver?.();
  yield body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends one request and reads the whole answer, of any status.
 *
 * @throws {Error} when there is no complete answer within `timeoutMs` milliseconds
 */
export async function askJson({
  url,
  method = 'GET',
  headers,
  body,
  timeoutMs,
  onHandedOver,
}: JsonQuestion): Promise<JsonAnswer> {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const length = bytes && { 'content-length': String(bytes.length) };
  const answer = await request(url, {
    method,
    headers: { accept: 'application/json', ...length, ...headers },
    body: bytes === undefined ? null : Readable.from(outgoing(bytes, onHandedOver)),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const [retryAfter] = [answer.headers['retry-after']].flat();
  return { status: answer.statusCode, json: parsed(await readBounded(answer.body, url)), retryAfter };
}
