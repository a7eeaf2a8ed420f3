/** Rows of an import: from the cells of a file, to the CSV that is sent, and back from the errors of the API. */
import type { Resources } from '@waypost/client';
import { writeCsv } from '../../parts/csv';
import { type Column, columnName, COLUMNS } from './import-columns';

export type Row = Partial<Record<Column, string>>;
export type FailedRow = { row: Row; errors: { column: string; message: string }[] };
/** Rows that are made when they are sent, because a file can have 50,000. */
export type Rows = { count: number; at: (index: number) => Row };

/** The number that the API gives the first row below the headings, as a spreadsheet does. */
const FIRST_ROW = 2;

/** Returns a row from the cells of a file, by the mapping from columns to cells. */
export function rowOf(cells: readonly string[], mapping: Partial<Record<Column, number>>): Row {
  return Object.fromEntries(
    Object.entries(mapping).map(([column, index]) => [column, (cells[index] ?? '').trim()]),
  );
}

/** Returns the rows from an index on; undefined if there are none. */
export function rowsFrom(rows: Rows, from: number): Rows | undefined {
  return from < rows.count ? { count: rows.count - from, at: (index) => rows.at(from + index) } : undefined;
}

/** Returns the CSV of rows, with the columns that any of them has. */
export function importCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row) as Column[]))];
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
}

/** Returns the rows that the API refused, each with all of its errors. */
export function failedRows(rows: readonly Row[], errors: readonly Resources['RowError'][]): FailedRow[] {
  const byRow = new Map<number, FailedRow>();
  for (const { row: number, column, message } of errors) {
    const row = rows[number - FIRST_ROW];
    if (!row) continue;
    const entry = byRow.get(number) ?? { row, errors: [] };
    entry.errors.push({ column, message });
    byRow.set(number, entry);
  }
  return [...byRow.values()];
}

/** Returns what is wrong with a row, with the columns' names as the console shows them. */
export function errorText({ errors }: FailedRow): string {
  return errors
    .map(({ column, message }) => {
      const text = message
        .replace(/^[\w.]+: /, '')
        .replace(/invalid input: expected number, received \w+/, 'must be a number')
        .replace(/invalid input: expected \w+, received undefined/, 'is missing');
      return column === '' ? message : `${columnName(column)}: ${text}`;
    })
    .join(' ');
}

/** Returns the failed rows as a CSV file that can be fixed elsewhere and imported, with the errors in a column `why`. */
export function failedRowsCsv(rows: readonly FailedRow[]): string {
  const columns = COLUMNS.map(([column]) => column).filter((column) => rows.some(({ row }) => row[column]));
  return writeCsv([
    [...columns, 'why'],
    ...rows.map((failed) => [...columns.map((column) => failed.row[column] ?? ''), errorText(failed)]),
  ]);
}
