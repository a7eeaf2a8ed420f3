/** A day's routes as the lanes of the board, with the names of their vans and drivers. */
import type { WallClock } from '../../parts/wall-clock';
import type { Resources } from '@waypost/client';
import type { Position } from '../../api/positions';
import type { Order, Route } from '../../api/queries';
import { byName, day, humanise, LOCALE, shortDay } from '../../parts/format';
import { huesOf } from './hues';

export type Run = Resources['Run'];
/** An order without a route, and why, once planning has said it. */
export type Unassigned = { order: string; reason?: Resources['UnassignedReason'] };
/** A van in service that has no route on the day. */
export type IdleVan = { id: string; name: string; hue: number };
export type DayRoutes = {
  data: Route[];
  unassigned: string[];
  unassigned_reasons: Resources['UnassignedReason'][];
};
export type Lane = {
  route: Route;
  /** The van's. */
  name: string;
  /** The names of the people on it, the driver's first; undefined without a driver. */
  crew: string | undefined;
  /** Who is absent that day though the run is theirs: `Bethan Price is absent`; empty for nobody. */
  away: string;
  /** The driver's. */
  phone: string | undefined;
  run: Run | undefined;
  /** Number of the van's colour, `--hue-0` to `--hue-11`. */
  hue: number;
};

/**
 * Returns what is said of a run that has started; with the date where that is not its own, and `why` it is said. A van
 * that leaves before its date is timed as if it had left as planned.
 */
export function runWords(
  date: string,
  {
    status,
    started_at: started,
    completed_at: completed,
  }: Pick<Run, 'status' | 'started_at' | 'completed_at'>,
  clock: WallClock,
): { words: string; why?: string } {
  const words = humanise(status);
  const at = completed ?? started;
  const on = at === null ? date : clock.dateOf(at);
  if (on === date || started === null) return { words };
  const left = clock.dateOf(started);
  const how =
    left < date ? ': future times assume it left as planned' : left > date ? ', after its date' : '';
  return { words: `${words} ${shortDay(on)}`, why: `Left on ${day(left)}, ${clock.time(started)}${how}.` };
}

type Named = { id: string; name: string };

type Van = Named & { depot?: string | undefined; active?: boolean };

/** Returns the lanes sorted by the vans' names. A lane in which nothing changed is the same object as before. */
export function lanesOf(
  routes: readonly Route[],
  {
    vehicles,
    drivers,
    runs,
    absent = [],
  }: {
    vehicles: readonly Van[];
    drivers: readonly (Named & { phone?: string | undefined })[];
    runs: readonly Run[];
    /** The people and vans with an absence on the day, by their ids. */
    absent?: readonly string[] | undefined;
  },
): Lane[] {
  const gone = [...drivers, ...vehicles].filter(({ id }) => absent.includes(id));
  const named = routes.map((route) => ({
    route,
    name: vehicles.find(({ id }) => id === route.vehicle)?.name ?? 'Van',
    crew:
      route.crew
        .map((person) => drivers.find(({ id }) => id === person)?.name ?? 'Removed driver')
        .join(', ') || undefined,
    phone: drivers.find(({ id }) => id === route.driver)?.phone,
    away: awayOf(route, gone),
    run: runs.find(({ route: id }) => id === route.id),
  }));
  named.sort(byName);
  const hues = huesOf(fleetOf(routes, vehicles), vansOf(routes));
  return named.map((lane) => reuse({ ...lane, hue: hues.get(lane.route.vehicle) ?? 0 }));
}

/** A run that is under way shows that they were there. */
function awayOf({ status, stops, crew, vehicle }: Route, gone: readonly Named[]): string {
  const isBegun = status === 'published' && stops.some((stop) => stop.status !== 'pending');
  const names = gone.flatMap(({ id, name }) => (id === vehicle || crew.includes(id) ? [name] : []));
  if (isBegun || names.length === 0) return '';
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} absent`;
}

/** Returns the vans of a depot in service that have none of these routes, sorted by their names. */
export function idleVansOf(
  routes: readonly Route[],
  { vehicles, depot }: { vehicles: readonly Van[]; depot: string },
): IdleVan[] {
  const out = vansOf(routes);
  const free = vehicles.filter(
    ({ id, active, depot: own }) =>
      active === true && (own === undefined || own === depot) && !out.includes(id),
  );
  const hues = huesOf(
    fleetOf(routes, vehicles),
    out,
    free.map(({ id }) => id),
  );
  return free.map(({ id, name }) => ({ id, name, hue: hues.get(id) ?? 0 })).sort(byName);
}

const vansOf = (routes: readonly Route[]) => routes.map(({ vehicle }) => vehicle);

/** Vans of other depots are never seen beside these, and take none of their colours. */
function fleetOf(routes: readonly Route[], vehicles: readonly Van[]): string[] {
  const depots = new Set(routes.map(({ depot }) => depot));
  return vehicles.filter(({ depot }) => depot === undefined || depots.has(depot)).map(({ id }) => id);
}

/** What orders without a route are sorted by: words of the choice, and the key. */
const UNASSIGNED_KEYS = {
  slot: ['By slot', ({ slot }) => (slot ? `${slot.from} ${slot.to}` : undefined)],
  postcode: ['By postcode', ({ recipient }) => recipient.address?.postcode],
  load: ['Heaviest first', (order) => -weightOf(order)],
  name: ['By name', ({ recipient }) => recipient.name],
} satisfies Record<string, readonly [words: string, key: (order: Order) => string | number | undefined]>;
export type UnassignedSort = keyof typeof UNASSIGNED_KEYS | '';

/** Choices of a select; without one they are as the API lists them. */
export const UNASSIGNED_SORTS: readonly (readonly [UnassignedSort, string])[] = [
  ['', 'Oldest first'],
  ...Object.entries(UNASSIGNED_KEYS).map(([sort, [words]]) => [sort as UnassignedSort, words] as const),
];

/** Kilograms of the goods of an order; what is not known weighs nothing. */
export const weightOf = ({ items }: Order): number =>
  Math.round(items.reduce((sum, { weight_kg: weight = 0 }) => sum + weight, 0));

const collator = new Intl.Collator(LOCALE, { numeric: true });

/** Returns the orders in that sequence; those without a value come last. */
export function sortedUnassigned(
  unassigned: readonly Unassigned[],
  orders: ReadonlyMap<string, Order>,
  sort: UnassignedSort,
): readonly Unassigned[] {
  if (sort === '') return unassigned;
  const [, keyOf] = UNASSIGNED_KEYS[sort];
  const keys = new Map(
    unassigned.map(({ order: id }) => {
      const order = orders.get(id);
      return [id, order && keyOf(order)] as const;
    }),
  );
  return unassigned.toSorted((one, other) => {
    const [a, b] = [keys.get(one.order), keys.get(other.order)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  });
}

const lanesByRoute = new WeakMap<Route, Lane>();

/** Returns the route's earlier lane if it is equal, so that React does not render it again. */
function reuse(lane: Lane): Lane {
  const before = lanesByRoute.get(lane.route);
  const isSame =
    before?.name === lane.name &&
    before.crew === lane.crew &&
    before.away === lane.away &&
    before.phone === lane.phone &&
    before.run === lane.run &&
    before.hue === lane.hue;
  if (isSame) return before;
  lanesByRoute.set(lane.route, lane);
  return lane;
}

/** Returns the vans that are on the runs of these lanes, with where they are: a van may be out on the run of another day. */
export function vansOut(
  lanes: readonly Lane[],
  positions: ReadonlyMap<string, Position>,
): Map<string, [Lane, Position]> {
  return new Map(
    lanes.flatMap((lane) => {
      const position = positions.get(lane.route.vehicle);
      return position && position.run === lane.run?.id ? [[position.vehicle, [lane, position]]] : [];
    }),
  );
}
