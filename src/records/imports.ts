/** Rows of imports, and of the files' rows that wait to become orders. */
import { type Selectable, sql } from 'kysely';
import { insertFrom, insertRow } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { hasRow } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { IMPORT_MACHINE, type ImportEvent } from '../domain/states/import.js';
import { decide } from '../domain/states/machine.js';
import { CLOSED } from '../domain/states/order.js';
import type { ImportJob, JobError, RowError, RowWarning } from '../resources/job.js';
import type { OrderInput } from '../resources/order.js';

export type ImportRow = Selectable<DB['imports']>;

/**
 * An order of a file that is valid in itself: the number of its row, and of those behind with more of its items; null
 * for a line of JSON.
 */
export type PendingRow = { row: number; more: readonly number[] | null; input: OrderInput };

export async function findImport(scope: Scope, id: string): Promise<ImportRow | undefined> {
  return scope.trx.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listImportsById(scope: Scope, ids: readonly string[]): Promise<ImportRow[]> {
  return scope.trx
    .selectFrom('imports')
    .selectAll()
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

/** Returns the import, locked until the transaction ends, or undefined. */
export async function lockImport(scope: Scope, id: string): Promise<ImportRow | undefined> {
  return scope.trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Adds a queued import, with no rows yet. */
export async function insertImport(
  scope: Scope,
  made: { id: string; all_or_nothing: boolean },
): Promise<void> {
  await insertRow(scope, 'imports', {
    row: { ...made, status: IMPORT_MACHINE.begins, rows_total: 0, created_at: scope.now },
    defaults: ['rows_done', 'created', 'rejected', 'errors', 'warnings', 'orders', 'error', 'finished_at'],
  }).execute();
}

export type ImportChanges = {
  rows_total?: number;
  rows_done?: number;
  created?: number;
  rejected?: number;
  errors?: readonly RowError[];
  warnings?: readonly RowWarning[];
  orders?: string[];
};

/** Stores the progress of an import's rows. */
export async function updateImport(scope: Scope, id: string, changes: ImportChanges): Promise<ImportRow> {
  return scope.trx
    .updateTable('imports')
    .set(columnsOf(changes))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Moves an import, with what is known of its rows by then; returns undefined without a change when its state does not
 * allow it.
 */
export async function moveImport(
  scope: Scope,
  row: ImportRow,
  event: ImportEvent,
  { error, ...changes }: ImportChanges & { error?: JobError } = {},
): Promise<ImportRow | undefined> {
  const decision = decide(IMPORT_MACHINE, row.status, event);
  if (!decision.ok) return undefined;
  return scope.trx
    .updateTable('imports')
    .set({
      ...columnsOf(changes),
      ...(error ? { error: json(error) } : {}),
      ...(event === 'resumed' ? { error: null } : {}),
      ...(event === 'rows_done' ? {} : { finished_at: event === 'resumed' ? null : scope.now }),
      status: decision.next,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const columnsOf = ({ errors, warnings, ...rest }: ImportChanges) => ({
  ...rest,
  ...(errors ? { errors: json(errors) } : {}),
  ...(warnings ? { warnings: json(warnings) } : {}),
});

/** Queues orders of a file: `[{"row_number", "more_rows", "input"}]`, as written by the reader of the file. */
export async function insertPendingRows(scope: Scope, id: string, rows: string): Promise<void> {
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given (row_number integer, more_rows integer[], input jsonb)`;
  await sql`${insertFrom(scope, 'import_rows', given, { same: { import: id } })}`.execute(scope.trx);
}

/**
 * Takes an import's next orders out of its queue: at most `limit`, and no more than have `pieces` pieces together,
 * which a single order never exceeds. A second worker waits, then finds other rows or none.
 */
export async function takePendingRows(
  scope: Scope,
  id: string,
  limit: number,
  pieces: number,
): Promise<PendingRow[]> {
  const first = scope.trx
    .selectFrom('import_rows')
    .select([
      'row_number',
      sql<number>`(select sum(coalesce((item->>'pieces')::integer, jsonb_array_length(item->'barcodes'), 1))
        from jsonb_array_elements(input->'items') as items (item))`.as('pieces'),
    ])
    .where('import', '=', id)
    .orderBy('row_number')
    .limit(limit)
    .forUpdate();
  const next = sql`select row_number
    from (select row_number, sum(pieces) over (order by row_number) as sum from ${first} as first) as counted
    where sum <= ${pieces}`;
  const taken = await scope.trx
    .deleteFrom('import_rows')
    .where('import', '=', id)
    // An array is evaluated once; a subquery might be evaluated again for each row, with other rows.
    .where('row_number', '=', sql<number>`any(array(${next}))`)
    .returning(['row_number', 'more_rows', 'input'])
    .execute();
  // The schema checked these inputs before they were stored.
  return taken
    .map(({ row_number: row, more_rows: more, input }) => ({ row, more, input: input as OrderInput }))
    .toSorted((a, b) => a.row - b.row);
}

export async function hasPendingRows(scope: Scope, id: string): Promise<boolean> {
  return hasRow(scope.trx.selectFrom('import_rows').select('row_number').where('import', '=', id));
}

/** Deletes the rows that an ended import has left. */
export async function deletePendingRows(scope: Scope, id: string): Promise<void> {
  await scope.trx.deleteFrom('import_rows').where('import', '=', id).execute();
}

/** A likely mistake in an imported order; `twin`: the reference of the order that it repeats. */
export type DoubtRow = { order: string; is_unnamed: boolean; twin: string | null };

/** Lists new orders that have no name, or the recipient, place and goods of another open order. */
export async function listDoubts(scope: Scope, orders: readonly string[]): Promise<DoubtRow[]> {
  if (orders.length === 0) return [];
  const recipient = (order: string) =>
    sql`lower(${sql.ref(`${order}.recipient`)} ->> 'name'), ${sql.ref(`${order}.recipient`)} #>> '{address,line1}'`;
  const goods = (order: string) =>
    sql`jsonb_path_query_array(${sql.ref(`${order}.items`)}, '$[*].description'), jsonb_path_query_array(${sql.ref(`${order}.items`)}, '$[*].sku')`;
  const { rows } = await sql<DoubtRow>`
    select o.id as order, coalesce(o.recipient ->> 'name', '') = '' as is_unnamed, twin.reference as twin
    from orders o left join lateral (
      select other.reference from orders other
      where other.tenant_id = o.tenant_id and other.postcode_key collate "C" = o.postcode_key collate "C" and other.id < o.id
        and other.shipper = o.shipper and other.type = o.type and other.status <> all(${CLOSED})
        and (${recipient('other')}, ${goods('other')}) = (${recipient('o')}, ${goods('o')})
      limit 1) twin on true
    where o.tenant_id = ${scope.tenant.id} and o.id = any(${orders})
      and (coalesce(o.recipient ->> 'name', '') = '' or twin.reference is not null)`.execute(scope.trx);
  return rows;
}

export function importView(row: ImportRow): ImportJob {
  const ended = row.status === 'succeeded' || row.status === 'failed';
  const { rows_total: rows, created, rejected } = row;
  return {
    id: row.id,
    object: 'job',
    type: 'order_import',
    status: row.status,
    progress: ended ? 1 : row.rows_done / Math.max(1, rows),
    result: ended
      ? {
          ...{ rows, created, rejected, orders: row.orders, errors: row.errors },
          ...(row.warnings.length > 0 && { warnings: row.warnings }),
        }
      : null,
    error: row.error,
    created_at: row.created_at.toISOString(),
  };
}
