/** The dialog that creates a route by hand: a free van, people, and orders without a route. */
import { useState } from 'react';
import { useVehicles } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button, Check, Select } from '../../parts/fields';
import { CrewFields, crewOf, type Seats } from './crew-fields';
import type { Lane, Unassigned } from './lanes';
import { referenceOf } from './use-day';
import type { useRouteMutations } from './use-route-mutations';

export function NewRoute({
  date,
  depot,
  lanes,
  unassigned,
  create,
}: {
  date: string;
  depot: string;
  lanes: readonly Lane[];
  unassigned: readonly Unassigned[];
  create: ReturnType<typeof useRouteMutations>['create'];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [vehicle, setVehicle] = useState('');
  const [seats, setSeats] = useState<Seats>({ driver: '', mate: '' });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const stops = unassigned.map(({ order }) => order).filter((id) => !left.has(id));
  const isFree = (id: string) => lanes.every(({ route }) => route.vehicle !== id);
  const isHere = (of: { depot?: string | undefined }) => of.depot === undefined || of.depot === depot;
  const vans = useVehicles().filter((van) => van.active && isHere(van) && isFree(van.id));
  const chosen = vehicle || (vans[0]?.id ?? '');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New route</Button>
      <Dialog title="New route" open={isOpen} onClose={() => setIsOpen(false)}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            const body = { date, depot, vehicle: chosen, crew: crewOf(seats), stops };
            create.mutate(body, { onSuccess: () => setIsOpen(false) });
          }}
        >
          <div className="fields">
            <Select
              label="Van"
              value={chosen}
              onChange={(event) => setVehicle(event.target.value)}
              options={vans.map(({ id, name }) => [id, name] as const)}
            />
            <CrewFields depot={depot} others={lanes} value={seats} onChange={setSeats} />
          </div>
          <fieldset className="choices">
            <legend>Orders without a route</legend>
            {unassigned.map(({ order: id }) => (
              <Check
                key={id}
                label={referenceOf(id) ?? id}
                checked={!left.has(id)}
                onChange={({ target: { checked } }) =>
                  setLeft(new Set(checked ? [...left].filter((one) => one !== id) : [...left, id]))
                }
              />
            ))}
          </fieldset>
          {unassigned.length === 0 && (
            <p className="hint">Every order has a route. Drag a stop to Unassigned first.</p>
          )}
          {vans.length === 0 && <p className="hint">Every van at this depot already has a route.</p>}
          <div className="row row-end">
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button
              kind="main"
              type="submit"
              disabled={chosen === '' || stops.length === 0 || create.isPending}
            >
              Create route
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
