/**
 * The columns of a CSV file of orders, and the order field each one fills. A row is one item of an order; rows of one
 * reference are one order.
 */
import { AppError } from '../../domain/errors.js';

type Column = {
  path: string;
  as: 'text' | 'number' | 'date' | 'flag' | 'labels' | 'crew' | 'two people';
  /** For a number: the unit its cells may end with. */
  unit?: RegExp | undefined;
};

const text = (path: string): Column => ({ path, as: 'text' });
const number = (path: string, unit?: RegExp): Column => ({ path, as: 'number', unit });
const date = (path: string): Column => ({ path, as: 'date' });
const flag = (path: string): Column => ({ path, as: 'flag' });
const labels = (path: string): Column => ({ path, as: 'labels' });

/** Column → field of the body of POST /orders. */
const COLUMNS: Readonly<Record<string, Column>> = {
  shipper: text('shipper'),
  depot: text('depot'),
  reference: text('reference'),
  recipient_name: text('recipient.name'),
  recipient_phone: text('recipient.phone'),
  recipient_email: text('recipient.email'),
  line1: text('recipient.address.line1'),
  line2: text('recipient.address.line2'),
  town: text('recipient.address.town'),
  postcode: text('recipient.address.postcode'),
  country: text('recipient.address.country'),
  sku: text('items[0].sku'),
  description: text('items[0].description'),
  pieces: number('items[0].pieces', /(?:pcs?|pieces?)\.?$/i),
  weight_kg: number('items[0].weight_kg', /(?:kgs?|kilos?|kilograms?)\.?$/i),
  volume_m3: number('items[0].volume_m3', /(?:m3|cbm|cu\.?\s?m)\.?$/i),
  barcode: labels('items[0].barcodes'),
  crew: { path: 'service.crew', as: 'crew' },
  two_people: { path: 'service.crew', as: 'two people' },
  assembly: flag('service.assembly'),
  remove_packaging: flag('service.remove_packaging'),
  disposal: flag('service.disposal'),
  skills: labels('service.skills'),
  priority: number('service.priority'),
  notes: text('notes'),
  type: text('type'),
  exchange_for: text('exchange_for'),
  deliver_from: date('deliver_from'),
  deliver_by: date('deliver_by'),
};

/** Columns by their names without the marks between words, and other names. */
const NAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(COLUMNS).map((name) => [name.replaceAll('_', ''), name])),
  barcodes: 'barcode',
};

/** Names of the columns, in the order of the reference. */
export const COLUMN_NAMES = Object.keys(COLUMNS);

function columnNamed(cell: string): string {
  const name = cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{N}:]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
  const whole = name.replaceAll('_', '');
  return Object.hasOwn(NAMED, whole) ? (NAMED[whole] ?? name) : name;
}

/** Returns whether these cells are a header, which names at least the reference. */
export const isHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => columnNamed(cell) === 'reference');

/** Returns how many of these cells of a header name a column. */
export function countKnown(cells: readonly string[]): number {
  return cells.filter((cell) => Object.hasOwn(COLUMNS, columnNamed(cell))).length;
}

/**
 * Returns the columns that a header names; an unnamed one is ''. Case, sequence, spaces and marks such as in `Weight
 * (kg)*` do not matter. Throws 422 `unknown_field`, `invalid_value` for one named twice, `missing_field` without
 * `reference`.
 */
export function readHeader(cells: readonly string[]): string[] {
  const names = cells.map(columnNamed);
  for (const [index, name] of names.entries()) {
    if (name === '') continue;
    if (!Object.hasOwn(COLUMNS, name)) {
      throw new AppError('unknown_field', {
        message: `Unknown column ${name}. Columns are ${COLUMN_NAMES.join(', ')}.`,
        param: name,
      });
    }
    if (names.indexOf(name) !== index) {
      throw new AppError('invalid_value', { message: `Duplicate column ${name}.`, param: name });
    }
  }
  if (!names.includes('reference')) {
    throw new AppError('missing_field', {
      message: 'The first row must name the columns, including reference.',
      param: 'reference',
    });
  }
  return names;
}

/** What programs write where they have nothing. */
const NOTHING = /^(?:[-\u2013\u2014]|#?N\/A|#?n\/a|NULL)$/;

/**
 * Returns the cell of a column, without surrounding spaces and what marks it as text for a spreadsheet, `="001"` or
 * `'+44`; empty where there is none.
 */
export function cellOf(header: readonly string[], cells: readonly string[], name: string): string {
  const cell = (cells[header.indexOf(name)] ?? '')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[=+@-])/, '');
  return NOTHING.test(cell) ? '' : cell;
}

/**
 * Returns the rows of one order as a body of POST /orders, an item each; empty cells are absent fields. Fields of the
 * order itself come from the first row that has them.
 */
export function readCells(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const order: Record<string, Record<string, unknown>> = { recipient: {}, service: {}, address: {} };
  const items = rows.map((): Record<string, unknown> => ({}));
  for (const name of header) {
    const column = COLUMNS[name];
    if (!column) continue;
    for (const [index, cells] of rows.entries()) {
      const cell = cellOf(header, cells, name);
      if (cell === '') continue;
      const [field = '', group] = column.path.split('.').toReversed();
      const target = group === undefined ? body : isItems(column) ? items[index] : order[group];
      if (target && !(field in target)) target[field] = valueOf(column, cell);
    }
  }
  const { recipient, service, address } = order;
  return {
    ...body,
    recipient: isEmpty(address) ? recipient : { ...recipient, address },
    items,
    ...(isEmpty(service) ? {} : { service }),
  };
}

/**
 * Returns where rows of one order contradict each other: the index of a row, the column, and the index of the earlier
 * row with another value.
 */
export function findConflicts(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): { index: number; column: string; first: number }[] {
  return header.flatMap((column) => {
    // Rows of one order have one reference, however each writes it.
    if (column === 'reference' || isItems(COLUMNS[column])) return [];
    const said = rows.map((cells) => cellOf(header, cells, column));
    const first = said.findIndex((cell) => cell !== '');
    return said.flatMap((cell, index) =>
      cell === '' || cell === said[first] ? [] : [{ index, column, first }],
    );
  });
}

/** Returns the index of the row that a field of an order's body was read from. */
export function rowOfField(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  path: string,
): number {
  const item = itemIndexOf(path);
  if (item !== null) return item;
  const column = columnOf(path, header);
  return Math.max(
    0,
    rows.findIndex((cells) => cellOf(header, cells, column) !== ''),
  );
}

/** Returns which item of an order a path is about; null for anything else. */
export function itemIndexOf(path: string): number | null {
  const [, index] = /^items\[(\d+)\]/.exec(path) ?? [];
  return index === undefined ? null : Number(index);
}

/**
 * Returns the column of a field, by its path in the body of POST /orders: of several that fill it, the one in the
 * header. Returns the path itself if there is no such column.
 */
export function columnOf(path: string, header: readonly string[] = []): string {
  const field = path.replace(/^items\[\d+\]/, 'items[0]').replace(/(?<=barcodes)\[\d+\]$/, '');
  const filled = (is: (path: string) => boolean) =>
    COLUMN_NAMES.filter((name) => is(COLUMNS[name]?.path ?? ''));
  const own = filled((each) => each === field);
  const names = own.length > 0 ? own : filled((each) => each.startsWith(`${field}.`));
  return names.find((name) => header.includes(name)) ?? names[0] ?? path;
}

const isItems = (column: Column | undefined): boolean => column?.path.startsWith('items') ?? false;

function isEmpty(record: Record<string, unknown> | undefined): boolean {
  return Object.keys(record ?? {}).length === 0;
}

const YES = /^(?:true|t|yes|y|on|x|1|ja|oui|s[ií])$/i;
const NO = /^(?:false|f|no|n|off|0|nein|nee|non)$/i;
/** How many people: `1`, `2 man`, `two people`. The group matches one person. */
const PEOPLE = /^(?:(1|one)|2|two)(?:\.0)?(?:[\s-]*(?:man|men|person|people))?$/i;

/**
 * A number, with a comma for the point as half of Europe writes it: not `1,500`, which may be a thousand and a half.
 */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+|\d+,(?!\d{3}$)\d+|0,\d+)$/;
/** A number whose thousands are marked where nothing else can be meant: `1 500`, `1,500.5`, `1.500,5`. */
const THOUSANDS =
  /^[+-]?\d{1,3}(?:(?: \d{3})+(?:[.,]\d+)?|(?:,\d{3})+\.\d+|(?:\.\d{3})+,\d+|(?:'\d{3})+(?:\.\d+)?)$/;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** A day with its month in words: `12 March 2027`, `Fri 12-Mar-2027`. */
const DAY_IN_WORDS = /^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9}),?[ -](\d{4})$/i;

/** Returns a number in the form that `Number` reads, or the text as it is. */
function plainNumber(text: string): string {
  if (!THOUSANDS.test(text)) return text.replace(',', '.');
  const [, whole = '', part = '0'] = /^(.*?)(?:[.,](\d+))?$/.exec(text) ?? [];
  return `${whole.replaceAll(/[ ',.]/g, '')}.${part}`;
}

/** Returns a day in words as `YYYY-MM-DD`; anything else as it is. */
function dayOf(text: string): string {
  const [, day = '', word = '', year] = DAY_IN_WORDS.exec(text) ?? [];
  const month = MONTHS.findIndex((name) => word !== '' && name.startsWith(word.toLowerCase())) + 1;
  return month === 0 ? text : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Converts a cell; what is no number or flag stays text, for the schema to refuse. */
function valueOf({ as, unit }: Column, cell: string): unknown {
  if (as === 'number') {
    const number = cell
      .normalize('NFKC')
      .replace(unit ?? '', '')
      .trim();
    return NUMBER.test(number) || THOUSANDS.test(number) ? Number(plainNumber(number)) : cell;
  }
  if (as === 'labels') return cell.split(/[\s;]+/);
  // Programs write a day as its midnight.
  if (as === 'date') return dayOf(cell.replace(/[ T]00:00(?::00)?(?:\.0+)?Z?$/, ''));
  if (as === 'text') return cell;
  // In `crew`, 1 is a person; in `two_people`, it is a yes.
  const [people, one] = PEOPLE.exec(cell) ?? [];
  if (as !== 'flag' && people !== undefined && (as === 'crew' || one === undefined)) return one ? 1 : 2;
  if (as === 'crew' && /^\d$/.test(cell)) return Number(cell);
  const flag = YES.test(cell) ? true : NO.test(cell) ? false : undefined;
  if (flag === undefined) return cell;
  return as === 'flag' ? flag : flag ? 2 : 1;
}
