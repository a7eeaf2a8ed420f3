/**
 * The agent's assessment of a day with published routes: finds broken-down and late vans, too few and too many, and what
 * could be done, and stores it as a suggestion unless one about the same cause is already open.
 */
import type { Scope } from '../../db/scope.js';
import type { Repaired, RepairProblem } from '@waypost/planning/repair-problem';
import { AppError } from '../../domain/errors.js';
import type { SuggestionTrigger } from '../../domain/suggestion.js';
import { type AgentRequestRow, beginReading, moveAgentRequest } from '../../records/agent-requests.js';
import { hasPublished, listRoutesOn } from '../../records/routes.js';
import { moveSuggestion } from '../../records/suggestions/move.js';
import {
  findSuggestion,
  lockOpenSuggestions,
  type SuggestionRow,
  listSuggestions,
} from '../../records/suggestions/rows.js';
import { applyRearrangement } from './accept-change.js';
import { breakdownStrategy } from './breakdown.js';
import { capacityStrategy } from './capacity.js';
import { type DaySnapshot, readDaySnapshot } from './day-snapshot.js';
import { evaluateRepair, type Outcome, repairProblem } from './evaluate-repair.js';
import { failedStopStrategy } from './failed-stop.js';
import { addSuggestion, expiryOf, type Proposal } from './propose.js';
import { broughtBy, rebookingStrategy } from './rebooking.js';
import { runningLateStrategy } from './running-late.js';
import type { Strategy, RepairOptions } from './strategy.js';
import { SUGGESTION_MACHINE } from '../../domain/states/suggestion.js';

/** Maximum time that a change of a day under way stays open, since vans drive on. */
const UNDER_WAY_MS = 2 * 3_600_000;

/** For what happens to vans on the road. */
const ON_THE_ROAD = { breakdown: breakdownStrategy, running_late: runningLateStrategy } as const;

const STRATEGIES: Partial<Record<SuggestionTrigger, Strategy>> = {
  ...ON_THE_ROAD,
  failed_stop: failedStopStrategy,
  rebooking: rebookingStrategy,
  capacity: capacityStrategy,
};

/** Result of assessing a request: the day, and a repair for each cause. */
export type Assessment = {
  request: AgentRequestRow;
  day: DaySnapshot;
  causes: CauseOfDay[];
  /** A plan of its drafts is the answer if nothing else is. */
  plans: boolean;
};

/** The answer to a request that needs no repair, or that a plan will answer. */
export type RequestAnswer = { expires_at: string | null; needs_plan: boolean };

/** Change worth suggesting, with its words. */
export type Found = Pick<CauseOfDay, 'trigger' | 'subject'> & {
  outcome: Outcome;
  summary: string;
  reason: string;
};

/** Assesses a request, and answers one with nothing to suggest. */
export async function assessRequest(scope: Scope, id: string): Promise<Assessment | RequestAnswer> {
  const known = await findSuggestion(scope, id);
  if (known) return { expires_at: known.expires_at.toISOString(), needs_plan: false };
  const request = await beginReading(scope, id);
  if (!request) return { expires_at: null, needs_plan: false };
  return request.trigger === null
    ? assessRequestedDay(scope, request)
    : assessCause(scope, request, request.trigger);
}

async function assessCause(
  scope: Scope,
  request: AgentRequestRow,
  trigger: SuggestionTrigger,
): Promise<Assessment | RequestAnswer> {
  const { slot, subject } = request;
  const strategy = STRATEGIES[trigger];
  if (!strategy) return answerNothing(scope, request.id, 'The agent cannot improve this.');
  const again = slot && subject !== null ? { stop: subject, slot } : null;
  const day = await readDaySnapshot(scope, request, again);
  const options = await strategy(scope, request, day);
  return { request, day, causes: [{ trigger, subject, options }], plans: false };
}

/** Assesses a day; one without published routes is for the solver alone. */
async function assessRequestedDay(
  scope: Scope,
  request: AgentRequestRow,
): Promise<Assessment | RequestAnswer> {
  if (!(await hasPublished(scope, request))) return { expires_at: null, needs_plan: true };
  const day = await readDaySnapshot(scope, request);
  const plans = day.routes.some(({ run }) => run === undefined);
  return { request, day, causes: await assessDay(scope, request, day), plans };
}

/**
 * Tries what could be done, the best first. Resolves to what is worth suggesting, or why nothing is. `repair` searches
 * off the event loop, which is free between any two attempts.
 */
export async function findChange(
  { day, causes }: Assessment,
  repair: (problem: RepairProblem) => Promise<Repaired>,
): Promise<Found | { nothing: string }> {
  const why = new Set<string>();
  for (const { trigger, subject, options } of causes) {
    let last = 'nothing' in options ? options.nothing : 'Nothing would be gained.';
    for (const { attempt, assess } of 'nothing' in options ? [] : options) {
      const outcome = evaluateRepair(day, attempt, await repair(repairProblem(day, attempt)));
      if (!outcome) continue;
      const words = assess(outcome);
      if (!('nothing' in words)) return { trigger, subject, outcome, ...words };
      last = words.nothing;
    }
    why.add(last);
  }
  return { nothing: [...why].join(' ') };
}

/**
 * Stores what was found as a suggestion, or puts orders on drafts directly. Throws 409 `day_changed` when these changed
 * meanwhile. Called again with the same id, it keeps the same one. */
export async function proposeChange(
  scope: Scope,
  { request, day }: Assessment,
  found: Found | { nothing: string },
): Promise<Proposal> {
  const { id, depot, date } = request;
  const known = await findSuggestion(scope, id);
  if (known) return { expires_at: known.expires_at.toISOString() };
  if ('nothing' in found) {
    await answerNothing(scope, id, found.nothing);
    return 'nothing';
  }
  const { trigger, subject, outcome, ...words } = found;
  // All orders booked since the day had its routes are one suggestion.
  const open = (await lockOpenSuggestions(scope, { depot, date })).filter(
    (other) => other.trigger === trigger && (trigger === 'rebooking' || other.subject === subject),
  );
  const isNewer =
    trigger === 'rebooking' &&
    open.flatMap(broughtBy).some((order) => !outcome.attempt.orphans.includes(order));
  if (isNewer || !(await areAsRead(scope, date, outcome.basis))) return 'changed';
  if (trigger === 'rebooking' && joinsDrafts(day, outcome)) {
    const { changes, rearrangement } = outcome;
    const joining = { trigger, subject, changes, rearrangement };
    await applyRearrangement(scope, { depot, date }, joining, () => new AppError('day_changed'));
    await answerNothing(scope, id, 'It joined the drafts of its day.');
    return 'nothing';
  }
  const expiresAt = expiryOfChange(scope.now, day, outcome);
  if (!expiresAt) {
    await answerNothing(scope, id, 'The day is over.');
    return 'nothing';
  }
  const same = open.find((other) => other.standing === 'open' && isAbout(other, outcome));
  if (same) {
    await answerNothing(scope, id, `Suggestion ${same.id} about this is already open.`);
    return 'nothing';
  }
  for (const older of open) await moveSuggestion(scope, older, 'expired');
  await addSuggestion(scope, {
    id,
    trigger,
    subject,
    ...words,
    impact: outcome.impact,
    changes: outcome.changes,
    plan: null,
    rearrangement: outcome.rearrangement,
    basis: outcome.basis,
    depot,
    date,
    plan_version: day.version,
    expires_at: expiresAt,
  });
  return { expires_at: expiresAt.toISOString() };
}

async function answerNothing(scope: Scope, id: string, reason: string): Promise<RequestAnswer> {
  await moveAgentRequest(scope, id, 'found_nothing', reason);
  return { expires_at: null, needs_plan: false };
}

/**
 * Returns whether orders join drafts without anybody's decision: by the setting, and if nobody loses anything by it.
 */
function joinsDrafts({ depot, routes }: DaySnapshot, { broken, rearrangement }: Outcome): boolean {
  const isDraft = (id: string | null) =>
    routes.some(({ route, run }) => route.id === id && run === undefined);
  return (
    depot.planning.join_drafts === true &&
    broken.length === 0 &&
    rearrangement.routes.every(({ route }) => isDraft(route))
  );
}

/** Returns whether the routes are as they were when the day was read. */
async function areAsRead(
  scope: Scope,
  date: string,
  basis: Readonly<Record<string, number>>,
): Promise<boolean> {
  const now = new Map((await listRoutesOn(scope, date)).map(({ id, revision }) => [id, revision]));
  return Object.entries(basis).every(([id, revision]) => now.get(id) === revision);
}

/** Returns whether an open suggestion moves the same orders; one about a day may no longer cover them. */
function isAbout({ trigger, subject, changes }: SuggestionRow, outcome: Outcome): boolean {
  const moved = (all: Outcome['changes']) =>
    all
      .map(({ order }) => order)
      .toSorted()
      .join();
  return (trigger !== 'rebooking' && subject !== null) || moved(changes) === moved(outcome.changes);
}

/** Returns the expiry: until the depot opens, or closes; for routes under way, two hours at most. */
function expiryOfChange(now: Date, { routes, depot, date }: DaySnapshot, { basis }: Outcome): Date | null {
  const underWay = routes.some(({ route, run }) => route.id in basis && run?.status === 'started');
  return underWay ? new Date(now.getTime() + UNDER_WAY_MS) : expiryOf(now, date, depot);
}

/** Something about a day that can be the cause of a suggestion, and what could be done. */
type CauseOfDay = { trigger: SuggestionTrigger; subject: string | null; options: RepairOptions };

/**
 * Returns the causes on the day, the worst first; one that an open suggestion is already about is named, and left
 * alone.
 */
async function assessDay(scope: Scope, request: AgentRequestRow, day: DaySnapshot): Promise<CauseOfDay[]> {
  const { rows: open } = await listSuggestions(scope, { date: day.date, status: SUGGESTION_MACHINE.begins });
  const causes: CauseOfDay[] = [];
  let isDecidedOn = true;
  for (const { trigger, subject } of causesOn(day)) {
    const known = open.find((other) => other.trigger === trigger && other.subject === subject);
    const options = known
      ? { nothing: `Suggestion ${known.id} is already open: ${known.summary}` }
      : await ON_THE_ROAD[trigger](scope, { ...request, subject }, day);
    causes.push({ trigger, subject, options });
    isDecidedOn &&= !known;
  }
  // How many vans are needed shows once it is decided which of them help one another.
  if (!isDecidedOn) return causes;
  const options = await capacityStrategy(scope, request, day);
  return [...causes, { trigger: 'capacity', subject: null, options }];
}

function causesOn({ routes }: DaySnapshot): { trigger: keyof typeof ON_THE_ROAD; subject: string }[] {
  const broken = routes
    .filter(({ usable }) => !usable)
    .map(({ run, route }) => (run?.broken_down_at ? run.id : route.vehicle));
  const driving = routes.flatMap(({ usable, run }) => (usable && run?.status === 'started' ? run.id : []));
  return [
    ...broken.map((subject) => ({ trigger: 'breakdown' as const, subject })),
    ...driving.map((subject) => ({ trigger: 'running_late' as const, subject })),
  ];
}
