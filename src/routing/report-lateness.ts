/** Reports to the route agent a van that will be too late for the windows that recipients were promised. */
import type { Scope } from '../db/scope.js';
import type { Promises } from '../domain/suggestion.js';
import { isTooLate } from '../domain/promised-window.js';
import { notifyAgent } from '../records/agent-requests.js';
import { promisedWindowOf } from '../records/stops.js';
import { openStops } from './lock-routes.js';
import type { TimedChange } from './rearrange.js';

/** Reports a run that was timed again without other changes, and the windows that it kept until now. */
export async function reportLateness(scope: Scope, change: TimedChange): Promise<void> {
  const { run, route } = change.current;
  const promises = promisesBroken(change);
  if (!run || Object.keys(promises).length === 0) return;
  const { depot, date } = route;
  await notifyAgent(scope, { trigger: 'running_late', subject: run.id, depot, date, promises });
}

/** Returns the windows that the van kept until now, and for which it will be too late. */
function promisesBroken({ current, timed }: TimedChange): Promises {
  const etas = new Map(timed.stops.map(({ order, eta }) => [order, eta]));
  return Object.fromEntries(
    openStops(current).flatMap((stop) => {
      const eta = etas.get(stop.order_id);
      const window = { from: stop.window_from, to: stop.window_to };
      const promised = promisedWindowOf(stop) ?? window;
      if (stop.status !== 'pending' || eta === undefined) return [];
      if (!isTooLate(window, eta) || !isTooLate(promised, eta)) return [];
      return [[stop.order_id, { from: promised.from, to: promised.to }]];
    }),
  );
}
