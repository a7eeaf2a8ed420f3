/** Errors as people read them: every refusal goes through the one translator. */
import { WaypostConnectionError, WaypostError } from '@waypost/client';
import { type Records, translate, translateOfField } from './translate';

let records: Records = { nameOf: () => undefined, timezoneOf: () => undefined, timezone: () => 'UTC' };

/** Sets where the names of records come from; called once, when the page starts. */
export function knowRecordsBy(known: Records): void {
  records = known;
}

/** Returns a text of the API in the words of people. */
export const inWords = (text: string) => translate(text, records);

/** Returns what to tell a person about a failed request. `label` is what the form calls the field at fault. */
export function messageOf(error: unknown, label?: string): string {
  // A request by the client, or by `fetch` alone.
  if (error instanceof WaypostConnectionError || error instanceof TypeError)
    return 'The server cannot be reached. Check the connection and try again.';
  if (error instanceof WaypostError) return translateOfField(error.message, error.param, records, label);
  return error instanceof Error ? error.message : String(error);
}

/** Whether the server does not have the operation or the record. */
export function isMissing(error: unknown): boolean {
  return error instanceof WaypostError && error.status === 404;
}
