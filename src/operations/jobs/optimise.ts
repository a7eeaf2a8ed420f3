/**
 * What the optimising activity does with rows: it takes up a job, stores its progress, and stores its plan. The
 * search runs for seconds between these transactions, so the plan is compared with the day as it is by then.
 */
import type { Scope } from '../../db/scope.js';
import { metresSaved } from '../../domain/miles-saved.js';
import type { Objective, Plan, PlannedRoute, RoutingProblem } from '../../domain/routing-problem.js';
import type { ProposedPlan, UnassignedReason } from '../../domain/types.js';
import { milesOf, type TravelMatrix } from '../../domain/travel.js';
import { notifyAgent } from '../../records/agent-requests.js';
import { lockJob, moveJobToEnd, moveJobToRunning } from '../../records/jobs/move.js';
import { updateProgress } from '../../records/jobs/rows.js';
import { routeViews } from '../../records/routes.js';
import type { JobError, JobResult } from '../../resources/job.js';
import { applyPlan, type CheckedPlan, isFeasible } from '../../routing/apply-plan.js';
import { type Day, type DayRequest, findDay, lockDay } from '../../routing/day.js';
import { routingProblem, splitLocated, unassignedReason } from '../../routing/problem.js';

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
  news: { progress: number; metres: number; plan: Plan; unlocated: number; keepsPlan: boolean },
): Promise<boolean> {
  const { plan } = news;
  return updateProgress(scope, id, {
    progress: news.progress,
    best: {
      miles: milesOf(news.metres),
      routes: plan.routes.length,
      unassigned: plan.unassigned.length + news.unlocated,
      at: scope.now.toISOString(),
    },
    checkpoint: news.keepsPlan ? proposedPlan(plan, []) : undefined,
  });
}

/** A day with its orders split by whether they can be planned at all. */
export type PlannableDay = { day: Day; located: Day['orders']; unlocated: UnassignedReason[] };

/** Reads the day to be planned. */
export async function readDay(scope: Scope, request: DayRequest): Promise<PlannableDay> {
  const day = await findDay(scope, request);
  return { day, ...splitLocated(day.depot, day.orders) };
}

/** Builds the problem of a day, over the matrix of its located orders. */
export function problemOf(
  { day, located }: PlannableDay,
  matrix: TravelMatrix,
  objective: Objective,
): RoutingProblem {
  return routingProblem({ depot: day.depot, orders: located, vehicles: day.vehicles }, matrix, objective);
}

/** Returns the plan as it is stored, with reasons in words. */
export function proposedPlan(plan: Plan, unlocated: readonly UnassignedReason[]): ProposedPlan {
  return {
    routes: plan.routes.map(({ vehicle, stops }) => ({ vehicle, stops: [...stops] })),
    unassigned: [...unlocated, ...plan.unassigned.map(({ stop, code }) => unassignedReason(stop, code))],
  };
}

/** Returns the drafts to be replaced, limited to the problem's vans and orders: where a search may begin. */
export function draftPlan({ day }: PlannableDay, problem: RoutingProblem): PlannedRoute[] {
  const stops = new Set(problem.stops.map(({ id }) => id));
  return day.drafts
    .map(({ route, stops: sequence }) => ({
      vehicle: route.vehicle,
      stops: sequence.filter((id) => stops.has(id)),
    }))
    .filter((route) => route.stops.length > 0);
}

/**
 * Stores the plan of a job and finishes it. An order that was cancelled, moved or changed meanwhile is dropped; one
 * booked meanwhile waits for the next job. Returns false without storing anything when the plan no longer holds (a
 * van was taken, say): then the day must be planned again.
 */
export async function storeJobPlan(
  scope: Scope,
  id: string,
  taken: TakenJob,
  solved: { read: PlannableDay; problem: RoutingProblem; plan: Plan },
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

/**
 * Returns the miles that a plan saves against the drafts, or against booking order where there are none; never shown
 * negative.
 */
export function milesSaved(
  problem: RoutingProblem,
  planned: readonly PlannedRoute[],
  replaced: readonly PlannedRoute[],
): number {
  return Math.max(0, milesOf(metresSaved(problem, planned, replaced)));
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
      ...plan.unassigned
        .filter(({ stop }) => unchanged.has(stop))
        .map(({ stop, code }) => unassignedReason(stop, code)),
    ],
  };
}
