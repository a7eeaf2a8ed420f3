/**
 * Optimisation on the solver's queue: reads the day, measures its roads, searches in threads, stores the result. The
 * search's best plan is saved on the job's row every two seconds, so that losing a worker costs no more than that.
 */
import { Context } from '@temporalio/activity';
import { COMPUTING } from '../src/contracts/workflows.js';
import type { ScopeSource } from '../src/db/scope.js';
import { AppError } from '../src/domain/errors.js';
import { localDateTime } from '@waypost/base/local-time';
import { PLANNING_SETTINGS } from '@waypost/planning/planning-settings';
import type { Plan, RoutingProblem } from '@waypost/planning/routing-problem';
import type { Coordinates, RoadCounts } from '@waypost/planning/travel';
import {
  beginJob,
  failJob,
  keeping,
  keepProgress,
  storeJobPlan,
  type TakenJob,
} from '../src/operations/jobs/execute.js';
import { findJob } from '../src/records/jobs/rows.js';
import { hasEstimates } from '../src/records/roads.js';
import { hasLocked, hasPublished } from '../src/records/routes.js';
import { timezoneOf } from '../src/setup/depots/rows.js';
import { findSettings } from '../src/setup/settings/rows.js';
import {
  afterSearch,
  draftPlan,
  findDay,
  type PlannableDay,
  problemOf,
  readDay,
  refuseTooManyStops,
} from '../src/routing/day.js';
import { NO_ROADS, pointsOf, splitPlannable } from '../src/routing/problem.js';
import { remeasureDay } from '../src/routing/remeasure-day.js';
import { countRoads, forgetEstimates, prepareRoads, type RoadSource } from '../src/routing/roads.js';
import { redactedMessage } from '../src/runtime/redact-error.js';
import { TransientError } from '../src/runtime/transient-error.js';
import { withExchanges } from '@waypost/solver/exchanges';
import { explained } from '@waypost/solver/relaxation';
import { defaultTimeLimitMs, type Progress, type Solve } from '@waypost/solver/pool';
import type { ActivityDependencies } from './dependencies.js';
import { geocodeDay, type GeocodingDependencies } from './geocoding.js';
import { inTenantScope } from './tenant-scope.js';

/** Fixed, so that the same day always gets the same plan unless time runs out. */
const SEED = 1;

/** A waiting job only shows that its worker lives; a searching job learns of its cancellation from the answer. */
const WAITING_HEARTBEAT_MS = 5_000;
const SEARCHING_HEARTBEAT_MS = 1_000;

/** How long measuring a whole day's roads may take. */
const MEASURING_TIMEOUT_MS = 120_000;
/** How long one attempt to measure what was estimated may take: it leaves half of the activity's minute to store it. */
const REMEASURING_TIMEOUT_MS = 30_000;

const PROGRESS_EVERY_MS = 500;
const CHECKPOINT_EVERY_MS = 2_000;

/** How often a plan is made again because vans were taken, or drafts changed by hand, in the meantime. */
const ROUNDS = 3;

export function createOptimisationActivities(deps: ActivityDependencies) {
  return {
    /** Runs a job from start to result; after a lost worker, from its last checkpoint. */
    async optimiseRoutes({ tenant, job }: { tenant: string; job: string }): Promise<void> {
      const scoped = inTenantScope(deps.source, tenant);
      const queued = await scoped((scope) => findJob(scope, job));
      if (!queued) return;
      // It may have grown since the job was asked for. `beginJob` answers for a depot that is gone.
      const { lock_routes } = queued.parameters;
      const { depot, date } = queued;
      await scoped((scope) => refuseTooManyStops(scope, { depot, date, vehicles: null, lock_routes }));
      // A day with nothing published or locked is planned by measured roads, as soon as they are available.
      const startsOver = await scoped(async (scope) => {
        if (queued.parameters.lock_routes.length > 0 || (await hasLocked(scope, queued))) return false;
        return !(await hasPublished(scope, queued));
      });
      if (startsOver) await forgetEstimates(roadsOf(deps, tenant), queued);
      await inSolverTurn(deps, tenant, queued, async (solve) => {
        const taken = await scoped((scope) => beginJob(scope, job));
        if (!taken) return;
        const writer = progressWriter(deps.source, tenant, job);
        let kept: string[] = [];
        for (let round = 1; round <= ROUNDS; round++) {
          const request = keeping(taken.request, kept);
          const solved = await solveDay(deps, tenant, { ...taken, request }, solve, writer);
          await writer.flush();
          const stored = await scoped((scope) => storeJobPlan(scope, job, taken, solved, kept));
          if (stored === 'stored') return;
          kept = stored.conflicts;
        }
        throw new AppError('day_changed', {
          message: 'The day’s routes kept changing while it was planned. Optimise it again.',
        });
      });
    },

    /**
     * Measures what was estimated of a day, and times the day again by it. Fails as long as the road server does not
     * answer for all of it and the day is not over. What it refuses for good keeps its estimates.
     */
    async measureEstimates({
      tenant,
      depot,
      date,
    }: {
      tenant: string;
      depot: string;
      date: string;
    }): Promise<void> {
      const scoped = inTenantScope(deps.source, tenant);
      const isWaiting = () =>
        scoped(async (scope) => {
          const isOver = localDateTime(scope.now, await timezoneOf(scope, depot)).date > date;
          return !isOver && (await hasEstimates(scope, { depot, date }));
        });
      if (!(await isWaiting())) return;
      const reason = await remeasureDay(roadsOf(deps, tenant), { depot, date }, REMEASURING_TIMEOUT_MS);
      if (await isWaiting()) throw new TransientError(reason ?? 'The day has new trips to measure.');
      warnOfEstimates(deps, depot, reason);
    },

    /** Records why a job failed. */
    async failJob({
      tenant,
      job,
      code,
      message,
    }: {
      tenant: string;
      job: string;
      code: string;
      message: string;
    }) {
      await inTenantScope(deps.source, tenant)((scope) => failJob(scope, job, { code, message }));
    },
  };
}

/**
 * Geocodes the day's addresses, measures its roads, waits for the courier's turn at the solver, and runs `work`. The
 * rows are read only once the turn has come, so that the plan matches the day as it is then. Rejects when the activity is
 * cancelled.
 */
export async function inSolverTurn<T>(
  deps: GeocodingDependencies & Pick<ActivityDependencies, 'solver'>,
  tenant: string,
  day: { depot: string; date: string },
  work: (solve: Solve) => Promise<T>,
): Promise<T> {
  const context = Context.current();
  let heartbeat = setInterval(() => context.heartbeat(), WAITING_HEARTBEAT_MS);
  try {
    await geocodeDay(deps, tenant, day);
    await measureDay(deps, tenant, day);
    const turn = { owner: tenant, signal: context.cancellationSignal };
    return await deps.solver.withThreads(turn, (solve) => {
      clearInterval(heartbeat);
      const sayComputing = () => context.heartbeat(COMPUTING);
      sayComputing();
      heartbeat = setInterval(sayComputing, SEARCHING_HEARTBEAT_MS);
      return work(solve);
    });
  } catch (error) {
    // `cancelled` rejects with the failure that Temporal recognises as a cancellation.
    if (context.cancellationSignal.aborted) await context.cancelled;
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Observes a search: receives its progress, and says whether the best plan so far will do. */
export type SearchObserver = {
  report: (progress: Progress & { unlocated: number }) => void;
  isEnough: () => boolean;
};

/** A day with its plan, and where its roads are from; null if it has no order that can be planned. */
export type SolvedDay = { read: PlannableDay; problem: RoutingProblem; plan: Plan; roads: RoadCounts | null };

/** Reads the day and searches for its plan, outside any transaction. */
export async function solveDay(
  deps: Pick<ActivityDependencies, 'source' | 'logger' | 'background'>,
  tenant: string,
  { request, objective, checkpoint }: TakenJob,
  solve: Solve,
  observer?: SearchObserver,
): Promise<SolvedDay> {
  const scoped = inTenantScope(deps.source, tenant);
  const { read, movedStopMetres } = await scoped(async (scope) => ({
    read: await readDay(scope, request),
    movedStopMetres: { ...PLANNING_SETTINGS, ...(await findSettings(scope)).planning }.moved_stop_metres,
  }));
  const input = { depot: read.day.depot, orders: read.located };
  if (read.located.length === 0) {
    return {
      read,
      problem: problemOf(read, NO_ROADS, objective, request),
      plan: { routes: [], unassigned: [] },
      roads: null,
    };
  }
  const points = pointsOf(input);
  await measureRoads(deps, tenant, request, points);
  const { matrix, counts: roads } = await scoped((scope) => countRoads(scope, request, points));
  const timeLimitMs = defaultTimeLimitMs(read.located.length);
  const problem = problemOf(afterSearch(read, timeLimitMs), matrix, objective, request);
  const beginning = checkpoint?.routes ?? draftPlan(read, problem);
  const { cancellationSignal } = Context.current();
  const enough = new AbortController();
  let best: Plan | undefined;
  try {
    const { plan } = await withExchanges(solve)(problem, {
      seed: SEED,
      timeLimitMs,
      signal: AbortSignal.any([cancellationSignal, enough.signal]),
      onProgress: (progress) => {
        best = progress.plan;
        observer?.report({ ...progress, unlocated: read.unlocated.length });
        if (observer?.isEnough() === true) enough.abort();
      },
      ...(beginning.length > 0 ? { warmStart: { routes: beginning, unassigned: [] }, movedStopMetres } : {}),
    });
    return { read, problem, plan: await withReasons(deps, problem, plan), roads };
  } catch (error) {
    if (cancellationSignal.aborted || !enough.signal.aborted || best === undefined) throw error;
    return { read, problem, plan: await withReasons(deps, problem, best), roads };
  }
}

/** Returns the plan with the changes that would let in unassigned orders. Rejects when the activity is cancelled. */
function withReasons(
  { background }: Pick<ActivityDependencies, 'background'>,
  problem: RoutingProblem,
  plan: Plan,
): Promise<Plan> {
  return Promise.race([explained(problem, plan, background.relax), Context.current().cancelled]);
}

/** Loads the roads between these points into the day. */
async function measureRoads(
  deps: Pick<ActivityDependencies, 'source' | 'logger'>,
  tenant: string,
  { depot, date }: { depot: string; date: string },
  points: readonly Coordinates[],
): Promise<void> {
  const reason = await prepareRoads(roadsOf(deps, tenant), { depot, date }, points, MEASURING_TIMEOUT_MS);
  warnOfEstimates(deps, depot, reason);
}

function warnOfEstimates(
  { logger }: Pick<ActivityDependencies, 'logger'>,
  depot: string,
  reason: string | null,
): void {
  if (reason !== null) logger.warn({ depot, reason }, 'some travel times are not the road network’s');
}

/**
 * Like `measureRoads`, for everything that may be planned, before waiting for the turn at the solver. What had to be
 * estimated before is measured, and the day timed again by it.
 */
export async function measureDay(
  deps: Pick<ActivityDependencies, 'source' | 'logger'>,
  tenant: string,
  { depot, date }: { depot: string; date: string },
): Promise<void> {
  if (deps.source.measure === null) return;
  const scoped = inTenantScope(deps.source, tenant);
  const day = await scoped((scope) => findDay(scope, { depot, date, vehicles: null, lock_routes: [] }));
  const { located } = splitPlannable(day.depot, day.orders);
  const reason = await remeasureDay(roadsOf(deps, tenant), { depot, date }, MEASURING_TIMEOUT_MS);
  warnOfEstimates(deps, depot, reason);
  if (located.length === 0) return;
  await measureRoads(deps, tenant, { depot, date }, pointsOf({ depot: day.depot, orders: located }));
}

const roadsOf = ({ source }: Pick<ActivityDependencies, 'source'>, tenant: string): RoadSource => ({
  measure: source.measure,
  scoped: inTenantScope(source, tenant),
});

/**
 * Writes a search's progress to the job's row: at most twice a second, one write at a time. Each write asks whether the
 * best plan so far will do.
 */
function progressWriter(source: ScopeSource, tenant: string, job: string) {
  const context = Context.current();
  const scoped = inTenantScope(source, tenant);
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  let wroteAt = -Infinity;
  let checkpointAt = -Infinity;
  let enough = false;
  return {
    isEnough: () => enough,
    report: (progress: Progress & { unlocated: number }): void => {
      const now = performance.now();
      if (busy || now - wroteAt < PROGRESS_EVERY_MS) return;
      const keepsPlan = now - checkpointAt >= CHECKPOINT_EVERY_MS;
      busy = true;
      wroteAt = now;
      if (keepsPlan) checkpointAt = now;
      writing = scoped((scope) => keepProgress(scope, job, { ...progress, keepsPlan }))
        .then((isWanted) => {
          enough ||= isWanted;
        })
        // A lost report costs little; the next one follows.
        .catch((error: unknown) => {
          context.log.warn('could not store progress', { error: redactedMessage(error) });
        })
        .finally(() => {
          busy = false;
        });
    },
    /** Resolves when no write is in progress. */
    flush: () => writing,
  };
}
