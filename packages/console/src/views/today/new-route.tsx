/**
 * The dialog that makes a route by hand: a free van, people, and orders without a route. It is reviewed before it is
 * kept.
 */
import { useState } from 'react';
import { type Order, useChange, useVehicles } from '../../api/queries';
import { Choices } from '../../parts/choices';
import { Dialog } from '../../parts/dialog';
import { Button, Select } from '../../parts/fields';
import { byName, plural } from '../../parts/format';
import { lackOf, routeChoices } from './by-hand';
import { CrewFields, crewOf, type Seats } from './crew-fields';
import type { Lane, Unassigned } from './lanes';
import type { Wanted } from './moves';
import { type ByHand, tryByHand } from './use-planning';

type Props = {
  date: string;
  depot: string;
  lanes: readonly Lane[];
  unassigned: readonly Unassigned[];
  orders: ReadonlyMap<string, Order>;
  onPropose: (proposal: ByHand) => void;
};

export function NewRoute(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New route</Button>
      {/* Created again each time: what the last route took is no longer free. */}
      {isOpen && <NewRouteDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function NewRouteDialog({
  date,
  depot,
  lanes,
  unassigned,
  orders,
  onPropose,
  onClose,
}: Props & { onClose: () => void }) {
  const [vehicle, setVehicle] = useState('');
  const [seats, setSeats] = useState<Seats>({ driver: '', mate: '' });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const choices = routeChoices(unassigned.flatMap(({ order }) => orders.get(order) ?? []));
  const stops = choices.flatMap(([id]) => (ticked.includes(id) ? [id] : []));
  const isFree = (id: string) => lanes.every(({ route }) => route.vehicle !== id);
  const isHere = (of: { depot?: string | undefined }) => of.depot === undefined || of.depot === depot;
  const vans = useVehicles()
    .filter((van) => van.active && isHere(van) && isFree(van.id))
    .sort(byName);
  const chosen = vehicle || (vans[0]?.id ?? '');
  const lack = lackOf({ vans: vans.length, choices: choices.length, stops: stops.length });
  const forTwo = stops.filter((id) => orders.get(id)?.service.crew === 2).length;
  const tryOut = useChange((wanted: Wanted) =>
    tryByHand(
      { depot, date },
      {
        words: ({ vehicle: of }) => ({
          title: `New route: ${vans.find(({ id }) => id === of)?.name ?? 'a van'}`,
          done: 'Route created.',
        }),
        wanted,
      },
    ),
  );
  return (
    <Dialog title="New route" open onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          tryOut.mutate(
            { vehicle: chosen, crew: crewOf(seats), stops },
            {
              onSuccess: (proposal) => {
                onClose();
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
          <CrewFields depot={depot} others={lanes} value={seats} forTwo={forTwo} onChange={setSeats} />
        </div>
        {unassigned.length > 0 && (
          <div className="route-orders">
            <Choices legend="Orders without a route" options={choices} chosen={ticked} onChange={setTicked} />
          </div>
        )}
        {choices.length > 1 && (
          <div className="row">
            <Button
              kind="quiet"
              onClick={() => setTicked(stops.length === choices.length ? [] : choices.map(([id]) => id))}
            >
              {stops.length === choices.length ? 'Tick none' : `Tick all ${choices.length}`}
            </Button>
            <span className="hint">
              The stops are put in the best sequence. What would be late is shown first.
            </span>
          </div>
        )}
        <div className="row row-end">
          {/* Why the button beside it is off. */}
          <p id="new-route-lack" role="status" className="hint new-route-lack">
            {lack}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="main"
            type="submit"
            aria-describedby="new-route-lack"
            disabled={lack !== undefined || tryOut.isPending}
          >
            {stops.length === 0 ? 'Review route' : `Review route of ${plural(stops.length, 'stop')}`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
