/**
 * Inserts rows of the scope's tenant. Every column of a table must be given, or listed under `defaults`: one that a
 * migration adds is a type error here until somebody has decided what is stored in it. The statements name their
 * columns, so that a version running beside a newer schema leaves columns it does not know to their defaults.
 */
import {
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type InsertType,
  type RawBuilder,
  type Selectable,
  sql,
} from 'kysely';
import { COLUMNS, type Defaulted } from './columns.js';
import type { Scope } from './scope.js';
import type { DB } from './tables.js';
import { type ColumnTypes, unnest } from './unnest.js';

type Table = { [T in keyof DB]: 'tenant_id' extends keyof DB[T] ? T : never }[keyof DB];

/** The columns that are written, except the tenant's. */
export type Column<T extends Table> = Exclude<keyof (typeof COLUMNS)[T], 'tenant_id'> &
  keyof DB[T] &
  keyof Insertable<DB[T]> &
  keyof Selectable<DB[T]> &
  string;

/** The columns that an insert may leave to the database: those with a default, and those that may be null. */
export type Optional<T extends Table> =
  | (Column<T> & (T extends keyof Defaulted ? Defaulted[T] : never))
  | { [C in Column<T>]: null extends Selectable<DB[T]>[C] ? C : never }[Column<T>];

/** A value for a column: jsonb as its JSON text. */
type Given<T extends Table, C extends Column<T>> = Exclude<InsertType<DB[T][C]>, undefined>;

/** Values that all rows share. Refuses names of other columns. */
type Same<T extends Table, S> = { [C in Column<T>]?: Given<T, C> | RawBuilder<unknown> } & {
  [Other in Exclude<keyof S, Column<T>>]: never;
};

/** Options of an insert: the values that its rows share, and the columns left to their default or null. */
type Shared<T extends Table, S, D> = { same?: S & Same<T, S>; defaults?: readonly D[] };

/**
 * Returns the insert of one row, to be completed (`onConflict`, `returning`) and executed. The row has every column of
 * the table, jsonb as its JSON text, except the tenant's and those in `defaults`.
 */
export function insertRow<T extends Table, const D extends Optional<T> = never>(
  scope: Scope,
  table: T,
  insert: {
    row: { [C in Exclude<Column<T>, D>]: Given<T, C> | RawBuilder<Selectable<DB[T]>[C]> };
    defaults?: readonly D[];
  },
): InsertQueryBuilder<DB, T, InsertResult> {
  // Kysely cannot express what the tables have in common, so rows are typed as events here.
  const values = { ...insert.row, tenant_id: scope.tenant.id } as unknown as Insertable<DB['events']>;
  const query = scope.trx.insertInto(table as 'events').values(values);
  return query as unknown as InsertQueryBuilder<DB, T, InsertResult>;
}

/**
 * Inserts many rows in one statement. Each row has every column of the table, except the tenant's, those in `same`
 * and those in `defaults`; what else a row holds is not stored. `then` follows the insert (`on conflict …`,
 * `returning …`). Resolves to what that returns.
 */
export async function insertMany<
  T extends Table,
  const S = object,
  const D extends Optional<T> = never,
  Returned = unknown,
>(
  scope: Scope,
  table: T,
  insert: {
    rows: readonly { [C in Exclude<Column<T>, keyof S | D>]: Selectable<DB[T]>[C] }[];
    then?: RawBuilder<Returned>;
  } & Shared<T, S, D>,
): Promise<Returned[]> {
  const { rows, then = sql``, ...shared } = insert;
  if (rows.length === 0) return [];
  const types = typesOfRows(table, shared);
  const source = unnest<Record<string, unknown>>('given', rows, types);
  const { rows: returned } = await sql<Returned>`
    ${insertFrom(scope, table, source, shared)} ${then}`.execute(scope.trx);
  return returned;
}

/**
 * Returns `insert into … select … from source`, for use as a whole statement. Columns that are neither in `same` nor in
 * `defaults` are the source's columns of the same name.
 */
export function insertFrom<T extends Table, const S = object, const D extends Optional<T> = never>(
  scope: Scope,
  table: T,
  source: RawBuilder<unknown>,
  shared: Shared<T, S, D>,
): RawBuilder<unknown> {
  return insertInto(table, source, { tenant_id: scope.tenant.id, ...shared.same }, shared);
}

function insertInto(
  table: Table,
  source: RawBuilder<unknown>,
  same: Record<string, unknown>,
  shared: { same?: object; defaults?: readonly string[] },
): RawBuilder<unknown> {
  const types = Object.entries(typesOfRows(table, shared));
  const names = [...Object.keys(same), ...types.map(([name]) => name)].map((name) => sql.ref(name));
  const values = [
    ...Object.values(same).map((value) => sql`${value}`),
    ...types.map(([name, type]) => sql`${sql.ref(name)}::${sql.raw(type)}`),
  ];
  return sql`insert into ${sql.table(table)} (${sql.join(names)}) select ${sql.join(values)} from ${source}`;
}

/**
 * Like `insertFrom`, for rows of any tenants, which the system writes: `tenant_id` is a column of the source, too.
 */
export function insertForTenants<T extends Table, const S = object, const D extends Optional<T> = never>(
  table: T,
  source: RawBuilder<unknown>,
  shared: Shared<T, S, D>,
): RawBuilder<unknown> {
  return insertInto(table, source, { tenant_id: sql.ref('tenant_id'), ...shared.same }, shared);
}

/** New value of a column of an existing row: the given value, its own, or an expression. */
type Merged = 'given' | 'kept' | RawBuilder<unknown>;

/**
 * Returns what follows an insert whose rows may be there already (`on conflict … do update`). `key` are the columns
 * that tell a row of the tenant from the others. Every other column must be in `columns`, so that one that a migration
 * adds is a type error here, too.
 */
export function mergeOnConflict<T extends Table, const K extends Column<T>>(
  table: T,
  key: readonly K[],
  columns: { [C in Exclude<Column<T>, K>]: Merged },
): RawBuilder<unknown> {
  const changes = Object.entries<Merged>(columns).flatMap(([name, merged]) => {
    if (merged === 'kept' || !(name in COLUMNS[table])) return [];
    return sql`${sql.ref(name)} = ${merged === 'given' ? sql.ref(`excluded.${name}`) : merged}`;
  });
  const names = ['tenant_id', ...key].map((name) => sql.ref(name));
  return sql`on conflict (${sql.join(names)}) do update set ${sql.join(changes)}`;
}

/** Returns the columns that differ from row to row, with their PostgreSQL types. */
function typesOfRows(
  table: Table,
  { same = {}, defaults = [] }: { same?: object; defaults?: readonly string[] },
): ColumnTypes {
  return Object.fromEntries(
    Object.entries(COLUMNS[table]).filter(
      ([name]) => name !== 'tenant_id' && !(name in same) && !defaults.includes(name),
    ),
  );
}
