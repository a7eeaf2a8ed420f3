/** How full the slots of the next two weeks are: a row for each window, a column for each day. */
import { useClocks } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMode } from '../../api/mode';
import { slotsQuery } from '../../api/queries';
import { Select } from '../../parts/fields';
import { addDays, day } from '../../parts/format';
import { type Slot, type Usage, usageOf } from '../../parts/slot-windows';
import { QueryState } from '../../parts/states';

const DAYS = 13;

export function SlotUsage({ depot }: { depot: string }) {
  const { mode } = useMode();
  const today = useClocks()(depot).today();
  const [zone, setZone] = useState('');
  const slots = useQuery(slotsQuery(mode, depot, today, addDays(today, DAYS)));
  const zones = [...new Set((slots.data ?? []).map((slot) => slot.zone))].sort();
  const chosen = zones.includes(zone) ? zone : '';
  return (
    <section aria-label="The next two weeks" className="card">
      <div className="section-head">
        <h2>The next two weeks</h2>
        <p className="hint">Bookings out of the capacity</p>
        {zones.length > 1 && (
          <div className="tools">
            <Select
              label="Zone"
              inline
              value={chosen}
              onChange={({ target }) => setZone(target.value)}
              options={[['', 'All zones'], ...zones.map((name) => [name, name] as const)]}
            />
          </div>
        )}
      </div>
      <QueryState query={slots}>
        {(list) =>
          list.length === 0 ? (
            <p className="hint">No slots in the next two weeks.</p>
          ) : (
            <Grid slots={list.filter((slot) => chosen === '' || slot.zone === chosen)} />
          )
        }
      </QueryState>
    </section>
  );
}

function Grid({ slots }: { slots: readonly Slot[] }) {
  const { dates, windows, usageAt } = usageOf(slots);
  return (
    <div className="slot-usage" tabIndex={0} role="region" aria-label="Bookings by day">
      <table>
        <caption className="visually-hidden">Bookings by window and day</caption>
        <thead>
          <tr>
            <th>Window</th>
            {dates.map((date) => (
              <th key={date} className="number">
                {day(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {windows.map((window) => (
            <tr key={window}>
              <td className="nowrap">{window}</td>
              {dates.map((date) => (
                <UsageCell key={date} of={usageAt(date, window)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A full slot is good news; only more than it takes is not. */
function levelOf({ booked, capacity }: Usage): string {
  if (booked === 0) return '';
  if (booked > capacity) return ' is-over';
  return booked === capacity ? ' is-full' : ' is-some';
}

function UsageCell({ of: count }: { of: Usage | undefined }) {
  if (!count) return <td className="number hint">–</td>;
  const { booked, capacity } = count;
  return (
    <td className={`number usage-cell${levelOf(count)}`}>
      <b>{booked}</b> / {capacity}
    </td>
  );
}
