/** The week: a row for each window, a column for each day, and in the cells how many deliveries it takes. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { type Schedule, weekday } from './hours';

type Line = { from: string; to: string; zone: string; capacities: string[] };
const WEEK = [1, 2, 3, 4, 5, 6, 7];

export function WeekGrid({ depot, schedule }: { depot: string; schedule: Schedule }) {
  const { mode } = useMode();
  const { write } = useRights();
  const [lines, setLines] = useState(() => linesOf(schedule));
  const zones = useQuery({
    queryKey: [mode, 'zones', depot],
    queryFn: () =>
      unwrap(api.GET('/depots/{depot_id}/zones', { params: { path: { depot_id: depot } } })).then(
        ({ data }) => data,
      ),
  });
  const nameOf = (zone: string) => zones.data?.find(({ id }) => id === zone)?.name ?? (zone || 'Every zone');
  const save = useChange(
    () =>
      unwrap(
        api.PUT('/depots/{depot_id}/slot-schedule', {
          params: { path: { depot_id: depot } },
          body: { windows: windowsOf(lines), overrides: schedule.overrides },
        }),
      ),
    { said: () => 'The week is saved.', shows: ['schedule', 'slots'] },
  );
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
      <div className="table-frame">
        <table className="week">
          <caption className="unseen">Deliveries that each slot takes</caption>
          <thead>
            <tr>
              <th>Window</th>
              <th>Zone</th>
              {WEEK.map((number) => (
                <th key={number}>{weekday(number)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <td className="week-window">
                  {(['from', 'to'] as const).map((end) => (
                    <input
                      key={end}
                      type="time"
                      aria-label={end === 'from' ? `Window ${index + 1} from` : `Window ${index + 1} to`}
                      readOnly={!write}
                      value={line[end]}
                      onChange={(event) => change(index, { [end]: event.target.value })}
                    />
                  ))}
                </td>
                <td>{nameOf(line.zone)}</td>
                {line.capacities.map((capacity, at) => (
                  <td key={at}>
                    <input
                      type="number"
                      min={0}
                      aria-label={`${line.from}–${line.to} on ${weekday(at + 1)}`}
                      readOnly={!write}
                      value={capacity}
                      onChange={({ target: { value } }) =>
                        change(index, {
                          capacities: line.capacities.map((old, one) => (one === at ? value : old)),
                        })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {write && (
        <div className="row">
          <Button
            onClick={() =>
              setLines([...lines, { from: '08:00', to: '12:00', zone: '', capacities: WEEK.map(() => '') }])
            }
          >
            Add window
          </Button>
          <Button kind="main" type="submit" disabled={save.isPending}>
            Save the week
          </Button>
          <span className="hint">Empty: none on that day.</span>
        </div>
      )}
    </form>
  );
}

function linesOf({ windows }: Schedule): Line[] {
  const lines = new Map<string, Line>();
  for (const { weekday: at, from, to, capacity, zone = '' } of windows) {
    const key = `${from} ${to} ${zone}`;
    const line = lines.get(key) ?? { from, to, zone, capacities: WEEK.map(() => '') };
    line.capacities[at - 1] = String(capacity);
    lines.set(key, line);
  }
  return [...lines.values()].sort((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`));
}

const windowsOf = (lines: readonly Line[]): Schedule['windows'] =>
  lines.flatMap(({ from, to, zone, capacities }) =>
    capacities.flatMap((capacity, at) =>
      capacity === ''
        ? []
        : [{ weekday: at + 1, from, to, capacity: Number(capacity), ...(zone && { zone }) }],
    ),
  );
