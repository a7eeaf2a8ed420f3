/**
 * The rows behind the agent's assessments of days under way: finds what could be done, and stores it as a suggestion
 * unless one about the same cause is already open.
 */
import type { Scope } from '../../db/scope.js';
import type { Repaired, RepairProblem } from '@waypost/planning/repair-problem';
import { AppError } from '../../domain/errors.js';
import { type SuggestionTrigger, ordersOf, type SecondVisit } from '../../domain/suggestion.js';
import { type AgentRequestRow, beginReading, moveAgentRequest } from '../../records/agent-requests.js';
import { hasPublished, listRoutesOn } from '../../records/routes.js';
import { moveSuggestion } from '../../records/suggestions/move.js';
import { findSuggestion, lockOpenSuggestions, type SuggestionRow } from '../../records/suggestions/rows.js';
import { applyRearrangement } from './accept-change.js';
import { assessDay, type CauseOfDay, DAY_STRATEGIES } from './assess-day.js';
import { type DaySnapshot, readDaySnapshot } from './day-snapshot.js';
import { evaluateRepair, type Outcome, repairProblem } from './evaluate-repair.js';
import { addSuggestion, expiryOf, type Proposal } from './propose.js';
import { ordersAddedBy, rebookingStrategy } from './rebooking.js';
import type { Strategy } from './strategy.js';
import { clockTime } from '@waypost/planning/plan-timing';
import { decideOrder } from '../../domain/states/order.js';
import { secondOfRun } from '../../records/runs/clock.js';
import { ordersNamed } from './wording.js';

/** Maximum time that a change of a day under way stays open, since vans drive on. */
const UNDER_WAY_MS = 2 * 3_600_000;

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
 * Stores what was found as a suggestion, or puts orders on drafts directly. Throws 409 `day_changed` when these drafts
 * have changed. Called again with the same id, it keeps the existing suggestion.
 */
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
    open.flatMap(ordersAddedBy).some((order) => !outcome.attempt.orphans.includes(order));
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
  const same = open.find((other) => other.shown_status === 'open' && isAbout(other, outcome));
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
 * Returns whether orders join drafts without asking anybody: the courier's setting allows it, and nobody loses by it.
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

/** The least time until a second visit. */
const AFTER_SECONDS = 30 * 60;

/**
 * A failed visit: the same van comes again on the same day, where its route and the booked window allow. Both halves of
 * an exchange are one visit. The request's subject is the stop; of an exchange, one of its two.
 */
const failedStopStrategy: Strategy = (scope, { subject, slot }, day) => {
  const route = day.routes.find(({ stops }) => stops.some(({ id }) => id === subject));
  if (!route?.run) return { nothing: 'The run is completed.' };
  if (!slot) return { nothing: 'The visit had no slot to be tried again in.' };
  if (!route.usable) return { nothing: 'The van is out of service.' };
  const { run, vehicle } = route;
  const [first, second] = day.toTryAgain;
  if (!first) return { nothing: 'A second visit would not help.' };
  const failed = second ? [first, second] : [first];
  const orders = failed.flatMap(({ order_id: id }) => day.orders.get(id) ?? []);
  if (orders.length < failed.length || !orders.every(({ status }) => decideOrder(status, 'tried_again').ok)) {
    return { nothing: 'The order has been handled in another way.' };
  }
  const isAsked = orders.some(({ left_to_office: isLeft }) => !isLeft);
  const failedAt = failed.map(({ proof }) =>
    secondOfRun(run, day.depot.timezone, proof ? new Date(proof.at) : scope.now),
  );
  const notBefore = clockTime(Math.max(...failedAt) + AFTER_SECONDS);
  const again: SecondVisit = {
    order: first.order_id,
    ...(second && { partner: second.order_id }),
    slot,
    not_before: notBefore,
  };
  const ids = ordersOf(again);
  return [
    {
      attempt: {
        orphans: ids,
        into: [route],
        spare: [],
        notBefore: new Map(ids.map((id) => [id, notBefore])),
        again,
      },
      assess: ({ left, changes, broken }) => {
        const eta = changes.find((change) => change.order === again.order)?.to?.eta;
        if (left.length > 0 || eta === undefined) {
          return { nothing: 'The van cannot come again within the booked window.' };
        }
        if (broken.length > 0) {
          return { nothing: 'The van can come again only by breaking what others were promised.' };
        }
        const why = new Set(failed.map(({ failure_reason: reason }) => reason?.replaceAll('_', ' ')));
        const brings = first.type === 'delivery';
        return {
          summary: `Try ${second ? 'orders' : 'order'} ${ordersNamed(day, ids)} again with ${vehicle.name} at ${eta}${isAsked ? ', in place of the slot that is being asked for' : ''}.`,
          reason: [
            `The visit failed (${[...why].join(', ')})${brings ? `, and ${vehicle.name} still has the goods on board` : ''}.`,
            `The van can come again within the booked window, ${slot.from}–${slot.to}.`,
            ...(isAsked
              ? ['The recipient is being asked for another slot: accepting this withdraws the question.']
              : []),
          ].join(' '),
        };
      },
    },
  ];
};

const STRATEGIES: Partial<Record<SuggestionTrigger, Strategy>> = {
  ...DAY_STRATEGIES,
  failed_stop: failedStopStrategy,
  rebooking: rebookingStrategy,
};
