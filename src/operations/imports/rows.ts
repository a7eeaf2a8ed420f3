/**
 * Reads a file of orders row by row, as CSV or JSON lines: each is an order as POST /orders takes it, or errors.
 */
import { CsvError, parse as parseCsv } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { check } from '../../api/pipeline/validate.js';
import { AppError, type ErrorCode } from '../../domain/errors.js';
import { orderInput } from '../../resources/order.js';
import { readHeader } from './columns.js';
import { CsvOrders } from './csv-orders.js';
import { type Defaults, type Row, rowError } from './row.js';
import { CSV } from './schemas.js';

/** The longest row, in characters. */
const MAX_ROW = 500_000;

/**
 * Yields the orders of a file one at a time; no more is in memory than the rows of one, or of those whose rows stand
 * apart. An order carries its own errors; an error of the file throws 422: text that is not UTF-8, a header that names
 * no column, broken quotes, more than `maxRows` rows, or blank lines.
 */
export async function* readRows(
  file: { contentType: string; open: () => Readable },
  defaults: Defaults,
  maxRows: number,
): AsyncGenerator<Row> {
  try {
    yield* file.contentType === CSV
      ? csvRows(file.open, defaults, maxRows)
      : jsonRows(file.open(), defaults, maxRows);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Reads the file twice: first which rows are one order, then the orders, each as soon as its last row was read. */
async function* csvRows(open: () => Readable, defaults: Defaults, maxRows: number): AsyncGenerator<Row> {
  const orders = new CsvOrders(defaults);
  const count = counter(maxRows);
  for await (const [row, header, cells] of csvRecords(open(), maxRows)) {
    count();
    orders.note(row, header, cells);
  }
  for await (const [row, header, cells] of csvRecords(open(), maxRows)) {
    const order = orders.add(row, header, cells);
    if (order) yield order;
  }
}

/** Yields the rows of a CSV below its header, without blank ones, which count: number, header, cells. */
async function* csvRecords(bytes: Readable, maxRows: number): AsyncGenerator<[number, string[], string[]]> {
  const parser = parseCsv({ relax_column_count: true, max_record_size: MAX_ROW });
  const records = pipeline(Readable.from(textOf(bytes)), parser, () => {
    // Any failure also fails the reading of `records`.
  });
  let header: string[] | undefined;
  let row = 0;
  for await (const cells of records as AsyncIterable<string[]>) {
    row += 1;
    refuseLine(row, maxRows);
    if (cells.length === 1 && cells[0] === '') continue;
    if (header) yield [row, header, cells];
    else header = readHeader(cells);
  }
}

async function* jsonRows(bytes: Readable, defaults: Defaults, maxRows: number): AsyncGenerator<Row> {
  const count = counter(maxRows);
  let row = 0;
  for await (const line of linesOf(textOf(bytes))) {
    row += 1;
    refuseLine(row, maxRows);
    if (line.trim() === '') continue;
    count();
    yield jsonRow(row, line, defaults);
  }
}

/** Throws 422 `too_many_items` for a line beyond twice the rows: there may be as many blank ones, and a header. */
function refuseLine(line: number, maxRows: number): void {
  if (line > 2 * maxRows + 1) throw tooMany(`Send at most ${2 * maxRows + 1} lines.`);
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

/** Decodes the bytes as text, without a byte order mark; throws a TypeError where they are not UTF-8. */
async function* textOf(bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_ROW) {
      throw new AppError('invalid_value', {
        message: `A line must have at most ${MAX_ROW} characters.`,
        param: 'body',
      });
    }
    yield* lines;
  }
  yield rest;
}

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

function lineOf(error: CsvError): string {
  const line: unknown = error['lines'];
  return typeof line === 'number' ? `line ${line}` : 'an unknown line';
}

function asRefusal(error: unknown): unknown {
  if (error instanceof CsvError) {
    return new AppError('invalid_value', {
      message: `The file is not valid CSV at ${lineOf(error)}. Check its quotes.`,
      param: 'body',
    });
  }
  if ((error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return new AppError('invalid_value', { message: 'The file is not UTF-8 text.', param: 'body' });
  }
  return error;
}
