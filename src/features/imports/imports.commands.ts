/**
 * Importing orders. A request reads the whole file, row by row, and puts what is right in line; up to 500 rows become
 * orders at once, more do so in the background, batch by batch. A row leaves the line in the transaction that makes
 * its order, so that no worker's end imports a row twice or not at all.
 */
import { sql } from 'kysely';
import type { StreamedInput } from '../../api/define-route.js';
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import { JOB_MACHINE } from '../../domain/lifecycles.js';
import { decide } from '../../domain/machine.js';
import type { ImportView, JobError, RowError } from '../../domain/shapes.js';
import { listDepotsById } from '../fleet/depots.store.js';
import { createOrders } from '../orders/orders.create.js';
import { listShippersById } from '../shippers/shippers.store.js';
import { type ImportQuery, MAX_ERRORS } from './imports.schemas.js';
import {
  deleteWaitingRows,
  findImport,
  type ImportRow,
  importView,
  insertImport,
  insertWaitingRows,
  lockImport,
  takeWaitingRows,
  updateImport,
  type WaitingRow,
} from './imports.store.js';
import { readRows, rowError } from './rows.js';

/** Rows that are imported while the request waits. */
const AT_ONCE = 500;
const MAX_ROWS = 50_000;
/** Rows that become orders in one transaction. */
const BATCH = 500;

/**
 * POST /orders/import. Small files are imported when this resolves; of larger ones the job is queued.
 * 422 for a file that cannot be read, has no rows or more than 50,000, or a default that refers to nothing.
 */
export async function importOrders(
  scope: Scope,
  { query, body }: { query: ImportQuery; body: StreamedInput },
): Promise<ImportView> {
  await requireDefaults(scope, query);
  const id = scope.newId('job');
  await insertImport(scope, { id, all_or_nothing: query.mode === 'all_or_nothing' });
  const { rows, rejected, errors } = await putInLine(scope, id, body, query);
  const waiting = await updateImport(scope, id, { rows_total: rows, rows_done: rejected, rejected, errors });
  if (rejected > 0 && waiting.all_or_nothing) return importView(await refuseAll(scope, waiting));
  if (rows > AT_ONCE) {
    await enqueue(scope, 'import.start', id, { job: id });
    return importView(waiting);
  }
  return importView(await importNext(scope, waiting));
}

/** GET /imports/{job_id} */
export async function getImport(
  scope: Scope,
  { params }: { params: { job_id: string } },
): Promise<ImportView> {
  const row = await findImport(scope, params.job_id);
  if (!row) throw notFound('import', params.job_id);
  return importView(row);
}

/**
 * The next step of a queued import: a batch of its rows, or all of them when it is all or nothing, of which `report`
 * is then told how many rows are done. Resolves to whether the import has ended.
 */
export async function continueImport(
  scope: Scope,
  id: string,
  report: (rowsDone: number) => Promise<void>,
): Promise<boolean> {
  const found = await findImport(scope, id);
  // The row of one that is all or nothing stays free, for its reports to be written.
  const row = found?.all_or_nothing === false ? await lockImport(scope, id) : found;
  if (!row) throw notFound('import', id);
  if (!decide(JOB_MACHINE, row.status, 'started').ok) return true;
  const after = await importNext(scope, row, report);
  return after.status !== 'running';
}

/** Keeps how far an import is that shows nothing else before its end. */
export async function keepRowsDone(scope: Scope, id: string, rowsDone: number): Promise<void> {
  const row = await lockImport(scope, id);
  if (!row || !decide(JOB_MACHINE, row.status, 'started').ok) return;
  await updateImport(scope, id, { status: 'running', rows_done: rowsDone });
}

/** Ends an import that cannot go on; what it has created so far stays. */
export async function failImport(scope: Scope, id: string, error: JobError): Promise<void> {
  const row = await lockImport(scope, id);
  if (row) await end(scope, row, { error });
}

async function importNext(
  scope: Scope,
  row: ImportRow,
  report: (rowsDone: number) => Promise<void> = () => Promise.resolve(),
): Promise<ImportRow> {
  return row.all_or_nothing ? importAll(scope, row, report) : importBatch(scope, row);
}

/** Makes orders of one batch; the import has ended with its last one. */
async function importBatch(scope: Scope, row: ImportRow): Promise<ImportRow> {
  const rows = await takeWaitingRows(scope, row.id, BATCH);
  const errors = await createFrom(scope, rows);
  const after = await updateImport(scope, row.id, {
    status: 'running',
    rows_done: row.rows_done + rows.length,
    created: row.created + rows.length - errors.length,
    rejected: row.rejected + errors.length,
    errors: keep(row.errors, errors),
  });
  return after.rows_done === after.rows_total ? end(scope, after) : after;
}

/** Makes orders of all rows, or, if one cannot be made, of none. */
async function importAll(
  scope: Scope,
  row: ImportRow,
  report: (rowsDone: number) => Promise<void>,
): Promise<ImportRow> {
  await sql`savepoint before_import`.execute(scope.trx);
  const errors: RowError[] = [];
  for (let done = 0; done < row.rows_total;) {
    const rows = await takeWaitingRows(scope, row.id, BATCH);
    // Another worker, taken for lost, has ended it after all.
    if (rows.length === 0) return (await findImport(scope, row.id)) ?? row;
    errors.push(...(await createFrom(scope, rows)));
    done += rows.length;
    await report(done);
  }
  if (errors.length === 0) {
    const created = row.rows_total;
    return end(scope, await updateImport(scope, row.id, { status: 'running', rows_done: created, created }));
  }
  await sql`rollback to savepoint before_import`.execute(scope.trx);
  const rejected = await updateImport(scope, row.id, { rejected: errors.length, errors: keep([], errors) });
  return refuseAll(scope, rejected);
}

/** Creates the orders of rows; resolves to why some were not. */
async function createFrom(scope: Scope, rows: readonly WaitingRow[]): Promise<RowError[]> {
  const outcomes = await createOrders(
    scope,
    rows.map(({ input }) => input),
  );
  return outcomes.flatMap((outcome, index) => {
    const row = rows[index]?.row ?? 0;
    // What is found out only now are references, which have the same name in a file's columns and in an order.
    return outcome instanceof AppError ? [rowError(row, outcome, (path) => path)] : [];
  });
}

/** Reads the file to its end: rows that are right are put in line, of the others the errors are kept. */
async function putInLine(scope: Scope, id: string, body: StreamedInput, defaults: ImportQuery) {
  let rows = 0;
  let rejected = 0;
  let errors: RowError[] = [];
  let batch: WaitingRow[] = [];
  for await (const row of readRows(body, { shipper: defaults.shipper, depot: defaults.depot })) {
    rows += 1;
    if (rows > MAX_ROWS) {
      throw new AppError('too_many_items', { message: `Send at most ${MAX_ROWS} rows.`, param: 'body' });
    }
    if ('input' in row) {
      batch.push(row);
    } else {
      rejected += 1;
      errors = keep(errors, row.errors);
    }
    if (batch.length === BATCH) {
      await insertWaitingRows(scope, id, batch);
      batch = [];
    }
  }
  if (rows === 0) throw new AppError('missing_field', { message: 'The file has no rows.', param: 'body' });
  await insertWaitingRows(scope, id, batch);
  return { rows, rejected, errors };
}

function keep(errors: readonly RowError[], more: readonly RowError[]): RowError[] {
  if (more.length === 0) return [...errors];
  return [...errors, ...more].toSorted((a, b) => a.row - b.row).slice(0, MAX_ERRORS);
}

/** Ends an import of which nothing may be imported as some rows cannot be. */
async function refuseAll(scope: Scope, row: ImportRow): Promise<ImportRow> {
  const message = `${row.rejected} of ${row.rows_total} rows were not accepted, so none was imported.`;
  return end(scope, row, { error: { code: 'invalid_value', message } });
}

async function end(scope: Scope, row: ImportRow, failed?: { error: JobError }): Promise<ImportRow> {
  const started = decide(JOB_MACHINE, row.status, 'started');
  if (!started.ok) return row;
  const decision = decide(JOB_MACHINE, started.next, failed ? 'failed' : 'succeeded');
  if (!decision.ok) return row;
  await deleteWaitingRows(scope, row.id);
  return updateImport(scope, row.id, { ...failed, status: decision.next, finished_at: scope.now });
}

async function requireDefaults(scope: Scope, { shipper, depot }: ImportQuery): Promise<void> {
  if (shipper !== undefined && (await listShippersById(scope, [shipper])).length === 0) {
    throw unknownReference('shipper', shipper, 'shipper');
  }
  if (depot !== undefined && (await listDepotsById(scope, [depot])).length === 0) {
    throw unknownReference('depot', depot, 'depot');
  }
}
