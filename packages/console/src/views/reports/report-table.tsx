/** The numbers beneath the plots. */
import { day, words } from '../../parts/format';
import type { Row } from './row';

const rate = (value: number | null) => (value === null ? '–' : `${(value * 100).toFixed(1)} %`);
const number = (value: number | null, digits = 1) => (value === null ? '–' : value.toFixed(digits));

export function ReportTable({
  rows,
  by,
  nameOf,
}: {
  rows: readonly Row[];
  by: 'day' | 'depot' | 'shipper' | 'driver';
  nameOf: (id: string | null | undefined) => string;
}) {
  return (
    <div className="table-frame">
      <table>
        <caption className="unseen">Deliveries by {by}</caption>
        <thead>
          <tr>
            <th>{words(by)}</th>
            <th className="number">Orders</th>
            <th className="number">Visits</th>
            <th className="number">First attempt</th>
            <th className="number">In booked slot</th>
            <th className="number">In told window</th>
            <th className="number">Miles a stop</th>
            <th className="number">Minutes a stop</th>
            <th className="number">Booked by reply</th>
            <th className="number">Median answer</th>
            <th>Failures</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
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
              <td className="number">
                {row.booked_by_reply} of {row.booked_by_reply + row.booked_by_link + row.booked_by_office}
              </td>
              <td className="number nowrap">
                {row.answer_minutes_median === null ? '–' : `${number(row.answer_minutes_median, 0)} min`}
              </td>
              <td>{failureWords(row.failures as Record<string, number>)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const failureWords = (failures: Record<string, number>) =>
  Object.entries(failures)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${words(reason).toLowerCase()} ${count}`)
    .join(', ');
