/** Picks the depot and the date. The month marks the days on which there is something to do. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useMode } from '../../api/mode';
import { DateInput, type ShownDays } from '../../parts/date-input';
import { addDays, weekday } from '../../parts/format';
import { marksOf } from './day-marks';
import { daysQuery } from './use-day';

type Go = (search: { date?: string; depot?: string }) => void;

export function DayPicker({
  date,
  depot,
  depots,
  onGo,
}: {
  date: string;
  depot: string;
  depots: readonly { id: string; name: string }[];
  onGo: Go;
}) {
  const today = useClock().today();
  const { mode } = useMode();
  const [shown, setShown] = useState<ShownDays>();
  const days = useQuery(daysQuery(mode, depot, shown));
  const marks = useMemo(() => marksOf(days.data ?? []), [days.data]);
  return (
    <div className="day-picker">
      <select
        aria-label="Depot"
        title={depots.find(({ id }) => id === depot)?.name}
        value={depot}
        onChange={(event) => onGo({ depot: event.target.value })}
      >
        {depots.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon-button"
        aria-label="Day before"
        onClick={() => onGo({ date: addDays(date, -1) })}
      >
        ‹
      </button>
      <span className={date === today ? 'day-name is-today' : 'day-name'}>{weekday(date)}</span>
      <DateInput
        aria-label="Date"
        value={date}
        marks={marks}
        onShow={setShown}
        onChange={({ target: { value } }) => value !== '' && onGo({ date: value })}
      />
      <button
        type="button"
        className="icon-button"
        aria-label="Day after"
        onClick={() => onGo({ date: addDays(date, 1) })}
      >
        ›
      </button>
      <button
        type="button"
        className="button button-quiet day-back"
        aria-label="Go to today"
        hidden={date === today}
        onClick={() => onGo({ date: today })}
      >
        Today
      </button>
    </div>
  );
}
