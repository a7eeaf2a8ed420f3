/** The rows of an import, and their errors. */
import type { AppError } from '../../domain/errors.js';
import type { RowError } from '../../resources/job.js';
import type { OrderInput } from '../../resources/order.js';

/**
 * An order of a file, or its errors: the number of its first row, and of the further rows with items of the same order;
 * null for a line of JSON, which is an order of its own.
 */
export type Row = { row: number; more: number[] | null } & ({ input: OrderInput } | { errors: RowError[] });

/** Values for rows that do not give their own. */
export type Defaults = { shipper?: string | undefined; depot?: string | undefined };

/**
 * Converts a field's error to its row's; the message names the column as the file does. In JSON lines that is the
 * field's path.
 */
export function rowError(
  row: number,
  error: AppError,
  columnFor: (path: string) => string = (path) => path,
): RowError {
  const column = columnFor(error.param);
  const message =
    error.param !== '' && error.message.startsWith(error.param)
      ? `${column}${error.message.slice(error.param.length)}`
      : error.message;
  return { row, column, code: error.code, message };
}
