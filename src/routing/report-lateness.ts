/** Tells the route agent of a van that will be too late for what recipients were promised. */
import type { Scope } from '../db/scope.js';
import type { Promises } from '../domain/suggestion.js';
import { isTooLate } from '../domain/promised-window.js';
import { tellAgent } from '../records/agent-requests.js';
import { toldOf } from '../records/stops.js';
import { openStops } from './lock-routes.js';
import type { TimedChange } from './rearrange.js';

/** Tells it of a run that was timed again without other changes, and of windows that held until now. */
export async function tellOfLateness(scope: Scope, change: TimedChange): Promise<void> {
  const { run, route } = change.held;
  const promises = promisesBroken(change);
  if (!run || Object.keys(promises).length === 0) return;
  const { depot, date } = route;
  await tellAgent(scope, { trigger: 'running_late', subject: run.id, depot, date, promises });
}

/** Returns the windows that stood until now, and for which the van will be too late. */
function promisesBroken({ held, timed }: TimedChange): Promises {
  const etas = new Map(timed.stops.map(({ order, eta }) => [order, eta]));
  return Object.fromEntries(
    openStops(held).flatMap((stop) => {
      const eta = etas.get(stop.order_id);
      const stood = { from: stop.window_from, to: stop.window_to };
      const told = toldOf(stop) ?? stood;
      if (stop.status !== 'pending' || eta === undefined) return [];
      if (!isTooLate(stood, eta) || !isTooLate(told, eta)) return [];
      return [[stop.order_id, { from: told.from, to: told.to }]];
    }),
  );
}
