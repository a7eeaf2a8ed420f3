/** An import as it goes: rows are sent, those that fail come back to be mended, and are sent again until none is left. */
import { useQueryClient } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api, messageOf } from '../../api/client';
import { refresh } from '../../api/queries';
import { writeRawCsv } from '../../parts/csv';
import type { Column } from './import-columns';

export type Row = Partial<Record<Column, string>>;
export type FailedRow = { row: Row; errors: { column: string; message: string }[] };
type Job = Resources['ImportJob'];

const PAUSE_MS = 800;
/** Rows are numbered as a spreadsheet shows them, below the row of names. */
const FIRST_ROW = 2;

export function useImport(owner: { shipper: string; depot: string }) {
  const queries = useQueryClient();
  const [created, setCreated] = useState(0);
  const [failed, setFailed] = useState<FailedRow[]>([]);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  const send = async (rows: readonly Row[]) => {
    setError(undefined);
    setProgress(0);
    try {
      const job = await finished(await post(rows, owner), setProgress);
      if (!job.result) throw new Error(job.error?.message ?? 'The import failed.');
      const { result } = job;
      setCreated((before) => before + result.created);
      setFailed(failuresOf(rows, result.errors));
      void refresh(queries, 'orders');
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setProgress(undefined);
    }
  };
  const mend = (index: number, column: string, value: string) =>
    setFailed((before) =>
      before.map((entry, at) =>
        at === index ? { ...entry, row: { ...entry.row, [column]: value } } : entry,
      ),
    );
  return { send, mend, created, failed, progress, error };
}

function post(rows: readonly Row[], { shipper, depot }: { shipper: string; depot: string }): Promise<Job> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row) as Column[]))];
  const csv = writeRawCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
  return unwrap(
    api.POST('/orders/import', {
      params: { query: { ...(shipper && { shipper }), ...(depot && { depot }) } },
      body: csv as never,
      bodySerializer: (body: unknown) => body as string,
      headers: { 'Content-Type': 'text/csv' },
    }),
  );
}

/** A small file is done with the answer; a large one goes on in a job, of which no event tells. */
async function finished(first: Job, onProgress: (progress: number) => void): Promise<Job> {
  let job = first;
  while (job.status === 'queued' || job.status === 'running') {
    onProgress(job.progress);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    job = await unwrap(api.GET('/imports/{job_id}', { params: { path: { job_id: job.id } } }));
  }
  return job;
}

function failuresOf(rows: readonly Row[], errors: Resources['RowError'][]): FailedRow[] {
  const byRow = new Map<number, FailedRow>();
  for (const { row: number, column, message } of errors) {
    const row = rows[number - FIRST_ROW];
    if (!row) continue;
    const entry = byRow.get(number) ?? { row, errors: [] };
    entry.errors.push({ column, message });
    byRow.set(number, entry);
  }
  return [...byRow.values()];
}
