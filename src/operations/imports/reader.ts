/**
 * The API's side of the thread that reads files of orders. The thread starts with the first file, and keeps no
 * process alive.
 */
import { AppError } from '../../domain/errors.js';
import { startThread } from '../../runtime/paths.js';
import type { Defaults } from './rows.js';
import type { Batch, ReaderMessage, ReaderReply } from './thread.js';

type Waiting = { resolve: (batch: Batch | null) => void; reject: (error: Error) => void };
type Reader = { ready: Promise<void>; send: (message: ReaderMessage) => void; waiting: Map<number, Waiting> };

/** Files are no larger than the API accepts, so anything that needs more memory than this is no import. */
const LIMITS = { maxOldGenerationSizeMb: 512 };

let reader: Reader | undefined;
let files = 0;

/** Resolves when the thread is ready; a request waits for this before it holds a connection. */
export async function readerReady(): Promise<void> {
  await (reader ??= startReader()).ready;
}

/**
 * Yields the rows of a file in batches, each made without taking anybody else's time. A batch lists its rows' errors;
 * an error of the file throws 422.
 */
export async function* readBatches(
  file: { contentType: string; path: string },
  defaults: Defaults,
): AsyncGenerator<Batch> {
  const own = (reader ??= startReader());
  await own.ready;
  const id = (files += 1);
  own.send({ id, file: { contentType: file.contentType, path: file.path }, defaults });
  const next = () =>
    new Promise<Batch | null>((resolve, reject) => {
      own.waiting.set(id, { resolve, reject });
      own.send({ id, next: true });
    });
  try {
    // One after another: while the database stores one batch, the thread leaves the processor to request handling.
    for (let batch = await next(); batch !== null; batch = await next()) yield batch;
  } finally {
    own.waiting.delete(id);
    own.send({ id, stop: true });
  }
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
        worker.unref();
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
    if ('batch' in reply) asked.resolve(reply.batch);
    else if ('failure' in reply) asked.reject(new Error(`An import could not be read: ${reply.failure}`));
    else {
      const { code, message, param } = reply.refusal;
      asked.reject(new AppError(code, { message, param }));
    }
  }

  return {
    ready,
    waiting,
    send: (message) => {
      if (isGone) {
        waiting.get(message.id)?.reject(new Error('The thread that reads imports has ended.'));
        return;
      }
      if ('next' in message) worker.ref();
      worker.postMessage(message);
    },
  };
}
