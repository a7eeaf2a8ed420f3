/**
 * The rows behind the agent's planning: weighs a plan against the day's drafts, and stores it as a suggestion if it
 * gains enough to be worth a dispatcher's time.
 */
import { recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { instantOf } from '@waypost/base/local-time';
import { milesSaved } from '@waypost/planning/miles-saved';
import { planMetres } from '@waypost/planning/plan-timing';
import type { Plan, PlannedRoute, RoutingProblem } from '@waypost/planning/routing-problem';
import { milesOf } from '@waypost/planning/travel';
import { moveAgentRequest } from '../../records/agent-requests.js';
import { findPlanVersion } from '../../records/plan-days.js';
import type { PlanDepot } from '../../records/planning-queries.js';
import { moveSuggestion } from '../../records/suggestions/move.js';
import {
  findSuggestion,
  insertSuggestion,
  lockOpenSuggestions,
  type NewSuggestion,
  suggestionView,
} from '../../records/suggestions/rows.js';
import type { Suggestion } from '../../resources/suggestion.js';
import { draftPlan, type PlannableDay } from '../../routing/day.js';
import { proposedPlan } from '../../routing/problem.js';
import { timedRoute } from '../../routing/route-problem.js';
import { plural } from './wording.js';

/** A change of plan must save at least this many miles, and this share of the drafts' miles. */
const MIN_MILES = 1;
const MIN_SHARE = 0.02;

/** The longest that a suggestion stays open. */
const OPEN_MS = 12 * 3_600_000;

export type Solved = { read: PlannableDay; problem: RoutingProblem; plan: Plan };

/** The outcome of a plan: a suggestion with its expiry, nothing to suggest, or a day that has changed. */
export type Proposal = { expires_at: string } | 'nothing' | 'changed';

/**
 * Stores the plan as the open suggestion of its day, instead of older ones. Called again with the same id, it keeps
 * the same one.
 */
export async function proposePlan(
  scope: Scope,
  { suggestion: id, depot, date }: { suggestion: string; depot: string; date: string },
  solved: Solved,
): Promise<Proposal> {
  const known = await findSuggestion(scope, id);
  if (known) return { expires_at: known.expires_at.toISOString() };
  const version = solved.read.day.version;
  if ((await findPlanVersion(scope, depot, date)) !== version) return 'changed';
  const gain = gainOf(solved);
  const expiresAt = expiryOf(scope.now, date, solved.read.day.depot);
  if (!gain || !expiresAt) {
    await moveAgentRequest(scope, id, 'found_nothing', whyNothing(solved, expiresAt));
    return 'nothing';
  }
  for (const older of await lockOpenSuggestions(scope, { depot, date })) {
    if (older.trigger === 'overnight_plan') await moveSuggestion(scope, older, 'expired');
  }
  await addSuggestion(scope, {
    id,
    trigger: 'overnight_plan',
    subject: null,
    ...gain,
    changes: changesOf(solved),
    plan: proposedPlan(solved.plan, solved.read.unlocated),
    rearrangement: null,
    basis: null,
    depot,
    date,
    plan_version: version,
    expires_at: expiresAt,
  });
  return { expires_at: expiresAt.toISOString() };
}

/** Adds a suggestion, records its event, and answers the request that led to it. */
export async function addSuggestion(scope: Scope, suggestion: NewSuggestion): Promise<void> {
  const { id } = suggestion;
  await insertSuggestion(scope, suggestion);
  const made = await findSuggestion(scope, id);
  if (!made) throw new Error(`The suggestion ${id} was not stored.`);
  recordEvent(scope, 'agent.suggestion_created', id, suggestionView(made));
  await moveAgentRequest(scope, id, 'suggested');
}

/** Closes a suggestion that has expired; one that was decided on stays as it is. */
export async function expireSuggestion(scope: Scope, id: string): Promise<void> {
  const row = await findSuggestion(scope, id);
  if (!row) return;
  const open = await lockOpenSuggestions(scope, row);
  const locked = open.find((suggestion) => suggestion.id === id);
  if (locked) await moveSuggestion(scope, locked, 'expired');
}

/**
 * Returns what the plan gains over the drafts, in words and figures; null when that is too little, or an order would
 * lose its route.
 */
function gainOf({
  read,
  problem,
  plan,
}: Solved): { summary: string; reason: string; impact: Suggestion['impact'] } | null {
  const drafts = draftPlan(read, problem);
  const onDraft = new Set(drafts.flatMap(({ stops }) => stops));
  const planned = plan.routes.flatMap(({ stops }) => stops);
  if (plan.unassigned.some(({ stop }) => onDraft.has(stop))) return null;
  const added = planned.filter((id) => !onDraft.has(id)).length;
  const miles = milesSaved(problem, plan.routes, drafts);
  if (added === 0 && miles < Math.max(MIN_MILES, MIN_SHARE * milesOf(planMetres(problem, drafts))))
    return null;

  const routes = plural(plan.routes.length, 'route');
  const unchanged = new Set(plan.routes.map(sequenceOf));
  return {
    summary:
      added > 0
        ? `Plan ${plural(added, 'more order')}, ${planned.length} in all on ${routes}.`
        : `Save ${miles} miles on ${routes}.`,
    reason:
      added > 0
        ? `${plural(added, 'order')} booked for the day can be delivered with every booked window, van and crew limit kept.`
        : 'The same orders can be delivered with fewer miles; every booked window, van and crew limit is kept.',
    impact: {
      miles_saved: miles,
      windows_kept: true,
      routes_changed: read.day.drafts
        .filter(({ route, stops }) => !unchanged.has(sequenceOf({ vehicle: route.vehicle, stops })))
        .map(({ route }) => route.id),
    },
  };
}

/** Returns why a plan is not suggested. */
function whyNothing({ read, plan }: Solved, expiresAt: Date | null): string {
  if (!expiresAt) return 'The day is over.';
  if (read.located.length === 0) return 'A new plan could not move any order.';
  return plan.unassigned.length === 0
    ? 'A new plan would gain too little: every order has a place, and few miles would be saved.'
    : `A new plan would gain nothing: the vans have no time or room for ${plural(plan.unassigned.length, 'order')}.`;
}

/** Returns the orders that a plan would move to another route, or to another position on theirs. */
function changesOf({ read, problem, plan }: Solved): Suggestion['changes'] {
  const orders = new Map(read.located.map((order) => [order.id, order]));
  const drafts = read.day.drafts.filter(({ stops }) => stops.every((id) => orders.has(id)));
  const before = new Map(
    drafts.flatMap(({ route, stops }) =>
      timedRoute(problem, orders, route.vehicle, stops).stops.map(({ order, eta }, position) => [
        order,
        { route: route.id, eta, position },
      ]),
    ),
  );
  return plan.routes.flatMap(({ vehicle, stops }) => {
    const draft = read.day.drafts.find(({ route }) => route.vehicle === vehicle)?.route.id ?? null;
    return timedRoute(problem, orders, vehicle, stops).stops.flatMap(({ order, eta }, position) => {
      const was = before.get(order);
      if (was && was.route === draft && was.position === position) return [];
      const to = draft === null ? { route: draft, vehicle, eta } : { route: draft, eta };
      return [{ order, from: was ? { route: was.route, eta: was.eta } : null, to }];
    });
  });
}

/**
 * Returns the depot's opening, or its closing once it is open, at most twelve hours ahead; null when the day is over.
 */
export function expiryOf(now: Date, date: string, depot: PlanDepot): Date | null {
  const opens = instantOf(date, depot.opening_from, depot.timezone);
  const ends = now < opens ? opens : instantOf(date, depot.opening_to, depot.timezone);
  if (ends <= now) return null;
  return new Date(Math.min(ends.getTime(), now.getTime() + OPEN_MS));
}

const sequenceOf = ({ vehicle, stops }: PlannedRoute) => [vehicle, ...stops].join();
