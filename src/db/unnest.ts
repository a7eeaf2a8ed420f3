/** Many rows as parameters of one statement: an array a column, which PostgreSQL takes apart in a third of the time of JSON. */
import { type RawBuilder, sql } from 'kysely';

type Value = string | number | null;

/**
 * The rows as a table of a statement's `from`, by the name `alias`. Its columns are the keys of `types`, of the
 * PostgreSQL types that these name. The statement's text is the same for any number of rows, so that it stays prepared.
 */
export function unnest<Column extends string>(
  alias: string,
  rows: readonly Record<Column, Value>[],
  types: Record<Column, string>,
): RawBuilder<unknown> {
  const columns = Object.keys(types) as Column[];
  const arrays = columns.map((name) => sql`${rows.map((row) => row[name])}::${sql.raw(types[name])}[]`);
  return sql`unnest(${sql.join(arrays)}) as ${sql.ref(alias)} (${sql.join(columns.map((name) => sql.ref(name)))})`;
}
