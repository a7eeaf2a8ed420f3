/**
 * What the board and the map derive from a stop: whether it is open, how late it is, what it is called, where an order
 * is.
 */
import { duration } from '../../parts/format';
import type { Route, Stop } from '../../api/queries';
import { isOpenVisit, visitOf } from '../../parts/visits';
import { minutesOf, type Visit } from './clock';
import type { Lane, Unassigned } from './lanes';

/** Whether the visit is still to come, or under way. */
export const isOpen = ({ status }: Pick<Stop, 'status'>) => isOpenVisit(status);

/**
 * Returns the status of a stop as the board shows it: one that nobody visits, as its order was cancelled, is not
 * skipped.
 */
export const shownStatus = ({ status }: Pick<Stop, 'status'>, visit?: Visit): Stop['status'] | 'cancelled' =>
  status === 'skipped' && visit?.cancelled === true ? 'cancelled' : status;

/** Counts the visits that are over by what came of them, as the board shows it. */
export function outcomesOf(stops: readonly Stop[], visits: ReadonlyMap<string, Visit>) {
  const count = (status: Stop['status']) =>
    stops.filter((stop) => shownStatus(stop, visits.get(stop.id)) === status).length;
  return { completed: count('completed'), failed: count('failed'), skipped: count('skipped') };
}

/** Returns the number of a route's stops that are done. They come first, so nothing can be inserted before them. */
export const doneCount = ({ stops }: Pick<Route, 'stops'>) => stops.filter((stop) => !isOpen(stop)).length;

/**
 * Minutes after the end of the booked slot; and of the window that the recipient was told, if that is kept less well.
 */
export type Lateness = { slot: number; told: number };

/**
 * Returns how late a visit is, or was. An open one is measured by its ETA; one that is over, by when the van was at the
 * door, as in the reports.
 */
export function latenessOf(stop: Pick<Stop, 'eta' | 'window' | 'status'>, visit?: Visit): Lateness {
  const at = visit?.later ?? minutesOf(stop.eta);
  const after = (end: string | undefined) => (end === undefined ? 0 : Math.max(0, at - minutesOf(end)));
  if (!isOpen(stop)) return { slot: visit?.outside_slot_minutes ?? 0, told: 0 };
  return { slot: after(visit?.slot?.to ?? stop.window.to), told: after(visit?.told?.to ?? stop.window.to) };
}

/** `10 min early`, or `1 h 12 min late` for minutes above 0. */
export const offWords = (minutes: number): string =>
  `${duration(Math.abs(minutes))} ${minutes < 0 ? 'early' : 'late'}`;

/** From how many minutes on only the hours are said: three digits are wider than a narrow bar. */
const IN_HOURS = 100;

/** `+12`, `+2h`, or `−10` for minutes below 0: where there is little room. */
export function offSign(minutes: number): string {
  const off = Math.abs(minutes);
  return `${minutes < 0 ? '−' : '+'}${off < IN_HOURS ? off : `${Math.round(off / 60)}h`}`;
}

/** Whether the visit is still to come and will be late for its slot, or for what its recipient was told. */
export function isLate(stop: Stop, visit?: Visit): boolean {
  const { slot, told } = latenessOf(stop, visit);
  return isOpen(stop) && Math.max(slot, told) > 0;
}

/** `SE2 9NL` → `SE2` */
export const outcodeOf = (postcode: string | undefined): string => postcode?.split(' ')[0] ?? '';

/** `Sioned Griffiths` → `Griffiths`; a name that does not end in a word stays whole. */
export function shortName(name: string): string {
  const last = name.trim().split(/\s+/).at(-1) ?? '';
  return /^\p{L}[\p{L}'’-]{2,}$/u.test(last) ? last : name;
}

/** An order of the day with its visit; neither stop nor lane if it has no route. */
export type Picked = { order: string; stop: Stop | undefined; lane: Lane | undefined };

/** An order, and which of its visits; without one it is the visit to come, or else the last one. */
export type PickedStop = { order: string; stop?: string | undefined };

/** Returns where an order is in the day, or undefined if it is not part of it. */
export function pickedOf(
  pick: PickedStop | undefined,
  lanes: readonly Lane[],
  unassigned: readonly Unassigned[],
): Picked | undefined {
  if (pick === undefined) return undefined;
  const { order } = pick;
  const visits = lanes.flatMap((lane) =>
    lane.route.stops
      .filter((stop) => stop.order === order)
      .map((stop) => ({ status: stop.status, order, stop, lane })),
  );
  const visit = visits.find(({ stop }) => stop.id === pick.stop) ?? visitOf(visits);
  if (visit) return { order, stop: visit.stop, lane: visit.lane };
  return unassigned.some((one) => one.order === order)
    ? { order, stop: undefined, lane: undefined }
    : undefined;
}
