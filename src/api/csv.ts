/**
 * CSV by RFC 4180, safe for spreadsheets: a cell that would be read as a formula gets a leading apostrophe
 * (docs/conventions.md "CSV").
 */
import type { z } from 'zod';
import type { Page, PageQuery } from '../db/paging.js';

export type Cell = string | number | boolean | null | undefined;

/** An answer as a CSV file. `next` is the last record of a page that others follow. */
export class CsvFile {
  constructor(
    readonly name: string,
    readonly text: string,
    readonly next: string | null = null,
  ) {}
}

export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** The columns of some fields: more than one for an object, none for what is left out. */
type Instead<Row> = {
  readonly [Field in keyof Row as Row[Field] extends Cell ? never : Field]-?: Columns<Row>;
} & { readonly [Field in keyof Row]?: Columns<Row> };

/** Returns a column for each field of a resource in their sequence, except `object`, with those of some fields `instead`. */
export function columnsOf<Resource extends z.ZodObject>(
  { shape }: Resource,
  instead: Instead<z.output<Resource>>,
): Columns<z.output<Resource>> {
  type Row = z.output<Resource>;
  const others = new Map<string, Columns<Row> | undefined>(Object.entries(instead));
  const fields = Object.keys(shape).filter((field) => field !== 'object');
  return Object.fromEntries(
    fields.flatMap((field) =>
      // Cast: objects without a cell have other columns.
      Object.entries(others.get(field) ?? { [field]: (row: Row) => (row as Record<string, Cell>)[field] }),
    ),
  );
}

/** Maximum records in a file without a smaller `limit`, and how many are read at a time. */
export const MAX_CSV_ROWS = 10_000;
const CHUNK = 500;

/** Returns a page of records as a file, with where to continue if there are more. */
export function csvFile<Row extends Record<string, unknown>>(
  name: string,
  columns: Columns<Row>,
  { data, has_more: hasMore }: { data: readonly Row[]; has_more: boolean },
): CsvFile {
  const last = data.at(-1)?.['id'];
  const next = hasMore && typeof last === 'string' ? last : null;
  return new CsvFile(name, csvHeader(columns) + csvLines(columns, data), next);
}

/**
 * Writes the page that is asked for, or else records up to `MAX_CSV_ROWS`, as a file. They are read some at a time, so
 * that other requests get a turn in between.
 */
export async function csvOfPages<Row extends { id: string }>(
  name: string,
  columns: Columns<Row>,
  { limit = MAX_CSV_ROWS, starting_after: after }: PageQuery,
  read: (page: PageQuery) => Promise<Page<Row>>,
): Promise<CsvFile> {
  let text = csvHeader(columns);
  let last = after;
  let left = limit;
  let hasMore = true;
  while (hasMore && left > 0) {
    const page = await read({ limit: Math.min(CHUNK, left), starting_after: last });
    text += csvLines(columns, page.rows);
    last = page.rows.at(-1)?.id ?? last;
    left -= page.rows.length;
    hasMore = page.has_more;
  }
  return new CsvFile(name, text, hasMore ? (last ?? null) : null);
}

/** Returns the first line: the names of the columns. */
export function csvHeader(columns: Columns<never>): string {
  return line(Object.keys(columns));
}

function csvLines<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  return rows.map((row) => line(cells.map((cell) => cell(row)))).join('');
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

/** Beginnings that spreadsheets read as a formula, except numbers, such as one to dial. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20](?!\d[\d. ]*$)/;

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
