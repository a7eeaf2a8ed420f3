/** The drivers: how they are reached, when they work, and whether they may use the app. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Driver, driversQuery, useChange, useDepots } from '../../api/queries';
import { useRights } from '../../api/session';
import { useAsk } from '../../parts/use-confirm';
import { Button, Select, Status } from '../../parts/fields';
import { phone } from '../../parts/format';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { Empty, Shown } from '../../parts/states';
import { type DayHours, hoursWords } from './hours';
import { inOrder } from './sort-by-depot';
import { Setup } from './sections';
import { WeekHours } from './week-hours';

const SHOWS = ['drivers'];
/** What shifts begin with: Monday to Friday. */
const WORKING_WEEK: readonly DayHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '08:00',
  to: '17:00',
}));

export function DriversView() {
  const { write } = useRights();
  const drivers = useQuery(driversQuery(useMode().mode));
  const depots = useDepots();
  const [edited, setEdited] = useState<Driver | 'new'>();
  return (
    <Setup
      title="Drivers"
      hint="Contact details, working hours, and access to the app."
      tools={
        write && (
          <Button kind="main" onClick={() => setEdited('new')}>
            Add driver
          </Button>
        )
      }
    >
      <Shown of={drivers}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No drivers yet">
              <p>Drivers get a link to the app by text, and then the runs you publish.</p>
            </Empty>
          ) : (
            <RecordTable
              label="Drivers"
              items={inOrder(list, depots)}
              columns={[
                ['Name', ({ name }) => name],
                ['Phone', ({ phone: number }) => phone(number), 'nowrap'],
                ['Depot', ({ depot }) => depots.find(({ id }) => id === depot)?.name ?? 'Any'],
                ['Shifts', ({ shifts }) => (shifts ? hoursWords(shifts) : 'While the depot is open')],
                ['App', ({ app_status: status }) => <Status of={status} />],
              ]}
              actions={write ? (driver) => <DriverActs driver={driver} onEdit={setEdited} /> : undefined}
            />
          )
        }
      </Shown>
      {edited && (
        <EditDriver driver={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Setup>
  );
}

function DriverActs({ driver, onEdit }: { driver: Driver; onEdit: (driver: Driver) => void }) {
  const params = { path: { driver_id: driver.id } };
  const isSuspended = driver.app_status === 'suspended';
  const suspend = useChange(
    () =>
      isSuspended
        ? unwrap(api.POST('/drivers/{driver_id}/resume', { params }))
        : unwrap(api.POST('/drivers/{driver_id}/suspend', { params })),
    {
      said: () => (isSuspended ? 'The driver may use the app again.' : 'The driver is suspended.'),
      shows: SHOWS,
    },
  );
  const invite = useChange(() => unwrap(api.POST('/drivers/{driver_id}/resend-invite', { params })), {
    said: () => 'The link to the app is on its way.',
    shows: SHOWS,
  });
  const remove = useChange(() => unwrap(api.DELETE('/drivers/{driver_id}', { params })), {
    said: () => 'The driver is removed.',
    shows: SHOWS,
  });
  const { ask, question } = useAsk();
  return (
    <>
      <Button kind="quiet" onClick={() => onEdit(driver)}>
        Change
      </Button>
      {!isSuspended && (
        <Button kind="quiet" onClick={() => invite.mutate(undefined)}>
          Send the link
        </Button>
      )}
      <Button kind="quiet" onClick={() => suspend.mutate(undefined)}>
        {isSuspended ? 'Resume' : 'Suspend'}
      </Button>
      <Button
        kind="quiet"
        onClick={() =>
          ask({
            title: `Remove ${driver.name}?`,
            text: 'They are signed out of the app and get no more runs. Past runs stay as they are.',
            act: 'Remove them',
            run: () => remove.mutate(undefined),
          })
        }
      >
        Remove
      </Button>
      {question}
    </>
  );
}

function EditDriver({ driver, onClose }: { driver: Driver | undefined; onClose: () => void }) {
  const depots = useDepots().map(({ id, name }) => [id, name] as const);
  const [shifts, setShifts] = useState<readonly DayHours[] | null>(driver?.shifts ?? null);
  const save = useChange(
    ({ name = '', phone = '', depot }: Values) => {
      if (driver) {
        const params = { path: { driver_id: driver.id } };
        const body = { name, phone, depot: depot || null, shifts: shifts && [...shifts] };
        return unwrap(api.PATCH('/drivers/{driver_id}', { params, body }));
      }
      const body = { name, phone, ...(depot && { depot }), ...(shifts && { shifts: [...shifts] }) };
      return unwrap(api.POST('/drivers', { body }));
    },
    { said: ({ name }) => `${name} is saved.`, shows: SHOWS, inForm: true },
  );
  return (
    <FormDialog
      title={driver ? `Change ${driver.name}` : 'Add a driver'}
      act={driver ? 'Save' : 'Add'}
      busy={save.isPending || shifts?.length === 0}
      error={save.error}
      initial={driver && { name: driver.name, phone: driver.phone, depot: driver.depot ?? '' }}
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'phone', label: 'Phone', type: 'tel', required: true },
        { name: 'depot', label: 'Depot', type: 'select', options: [['', 'Any'], ...depots] },
      ]}
      onClose={onClose}
      onSubmit={(values) => save.mutate(values, { onSuccess: onClose })}
    >
      <Select
        label="Works"
        hint={shifts?.length === 0 ? 'Choose a day at least.' : undefined}
        value={shifts ? 'shifts' : ''}
        onChange={({ target }) => setShifts(target.value === '' ? null : WORKING_WEEK)}
        options={[
          ['', 'Whenever the depot is open'],
          ['shifts', 'In shifts, by weekday'],
        ]}
      />
      {shifts && <WeekHours legend="Shifts" off="Off" value={shifts} onChange={setShifts} />}
    </FormDialog>
  );
}
