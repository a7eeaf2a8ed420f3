/** The dialog for a date that differs from its week: other opening hours, or slots of its own. */
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { useChange } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button, Field, Select } from '../../parts/fields';
import { day } from '../../parts/format';
import type { Schedule } from './hours';
import { TimeFields } from './time-fields';
import { useZones } from './use-zones';

type Override = Schedule['overrides'][number];
type Window = { from: string; to: string; capacity: string; zone: string };
const NEW_WINDOW: Window = { from: '08:00', to: '12:00', capacity: '10', zone: '' };

export function OverrideDialog({
  depot,
  known,
  onClose,
}: {
  depot: string;
  known: Override | undefined;
  onClose: () => void;
}) {
  const [date, setDate] = useState(known?.date ?? '');
  const [hours, setHours] = useState(known?.opening);
  const [windows, setWindows] = useState<Window[] | undefined>(
    known?.windows?.map(({ from, to, capacity, zone = '' }) => ({
      from,
      to,
      capacity: String(capacity),
      zone,
    })),
  );
  const save = useChange(
    (body: Resources['SlotOverrideInput']) =>
      unwrap(
        api.PUT('/depots/{depot_id}/slot-overrides/{date}', {
          params: { path: { depot_id: depot, date } },
          body,
        }),
      ),
    {
      success: () => `${day(date)} saved. Existing bookings stay.`,
      invalidates: ['schedule', 'slots', 'depots'],
      errorsInForm: true,
    },
  );
  const body = (): Resources['SlotOverrideInput'] => ({
    ...(hours && { opening: hours }),
    ...(windows && {
      windows: windows.map(({ capacity, zone, ...window }) => ({
        ...window,
        capacity: Number(capacity),
        ...(zone && { zone }),
      })),
    }),
  });
  const differs = hours !== undefined || windows !== undefined;
  const filledIn = JSON.stringify([date, body()]);
  const [start] = useState(filledIn);
  return (
    <Dialog
      title={known ? `Change ${day(known.date)}` : 'Change a day'}
      open
      onClose={onClose}
      wide
      hasText={filledIn !== start}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(body(), { onSuccess: onClose });
        }}
      >
        <div className="fields">
          <Field
            label="Date"
            type="date"
            required
            readOnly={known !== undefined}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
          <Select
            label="Hours"
            value={hours ? 'other' : ''}
            onChange={({ target }) =>
              setHours(target.value === '' ? undefined : { from: '08:00', to: '18:00' })
            }
            options={[
              ['', 'As usual'],
              ['other', 'Different'],
            ]}
          />
          {hours && (
            <TimeFields
              labels={['Opens', 'Closes']}
              value={hours}
              onChange={(change) => setHours({ ...hours, ...change })}
            />
          )}
          <Select
            label="Slots"
            value={windows ? 'other' : ''}
            onChange={({ target }) => setWindows(target.value === '' ? undefined : [NEW_WINDOW])}
            options={[
              ['', 'As usual'],
              ['other', 'Different'],
            ]}
          />
        </div>
        {windows && <Windows depot={depot} windows={windows} onChange={setWindows} />}
        {save.error && (
          <p className="wrong" role="alert">
            {messageOf(save.error)}
          </p>
        )}
        <div className="row row-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" disabled={save.isPending || !differs}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Windows({
  depot,
  windows,
  onChange,
}: {
  depot: string;
  windows: readonly Window[];
  onChange: (windows: Window[]) => void;
}) {
  const { data: zones = [] } = useZones(depot);
  const set = (index: number, change: Partial<Window>) =>
    onChange(windows.map((window, at) => (at === index ? { ...window, ...change } : window)));
  return (
    <fieldset className="override-windows">
      <legend>Slots on this day</legend>
      {windows.map((window, index) => (
        <div key={index}>
          <TimeFields labels={['From', 'To']} value={window} onChange={(change) => set(index, change)} />
          <Field
            label="Deliveries"
            type="number"
            min={0}
            required
            value={window.capacity}
            onChange={({ target }) => set(index, { capacity: target.value })}
          />
          <Select
            label="Zone"
            value={zones.find(({ id, name }) => id === window.zone || name === window.zone)?.id ?? ''}
            onChange={({ target }) => set(index, { zone: target.value })}
            options={[['', 'All zones'], ...zones.map(({ id, name }) => [id, name] as const)]}
          />
          <Button kind="quiet" onClick={() => onChange(windows.filter((_, at) => at !== index))}>
            Remove
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={() => onChange([...windows, NEW_WINDOW])}>Add slot</Button>
        {windows.length === 0 && <span className="hint">No slots: nothing can be booked that day.</span>}
      </div>
    </fieldset>
  );
}
