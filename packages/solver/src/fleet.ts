/**
 * The vans of a search with the people who can be on them. Where all people work the same hours, any of them can be on
 * any van, and only their numbers limit the routes. Otherwise each van is paired with people up front, those of the
 * longest shifts with the vans that carry the most: every route then is within its people's shifts.
 */
import type {
  Crew,
  DayWindow,
  RoutingPerson,
  RoutingProblem,
  RoutingVehicle,
} from '@waypost/planning/routing-problem';

export type Fleet = {
  /** The vans, with the hours and seats that their people leave them; one that nobody can be on has no hours. */
  readonly vans: readonly RoutingVehicle[];
  /** The most routes, and the most routes plus routes with a stop for two. */
  readonly drivers: number;
  readonly people: number;
};

/** A van without anybody. */
const NEVER: DayWindow = { fromSecond: 0, toSecond: -1 };

/** Returns the vans `indexes` of the problem, as its people can staff them. */
export function fleetOf(problem: RoutingProblem, indexes: readonly number[]): Fleet {
  const vans = indexes.map((i) => problem.vehicles[i]!);
  const { people } = problem;
  if (people === undefined) return { vans, drivers: Infinity, people: Infinity };
  const shared = sharedShift(people, vans);
  if (shared === null) return { vans: paired(problem, vans, people), drivers: Infinity, people: Infinity };
  return {
    vans: vans.map((van) => ({ ...van, shift: overlap(van.shift, shared) })),
    drivers: people.filter(({ role }) => role === 'driver').length,
    people: people.length,
  };
}

/** Returns the hours that all people work, as far as vans are used; null if they differ. */
function sharedShift(people: readonly RoutingPerson[], vans: readonly RoutingVehicle[]): DayWindow | null {
  const used = {
    fromSecond: Math.min(...vans.map(({ shift }) => shift.fromSecond)),
    toSecond: Math.max(...vans.map(({ shift }) => shift.toSecond)),
  };
  const shifts = people.map(({ shift }) => overlap(shift, used));
  const [first = used] = shifts;
  const isSame = (shift: DayWindow) =>
    shift.fromSecond === first.fromSecond && shift.toSecond === first.toSecond;
  return shifts.every(isSame) ? first : null;
}

/** Pairs vans with people: as many pairs as the stops for two make worthwhile, and single drivers for the rest. */
function paired(
  problem: RoutingProblem,
  vans: readonly RoutingVehicle[],
  people: readonly RoutingPerson[],
): RoutingVehicle[] {
  const byLength = (a: RoutingPerson, b: RoutingPerson) => lengthOf(b.shift) - lengthOf(a.shift);
  const drivers = people.filter(({ role }) => role === 'driver').toSorted(byLength);
  const mates = people.filter(({ role }) => role === 'mate').toSorted(byLength);
  const pairs = pairsWanted(problem, vans, people);
  const staffed = new Map<RoutingVehicle, RoutingVehicle>();
  const bySize = [...vans].sort(
    (a, b) => b.crew - a.crew || (b.capacityLitres ?? Infinity) - (a.capacityLitres ?? Infinity) || 0,
  );
  let made = 0;
  for (const van of bySize) {
    const driver = drivers.shift();
    if (!driver) break;
    // Spare drivers ride as mates once there are no mates left.
    const wantsTwo = van.crew === 2 && made < pairs;
    const mate = wantsTwo ? (mates.shift() ?? (drivers.length > 0 ? drivers.pop() : undefined)) : undefined;
    if (mate) made++;
    const crew: Crew = mate ? 2 : 1;
    const shift = overlap(overlap(van.shift, driver.shift), mate?.shift ?? driver.shift);
    staffed.set(van, { ...van, crew, shift });
  }
  return vans.map((van) => staffed.get(van) ?? { ...van, shift: NEVER });
}

/** Returns how many vans get two people: the share of the work that needs two. */
function pairsWanted(
  { stops }: RoutingProblem,
  vans: readonly RoutingVehicle[],
  people: readonly RoutingPerson[],
): number {
  const seconds = (of: readonly { serviceSeconds: number }[]) =>
    of.reduce((sum, { serviceSeconds }) => sum + serviceSeconds, 0);
  const share = seconds(stops.filter(({ crew }) => crew === 2)) / Math.max(1, seconds(stops));
  // With p pairs of v routes, p + v people work, and p of v routes have two.
  const routes = Math.min(vans.length, people.length / (1 + share));
  return Math.ceil(routes * share);
}

const lengthOf = ({ fromSecond, toSecond }: DayWindow) => toSecond - fromSecond;

const overlap = (a: DayWindow, b: DayWindow): DayWindow => ({
  fromSecond: Math.max(a.fromSecond, b.fromSecond),
  toSecond: Math.min(a.toSecond, b.toSecond),
});
