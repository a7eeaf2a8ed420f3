/**
 * Reads a file of orders row by row, as CSV or JSON lines: each is an order as POST /orders takes it, or errors.
 */
import type { Readable } from 'node:stream';
import { check } from '../../api/pipeline/validate.js';
import { AppError, type ErrorCode } from '../../domain/errors.js';
import { orderInput } from '../../resources/order.js';
import { csvRecords, type CsvRecord } from './csv-records.js';
import { type Defaults, type Row, rowError } from './row.js';
import { CSV } from './schemas.js';
import { linesOf } from './text.js';
import { cellOf, columnOf, findConflicts, readCells, rowOfField } from './columns.js';
import { referenceKey } from '../../domain/reference-key.js';

/** A file that can be opened more than once, and the character set that its sender declared; null for none. */
type ImportedFile = { open: () => Readable; charset: string | null };

/**
 * Yields the orders of a file one at a time; only rows of incomplete orders are kept in memory. An order carries its
 * own errors; an error of the whole file throws 422: bytes that are not text, a header without a known column, more
 * than `maxRows` rows, or too many blank lines.
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

/** A row of the file; without its cells if they are not needed. */
type Line = Omit<CsvRecord, 'header'>;

/** Maximum rows of an order, each an item. Further ones are counted but not kept. */
const MAX_ROWS = 200;

/** The orders of a file. Every row is first noted and then added, in the sequence of the file. */
class CsvOrders {
  /** The number of the first row of each row's order, and of the last row of the order that begins there. */
  private readonly firsts = new Map<number, number>();
  private readonly lasts = new Map<number, number>();
  /** The first row of each order, by shipper and reference; and the last shipper of each reference. */
  private readonly orders = new Map<string, number>();
  private readonly shippers = new Map<string, string>();
  /** Rows of orders that are not complete, by their first one. */
  private readonly open = new Map<number, Line[]>();

  constructor(private readonly defaults: Defaults) {}

  /** Records which order a row belongs to. One that names no shipper belongs to the one before with its reference. */
  note({ row, header, cells }: CsvRecord): void {
    const reference = referenceKey(cellOf(header, cells, 'reference'));
    if (reference === '') return;
    const named = cellOf(header, cells, 'shipper') || this.defaults.shipper;
    const shipper = named ?? this.shippers.get(reference) ?? '';
    const key = JSON.stringify([shipper, reference]);
    const first = this.orders.get(key) ?? row;
    this.orders.set(key, first);
    this.shippers.set(reference, shipper);
    if (first === row) return;
    this.firsts.set(row, first);
    this.lasts.set(first, row);
  }

  /** Adds a row; returns its order, or the errors of its rows, once the last of them is added. */
  add({ row, header, cells, problem }: CsvRecord): Row | undefined {
    const first = this.firsts.get(row) ?? row;
    const lines = this.open.get(first) ?? [];
    // Cells of a refused row are not kept: an order's rows may be at both ends of a large file.
    const isKept = problem === null && lines.length < MAX_ROWS;
    lines.push({ row, problem, cells: isKept ? cells : [] });
    if (row < (this.lasts.get(first) ?? first)) {
      this.open.set(first, lines);
      return undefined;
    }
    this.open.delete(first);
    return this.orderOf(header, lines);
  }

  private orderOf(header: readonly string[], lines: readonly Line[]): Row {
    const [row = 0, ...more] = lines.map((line) => line.row);
    const numberOf = (index: number) => lines[index]?.row ?? row;
    if (lines.length > MAX_ROWS) {
      const message = `An order can have at most ${MAX_ROWS} rows, not ${lines.length}.`;
      return { row, more, errors: [{ row, column: '', code: 'too_many_items', message }] };
    }
    const rows = lines.map(({ cells }) => cells);
    const broken = lines.flatMap(({ row: own, problem }) =>
      problem === null ? [] : [{ row: own, column: '', code: 'invalid_value', message: problem }],
    );
    if (broken.length > 0) return { row, more, errors: broken };
    const conflicts = findConflicts(header, rows).map(({ index, column, first }) => ({
      row: numberOf(index),
      column,
      code: 'invalid_value',
      message: `${column}: differs from row ${numberOf(first)} of the same order.`,
    }));
    if (conflicts.length > 0) return { row, more, errors: conflicts };
    const result = check(orderInput, { ...this.defaults, ...readCells(header, rows) });
    if (result.ok) return { row, more, input: result.value };
    return {
      row,
      more,
      errors: result.problems.map((problem) =>
        rowError(numberOf(rowOfField(header, rows, problem.param)), problem, (path) =>
          columnOf(path, header),
        ),
      ),
    };
  }
}
