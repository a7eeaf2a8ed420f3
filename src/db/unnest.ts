/** Many rows as parameters of one statement: an array a column, which PostgreSQL takes apart in a third of the time of JSON. */
import { type RawBuilder, sql } from 'kysely';
import { json } from './json-column.js';

/** Column → its PostgreSQL type. */
export type ColumnTypes = Readonly<Record<string, string>>;

/**
 * The rows as a table of a statement's `from`, by the name `alias`. Its columns are the keys of `types`, of the
 * PostgreSQL types that these name. The statement's text is the same for any number of rows, so that it stays prepared.
 * A column of arrays comes as text, to be cast: in PostgreSQL arrays of arrays are of one length.
 */
export function unnest<Row>(
  alias: string,
  rows: readonly Row[],
  types: Partial<Record<keyof Row & string, string>>,
): RawBuilder<unknown> {
  const columns = Object.entries(types) as [keyof Row & string, string][];
  const names = columns.map(([name]) => sql.ref(name));
  const arrays = columns.map(([name, type]) => {
    const isArray = type.endsWith('[]');
    const values = rows.map((row) => (isArray ? literal(row[name]) : element(row[name])));
    return sql`${values}::${sql.raw(isArray ? 'text' : type)}[]`;
  });
  return sql`unnest(${sql.join(arrays)}) as ${sql.ref(alias)} (${sql.join(names)})`;
}

/** What an array's element is sent as; pg would take an array in it for another dimension. */
function element(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return value;
  return typeof value === 'object' && value !== null ? json(value) : value;
}

/** A list of texts as PostgreSQL writes an array. */
function literal(value: unknown): string | null {
  if (!Array.isArray(value)) return null;
  return `{${value.map((each) => `"${String(each).replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}
