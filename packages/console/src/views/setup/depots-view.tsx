/** The depots: where they are, when they are open, and the zones that they serve, on a map. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Depot, depotsQuery, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { Empty, Shown } from '../../parts/states';
import { hoursWords } from './hours';
import { Setup } from './sections';
import { ZoneMap } from './zone-map';
import { Zones } from './zones';

const SHOWS = ['depots', 'slots'];

export function DepotsView() {
  const { write } = useRights();
  const depots = useQuery(depotsQuery(useMode().mode));
  const [chosen, setChosen] = useState<string>();
  const [edited, setEdited] = useState<Depot | 'new'>();
  return (
    <Setup
      title="Depots and zones"
      tools={
        write && (
          <Button kind="main" onClick={() => setEdited('new')}>
            Add depot
          </Button>
        )
      }
    >
      <Shown of={depots}>
        {(list) => {
          const depot = list.find(({ id }) => id === chosen) ?? list[0];
          if (!depot) return <Empty title="No depots yet" />;
          return (
            <div className="depots">
              <ul className="depot-list" aria-label="Depots">
                {list.map((one) => (
                  <li key={one.id}>
                    <button type="button" aria-pressed={one === depot} onClick={() => setChosen(one.id)}>
                      <b>{one.name}</b>
                      <span>
                        {one.address.town} {one.address.postcode}
                      </span>
                      <span className="hint">{hoursWords(one.opening)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <div className="stack">
                <div className="row">
                  <h3>{depot.name}</h3>
                  <span className="hint">{depot.timezone}</span>
                  {write && <DepotActs depot={depot} onEdit={setEdited} />}
                </div>
                <ZoneMap depot={depot} depots={list} />
                <Zones key={depot.id} depot={depot.id} />
              </div>
            </div>
          );
        }}
      </Shown>
      {edited && (
        <EditDepot depot={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Setup>
  );
}

function DepotActs({ depot, onEdit }: { depot: Depot; onEdit: (depot: Depot) => void }) {
  const remove = useChange(
    () => unwrap(api.DELETE('/depots/{depot_id}', { params: { path: { depot_id: depot.id } } })),
    { said: () => 'The depot is removed.', shows: SHOWS },
  );
  return (
    <>
      <Button kind="quiet" onClick={() => onEdit(depot)}>
        Change
      </Button>
      <Button kind="quiet" onClick={() => remove.mutate(undefined)}>
        Remove
      </Button>
    </>
  );
}

function EditDepot({ depot, onClose }: { depot: Depot | undefined; onClose: () => void }) {
  const hours = depot && !Array.isArray(depot.opening) ? depot.opening : undefined;
  const isWeekly = depot !== undefined && hours === undefined;
  const save = useChange(
    ({ name = '', line1 = '', town = '', postcode = '', from, to, timezone }: Values) => {
      const body = {
        name,
        address: { line1, town, postcode },
        ...(timezone && { timezone }),
        ...(from && to && { opening: { from, to } }),
      };
      return depot
        ? unwrap(api.PATCH('/depots/{depot_id}', { params: { path: { depot_id: depot.id } }, body }))
        : unwrap(api.POST('/depots', { body: { opening: { from: '07:00', to: '20:00' }, ...body } }));
    },
    { said: ({ name }) => `${name} is saved.`, shows: SHOWS },
  );
  return (
    <FormDialog
      title={depot ? `Change ${depot.name}` : 'Add a depot'}
      act={depot ? 'Save' : 'Add'}
      busy={save.isPending}
      initial={{
        name: depot?.name ?? '',
        line1: depot?.address.line1 ?? '',
        town: depot?.address.town ?? '',
        postcode: depot?.address.postcode ?? '',
        from: hours?.from ?? (isWeekly ? '' : '07:00'),
        to: hours?.to ?? (isWeekly ? '' : '20:00'),
        timezone: depot?.timezone ?? 'Europe/London',
      }}
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'line1', label: 'Address', required: true },
        { name: 'town', label: 'Town', required: true },
        { name: 'postcode', label: 'Postcode', required: true },
        {
          name: 'from',
          label: 'Opens',
          type: 'time',
          ...(isWeekly && { hint: 'Empty: the week’s hours stay.' }),
        },
        { name: 'to', label: 'Closes', type: 'time' },
        { name: 'timezone', label: 'Time zone' },
      ]}
      onClose={onClose}
      onSubmit={(values) => save.mutate(values, { onSuccess: onClose })}
    />
  );
}
