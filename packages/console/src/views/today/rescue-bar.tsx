/** Vans that broke down with stops left, among the day's figures, and the dialog that finds another van. */
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { inWords, messageOf } from '../../api/errors';
import { useMode } from '../../api/mode';
import { useDrivers } from '../../api/queries';
import { useCommands } from '../../parts/commands';
import { Dialog } from '../../parts/dialog';
import { Button } from '../../parts/fields';
import { duration, plural } from '../../parts/format';
import type { Visits } from './clock';
import type { IdleVan, Lane } from './lanes';
import {
  byCost,
  type Cost,
  costOf,
  type Rescuer,
  rescuersOf,
  rescueWords,
  type Stranded,
  strandedOf,
  strandedWords,
  tryInPart,
} from './rescue';
import type { Suggestion } from './suggestion-preview';
import { type ByHand, tryByHand } from './use-planning';

type Props = {
  date: string;
  depot: string;
  lanes: readonly Lane[];
  idle: readonly IdleVan[];
  visits: Visits;
  /** Those of the route agent, if the courier has it: its answer is filled in. */
  suggestions: readonly Suggestion[];
  onShow: (suggestion: string) => void;
  onPropose: (proposal: ByHand) => void;
};

export function RescueBar(props: Props) {
  const { lanes, visits, suggestions, onShow } = props;
  const [rescued, setRescued] = useState<Stranded>();
  const all = strandedOf(lanes, visits);
  const rescue = (of: Stranded) => {
    const suggested = suggestions.find(
      ({ trigger, subject }) => trigger === 'breakdown' && subject === of.run,
    );
    if (suggested) onShow(suggested.id);
    else setRescued(of);
  };
  useCommands(all.map((of) => ({ name: 'Rescue the stops', hint: of.lane.name, run: () => rescue(of) })));
  return (
    <>
      {all.map((of) => (
        <span key={of.run} className="rescue" role="status">
          <b>{of.lane.name} broke down</b> · {strandedWords(of)}
          <Button kind="main" onClick={() => rescue(of)}>
            Rescue…
          </Button>
        </span>
      ))}
      {rescued && <RescueDialog {...props} stranded={rescued} onClose={() => setRescued(undefined)} />}
    </>
  );
}

function RescueDialog({
  date,
  depot,
  lanes,
  idle,
  stranded,
  onPropose,
  onClose,
}: Props & { stranded: Stranded; onClose: () => void }) {
  const { mode } = useMode();
  const drivers = useDrivers().filter(
    ({ role, depot: own }) => role === 'driver' && (own === undefined || own === depot),
  );
  const rescuers = rescuersOf(stranded, { lanes, idle, drivers });
  const trials = useQueries({
    queries: rescuers.map((rescuer) => ({
      queryKey: [mode, 'day', date, depot, 'rescue', stranded.run, rescuer.wanted],
      queryFn: () =>
        tryInPart(rescuer, stranded.orders, (wanted) =>
          tryByHand(
            { depot, date },
            { words: ({ stops }) => rescueWords(stranded, { van: rescuer.name, stops }), wanted },
          ),
        ),
      retry: false,
      staleTime: 0,
    })),
  });
  const rows = rescuers
    .map((rescuer, index) => {
      const { data, error } = trials[index] ?? { data: undefined, error: null };
      const cost: Cost | undefined = error
        ? { minutes: 0, miles: 0, late: 0, refused: messageOf(error) }
        : data && costOf(data.answer, data);
      const taken = data && stranded.orders.filter((order) => data.wanted.stops.includes(order)).length;
      return { rescuer, proposal: data, cost, taken: taken ?? 0 };
    })
    .sort((a, b) =>
      a.cost && b.cost
        ? Number(a.cost.refused !== undefined) - Number(b.cost.refused !== undefined) ||
          b.taken - a.taken ||
          byCost(a.cost, b.cost)
        : Number(!a.cost) - Number(!b.cost),
    );
  const isSplit = rows.every(
    ({ cost, taken }) => cost && (cost.refused !== undefined || taken < stranded.orders.length),
  );
  return (
    <Dialog title={`Rescue the stops of ${stranded.lane.name}`} open wide onClose={onClose}>
      <p>
        {strandedWords(stranded)}. Which van comes? Handing the goods over takes time that is not in these
        figures. Nothing changes before the review.
        {isSplit && ' No van can take them all: choose one, then rescue the rest.'}
      </p>
      {rows.length === 0 ? (
        <p>No other van is at this depot.</p>
      ) : (
        <table className="rescuers">
          <thead>
            <tr>
              <th>Van</th>
              <th>Now</th>
              <th>Takes</th>
              <th>Added</th>
              <th>Late</th>
              <th>
                <span className="visually-hidden-inline">Choose</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rescuer, proposal, cost, taken }) => (
              <Row
                key={rescuer.wanted.vehicle}
                rescuer={rescuer}
                cost={cost}
                takes={taken === stranded.orders.length ? 'all' : `${taken} of ${stranded.orders.length}`}
                onChoose={
                  proposal &&
                  (() => {
                    onClose();
                    onPropose(proposal);
                  })
                }
              />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

/** `+21 min, +8.4 mi`, with a minus for what is saved. */
function addedWords({ minutes, miles }: Cost): string {
  const sign = (value: number) => (value < 0 ? '−' : '+');
  return `${sign(minutes)}${duration(Math.abs(minutes))}, ${sign(miles)}${Math.abs(miles).toFixed(1)} mi`;
}

function Row({
  rescuer: { name, hue, stops, driver },
  cost,
  takes,
  onChoose,
}: {
  rescuer: Rescuer;
  cost: Cost | undefined;
  /** How many of the stranded stops it would take. */
  takes: string;
  onChoose: (() => void) | undefined;
}) {
  return (
    <tr>
      <th scope="row">
        <i className={`lane-colour hue-${hue}`} /> {name}
      </th>
      <td>
        {stops > 0 ? `${plural(stops, 'stop')} to go` : driver ? `idle, ${driver} drives` : 'idle, no driver'}
      </td>
      {cost?.refused !== undefined ? (
        <td colSpan={3} className="rescue-why">
          {inWords(cost.refused)}
        </td>
      ) : (
        <>
          <td>{cost ? takes : '…'}</td>
          <td>{cost ? addedWords(cost) : '…'}</td>
          <td className={cost && cost.late > 0 ? 'is-bad' : undefined}>{cost ? cost.late : '…'}</td>
        </>
      )}
      <td>
        <Button
          disabled={!onChoose || cost?.refused !== undefined}
          aria-label={`Choose ${name}`}
          onClick={onChoose}
        >
          Choose
        </Button>
      </td>
    </tr>
  );
}
