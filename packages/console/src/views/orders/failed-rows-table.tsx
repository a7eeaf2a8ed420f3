/** The rows that an import refused. Wrong cells are editable, with the reason in the last column. */
import { Button } from '../../parts/fields';
import { LOCALE } from '../../parts/format';
import { columnName, COLUMNS } from './import-columns';
import { addressOf, errorText, type FailedRow } from './import-rows';

/** Maximum number of rows shown. The following ones appear as these are fixed. */
const MOST = 100;
const ALWAYS = ['reference', 'recipient_name'];

const rowName = ({ row }: FailedRow, index: number) => row.reference || `row ${index + 1}`;

export function FailedRowsTable({
  rows,
  busy,
  onEdit,
  onLeaveOut,
}: {
  rows: readonly FailedRow[];
  /** Rows are still being sent, so more may fail. */
  busy: boolean;
  onEdit: (index: number, column: string, value: string) => void;
  onLeaveOut: (index: number) => void;
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
              <th key={column}>{columnName(column)}</th>
            ))}
            <th>Address</th>
            <th>Why</th>
            <th>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((failed, index) => (
            <tr key={index}>
              {columns.map((column) => {
                const isBad = failed.errors.some((error) => error.column === column || error.column === '');
                const value = failed.row[column] ?? '';
                return (
                  <td key={column} className={isBad ? 'cell-bad' : undefined}>
                    {isBad ? (
                      <input
                        type="text"
                        aria-label={`${columnName(column)} of ${rowName(failed, index)}`}
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
              <td className="cell-address">{addressOf(failed.row)}</td>
              <td className={failed.errors.length > 0 ? 'cell-why' : 'cell-ready'}>
                {errorText(failed) || 'Answered'}
              </td>
              <td className="cell-actions">
                <Button
                  kind="quiet"
                  disabled={busy}
                  aria-label={`Leave out ${rowName(failed, index)}`}
                  onClick={() => onLeaveOut(index)}
                >
                  Leave out
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST && (
        <p className="hint table-note">
          The first {MOST} of {rows.length.toLocaleString(LOCALE)} rows. Fix these and continue to see the
          next ones, or fix the file and import it again.
        </p>
      )}
    </div>
  );
}
