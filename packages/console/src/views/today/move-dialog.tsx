/** Moves a stop from the map or from its card: to another van, or after another stop, with what it would cost. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMode } from '../../api/mode';
import { Dialog } from '../../parts/dialog';
import { Button, Select, sendByKey } from '../../parts/fields';
import { plural } from '../../parts/format';
import { type Spot, spotsAfter, spotsByVan } from './insertion';
import type { Moving } from './map-menu';
import { type Trying, tryMove } from './move-preview';
import type { Move } from './moves';
import { calledInDay, referenceOf } from './day-queries';

export function MoveDialog({
  moving: { order, to },
  day,
  trying,
  onMove,
  onClose,
}: {
  moving: Moving;
  day: Parameters<typeof spotsByVan>[1];
  trying: Trying;
  onMove: (move: Move, force: boolean) => Promise<string>;
  onClose: () => void;
}) {
  const { mode } = useMode();
  // As they were when it was opened: a choice must not change beneath a hand.
  const [spots] = useState(() => (to === 'van' ? spotsByVan(order, day) : spotsAfter(order, day)));
  const [chosen, setChosen] = useState(0);
  const spot = spots[chosen];
  const move = spot && { orders: [order], to: spot.to };
  const { depot, date } = trying.day();
  const { data: answer } = useQuery({
    queryKey: [mode, 'day', date, depot, 'move', move],
    queryFn: () => tryMove(trying.day(), move ?? { orders: [], to: { route: null, index: 0 } }),
    enabled: move !== undefined,
    staleTime: 0,
  });
  const trial = move && answer && trying.words(move, answer);
  const name = calledInDay(order) ?? referenceOf(order) ?? 'the stop';
  const send = () => {
    if (!move || !answer || answer instanceof Error) return;
    onClose();
    void onMove(
      move,
      answer.warnings.some(({ code }) => code === 'window_broken'),
    );
  };
  return (
    <Dialog
      title={to === 'van' ? `Give ${name} to a van` : `Insert ${name} after a stop`}
      open
      onClose={onClose}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={sendByKey}
      >
        {spots.length === 0 ? (
          <p>{to === 'van' ? 'No other van takes stops on this day.' : 'No van has another stop.'}</p>
        ) : (
          <Select
            label={to === 'van' ? 'Van' : 'After'}
            hint={
              to === 'van' ? 'In its slot if it can be, with the least detour.' : 'The nearest stop first.'
            }
            value={chosen}
            options={spots.map((one, index) => [
              String(index),
              to === 'van' ? vanWords(one) : stopWords(one),
            ])}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        )}
        {spot && (
          <p role="status" className={trial?.isBad ? 'move-trial is-bad' : 'move-trial'}>
            {trial ? <Lines of={trial.lines} /> : 'Working out the times…'}
          </p>
        )}
        <div className="row row-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" disabled={!trial || answer instanceof Error}>
            {trial?.isBad ? 'Move anyway' : 'Move'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** When it would be there and what that costs; then what breaks. */
const Lines = ({ of: [first, ...rest] }: { of: readonly string[] }) => (
  <>
    {rest.length === 0 ? first : <span className="move-cost">{first}</span>}
    {rest.map((line) => `\n${line}`)}
  </>
);

const milesWords = ({ miles }: Spot) => (Number.isFinite(miles) ? `, ${miles.toFixed(1)} mi` : '');

/** `Van 2, 7 stops to go, after Ada Lane, 3.2 mi` */
function vanWords(spot: Spot): string {
  const { van, stops, after } = spot;
  if (stops === 0) return `${van}, nothing to do yet${milesWords(spot)}`;
  const where = after ? `after ${nameOf(after.order)}` : 'first';
  return `${van}, ${plural(stops, 'stop')} to go, ${where}${milesWords(spot)}`;
}

/** `3. Ada Lane, 09:40, Van 2, 0.8 mi` */
const stopWords = (spot: Spot): string =>
  spot.after
    ? `${spot.after.sequence}. ${nameOf(spot.after.order)}, ${spot.after.eta}, ${spot.van}${milesWords(spot)}`
    : '';

const nameOf = (order: string) => calledInDay(order) ?? referenceOf(order) ?? 'a stop';
