/** The drivers: contact details, shifts, and access to the app. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Driver, driversQuery, useChange, useDepots } from '../../api/queries';
import { useRights } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Button, Select, Status } from '../../parts/fields';
import { phone } from '../../parts/format';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { type DayHours, formatHours } from './hours';
import { sortByDepot } from './sort-by-depot';
import { Setup } from './sections';
import { WeekHours } from './week-hours';

const SHOWS = ['drivers'];
/** The initial shifts. */
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
      <QueryState query={drivers}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No drivers yet">
              <p>Drivers get a link to the app by text, and then the runs you publish.</p>
            </Empty>
          ) : (
            <RecordTable
              label="Drivers"
              items={sortByDepot(list, depots)}
              columns={[
                ['Name', ({ name }) => name],
                ['Phone', ({ phone: number }) => phone(number), 'nowrap'],
                ['Depot', ({ depot }) => depots.find(({ id }) => id === depot)?.name ?? 'Any'],
                ['Shifts', ({ shifts }) => (shifts ? formatHours(shifts) : 'While the depot is open')],
                ['App', ({ app_status: status }) => <Status of={status} />],
              ]}
              actions={write ? (driver) => <DriverActions driver={driver} onEdit={setEdited} /> : undefined}
            />
          )
        }
      </QueryState>
      {edited && (
        <EditDriver driver={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Setup>
  );
}

function DriverActions({ driver, onEdit }: { driver: Driver; onEdit: (driver: Driver) => void }) {
  const params = { path: { driver_id: driver.id } };
  const isSuspended = driver.app_status === 'suspended';
  const suspend = useChange(
    () =>
      isSuspended
        ? unwrap(api.POST('/drivers/{driver_id}/resume', { params }))
        : unwrap(api.POST('/drivers/{driver_id}/suspend', { params })),
    {
      success: () => (isSuspended ? 'The driver may use the app again.' : 'The driver is suspended.'),
      invalidates: SHOWS,
    },
  );
  const invite = useChange(() => unwrap(api.POST('/drivers/{driver_id}/resend-invite', { params })), {
    success: () => 'The link to the app is on its way.',
    invalidates: SHOWS,
  });
  const remove = useChange(() => unwrap(api.DELETE('/drivers/{driver_id}', { params })), {
    success: () => 'Driver removed.',
    invalidates: SHOWS,
  });
  const { confirm, confirmDialog } = useConfirm();
  return (
    <>
      <Button kind="quiet" onClick={() => onEdit(driver)}>
        Edit
      </Button>
      {!isSuspended && (
        <Button kind="quiet" onClick={() => invite.mutate(undefined)}>
          Send app link
        </Button>
      )}
      <Button kind="quiet" onClick={() => suspend.mutate(undefined)}>
        {isSuspended ? 'Resume' : 'Suspend'}
      </Button>
      <Button
        kind="quiet"
        onClick={() =>
          confirm({
            title: `Remove ${driver.name}?`,
            text: 'They are signed out of the app and get no more runs. Past runs stay as they are.',
            label: 'Remove driver',
            run: () => remove.mutate(undefined),
          })
        }
      >
        Remove
      </Button>
      {confirmDialog}
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
    { success: ({ name }) => `${name} saved.`, invalidates: SHOWS, errorsInForm: true },
  );
  return (
    <FormDialog
      title={driver ? `Edit ${driver.name}` : 'Add a driver'}
      submitLabel={driver ? 'Save' : 'Add'}
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
        hint={shifts?.length === 0 ? 'Choose at least one day.' : undefined}
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
