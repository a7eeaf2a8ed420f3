/** The report's numbers as a table. */
import { Link } from '@tanstack/react-router';
import { byName, day, duration, humanise } from '../../parts/format';
import { bookedCount, failureCounts } from './figures';
import type { Group, Row } from './row';
import { type Narrowed, type Only, ONLY_WORDS, type ReportSearch } from './search';
import { type Days, decimal, NONE, rate, VisitsLink } from './sections';

export function ReportTable({
  rows,
  by,
  nameOf,
  days,
}: {
  rows: readonly Row[];
  by: Group;
  nameOf: (id: string | null | undefined) => string;
  /** Days and narrowing of the report, which the lists behind its figures share. */
  days: Days & Narrowed;
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
          {sorted.map((row) => {
            const name = by === 'day' ? day(row.day ?? '') : nameOf(row[by]);
            const behind = behindRow(row, by, days);
            const shown = (only: Only | undefined, value: string) =>
              behind === undefined ? (
                value
              ) : (
                <VisitsLink
                  search={{ ...behind, ...(only && { only }) }}
                  title={`Show the visits of ${name}${only ? `, ${ONLY_WORDS[only].toLowerCase()}` : ''}`}
                >
                  {value}
                </VisitsLink>
              );
            return (
              <tr key={by === 'day' ? row.day : row[by]}>
                <td className="nowrap">
                  <b>
                    {by === 'day' ? (
                      <Link to="/today" search={{ date: row.day, ...(days.depot && { depot: days.depot }) }}>
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </b>
                </td>
                <td className="number">{row.orders}</td>
                <td className="number">{shown(undefined, String(row.attempts))}</td>
                <td className="number">{shown('failed', rate(row.first_attempt_rate))}</td>
                <td className="number">{shown('slot', rate(row.on_time_rate_booked))}</td>
                <td className="number">{shown('window', rate(row.on_time_rate_told))}</td>
                <td className="number">{decimal(row.miles_per_stop)}</td>
                <td className="number">{decimal(row.minutes_per_stop, 0)}</td>
                <td className="number">{bookedWords(row)}</td>
                <td className="number nowrap">
                  {row.answer_minutes_median === null ? NONE : duration(row.answer_minutes_median)}
                </td>
                <td className="failures">
                  {failureCounts([row]).map(([reason, count]) => (
                    <span key={reason}>
                      {shown(
                        // Counts of the API are by its reasons.
                        reason as Only,
                        `${count} ${humanise(reason).toLowerCase()}`,
                      )}{' '}
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function bookedWords(row: Row): string {
  const all = bookedCount(row);
  return all === 0 ? NONE : `${row.booked_by_reply} of ${all}`;
}

/** Returns which visits a row counts; undefined for what has no list: orders without a driver. */
function behindRow(row: Row, by: Group, days: Days & Narrowed): ReportSearch | undefined {
  const of = row[by] ?? undefined;
  if (of === undefined) return undefined;
  return by === 'day' ? { ...days, from: of, to: of } : { ...days, [by]: of };
}
