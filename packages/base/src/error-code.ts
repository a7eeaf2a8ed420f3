/** The code of a failure as Node, gRPC and PostgreSQL give it; recognised by shape, as an error may come from another realm. */

/** PostgreSQL's code for a unique violation. */
export const UNIQUE_VIOLATION = '23505';

/** Returns `error.code`, such as 'ENOENT' or a gRPC status; undefined if there is none. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
