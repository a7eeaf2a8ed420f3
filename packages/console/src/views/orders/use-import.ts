/**
 * Runs an import: sends the rows in batches and collects those that fail, to be fixed and sent again. After an
 * interruption it resumes with the rows that were not sent.
 */
import { useQueryClient } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useRef, useState } from 'react';
import { api } from '../../api/client';
import { useClock } from '../../api/clocks';
import { messageOf } from '../../api/errors';
import { refresh } from '../../api/queries';
import { plural } from '../../parts/format';
import { answered } from './import-answers';
import type { Column } from './import-columns';
import {
  byOrder,
  silentOf,
  type FailedRow,
  failedRows,
  FIRST_ROW,
  importCsv,
  type Owners,
  orderOf,
  partFrom,
  piecesByOrder,
  type Row,
  type Rows,
  rowsFrom,
  withDates,
  withIds,
} from './import-rows';

/** The largest number of rows that the API imports during the request. It makes a job of more. */
const PART = 500;

/** An order that was imported and looks like a mistake, or that no plan can take. */
export type Doubt = { row: Row; warning: Resources['RowWarning'] };

/**
 * What was imported and is not cancelled: the ids of the orders, how many pieces each has, and the references of those
 * whose recipients cannot be written to.
 */
type Made = {
  orders: readonly string[];
  pieces: ReadonlyMap<string, number>;
  silent: readonly string[];
};

/** `owner` is whose orders they are where a row does not say; `owners` are those that a row can name. */
export function useImport(owner: { shipper: string; depot: string }, owners: Owners) {
  const queries = useQueryClient();
  const { today } = useClock();
  const [created, setCreated] = useState(0);
  const [made, setMade] = useState<Made>({ orders: [], pieces: new Map(), silent: [] });
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  /** The place in the file of each row that was made from it. */
  const places = useRef(new WeakMap<Row, number>());
  const [failed, setFailed] = useState<readonly FailedRow[]>([]);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  /** The rows not yet sent, after an interruption. */
  const unsent = useRef<Rows>(undefined);
  const begun = useRef(0);
  const isStopped = useRef(false);

  const send = async (file: Rows) => {
    const rows = byOrder(file);
    setError(undefined);
    setProgress(0);
    unsent.current = rows;
    begun.current = performance.now();
    isStopped.current = false;
    try {
      for (let from = 0; from < rows.count;) {
        if (isSet(isStopped)) {
          setError(
            `Stopped. ${plural(rows.count - from, 'row has', 'rows have')} not been sent. Continue to send them.`,
          );
          break;
        }
        const part = partFrom(rows, from, PART);
        const result = await post(
          part.map((row) => withDates(withIds(row, owners), today())),
          owner,
        );
        from += part.length;
        unsent.current = rowsFrom(rows, from);
        setCreated((before) => before + result.created);
        const refused = failedRows(part, result.errors, owners);
        const kept = part.filter((row) => !refused.some((each) => each.row === row));
        setMade((before) => ({
          orders: [...before.orders, ...result.orders],
          pieces: new Map([...before.pieces, ...piecesByOrder(kept)]),
          silent: [...before.silent, ...silentOf(kept)],
        }));
        setDoubts((before) => [
          ...before,
          ...(result.warnings ?? []).map((warning) => ({
            row: part[warning.row - FIRST_ROW] ?? {},
            warning,
          })),
        ]);
        setFailed((before) => [...before, ...refused]);
        setProgress(from / rows.count);
      }
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setProgress(undefined);
      void refresh(queries, 'orders', 'inbox', 'counts');
    }
  };
  /** Sends the remaining rows after an interruption, otherwise the failed rows. */
  const resume = () => {
    if (unsent.current) return send(unsent.current);
    setFailed([]);
    return send({ count: failed.length, at: (index) => failed[index]?.row ?? {} });
  };
  const change = (to: (before: readonly FailedRow[]) => FailedRow[]) =>
    setFailed((before) => {
      const after = to(before);
      after.forEach(({ row }, index) => {
        const place = before[index] && places.current.get(before[index].row);
        if (place !== undefined) places.current.set(row, place);
      });
      return after;
    });
  /** Returns to the columns: the places in the file of what is still to be imported. */
  const startAgain = (): number[] => {
    const left = unsent.current;
    const waiting = Array.from({ length: left?.count ?? 0 }, (_, index) => left?.at(index) ?? {});
    unsent.current = undefined;
    const rows = [...failed.map(({ row }) => row), ...waiting];
    setFailed([]);
    setError(undefined);
    return rows.flatMap((row) => places.current.get(row) ?? []).toSorted((a, b) => a - b);
  };
  const editCell = (index: number, column: string, value: string) =>
    change((before) =>
      before.map((entry, at) =>
        at === index ? { ...entry, row: { ...entry.row, [column]: value } } : entry,
      ),
    );
  const leaveOut = (index: number) => setFailed((before) => before.filter((_, at) => at !== index));
  /** One answer for all rows that have these values in a column. */
  const answerAll = (column: Column, answers: ReadonlyMap<string, string>) =>
    change((before) => answered(before, column, answers));
  const settle = (doubt: Doubt) => setDoubts((before) => before.filter((each) => each !== doubt));
  /** Leaves out an order that was cancelled: its labels are not printed. */
  const drop = ({ row, warning: { order } }: Doubt) => {
    setDoubts((before) => before.filter(({ warning }) => warning.order !== order));
    setMade(({ orders, pieces, silent }) => ({
      orders: orders.filter((id) => id !== order),
      pieces: new Map([...pieces].filter(([key]) => key !== orderOf(row))),
      silent: silent.filter((reference) => reference !== row.reference),
    }));
  };
  /** Stops after the current batch. */
  const stop = () => {
    isStopped.current = true;
  };
  /** Estimated time left in milliseconds; undefined before the first batch. */
  const rest =
    progress !== undefined && progress > 0
      ? ((performance.now() - begun.current) / progress) * (1 - progress)
      : undefined;
  return {
    ...{ send, resume, stop, editCell, answerAll, leaveOut, startAgain, settle, drop, places },
    ...{ created, made, doubts, failed, progress, rest, error },
  };
}

const isSet = (flag: { current: boolean }) => flag.current;

async function post(
  rows: readonly Row[],
  { shipper, depot }: { shipper: string; depot: string },
): Promise<NonNullable<Resources['ImportJob']['result']>> {
  const job = await unwrap(
    api.POST('/orders/import', {
      params: { query: { ...(shipper && { shipper }), ...(depot && { depot }) } },
      body: importCsv(rows) as never,
      bodySerializer: (body: unknown) => body as string,
      headers: { 'Content-Type': 'text/csv' },
    }),
  );
  if (!job.result) throw new Error(job.error?.message ?? 'The import failed.');
  return job.result;
}
