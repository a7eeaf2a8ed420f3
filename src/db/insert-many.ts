/**
 * Inserts many rows in one statement. It names its columns, so that a version running beside a newer schema leaves
 * columns it does not know to their defaults.
 */
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Scope } from './scope.js';
import type { DB } from './tables.js';
import { type ColumnTypes, unnest } from './unnest.js';

type Table = keyof DB;
/** Columns except the tenant's; those that may be null or have a default are optional. */
type Columns<T extends Table> = Omit<Insertable<DB[T]>, 'tenant_id'>;
type Name<T extends Table> = keyof Columns<T> & keyof Selectable<DB[T]> & string;

/** Reports the missing names where a required column is neither among the columns nor the same for all rows. */
type Complete<T extends Table, Given> =
  Exclude<RequiredNames<Columns<T>>, Given> extends never
    ? unknown
    : { missing: Exclude<RequiredNames<Columns<T>>, Given> };
type RequiredNames<Row> = { [K in keyof Row]-?: undefined extends Row[K] ? never : K }[keyof Row];

/**
 * Inserts rows of the scope's tenant. `columns` are the rows' columns with their PostgreSQL types; `same` holds
 * values shared by all rows; `then` follows the insert (`on conflict …`, `returning …`). Resolves to what that
 * returns.
 */
export async function insertMany<
  T extends Table,
  const C extends Partial<Record<Name<T>, string>>,
  const S extends { [K in Name<T>]?: Insertable<DB[T]>[K] | RawBuilder<unknown> } = object,
  Returned = unknown,
>(
  scope: Scope,
  table: T,
  insert: {
    rows: readonly { [K in keyof C & keyof Selectable<DB[T]>]: Selectable<DB[T]>[K] }[];
    columns: C;
    same?: S;
    then?: RawBuilder<Returned>;
  } & Complete<T, keyof C | keyof S>,
): Promise<Returned[]> {
  const { rows, columns, same = {}, then = sql`` } = insert;
  if (rows.length === 0) return [];
  // The type above admits only column names with type names.
  const types = columns as ColumnTypes;
  const alike = { tenant_id: scope.tenant.id, ...same };
  const names = [...Object.keys(alike), ...Object.keys(types)].map((name) => sql.ref(name));
  const values = [
    ...Object.values(alike).map((value) => sql`${value}`),
    ...Object.entries(types).map(([name, type]) => sql`${sql.ref(name)}::${sql.raw(type)}`),
  ];
  const { rows: returned } = await sql<Returned>`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(values)} from ${unnest<Record<string, unknown>>('given', rows, types)} ${then}`.execute(
    scope.trx,
  );
  return returned;
}
