/**
 * An import as it goes: rows are sent in parts, each of which the server is done with when it answers; those that fail come
 * back to be mended, and are sent again until none is left. What could not be sent is gone on with from there.
 */
import { useQueryClient } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { refresh } from '../../api/queries';
import { plural } from '../../parts/format';
import { type FailedRow, failedRows, importCsv, type Row, type Rows, rowsFrom } from './import-rows';

/** So many the server imports at once; of more it makes a job. */
const PART = 500;
export function useImport(owner: { shipper: string; depot: string }) {
  const queries = useQueryClient();
  const [created, setCreated] = useState(0);
  const [failed, setFailed] = useState<readonly FailedRow[]>([]);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  /** What was not sent, as something went wrong. */
  const unsent = useRef<Rows>(undefined);
  const begun = useRef(0);
  const isStopped = useRef(false);
  useUnloadWarning(progress !== undefined);

  const send = async (rows: Rows) => {
    setError(undefined);
    setProgress(0);
    unsent.current = rows;
    begun.current = performance.now();
    isStopped.current = false;
    try {
      for (let from = 0; from < rows.count; from += PART) {
        if (isSet(isStopped)) {
          setError(
            `Stopped. ${plural(rows.count - from, 'row has', 'rows have')} not been sent; Continue sends them.`,
          );
          break;
        }
        const part = Array.from({ length: Math.min(PART, rows.count - from) }, (_, index) =>
          rows.at(from + index),
        );
        const result = await post(part, owner);
        unsent.current = rowsFrom(rows, from + part.length);
        setCreated((before) => before + result.created);
        setFailed((before) => [...before, ...failedRows(part, result.errors)]);
        setProgress((from + part.length) / rows.count);
      }
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setProgress(undefined);
      void refresh(queries, 'orders');
    }
  };
  /** Goes on with what was not sent, or sends what was mended. */
  const resume = () => {
    if (unsent.current) return send(unsent.current);
    setFailed([]);
    return send({ count: failed.length, at: (index) => failed[index]?.row ?? {} });
  };
  const editCell = (index: number, column: string, value: string) =>
    setFailed((before) =>
      before.map((entry, at) =>
        at === index ? { ...entry, row: { ...entry.row, [column]: value } } : entry,
      ),
    );
  /** After the part that is on its way. */
  const stop = () => {
    isStopped.current = true;
  };
  /** Milliseconds that the rest will take, once there is something to go by. */
  const rest =
    progress !== undefined && progress > 0
      ? ((performance.now() - begun.current) / progress) * (1 - progress)
      : undefined;
  return { send, resume, stop, editCell, created, failed, progress, rest, error };
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

/** Whoever leaves while rows are being sent is asked first. */
function useUnloadWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
