/** Which failures say that the database is away, or busy, and not that what was asked is wrong. */
import { errorCode } from '../runtime/error-code.js';

/**
 * Connection refused or lost, no route, server starting, shutting down or crashed, too many connections, lock or
 * statement timed out, transaction sacrificed to another one, schema moved on.
 */
const CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|53\w{3}|57P0[123]|57014|55P03|40001|40P01|0A000)$/;

/** What pg and its pool say without a code when a connection is lost, or none is to be had. */
const LOST =
  /Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable/;

/** True when the same again may succeed, sooner or later. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (typeof code === 'string' && CODES.test(code)) return true;
  // Several things at once, all of them for this reason.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isUnavailable);
  return error instanceof Error && LOST.test(error.message);
}
