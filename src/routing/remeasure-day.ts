/** Times a day again once trips that had to be estimated are measured; recipients whose windows break are told. */
import { note } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import type { RoadDay } from '../records/roads.js';
import { listRoutesOn } from '../records/routes.js';
import { lockRoutesWithStops } from './lock-routes.js';
import { retimeRun } from './recheck-run.js';
import { measureEstimates, type RoadSource } from './roads.js';

/**
 * Measures what was estimated of a day, for `limitMs` at most, and times its routes by it. Resolves to why some trips
 * are still not measured, for the log; null when all are.
 */
export async function remeasureDay(
  source: RoadSource,
  day: RoadDay,
  limitMs: number,
): Promise<string | null> {
  const { changed, reason } = await measureEstimates(source, day, limitMs);
  if (changed) await source.scoped((scope) => retimeDay(scope, day));
  return reason;
}

async function retimeDay(scope: Scope, day: RoadDay): Promise<void> {
  const routes = (await listRoutesOn(scope, day.date)).filter(({ depot }) => depot === day.depot);
  const locked = await lockRoutesWithStops(
    scope,
    routes.map(({ id }) => id),
    [],
  );
  for (const current of locked.routes) {
    if (current.run?.status !== 'completed') await retimeRun(scope, current, locked.orders);
  }
  note(scope, { type: 'plan.changed', depot: day.depot, date: day.date });
}
