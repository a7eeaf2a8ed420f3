/** The vans: what they carry, where they are at home, whether they drive. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useChange, useDepots, type Vehicle, vehiclesQuery } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, Status } from '../../parts/fields';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { Empty, Shown } from '../../parts/states';
import { Setup } from './sections';

const SHOWS = ['vehicles'];

export function VansView() {
  const { write } = useRights();
  const vans = useQuery(vehiclesQuery(useMode().mode));
  const depots = useDepots();
  const [edited, setEdited] = useState<Vehicle | 'new'>();
  const remove = useChange(
    (id: string) => unwrap(api.DELETE('/vehicles/{vehicle_id}', { params: { path: { vehicle_id: id } } })),
    { said: () => 'The van is removed.', shows: SHOWS },
  );
  const toggle = useChange(
    ({ id, active }: Vehicle) =>
      unwrap(
        api.PATCH('/vehicles/{vehicle_id}', {
          params: { path: { vehicle_id: id } },
          body: { active: !active },
        }),
      ),
    { said: ({ active }) => (active ? 'The van is in service.' : 'The van is off the road.'), shows: SHOWS },
  );
  return (
    <Setup
      title="Vans"
      tools={
        write && (
          <Button kind="main" onClick={() => setEdited('new')}>
            Add van
          </Button>
        )
      }
    >
      <Shown of={vans}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No vans yet" />
          ) : (
            <RecordTable
              items={list}
              columns={[
                ['Name', ({ name }) => name],
                ['Registration', ({ registration }) => registration],
                ['Room', ({ capacity_m3: room }) => (room === undefined ? 'No limit' : `${room} m³`)],
                ['Load', ({ capacity_kg: load }) => (load === undefined ? 'No limit' : `${load} kg`)],
                ['Crew', ({ crew }) => crew ?? 1],
                ['Depot', ({ depot }) => depots.find(({ id }) => id === depot)?.name ?? 'Any'],
                ['Status', ({ active }) => <Status of={active ? 'active' : 'off_the_road'} />],
              ]}
              actions={
                write
                  ? (van) => (
                      <>
                        <Button kind="quiet" onClick={() => setEdited(van)}>
                          Change
                        </Button>
                        <Button kind="quiet" onClick={() => toggle.mutate(van)}>
                          {van.active ? 'Take off the road' : 'Put in service'}
                        </Button>
                        <Button kind="quiet" onClick={() => remove.mutate(van.id)}>
                          Remove
                        </Button>
                      </>
                    )
                  : undefined
              }
            />
          )
        }
      </Shown>
      {edited && <EditVan van={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Setup>
  );
}

function EditVan({ van, onClose }: { van: Vehicle | undefined; onClose: () => void }) {
  const depots = useDepots().map(({ id, name }) => [id, name] as const);
  const save = useChange(
    ({ name = '', registration, capacity_m3: room, capacity_kg: load, crew, depot }: Values) => {
      const numbers = {
        ...(room && { capacity_m3: Number(room) }),
        ...(load && { capacity_kg: Number(load) }),
      };
      const body = {
        name,
        ...numbers,
        ...(registration && { registration }),
        crew: crew === '2' ? (2 as const) : (1 as const),
        ...(depot && { depot }),
      };
      return van
        ? unwrap(api.PATCH('/vehicles/{vehicle_id}', { params: { path: { vehicle_id: van.id } }, body }))
        : unwrap(api.POST('/vehicles', { body }));
    },
    { said: ({ name }) => `${name} is saved.`, shows: SHOWS },
  );
  return (
    <FormDialog
      title={van ? `Change ${van.name}` : 'Add a van'}
      act={van ? 'Save' : 'Add'}
      busy={save.isPending}
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
        { name: 'capacity_m3', label: 'Room (m³)', type: 'number' },
        { name: 'capacity_kg', label: 'Load (kg)', type: 'number' },
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
