/** Rows of imports, and of the files' rows that wait to become orders. Queries only. */
import { type Selectable, sql } from 'kysely';
import { json } from '../../db/json-column.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { JobStatus } from '../../domain/lifecycles.js';
import type { ImportView, JobError, RowError } from '../../domain/shapes.js';
import type { OrderInput } from '../orders/orders.schemas.js';

export type ImportRow = Selectable<DB['imports']>;

/** A row of a file that is right in itself. */
export type WaitingRow = { row: number; input: OrderInput };

/** The import, or undefined. */
export async function findImport(scope: Scope, id: string): Promise<ImportRow | undefined> {
  return scope.trx.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The import, locked until the transaction ends, or undefined. */
export async function lockImport(scope: Scope, id: string): Promise<ImportRow | undefined> {
  return scope.trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Adds a queued import of no rows yet. */
export async function insertImport(
  scope: Scope,
  made: { id: string; all_or_nothing: boolean },
): Promise<void> {
  await scope.trx
    .insertInto('imports')
    .values({
      ...made,
      tenant_id: scope.tenant.id,
      status: 'queued',
      rows_total: 0,
      errors: json([]),
      created_at: scope.now,
    })
    .execute();
}

export type ImportChanges = {
  status?: JobStatus;
  rows_total?: number;
  rows_done?: number;
  created?: number;
  rejected?: number;
  errors?: readonly RowError[];
  error?: JobError;
  finished_at?: Date;
};

/** Changes an import. */
export async function updateImport(scope: Scope, id: string, changes: ImportChanges): Promise<ImportRow> {
  const { errors, error, ...rest } = changes;
  return scope.trx
    .updateTable('imports')
    .set({
      ...rest,
      ...(errors ? { errors: json(errors) } : {}),
      ...(error ? { error: json(error) } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts rows of a file in line. */
export async function insertWaitingRows(
  scope: Scope,
  id: string,
  rows: readonly WaitingRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ row, input }) => ({
    tenant_id: scope.tenant.id,
    import: id,
    row_number: row,
    input,
  }));
  await sql`
    insert into import_rows select * from jsonb_populate_recordset(null::import_rows, ${json(values)}::jsonb)
  `.execute(scope.trx);
}

/** Takes the next rows of an import out of the line; a second worker waits here, and then finds others or none. */
export async function takeWaitingRows(scope: Scope, id: string, limit: number): Promise<WaitingRow[]> {
  const next = scope.trx
    .selectFrom('import_rows')
    .select('row_number')
    .where('import', '=', id)
    .orderBy('row_number')
    .limit(limit)
    .forUpdate();
  const taken = await scope.trx
    .deleteFrom('import_rows')
    .where('import', '=', id)
    // As an array it is found once; as a subquery it might be found anew, with other rows, for each row.
    .where('row_number', '=', sql<number>`any(array(${next}))`)
    .returning(['row_number', 'input'])
    .execute();
  // What stands there was checked by the schema when it was put there.
  return taken
    .map(({ row_number: row, input }) => ({ row, input: input as OrderInput }))
    .toSorted((a, b) => a.row - b.row);
}

/** Forgets the rows that an ended import has left. */
export async function deleteWaitingRows(scope: Scope, id: string): Promise<void> {
  await scope.trx.deleteFrom('import_rows').where('import', '=', id).execute();
}

/** An import's row as the resource. */
export function importView(row: ImportRow): ImportView {
  const ended = row.status === 'succeeded' || row.status === 'failed';
  const { rows_total: rows, created, rejected } = row;
  return {
    id: row.id,
    object: 'job',
    type: 'order_import',
    status: row.status,
    progress: ended ? 1 : row.rows_done / Math.max(1, rows),
    result: ended ? { rows, created, rejected, errors: row.errors } : null,
    error: row.error,
    created_at: row.created_at.toISOString(),
  };
}
