/** Errors as people read them: every refusal goes through the one translator. */
import { WaypostConnectionError, WaypostError } from '@waypost/client';
import { type NameOf, translate, translateOfField } from './translate';

let nameOf: NameOf = () => undefined;

/** Says how records are called. */
export function nameRecordsBy(names: NameOf): void {
  nameOf = names;
}

/** Returns a text of the API in the words of people. */
export const inWords = (text: string) => translate(text, nameOf);

/** Returns what to tell a person about a failed request. `label` is what the form calls the field at fault. */
export function messageOf(error: unknown, label?: string): string {
  // A request by the client, or by `fetch` alone.
  if (error instanceof WaypostConnectionError || error instanceof TypeError)
    return 'The server cannot be reached. Check the connection and try again.';
  if (error instanceof WaypostError) return translateOfField(error.message, error.param, nameOf, label);
  return error instanceof Error ? error.message : String(error);
}

/** Whether the server does not have the operation or the record. */
export function isMissing(error: unknown): boolean {
  return error instanceof WaypostError && error.status === 404;
}

/** Whether the API refused with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof WaypostError && error.code === code;
}
