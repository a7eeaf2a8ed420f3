/** The depots with their opening hours, and their zones on a map. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Depot, depotsQuery, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Button, Select } from '../../parts/fields';
import { byName } from '../../parts/format';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { clearBaseMaps } from '../../parts/map-base';
import { Empty, QueryState } from '../../parts/states';
import { type DayHours, formatHours, WEEK } from './hours';
import { Setup } from './sections';
import { TimeFields } from './time-fields';
import { WeekHours } from './week-hours';
import { ZoneMap } from './zone-map';
import { Zones } from './zones';

const SHOWS = ['depots', 'slots'];
const USUAL = { from: '07:00', to: '20:00' };

export function DepotsView() {
  const { write } = useRights();
  const depots = useQuery(depotsQuery(useMode().mode));
  const [chosen, setChosen] = useState<string>();
  const [edited, setEdited] = useState<Depot | 'new'>();
  return (
    <Setup
      title="Depots and zones"
      hint="Where goods arrive, opening hours, and delivery zones."
      tools={
        write && (
          <Button kind="main" onClick={() => setEdited('new')}>
            Add depot
          </Button>
        )
      }
    >
      <QueryState query={depots}>
        {(list) => {
          const sorted = [...list].sort(byName);
          const depot = list.find(({ id }) => id === chosen) ?? sorted[0];
          if (!depot) {
            return (
              <Empty title="No depots yet">
                <p>Goods arrive at a depot, and vans start there. Zones and slots belong to a depot.</p>
              </Empty>
            );
          }
          return (
            <div className="depots">
              <ul className="depot-list" aria-label="Depots">
                {sorted.map((one) => (
                  <li key={one.id}>
                    <button type="button" aria-pressed={one === depot} onClick={() => setChosen(one.id)}>
                      <b>{one.name}</b>
                      <span>
                        {one.address.town} {one.address.postcode}
                      </span>
                      <span className="hint">{formatHours(one.opening)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <div className="stack">
                <div className="row">
                  <h3>{depot.name}</h3>
                  <span className="hint">
                    {[depot.address.line1, depot.address.town, depot.address.postcode, depot.timezone].join(
                      ' · ',
                    )}
                  </span>
                  {write && <DepotActions depot={depot} onEdit={setEdited} />}
                </div>
                <ZoneMap depot={depot} depots={list} />
                <Zones key={depot.id} depot={depot.id} />
              </div>
            </div>
          );
        }}
      </QueryState>
      {edited && (
        <EditDepot depot={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Setup>
  );
}

function DepotActions({ depot, onEdit }: { depot: Depot; onEdit: (depot: Depot) => void }) {
  const remove = useChange(
    () => unwrap(api.DELETE('/depots/{depot_id}', { params: { path: { depot_id: depot.id } } })),
    { success: () => 'Depot removed.', invalidates: SHOWS },
  );
  const { confirm, confirmDialog } = useConfirm();
  return (
    <>
      <Button kind="quiet" onClick={() => onEdit(depot)}>
        Edit
      </Button>
      <Button
        kind="quiet"
        onClick={() =>
          confirm({
            title: `Remove ${depot.name}?`,
            text: 'Its zones and slots are removed too. A depot with open orders, vans or drivers can’t be removed.',
            label: 'Remove depot',
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

function EditDepot({ depot, onClose }: { depot: Depot | undefined; onClose: () => void }) {
  const [known] = useState<Depot['opening']>(depot?.opening ?? USUAL);
  const [opening, setOpening] = useState(known);
  const week: readonly DayHours[] | undefined = Array.isArray(opening) ? opening : undefined;
  const every = Array.isArray(opening) ? USUAL : opening;
  const save = useChange(
    ({ name = '', line1 = '', line2 = '', town = '', postcode = '', timezone }: Values) => {
      const body = {
        name,
        address: { line1, ...(line2 && { line2 }), town, postcode },
        ...(timezone && { timezone }),
        opening,
      };
      return depot
        ? unwrap(api.PATCH('/depots/{depot_id}', { params: { path: { depot_id: depot.id } }, body }))
        : unwrap(api.POST('/depots', { body }));
    },
    {
      success: ({ name }) => {
        clearBaseMaps();
        return `${name} saved.`;
      },
      invalidates: SHOWS,
      errorsInForm: true,
    },
  );
  return (
    <FormDialog
      title={depot ? `Edit ${depot.name}` : 'Add a depot'}
      submitLabel={depot ? 'Save' : 'Add'}
      busy={save.isPending || week?.length === 0}
      hasMore={opening !== known}
      error={save.error}
      initial={{
        name: depot?.name ?? '',
        line1: depot?.address.line1 ?? '',
        line2: depot?.address.line2 ?? '',
        town: depot?.address.town ?? '',
        postcode: depot?.address.postcode ?? '',
        timezone: depot?.timezone ?? 'Europe/London',
      }}
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'line1', label: 'Address', required: true },
        { name: 'line2', label: 'Address line 2' },
        { name: 'town', label: 'Town', required: true },
        { name: 'postcode', label: 'Postcode', required: true },
        { name: 'timezone', label: 'Time zone' },
      ]}
      onClose={onClose}
      onSubmit={(values) => save.mutate(values, { onSuccess: onClose })}
    >
      <div className="fields">
        <Select
          label="Open"
          hint={week?.length === 0 ? 'Choose at least one day.' : undefined}
          value={week ? 'week' : ''}
          onChange={({ target }) =>
            setOpening(target.value === '' ? USUAL : WEEK.map((weekday) => ({ weekday, ...every })))
          }
          options={[
            ['', 'The same every day'],
            ['week', 'By weekday'],
          ]}
        />
        {!week && (
          <TimeFields
            labels={['Opens', 'Closes']}
            value={every}
            onChange={(change) => setOpening({ ...every, ...change })}
          />
        )}
      </div>
      {week && <WeekHours legend="Opening hours" off="Closed" value={week} onChange={setOpening} />}
    </FormDialog>
  );
}
