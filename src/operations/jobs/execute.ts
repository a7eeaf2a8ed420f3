/**
 * What the optimising activity does with rows: it takes up a job, stores its progress, and stores its plan. The
 * search runs for seconds between these transactions, so the plan is compared with the day as it is by then.
 */
import type { Scope } from '../../db/scope.js';
import { milesSaved } from '../../domain/miles-saved.js';
import type { Objective, Plan, RoutingProblem } from '../../domain/routing-problem.js';
import { milesOf, type RoadCounts } from '../../domain/travel.js';
import type { ProposedPlan } from '../../domain/types.js';
import { notifyAgent } from '../../records/agent-requests.js';
import { lockJob, moveJobToEnd, moveJobToRunning } from '../../records/jobs/move.js';
import { updateProgress } from '../../records/jobs/rows.js';
import { routeViews } from '../../records/routes.js';
import type { JobError, JobResult } from '../../resources/job.js';
import { applyPlan, type CheckedPlan, isFeasible } from '../../routing/apply-plan.js';
import { type Day, type DayRequest, draftPlan, lockDay, type PlannableDay } from '../../routing/day.js';
import { proposedPlan, routingProblem, unassignedReason } from '../../routing/problem.js';

/** A job taken up: what to plan, towards which objective, and how far an earlier worker got. */
export type TakenJob = { request: DayRequest; objective: Objective; checkpoint: ProposedPlan | null };

/** Marks a job as running; returns undefined when it has already finished or been cancelled. */
export async function beginJob(scope: Scope, id: string): Promise<TakenJob | undefined> {
  const job = await moveJobToRunning(scope, await lockJob(scope, id));
  if (!job) return undefined;
  const { vehicles, lock_routes, objective } = job.parameters;
  return {
    request: { depot: job.depot, date: job.date, vehicles, lock_routes },
    objective,
    checkpoint: job.checkpoint,
  };
}

/**
 * Stores a job's progress: the figures of its best plan so far and, with `keepsPlan`, the plan itself; nothing if it
 * has been cancelled meanwhile. `unlocated` orders are on no plan. Resolves to whether somebody wants that plan now.
 */
export async function keepProgress(
  scope: Scope,
  id: string,
  report: { progress: number; metres: number; plan: Plan; unlocated: number; keepsPlan: boolean },
): Promise<boolean> {
  const { plan } = report;
  return updateProgress(scope, id, {
    progress: report.progress,
    best: {
      miles: milesOf(report.metres),
      routes: plan.routes.length,
      unassigned: plan.unassigned.length + report.unlocated,
      at: scope.now.toISOString(),
    },
    checkpoint: report.keepsPlan ? proposedPlan(plan, []) : undefined,
  });
}

/**
 * Stores the plan of a job and finishes it. An order that was cancelled, moved or changed meanwhile is dropped; one
 * booked meanwhile waits for the next job. Returns false without storing anything when the plan is no longer feasible (a
 * van was taken, say): then the day must be planned again.
 */
export async function storeJobPlan(
  scope: Scope,
  id: string,
  taken: TakenJob,
  solved: { read: PlannableDay; problem: RoutingProblem; plan: Plan; roads: RoadCounts | null },
): Promise<boolean> {
  const job = await lockJob(scope, id);
  if (job.status !== 'running') return true;
  const day = await lockDay(scope, taken.request);
  if (!day) return false;
  const plan = stillValid(day, solved);
  if (!isFeasible(plan)) return false;
  const routes = await applyPlan(scope, day, plan);
  const planned = new Set(plan.routes.flatMap(({ stops }) => stops));
  const result: JobResult = {
    routes: await routeViews(scope, [...routes, ...day.locked]),
    unassigned: day.orders.map((order) => order.id).filter((order) => !planned.has(order)),
    unassigned_reasons: [...plan.unassigned],
    ...(solved.roads ? { roads: solved.roads } : {}),
    miles_saved: milesSaved(plan.problem, plan.routes, draftPlan(solved.read, plan.problem)),
  };
  await moveJobToEnd(scope, job, { event: 'succeeded', result });
  if (result.unassigned.length > 0) {
    await notifyAgent(scope, { trigger: 'capacity', subject: null, depot: day.depot.id, date: day.date });
  }
  return true;
}

/** Finishes a job with the reason of its failure; a finished job stays as it is. */
export async function failJob(scope: Scope, id: string, error: JobError): Promise<void> {
  await moveJobToEnd(scope, await lockJob(scope, id), { event: 'failed', error });
}

/** Returns the plan without the orders that have changed, checked against the vans as they are now. */
function stillValid(
  day: Day,
  { read, problem, plan }: { read: PlannableDay; problem: RoutingProblem; plan: Plan },
): CheckedPlan {
  const now = new Map(day.orders.map((order) => [order.id, order]));
  const unlocated = read.unlocated.filter(({ order }) => now.has(order));
  const fresh = routingProblem(
    {
      depot: day.depot,
      orders: read.located.map((order) => now.get(order.id) ?? order),
      vehicles: day.vehicles,
    },
    problem.matrix,
    problem.objective,
  );
  const unchanged = new Set(
    read.located
      .filter((order, index) => {
        const current = now.get(order.id);
        const isSameStop = JSON.stringify(fresh.stops[index]) === JSON.stringify(problem.stops[index]);
        return isSameStop && current?.latitude === order.latitude && current.longitude === order.longitude;
      })
      .map(({ id }) => id),
  );
  return {
    problem: { ...fresh, stops: fresh.stops.filter(({ id }) => unchanged.has(id)) },
    routes: plan.routes
      .map(({ vehicle, stops }) => ({ vehicle, stops: stops.filter((id) => unchanged.has(id)) }))
      .filter(({ stops }) => stops.length > 0),
    unassigned: [
      ...unlocated,
      ...plan.unassigned.filter(({ stop }) => unchanged.has(stop)).map(unassignedReason),
    ],
  };
}
