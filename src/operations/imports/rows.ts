/**
 * Reads a file of orders row by row, as CSV or JSON lines: each row is an order as POST /orders takes it, or errors.
 */
import { CsvError, parse as parseCsv } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { check } from '../../api/pipeline/validate.js';
import { AppError, type ErrorCode } from '../../domain/errors.js';
import type { RowError } from '../../resources/job.js';
import { type OrderInput, orderInput } from '../../resources/order.js';
import { columnOf, readCells, readHeader } from './columns.js';
import { CSV } from './schemas.js';

/** A row: its number, and its order or errors. */
export type Row = { row: number; input: OrderInput } | { row: number; errors: RowError[] };

/** Values for rows that do not give their own. */
export type Defaults = { shipper?: string | undefined; depot?: string | undefined };

/** The longest row, in characters. */
const MAX_ROW = 500_000;

/**
 * Yields the rows of a file one at a time; no more than a row of it is in memory. A row carries its own errors; an
 * error of the file throws 422: text that is not UTF-8, a header that names no column, broken quotes.
 */
export async function* readRows(
  file: { contentType: string; open: () => Readable },
  defaults: Defaults,
): AsyncGenerator<Row> {
  const given = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined));
  try {
    yield* file.contentType === CSV ? csvRows(file.open(), given) : jsonRows(file.open(), given);
  } catch (error) {
    throw asRefusal(error);
  }
}

async function* csvRows(bytes: Readable, defaults: Record<string, unknown>): AsyncGenerator<Row> {
  const parser = parseCsv({ relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_ROW });
  const records = pipeline(Readable.from(textOf(bytes)), parser, () => {
    // Any failure also fails the reading of `records`.
  });
  let header: string[] | undefined;
  let row = 0;
  for await (const cells of records as AsyncIterable<string[]>) {
    row += 1;
    if (!header) {
      header = readHeader(cells);
    } else if (cells.length !== header.length) {
      yield refused(row, `This row has ${cells.length} cells, the first one ${header.length}.`);
    } else {
      yield checked(row, { ...defaults, ...readCells(header, cells) }, columnOf);
    }
  }
}

async function* jsonRows(bytes: Readable, defaults: Record<string, unknown>): AsyncGenerator<Row> {
  let row = 0;
  for await (const line of linesOf(textOf(bytes))) {
    row += 1;
    if (line.trim() !== '') yield jsonRow(row, line, defaults);
  }
}

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
        message: `A line takes at most ${MAX_ROW} characters.`,
        param: 'body',
      });
    }
    yield* lines;
  }
  yield rest;
}

function jsonRow(row: number, line: string, defaults: Record<string, unknown>): Row {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refused(row, 'This line is not valid JSON.', 'invalid_json');
  }
  return checked(row, isRecord(value) ? { ...defaults, ...value } : value, (path) => path);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the row as an order, or everything the order schema objects to. */
function checked(row: number, body: unknown, columnFor: (path: string) => string): Row {
  const result = check(orderInput, body);
  if (result.ok) return { row, input: result.value };
  return { row, errors: result.problems.map((problem) => rowError(row, problem, columnFor)) };
}

/** Converts a field's error to its row's; the message names the column as the file does. */
export function rowError(row: number, error: AppError, columnFor: (path: string) => string): RowError {
  const column = columnFor(error.param);
  const message =
    error.param !== '' && error.message.startsWith(error.param)
      ? `${column}${error.message.slice(error.param.length)}`
      : error.message;
  return { row, column, code: error.code, message };
}

function refused(row: number, message: string, code: ErrorCode = 'invalid_value'): Row {
  return { row, errors: [{ row, column: '', code, message }] };
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
    return new AppError('invalid_value', { message: 'The file is not text in UTF-8.', param: 'body' });
  }
  return error;
}
