/** A depot's slots: the week with its capacities, the dates that differ, and how full the next weeks are. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { ClockOf } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { depotsQuery, scheduleQuery, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, Select } from '../../parts/fields';
import { byName, day, LOCALE } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';
import { Empty, QueryState } from '../../parts/states';
import { useDepotChoice } from '../../parts/use-depot-choice';
import { useConfirm } from '../../parts/use-confirm';
import { hasUnsaved, LEAVING } from '../../parts/use-leave-guard';
import type { Schedule } from './hours';
import { OverrideDialog } from './override-dialog';
import { Setup } from './sections';
import { SlotUsage } from './slot-usage';
import { WeekGrid } from './week-grid';

type Override = Schedule['overrides'][number];
const SHOWS = ['schedule', 'slots'];
const ALL = 'all';
type Closing = { date: string; at: readonly { id: string; name: string }[] };
const names = new Intl.ListFormat(LOCALE);

export function SlotsView() {
  const { mode } = useMode();
  const { write } = useRights();
  const depots = useQuery(depotsQuery(mode));
  const [depot, setDepot] = useDepotChoice();
  const [isOpen, setIsOpen] = useState(false);
  const [changed, setChanged] = useState<Override | 'new'>();
  const all = (depots.data ?? []).toSorted(byName);
  const several = all.length > 1;
  const name = all.find(({ id }) => id === depot)?.name ?? '';
  const schedule = useQuery(scheduleQuery(mode, depot));
  const { confirm, confirmDialog } = useConfirm();
  const choose = (next: string) => {
    if (!hasUnsaved()) setDepot(next);
    else
      confirm({
        title: LEAVING.title,
        text: 'The week is not saved yet. Your changes are lost if you switch depots.',
        label: LEAVING.leave,
        run: () => setDepot(next),
      });
  };
  const path = (date: string) => ({ path: { depot_id: depot, date } });
  const close = useChange(
    ({ date, at }: Closing) =>
      Promise.all(
        at.map(({ id }) =>
          unwrap(
            api.PUT('/depots/{depot_id}/slot-overrides/{date}', {
              params: { path: { depot_id: id, date } },
              body: { closed: true },
            }),
          ),
        ),
      ),
    {
      success: (_, { date, at }) =>
        `${day(date)} is closed at ${names.format(at.map(({ name: one }) => one))}. Existing bookings stay.`,
      invalidates: SHOWS,
      errorsInForm: true,
    },
  );
  const reopen = useChange(
    (date: string) => unwrap(api.DELETE('/depots/{depot_id}/slot-overrides/{date}', { params: path(date) })),
    { success: (_, date) => `${day(date)} is as usual again.`, invalidates: SHOWS },
  );
  return (
    <ClockOf depot={depot}>
      <Setup
        title="Slots"
        hint="When you deliver, and how many deliveries each window takes."
        tools={
          <>
            <Select
              label="Depot"
              inline
              value={depot}
              onChange={(event) => choose(event.target.value)}
              options={all.map(({ id, name: one }) => [id, one] as const)}
            />
            {write && (
              <>
                <Button disabled={depot === ''} onClick={() => setChanged('new')}>
                  Change a day
                </Button>
                <Button disabled={depot === ''} onClick={() => setIsOpen(true)}>
                  Close a day
                </Button>
              </>
            )}
          </>
        }
      >
        <QueryState query={depots}>
          {(list) =>
            list.length === 0 ? (
              <Empty title="No depots yet">
                <p>Slots belong to a depot. Add a depot first.</p>
              </Empty>
            ) : (
              <QueryState query={schedule}>
                {(found) => (
                  <div className="stack">
                    <div className="slots-top">
                      <WeekGrid
                        key={`${depot} ${JSON.stringify(found.windows)}`}
                        depot={depot}
                        schedule={found}
                      />
                      <Exceptions
                        overrides={found.overrides}
                        write={write}
                        busy={reopen.isPending}
                        onChange={setChanged}
                        onRemove={(date) => reopen.mutate(date)}
                      />
                    </div>
                    <SlotUsage depot={depot} />
                  </div>
                )}
              </QueryState>
            )
          }
        </QueryState>
        {confirmDialog}
        {changed && (
          <OverrideDialog
            depot={depot}
            known={changed === 'new' ? undefined : changed}
            onClose={() => setChanged(undefined)}
          />
        )}
        {isOpen && (
          <FormDialog
            title={several ? 'Close a day' : `Close a day at ${name}`}
            submitLabel="Close the day"
            busy={close.isPending}
            error={close.error}
            initial={{ at: depot }}
            fields={[
              { name: 'date', label: 'Date', type: 'date', required: true },
              ...(several
                ? [
                    {
                      ...{ name: 'at', label: 'Depot', type: 'select' as const },
                      options: [
                        ...all.map(({ id, name: one }) => [id, one] as const),
                        [ALL, 'All depots'] as const,
                      ],
                    },
                  ]
                : []),
            ]}
            onClose={() => setIsOpen(false)}
            onSubmit={({ date = '', at }) =>
              close.mutate(
                { date, at: all.filter(({ id }) => at === ALL || id === at) },
                { onSuccess: () => setIsOpen(false) },
              )
            }
          >
            <p className="hint">A closed day can’t be booked. Existing bookings stay.</p>
          </FormDialog>
        )}
      </Setup>
    </ClockOf>
  );
}

/** `09:00–12:00 (24)` */
const slotOf = ({ from, to, capacity }: { from: string; to: string; capacity: number }) =>
  `${from}–${to} (${capacity})`;

function Exceptions({
  overrides,
  write,
  busy,
  onChange,
  onRemove,
}: {
  overrides: readonly Override[];
  write: boolean;
  busy: boolean;
  onChange: (override: Override) => void;
  onRemove: (date: string) => void;
}) {
  return (
    <section aria-label="Exceptions" className="card">
      <h2>Exceptions</h2>
      {overrides.length === 0 && <p className="hint">None. Every week is the same.</p>}
      <ul className="exceptions">
        {[...overrides]
          .sort((a, b) => a.date.localeCompare(b.date))
          .map(({ date, closed, opening, windows }) => (
            <li key={date}>
              <b>{day(date)}</b>
              <span>
                {closed ? (
                  <span className="status status-bad">Closed</span>
                ) : (
                  [
                    opening && `Open ${opening.from}–${opening.to}`,
                    windows &&
                      (windows.length === 0 ? 'No slots' : `Slots ${windows.map(slotOf).join(', ')}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                )}
              </span>
              <span className="exception-actions">
                {write && !closed && (
                  <Button
                    kind="quiet"
                    aria-label={`Edit ${day(date)}`}
                    onClick={() => onChange({ date, closed, opening, windows })}
                  >
                    Edit
                  </Button>
                )}
                {write && (
                  <Button
                    kind="quiet"
                    disabled={busy}
                    aria-label={`Reset ${day(date)}`}
                    onClick={() => onRemove(date)}
                  >
                    Reset
                  </Button>
                )}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
