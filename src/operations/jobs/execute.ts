/**
 * The optimising activity's transactions: it takes up a job, stores its progress, and stores its plan. The search
 * between them takes seconds, so the plan is checked against the day as it is afterwards.
 */
import { note } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { milesSaved } from '@waypost/planning/miles-saved';
import { planChanges, planKpis } from '@waypost/planning/plan-figures';
import type { Objective, Plan, RoutingProblem } from '@waypost/planning/routing-problem';
import { milesOf, type RoadCounts } from '@waypost/planning/travel';
import type { ProposedPlan, SeenDraft } from '../../domain/types.js';
import { lockJob, moveJobToEnd, moveJobToRunning } from '../../records/jobs/move.js';
import { type JobRow, updateProgress } from '../../records/jobs/rows.js';
import { draftView, type PlannedDraft, routeViews } from '../../records/routes.js';
import type { JobError, JobResult } from '../../resources/job.js';
import type { Route } from '../../resources/route.js';
import { applyPlan, type CheckedPlan, isFeasible, planDrafts } from '../../routing/apply-plan.js';
import { type Day, draftPlan, findDrafts, lockDay, type PlannableDay, problemOf } from '../../routing/day.js';
import type { DayRequest } from '../../routing/day-request.js';
import { changedDrafts, onlyStops, seenDrafts } from '../../routing/plan-locks.js';
import { driverWarnings, goodsWarnings, proposedPlan, unassignedReason } from '../../routing/problem.js';

/** A job taken up: what to plan, towards which objective, and how far an earlier worker got. */
export type TakenJob = { request: DayRequest; objective: Objective; checkpoint: ProposedPlan | null };

/** A job taken up, with the drafts as they were when it began. */
export type BegunJob = TakenJob & { seen: readonly SeenDraft[] };

/** Marks a job as running; returns undefined when it has already finished or been cancelled. */
export async function beginJob(scope: Scope, id: string): Promise<BegunJob | undefined> {
  const locked = await lockJob(scope, id);
  const request = requestOf(locked);
  const seen = locked.drafts ?? seenDrafts(await findDrafts(scope, request));
  const job = await moveJobToRunning(scope, locked, seen);
  return job && { request, objective: job.parameters.objective, checkpoint: job.checkpoint, seen };
}

/** Returns a job's input. */
export function requestOf({ depot, date, parameters }: JobRow): DayRequest {
  const { vehicles, lock_routes, lock_stops, lock_heads } = parameters;
  return { depot, date, vehicles, lock_routes, lock_stops, lock_heads };
}

/**
 * Stores a job's progress: the figures of its best plan so far and, with `keepsPlan`, the plan itself; nothing if it
 * has been cancelled. `unlocated` orders are on no plan. Resolves to whether somebody asked to finish with that plan.
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
      served: plan.routes.reduce((sum, { stops }) => sum + stops.length, 0),
      at: scope.now.toISOString(),
    },
    checkpoint: report.keepsPlan ? proposedPlan(plan, []) : undefined,
  });
}

/** The outcome of storing a plan: done, or drafts that have changed since, which the next plan has to keep. */
export type Stored = 'stored' | { conflicts: string[] };

/**
 * Stores the plan of a job, or proposes it, and finishes the job. An order that was cancelled, moved or changed
 * since is dropped; one booked since waits for the next job. Stores nothing when the plan is no longer feasible
 * (a van was taken, say), or would replace a draft that somebody made or changed since the job began: then the day must
 * be planned again, without these. `kept` are those that this plan has left alone for that reason.
 */
export async function storeJobPlan(
  scope: Scope,
  id: string,
  taken: BegunJob,
  solved: { read: PlannableDay; problem: RoutingProblem; plan: Plan; roads: RoadCounts | null },
  kept: readonly string[] = [],
): Promise<Stored> {
  const job = await lockJob(scope, id);
  if (job.status !== 'running') return 'stored';
  const request = keeping(taken.request, kept);
  const day = await lockDay(scope, request);
  if (!day) return { conflicts: [...kept] };
  const conflicts = changedDrafts(taken.seen, day);
  if (conflicts.length > 0) return { conflicts: [...kept, ...conflicts] };
  const plan = stillValid(day, solved, request);
  if (!isFeasible(plan)) return { conflicts: [...kept] };
  const drafts = planDrafts(day, plan, scope.newId);
  const routes = await routesWith(scope, day, drafts);
  const result = planResult(day, plan, { ...solved, drafts, routes, kept });
  if (job.parameters.apply) {
    await applyDrafts(scope, day, plan, drafts);
    await moveJobToEnd(scope, job, { event: 'succeeded', result });
    return 'stored';
  }
  const route_ids = Object.fromEntries(drafts.map(({ vehicle, id: route }) => [vehicle, route]));
  const proposal = { version: day.version, plan: storedPlan(plan), route_ids, kept: [...kept] };
  await moveJobToEnd(scope, job, { event: 'succeeded', result, proposal });
  return 'stored';
}

/** Makes these the day's drafts; the agent assesses what they leave out. */
export async function applyDrafts(
  scope: Scope,
  day: Day,
  plan: CheckedPlan,
  drafts: readonly PlannedDraft[],
): Promise<void> {
  await applyPlan(scope, day, plan, drafts);
  const served = servedBy(plan);
  if (day.orders.some(({ id }) => !served.has(id))) {
    note(scope, { type: 'capacity.freed', depot: day.depot.id, date: day.date });
  }
}

const servedBy = ({ routes }: CheckedPlan): ReadonlySet<string> =>
  new Set(routes.flatMap(({ stops }) => stops));

/** Returns the request with drafts to be left as they are. */
export function keeping(request: DayRequest, kept: readonly string[]): DayRequest {
  return { ...request, lock_routes: [...new Set([...request.lock_routes, ...kept])] };
}

/** Returns the depot's drafts with these: then those that stay as they are. */
export async function routesWith(scope: Scope, day: Day, drafts: readonly PlannedDraft[]): Promise<Route[]> {
  const orders = new Map(day.orders.map((order) => [order.id, order]));
  return [...drafts.map((draft) => draftView(draft, orders)), ...(await routeViews(scope, day.locked))];
}

/** Returns what a job found: the routes of the plan, and what they mean. Nothing is stored yet. */
function planResult(
  day: Day,
  plan: CheckedPlan,
  solved: {
    read: PlannableDay;
    roads: RoadCounts | null;
    drafts: readonly PlannedDraft[];
    routes: Route[];
    kept: readonly string[];
  },
): JobResult {
  const { problem, routes: planned, unassigned } = plan;
  const served = servedBy(plan);
  const before = day.drafts.map(({ route, stops }) => ({ vehicle: route.vehicle, stops }));
  return {
    routes: solved.routes,
    unassigned: day.orders.map((order) => order.id).filter((order) => !served.has(order)),
    unassigned_reasons: [...unassigned],
    ...warningsOf(
      solved.drafts,
      day.orders.filter(({ id }) => served.has(id)),
    ),
    ...(solved.roads ? { roads: solved.roads } : {}),
    changes: planChanges(planned, before, new Set(day.orders.map(({ id }) => id))),
    kpis: planKpis(problem, planned),
    kept_routes: solved.kept.map((route) => ({
      route,
      message: 'It changed while the plan was computed and is kept as it is.',
    })),
    miles_saved: milesSaved(problem, planned, draftPlan(solved.read, problem)),
  };
}

/** Returns warnings about the plan's routes and their orders; omits those without any. */
function warningsOf(routes: readonly PlannedDraft[], orders: Day['orders']): Pick<JobResult, 'warnings'> {
  const warnings = [...driverWarnings(routes), ...goodsWarnings(orders)];
  return warnings.length === 0 ? {} : { warnings };
}

/** Returns a checked plan as a proposal keeps it. */
function storedPlan({ routes, unassigned }: CheckedPlan): ProposedPlan {
  return {
    routes: routes.map(({ vehicle, stops }) => ({ vehicle, stops: [...stops] })),
    unassigned: [...unassigned],
  };
}

/** Finishes a job with the reason of its failure; a finished job stays as it is. */
export async function failJob(scope: Scope, id: string, error: JobError): Promise<void> {
  await moveJobToEnd(scope, await lockJob(scope, id), { event: 'failed', error });
}

/** Returns the plan without the orders that have changed, checked against the vans as they are now. */
function stillValid(
  day: Day,
  { read, problem, plan }: { read: PlannableDay; problem: RoutingProblem; plan: Plan },
  request: DayRequest,
): CheckedPlan {
  const now = new Map(day.orders.map((order) => [order.id, order]));
  const unlocated = read.unlocated.filter(({ order }) => now.has(order));
  const located = read.located.map((order) => now.get(order.id) ?? order);
  // The locks are those of the drafts that were read: nobody has changed them since.
  const fresh = problemOf(
    { ...read, day: { ...day, drafts: read.day.drafts }, located },
    problem.matrix,
    problem.objective,
    request,
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
    problem: onlyStops(fresh, unchanged),
    routes: plan.routes
      .map(({ vehicle, stops }) => ({ vehicle, stops: stops.filter((id) => unchanged.has(id)) }))
      .filter(({ stops }) => stops.length > 0),
    unassigned: [
      ...unlocated,
      ...plan.unassigned.filter(({ stop }) => unchanged.has(stop)).map(unassignedReason),
    ],
  };
}
