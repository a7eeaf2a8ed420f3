/** Times a day again once trips that had to be estimated are measured; recipients whose windows break are told. */
import { note } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import type { RoadDay } from '../records/roads.js';
import { listRoutesOn } from '../records/routes.js';
import { requestCheck } from '../records/runs/checks.js';
import { lockRoutesWithStops } from './lock-routes.js';
import { retimeRun } from './recheck-run.js';
import { measureEstimates, type RoadSource } from './roads.js';

/**
 * Measures what was estimated of a day, for `limitMs` at most, and times its routes by it in the same transaction.
 * Resolves to why some trips are still not measured, for the log; null when all are.
 */
export async function remeasureDay(
  source: RoadSource,
  day: RoadDay,
  limitMs: number,
): Promise<string | null> {
  const { store, reason } = await measureEstimates(source, day, limitMs);
  if (!store) return reason;
  try {
    await source.scoped((scope) => retimeDay(scope, day, store));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `Its routes could not be timed: ${error.message}`;
  }
  return reason;
}

async function retimeDay(
  scope: Scope,
  day: RoadDay,
  store: (scope: Scope) => Promise<boolean>,
): Promise<void> {
  const routes = (await listRoutesOn(scope, day.date)).filter(({ depot }) => depot === day.depot);
  const locked = await lockRoutesWithStops(
    scope,
    routes.map(({ id }) => id),
    [],
  );
  if (!(await store(scope))) return;
  for (const current of locked.routes) {
    if (current.run?.status !== 'completed') await retimeRun(scope, current, locked.orders);
    // Until when its windows hold is another time now.
    if (current.run) await requestCheck(scope, current.run);
  }
  note(scope, { type: 'plan.changed', depot: day.depot, date: day.date });
}
