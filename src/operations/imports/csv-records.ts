/**
 * Reads the records of a CSV file as spreadsheets and shops write them: separated by commas, semicolons, tabs or bars,
 * with quotes that mean inches, and with empty rows and columns. A row that cannot be read does not affect the others.
 */
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { cellOf, countKnown, isHeader, readHeader } from './columns.js';
import { MAX_ROW } from './text.js';

/** A row below the header: its number in a spreadsheet, its cells, and the error of the row as a whole, or null. */
export type CsvRecord = { row: number; header: string[]; cells: string[]; problem: string | null };

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Maximum lines of a quoted cell; beyond that, its quote counts as never closed. */
const MAX_LINES = 50;
/** Maximum lines above the header. */
const MAX_TITLES = 10;
/** What the last row of a spreadsheet has as a reference if it is the total. */
const TOTAL = /^(?:grand |sub-?)?(?:totals?|sum)\s*:?$/i;

/**
 * Yields the rows below the header; blank ones are numbered but left out. `onLine` is called for each line before it is
 * read.
 */
export async function* csvRecords(
  lines: AsyncIterable<string>,
  onLine: (line: number) => void,
): AsyncGenerator<CsvRecord> {
  const source = new Lines(lines, onLine);
  const declared = /^"?sep=(.)"?$/i.exec((await source.peek(0)) ?? '')?.[1];
  if (declared !== undefined) source.drop(1);
  const titles = await countTitles(source);
  source.drop(titles);
  let header: string[] | undefined;
  let separator = declared;
  for (let row = titles + 1; ; row += 1) {
    const line = await source.peek(0);
    if (line === undefined) return;
    separator ??= isBlank(line) ? undefined : separatorOf(line);
    const { cells, isClosed } = await readRecord(source, separator ?? ',', header?.length);
    if (cells.every(isBlank)) continue;
    if (header) yield { row, header, cells, problem: problemOf(header, cells, isClosed) };
    else header = readHeader(cells);
  }
}

/** Returns how many lines are above the header: a title, or names of groups of columns; 0 where there is no header. */
async function countTitles(source: Lines): Promise<number> {
  for (let index = 0; index <= MAX_TITLES; index += 1) {
    const line = await source.peek(index);
    if (line === undefined) return 0;
    if (SEPARATORS.some((each) => isHeader(line.split(each).map(unquoted)))) return index;
  }
  return 0;
}

/** Control characters count as blank too: old programs end files with one. */
const isBlank = (cell: string): boolean => /^[\s\p{Cc}]*$/u.test(cell);

/** Returns the separator that finds the most columns in the header. */
function separatorOf(header: string): string {
  const found = SEPARATORS.map((each) => ({ each, known: countKnown(header.split(each).map(unquoted)) }));
  return found.toSorted((a, b) => b.known - a.known)[0]?.each ?? ',';
}

/**
 * Reads one record, of one line or more. If a quote is never closed, only the first line is read, split at separators.
 */
async function readRecord(
  source: Lines,
  delimiter: string,
  length?: number,
): Promise<{ cells: string[]; isClosed: boolean }> {
  let text = '';
  for (let count = 1; count <= MAX_LINES; count += 1) {
    const line = await source.peek(count - 1);
    if (line === undefined) break;
    text = count === 1 ? line : `${text}\n${line}`;
    if (text.length > MAX_ROW) break;
    const cells = text.includes('"') ? parsed(text, delimiter) : text.split(delimiter);
    if (cells === null) continue;
    // A cell with line breaks counts only if its quote is closed and its row is as long as the others.
    const isSound =
      count === 1 || (cells.length === length && !cells.some((cell) => /^\s*"[^]*\n/.test(cell)));
    if (!isSound) break;
    source.drop(count);
    return { cells: cells.map(unquoted), isClosed: true };
  }
  const first = (await source.peek(0)) ?? '';
  source.drop(1);
  return { cells: first.split(delimiter), isClosed: false };
}

/** Returns the cells of a text; null if a quote is still open at its end. */
function parsed(text: string, delimiter: string): string[] | null {
  try {
    const records: string[][] = parse(text, { delimiter, relax_quotes: true, record_delimiter: '\r' });
    return records[0] ?? [''];
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** Returns a cell without the quotes around it that were not closed as they should be: `"4'6" double"`. */
function unquoted(cell: string): string {
  return /^\s*"([^]*)"\s*$/.exec(cell)?.[1] ?? cell;
}

/** Returns the error of a row, if any. Empty cells beyond the last named column are ignored. */
function problemOf(header: readonly string[], cells: readonly string[], isClosed: boolean): string | null {
  if (!isClosed) return 'A quote of this row is not closed.';
  const named = header.findLastIndex((name) => name !== '') + 1;
  const last = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
  // The cells of a row with too few may be in the wrong columns.
  if (cells.length < named || last > header.length) {
    return `This row has ${cells.length} cells, but the header has ${named}.`;
  }
  const isOfSomebody = header.some(
    (name, index) => /^(?:recipient_|line1|postcode)/.test(name) && !isBlank(cells[index] ?? ''),
  );
  if (!isOfSomebody && TOTAL.test(cellOf(header, cells, 'reference')))
    return 'This row adds up the others: it is no order.';
  const nameless = cells.findIndex((cell, index) => header[index] === '' && !isBlank(cell));
  return nameless < 0 ? null : `The header has no name for column ${nameless + 1} of this row.`;
}

/** A queue of lines that can be looked at before they are taken. */
class Lines {
  private readonly ahead: string[] = [];
  private readonly source: AsyncIterator<string>;
  private read = 0;

  constructor(
    lines: AsyncIterable<string>,
    private readonly onLine: (line: number) => void,
  ) {
    this.source = lines[Symbol.asyncIterator]();
  }

  /** Returns an upcoming line without taking it; undefined after the last. */
  async peek(index: number): Promise<string | undefined> {
    while (this.ahead.length <= index) {
      const next = await this.source.next();
      if (next.done === true) return undefined;
      this.onLine((this.read += 1));
      this.ahead.push(next.value);
    }
    return this.ahead[index];
  }

  /** Takes this many lines. */
  drop(count: number): void {
    this.ahead.splice(0, count);
  }
}
