/** When recipients answer: a heat map by weekday and hour, and the same numbers as a table. */
import { plural } from '../../parts/format';
import { type Answers, answersByHour, heatLevel } from './figures';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const STEPS = 5;

const hourWords = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export function AnswersPlot({ rows }: { rows: readonly Answers[] }) {
  const counts = answersByHour(rows);
  const most = Math.max(1, ...counts.flat());
  const total = counts.flat().reduce((sum, count) => sum + count, 0);
  const name = `When recipients answer: ${plural(total, 'answer')} by day and hour`;
  return (
    <figure className="plot card plot-wide" aria-label={name}>
      <figcaption>
        <b>{name}</b>
        <span className="plot-key">
          <i className="heat heat-1" /> few <i className={`heat heat-${STEPS}`} /> many
        </span>
      </figcaption>
      <div className="heats" aria-hidden="true">
        <span />
        {HOURS.map((hour) => (
          <span key={hour} className="heat-hour">
            {hour % 3 === 0 ? hourWords(hour) : ''}
          </span>
        ))}
        {counts.map((line, at) => (
          <Line key={DAYS[at]} day={DAYS[at] ?? ''} counts={line} most={most} />
        ))}
      </div>
    </figure>
  );
}

function Line({ day, counts, most }: { day: string; counts: readonly number[]; most: number }) {
  return (
    <>
      <span className="heat-day">{day}</span>
      {counts.map((count, hour) => (
        <span
          key={hour}
          className={`heat heat-${heatLevel(count, most, STEPS)}`}
          title={`${day} ${hourWords(hour)}: ${plural(count, 'answer')}`}
        >
          {count > 0 ? count : ''}
        </span>
      ))}
    </>
  );
}

export function AnswersTable({ rows }: { rows: readonly Answers[] }) {
  const counts = answersByHour(rows);
  const hours = HOURS.filter((hour) => counts.some((line) => (line[hour] ?? 0) > 0));
  return (
    <div className="table-frame" role="region" aria-label="Numbers" tabIndex={0}>
      <table>
        <caption className="visually-hidden">Answers by weekday and hour</caption>
        <thead>
          <tr>
            <th>Hour</th>
            {DAYS.map((name) => (
              <th key={name} className="number">
                {name}
              </th>
            ))}
            <th className="number">Replies</th>
            <th className="number">By link</th>
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => {
            const ofHour = rows.filter((row) => row.hour === hour);
            return (
              <tr key={hour}>
                <td className="nowrap">
                  <b>{hourWords(hour)}</b>
                </td>
                {counts.map((line, at) => (
                  <td key={DAYS[at]} className="number">
                    {line[hour] ?? 0}
                  </td>
                ))}
                <td className="number">{ofHour.reduce((sum, { replies }) => sum + replies, 0)}</td>
                <td className="number">{ofHour.reduce((sum, { links }) => sum + links, 0)}</td>
              </tr>
            );
          })}
          {hours.length === 0 && (
            <tr>
              <td colSpan={DAYS.length + 3} className="hint">
                Nobody answered in these days.
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
