/**
 * The columns of a CSV file of orders, and the order field each one fills. A row is an order with one item; orders
 * with several items are sent as JSON lines.
 */
import { AppError } from '../../domain/errors.js';

type Column = { path: string; as: 'text' | 'number' | 'flag' | 'labels' };

const text = (path: string): Column => ({ path, as: 'text' });
const number = (path: string): Column => ({ path, as: 'number' });
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
  pieces: number('items[0].pieces'),
  weight_kg: number('items[0].weight_kg'),
  volume_m3: number('items[0].volume_m3'),
  crew: number('service.crew'),
  assembly: flag('service.assembly'),
  remove_packaging: flag('service.remove_packaging'),
  disposal: flag('service.disposal'),
  skills: labels('service.skills'),
  priority: number('service.priority'),
  notes: text('notes'),
};

/** Names of the columns, in the order of the reference. */
export const COLUMN_NAMES = Object.keys(COLUMNS);

const COLUMN_OF_FIELD = new Map(Object.entries(COLUMNS).map(([name, { path }]) => [path, name]));

/**
 * Returns the columns that a header names. Case, surrounding spaces and sequence do not matter. Throws 422
 * `unknown_field`, `invalid_value` for one named twice, `missing_field` without `reference`.
 */
export function readHeader(cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  for (const [index, name] of names.entries()) {
    if (!Object.hasOwn(COLUMNS, name)) {
      throw new AppError('unknown_field', {
        message: `There is no column ${name === '' ? `without a name (the ${index + 1}.)` : name}. Columns are ${COLUMN_NAMES.join(', ')}.`,
        param: name,
      });
    }
    if (names.indexOf(name) !== index) {
      throw new AppError('invalid_value', { message: `The column ${name} stands twice.`, param: name });
    }
  }
  if (!names.includes('reference')) {
    throw new AppError('missing_field', {
      message: 'The first row must name the columns, reference among them.',
      param: 'reference',
    });
  }
  return names;
}

/** Returns a row as a body of POST /orders; empty cells are fields that are not given. */
export function readCells(header: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const order: Record<string, Record<string, unknown>> = {
    recipient: {},
    item: {},
    service: {},
    address: {},
  };
  const body: Record<string, unknown> = {};
  for (const [index, name] of header.entries()) {
    const column = COLUMNS[name];
    const cell = cells[index]?.trim() ?? '';
    if (!column || cell === '') continue;
    const [field = '', group] = column.path.replace('items[0]', 'item').split('.').toReversed();
    const target = group === undefined ? body : order[group];
    if (target) target[field] = valueOf(column, cell);
  }
  const { recipient, item, service, address } = order;
  return {
    ...body,
    recipient: isEmpty(address) ? recipient : { ...recipient, address },
    items: [item],
    ...(isEmpty(service) ? {} : { service }),
  };
}

/**
 * Returns the column of a field, by its path in the body of POST /orders; the path itself where no column stands for
 * it.
 */
export function columnOf(path: string): string {
  const group = [...COLUMN_OF_FIELD.keys()].find((field) => field.startsWith(`${path}.`));
  return COLUMN_OF_FIELD.get(path) ?? (group === undefined ? path : (COLUMN_OF_FIELD.get(group) ?? path));
}

function isEmpty(record: Record<string, unknown> | undefined): boolean {
  return Object.keys(record ?? {}).length === 0;
}

/** Converts a cell; what is no number or flag stays text, for the schema to refuse. */
function valueOf({ as }: Column, cell: string): unknown {
  if (as === 'number') return /^[+-]?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  if (as === 'labels') return cell.split(/[\s;]+/);
  if (as === 'flag') {
    if (/^(true|yes|1)$/i.test(cell)) return true;
    return /^(false|no|0)$/i.test(cell) ? false : cell;
  }
  return cell;
}
