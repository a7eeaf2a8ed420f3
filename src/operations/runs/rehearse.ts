/**
 * A rehearsal: the sandbox drives a run on the run's own clock. The workflow only waits. Each step reads the rows, does
 * what is due by that clock with a real driver's commands, dated to the second at which it was due, and returns when
 * the next step is due. The clock stops during a step, and while the route agent assesses the day, so that the result
 * does not depend on the machine's speed.
 */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { requireFound, notFound, AppError } from '../../domain/errors.js';
import { timeRoute } from '@waypost/planning/plan-timing';
import {
  breaksDownAfter,
  type FailurePlan,
  type Leg,
  positionOn,
  type Rehearsal,
  failureOf,
} from '../../domain/rehearsal.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';
import { hasWaitingRequest } from '../../records/agent-requests.js';
import { timezoneOf } from '../../setup/depots/rows.js';
import { findOrder } from '../../records/orders/rows.js';
import { planDepotOf } from '../../records/planning-queries.js';
import { findPosition } from '../../records/positions.js';
import { findRoute } from '../../records/routes.js';
import {
  clockOf,
  type ClockStart,
  driveFrom,
  instantOfRun,
  pausesUntil,
  type RunClock,
  secondOfRun,
} from '../../records/runs/clock.js';
import { requestCheck } from '../../records/runs/checks.js';
import { moveRunOut } from '../../records/runs/move.js';
import { findRun, type RunRow, updateRehearsal, runView } from '../../records/runs/rows.js';
import { listStops, type StopRow } from '../../records/stops.js';
import { hasOpenSuggestion } from '../../records/suggestions/rows.js';
import { lockRouteWithStops } from '../../routing/lock-routes.js';
import { serviceSeconds } from '../../routing/problem.js';
import { readContext, unchangedRoute } from '../../routing/rearrange.js';
import { retimeRun } from '../../routing/recheck-run.js';
import { arriveAtStop } from './arrive.js';
import { lockRunWithOrders } from './lock-run.js';
import { storePositions } from './tracking.js';
import { minutesOf } from '@waypost/base/local-time';
import type { Run } from '../../resources/run.js';
import type { DriveInput, RunParams } from './schemas.js';
import { reportBreakdown } from './breakdown.js';
import { completeStop, visitedAt } from './complete-stop.js';
import { failStop } from './fail-stop.js';

/** Milliseconds between two positions on the way: two minutes of the run's day, within these bounds. */
const TICK = { ofDay: 120_000, least: 2_000, most: 15_000 };
/** How often a van that waits for the route agent checks whether it is done, and how long it waits at most. */
const AGENT_POLL_MS = 500;
const AGENT_PATIENCE_MS = 60_000;
/** The longest wait before the rows are read again: the office may have changed the route. */
const MAX_WAIT_MS = 60_000;

/**
 * Sends a run out to be driven. Its clock begins at its planned departure on its date, or, for a van that has already
 * been to stops, where it is. ETAs show immediately that it leaves late. Throws 409 `invalid_state` for a completed
 * run.
 */
async function beginRehearsal(
  scope: Scope,
  id: string,
  plan: FailurePlan & Pick<Rehearsal, 'waits_for_suggestions'>,
  { speed, late }: { speed: number; late: number },
): Promise<void> {
  const seen = requireFound(await findRun(scope, id), 'run', id);
  const { current, orders } = await lockRouteWithStops(scope, seen.route);
  const { run, stops } = current;
  if (!run) throw notFound('run', id);
  const depot = await planDepotOf(scope, run);
  const visits = stops.filter(wasVisited);
  const isUnderWay = run.rehearsal !== null || visits.length > 0;
  const second = isUnderWay ? secondOfRun(run, depot.timezone, scope.now) : current.route.departs_second;
  const instants = visits.flatMap((stop) => [run.started_at, stop.arrived_at, visitedAt(stop)]);
  const driven = isUnderWay
    ? driveFrom(run, depot.timezone, {
        now: scope.now,
        speed,
        instants: instants.filter((instant) => instant !== null),
      })
    : { clock_at: scope.now, clock_second: second, clock_speed: speed, clock_pauses: [] };
  const { clock_pauses, ...clock } = driven;
  await moveRunOut(scope, run, [...orders.values()], { at: scope.now, clock });
  const leaves_second = second + late * 60;
  const rehearsal: Rehearsal = { ...plan, leg: null, stands_at: second };
  await updateRehearsal(scope, id, rehearsal, { ...clock, clock_pauses, leaves_second });
  if (depot.latitude !== null && depot.longitude !== null && !isUnderWay) {
    const { latitude, longitude } = depot;
    const position = { vehicle: run.vehicle, latitude, longitude, heading: null, speed_mph: 0 };
    await storePositions(scope, [{ ...position, at: scope.now }]);
  }
  await updateEtas(scope, run.route);
  enqueue(scope, 'rehearsal.start', id, { run: id, depot: run.depot });
}

/** When the next step is due; null when nothing is left to drive. */
export type NextStep = { wait_ms: number | null };

/** A run that is being driven. */
type Drive = { run: RunRow; rehearsal: Rehearsal; clock: RunClock; stops: StopRow[] };

/** Takes one step of a rehearsal. The drive ends when the run is completed, or its van has broken down. */
export async function driveNextStep(scope: Scope, id: string): Promise<NextStep> {
  const drive = await findDrive(scope, id);
  const next = drive && nextOf(drive.stops);
  if (!drive || !next) {
    await updateRehearsal(scope, id, null);
    return { wait_ms: null };
  }
  return next.status === 'arrived' ? waitAtDoor(scope, drive, next) : approach(scope, drive, next);
}

async function findDrive(scope: Scope, id: string): Promise<Drive | undefined> {
  const run = await findRun(scope, id);
  const clock = run && clockOf(run);
  if (!run || !clock || run.rehearsal === null) return undefined;
  if (run.status !== 'started' || run.broken_down_at !== null) return undefined;
  return { run, rehearsal: run.rehearsal, clock, stops: await listStops(scope, [run.route]) };
}

/** Returns the stop the van is at, or the first open one. */
function nextOf(stops: readonly StopRow[]): StopRow | undefined {
  const open = stops.filter(({ status }) => OPEN_STOPS.includes(status));
  return open.find(({ status }) => status === 'arrived') ?? open[0];
}

const wasVisited = ({ status, arrived_at }: StopRow): boolean =>
  arrived_at !== null || !OPEN_STOPS.includes(status);

/** Waits at the door until the visit is over. */
async function waitAtDoor(scope: Scope, drive: Drive, stop: StopRow): Promise<NextStep> {
  const { run, rehearsal, clock } = drive;
  const depot = await planDepotOf(scope, run);
  const order = requireFound(await findOrder(scope, stop.order_id), 'order', stop.order_id);
  const since = secondOfRun(run, depot.timezone, stop.arrived_at ?? scope.now);
  const done = since + serviceSeconds(order, depot);
  if (rehearsal.stands_at !== done) return goOn(scope, drive, { stands_at: done });
  const at = instantOfRun(clock, done);
  if (at > scope.now) return waitUntil(scope, at);
  if (await isAgentBusy(scope, drive)) return { wait_ms: AGENT_POLL_MS };
  const locked = await lockRunWithOrders(scope, run.id, (all) => all.map(({ order_id }) => order_id));
  const now = locked.stops.find(({ id }) => id === stop.id);
  if (now?.status !== 'arrived') return { wait_ms: 0 };
  await finishVisit(scope, { run: run.id, stop: now, at }, rehearsal);
  const goesOn = (await findRun(scope, run.id))?.status === 'started';
  if (goesOn && breaksDownAfter(rehearsal, now.sequence)) await breakDown(scope, run.id, at);
  return { wait_ms: 0 };
}

/** Drives to a stop, and waits at its door until the visit may begin. */
async function approach(scope: Scope, drive: Drive, stop: StopRow): Promise<NextStep> {
  const { run, rehearsal, clock } = drive;
  const { leg } = rehearsal;
  if (leg?.stop !== stop.id) {
    const next = await legTo(scope, drive, stop);
    return goOn(scope, drive, { leg: next, stands_at: next.begins });
  }
  const leaves = instantOfRun(clock, leg.left);
  if (leaves > scope.now) return waitUntil(scope, leaves);
  const begins = instantOfRun(clock, leg.begins);
  if (begins > scope.now) {
    const second = secondOfRun(run, await timezoneOf(scope, run.depot), scope.now);
    await showPosition(scope, run, leg, stop, second, scope.now);
    const reaches = instantOfRun(clock, leg.reaches);
    const tick = Math.min(TICK.most, Math.max(TICK.least, TICK.ofDay / clock.clock_speed));
    if (reaches <= scope.now) return waitUntil(scope, begins);
    return waitUntil(scope, new Date(Math.min(reaches.getTime(), scope.now.getTime() + tick)));
  }
  if (await isAgentBusy(scope, drive)) return { wait_ms: AGENT_POLL_MS };
  const locked = await lockRunWithOrders(scope, run.id, (all) => all.map(({ order_id }) => order_id));
  if (nextOf(locked.stops)?.id !== stop.id) return { wait_ms: 0 };
  await showPosition(scope, run, leg, stop, leg.begins, begins);
  const params = { run_id: run.id, stop_id: stop.id };
  await arriveAtStop(scope, { params, body: { occurred_at: begins.toISOString() } });
  return { wait_ms: 0 };
}

/** Runs the clock until the next due event, however long it was stopped. */
async function goOn(
  scope: Scope,
  { run, rehearsal, clock }: Drive,
  next: Pick<Rehearsal, 'stands_at'> & Partial<Pick<Rehearsal, 'leg'>>,
): Promise<NextStep> {
  const clock_pauses = pausesUntil(clock, scope.now);
  await updateRehearsal(scope, run.id, { ...rehearsal, ...next }, { clock_pauses });
  return { wait_ms: 0 };
}

/** Whether the route agent is looking at the day, or waits for the answer that this drive waits for. */
async function isAgentBusy(scope: Scope, { run, rehearsal }: Drive): Promise<boolean> {
  const day = { depot: run.depot, date: run.date };
  const since = new Date(scope.now.getTime() - AGENT_PATIENCE_MS);
  if (await hasWaitingRequest(scope, { ...day, since })) return true;
  return rehearsal.waits_for_suggestions && (await hasOpenSuggestion(scope, day));
}

/** Returns the leg to a stop from the van's last position, along the roads by which the route is timed. */
async function legTo(scope: Scope, { run, stops }: Drive, stop: StopRow): Promise<Leg> {
  const route = requireFound(await findRoute(scope, run.route), 'route', run.route);
  const { problem, vehicle } = await readContext(scope, unchangedRoute({ route, run, stops }), new Map());
  // Lateness so far is real; the step that finds the van late must not add to it.
  const van = vehicle.start
    ? { ...vehicle, start: { ...vehicle.start, notBefore: vehicle.start.second } }
    : vehicle;
  const timing = timeRoute(problem, van, [stop.order_id]);
  const [visit] = timing.stops;
  if (!visit) throw new Error(`The drive to stop ${stop.id} was not timed.`);
  const seen = await findPosition(scope, run.vehicle);
  const from = seen ?? (await planDepotOf(scope, run));
  return {
    stop: stop.id,
    from: { latitude: from.latitude ?? 0, longitude: from.longitude ?? 0 },
    left: timing.departsAt,
    reaches: visit.arrivesAt,
    begins: visit.startsAt,
  };
}

async function showPosition(
  scope: Scope,
  run: RunRow,
  leg: Leg,
  { latitude, longitude }: StopRow,
  second: number,
  at: Date,
): Promise<void> {
  if (latitude === null || longitude === null) return;
  const { moving, ...point } = positionOn(leg, { latitude, longitude }, second);
  const speed_mph = moving ? CRUISING_MPH : 0;
  await storePositions(scope, [{ vehicle: run.vehicle, ...point, speed_mph, at }]);
}

function waitUntil(scope: Scope, at: Date): NextStep {
  return { wait_ms: Math.min(MAX_WAIT_MS, Math.max(1, at.getTime() - scope.now.getTime())) };
}

async function updateEtas(scope: Scope, route: string): Promise<void> {
  const { current, orders } = await lockRouteWithStops(scope, route);
  await retimeRun(scope, current, orders);
  if (current.run) await requestCheck(scope, current.run);
}

/** The default speed of a run driven late: an hour a minute. */
const SPEED = 60;

/**
 * POST /sandbox/runs/{run_id}/drive: starts the run if need be, then arrives at and finishes each open stop,
 * with the van's position there, by a clock of the run's own. Without a speed everything happens immediately: the clock
 * shows the plan's times, an hour a minute, and the last one now. Otherwise a workflow drives. Throws 409
 * `invalid_state` for a completed run.
 */
export async function driveRun(
  scope: Scope,
  { params, body }: { params: RunParams; body: DriveInput },
): Promise<Run> {
  const {
    speed,
    late_minutes: late,
    breakdown_at_stop = null,
    fail_share,
    seed,
    waits_for_suggestions,
  } = body;
  const rehearsal = { fail_share, breakdown_at_stop, seed, waits_for_suggestions };
  if (speed === undefined && late === undefined) await driveAtOnce(scope, params.run_id, rehearsal);
  else await beginRehearsal(scope, params.run_id, rehearsal, { speed: speed ?? SPEED, late: late ?? 0 });
  return runView(requireFound(await findRun(scope, params.run_id), 'run', params.run_id));
}

async function driveAtOnce(scope: Scope, id: string, rehearsal: FailurePlan): Promise<void> {
  const { run, orders, stops } = await lockRunWithOrders(scope, id, (all) =>
    all.map((stop) => stop.order_id),
  );
  if (run.status === 'completed') {
    throw new AppError('invalid_state', { message: `Run ${run.id} is already completed.` });
  }
  const open = stops.filter((stop) => OPEN_STOPS.includes(stop.status));
  const clock = endingNow(scope, open);
  if (run.status === 'published') {
    const { departs_second } = requireFound(await findRoute(scope, run.route), 'route', run.route);
    const left = { ...clock, clock_at: instantOfRun(clock, departs_second), clock_second: departs_second };
    await moveRunOut(scope, run, orders, { at: left.clock_at, clock: left });
    await updateRehearsal(scope, id, null, { leaves_second: departs_second });
  }
  for (const [index, stop] of open.entries()) {
    const at = instantOfRun(clock, secondOfEta(stop));
    await visit(scope, run, stop, at);
    await finishVisit(scope, { run: run.id, stop, at }, rehearsal);
    if (!breaksDownAfter(rehearsal, stop.sequence) || index === open.length - 1) continue;
    await breakDown(scope, run.id, at);
    return;
  }
}

/** Returns a clock that shows the ETA of the last of these stops now. */
function endingNow(scope: Scope, stops: readonly StopRow[]): ClockStart {
  const last = stops.at(-1);
  return { clock_at: scope.now, clock_second: last ? secondOfEta(last) : 0, clock_speed: SPEED };
}

const secondOfEta = ({ eta }: StopRow): number => minutesOf(eta) * 60;

async function visit(scope: Scope, run: RunRow, stop: StopRow, at: Date): Promise<void> {
  const { latitude, longitude } = stop;
  if (latitude !== null && longitude !== null) {
    const position = { vehicle: run.vehicle, latitude, longitude, heading: null, at };
    await storePositions(scope, [{ ...position, speed_mph: CRUISING_MPH }]);
  }
  const params = { run_id: run.id, stop_id: stop.id };
  await arriveAtStop(scope, { params, body: { occurred_at: at.toISOString() } });
}

/** The speed that the sandbox's vans report between stops. */
const CRUISING_MPH = 24;

/** Completes the stop or fails it, as the seed decides. */
async function finishVisit(
  scope: Scope,
  { run, stop, at }: { run: string; stop: StopRow; at: Date },
  plan: FailurePlan,
): Promise<void> {
  const params = { run_id: run, stop_id: stop.id };
  const occurred_at = at.toISOString();
  const reason = failureOf(plan, stop.sequence);
  if (reason === null) await completeStop(scope, { params, body: { occurred_at, signed_by: 'Sandbox' } });
  else await failStop(scope, { params, body: { occurred_at, reason, rebook: true } });
}

/** Reports a breakdown of the van. */
async function breakDown(scope: Scope, run: string, at: Date): Promise<void> {
  const body = { occurred_at: at.toISOString(), note: 'A simulated breakdown.' };
  await reportBreakdown(scope, { params: { run_id: run }, body });
}
