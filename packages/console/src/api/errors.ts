/** Errors as people read them. */
import { WaypostError } from '@waypost/client';

/** Returns what to tell a person about a failed request: the API's own message. */
export function messageOf(error: unknown): string {
  if (error instanceof TypeError) return 'The server cannot be reached. Check the connection and try again.';
  return error instanceof Error ? error.message : String(error);
}

/** Whether the server does not have the operation or the record. */
export function isMissing(error: unknown): boolean {
  return error instanceof WaypostError && error.status === 404;
}
