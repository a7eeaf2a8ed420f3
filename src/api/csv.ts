/**
 * CSV by RFC 4180, for people who open it in a spreadsheet: a cell that a spreadsheet would take for a formula is
 * made text by a leading apostrophe (docs/conventions.md "CSV").
 */

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

/** Returns the first line: the names of the columns. */
export function csvHeader(columns: Columns<never>): string {
  return line(Object.keys(columns));
}

/** Returns the lines of some records. */
export function csvLines<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
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
