/** How full the coming slots are. */
import { useQuery } from '@tanstack/react-query';
import { useMode } from '../../api/mode';
import { slotsQuery } from '../../api/queries';
import { addDays, day, isoDay } from '../../parts/format';
import { Shown } from '../../parts/states';

const DAYS = 13;

export function Taken({ depot }: { depot: string }) {
  const { mode } = useMode();
  const today = isoDay();
  const slots = useQuery(slotsQuery(mode, depot, today, addDays(today, DAYS)));
  return (
    <section aria-label="The next two weeks" className="card">
      <h2>The next two weeks</h2>
      <Shown of={slots}>
        {(list) => {
          const days = [...new Set(list.map(({ date }) => date))];
          const hasZones = new Set(list.map(({ zone }) => zone)).size > 1;
          if (days.length === 0) return <p className="hint">No slots in the next two weeks.</p>;
          return (
            <div className="taken">
              {days.map((date) => (
                <div key={date}>
                  <b>{day(date)}</b>
                  {list
                    .filter((slot) => slot.date === date)
                    .map(({ from, to, zone, booked, capacity }) => (
                      <span
                        key={from + to + zone}
                        className={booked >= capacity ? 'taken-slot is-full' : 'taken-slot'}
                      >
                        <span className="nowrap">
                          {from}–{to}
                        </span>
                        {hasZones && <i>{zone}</i>}
                        <span className="taken-count">
                          {booked} / {capacity}
                        </span>
                      </span>
                    ))}
                </div>
              ))}
            </div>
          );
        }}
      </Shown>
    </section>
  );
}
