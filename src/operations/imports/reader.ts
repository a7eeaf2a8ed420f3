/**
 * The API's side of the thread that reads files of orders. The thread starts with the first file, and keeps no
 * process alive.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { AppError } from '../../domain/errors.js';
import { startThread } from '../../runtime/paths.js';
import type { Defaults } from './row.js';
import type { ReaderMessage, ReaderReply, Summary } from './thread.js';

type Waiting = { resolve: (summary: Summary) => void; reject: (error: Error) => void };
type Reader = { ready: Promise<void>; send: (message: ReaderMessage, waiting: Waiting) => void };

/** A file that was read: what it holds, and where its valid rows are. */
export type ReadFile = Summary & { target: string };

/** Files are no larger than the API accepts, so anything that needs more memory than this is no import. */
const LIMITS = { maxOldGenerationSizeMb: 512 };

let reader: Reader | undefined;
let files = 0;

/**
 * Reads a file to its end, without taking anybody else's time, and writes its valid rows beside it. Rows carry their
 * own errors; an error of the file throws 422, as does one of more than `maxRows` rows.
 */
export async function readFile(
  file: { contentType: string; path: string },
  defaults: Defaults,
  maxRows: number,
): Promise<ReadFile> {
  const own = (reader ??= startReader());
  await own.ready;
  const id = (files += 1);
  const { contentType, path } = file;
  const target = `${path}.rows`;
  const message = { id, file: { contentType, path }, defaults, target, maxRows };
  const summary = await new Promise<Summary>((resolve, reject) => own.send(message, { resolve, reject }));
  return { ...summary, target };
}

/** Yields the valid rows of a file that was read, in batches as `insertPendingRows` takes them. */
export function batchesOf({ target }: ReadFile): AsyncIterable<string> {
  return createInterface({ input: createReadStream(target), crlfDelay: Infinity });
}

function startReader(): Reader {
  const worker = startThread('operations/imports/thread', { resourceLimits: LIMITS });
  const waiting = new Map<number, Waiting>();
  let isGone = false;
  let die: (error: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    die = (error) => {
      if (isGone) return;
      isGone = true;
      // The next file gets a new thread.
      reader = undefined;
      reject(error);
      for (const each of waiting.values()) each.reject(error);
      waiting.clear();
    };
    worker.on('message', (reply: ReaderReply) => {
      if ('ready' in reply) {
        if (waiting.size === 0) worker.unref();
        resolve();
      } else {
        settle(reply);
      }
    });
  });
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`The thread that reads imports ended with code ${code}.`)));
  // The first file awaits this and reports the error.
  ready.catch(() => undefined);

  function settle(reply: Exclude<ReaderReply, { ready: true }>): void {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
    if (!asked) return;
    if ('summary' in reply) asked.resolve(reply.summary);
    else if ('failure' in reply) asked.reject(new Error(`An import could not be read: ${reply.failure}`));
    else {
      const { code, message, param } = reply.refusal;
      asked.reject(new AppError(code, { message, param }));
    }
  }

  return {
    ready,
    send: (message, asked) => {
      if (isGone) {
        asked.reject(new Error('The thread that reads imports has ended.'));
        return;
      }
      waiting.set(message.id, asked);
      worker.ref();
      worker.postMessage(message);
    },
  };
}
