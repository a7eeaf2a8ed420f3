/**
 * Encrypts what Temporal stores of workflows (arguments, results, signals) with AES-256-GCM, so that whoever runs
 * Temporal can read ids of workflows, types and search attributes, and nothing else. The first key encrypts, all
 * decrypt; a payload names its key. What was stored in clear before is read as it is.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Payload, PayloadCodec } from '@temporalio/common';
import proto from '@temporalio/proto';

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

/** A key's name: it says nothing of the key. */
function idOf(key: Buffer): string {
  return createHash('sha256').update('waypost payload key').update(key).digest('hex').slice(0, 16);
}

function text(value: Uint8Array | null | undefined): string {
  return Buffer.from(value ?? []).toString();
}
