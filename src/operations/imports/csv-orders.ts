/**
 * Puts the rows of a CSV file together: rows of one shipper and reference are the items of one order, whether they
 * stand together or apart. An order with a row that is not right is refused as a whole.
 */
import { check } from '../../api/pipeline/validate.js';
import { orderInput } from '../../resources/order.js';
import { cellOf, columnOf, findConflicts, readCells, rowOfField } from './columns.js';
import { referenceKey } from '../../domain/reference-key.js';
import type { CsvRecord } from './csv-records.js';
import { type Defaults, type Row, rowError } from './row.js';

/** A row of the file; its cells are left out if they are of no use. */
type Line = Omit<CsvRecord, 'header'>;

/** The most rows of an order, each an item. What more there are is counted, and not kept. */
const MAX_ROWS = 200;

/** The orders of a file. Every row is first noted and then added, in the sequence of the file. */
export class CsvOrders {
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
    // Cells of a row that is refused are not kept: an order's rows may stand at both ends of a large file.
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
