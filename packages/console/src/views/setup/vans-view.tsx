/** The vans: what they carry, their home depot and hours, absences, and whether they are in service. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useChange, useDepots, type Vehicle, vehiclesQuery } from '../../api/queries';
import { useRights } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Button, Status } from '../../parts/fields';
import { LOCALE, humanise } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { RowMenu } from '../../parts/row-menu';
import { Empty, QueryState } from '../../parts/states';
import { AbsencesDialog } from './absences-dialog';
import { EditVan } from './edit-van';
import { formatShifts } from './hours';
import { sortByDepot } from './sort-by-depot';
import { Setup } from './sections';
import { useAdding } from './use-adding';

const SHOWS = ['vehicles'];

export function VansView() {
  const { write } = useRights();
  const vans = useQuery(vehiclesQuery(useMode().mode));
  const depots = useDepots();
  const [edited, setEdited] = useState<Vehicle | 'new'>();
  const adding = useAdding();
  const [away, setAway] = useState<Vehicle>();
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
              findBy={({ name, registration, skills = [] }) => [name, registration, ...skills]}
              items={sortByDepot(list, depots)}
              columns={[
                ['Name', ({ name }) => name],
                ['Registration', ({ registration }) => registration],
                ['Depot', ({ depot }) => depots.find(({ id }) => id === depot)?.name ?? 'Any'],
                ['Volume', ({ capacity_m3: room }) => limit(room, 'm³'), 'number'],
                ['Load', ({ capacity_kg: load }) => limit(load, 'kg'), 'number'],
                ['Crew', ({ crew }) => crew ?? 1, 'number'],
                ['Used', ({ shifts }) => formatShifts(shifts)],
                ['Skills', ({ skills = [] }) => skills.map(humanise).join(', ')],
                ['Status', ({ active }) => (active ? 'In service' : <Status of="off_the_road" />), 'quiet'],
              ]}
              actions={
                write
                  ? (van) => (
                      <>
                        <Button kind="quiet" onClick={() => setEdited(van)}>
                          Edit
                        </Button>
                        <Button kind="quiet" onClick={() => setAway(van)}>
                          Absences
                        </Button>
                        <RowMenu
                          of={van.name}
                          verbs={[
                            {
                              label: van.active ? 'Take off the road' : 'Put in service',
                              act: () => toggle.mutate(van),
                            },
                            {
                              label: 'Remove…',
                              act: () =>
                                confirm({
                                  title: `Remove ${van.name}?`,
                                  text: 'No more routes are planned for it. Past routes stay as they are.',
                                  label: 'Remove van',
                                  run: () => remove.mutate(van.id),
                                }),
                            },
                          ]}
                        />
                      </>
                    )
                  : undefined
              }
            />
          )
        }
      </QueryState>
      {confirmDialog}
      {away && <AbsencesDialog of={{ vehicle: away }} onClose={() => setAway(undefined)} />}
      {edited && (
        <EditVan
          key={adding.key}
          van={edited === 'new' ? undefined : edited}
          onAnother={edited === 'new' ? adding.another : undefined}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Setup>
  );
}

const limit = (most: number | undefined, unit: string) =>
  most === undefined ? 'No limit' : `${most.toLocaleString(LOCALE)} ${unit}`;
