/** The dialog that puts people on a route, from those of the depot without a route on that day. */
import { useState } from 'react';
import { Dialog } from '../../parts/dialog';
import { Button } from '../../parts/fields';
import type { Visits } from './clock';
import { CrewFields, crewOf, type Seats } from './crew-fields';
import type { Lane } from './lanes';
import type { useRouteMutations } from './use-route-mutations';

type Assign = ReturnType<typeof useRouteMutations>['assign'];

export function ChangeCrew({
  lane,
  lanes,
  visits,
  assign,
  onClose,
}: {
  lane: Lane | undefined;
  lanes: readonly Lane[];
  visits: Visits;
  assign: Assign;
  onClose: () => void;
}) {
  return (
    <Dialog title={lane ? `Crew of ${lane.name}` : ''} open={lane !== undefined} onClose={onClose}>
      {lane && <Choice lane={lane} lanes={lanes} visits={visits} assign={assign} onClose={onClose} />}
    </Dialog>
  );
}

function Choice({
  lane: { route },
  lanes,
  visits,
  assign,
  onClose,
}: {
  lane: Lane;
  lanes: readonly Lane[];
  visits: Visits;
  assign: Assign;
  onClose: () => void;
}) {
  const [driver = '', mate = ''] = route.crew;
  const [seats, setSeats] = useState<Seats>({ driver, mate });
  const isSame = seats.driver === driver && seats.mate === mate;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        assign.mutate({ id: route.id, crew: crewOf(seats) }, { onSuccess: onClose });
      }}
    >
      <div className="fields">
        <CrewFields
          depot={route.depot}
          others={lanes.filter((lane) => lane.route.id !== route.id)}
          value={seats}
          forTwo={route.stops.filter(({ id }) => visits.get(id)?.crew === 2).length}
          onChange={setSeats}
        />
      </div>
      <div className="row row-end">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="main" type="submit" disabled={isSame || assign.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
