/** Drivers and mates: contact details, shifts, absences, and access to the app. */
import { useClocks } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Driver, driversQuery, useChange, useDepots } from '../../api/queries';
import { useRights } from '../../api/session';
import { useCommands } from '../../parts/commands';
import { DriverMessageDialog } from '../../parts/driver-message-dialog';
import { useConfirm } from '../../parts/use-confirm';
import { Button, Status } from '../../parts/fields';
import { phone } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { RowMenu } from '../../parts/row-menu';
import { Empty, QueryState } from '../../parts/states';
import { AbsencesDialog } from './absences-dialog';
import { linkIn } from './driver-link';
import { RemovedDrivers, useErasing } from './erase-driver';
import { EditDriver } from './edit-driver';
import { formatShifts } from './hours';
import { sortByDepot } from './sort-by-depot';
import { Setup } from './sections';
import { useAdding } from './use-adding';

const SHOWS = ['drivers'];

export function DriversView() {
  const clocks = useClocks();
  const { write } = useRights();
  const drivers = useQuery(driversQuery(useMode().mode));
  const depots = useDepots();
  const [edited, setEdited] = useState<Driver | 'new'>();
  const adding = useAdding();
  const [showsRemoved, setShowsRemoved] = useState(false);
  return (
    <Setup
      title="Drivers"
      hint="Contact details, working hours, and access to the app."
      tools={
        write && (
          <>
            <Button onClick={() => setShowsRemoved(true)}>Removed drivers</Button>
            <Button kind="main" onClick={() => setEdited('new')}>
              Add driver
            </Button>
          </>
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
              findBy={({ name, phone: number }) => [name, number]}
              items={sortByDepot(list, depots)}
              columns={[
                ['Name', ({ name }) => name],
                ['Phone', ({ phone: number }) => <a href={`tel:${number}`}>{phone(number)}</a>, 'nowrap'],
                ['Depot', ({ depot }) => depots.find(({ id }) => id === depot)?.name ?? 'Any'],
                ['Role', ({ role }) => (role === 'mate' ? 'Mate' : 'Driver')],
                ['Shifts', ({ shifts }) => formatShifts(shifts)],
                [
                  'App',
                  ({ depot, app_status: status, locked_until: until }) =>
                    until === undefined ? (
                      <Status of={status} />
                    ) : (
                      `Locked until ${clocks(depot ?? null).moment(until)}`
                    ),
                ],
              ]}
              actions={write ? (driver) => <DriverActions driver={driver} onEdit={setEdited} /> : undefined}
            />
          )
        }
      </QueryState>
      {showsRemoved && <RemovedDrivers onClose={() => setShowsRemoved(false)} />}
      {edited && (
        <EditDriver
          key={adding.key}
          driver={edited === 'new' ? undefined : edited}
          onAnother={edited === 'new' ? adding.another : undefined}
          onClose={() => setEdited(undefined)}
        />
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
  const isSandbox = useMode().mode === 'sandbox';
  const invite = useChange(() => unwrap(api.POST('/drivers/{driver_id}/resend-invite', { params })), {
    success: () =>
      isSandbox
        ? 'The sandbox texts nobody: open the driver’s page from the same menu.'
        : 'A text with the link to the app is queued.',
    invalidates: SHOWS,
  });
  const openPage = useChange(() => openDriversPage(driver.id), { invalidates: SHOWS });
  const remove = useChange(() => unwrap(api.DELETE('/drivers/{driver_id}', { params })), {
    success: () => 'Driver removed.',
    invalidates: SHOWS,
  });
  const erasing = useErasing();
  const { confirm, confirmDialog } = useConfirm();
  const [isAway, setIsAway] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  useCommands([{ name: `Write to ${driver.name}`, hint: 'Driver, by text', run: () => setIsWriting(true) }]);
  return (
    <>
      <Button kind="quiet" onClick={() => onEdit(driver)}>
        Edit
      </Button>
      <Button kind="quiet" onClick={() => setIsWriting(true)}>
        Write
      </Button>
      <Button kind="quiet" onClick={() => setIsAway(true)}>
        Absences
      </Button>
      <RowMenu
        of={driver.name}
        verbs={[
          ...(isSuspended ? [] : [{ label: 'Send app link', act: () => invite.mutate(undefined) }]),
          ...(isSuspended || !isSandbox
            ? []
            : [{ label: 'Open the driver’s page', act: () => openPage.mutate(undefined) }]),
          { label: isSuspended ? 'Resume' : 'Suspend', act: () => suspend.mutate(undefined) },
          {
            label: 'Remove…',
            act: () =>
              confirm({
                title: `Remove ${driver.name}?`,
                text: 'They are signed out of the app and get no more runs. Past runs stay as they are, with their name.',
                label: 'Remove driver',
                run: () => remove.mutate(undefined),
              }),
          },
          {
            label: 'Erase…',
            act: () => erasing.ask(driver),
          },
        ]}
      />
      {confirmDialog}
      {erasing.question}
      {isWriting && <DriverMessageDialog driver={driver} onClose={() => setIsWriting(false)} />}
      {isAway && <AbsencesDialog of={{ driver }} onClose={() => setIsAway(false)} />}
    </>
  );
}

/** How many of the latest messages are searched. */
const LATEST = 100;

/** Opens the link of the driver's latest invitation in a tab, and invites them again if it is too long ago. */
async function openDriversPage(driver: string): Promise<void> {
  // Before anything is awaited: browsers open tabs for a click only.
  const tab = window.open('', '_blank');
  try {
    const link = (await findLink(driver)) ?? (await newLink(driver));
    if (tab && link !== undefined) tab.location.href = link;
    else throw new Error('The browser did not open the page, or there is no link to it.');
  } catch (error) {
    tab?.close();
    throw error;
  }
}

async function newLink(driver: string): Promise<string | undefined> {
  await unwrap(api.POST('/drivers/{driver_id}/resend-invite', { params: { path: { driver_id: driver } } }));
  return findLink(driver);
}

async function findLink(driver: string): Promise<string | undefined> {
  const { data } = await unwrap(
    api.GET('/messages', { params: { query: { channel: 'sms', limit: LATEST } } }),
  );
  return linkIn(
    data.map(({ body }) => body),
    driver,
  );
}
