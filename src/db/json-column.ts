/** jsonb columns: read as the value, written as its JSON text. */
import type { ColumnType } from 'kysely';

export type JsonColumn<Value> = ColumnType<Value, string, string>;

/** Returns the JSON text of a value, for a jsonb column. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
