/** A day's routes as the lanes of the board, with the names of their vans and drivers. */
import type { WallClock } from '../../parts/wall-clock';
import type { Resources } from '@waypost/client';
import type { Route } from '../../api/queries';
import { day, humanise, shortDay } from '../../parts/format';
import { huesOf } from './hues';

export type Run = Resources['Run'];
/** An order without a route, and why, once planning has said it. */
export type Unassigned = { order: string; reason?: Resources['UnassignedReason'] };
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

/** Returns the lanes sorted by the vans' names. A lane in which nothing changed is the same object as before. */
export function lanesOf(
  routes: readonly Route[],
  {
    vehicles,
    drivers,
    runs,
  }: {
    vehicles: readonly (Named & { depot?: string | undefined })[];
    drivers: readonly (Named & { phone?: string | undefined })[];
    runs: readonly Run[];
  },
): Lane[] {
  const named = routes.map((route) => ({
    route,
    name: vehicles.find(({ id }) => id === route.vehicle)?.name ?? 'Van',
    crew:
      route.crew
        .map((person) => drivers.find(({ id }) => id === person)?.name ?? 'Removed driver')
        .join(', ') || undefined,
    phone: drivers.find(({ id }) => id === route.driver)?.phone,
    run: runs.find(({ route: id }) => id === route.id),
  }));
  named.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  // Vans of other depots are never seen beside these, and take none of their colours.
  const depots = new Set(routes.map(({ depot }) => depot));
  const fleet = vehicles.filter(({ depot }) => depot === undefined || depots.has(depot)).map(({ id }) => id);
  const hues = huesOf(
    fleet,
    routes.map(({ vehicle }) => vehicle),
  );
  return named.map((lane) => reuse({ ...lane, hue: hues.get(lane.route.vehicle) ?? 0 }));
}

const lanesByRoute = new WeakMap<Route, Lane>();

/** Returns the route's earlier lane if it is equal, so that React does not render it again. */
function reuse(lane: Lane): Lane {
  const before = lanesByRoute.get(lane.route);
  const isSame =
    before?.name === lane.name &&
    before.crew === lane.crew &&
    before.phone === lane.phone &&
    before.run === lane.run &&
    before.hue === lane.hue;
  if (isSame) return before;
  lanesByRoute.set(lane.route, lane);
  return lane;
}
