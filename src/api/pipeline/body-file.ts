/**
 * A body too large for memory: written to a temporary file as it arrives and read back from there, so that a slow
 * client holds neither memory nor a database connection.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A request's body on disk; `discard` deletes it. `digest` is the SHA-256 of its bytes. */
export type BodyFile = { digest: Buffer; size: number; path: string; discard: () => Promise<void> };

const PREFIX = 'waypost-body-';
/** Longer than any request takes: a folder of this age belongs to a process that was killed. */
const STALE_MS = 3_600_000;

/**
 * Receives the request's body, at most `maxBytes`, into a new folder of `spool`; rejects with `tooLarge()` as soon as
 * more arrives.
 */
export async function writeBodyFile(
  request: IncomingMessage,
  { spool, maxBytes, tooLarge }: { spool: string; maxBytes: number; tooLarge: () => Error },
): Promise<BodyFile> {
  const folder = await mkdtemp(path.join(spool, PREFIX));
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

/** Creates the folder of bodies if it is missing, and empties it of those that a killed process has left behind. */
export async function tidySpool(spool: string, now = Date.now()): Promise<void> {
  await mkdir(spool, { recursive: true });
  for (const name of await readdir(spool)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(spool, name);
    // Another process may be deleting it at this moment.
    const found = await stat(folder).catch(() => undefined);
    if (found && now - found.mtimeMs > STALE_MS) await rm(folder, { recursive: true, force: true });
  }
}
