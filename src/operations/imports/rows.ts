/**
 * Reads a file of orders row by row, as CSV or JSON lines: each is an order as POST /orders takes it, or errors.
 */
import type { Readable } from 'node:stream';
import { check } from '../../api/pipeline/validate.js';
import { AppError, type ErrorCode } from '../../domain/errors.js';
import { orderInput } from '../../resources/order.js';
import { CsvOrders } from './csv-orders.js';
import { csvRecords } from './csv-records.js';
import { type Defaults, type Row, rowError } from './row.js';
import { CSV } from './schemas.js';
import { linesOf } from './text.js';

/** A file that can be opened more than once, and the character set that its sender declared; null for none. */
type ImportedFile = { open: () => Readable; charset: string | null };

/**
 * Yields the orders of a file one at a time; no more is in memory than the rows of one, or of those whose rows stand
 * apart. An order carries its own errors; an error of the file throws 422: bytes that are no text, a header that names
 * no column, more than `maxRows` rows, or blank lines.
 */
export async function* readRows(
  file: ImportedFile & { contentType: string },
  defaults: Defaults,
  maxRows: number,
): AsyncGenerator<Row> {
  yield* file.contentType === CSV ? csvRows(file, defaults, maxRows) : jsonRows(file, defaults, maxRows);
}

/** Reads the file twice: first which rows are one order, then the orders, each as soon as its last row was read. */
async function* csvRows(
  { open, charset }: ImportedFile,
  defaults: Defaults,
  maxRows: number,
): AsyncGenerator<Row> {
  const orders = new CsvOrders(defaults);
  const count = counter(maxRows);
  const records = () => csvRecords(linesOf(open(), charset), (line) => refuseLine(line, maxRows));
  for await (const record of records()) {
    count();
    orders.note(record);
  }
  for await (const record of records()) {
    const order = orders.add(record);
    if (order) yield order;
  }
}

async function* jsonRows(
  { open, charset }: ImportedFile,
  defaults: Defaults,
  maxRows: number,
): AsyncGenerator<Row> {
  const count = counter(maxRows);
  let row = 0;
  for await (const line of linesOf(open(), charset)) {
    row += 1;
    refuseLine(row, maxRows);
    if (line.trim() === '') continue;
    count();
    yield jsonRow(row, line, defaults);
  }
}

/** Lines for each row: a spreadsheet may save all of its million rows, most of them blank. */
const LINES_PER_ROW = 21;

/** Throws 422 `too_many_items` for a line beyond those of all rows, and a header. */
function refuseLine(line: number, maxRows: number): void {
  const most = LINES_PER_ROW * maxRows + 1;
  if (line > most) throw tooMany(`Send at most ${most} lines.`);
}

/** Returns a function that counts a row, and throws 422 `too_many_items` beyond the most. */
function counter(most: number): () => void {
  let rows = 0;
  return () => {
    rows += 1;
    if (rows > most) throw tooMany(`Send at most ${most} rows.`);
  };
}

const tooMany = (message: string) => new AppError('too_many_items', { message, param: 'body' });

function jsonRow(row: number, line: string, defaults: Defaults): Row {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refused(row, 'This line is not valid JSON.', 'invalid_json');
  }
  return checked(row, isRecord(value) ? { ...defaults, ...value } : value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a line as an order, or everything the order schema objects to. */
function checked(row: number, body: unknown): Row {
  const result = check(orderInput, body);
  if (result.ok) return { row, more: null, input: result.value };
  return { row, more: null, errors: result.problems.map((problem) => rowError(row, problem)) };
}

function refused(row: number, message: string, code: ErrorCode = 'invalid_value'): Row {
  return { row, more: null, errors: [{ row, column: '', code, message }] };
}
