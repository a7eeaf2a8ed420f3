/**
 * Too few vans, or too many: orders without a route get one, by another van if need be; or a van can stay at home.
 */
import type { DaySnapshot, RouteSnapshot } from './day-snapshot.js';
import type { RepairOption, Strategy } from './strategy.js';
import {
  aboutDrivers,
  aboutHandovers,
  aboutPromises,
  ordersNamed,
  plural,
  receivingVans,
} from './wording.js';

/** How many routes it tries to do without. */
const MAX_DROPPED = 3;

/** The request has no subject: it is about the day. */
export const capacityStrategy: Strategy = (_scope, _request, day) => {
  const into = day.routes.filter(({ usable }) => usable);
  const idle = into
    .filter(
      ({ run, pending, arrived }) => run?.status !== 'started' && pending.length > 0 && arrived.length === 0,
    )
    .toSorted((a, b) => a.pending.length - b.pending.length)
    .slice(0, MAX_DROPPED);
  const ways = [...adding(day, into), ...idle.flatMap((route) => dropping(day, route, into))];
  return Promise.resolve(
    ways.length > 0 ? ways : { nothing: 'Every order has a place, and every van is needed.' },
  );
};

function adding(day: DaySnapshot, into: RouteSnapshot[]): RepairOption[] {
  const orphans = day.unplanned;
  if (orphans.length === 0) return [];
  return [
    {
      attempt: { orphans, into, spare: day.spare },
      assess: (outcome) => {
        const assigned = orphans.filter((id) => !outcome.left.includes(id));
        if (assigned.length === 0)
          return { nothing: 'No van has the time and the room for the orders without a route.' };
        const sent = outcome.rearrangement.routes.filter(({ route }) => route === null).length;
        return {
          summary: `Bring ${plural(assigned.length, 'more order')} with ${receivingVans(day, outcome)}.`,
          reason: [
            `${plural(orphans.length, 'order')} of the day ${orphans.length === 1 ? 'has' : 'have'} no route.`,
            ...(sent === 0 ? [] : [`${plural(sent, 'van')} more would be sent out.`]),
            ...(outcome.left.length === 0 ? [] : [`No van can take ${ordersNamed(day, outcome.left)}.`]),
            ...aboutHandovers(day, outcome),
            ...aboutDrivers(day, outcome),
            ...aboutPromises(day, outcome.broken),
          ].join(' '),
        };
      },
    },
  ];
}

function dropping(day: DaySnapshot, route: RouteSnapshot, into: RouteSnapshot[]): RepairOption[] {
  const others = into.filter((other) => other !== route && other.pending.length > 0);
  if (others.length === 0) return [];
  return [
    {
      attempt: { orphans: route.pending, into: others, spare: [] },
      assess: (outcome) => {
        const { impact, left, broken } = outcome;
        if (left.length > 0 || broken.length > 0 || impact.miles_saved <= 0) {
          return { nothing: 'Every van is needed.' };
        }
        return {
          summary: `Leave ${route.vehicle.name} at the depot, and move ${plural(route.pending.length, 'stop')} to ${receivingVans(day, outcome)}.`,
          reason: `Others can take the stops of ${route.vehicle.name} with every window kept, and drive ${impact.miles_saved} fewer miles in all.`,
        };
      },
    },
  ];
}
