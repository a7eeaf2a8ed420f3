/** The dialog that assigns a driver to a route, from the depot's drivers without a route on that day. */
import { useState } from 'react';
import { useDrivers } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button, Select } from '../../parts/fields';
import type { Lane } from './lanes';
import type { useRouteMutations } from './use-route-mutations';

export function ChangeDriver({
  lane,
  lanes,
  assign,
  onClose,
}: {
  lane: Lane | undefined;
  lanes: readonly Lane[];
  assign: ReturnType<typeof useRouteMutations>['assign'];
  onClose: () => void;
}) {
  return (
    <Dialog title={lane ? `Driver of ${lane.name}` : ''} open={lane !== undefined} onClose={onClose}>
      {lane && <Choice lane={lane} lanes={lanes} assign={assign} onClose={onClose} />}
    </Dialog>
  );
}

function Choice({
  lane: { route },
  lanes,
  assign,
  onClose,
}: {
  lane: Lane;
  lanes: readonly Lane[];
  assign: ReturnType<typeof useRouteMutations>['assign'];
  onClose: () => void;
}) {
  const [driver, setDriver] = useState(route.driver ?? '');
  const taken = new Set(lanes.flatMap((lane) => (lane.route === route ? [] : (lane.route.driver ?? []))));
  const drivers = useDrivers().filter(
    ({ id, role, depot }) =>
      role === 'driver' && !taken.has(id) && (depot === undefined || depot === route.depot),
  );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        assign.mutate({ id: route.id, driver: driver || null }, { onSuccess: onClose });
      }}
    >
      <Select
        label="Driver"
        hint={drivers.length === 0 ? 'Every driver at this depot has a route.' : undefined}
        value={driver}
        onChange={(event) => setDriver(event.target.value)}
        options={[['', 'No driver yet'], ...drivers.map(({ id, name }) => [id, name] as const)]}
      />
      <div className="row row-end">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="main" type="submit" disabled={driver === (route.driver ?? '') || assign.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
