/**
 * What can be taken back, the last first. A change of the plan is taken back only from the plan that it led to: each
 * step knows the version of the day from before it and after it, and the server refuses any other.
 */
import type { DayRoutes } from './lanes';

export type UndoStep =
  | { kind: 'plan'; done: string; before: DayRoutes; versionBefore: number; versionAfter: number }
  | { kind: 'dismissal'; done: string; suggestion: string };

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
