/**
 * The thread that reads files of orders: parsing and checking tens of thousands of rows takes seconds, during which
 * the API keeps answering. Several files are read by turns, and of each no more than a batch is in memory. What was
 * read is written beside the file, for a transaction that then only stores it.
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorCode } from '../../domain/errors.js';
import { MAX_ERRORS, type RowError } from '../../resources/job.js';
import { countPieces } from '../../resources/item.js';
import type { Defaults } from './row.js';
import { readRows } from './rows.js';

/**
 * The thread gets a third of the processor time of one with normal priority. At the lowest priority, a 66th, 50,000
 * rows took 230 s while other programs used both processors.
 */
const NICE = 5;

/** Orders of a batch: what PostgreSQL stores in a few milliseconds. */
const BATCH = 200;

/** To the thread: read a file, and write its valid rows to `target`; at most `maxRows` rows are read. */
export type ReaderMessage = {
  id: number;
  file: { contentType: string; charset: string | null; path: string };
  defaults: Defaults;
  target: string;
  maxRows: number;
};

/**
 * What a file holds. Its valid orders are in `target`, a line for each batch of them: `[{"row_number", "more_rows",
 * "input"}]`, as the database takes them.
 */
export type Summary = {
  rows: number;
  pieces: number;
  rejected: number;
  /** The first errors of the rejected rows. */
  errors: RowError[];
};

/** From the thread: ready, a file's contents, a refusal, or a failure. */
export type ReaderReply =
  | { ready: true }
  | { id: number; summary: Summary }
  | { id: number; refusal: { code: ErrorCode; message: string; param: string } }
  | { id: number; failure: string };

async function read({ file, defaults, target, maxRows }: ReaderMessage): Promise<Summary> {
  const summary: Summary = { rows: 0, pieces: 0, rejected: 0, errors: [] };
  const output = await open(target, 'w', 0o600);
  let valid: string[] = [];
  let orders = 0;
  const write = async () => {
    if (valid.length > 0) await output.appendFile(`[${valid.join(',')}]\n`);
    valid = [];
    // Another file's turn.
    await setImmediate();
  };
  try {
    const source = () => createReadStream(file.path);
    for await (const row of readRows({ ...file, open: source }, defaults, maxRows)) {
      summary.rows += 1 + (row.more?.length ?? 0);
      if ('input' in row) {
        summary.pieces += countPieces(row.input.items);
        valid.push(JSON.stringify({ row_number: row.row, more_rows: row.more, input: row.input }));
      } else {
        summary.rejected += 1 + (row.more?.length ?? 0);
        summary.errors.push(...row.errors.slice(0, MAX_ERRORS - summary.errors.length));
      }
      orders += 1;
      if (orders % BATCH === 0) await write();
    }
    await write();
  } finally {
    await output.close();
  }
  return summary;
}

async function reply(message: ReaderMessage): Promise<ReaderReply> {
  const { id } = message;
  try {
    return { id, summary: await read(message) };
  } catch (error) {
    if (error instanceof AppError) {
      return { id, refusal: { code: error.code, message: error.message, param: error.param } };
    }
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// On Linux priority is per thread: request handling comes first, although somebody waits for this too.
if (process.platform === 'linux') setPriority(NICE);

parentPort?.on('message', (message: ReaderMessage) => {
  void reply(message).then((answer) => parentPort?.postMessage(answer));
});

parentPort?.postMessage({ ready: true } satisfies ReaderReply);
