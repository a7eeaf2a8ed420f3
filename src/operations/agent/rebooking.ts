/** An order booked for a day that already has routes: finds the cheapest position for it. */
import type { Strategy } from './strategy.js';
import { aboutDrivers, aboutHandovers, aboutPromises, receivingVans } from './wording.js';

/** The request's subject is the order; of an exchange, the delivery. */
export const rebookingStrategy: Strategy = (_scope, { subject }, day) => {
  if (subject === null || !day.unplanned.includes(subject)) {
    return Promise.resolve({ nothing: 'The order is on a route or no longer booked for this day.' });
  }
  const partner = day.orders.get(subject)?.exchange_for ?? null;
  const isExchange = partner !== null && day.unplanned.includes(partner);
  const into = day.routes.filter(({ usable }) => usable);
  if (into.length === 0) return Promise.resolve({ nothing: 'No route of the day can be changed.' });
  return Promise.resolve([
    {
      attempt: { orphans: isExchange ? [subject, partner] : [subject], into, spare: day.spare },
      assess: (outcome) => {
        if (outcome.left.length > 0) return { nothing: 'No van has the time and the room for the order.' };
        const eta = outcome.changes.find(({ order }) => order === subject)?.to?.eta ?? '';
        return {
          summary: `Bring order ${subject} with ${receivingVans(day, outcome)} at ${eta}.`,
          reason: [
            `Order ${subject} was booked when the day had its routes; this is its cheapest place.`,
            ...aboutHandovers(outcome),
            ...aboutDrivers(day, outcome),
            ...aboutPromises(outcome.broken),
          ].join(' '),
        };
      },
    },
  ]);
};
