/** Imports orders from a file: choosing it, mapping its columns, and fixing rows that fail. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useClock } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { depotsQuery, shippersQuery } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, Check, Select } from '../../parts/fields';
import { day, percent, plural } from '../../parts/format';
import { download, isWorkbook, readCsv, textOf, writeCsv } from '../../parts/csv';
import { LeaveGuard } from '../../parts/leave-guard';
import { Empty } from '../../parts/states';
import { useFocusFallback } from '../../parts/use-focus-fallback';
import { PrintLabels } from '../../parts/print-menu';
import { NeededRecords } from '../../parts/needed-records';
import { View } from '../../parts/view';
import {
  type Column,
  COLUMNS,
  DATES,
  isRequired,
  joinNames,
  keepMapping,
  keptMapping,
  matchColumns,
  missingColumns,
  withoutTitles,
} from './import-columns';
import { FailedRowsTable } from './failed-rows-table';
import { Doubts, SharedErrors } from './import-doubts';
import { dateIn, failedRowsCsv, repeatedRows, rowOf } from './import-rows';
import { exampleRows } from './example-file';
import { useImport } from './use-import';

type Sheet = {
  name: string;
  head: string[];
  rows: string[][];
  /** Columns whose names were joined in one more. */
  joined: readonly number[];
};

export function ImportView() {
  const { write } = useRights();
  const [file, setFile] = useState<Sheet>();
  if (!write) {
    return (
      <View title="Import orders" tools={<Link to="/orders">All orders</Link>}>
        <Empty title="Viewers can’t import">
          <p>Ask an owner to make you a dispatcher.</p>
        </Empty>
      </View>
    );
  }
  return (
    <View title="Import orders" tools={<Link to="/orders">All orders</Link>}>
      <NeededRecords kinds={['depots', 'shippers']} />
      {file ? (
        <Mapping key={file.name} file={file} onAnother={() => setFile(undefined)} />
      ) : (
        <Drop onFile={setFile} />
      )}
    </View>
  );
}

function Drop({ onFile }: { onFile: (file: Sheet) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [error, setError] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const take = async (picked: File | undefined) => {
    if (!picked) return;
    setError(undefined);
    setIsReading(true);
    try {
      const bytes = new Uint8Array(await picked.arrayBuffer());
      if (isWorkbook(bytes)) {
        setError('This is a workbook. In the spreadsheet, choose Save as, then CSV.');
        return;
      }
      const [head, ...rows] = withoutTitles(await readCsv(textOf(bytes)));
      if (!head || rows.length === 0) setError('The file has no rows below its column names.');
      else onFile({ name: picked.name, ...joinNames(head, rows) });
    } catch {
      setError('The file cannot be read.');
    } finally {
      setIsReading(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={isOver ? 'import-drop over' : 'import-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p className="empty-title">{isReading ? 'Reading the file…' : 'Drop a CSV file here'}</p>
      <p className="hint">One row names the columns; titles above it are skipped. Up to 50,000 rows.</p>
      <Button disabled={isReading} onClick={() => field.current?.click()}>
        Choose a file
      </Button>
      <Button kind="quiet" onClick={() => download('example-orders.csv', writeCsv(exampleRows()))}>
        Download an example
      </Button>
      <input
        ref={field}
        type="file"
        className="visually-hidden"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file"
        tabIndex={-1}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file may be chosen again, once it was corrected.
          target.value = '';
        }}
      />
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

function Mapping({ file, onAnother }: { file: Sheet; onAnother: () => void }) {
  const [mapped, setMapping] = useState<Partial<Record<Column, number>>>();
  const guessed = useMemo(() => matchColumns(file.head, file.rows), [file]);
  const { mode } = useMode();
  const { data: shippers } = useQuery(shippersQuery(mode));
  const { data: depots } = useQuery(depotsQuery(mode));
  const [chosen, setChosen] = useState<{ shipper?: string; depot?: string }>({});
  const shipper = chosen.shipper ?? (guessed.shipper === undefined ? (shippers?.[0]?.id ?? '') : '');
  const mapping = mapped ?? keptMapping(shipper, file.head) ?? guessed;
  const depot = chosen.depot ?? (mapping.depot === undefined ? (depots?.[0]?.id ?? '') : '');
  const { send, resume, stop, editCell, answerAll, leaveOut, startAgain, settle, drop, places, ...state } =
    useImport({ shipper, depot }, { shipper: shippers ?? [], depot: depots ?? [] });
  const { created, made, doubts, failed, progress, rest, error } = state;
  const [isSent, setIsSent] = useState(false);
  /** The rows still to import, by their place in the file. */
  const [left, setLeft] = useState(() => file.rows.map((_, index) => index));
  const again = useMemo(() => new Set(repeatedRows(file.rows)), [file]);
  const repeated = left.filter((place) => again.has(place));
  const [isWithout, setIsWithout] = useState(false);
  const wanted = isWithout ? left.filter((place) => !again.has(place)) : left;
  const isOwned = shipper !== '' || mapping.shipper !== undefined;
  const missing = [...missingColumns(mapping), ...(isOwned ? [] : ['Shipper'])];
  const unused = file.head.filter(
    (_, at) => !Object.values(mapping).includes(at) && !file.joined.includes(at),
  );
  // Whose they are is chosen above, unless the file says so.
  const columns = COLUMNS.filter(
    ([column]) =>
      mapping[column] !== undefined ||
      !(column === 'shipper' ? shipper !== '' : column === 'depot' && depot !== ''),
  );
  const isBusy = progress !== undefined;

  const go = () => {
    setIsSent(true);
    if (isSent) void resume();
    else {
      keepMapping(shipper, file.head, mapping);
      const rows = wanted.map((place) => {
        const row = rowOf(file.rows[place] ?? [], mapping);
        places.current.set(row, place);
        return row;
      });
      void send({ count: rows.length, at: (index) => rows[index] ?? {} });
    }
  };
  const toColumns = () => {
    setLeft(startAgain());
    setIsSent(false);
  };
  const unplannable = doubts.filter(
    ({ warning: { code } }) => !['no_name', 'looks_twice', 'doubtful_postcode'].includes(code),
  );
  const frame = useRef<HTMLDivElement>(null);
  // Moves the focus to the first cell to fix, or to the main button if none is left.
  useEffect(() => {
    if (!isSent || isBusy || !['main', ''].includes(document.activeElement?.id ?? '')) return;
    frame.current?.querySelector<HTMLElement>('.cell-bad input, .button-main')?.focus();
  }, [isSent, isBusy, failed.length]);
  useFocusFallback(() => frame.current?.querySelector<HTMLElement>('.import-progress button'));
  const isDone = isSent && !isBusy && failed.length === 0 && !error;
  return (
    <div className="stack" ref={frame}>
      <LeaveGuard when={!isDone}>
        {isBusy
          ? 'Rows are still being sent. Those that are not sent yet are not imported if you leave.'
          : isSent
            ? 'Rows that are not imported yet, and what was corrected in them, are lost if you leave.'
            : 'The orders of this file are not imported yet.'}
      </LeaveGuard>
      {!isSent && (
        <section className="card stack" aria-label="Columns">
          <h2>
            {file.name}: {plural(left.length, 'row')}
            {left.length < file.rows.length && ` of ${file.rows.length} still to import`}
          </h2>
          <div className="fields import-defaults">
            <Select
              label="Shipper"
              value={shipper}
              onChange={(event) => setChosen({ ...chosen, shipper: event.target.value })}
              options={[
                ['', 'From the file'],
                ...(shippers ?? []).map(({ id, name }) => [id, name] as const),
              ]}
            />
            <Select
              label="Depot"
              value={depot}
              onChange={(event) => setChosen({ ...chosen, depot: event.target.value })}
              options={[['', 'From the file'], ...(depots ?? []).map(({ id, name }) => [id, name] as const)]}
            />
          </div>
          <p className="hint">
            Match each column of the file. Recognised columns are already filled in; those with * are
            required.
          </p>
          <div className="mapping">
            {columns.map(([column, name]) => (
              <MapOne
                key={column}
                column={column}
                name={name}
                file={file}
                mapping={mapping}
                onMap={setMapping}
              />
            ))}
          </div>
          {repeated.length > 0 && (
            <Check
              label={`Leave out ${plural(repeated.length, 'row that repeats', 'rows that repeat')} another word for word and would double its goods: ${listed(
                repeated.map(
                  (place) => rowOf(file.rows[place] ?? [], mapping).reference ?? firstCell(file.rows[place]),
                ),
              )}`}
              checked={isWithout}
              onChange={({ target }) => setIsWithout(target.checked)}
            />
          )}
          {unused.length > 0 && <p className="hint">Not imported: {unused.join(', ')}.</p>}
          <p className="import-plan">
            {missing.length > 0 ? (
              <span className="import-missing">Missing: {missing.join(', ')}.</span>
            ) : (
              <>
                {plural(wanted.length, 'row')} will be imported for{' '}
                <b>{nameOf(shippers ?? [], shipper) ?? 'the shippers in the file'}</b> at{' '}
                <b>{nameOf(depots ?? [], depot) ?? 'the depots in the file'}</b>.
              </>
            )}
          </p>
        </section>
      )}
      {isBusy && (
        <div className="row import-progress">
          <progress aria-label="Import" max={1} value={progress} />
          <span>{percent(Math.floor(progress * 100) / 100)}</span>
          {rest !== undefined && <span className="hint">{restWords(rest)}</span>}
          <Button onClick={stop}>Stop</Button>
        </div>
      )}
      {error && <p role="alert">{error}</p>}
      {isSent && (
        <p role={isBusy ? undefined : 'status'} className="import-result">
          {plural(created, 'order')} imported
          {failed.length > 0 ? `, ${plural(failed.length, 'row')} to fix.` : isBusy ? ' so far.' : '.'}
          {unplannable.length > 0 &&
            ` ${plural(unplannable.length, 'imported order')} cannot be planned yet.`}
        </p>
      )}
      {!isBusy && made.silent.length > 0 && (
        <p className="hint">
          {plural(made.silent.length, 'order has', 'orders have')} neither phone nor email, so nobody can be
          asked for a slot: {listed(made.silent)}.
        </p>
      )}
      {!isBusy && <SharedErrors failed={failed} busy={isBusy} onAnswer={answerAll} />}
      {failed.length > 0 && (
        <FailedRowsTable rows={failed} busy={isBusy} onEdit={editCell} onLeaveOut={leaveOut} />
      )}
      {!isBusy && <Doubts doubts={doubts} onSettle={settle} onCancelled={drop} />}
      <div className="row">
        {isDone && made.orders.length > 0 && (
          <>
            <PrintLabels
              orders={made.orders}
              pieces={[...made.pieces.values()].reduce((sum, each) => sum + each, 0)}
              look="button button-main"
            />
            <Link className="button" to="/receiving">
              Receive them
            </Link>
          </>
        )}
        {isDone ? (
          <Link
            className="button"
            to="/orders"
            search={{ ...(shipper && { shipper }), ...(depot && { depot }) }}
          >
            View orders
          </Link>
        ) : (
          <Button kind="main" disabled={isBusy || missing.length > 0 || !depots || !shippers} onClick={go}>
            Continue
          </Button>
        )}
        {failed.length > 0 && !isBusy && (
          <Button onClick={() => download(`to-fix-${file.name}`, failedRowsCsv(failed))}>
            Download these rows
          </Button>
        )}
        {isSent && !isBusy && (failed.length > 0 || error) && (
          <Button onClick={toColumns}>Back to the columns</Button>
        )}
        <Button kind="quiet" disabled={isBusy} onClick={onAnother}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}

/** The most references that a sentence lists. */
const LISTED = 8;

const listed = (references: readonly string[]) =>
  references.slice(0, LISTED).join(', ') +
  (references.length > LISTED ? ` and ${references.length - LISTED} more` : '');

const firstCell = (row: readonly string[] = []) => row.find((cell) => cell.trim() !== '') ?? '';

const nameOf = (all: readonly { id: string; name: string }[], id: string) =>
  all.find((one) => one.id === id)?.name;

/** Rounded to minutes, because the estimate is no better. */
const restWords = (ms: number) =>
  ms < 60_000 ? 'less than a minute left' : `about ${plural(Math.ceil(ms / 60_000), 'minute')} left`;

function MapOne({
  column,
  name,
  file,
  mapping,
  onMap,
}: {
  column: Column;
  name: string;
  file: Sheet;
  mapping: Partial<Record<Column, number>>;
  onMap: (mapping: Partial<Record<Column, number>>) => void;
}) {
  const index = mapping[column];
  const sample = index === undefined ? undefined : file.rows.find((row) => row[index]?.trim())?.[index];
  const isNeeded = index === undefined && isRequired(column);
  const { today } = useClock();
  const date = DATES.some((each) => each === column) ? dateIn(sample ?? '', today()) : undefined;
  return (
    <div className={isNeeded ? 'is-needed' : undefined}>
      <Select
        label={name}
        required={isRequired(column)}
        hint={sample ? `such as “${sample}”${date ? `: ${day(date)}` : ''}` : '\u00a0'}
        value={index === undefined ? '' : String(index)}
        onChange={({ target: { value } }) => {
          const { [column]: _, ...rest } = mapping;
          onMap(value === '' ? rest : { ...rest, [column]: Number(value) });
        }}
        options={[
          ['', isNeeded ? 'Which column?' : '—'],
          ...file.head.map((head, at) => [String(at), head] as const),
        ]}
      />
    </div>
  );
}
