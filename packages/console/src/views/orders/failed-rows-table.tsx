/** The rows that were not accepted: the cells to blame are fields, with the reason beside them. */
import { writeCsv } from '../../parts/csv';
import { COLUMNS } from './import-columns';
import type { FailedRow } from './use-import';

/** Rows that are shown at a time; those after them come up as these are mended. */
const MOST = 100;
const ALWAYS = ['reference', 'recipient_name', 'postcode'];
const nameOf = (column: string) => COLUMNS.find(([known]) => known === column)?.[1] ?? column;

/** What is wrong with a cell, by the name that its column has here. */
function why({ column, message }: FailedRow['errors'][number]): string {
  const plain = message
    .replace(/^[\w.]+: /, '')
    .replace(/invalid input: expected number, received \w+/, 'must be a number')
    .replace(/invalid input: expected \w+, received undefined/, 'is missing');
  return column === '' ? message : `${nameOf(column)}: ${plain}`;
}

/** The rows as a file, to be mended elsewhere and dropped again. */
export function failedRowsCsv(rows: readonly FailedRow[]): string {
  const columns = COLUMNS.map(([column]) => column).filter((column) => rows.some(({ row }) => row[column]));
  return writeCsv([
    [...columns, 'why'],
    ...rows.map(({ row, errors }) => [
      ...columns.map((column) => row[column] ?? ''),
      errors.map(why).join(' '),
    ]),
  ]);
}

export function FailedRowsTable({
  rows,
  busy,
  onEdit,
}: {
  rows: readonly FailedRow[];
  /** Rows are still being sent, and others may come. */
  busy: boolean;
  onEdit: (index: number, column: string, value: string) => void;
}) {
  const shown = rows.slice(0, MOST);
  const blamed = shown.flatMap(({ errors }) => errors.map(({ column }) => column).filter(Boolean));
  const columns = COLUMNS.map(([column]) => column).filter(
    (column) => ALWAYS.includes(column) || blamed.includes(column),
  );
  return (
    <div className="table-frame">
      <table>
        <caption className="visually-hidden">Rows to fix</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{nameOf(column)}</th>
            ))}
            <th>Why</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, errors }, index) => (
            <tr key={index}>
              {columns.map((column) => {
                const isBad = errors.some((error) => error.column === column || error.column === '');
                const value = row[column] ?? '';
                return (
                  <td key={column} className={isBad ? 'cell-bad' : undefined}>
                    {isBad ? (
                      <input
                        type="text"
                        aria-label={`${nameOf(column)} of ${row.reference || `row ${index + 1}`}`}
                        aria-invalid="true"
                        readOnly={busy}
                        value={value}
                        onChange={(event) => onEdit(index, column, event.target.value)}
                      />
                    ) : (
                      value
                    )}
                  </td>
                );
              })}
              <td className="cell-why">{errors.map(why).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST && (
        <p className="hint table-note">
          The first {MOST} of {rows.length.toLocaleString('en-GB')} rows. Mend these and continue, and the
          next ones come up; or mend the file and drop it again.
        </p>
      )}
    </div>
  );
}
