/**
 * Keyset pagination: newest first by (created_at, id), at the database's full precision, so that a walk sees each
 * record once however many are added during it. The cursor is the id of the last record seen.
 */
import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import { AppError } from '../domain/errors.js';
import type { Scope } from './scope.js';
import type { DB } from './tables.js';

/** Page size when only a cursor is given (specification "Limits"). */
export const DEFAULT_LIMIT = 25;

export type PageQuery = { limit?: number | undefined; starting_after?: string | undefined };
export type Page<Row> = { rows: Row[]; has_more: boolean };

/** The error of a cursor that names no record of the list. */
export function unknownCursor(cursor: string): AppError {
  return new AppError('invalid_value', {
    message: `\`starting_after\` does not match a record: ${cursor}.`,
    param: 'starting_after',
  });
}

type Paged = {
  [Table in keyof DB]: 'tenant_id' extends keyof DB[Table]
    ? 'id' extends keyof DB[Table]
      ? Table
      : never
    : never;
}[keyof DB];

/**
 * Runs `query` (over `table`, unordered) for one page. Lists that the specification does not paginate pass
 * `unlimited`: with neither parameter given they return every record. `samePlan` says that one index gives the page,
 * whatever the values. Such a statement is planned once a connection, which saves a third of its time in PostgreSQL.
 * Throws 422 `invalid_value` for a cursor that names no record.
 */
export async function page<Row>(
  scope: Scope,
  table: Paged,
  query: SelectQueryBuilder<DB, Paged, Row>,
  { limit, starting_after: cursor }: PageQuery,
  options: { unlimited?: boolean; by?: string; samePlan?: boolean } = {},
): Promise<Page<Row>> {
  const time = sql.ref(`${table}.${options.by ?? 'created_at'}`);
  const id = sql.ref(`${table}.id`);
  let paged = query
    .orderBy(time as unknown as ReferenceExpression<DB, Paged>, 'desc')
    .orderBy(id as unknown as ReferenceExpression<DB, Paged>, 'desc');
  if (cursor !== undefined) {
    const at = await sql<{ at: string }>`
      select ${time}::text as at from ${sql.table(table)}
      where tenant_id = ${scope.tenant.id} and id = ${cursor}`.execute(scope.trx);
    const after = at.rows[0];
    if (!after) throw unknownCursor(cursor);
    paged = paged.where(sql<boolean>`(${time}, ${id}) < (${after.at}::timestamptz, ${cursor})`);
  }
  if (options.unlimited === true && limit === undefined && cursor === undefined) {
    return { rows: await paged.execute(), has_more: false };
  }
  const size = limit ?? DEFAULT_LIMIT;
  // A statement with its limit as a parameter is not prepared.
  const rows = await paged.limit(options.samePlan === true ? sql.lit(size + 1) : size + 1).execute();
  return { rows: rows.slice(0, size), has_more: rows.length > size };
}

/**
 * Returns the condition that a row of `of`, with the columns `created_at` and `id`, comes after the cursor in a list of
 * `table`, for queries that narrow the list before `page` is called. No row matches if the cursor names no record.
 */
export function comesAfter(scope: Scope, table: Paged, cursor: string | undefined, of: string = table) {
  if (cursor === undefined) return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref(`${of}.created_at`)}, ${sql.ref(`${of}.id`)}) < (
    (select seen.created_at from ${sql.table(table)} seen
      where seen.tenant_id = ${scope.tenant.id} and seen.id = ${cursor}), ${cursor})`;
}

/** Returns one page of a short list with its own order, or all of it when no page is asked for. */
export function pageOf<Row>(
  items: readonly Row[],
  cursorOf: (item: Row) => string,
  { limit, starting_after: cursor }: PageQuery,
): Page<Row> {
  const after = cursor === undefined ? 0 : items.findIndex((item) => cursorOf(item) === cursor) + 1;
  if (cursor !== undefined && after === 0) throw unknownCursor(cursor);
  const size = limit ?? (cursor === undefined ? items.length : DEFAULT_LIMIT);
  return { rows: items.slice(after, after + size), has_more: after + size < items.length };
}
