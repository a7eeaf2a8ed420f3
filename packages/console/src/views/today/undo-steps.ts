/**
 * What can be taken back, the last first. A change of the plan is taken back only from the plan that it led to: each
 * step knows the version of the day from before it and after it, and the server refuses any other.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { DayRoutes } from './lanes';
import { keepVersion, type PlannedDay } from './move-queue';
import { routesBack, withAnswer } from './moves';

type PlanStep = {
  kind: 'plan';
  done: string;
  before: DayRoutes;
  versionBefore: number;
  versionAfter: number;
};
export type UndoStep = PlanStep | { kind: 'dismissal'; done: string; suggestion: string };

/**
 * Returns the steps that are left once the last one was taken back, which made the day that of `version`: the step
 * before it led to the very same plan.
 */
export function withoutLast(steps: readonly UndoStep[], version: number | undefined): UndoStep[] {
  const last = steps.at(-1);
  const rest = steps.slice(0, -1);
  if (last?.kind !== 'plan' || version === undefined) return rest;
  return rest.map((step) =>
    step.kind === 'plan' && step.versionAfter === last.versionBefore
      ? { ...step, versionAfter: version }
      : step,
  );
}

/** What a step led to: the version of the day, and whether the board shows it already. */
export type TakenBack = { version: number | undefined; isShown: boolean };

/** Takes back a change of the plan. `now` are the day's routes, just asked for, as other people change them as well. */
export async function takeBackPlan(
  queries: QueryClient,
  day: PlannedDay,
  now: DayRoutes,
  { before, versionBefore, versionAfter }: PlanStep,
): Promise<TakenBack> {
  const routes = routesBack(before, now);
  if (routes.length === 0) return { version: versionBefore, isShown: true };
  // Forced, because stops may have been late before, too.
  const answer = await day.send({ routes, plan_version: versionAfter, force: true });
  // A move that follows at once is made from this plan.
  await keepVersion(queries, day, answer.plan_version);
  const after = withAnswer(now, answer);
  if (after) queries.setQueryData<DayRoutes>(day.routesKey, after);
  return { version: answer.plan_version, isShown: after !== undefined };
}
