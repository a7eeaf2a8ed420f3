/** The depots with their opening hours, and their zones on a map. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Depot, depotsQuery, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Button } from '../../parts/fields';
import { byName } from '../../parts/format';
import { Empty, QueryState } from '../../parts/states';
import { EditDepot } from './edit-depot';
import { formatHours } from './hours';
import { Setup } from './sections';
import { useAdding } from './use-adding';
import { ZoneMap } from './zone-map';
import { Zones } from './zones';

const SHOWS = ['depots', 'slots'];

export function DepotsView() {
  const { write } = useRights();
  const depots = useQuery(depotsQuery(useMode().mode));
  const [chosen, setChosen] = useState<string>();
  const [edited, setEdited] = useState<Depot | 'new'>();
  const adding = useAdding();
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
        <EditDepot
          key={adding.key}
          depot={edited === 'new' ? undefined : edited}
          onAnother={edited === 'new' ? adding.another : undefined}
          onClose={() => setEdited(undefined)}
        />
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
