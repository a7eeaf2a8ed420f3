/**
 * The API's side of the thread that reads files of orders. The thread starts with the first file, and keeps no
 * process alive.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ResourceLimits } from 'node:worker_threads';
import { AppError } from '../../domain/errors.js';
import { errorCode } from '@waypost/base/error-code';
import { startThread } from '@waypost/base/paths';
import type { Defaults } from './row.js';
import type { ReaderMessage, ReaderReply, Summary } from './thread.js';

type Waiting = { resolve: (summary: Summary) => void; reject: (error: Error) => void };

/** A file that was read: its contents, and the place of its valid rows. */
export type ReadFile = Summary & { target: string };

/** Files are no larger than the API accepts, so an honest import needs less memory than this. */
const LIMITS = { maxOldGenerationSizeMb: 512 };

/** The thread has ended while it was reading. */
class ThreadEnded extends Error {}

export type FileReader = (
  file: ReaderMessage['file'],
  defaults: Defaults,
  maxRows: number,
) => Promise<ReadFile>;

/**
 * Reads a file outside the event loop and writes its valid rows beside it. Rows carry their own errors; an error of the
 * whole file, or more than `maxRows` rows, throws 422.
 */
export const readFile: FileReader = createFileReader();

/**
 * Creates a reader. Files share a thread. If it ends because it has no memory left, each file that it was reading is
 * read again in a separate thread, one after the other: only the one that is too large is refused.
 */
export function createFileReader(limits: ResourceLimits = LIMITS): FileReader {
  let shared: Reader | undefined;
  let files = 0;
  let alone: Promise<unknown> = Promise.resolve();

  const readShared = (message: ReaderMessage): Promise<Summary> => {
    const reader = (shared ??= startReader(limits, () => {
      // The next file gets a new thread.
      if (shared === reader) shared = undefined;
    }));
    return reader.read(message);
  };
  const readAlone = async (message: ReaderMessage): Promise<Summary> => {
    const reader = startReader(limits);
    try {
      return await reader.read(message);
    } catch (error) {
      if (error instanceof ThreadEnded && errorCode(error.cause) === 'ERR_WORKER_OUT_OF_MEMORY') {
        throw new AppError('invalid_value', {
          message: 'The file is too large to import. Send it in parts.',
          param: 'body',
        });
      }
      throw error;
    } finally {
      await reader.end();
    }
  };

  return async ({ contentType, charset, path }, defaults, maxRows) => {
    const target = `${path}.rows`;
    const message = { id: (files += 1), file: { contentType, charset, path }, defaults, target, maxRows };
    try {
      return { ...(await readShared(message)), target };
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
    }
    const own = alone.then(() => readAlone(message));
    alone = own.catch(() => undefined);
    return { ...(await own), target };
  };
}

/** Yields the valid rows of a file that was read, in batches as `insertPendingRows` takes them. */
export function batchesOf({ target }: ReadFile): AsyncIterable<string> {
  return createInterface({ input: createReadStream(target), crlfDelay: Infinity });
}

type Reader = { read: (message: ReaderMessage) => Promise<Summary>; end: () => Promise<unknown> };

function startReader(limits: ResourceLimits, onEnd: () => void = () => undefined): Reader {
  const worker = startThread('src/operations/imports/thread', { resourceLimits: limits });
  const waiting = new Map<number, Waiting>();
  let isGone = false;
  let die: (cause?: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    die = (cause) => {
      if (isGone) return;
      isGone = true;
      onEnd();
      const error = new ThreadEnded('The import thread has exited.', { cause });
      reject(error);
      for (const each of waiting.values()) each.reject(error);
      waiting.clear();
    };
    worker.on('message', (reply: ReaderReply) => {
      if ('ready' in reply) resolve();
      else settle(reply);
      if (waiting.size === 0) worker.unref();
    });
  });
  worker.on('error', die);
  worker.on('exit', () => die());
  // The reader awaits this and reports the error.
  ready.catch(() => undefined);

  function settle(reply: Exclude<ReaderReply, { ready: true }>): void {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (!asked) return;
    if ('summary' in reply) asked.resolve(reply.summary);
    else if ('failure' in reply) asked.reject(new Error(`Failed to read an import: ${reply.failure}`));
    else {
      const { code, message, param } = reply.refusal;
      asked.reject(new AppError(code, { message, param }));
    }
  }

  return {
    read: async (message) => {
      await ready;
      return new Promise((resolve, reject) => {
        if (isGone) {
          reject(new ThreadEnded('The import thread has exited.'));
          return;
        }
        waiting.set(message.id, { resolve, reject });
        worker.ref();
        worker.postMessage(message);
      });
    },
    end: () => worker.terminate(),
  };
}
