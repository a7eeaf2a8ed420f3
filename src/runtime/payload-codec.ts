/**
 * Encrypts what Temporal stores of workflows (arguments, results, signals) with AES-256-GCM, so that anyone who runs
 * Temporal can read ids of workflows, types and search attributes, and nothing else. The first key encrypts, all
 * decrypt; a payload names its key. Unencrypted payloads are read as they are. The Temporal UI decrypts through the
 * codec server.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Payload, PayloadCodec } from '@temporalio/common';
import proto from '@temporalio/proto';
import { z } from 'zod';

const ENCODING = 'binary/encrypted';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const { Payload: Message } = proto.temporal.api.common.v1;

/** A payload was encrypted with a key that is no longer configured, or was changed. */
class UnreadablePayloadError extends Error {
  override readonly name = 'UnreadablePayloadError';
}

/** @param keys of 32 bytes each, never empty */
export function createPayloadCodec(keys: readonly Buffer[]): PayloadCodec {
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const [current] = byId;
  if (current === undefined) throw new Error('A payload codec needs a key.');
  const [currentId, currentKey] = current;

  const encrypt = (payload: Payload): Payload => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, currentKey, nonce).setAAD(Buffer.from(currentId));
    const sealed = [cipher.update(Message.encode(payload).finish()), cipher.final()];
    return {
      metadata: { encoding: Buffer.from(ENCODING), 'encryption-key-id': Buffer.from(currentId) },
      data: Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]),
    };
  };
  const decrypt = (payload: Payload): Payload => {
    if (text(payload.metadata?.['encoding']) !== ENCODING) return payload;
    const id = text(payload.metadata?.['encryption-key-id']);
    const key = byId.get(id);
    if (!key)
      throw new UnreadablePayloadError(`A payload is encrypted with the key ${id}, which is not configured.`);
    const data = Buffer.from(payload.data ?? []);
    const tagAt = data.length - TAG_BYTES;
    if (tagAt < NONCE_BYTES) throw new UnreadablePayloadError('A payload is too short.');
    const decipher = createDecipheriv(CIPHER, key, data.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(id))
      .setAuthTag(data.subarray(tagAt));
    try {
      return Message.decode(
        Buffer.concat([decipher.update(data.subarray(NONCE_BYTES, tagAt)), decipher.final()]),
      );
    } catch (cause) {
      throw new UnreadablePayloadError('A payload changed after it was encrypted.', { cause });
    }
  };
  return {
    encode: (payloads) => Promise.resolve().then(() => payloads.map(encrypt)),
    decode: (payloads) => Promise.resolve().then(() => payloads.map(decrypt)),
  };
}

/** A key's name, which reveals nothing about the key. */
function idOf(key: Buffer): string {
  return createHash('sha256').update('waypost payload key').update(key).digest('hex').slice(0, 16);
}

function text(value: Uint8Array | null | undefined): string {
  return Buffer.from(value ?? []).toString();
}

export type CodecServerOptions = {
  codec: PayloadCodec;
  /** `Authorization: Bearer TOKEN`. */
  token: string;
  /** The UI's origin; undefined if no browser asks. */
  origin: string | undefined;
};

/** Temporal's own limit of a request, and room for base64. */
const MAX_BYTES = 6_000_000;

/** As protobuf writes payloads in JSON: bytes in base64. */
const body = z.object({
  payloads: z
    .array(z.object({ metadata: z.record(z.string(), z.base64()).optional(), data: z.base64().optional() }))
    .max(10_000),
});

/**
 * Creates the codec server of the Temporal UI: `POST /encode` and `POST /decode` in Temporal's remote codec protocol.
 * Only who has the token gets an answer, and only pages of the UI's origin may ask from a browser. It does not listen
 * yet.
 */
export function createCodecServer({ codec, token, origin }: CodecServerOptions): Server {
  const expected = digest(`Bearer ${token}`);
  const isKnown = (request: IncomingMessage) =>
    timingSafeEqual(digest(request.headers.authorization ?? ''), expected);

  const works = new Map<string, PayloadCodec['encode']>([
    ['/encode', (payloads) => codec.encode(payloads)],
    ['/decode', (payloads) => codec.decode(payloads)],
  ]);

  const answer = async (request: IncomingMessage): Promise<{ status: number; body?: unknown }> => {
    const work = works.get(request.url ?? '');
    if (request.url === '/healthz') return { status: 200, body: { status: 'ok' } };
    if (!work) return { status: 404, body: { message: 'Use /encode or /decode.' } };
    if (request.method === 'OPTIONS') return { status: 204 };
    if (request.method !== 'POST') return { status: 405, body: { message: 'Method not allowed.' } };
    if (!isKnown(request)) return { status: 401, body: { message: 'The token is missing or wrong.' } };
    const sent = await read(request);
    if (sent === undefined) return { status: 413, body: { message: 'The request is too large.' } };
    const parsed = body.safeParse(parse(sent));
    if (!parsed.success) return { status: 400, body: { message: 'The body must be {"payloads": […]}.' } };
    try {
      return {
        status: 200,
        body: { payloads: (await work(parsed.data.payloads.map(fromJson))).map(toJson) },
      };
    } catch (error) {
      return { status: 422, body: { message: error instanceof Error ? error.message : String(error) } };
    }
  };
  return createServer((request, response) => {
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cache-Control', 'no-store');
    if (origin !== undefined && request.headers.origin === origin) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, x-namespace');
      response.setHeader('Access-Control-Allow-Credentials', 'true');
    }
    void answer(request)
      .catch(() => ({ status: 400, body: { message: 'The request was truncated.' } }))
      .then(({ status, body: content }: { status: number; body?: unknown }) => {
        response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
        response.end(content === undefined ? undefined : JSON.stringify(content));
      });
  });
}

/** Resolves to undefined if it is too long. */
async function read(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Node's requests yield buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Written = z.output<typeof body>['payloads'][number];

function fromJson({ metadata, data }: Written): Payload {
  return {
    metadata: Object.fromEntries(
      Object.entries(metadata ?? {}).map(([name, value]) => [name, Buffer.from(value, 'base64')]),
    ),
    data: Buffer.from(data ?? '', 'base64'),
  };
}

function toJson({ metadata, data }: Payload): Written {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return {
    metadata: Object.fromEntries(
      Object.entries(metadata ?? {}).map(([name, value]) => [name, base64(value)]),
    ),
    data: base64(data ?? new Uint8Array()),
  };
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
