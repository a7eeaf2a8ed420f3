/** The vans: their capacity, their home depot, and whether they are in service. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useChange, useDepots, type Vehicle, vehiclesQuery } from '../../api/queries';
import { useRights } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Button, Status } from '../../parts/fields';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { sortByDepot } from './sort-by-depot';
import { Setup } from './sections';

const SHOWS = ['vehicles'];

export function VansView() {
  const { write } = useRights();
  const vans = useQuery(vehiclesQuery(useMode().mode));
  const depots = useDepots();
  const [edited, setEdited] = useState<Vehicle | 'new'>();
  const remove = useChange(
    (id: string) => unwrap(api.DELETE('/vehicles/{vehicle_id}', { params: { path: { vehicle_id: id } } })),
    { success: () => 'Van removed.', invalidates: SHOWS },
  );
  const toggle = useChange(
    ({ id, active }: Vehicle) =>
      unwrap(
        api.PATCH('/vehicles/{vehicle_id}', {
          params: { path: { vehicle_id: id } },
          body: { active: !active },
        }),
      ),
    {
      success: ({ active }) => (active ? 'The van is in service.' : 'The van is off the road.'),
      invalidates: SHOWS,
    },
  );
  const { confirm, confirmDialog } = useConfirm();
  return (
    <Setup
      title="Vans"
      hint="What they carry, and their home depot."
      tools={
        write && (
          <Button kind="main" onClick={() => setEdited('new')}>
            Add van
          </Button>
        )
      }
    >
      <QueryState query={vans}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No vans yet">
              <p>Routes are planned for the vans listed here.</p>
            </Empty>
          ) : (
            <RecordTable
              label="Vans"
              items={sortByDepot(list, depots)}
              columns={[
                ['Name', ({ name }) => name],
                ['Registration', ({ registration }) => registration],
                ['Depot', ({ depot }) => depots.find(({ id }) => id === depot)?.name ?? 'Any'],
                ['Volume', ({ capacity_m3: room }) => limit(room, 'm³'), 'number'],
                ['Load', ({ capacity_kg: load }) => limit(load, 'kg'), 'number'],
                ['Crew', ({ crew }) => crew ?? 1, 'number'],
                ['Status', ({ active }) => (active ? 'In service' : <Status of="off_the_road" />), 'quiet'],
              ]}
              actions={
                write
                  ? (van) => (
                      <>
                        <Button kind="quiet" onClick={() => setEdited(van)}>
                          Edit
                        </Button>
                        <Button kind="quiet" onClick={() => toggle.mutate(van)}>
                          {van.active ? 'Take off the road' : 'Put in service'}
                        </Button>
                        <Button
                          kind="quiet"
                          onClick={() =>
                            confirm({
                              title: `Remove ${van.name}?`,
                              text: 'No more routes are planned for it. Past routes stay as they are.',
                              label: 'Remove van',
                              run: () => remove.mutate(van.id),
                            })
                          }
                        >
                          Remove
                        </Button>
                      </>
                    )
                  : undefined
              }
            />
          )
        }
      </QueryState>
      {confirmDialog}
      {edited && <EditVan van={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Setup>
  );
}

const limit = (most: number | undefined, unit: string) =>
  most === undefined ? 'No limit' : `${most.toLocaleString('en-GB')} ${unit}`;

function EditVan({ van, onClose }: { van: Vehicle | undefined; onClose: () => void }) {
  const depots = useDepots().map(({ id, name }) => [id, name] as const);
  const save = useChange(
    ({ name = '', registration, capacity_m3: room, capacity_kg: load, crew, depot }: Values) => {
      const own = { name, crew: crew === '2' ? (2 as const) : (1 as const) };
      if (van) {
        // Emptied fields are cleared.
        const body = {
          ...own,
          registration: registration || null,
          capacity_m3: room ? Number(room) : null,
          capacity_kg: load ? Number(load) : null,
          depot: depot || null,
        };
        return unwrap(
          api.PATCH('/vehicles/{vehicle_id}', { params: { path: { vehicle_id: van.id } }, body }),
        );
      }
      const body = {
        ...own,
        ...(registration && { registration }),
        ...(room && { capacity_m3: Number(room) }),
        ...(load && { capacity_kg: Number(load) }),
        ...(depot && { depot }),
      };
      return unwrap(api.POST('/vehicles', { body }));
    },
    { success: ({ name }) => `${name} saved.`, invalidates: SHOWS, errorsInForm: true },
  );
  return (
    <FormDialog
      title={van ? `Edit ${van.name}` : 'Add a van'}
      submitLabel={van ? 'Save' : 'Add'}
      busy={save.isPending}
      error={save.error}
      initial={
        van && {
          name: van.name,
          registration: van.registration ?? '',
          capacity_m3: String(van.capacity_m3 ?? ''),
          capacity_kg: String(van.capacity_kg ?? ''),
          crew: String(van.crew ?? 1),
          depot: van.depot ?? '',
        }
      }
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'registration', label: 'Registration' },
        { name: 'capacity_m3', label: 'Volume (m³)', type: 'number', hint: 'Leave empty for no limit.' },
        { name: 'capacity_kg', label: 'Load (kg)', type: 'number', hint: 'Leave empty for no limit.' },
        {
          name: 'crew',
          label: 'Crew',
          type: 'select',
          options: [
            ['1', 'One'],
            ['2', 'Two'],
          ],
        },
        { name: 'depot', label: 'Depot', type: 'select', options: [['', 'Any'], ...depots] },
      ]}
      onClose={onClose}
      onSubmit={(values) => save.mutate(values, { onSuccess: onClose })}
    />
  );
}
