/**
 * Orders booked for a day that already has routes: finds the cheapest places for them. Those of a day are one
 * suggestion, which later bookings extend.
 */
import type { Scope } from '../../db/scope.js';
import { type AgentRequestRow, listWaitingSubjects } from '../../records/agent-requests.js';
import { lockOpenSuggestions, type SuggestionRow } from '../../records/suggestions/rows.js';
import type { DaySnapshot } from './day-snapshot.js';
import type { RepairOption, Strategy } from './strategy.js';
import {
  aboutDrivers,
  aboutHandovers,
  aboutPromises,
  orderNamed,
  ordersNamed,
  plural,
  receivingVans,
} from './wording.js';

/** The request's subject is an order; of an exchange, the delivery. */
export const rebookingStrategy: Strategy = async (scope, request, day) => {
  const { wanted, suggestion } = await bookedSince(scope, request);
  if (suggestion) return { nothing: `Suggestion ${suggestion.id} about this is already open.` };
  const orphans = day.unplanned.filter((id) => {
    const partner = day.orders.get(id)?.exchange_for ?? null;
    return wanted.has(id) || (partner !== null && wanted.has(partner));
  });
  if (orphans.length === 0) {
    return { nothing: 'The order is on a route or no longer booked for this day.' };
  }
  const into = day.routes.filter(({ usable }) => usable);
  if (into.length === 0) return { nothing: 'No route of the day can be changed.' };
  return [placing(day, orphans, into)];
};

/** Returns the orders of this request, of those that wait with it, and of the suggestion that is open already. */
async function bookedSince(
  scope: Scope,
  { subject, depot, date }: AgentRequestRow,
): Promise<{ wanted: ReadonlySet<string>; suggestion: SuggestionRow | undefined }> {
  const waiting = await listWaitingSubjects(scope, { trigger: 'rebooking', depot, date });
  const open = await lockOpenSuggestions(scope, { depot, date });
  const suggestions = open.filter(({ trigger }) => trigger === 'rebooking');
  const asked = [...(subject === null ? [] : [subject]), ...waiting];
  return {
    wanted: new Set([...asked, ...suggestions.flatMap(ordersAddedBy)]),
    suggestion: suggestions.find(
      (each) => each.shown_status === 'open' && asked.every((id) => ordersAddedBy(each).includes(id)),
    ),
  };
}

/** Returns the orders without a route that a suggestion gives one. */
export const ordersAddedBy = ({ changes }: Pick<SuggestionRow, 'changes'>): string[] =>
  changes.flatMap(({ order, from }) => (from === null ? [order] : []));

function placing(day: DaySnapshot, orphans: string[], into: DaySnapshot['routes']): RepairOption {
  return {
    attempt: { orphans, into, spare: day.spare },
    assess: (outcome) => {
      const placed = orphans.filter((id) => !outcome.left.includes(id));
      // Both halves of an exchange are named by the delivery.
      const visits = placed.filter((id) => !placed.includes(deliveryFor(day, id) ?? ''));
      const [first] = visits;
      if (first === undefined) return { nothing: 'No van has the time and the room for the order.' };
      const eta = outcome.changes.find(({ order }) => order === first)?.to?.eta ?? '';
      const isOne = visits.length === 1;
      const vans = receivingVans(day, outcome);
      return {
        subject: isOne ? first : null,
        summary: isOne
          ? `Bring order ${orderNamed(day, first)} with ${vans} at ${eta}.`
          : `Bring ${plural(visits.length, 'more order')} with ${vans}.`,
        reason: [
          isOne
            ? 'It was booked when the day had its routes; this is its cheapest place.'
            : `They were booked when the day had its routes; these are their cheapest places: ${ordersNamed(day, visits)}.`,
          ...(outcome.left.length === 0 ? [] : [`No van can take ${ordersNamed(day, outcome.left)}.`]),
          ...aboutHandovers(day, outcome),
          ...aboutDrivers(day, outcome),
          ...aboutPromises(day, outcome.broken),
        ].join(' '),
      };
    },
  };
}

/** Returns the delivery that a collection is exchanged for, if it is one. */
function deliveryFor({ orders }: DaySnapshot, id: string): string | null {
  const order = orders.get(id);
  return order?.type === 'collection' ? order.exchange_for : null;
}
