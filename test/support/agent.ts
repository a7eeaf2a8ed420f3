/** Runs the route agent in tests: handles its queued requests as its workflows would. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { createSuggestionActivities } from '../../activities/suggestions.js';
import { checkPlan, type PlanViolation } from '@waypost/planning/plan-check';
import { readDaySnapshot } from '../../src/operations/agent/day-snapshot.js';
import type { TestApi } from './api.js';
import { outboxOf, type PlannedDay, planningDeps } from './planning.js';

/** Has the agent handle all queued requests; resolves to the open suggestions, newest first. */
export async function agentLooks(api: TestApi, day: PlannedDay): Promise<any[]> {
  const { suggestChange } = createSuggestionActivities(planningDeps(api));
  const waiting = await day.client.scoped((scope) =>
    scope.trx
      .selectFrom('agent_requests')
      .select(['id', 'trigger'])
      .where('outcome', '=', 'pending')
      .where('trigger', 'is not', null)
      .orderBy('id')
      .execute(),
  );
  const sent = await outboxOf(day.client, 'suggestion.requested');
  for (const { id, trigger } of waiting) {
    if (!sent.some((each) => each.suggestion === id && each.trigger === trigger)) {
      throw new Error(`The request ${id} is not on its way.`);
    }
    await new MockActivityEnvironment().run(suggestChange, { tenant: day.client.tenant.id, suggestion: id });
  }
  return (await day.client.get('/agent/suggestions?status=open')).body.data;
}

/** Returns the outcome of the agent's last request. */
export async function lastAnswer(day: PlannedDay): Promise<any> {
  const { id } = await day.client.scoped((scope) =>
    scope.trx
      .selectFrom('agent_requests')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return (await day.client.get(`/agent/requests/${id}`)).body;
}

/**
 * Returns every rule that the day's routes break from now on, by the independent check, except those of the vans in
 * `but`.
 */
export async function brokenRules(day: PlannedDay, but: readonly string[] = []): Promise<PlanViolation[]> {
  const live = await day.client.scoped((scope) => readDaySnapshot(scope, day));
  const routes = live.routes.filter(({ van }) => !but.includes(van.id));
  const named = new Set(routes.flatMap(({ pending }) => pending));
  const problem = { ...live.problem, stops: live.problem.stops.filter(({ id }) => named.has(id)) };
  return checkPlan(problem, {
    routes: routes.map(({ van, pending }) => ({ vehicle: van.id, stops: pending })),
    unassigned: [],
  });
}
