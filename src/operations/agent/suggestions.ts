/**
 * The route agent's suggestions: requested, read, accepted or dismissed. A suggestion changes nothing in the day's
 * plan until it is accepted, and then only if the day is still the one that it was made for.
 */
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import {
  agentRequestView,
  findAgentRequest,
  insertAgentRequest,
  notifyAgent,
} from '../../records/agent-requests.js';
import { moveSuggestion, requireOpen } from '../../records/suggestions/move.js';
import {
  findSuggestion,
  listSuggestions,
  lockOpenSuggestions,
  lockSuggestion,
  type SuggestionRow,
  suggestionView,
} from '../../records/suggestions/rows.js';
import { type List, listed } from '../../resources/list.js';
import type { AgentRequest, RequestedSuggestion, Suggestion } from '../../resources/suggestion.js';
import { applyPlan, isFeasible } from '../../routing/apply-plan.js';
import { lockDay, lockedProblem, refuseTooManyStops, requirePlannable } from '../../routing/day.js';
import { applyRearrangement } from './accept-change.js';
import { broughtBy } from './rebooking.js';
import type {
  Acceptance,
  Dismissal,
  SuggestionParams,
  SuggestionQuery,
  SuggestionRequest,
} from './schemas.js';

/** GET /agent/suggestions, newest first. */
export async function listAgentSuggestions(
  scope: Scope,
  { query }: { query: SuggestionQuery },
): Promise<List<Suggestion>> {
  return listed(await listSuggestions(scope, query), suggestionView);
}

/** GET /agent/suggestions/{suggestion_id} */
export async function getSuggestion(
  scope: Scope,
  { params }: { params: SuggestionParams },
): Promise<Suggestion> {
  const row = await findSuggestion(scope, params.suggestion_id);
  return suggestionView(requireFound(row, 'suggestion', params.suggestion_id));
}

/** GET /agent/requests/{suggestion_id}: the outcome of a request, under the id that was returned. */
export async function getAgentRequest(
  scope: Scope,
  { params }: { params: SuggestionParams },
): Promise<AgentRequest> {
  return agentRequestView(
    requireFound(await findAgentRequest(scope, params.suggestion_id), 'request', params.suggestion_id),
  );
}

/** POST /agent/suggestions: has the agent assess a day. A suggestion follows only if it would gain something. */
export async function requestSuggestion(
  scope: Scope,
  { body }: { body: SuggestionRequest },
): Promise<RequestedSuggestion> {
  const { depot, date } = await requirePlannable(scope, body);
  await refuseTooManyStops(scope, { depot, date, vehicles: null, lock_routes: [] });
  const id = await insertAgentRequest(scope, { trigger: null, subject: null, depot, date });
  return { id, object: 'suggestion', date, depot, status: 'requested' };
}

/**
 * POST /agent/suggestions/{suggestion_id}/accept: its routes become the day's drafts, or the routes it is about are
 * changed. Throws 409 `day_changed` when the day has changed since in a way that matters; 409 `suggestion_closed`
 * otherwise.
 */
export async function acceptSuggestion(
  scope: Scope,
  { params, body }: { params: SuggestionParams; body: Acceptance },
): Promise<Suggestion> {
  const { depot, date } = requireFound(
    await findSuggestion(scope, params.suggestion_id),
    'suggestion',
    params.suggestion_id,
  );
  // Suggestions are locked before orders, routes and fleet: storing a plan never waits for a suggestion. All of
  // the day are locked by id, as two people may accept two of them concurrently.
  const others = await lockOpenSuggestions(scope, { depot, date });
  const locked = await lockOpen(scope, params.suggestion_id);
  const { plan, rearrangement } = locked;
  if (rearrangement) {
    const day = { depot, date, tell: body.tell };
    await applyRearrangement(scope, day, { ...locked, rearrangement }, () => dayChanged(locked));
    const accepted = await moveSuggestion(scope, locked, 'accepted');
    await reassess(
      scope,
      others.filter(({ id }) => id !== locked.id),
    );
    return suggestionView(accepted);
  }
  if (!plan) throw new Error(`The suggestion ${locked.id} has no plan.`);
  const request = { depot, date, vehicles: null, lock_routes: [] };
  const day = await lockDay(scope, request);
  if (!day || day.version !== locked.plan_version) throw dayChanged(locked);
  const checked = { ...plan, problem: await lockedProblem(scope, day, 'fewest_miles', request) };
  if (!isFeasible(checked)) throw dayChanged(locked);
  await applyPlan(scope, day, checked);
  return suggestionView(await moveSuggestion(scope, locked, 'accepted'));
}

/** Keeps the effect of a refusal: a suggestion for a day that has changed expires, and its cause is assessed again. */
export async function expireRefused(
  scope: Scope,
  { params }: { params: SuggestionParams },
  { code }: AppError,
): Promise<void> {
  if (code !== 'day_changed') return;
  const locked = await lockSuggestion(scope, params.suggestion_id);
  if (locked?.status === 'open') await assessAgain(scope, locked);
}

/** Handles other suggestions for changed routes, which are out of date: their causes are assessed again. */
async function reassess(scope: Scope, others: readonly SuggestionRow[]): Promise<void> {
  for (const { id } of others) {
    const other = await findSuggestion(scope, id);
    if (other?.status !== 'open' || other.current || !other.rearrangement) continue;
    await assessAgain(scope, other);
  }
}

/**
 * Ends a suggestion that is out of date. What routes were to change for is assessed again; a plan is made each night.
 */
async function assessAgain(scope: Scope, suggestion: SuggestionRow): Promise<void> {
  await moveSuggestion(scope, suggestion, 'expired');
  const { id, trigger, subject, depot, date, rearrangement } = suggestion;
  if (!rearrangement) return;
  const slot = rearrangement.again?.slot ?? null;
  const promises = (await findAgentRequest(scope, id))?.promises ?? null;
  const subjects = trigger === 'rebooking' ? broughtBy(suggestion) : [subject];
  for (const each of subjects)
    await notifyAgent(scope, { trigger, subject: each, depot, date, slot, promises });
}

/** POST /agent/suggestions/{suggestion_id}/dismiss. Throws 409 `suggestion_closed`. */
export async function dismissSuggestion(
  scope: Scope,
  { params, body }: { params: SuggestionParams; body: Dismissal },
): Promise<Suggestion> {
  const locked = requireFound(
    await lockSuggestion(scope, params.suggestion_id),
    'suggestion',
    params.suggestion_id,
  );
  return suggestionView(await moveSuggestion(scope, locked, 'dismissed', body.reason));
}

/**
 * POST /agent/suggestions/{suggestion_id}/reopen: a dismissed one is open again. Throws 409 `suggestion_closed` for one
 * that was accepted or has expired, `day_changed` once the day is no longer the one that it was made for.
 */
export async function reopenSuggestion(
  scope: Scope,
  { params }: { params: SuggestionParams },
): Promise<Suggestion> {
  const locked = requireFound(
    await lockSuggestion(scope, params.suggestion_id),
    'suggestion',
    params.suggestion_id,
  );
  if (locked.standing === 'dismissed' && (locked.expires_at <= scope.now || !locked.current))
    throw dayChanged(locked);
  return suggestionView(await moveSuggestion(scope, locked, 'reopened'));
}

async function lockOpen(scope: Scope, id: string): Promise<SuggestionRow> {
  const locked = requireFound(await lockSuggestion(scope, id), 'suggestion', id);
  if (locked.status === 'open' && locked.expires_at > scope.now && !locked.current) throw dayChanged(locked);
  requireOpen(locked);
  return locked;
}

function dayChanged({ id }: SuggestionRow): AppError {
  return new AppError('day_changed', {
    message: `The day has changed since suggestion ${id} was made. Request a new one.`,
  });
}
