/**
 * The validator's rule of people: each route has a driver on duty, and a second person if a stop needs two. A person
 * can be on a route if it can be driven by all rules within the shifts of everybody on it.
 */
import type {
  DayWindow,
  RoutingPerson,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
} from '../routing-problem.js';
import { fitsInto } from './times.js';
import type { Report } from './violation.js';

/** A route that needs people: neither locked nor under way, for those have theirs. */
type Route = { readonly vehicle: RoutingVehicle; readonly stops: readonly RoutingStop[] };

/** A seat of a route, and the people who could take it if it were the only one. */
type Seat = { readonly route: Route; readonly able: readonly RoutingPerson[] };

/** Maximum choices of people to try when two shifts that each suit a route don't suit it together. */
const MAX_CHOICES = 50_000;

const overlap = (a: DayWindow, b: DayWindow): DayWindow => ({
  fromSecond: Math.max(a.fromSecond, b.fromSecond),
  toSecond: Math.min(a.toSecond, b.toSecond),
});

/** Remembers which shifts suit a route. A route that is late in any shift asks for people, not for hours. */
function suitability(problem: RoutingProblem) {
  const known = new Map<string, boolean>();
  return ({ vehicle, stops }: Route, shifts: readonly DayWindow[]): boolean => {
    const fits = (shift: DayWindow): boolean => {
      const key = `${vehicle.id} ${shift.fromSecond} ${shift.toSecond}`;
      const answer = known.get(key) ?? fitsInto(problem, vehicle, stops, shift);
      known.set(key, answer);
      return answer;
    };
    return fits(shifts.reduce(overlap, vehicle.shift)) || !fits(vehicle.shift);
  };
}

/** Returns who takes which seat, as many seats as possible; earlier seats keep somebody. */
function match(seats: readonly Seat[]): Map<Seat, RoutingPerson> {
  const takenBy = new Map<RoutingPerson, Seat>();
  const find = (seat: Seat, asked: Set<RoutingPerson>): boolean =>
    seat.able.some((person) => {
      if (asked.has(person)) return false;
      asked.add(person);
      const sitting = takenBy.get(person);
      if (sitting !== undefined && !find(sitting, asked)) return false;
      takenBy.set(person, seat);
      return true;
    });
  for (const seat of seats) find(seat, new Set());
  return new Map([...takenBy].map(([person, seat]) => [seat, person]));
}

/** Returns whether all seats of all routes can be taken, by trying one person after the other. */
function canStaff(
  routes: readonly (readonly Seat[])[],
  suits: (route: Route, shifts: readonly DayWindow[]) => boolean,
): boolean {
  let choices = 0;
  const sit = (next: number, taken: ReadonlySet<RoutingPerson>): boolean => {
    const [driver, mate] = routes[next] ?? [];
    if (driver === undefined) return true;
    const free = (seat: Seat) => seat.able.filter((person) => !taken.has(person));
    return free(driver).some((first) => {
      if (++choices > MAX_CHOICES) return false;
      if (mate === undefined) return sit(next + 1, new Set([...taken, first]));
      return free(mate).some(
        (second) =>
          second !== first &&
          suits(driver.route, [first.shift, second.shift]) &&
          sit(next + 1, new Set([...taken, first, second])),
      );
    });
  };
  return sit(0, new Set());
}

/** Checks that the people on duty can staff all routes together. */
export function checkPeople(problem: RoutingProblem, routes: readonly Route[], report: Report) {
  const { people } = problem;
  if (people === undefined) return;
  const suits = suitability(problem);
  const lacks = (route: Route, by: number) => {
    const { id } = route.vehicle;
    const message =
      by === 0
        ? `No two people are on duty together for the route of ${id}.`
        : `The route of ${id} lacks ${by === 1 ? 'one person' : 'two people'} on duty.`;
    report({ vehicle: id, stop: null, rule: 'people', by: Math.max(1, by), message });
  };
  const seats = routes
    .filter(({ vehicle, stops }) => vehicle.start === undefined && stops.length > 0)
    .map((route): Seat[] => {
      const able = people.filter(({ shift }) => suits(route, [shift]));
      const drivers = { route, able: able.filter(({ role }) => role === 'driver') };
      return route.stops.some((stop) => stop.crew === 2) ? [drivers, { route, able }] : [drivers];
    });
  // All drivers before all mates: a driver who rides as mate is moved if somebody must drive.
  const inTurn = [...seats.flatMap(([driver]) => driver ?? []), ...seats.flatMap(([, mate]) => mate ?? [])];
  const matched = match(inTurn);
  const short = seats.filter((own) => own.some((seat) => !matched.has(seat)));
  for (const own of short) {
    const [seat] = own;
    if (seat !== undefined) lacks(seat.route, own.filter((each) => !matched.has(each)).length);
  }
  if (short.length > 0) return;
  const apart = seats.filter((own) => {
    const shifts = own.flatMap((seat) => matched.get(seat)?.shift ?? []);
    return own[0] !== undefined && !suits(own[0].route, shifts);
  });
  if (apart.length === 0 || canStaff(seats, suits)) return;
  for (const [seat] of apart) if (seat !== undefined) lacks(seat.route, 0);
}
