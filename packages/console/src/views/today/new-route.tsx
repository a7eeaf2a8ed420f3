/** The dialog that makes a route by hand: a free van, people, and orders without a route. It is reviewed before it is kept. */
import { useState } from 'react';
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { type Order, useChange, useDepots, useVehicles } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button, Check, Select } from '../../parts/fields';
import { CrewFields, crewOf, type Seats } from './crew-fields';
import type { Lane, Unassigned } from './lanes';
import { referenceOf } from './use-day';
import type { Wanted } from './moves';
import { placeOf } from './places';
import { inSequence } from './sequence';
import type { ByHand } from './use-planning';

export function NewRoute({
  date,
  depot,
  lanes,
  unassigned,
  orders,
  onPropose,
}: {
  date: string;
  depot: string;
  lanes: readonly Lane[];
  unassigned: readonly Unassigned[];
  orders: ReadonlyMap<string, Order>;
  onPropose: (proposal: ByHand) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [vehicle, setVehicle] = useState('');
  const [seats, setSeats] = useState<Seats>({ driver: '', mate: '' });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const home = useDepots().find(({ id }) => id === depot)?.address;
  const chosenOrders = unassigned.flatMap(({ order }) => (left.has(order) ? [] : (orders.get(order) ?? [])));
  const isFree = (id: string) => lanes.every(({ route }) => route.vehicle !== id);
  const isHere = (of: { depot?: string | undefined }) => of.depot === undefined || of.depot === depot;
  const vans = useVehicles().filter((van) => van.active && isHere(van) && isFree(van.id));
  const chosen = vehicle || (vans[0]?.id ?? '');
  const tryOut = useChange(async (wanted: Wanted) => ({
    title: `New route: ${vans.find(({ id }) => id === wanted.vehicle)?.name ?? 'a van'}`,
    wanted,
    answer: await unwrap(
      api.POST('/depots/{depot_id}/days/{date}/rearrange', {
        params: { path: { depot_id: depot, date } },
        body: { routes: [wanted], dry_run: true },
      }),
    ),
  }));
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New route</Button>
      <Dialog title="New route" open={isOpen} onClose={() => setIsOpen(false)}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            const stops = inSequence(chosenOrders, placeOf(home));
            tryOut.mutate(
              { vehicle: chosen, crew: crewOf(seats), stops },
              {
                onSuccess: (proposal) => {
                  setIsOpen(false);
                  onPropose(proposal);
                },
              },
            );
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
                label={labelOf(orders.get(id)) ?? referenceOf(id) ?? 'Loading …'}
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
              disabled={chosen === '' || chosenOrders.length === 0 || tryOut.isPending}
            >
              Review route
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

/** `Sioned Griffiths, SE2 9NL, 08:00–12:00 (SO-10432)` */
function labelOf(order: Order | undefined): string | undefined {
  if (!order) return undefined;
  const { recipient, slot, reference } = order;
  const parts = [recipient.name, recipient.address?.postcode, slot && `${slot.from}–${slot.to}`];
  return `${parts.filter(Boolean).join(', ')} (${reference})`;
}
