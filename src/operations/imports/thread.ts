/**
 * The thread that reads files of orders: parsing and checking tens of thousands of rows takes seconds, during which
 * the API goes on answering. Several files are read by turns. No more than a batch of each is in memory, and none is
 * made before it is asked for.
 */
import { createReadStream } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorCode } from '../../domain/errors.js';
import { MAX_ERRORS, type RowError } from '../../resources/job.js';
import { countPieces } from '../../resources/order.js';
import { type Defaults, readRows } from './rows.js';

/** Rows of a batch: what PostgreSQL stores in a few milliseconds. */
const BATCH = 200;

/** To the thread: begin a file, make its next batch, or stop. */
export type ReaderMessage =
  | { id: number; file: { contentType: string; path: string }; defaults: Defaults }
  | { id: number; next: true }
  | { id: number; stop: true };

/** Some rows of a file: how many there are, and the result of checking them. */
export type Batch = {
  rows: number;
  pieces: number;
  /** The valid ones, `[{"row_number", "input"}]`, as the database takes them; null when there are none. */
  valid: string | null;
  rejected: number;
  /** The first errors of the rejected rows. */
  errors: RowError[];
};

/** From the thread: that it is ready; a batch, null after the last one; why the file is refused; what broke. */
export type ReaderReply =
  | { ready: true }
  | { id: number; batch: Batch | null }
  | { id: number; refusal: { code: ErrorCode; message: string; param: string } }
  | { id: number; failure: string };

const files = new Map<number, AsyncGenerator<Batch, undefined>>();

async function* batchesOf(
  file: { contentType: string; path: string },
  defaults: Defaults,
): AsyncGenerator<Batch, undefined> {
  const open = () => createReadStream(file.path);
  let batch = emptyBatch();
  let valid: string[] = [];
  for await (const row of readRows({ contentType: file.contentType, open }, defaults)) {
    batch.rows += 1;
    if ('input' in row) {
      batch.pieces += countPieces(row.input.items);
      valid.push(`{"row_number":${row.row},"input":${JSON.stringify(row.input)}}`);
    } else {
      batch.rejected += 1;
      if (batch.errors.length < MAX_ERRORS) batch.errors.push(...row.errors);
    }
    if (batch.rows < BATCH) continue;
    yield { ...batch, valid: asArray(valid) };
    batch = emptyBatch();
    valid = [];
  }
  if (batch.rows > 0) yield { ...batch, valid: asArray(valid) };
}

const emptyBatch = (): Batch => ({ rows: 0, pieces: 0, valid: null, rejected: 0, errors: [] });
const asArray = (rows: readonly string[]): string | null =>
  rows.length === 0 ? null : `[${rows.join(',')}]`;

async function next(id: number): Promise<ReaderReply> {
  const batches = files.get(id);
  if (!batches) return { id, batch: null };
  try {
    const { value } = await batches.next();
    if (value === undefined) files.delete(id);
    return { id, batch: value ?? null };
  } catch (error) {
    files.delete(id);
    if (error instanceof AppError) {
      return { id, refusal: { code: error.code, message: error.message, param: error.param } };
    }
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// On Linux a priority belongs to a thread: request handling goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', (message: ReaderMessage) => {
  if ('file' in message) {
    files.set(message.id, batchesOf(message.file, message.defaults));
  } else if ('stop' in message) {
    void files.get(message.id)?.return(undefined);
    files.delete(message.id);
  } else {
    void next(message.id).then((reply) => parentPort?.postMessage(reply));
  }
});

parentPort?.postMessage({ ready: true } satisfies ReaderReply);
