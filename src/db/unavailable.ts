/** Distinguishes failures of a database that is away or busy from those of a wrong statement. */
import { errorCode } from '@waypost/base/error-code';

/**
 * Connection refused or lost, no route, server starting, shutting down or crashed, too many connections, lock or
 * statement timed out, deadlock or serialisation failure, schema changed; a log-in or database that is not there yet,
 * a server that takes no writes because it is a standby.
 */
const CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|53\w{3}|57P0[123]|57014|55P03|40001|40P01|0A000|25006|28000|28P01|3D000)$/;

/** Messages of pg and its pool that come without a code, when a connection is lost or none is available. */
const LOST =
  /Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable/;

/** Returns true when the same statement may succeed sooner or later. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (typeof code === 'string' && CODES.test(code)) return true;
  // Several failures together, all of this kind.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isUnavailable);
  return error instanceof Error && LOST.test(error.message);
}
