/**
 * Assigns people to vans by a maximum matching of seats and people, so that no route lacks a crew that another choice
 * would have given it. A person rides on one route of the day.
 */
import type { Crew, DayWindow, RoutingPerson } from './routing-problem.js';

/** A route that needs people: its duty, loading included, and who was on it before, the driver first. */
export type CrewDemand = {
  readonly id: string;
  readonly size: Crew;
  readonly fromSecond: number;
  readonly toSecond: number;
  readonly former: readonly string[];
  /** Whether the route can also be driven within a shift that does not cover its duty. Absent: it can't. */
  readonly fits?: (shift: DayWindow) => boolean;
};

export type CrewAssignment = {
  /**
   * The people of each route that has any, by its id: the first drives. A route for two that is `no_mate` has its
   * driver alone.
   */
  readonly crews: ReadonlyMap<string, readonly string[]>;
  /** Routes that lack people, in the order of the demands. */
  readonly unstaffed: readonly { readonly id: string; readonly code: 'no_driver' | 'no_mate' }[];
};

/** Returns whether a route can be driven within these hours. */
const suits = ({ fromSecond, toSecond, fits }: CrewDemand, shift: DayWindow): boolean =>
  (shift.fromSecond <= fromSecond && toSecond <= shift.toSecond) || fits?.(shift) === true;

/** Returns the hours that all of these shifts have. */
export const overlap = (shifts: readonly DayWindow[]): DayWindow => ({
  fromSecond: Math.max(...shifts.map((shift) => shift.fromSecond)),
  toSecond: Math.min(...shifts.map((shift) => shift.toSecond)),
});

type Seat = { readonly demand: CrewDemand; readonly drives: boolean; readonly able: readonly string[] };

/** For each seat, the seat with those people who are still considered for it. */
type Narrowed = ReadonlyMap<Seat, Seat>;

/**
 * Which routes for two are staffed, if not all can be, is searched exhaustively up to this many attempts: enough for
 * some twenty of them.
 */
const MAX_ATTEMPTS = 20_000;

/** Seats with people, to which further seats are added by augmenting paths (Kuhn's algorithm). */
class Matching {
  private readonly personOf = new Map<Seat, string>();
  private readonly seatOf = new Map<string, Seat>();

  copy(): Matching {
    const copy = new Matching();
    for (const [seat, person] of this.personOf) copy.seat(seat, person);
    return copy;
  }

  person(seat: Seat): string | undefined {
    return this.personOf.get(seat);
  }

  /** Adds all of these seats, moving people of others to other seats where needed; false if that is impossible. */
  add(seats: readonly Seat[]): boolean {
    return seats.every((seat) => this.augment(seat, new Set()));
  }

  private augment(seat: Seat, tried: Set<string>): boolean {
    const free = seat.able.find((person) => !this.seatOf.has(person));
    if (free !== undefined) {
      this.seat(seat, free);
      return true;
    }
    for (const person of seat.able) {
      if (tried.has(person)) continue;
      tried.add(person);
      const other = this.seatOf.get(person);
      if (other !== undefined && !this.augment(other, tried)) continue;
      this.seat(seat, person);
      return true;
    }
    return false;
  }

  private seat(seat: Seat, person: string): void {
    this.personOf.set(seat, person);
    this.seatOf.set(person, seat);
  }
}

/** Returns the matching with all of these seats as well, or null if there is none. */
function withSeats(matching: Matching, seats: readonly Seat[]): Matching | null {
  const more = matching.copy();
  return more.add(seats) ? more : null;
}

/** Returns the seats of a route, the driver's first, each with the people who can take it. */
function seatsOf(demand: CrewDemand, people: readonly RoutingPerson[]): Seat[] {
  const onDuty = people.filter(({ shift }) => suits(demand, shift));
  const ids = (some: readonly RoutingPerson[]) => some.map(({ id }) => id);
  // Mates first: those who can drive stay free for other routes.
  const mates = [...onDuty].sort((a, b) => Number(a.role === 'driver') - Number(b.role === 'driver'));
  const driver = { demand, drives: true, able: ids(onDuty.filter(({ role }) => role === 'driver')) };
  return demand.size === 1 ? [driver] : [driver, { demand, drives: false, able: ids(mates) }];
}

/**
 * Returns the most routes that can all be staffed. A route for one never costs more than one other, so those go first;
 * of the routes for two, all choices are tried.
 */
function mostStaffed(routes: readonly (readonly Seat[])[]): (readonly Seat[])[] {
  const singles: (readonly Seat[])[] = [];
  let matching = new Matching();
  for (const seats of routes.filter(({ length }) => length === 1)) {
    const more = withSeats(matching, seats);
    if (more === null) continue;
    matching = more;
    singles.push(seats);
  }
  const pairs = routes.filter(({ length }) => length > 1);
  let best: (readonly Seat[])[] = [];
  let attempts = 0;
  const choose = (next: number, chosen: (readonly Seat[])[], staffed: Matching) => {
    if (chosen.length > best.length) best = chosen;
    const seats = pairs[next];
    if (seats === undefined || chosen.length + pairs.length - next <= best.length) return;
    if (++attempts > MAX_ATTEMPTS) return;
    const more = withSeats(staffed, seats);
    if (more !== null) choose(next + 1, [...chosen, seats], more);
    choose(next + 1, chosen, staffed);
  };
  choose(0, [], matching);
  return [...singles, ...best];
}

/** Returns whether all seats can be taken. */
const isStaffed = (narrowed: Narrowed) => new Matching().add([...narrowed.values()]);

const onlyBy = (seat: Seat, person: string): Seat => ({ ...seat, able: [person] });

/** Keeps former people on their routes, one after the other, as long as every seat can still be taken. */
function keepFormer(seats: readonly Seat[]): Narrowed {
  let narrowed: Narrowed = new Map(seats.map((seat) => [seat, seat]));
  const keep = (seat: Seat, person: string) => {
    if (!seat.able.includes(person) || narrowed.get(seat)?.able.length === 1) return false;
    const tried = new Map([...narrowed, [seat, onlyBy(seat, person)]]);
    if (!isStaffed(tried)) return false;
    narrowed = tried;
    return true;
  };
  for (const demand of new Set(seats.map((seat) => seat.demand))) {
    const own = seats.filter((seat) => seat.demand === demand);
    demand.former.forEach((person, was) => {
      // At the wheel, or beside it, as before; otherwise in the other seat.
      const ordered = [...own].sort(
        (a, b) => Number(a.drives !== (was === 0)) - Number(b.drives !== (was === 0)),
      );
      ordered.some((seat) => keep(seat, person));
    });
  }
  return narrowed;
}

/**
 * Narrows routes whose two people suit it each, but not together, to two who do, one route after the other, as long as
 * every seat can still be taken. Former people give way to that.
 */
function joinPairs(
  seats: readonly Seat[],
  former: Narrowed,
  meet: (pair: readonly Seat[]) => boolean,
): Narrowed {
  let narrowed = former;
  const pairs = [...new Set(seats.map((seat) => seat.demand))]
    .map((demand) => seats.filter((seat) => seat.demand === demand))
    .filter(({ length }) => length === 2);
  const joined = (at: Narrowed) => {
    const matching = new Matching();
    matching.add([...at.values()]);
    return pairs.filter((pair) =>
      meet(pair.map((seat) => onlyBy(seat, matching.person(at.get(seat) ?? seat) ?? ''))),
    );
  };
  for (let good = joined(narrowed), tries = 0; good.length < pairs.length && tries < pairs.length; tries++) {
    const bad = pairs.filter((pair) => !good.includes(pair));
    const better = bad
      .flatMap(([driver, mate]) => {
        if (driver === undefined || mate === undefined) return [];
        return driver.able.flatMap((first) =>
          mate.able
            .filter((second) => second !== first)
            .map((second) => [onlyBy(driver, first), onlyBy(mate, second)] as const)
            .filter(meet)
            .map(
              ([one, two]) =>
                [
                  [driver, one],
                  [mate, two],
                ] as const,
            ),
        );
      })
      .flatMap((fixed) => [
        new Map([...narrowed, ...fixed]),
        new Map([...seats.map((seat) => [seat, seat] as const), ...fixed]),
      ])
      .find((tried) => isStaffed(tried) && joined(tried).length > good.length);
    if (better === undefined) break;
    narrowed = better;
    good = joined(narrowed);
  }
  return narrowed;
}

/** Returns whether the people who are left for the two seats of a route suit it together. */
function suitability(people: readonly RoutingPerson[]) {
  const shifts = new Map(people.map(({ id, shift }) => [id, shift]));
  return (pair: readonly Seat[]): boolean => {
    const together = overlap(pair.flatMap(({ able: [person = ''] }) => shifts.get(person) ?? []));
    return pair.every(({ demand }) => suits(demand, together));
  };
}

/**
 * Assigns people to routes: as many routes as possible get all the people they need, and of those choices one that
 * keeps former people on their routes. Everybody's shift suits the duty; who has the role `driver` can also ride as
 * mate.
 */
export function assignCrews(
  demands: readonly CrewDemand[],
  people: readonly RoutingPerson[],
): CrewAssignment {
  const routes = new Map(demands.map((demand) => [demand.id, seatsOf(demand, people)]));
  const staffed = new Set(mostStaffed([...routes.values()]));
  const taken = new Set([...staffed].flat());
  const unstaffed: { id: string; code: 'no_driver' | 'no_mate' }[] = [];
  for (const [id, seats] of routes) {
    const [driver] = seats;
    if (driver === undefined || staffed.has(seats)) continue;
    const isDriven = new Matching().add([...taken, driver]);
    if (isDriven) taken.add(driver);
    unstaffed.push({ id, code: isDriven ? 'no_mate' : 'no_driver' });
  }
  const inOrder = [...routes.values()].flat().filter((seat) => taken.has(seat));
  const meet = suitability(people);
  const narrowed = joinPairs(inOrder, keepFormer(inOrder), meet);
  const matching = new Matching();
  matching.add([...narrowed.values()]);
  const crews = new Map<string, string[]>();
  for (const [id, seats] of routes) {
    const ridden = seats.flatMap((seat) => {
      const person = matching.person(narrowed.get(seat) ?? seat);
      return person === undefined ? [] : [onlyBy(seat, person)];
    });
    if (ridden.length === 0) continue;
    const together = meet(ridden) ? ridden : ridden.slice(0, 1);
    if (together.length < ridden.length) unstaffed.push({ id, code: 'no_mate' });
    crews.set(
      id,
      together.flatMap((seat) => seat.able),
    );
  }
  const order = [...routes.keys()];
  return { crews, unstaffed: unstaffed.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) };
}

/**
 * Assigns people to vans whose routes people do not limit: a driver to as many routes as possible, then mates to routes
 * for two that have a driver. Drivers do not ride as mates, and `unstaffed` are only routes without a driver.
 */
export function drawCrews(demands: readonly CrewDemand[], people: readonly RoutingPerson[]): CrewAssignment {
  const driven = assignCrews(
    demands.map((demand) => ({ ...demand, size: 1 })),
    people,
  );
  const shifts = new Map(people.map(({ id, shift }) => [id, shift]));
  const beside = demands.flatMap((demand): CrewDemand[] => {
    const drives = driven.crews.get(demand.id)?.flatMap((id) => shifts.get(id) ?? []) ?? [];
    if (demand.size === 1 || drives.length === 0) return [];
    const former = demand.former.slice(1);
    const fits = (shift: DayWindow) => suits(demand, overlap([...drives, shift]));
    return [{ id: demand.id, size: 1, fromSecond: -Infinity, toSecond: Infinity, former, fits }];
  });
  const mates = people
    .filter(({ role }) => role === 'mate')
    .map((mate) => ({ ...mate, role: 'driver' as const }));
  const { crews: ridden } = assignCrews(beside, mates);
  const crews = [...driven.crews].map(([id, crew]) => [id, [...crew, ...(ridden.get(id) ?? [])]] as const);
  return { crews: new Map(crews), unstaffed: driven.unstaffed };
}
