/** Rows of an import: from the cells of a file, to the CSV that is sent, and back from the errors of the API. */
import { type Resources, VISIT_SERVICES } from '@waypost/client';
import { writeCsv } from '../../parts/csv';
import { parseDate } from '../../parts/date-words';
import { type Column, columnName, COLUMNS, DATES } from './import-columns';

export type Row = Partial<Record<Column, string>>;
type CellError = { column: string; message: string };
export type FailedRow = { row: Row; errors: CellError[] };
/** Rows that are made when they are sent, because a file can have 50,000. */
export type Rows = { count: number; at: (index: number) => Row };

type Named = { id: string; name: string };
/** The records that rows name, or name the ids of. */
export type Owners = { shipper: readonly Named[]; depot: readonly Named[] };
const OWNED = ['shipper', 'depot'] as const;

const calledAs = (all: readonly Named[], name: string) =>
  all.filter((one) => one.name.trim().toLowerCase() === name.toLowerCase());

/** Returns a row with the ids of the shipper and the depot that it names. */
export function withIds(row: Row, owners: Owners): Row {
  const ids = OWNED.flatMap((column) => {
    const [found, ...others] = calledAs(owners[column], row[column] ?? '');
    return found && others.length === 0 ? [[column, found.id] as const] : [];
  });
  return { ...row, ...Object.fromEntries(ids) };
}

/** Returns the date that a cell means, as people write it in a file: `Tue 1st Dec`, `01/12/26 00:00`; or undefined. */
export function dateIn(cell: string, today: string): string | undefined {
  const plain = cell
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+(?=\d)/i, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
    .replace(/,(?=\s*\d{4}$)/, '')
    .replace(/[ T]00:00(?::00)?$/, '');
  // A weekday or "tomorrow" is counted from the day that the file was written.
  return /\d/.test(plain) ? parseDate(plain, today) : undefined;
}

/** Returns a row with its dates as the API reads them; those that cannot be read stay as they are, to be refused. */
export function withDates(row: Row, today: string): Row {
  const dates = DATES.flatMap((column) => {
    const date = dateIn(row[column] ?? '', today);
    return date === undefined ? [] : [[column, date] as const];
  });
  return { ...row, ...Object.fromEntries(dates) };
}

/** How many names a message lists. */
const LISTED = 8;

/** The columns of yes or no. */
export const FLAGS: readonly string[] = VISIT_SERVICES;

/** What the API says of a flag that it cannot read. */
const NO_FLAG = /must be (?:1 or 2|true or false)\.$/;

/** Returns what is wrong with a cell in the words of the file; other messages as they are. */
function explained({ column, message, code }: Resources['RowError'], row: Row, owners: Owners): CellError {
  if (FLAGS.includes(column) && NO_FLAG.test(message)) return { column, message: 'must be yes or no.' };
  if (DATES.some((date) => date === column) && code === 'invalid_value')
    return { column, message: 'must be a date, such as 31/12/2026.' };
  if (code === 'duplicate_reference')
    return { column, message: 'is already in use by an open order of this shipper.' };
  const owned = OWNED.find((one) => one === column);
  const written = owned && row[owned];
  if (!owned || !written || owners[owned].some(({ id }) => id === written)) return { column, message };
  if (calledAs(owners[owned], written).length > 1)
    return { column, message: `Several are called ${written}. Use the id, which Setup shows.` };
  const names = owners[owned].map(({ name }) => name);
  const more = names.length > LISTED ? `, and ${names.length - LISTED} more` : '';
  return {
    column,
    message: `Unknown ${owned} ${written}. Use one of these names, or an id: ${names.slice(0, LISTED).join(', ')}${more}.`,
  };
}

/** The number that the API gives the first row below the headings, as a spreadsheet does. */
export const FIRST_ROW = 2;

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

/** What tells the order of a row from the others of the file. */
export const orderOf = ({ shipper = '', reference = '' }: Row) => JSON.stringify([shipper, reference]);

/** Returns the rows with those of one order together, at the position of the first. */
export function byOrder(rows: Rows): Rows {
  const orders = new Map<string, number[]>();
  for (let index = 0; index < rows.count; index += 1) {
    const row = rows.at(index);
    const key = row.reference ? orderOf(row) : `row ${index}`;
    const own = orders.get(key);
    if (own) own.push(index);
    else orders.set(key, [index]);
  }
  const indexes = [...orders.values()].flat();
  return { count: rows.count, at: (index) => rows.at(indexes[index] ?? rows.count) };
}

/** Returns the next rows to send, at most so many: whole orders, unless one has more rows than that. */
export function partFrom(rows: Rows, from: number, most: number): Row[] {
  const part = Array.from({ length: Math.min(most, rows.count - from) }, (_, index) => rows.at(from + index));
  if (from + part.length === rows.count) return part;
  const next = orderOf(rows.at(from + part.length));
  const whole = part.findLastIndex((row) => orderOf(row) !== next) + 1;
  return whole === 0 ? part : part.slice(0, whole);
}

/** Returns the CSV of rows, with the columns that any of them has. */
export function importCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row) as Column[]))];
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
}

const OTHER_ROW = { column: '', message: 'Another row of this order needs fixing.' };

/** Returns the rows that the API refused, each with all of its errors. An order is refused with all of its rows. */
export function failedRows(
  rows: readonly Row[],
  errors: readonly Resources['RowError'][],
  owners: Owners,
): FailedRow[] {
  const numbers = new Set(errors.map((error) => error.row));
  const orders = new Set(rows.filter((_, index) => numbers.has(index + FIRST_ROW)).map(orderOf));
  return rows.flatMap((row, index) => {
    const number = index + FIRST_ROW;
    if (numbers.has(number)) {
      const own = errors.filter((error) => error.row === number);
      return [{ row, errors: own.map((error) => explained(error, row, owners)) }];
    }
    return row.reference && orders.has(orderOf(row)) ? [{ row, errors: [OTHER_ROW] }] : [];
  });
}

/** Returns a message of the API without the name that the field has there. */
export const wordsOf = (message: string): string => message.replace(/^[\w.[\]]+(?:: | (?=is required))/, '');

/** Returns how many pieces a row makes, as the API counts them. */
export const piecesOf = ({ pieces = '', barcode = '' }: Row): number =>
  Number(pieces) || barcode.split(/[\s;]+/).filter(Boolean).length || 1;

/** Returns how many pieces each order of these rows has. */
export function piecesByOrder(rows: readonly Row[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const row of rows) pieces.set(orderOf(row), (pieces.get(orderOf(row)) ?? 0) + piecesOf(row));
  return pieces;
}

/** Returns the references of the orders whose recipients have neither a phone number nor an email. */
export function silentOf(rows: readonly Row[]): string[] {
  const reached = new Set(rows.filter((row) => row.recipient_phone || row.recipient_email).map(orderOf));
  const silent = rows.filter((row) => !reached.has(orderOf(row)));
  return [...new Set(silent.flatMap(({ reference }) => reference ?? []))];
}

/** `14 Church Lane, Croydon, CR0 4XZ` */
export const addressOf = ({ line1, line2, town, postcode }: Row): string =>
  [line1, line2, town, postcode].filter(Boolean).join(', ');

/** `Postcode is required.` */
export const refusalOf = (column: string, words: string): string =>
  `${columnName(column)}${/^\p{Lu}/u.test(words) ? ':' : ''} ${words}`;

/** Returns what is wrong with a row, with the columns' names as the console shows them. */
export function errorText({ errors }: FailedRow): string {
  return errors
    .map(({ column, message }) => {
      return column === '' ? message : refusalOf(column, wordsOf(message));
    })
    .join(' ');
}

/**
 * Returns the failed rows as a CSV file that can be fixed elsewhere and imported, with the errors in a column `why`.
 */
export function failedRowsCsv(rows: readonly FailedRow[]): string {
  const columns = COLUMNS.map(([column]) => column).filter((column) => rows.some(({ row }) => row[column]));
  return writeCsv([
    [...columns, 'why'],
    ...rows.map((failed) => [...columns.map((column) => failed.row[column] ?? ''), errorText(failed)]),
  ]);
}

/** Returns the places of rows that repeat an earlier one word for word: they would double the goods of its order. */
export function repeatedRows(rows: readonly (readonly string[])[]): number[] {
  const seen = new Set<string>();
  return rows.flatMap((row, place) => {
    const words = row.map((cell) => cell.trim());
    if (words.every((cell) => cell === '')) return [];
    const key = JSON.stringify(words);
    if (seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}
