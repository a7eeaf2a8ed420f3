/** When a visit is, and what the office can record of it, as the state of its stop allows. */
import type { Resources } from '@waypost/client';
import { decide } from '../../../../src/domain/states/machine';
import { OPEN_STOPS, STOP_MACHINE, type StopEvent } from '../../../../src/domain/states/stop';
import type { Stop } from '../api/queries';
import { humanise, plural } from './format';
import type { WallClock } from './wall-clock';

/** The queries that show what was recorded of a visit. */
export const VISIT_SHOWS = ['routes', 'runs', 'day-orders', 'order', 'orders', 'inbox', 'suggestions'];

/** Whether the visit is still to come, or under way. */
export const isOpenVisit = (status: Stop['status']) => OPEN_STOPS.includes(status);

/**
 * Returns when a visit is, wherever it is shown: one to come at its ETA, one under way when the van came, and one that
 * is over when it was completed or failed; with the date, by the depot's clock, where that is not the run's.
 */
export function whenOf(
  { eta, eta_at: later, status }: Pick<Stop, 'eta' | 'eta_at' | 'status'>,
  visit: { arrived: string | null; left: string | null; actual_at: string | null } | undefined,
  clock: WallClock,
): string {
  const made = isOpenVisit(status) ? visit?.arrived : visit?.left;
  if (made) return visit?.actual_at ? clock.moment(visit.actual_at) : made;
  return later === undefined ? eta : clock.moment(later);
}

/**
 * Returns when visits were over, by the clocks of their runs: the id of the timeline's entry that tells of it → the
 * moment. A visit may have been recorded later, or rehearsed on another day.
 * @param entries an order's timeline, the newest entry first
 * @param visits those of the order, the latest first
 */
export function doorTimes(
  entries: readonly { id: string; type: string }[],
  visits: readonly Pick<Resources['Visit'], 'outcome' | 'left_at'>[],
): Map<string, string> {
  const told = entries.filter(({ type }) => type === 'event.stop.completed' || type === 'event.stop.failed');
  const over = visits.filter(({ outcome }) => outcome === 'completed' || outcome === 'failed');
  // Where a record was corrected, there are more entries than visits: only the newest is certain.
  const sure = told.length === over.length ? told : told.slice(0, 1);
  return new Map(
    sure.flatMap(({ id }, at) => {
      const left = over[at]?.left_at;
      return left ? [[id, left] as const] : [];
    }),
  );
}

/** Returns who took the goods in, as the proof has it: nobody signs where the office types the name. */
export function receivedBy({
  signed_by: by,
  recorded_by: office,
}: Pick<NonNullable<Stop['proof']>, 'signed_by' | 'recorded_by'>): string | undefined {
  if (by === null) return undefined;
  return `Received by ${by}${office === undefined ? '' : ' (typed by the office)'}`;
}

/**
 * Returns the visit that an order has: the one to come, or else the last one. An order is visited again on the same day
 * where a van tries once more.
 */
export function visitOf<Visit extends { status: Stop['status'] }>(
  visits: readonly Visit[],
): Visit | undefined {
  return visits.find(({ status }) => isOpenVisit(status)) ?? visits.at(-1);
}

/** Returns what became of a visit: `failed at 10:42: no answer`; with the date where it was not made on its own. */
export function visitWords(visit: Resources['Visit'], clock: WallClock): string {
  const { date, outcome, reason, arrived_at: arrived, left_at: left } = visit;
  const at = left ?? arrived;
  const part = handedOver(visit);
  return [
    outcome === null ? 'under way' : humanise(outcome).toLowerCase(),
    at === null ? '' : clock.dateOf(at) === date ? ` at ${clock.time(at)}` : `, ${clock.moment(at)}`,
    reason === null ? '' : `: ${humanise(reason).toLowerCase()}`,
    outcome === 'completed' && part ? `, ${part}` : '',
  ].join('');
}

/** `3 of 4 pieces`; undefined where all were handed over, or none. */
export function handedOver({
  pieces,
  proof,
}: Pick<Resources['Visit'], 'pieces' | 'proof'>): string | undefined {
  const given = proof?.pieces_delivered.length ?? 0;
  return given > 0 && given < pieces ? `${given} of ${plural(pieces, 'piece')}` : undefined;
}

/** Returns who came: the van, and the people on it. */
export const crewWords = ({ vehicle, crew }: Resources['Visit']): string =>
  [vehicle.name, ...crew.map(({ name }) => name)].join(', ');

/** Records of a visit, with the labels of their buttons. */
export type VisitAct = { event: StopEvent; label: string };

/** Returns what can be recorded of a visit, corrections included. */
export function visitActs(status: Stop['status']): VisitAct[] {
  const isOpen = isOpenVisit(status);
  const acts: VisitAct[] = [
    { event: 'arrived', label: 'Arrived' },
    { event: 'completed', label: completeLabel(status) },
    { event: 'failed', label: isOpen ? 'Failed…' : 'It failed after all…' },
    { event: 'skipped', label: 'Skip' },
  ];
  return acts.filter(({ event }) => {
    const decision = decide(STOP_MACHINE, status, event);
    // Only completing again does something without changing the state: it amends the proof.
    return decision.ok && (decision.changed || event === 'completed');
  });
}

function completeLabel(status: Stop['status']): string {
  if (status === 'completed') return 'Amend the proof…';
  return isOpenVisit(status) ? 'Completed…' : 'It was completed after all…';
}

/**
 * Returns what a completed visit still lacks, as nobody of the office was at the door: who was there, a photo or a
 * note; and a piece that was handed over.
 */
export function missingProof(
  { signed_by: by = '', notes = '' }: Record<string, string>,
  { photos, handedOver }: { photos: number; handedOver: number },
): string | undefined {
  if (handedOver === 0) return 'Tick what was handed over. If nothing was, record that the visit failed.';
  if (by.trim() !== '' || notes.trim() !== '' || photos > 0) return undefined;
  return 'Say who was there, or add a photo or a note.';
}
