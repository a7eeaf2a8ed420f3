/** What the board and the map derive from a stop: whether it is still open, how late it is, and where an order is. */
import type { Route, Stop } from '../../api/queries';
import { time } from '../../parts/format';
import type { Lane, Unassigned } from './lanes';

/** Whether the visit is still to come, or under way. */
export const isOpen = ({ status }: Pick<Stop, 'status'>) => status === 'pending' || status === 'arrived';

/** Returns the number of a route's stops that are done. They come first, so nothing can be inserted before them. */
export const doneCount = ({ stops }: Pick<Route, 'stops'>) => stops.filter((stop) => !isOpen(stop)).length;

/** Returns the minutes from the end of the stop's window to the van's arrival; 0 if it arrives in time. */
export function lateBy({ eta, window }: Pick<Stop, 'eta' | 'window'>): number {
  return Math.max(0, minutesOf(time(eta)) - minutesOf(window.to));
}

/** `07:30` → 450 */
function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether the visit is still to come and will be late. */
export const isLate = (stop: Stop) => isOpen(stop) && lateBy(stop) > 0;

/** An order of the day with its visit; neither stop nor lane if it has no route. */
export type Picked = { order: string; stop: Stop | undefined; lane: Lane | undefined };

/**
 * Returns where an order is in the day, or undefined if it is not part of it. If the order is visited more than once,
 * the open visit counts, otherwise the last one.
 */
export function pickedOf(
  order: string | undefined,
  lanes: readonly Lane[],
  unassigned: readonly Unassigned[],
): Picked | undefined {
  if (order === undefined) return undefined;
  const visits = lanes.flatMap((lane) =>
    lane.route.stops.filter((stop) => stop.order === order).map((stop) => ({ order, stop, lane })),
  );
  const visit = visits.find(({ stop }) => isOpen(stop)) ?? visits.at(-1);
  if (visit) return visit;
  return unassigned.some((one) => one.order === order)
    ? { order, stop: undefined, lane: undefined }
    : undefined;
}
