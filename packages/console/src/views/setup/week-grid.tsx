/** The weekly slots: a row for each window, a column for each weekday, with the capacity in each cell. */
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { TimeInput } from '../../parts/date-input';
import { Button } from '../../parts/fields';
import { LeaveGuard } from '../../parts/leave-guard';
import { useZones } from './use-zones';
import { type Line, linesOf, newLine, windowsOf } from './week-windows';
import { longWeekday, type Schedule, WEEK, weekday } from './hours';

export function WeekGrid({ depot, schedule }: { depot: string; schedule: Schedule }) {
  const { write } = useRights();
  const [lines, setLines] = useState(() => linesOf(schedule));
  const { data: zones = [] } = useZones(depot);
  const zoneOf = (zone: string) => zones.find(({ id, name }) => id === zone || name === zone);
  const save = useChange(
    () =>
      unwrap(
        api.PUT('/depots/{depot_id}/slot-schedule', {
          params: { path: { depot_id: depot } },
          body: { windows: windowsOf(lines), overrides: schedule.overrides },
        }),
      ),
    { success: () => 'Week saved.', invalidates: ['schedule', 'slots'] },
  );
  const isChanged = JSON.stringify(lines) !== JSON.stringify(linesOf(schedule));
  const change = (index: number, next: Partial<Line>) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...next } : line)));
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <LeaveGuard when={write && isChanged} />
      <div className="table-frame week-frame">
        <table className="week">
          <caption className="visually-hidden">Deliveries per slot</caption>
          <thead>
            <tr>
              <th>Window</th>
              <th>Zone</th>
              {WEEK.map((number) => (
                <th key={number}>{weekday(number)}</th>
              ))}
              {write && (
                <th>
                  <span className="visually-hidden">Remove</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <td className="week-window">
                  {(['from', 'to'] as const).map((end) => (
                    <TimeInput
                      key={end}
                      aria-label={end === 'from' ? `Window ${index + 1} from` : `Window ${index + 1} to`}
                      disabled={!write}
                      value={line[end]}
                      onChange={(event) => change(index, { [end]: event.target.value })}
                    />
                  ))}
                </td>
                <td>
                  {write && zones.length > 0 ? (
                    <select
                      className="quiet-select"
                      aria-label={`Zone of window ${index + 1}`}
                      value={zoneOf(line.zone)?.id ?? ''}
                      onChange={({ target }) => change(index, { zone: target.value })}
                    >
                      <option value="">All zones</option>
                      {zones.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </select>
                  ) : (
                    (zoneOf(line.zone)?.name ?? 'All zones')
                  )}
                </td>
                {line.capacities.map((capacity, at) => (
                  <td key={at}>
                    <input
                      type="number"
                      min={0}
                      aria-label={`${line.from}–${line.to} on ${longWeekday(WEEK[at] ?? 0)}`}
                      disabled={!write}
                      value={capacity}
                      onChange={({ target: { value } }) =>
                        change(index, {
                          capacities: line.capacities.map((old, one) => (one === at ? value : old)),
                        })
                      }
                    />
                  </td>
                ))}
                {write && (
                  <td className="number">
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={`Remove ${line.from}–${line.to}`}
                      onClick={() => setLines(lines.filter((_, at) => at !== index))}
                    >
                      ×
                    </button>
                  </td>
                )}
              </tr>
            ))}
            {lines.length === 0 && (
              <tr>
                <td colSpan={WEEK.length + 3} className="hint">
                  No slots yet. Nothing can be booked at this depot.
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {write && (
        <div className="row">
          <Button onClick={() => setLines([...lines, newLine()])}>Add window</Button>
          <Button kind={isChanged ? 'main' : 'plain'} type="submit" disabled={save.isPending}>
            Save week
          </Button>
          <span className="hint">Leave a day empty if it has no such slot.</span>
        </div>
      )}
    </form>
  );
}
