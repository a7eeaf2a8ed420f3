/**
 * A body too large for memory: written to a temporary file as it arrives and read back from there, so that a slow
 * client holds neither memory nor a database connection.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A request's body on disk; `discard` deletes it. `digest` is the SHA-256 of its bytes. */
export type BodyFile = { digest: Buffer; size: number; path: string; discard: () => Promise<void> };

/** Receives the request's body, at most `maxBytes`; rejects with `tooLarge()` as soon as more arrives. */
export async function writeBodyFile(
  request: IncomingMessage,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<BodyFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-body-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, 'body');
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    // The request stays open when it is too large: the refusal goes out on the same connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(measured, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    await discard();
    throw error;
  }
  return { digest: hash.digest(), size, path: file, discard };
}
