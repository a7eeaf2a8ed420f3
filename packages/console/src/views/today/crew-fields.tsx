/** Who is on a route: the driver, and the mate for stops that need two people. */
import { type Driver, useDrivers, useStaffedByPeople } from '../../api/queries';
import { Select } from '../../parts/fields';
import { byName, plural } from '../../parts/format';
import type { Lane } from './lanes';

/** Ids of the people, empty for a seat that nobody has. */
export type Seats = { driver: string; mate: string };

/** Returns the people on a route as the API takes them, the driver first. */
export const crewOf = ({ driver, mate }: Seats): string[] =>
  driver === '' ? [] : [driver, mate].filter((id) => id !== '');

/** Lists a depot's people who are on none of these lanes. */
function useFree(depot: string, lanes: readonly Lane[]): Driver[] {
  const taken = new Set(lanes.flatMap(({ route }) => route.crew));
  return useDrivers().filter(({ id, depot: own }) => !taken.has(id) && (own === undefined || own === depot));
}

export function CrewFields({
  depot,
  others,
  value,
  forTwo,
  onChange,
}: {
  depot: string;
  /** Lanes whose people are not free. */
  others: readonly Lane[];
  value: Seats;
  /** How many stops of the route need two people. */
  forTwo: number;
  onChange: (value: Seats) => void;
}) {
  const needsMates = useStaffedByPeople();
  const free = useFree(depot, others).sort(byName);
  const drivers = free.filter(({ role }) => role === 'driver');
  // A driver can also ride as mate.
  const mates = free.filter(({ id }) => id !== value.driver);
  return (
    <>
      <Select
        label="Driver"
        hint={drivers.length === 0 ? 'Every driver at this depot has a route.' : undefined}
        value={value.driver}
        onChange={({ target: { value: driver } }) =>
          onChange({ driver, mate: driver === '' || driver === value.mate ? '' : value.mate })
        }
        options={[['', 'No driver yet'], ...drivers.map(({ id, name }) => [id, name] as const)]}
      />
      <Select
        label="Mate"
        hint={<MateHint forTwo={forTwo} isMissing={needsMates && value.mate === ''} />}
        disabled={value.driver === ''}
        value={value.mate}
        onChange={({ target: { value: mate } }) => onChange({ ...value, mate })}
        options={[['', 'No mate'], ...mates.map(({ id, name }) => [id, name] as const)]}
      />
    </>
  );
}

function MateHint({ forTwo, isMissing }: { forTwo: number; isMissing: boolean }) {
  if (forTwo === 0) return 'No stop of this route needs one.';
  const words = `${plural(forTwo, 'stop needs', 'stops need')} 2 people.`;
  return isMissing ? <span className="is-warn">{words} Choose a mate.</span> : words;
}
