/**
 * Imports orders. A request reads the whole file, row by row, before its transaction, which queues the valid rows. Up
 * to 500 rows become orders in the request, more in the background, batch by batch. A row leaves the queue in the
 * transaction that creates its order, so that a worker that dies neither imports a row twice nor loses one.
 */
import type { StreamedInput } from '../../api/define-operation.js';
import { enqueue, writeOut } from '../../db/outbox.js';
import { savepoint } from '../../db/savepoint.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound, notFound, unknownReference } from '../../domain/errors.js';
import { IMPORT_MACHINE } from '../../domain/states/import.js';
import { decide } from '../../domain/states/machine.js';
import { lockDepotsShared } from '../../setup/depots/rows.js';
import {
  deletePendingRows,
  type DoubtRow,
  findImport,
  hasPendingRows,
  type ImportChanges,
  type ImportRow,
  importView,
  insertImport,
  insertPendingRows,
  listDoubts,
  lockImport,
  moveImport,
  takePendingRows,
  updateImport,
  type PendingRow,
} from '../../records/imports.js';
import { lockShippersShared } from '../../setup/shippers/rows.js';
import {
  type ImportJob,
  type JobError,
  MAX_CREATED,
  MAX_ERRORS,
  type RowError,
  type RowWarning,
} from '../../resources/job.js';
import { createOrders } from '../orders/create.js';
import { batchesOf, type ReadFile, readFile } from './reader.js';
import { columnOf, itemIndexOf } from './columns.js';
import { rowError } from './row.js';
import type { ImportQuery } from './schemas.js';

/** Rows that are imported while the request waits. */
const AT_ONCE = 500;
const MAX_ROWS = 50_000;
/** Rows that become orders in one transaction of a worker, and in one step while a request waits. */
const BATCH = 500;
const BATCH_AT_ONCE = 100;
/**
 * The most pieces that one request creates, an import's included. A file may hold more where each row has few, as
 * 50,000 orders do.
 */
const MAX_PIECES = 20_000;
const FEW_PIECES = 4;

/**
 * POST /orders/import. Small files are imported when this resolves; for larger ones the job is queued. Throws 422 for
 * a default that refers to nothing.
 */
export async function importOrders(
  scope: Scope,
  { query }: { query: ImportQuery },
  file: ReadFile,
): Promise<ImportJob> {
  await requireDefaults(scope, query);
  const id = scope.newId('job');
  await insertImport(scope, { id, all_or_nothing: query.mode === 'all_or_nothing' });
  for await (const batch of batchesOf(file)) await insertPendingRows(scope, id, batch);
  const { rows, rejected } = file;
  const errors = keep([], file.errors);
  const waiting = await updateImport(scope, id, { rows_total: rows, rows_done: rejected, rejected, errors });
  if (rejected > 0 && waiting.all_or_nothing) return importView(await refuseAll(scope, waiting));
  if (rows > AT_ONCE) {
    enqueue(scope, 'import.start', id, { job: id });
    return importView(waiting);
  }
  let after = await importNext(scope, waiting, undefined, BATCH_AT_ONCE);
  while (after.status === 'running') after = await importBatch(scope, after, BATCH_AT_ONCE);
  return importView(after);
}

/**
 * Reads the file before there is a transaction, which would hold a connection during the read. Throws 422 for a file
 * that cannot be read, has no rows, more than 50,000 or too many pieces.
 */
export async function prepareImport(
  _outside: unknown,
  { query, body }: { query: ImportQuery; body: StreamedInput },
): Promise<ReadFile> {
  const file = await readFile(body, { shipper: query.shipper, depot: query.depot }, MAX_ROWS);
  const { rows, pieces } = file;
  if (rows === 0) throw new AppError('missing_field', { message: 'The file has no rows.', param: 'body' });
  if (pieces > Math.max(MAX_PIECES, rows * FEW_PIECES)) {
    throw new AppError('too_many_items', {
      message: `The orders of this file have ${pieces} pieces. Send at most ${MAX_PIECES}, or ${FEW_PIECES} for each row.`,
      param: 'body',
    });
  }
  return file;
}

export async function getImport(
  scope: Scope,
  { params }: { params: { job_id: string } },
): Promise<ImportJob> {
  return importView(requireFound(await findImport(scope, params.job_id), 'import', params.job_id));
}

/**
 * Takes the next step of a queued import: a batch of its rows, or all of them when it is all or nothing, reporting the
 * rows done to `report`. Resolves to whether the import has ended.
 */
export async function continueImport(
  scope: Scope,
  id: string,
  report: (rowsDone: number) => void,
): Promise<boolean> {
  const found = await findImport(scope, id);
  // An all-or-nothing import's row stays unlocked, so that its reports can be written.
  const row = found?.all_or_nothing === false ? await lockImport(scope, id) : found;
  if (!row) throw notFound('import', id);
  if (!decide(IMPORT_MACHINE, row.status, 'rows_done').ok) return true;
  const after = await importNext(scope, row, report);
  return after.status !== 'running';
}

/** Returns whether the import holds one transaction from its first row to its last. */
export async function isAllOrNothing(scope: Scope, id: string): Promise<boolean> {
  return (await findImport(scope, id))?.all_or_nothing === true;
}

/** Stores the progress of an import that shows nothing else before its end. */
export async function updateRowsDone(scope: Scope, id: string, rowsDone: number): Promise<void> {
  const row = await lockImport(scope, id);
  if (row) await moveImport(scope, row, 'rows_done', { rows_done: rowsDone });
}

/** Ends an import that cannot continue. What it has created so far stays, and the rows left can be resumed. */
export async function failImport(scope: Scope, id: string, error: JobError): Promise<void> {
  const row = await lockImport(scope, id);
  if (row) await moveImport(scope, row, 'failed', { error });
}

/**
 * Resumes a failed import with the rows it has left, for an operator. Throws 409 `invalid_state` unless it failed and
 * has some: housekeeping deletes them after a week, and an import refused for its rows deletes them immediately.
 */
export async function resumeImport(scope: Scope, id: string): Promise<void> {
  const row = requireFound(await lockImport(scope, id), 'import', id);
  const left = await hasPendingRows(scope, id);
  if (!left || !(await moveImport(scope, row, 'resumed'))) {
    throw new AppError('invalid_state', {
      message: `Import ${id} ${row.status === 'failed' ? 'has no rows left' : `is ${row.status}`}; there is nothing to resume.`,
    });
  }
  scope.outbox.bulk = true;
  enqueue(scope, 'import.start', id, { job: id });
}

/** An import without rows would be continued forever. */
const rowsGone = ({ id, rows_done: done, rows_total: total }: ImportRow): AppError =>
  new AppError('invalid_state', {
    message: `Rows of import ${id} are gone: ${done} of ${total} are done. Import the others again.`,
  });

async function importNext(
  scope: Scope,
  row: ImportRow,
  report: (rowsDone: number) => void = () => undefined,
  batch = BATCH,
): Promise<ImportRow> {
  scope.outbox.bulk = true;
  return row.all_or_nothing ? importAll(scope, row, report) : importBatch(scope, row, batch);
}

/** Creates the orders of one batch; the import ends with its last one. */
async function importBatch(scope: Scope, row: ImportRow, batch: number): Promise<ImportRow> {
  const orders = await takePendingRows(scope, row.id, batch, MAX_PIECES);
  if (orders.length === 0 && row.rows_done < row.rows_total) throw rowsGone(row);
  const { refused, warned, made } = await createFrom(scope, orders);
  const after = await moveImport(scope, row, 'rows_done', {
    rows_done: row.rows_done + countRows(orders),
    created: row.created + orders.length - refused.length,
    rejected: row.rejected + countRows(refused),
    errors: keep(row.errors, refused.map(errorOf)),
    warnings: keep(row.warnings, warned),
    orders: [...row.orders, ...made].slice(0, MAX_CREATED),
  });
  if (!after) return row;
  return after.rows_done === after.rows_total ? end(scope, after, 'succeeded') : after;
}

/** Creates the orders of all rows, or of none if one cannot be created. */
async function importAll(
  scope: Scope,
  row: ImportRow,
  report: (rowsDone: number) => void,
): Promise<ImportRow> {
  const undo = await savepoint(scope, 'before_import');
  const refused: RefusedOrder[] = [];
  let warnings: RowWarning[] = [];
  let made: string[] = [];
  let created = 0;
  for (let done = 0; done < row.rows_total;) {
    const orders = await takePendingRows(scope, row.id, BATCH, MAX_PIECES);
    if (orders.length === 0) {
      // A worker that was thought lost may have ended it.
      const now = await findImport(scope, row.id);
      if (now && !decide(IMPORT_MACHINE, now.status, 'rows_done').ok) return now;
      throw rowsGone(row);
    }
    const next = await createFrom(scope, orders);
    refused.push(...next.refused);
    warnings = keep(warnings, next.warned);
    made = [...made, ...next.made].slice(0, MAX_CREATED);
    await writeOut(scope);
    created += orders.length;
    done += countRows(orders);
    report(done);
  }
  if (refused.length === 0)
    return end(scope, row, 'succeeded', { rows_done: row.rows_total, created, warnings, orders: made });
  await undo();
  const rejected = await updateImport(scope, row.id, {
    rejected: countRows(refused),
    errors: keep([], refused.map(errorOf)),
  });
  return refuseAll(scope, rejected);
}

type RefusedOrder = PendingRow & { error: AppError };

const countRows = (orders: readonly PendingRow[]): number =>
  orders.reduce((sum, { more }) => sum + 1 + (more?.length ?? 0), 0);

/** The outcome of a file's orders: those refused, those created, and doubts about these. */
type Outcome = { refused: RefusedOrder[]; warned: RowWarning[]; made: string[] };

async function createFrom(scope: Scope, orders: readonly PendingRow[]): Promise<Outcome> {
  // An order that is exchanged for another one of the file comes after it.
  const joins = ({ input }: PendingRow) => typeof input.exchange_for === 'string';
  const first = orders.filter((order) => !joins(order));
  const before = await createNext(scope, first);
  if (first.length === orders.length) return before;
  const after = await createNext(scope, orders.filter(joins));
  return {
    refused: [...before.refused, ...after.refused],
    warned: [...before.warned, ...after.warned],
    made: [...before.made, ...after.made],
  };
}

async function createNext(scope: Scope, orders: readonly PendingRow[]): Promise<Outcome> {
  const outcomes = await createOrders(
    scope,
    orders.map(({ input }) => input),
  );
  const refused = orders.flatMap((order, index) => {
    const error = outcomes[index];
    return error instanceof AppError ? [{ ...order, error }] : [];
  });
  const made = outcomes.flatMap((outcome) => (outcome instanceof AppError ? [] : outcome.id));
  const doubts = new Map((await listDoubts(scope, made)).map((doubt) => [doubt.order, doubt]));
  const warned = orders.flatMap(({ row, more }, index) => {
    const outcome = outcomes[index];
    if (!outcome || outcome instanceof AppError) return [];
    const columnFor = more === null ? (path: string) => path : columnOf;
    return [...(outcome.warnings ?? []), ...doubtsOf(doubts.get(outcome.id))].map(
      ({ param, code, message }): RowWarning => ({
        row,
        column: columnFor(param),
        code,
        message,
        order: outcome.id,
      }),
    );
  });
  return { refused, warned, made };
}

/** Returns what looks like a mistake in an order, as a warning about its field. */
function doubtsOf(doubt: DoubtRow | undefined): { param: string; code: string; message: string }[] {
  const unnamed = { param: 'recipient.name', code: 'no_name', message: 'The recipient has no name.' };
  return [
    ...(doubt?.is_unnamed ? [unnamed] : []),
    ...(doubt?.twin
      ? [
          {
            param: 'reference',
            code: 'looks_twice',
            message: `Order ${doubt.twin} has the same recipient, address and goods. Cancel one if it is the same.`,
          },
        ]
      : []),
  ];
}

/** Returns the error of a refused order, at the row and column that it is about. */
function errorOf({ row, more, error }: RefusedOrder): RowError {
  if (more === null) return rowError(row, error);
  const item = itemIndexOf(error.param) ?? 0;
  return rowError([row, ...more][item] ?? row, error, columnOf);
}

function keep<Entry extends RowError>(errors: readonly Entry[], more: readonly Entry[]): Entry[] {
  if (more.length === 0) return [...errors];
  return [...errors, ...more].toSorted((a, b) => a.row - b.row).slice(0, MAX_ERRORS);
}

/** Ends an all-or-nothing import, importing nothing because some rows cannot be imported. */
async function refuseAll(scope: Scope, row: ImportRow): Promise<ImportRow> {
  const message = `${row.rejected} of ${row.rows_total} rows were rejected, so none was imported.`;
  return end(scope, row, 'failed', { error: { code: 'invalid_value', message } });
}

/** Ends an import, once, and deletes the rows it has left. */
async function end(
  scope: Scope,
  row: ImportRow,
  event: 'succeeded' | 'failed',
  changes: ImportChanges & { error?: JobError } = {},
): Promise<ImportRow> {
  const ended = await moveImport(scope, row, event, changes);
  if (ended) await deletePendingRows(scope, row.id);
  return ended ?? row;
}

async function requireDefaults(scope: Scope, { shipper, depot }: ImportQuery): Promise<void> {
  if (shipper !== undefined && (await lockShippersShared(scope, [shipper])).length === 0) {
    throw unknownReference('shipper', shipper, 'shipper');
  }
  if (depot !== undefined && (await lockDepotsShared(scope, [depot])).length === 0) {
    throw unknownReference('depot', depot, 'depot');
  }
}
