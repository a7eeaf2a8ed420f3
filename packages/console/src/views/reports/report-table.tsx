/** The report's numbers as a table. */
import { byName, day, duration, humanise, percent } from '../../parts/format';
import { bookedCount } from './figures';
import type { Group, Row } from './row';

const rate = (value: number | null) => (value === null ? '–' : percent(value, 1));
const number = (value: number | null, digits = 1) => (value === null ? '–' : value.toFixed(digits));

export function ReportTable({
  rows,
  by,
  nameOf,
}: {
  rows: readonly Row[];
  by: Group;
  nameOf: (id: string | null | undefined) => string;
}) {
  if (rows.length === 0) return <p className="hint">No data in this period.</p>;
  // Days are sorted newest first, everything else by name.
  const sorted =
    by === 'day'
      ? [...rows].reverse()
      : [...rows].sort((one, other) => byName({ name: nameOf(one[by]) }, { name: nameOf(other[by]) }));
  return (
    <div className="table-frame" role="region" aria-label="Numbers" tabIndex={0}>
      <table>
        <caption className="visually-hidden">Deliveries by {by}</caption>
        <thead>
          <tr>
            <th>{humanise(by)}</th>
            <th className="number">Orders</th>
            <th className="number">Visits</th>
            <th className="number">First attempt</th>
            <th className="number">In the booked slot</th>
            <th className="number">In the promised window</th>
            <th className="number">Miles per stop</th>
            <th className="number">Drive minutes per stop</th>
            <th className="number">Booked by reply</th>
            <th className="number">Median answer</th>
            <th>Failures</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={by === 'day' ? row.day : row[by]}>
              <td className="nowrap">
                <b>{by === 'day' ? day(row.day ?? '') : nameOf(row[by])}</b>
              </td>
              <td className="number">{row.orders}</td>
              <td className="number">{row.attempts}</td>
              <td className="number">{rate(row.first_attempt_rate)}</td>
              <td className="number">{rate(row.on_time_rate_booked)}</td>
              <td className="number">{rate(row.on_time_rate_told)}</td>
              <td className="number">{number(row.miles_per_stop)}</td>
              <td className="number">{number(row.minutes_per_stop, 0)}</td>
              <td className="number">{bookedWords(row)}</td>
              <td className="number nowrap">
                {row.answer_minutes_median === null ? '–' : duration(row.answer_minutes_median)}
              </td>
              <td>{failureWords(row.failures as Record<string, number>)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function bookedWords(row: Row): string {
  const all = bookedCount(row);
  return all === 0 ? '–' : `${row.booked_by_reply} of ${all}`;
}

const failureWords = (failures: Record<string, number>) =>
  Object.entries(failures)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${count} ${humanise(reason).toLowerCase()}`)
    .join(', ');
