/**
 * A van that will be too late for what recipients were promised: others take over some of its stops, or it visits
 * them in another sequence.
 */
import { minutesOf } from '@waypost/base/local-time';
import { clockTime, timeRoute } from '@waypost/planning/plan-timing';
import { isTooLate, type TimeWindow } from '../../domain/promised-window.js';
import type { Promises } from '../../domain/suggestion.js';
import type { DaySnapshot, RouteSnapshot } from './day-snapshot.js';
import type { Outcome } from './evaluate-repair.js';
import type { RepairOption, Strategy } from './strategy.js';
import {
  aboutDrivers,
  aboutHandovers,
  aboutPromises,
  ordersNamed,
  plural,
  receivingVans,
} from './wording.js';
import { windowOf } from '../../records/stops.js';

/** The request's subject is the run. */
export const runningLateStrategy: Strategy = (_scope, { subject, promises }, day) => {
  const route = day.routes.find(({ run }) => run !== undefined && run.id === subject);
  if (!route) return Promise.resolve({ nothing: 'The run is completed.' });
  if (!route.usable) return Promise.resolve({ nothing: 'The van is out of service.' });
  const atRisk = promisesAtRisk(day, route, promises ?? {});
  return Promise.resolve(
    atRisk.size === 0
      ? { nothing: 'No window that was promised will be missed.' }
      : [helping(day, route, atRisk)],
  );
};

/**
 * Returns the windows for which a van will be too late as it is: those promised when that was detected, or else the
 * current ones.
 */
function promisesAtRisk(
  { problem, orders, promised }: DaySnapshot,
  { van, pending, stops }: RouteSnapshot,
  promises: Promises,
): Map<string, TimeWindow> {
  const atRisk = new Map<string, TimeWindow>();
  for (const { stop: id, startsAt } of timeRoute(problem, van, pending).stops) {
    const stop = stops.find(({ order_id, status }) => order_id === id && status === 'pending');
    const { slot_from: from, slot_to: to } = orders.get(id) ?? {};
    const windows = [
      promises[id],
      promised.get(id) ?? (stop && windowOf(stop)),
      from && to ? { from, to } : undefined,
    ];
    const broken = windows.find((window) => window && isTooLate(window, clockTime(startsAt)));
    if (broken) atRisk.set(id, broken);
  }
  return atRisk;
}

function helping(
  day: DaySnapshot,
  route: RouteSnapshot,
  atRisk: ReadonlyMap<string, TimeWindow>,
): RepairOption {
  const { name } = route.vehicle;
  return {
    attempt: { orphans: [], into: day.routes.filter(({ usable }) => usable), spare: day.spare, atRisk },
    assess: (outcome) => {
      const broken = new Set(outcome.broken.map(({ order }) => order));
      const kept = [...atRisk.keys()].filter((id) => !broken.has(id)).length;
      const brokenElsewhere = outcome.broken.filter(({ order }) => !atRisk.has(order)).length;
      if (kept <= brokenElsewhere || !(route.route.id in outcome.basis)) {
        return { nothing: 'Neither another van nor another sequence would keep more of what was promised.' };
      }
      const given = givenAway(route, outcome);
      return {
        summary:
          given.length > 0
            ? `Move ${plural(given.length, 'stop')} of ${name} to ${receivingVans(day, outcome)}.`
            : `Have ${name} visit its stops in another sequence.`,
        reason: [
          `${behind(day, route)}, too late for ${plural(atRisk.size, 'window')} that ` +
            `${atRisk.size === 1 ? 'was' : 'were'} promised: of ${ordersNamed(day, [...atRisk.keys()])}.`,
          `${kept === atRisk.size ? 'All' : String(kept)} of them can be kept.`,
          ...aboutHandovers(day, outcome),
          ...aboutDrivers(day, outcome),
          ...aboutPromises(day, outcome.broken),
        ].join(' '),
      };
    },
  };
}

/** Returns how late a van will be at its next stop. */
function behind({ problem }: DaySnapshot, { van, vehicle, pending, stops }: RouteSnapshot): string {
  const [next] = timeRoute(problem, van, pending).stops;
  const stop = stops.find(({ order_id, status }) => order_id === next?.stop && status === 'pending');
  const planned = stop?.planned_eta ?? stop?.eta;
  const late = next && planned !== undefined ? Math.floor(next.startsAt / 60) - minutesOf(planned) : 0;
  return late > 0
    ? `${vehicle.name} is running ${plural(late, 'minute')} late`
    : `${vehicle.name} is running late`;
}

/** Returns orders of the route that another van would bring. */
function givenAway({ route }: RouteSnapshot, { changes }: Outcome): string[] {
  return changes.flatMap(({ order, from, to }) =>
    from?.route === route.id && to && to.route !== route.id ? [order] : [],
  );
}
