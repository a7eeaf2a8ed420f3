/** Operations of the route agent: specification "Route agent", and asking for a suggestion beyond it. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { listOf, type List, listed } from '../../resources/list.js';
import {
  agentRequest,
  requestedSuggestion,
  suggestion,
  type AgentRequest,
  type RequestedSuggestion,
  type Suggestion,
} from '../../resources/suggestion.js';
import {
  acceptance,
  dismissal,
  suggestionQuery,
  suggestionRequest,
  type Acceptance,
  type Dismissal,
  type SuggestionParams,
  type SuggestionQuery,
  type SuggestionRequest,
} from './schemas.js';
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
import { applyPlan, isFeasible } from '../../routing/apply-plan.js';
import { lockDay, lockedProblem, refuseTooManyStops, requirePlannable } from '../../routing/day.js';
import { applyRearrangement } from './accept-change.js';
import { ordersAddedBy } from './rebooking.js';

export const agentOperations: Operation[] = [
  defineOperation({
    route: 'GET /agent/suggestions',
    name: 'suggestions.list',
    summary: 'List suggestions, newest first',
    description: 'Changes that the route agent proposes. Nothing changes until you accept one.',
    agent: true,
    scopes: ['routes:read'],
    query: suggestionQuery,
    response: listOf(suggestion),
    command: listAgentSuggestions,
  }),
  defineOperation({
    route: 'GET /agent/suggestions/{suggestion_id}',
    name: 'suggestions.get',
    summary: 'Read a suggestion',
    description: 'The changes, the reason and the savings.',
    agent: true,
    scopes: ['routes:read'],
    response: suggestion,
    command: getSuggestion,
  }),
  defineOperation({
    route: 'POST /agent/suggestions',
    name: 'suggestions.request',
    summary: 'Request a suggestion',
    description:
      'If there is something to gain, `agent.suggestion_created` follows under the returned ID. `GET /agent/requests/{id}` returns the outcome.',
    agent: true,
    scopes: ['routes:write'],
    body: suggestionRequest,
    status: 202,
    response: requestedSuggestion,
    errors: ['unknown_reference', 'too_many_items'],
    location: ({ id }) => `/agent/requests/${id}`,
    command: requestSuggestion,
  }),
  defineOperation({
    route: 'GET /agent/requests/{suggestion_id}',
    name: 'suggestions.get_request',
    summary: 'Get a suggestion request',
    description:
      'A search takes seconds. Poll until `outcome` is no longer `pending`: then the response names the suggestion, or says why there is none.',
    agent: true,
    scopes: ['routes:read'],
    response: agentRequest,
    command: getAgentRequest,
  }),
  defineOperation({
    route: 'POST /agent/suggestions/{suggestion_id}/accept',
    name: 'suggestions.accept',
    summary: 'Accept a suggestion',
    description:
      "Its routes become the day's drafts, or it changes existing routes, including published ones. If the day has changed in a way that matters, the request is refused and the suggestion expires.",
    agent: true,
    scopes: ['routes:write'],
    body: acceptance,
    bodyOptional: true,
    response: suggestion,
    errors: ['day_changed', 'suggestion_closed'],
    example: { response: { status: 'accepted' } },
    command: acceptSuggestion,
    afterRefusal: expireRefused,
  }),
  defineOperation({
    route: 'POST /agent/suggestions/{suggestion_id}/dismiss',
    name: 'suggestions.dismiss',
    summary: 'Dismiss a suggestion',
    description: 'Nothing changes, and the suggestion can no longer be accepted.',
    agent: true,
    scopes: ['routes:write'],
    body: dismissal,
    bodyOptional: true,
    response: suggestion,
    errors: ['suggestion_closed'],
    example: { request: { reason: 'The driver knows better.' }, response: { status: 'dismissed' } },
    command: dismissSuggestion,
  }),
  defineOperation({
    route: 'POST /agent/suggestions/{suggestion_id}/reopen',
    name: 'suggestions.reopen',
    summary: 'Undo a dismissal',
    description: 'Reopens the suggestion, unless it has expired or the day has changed.',
    agent: true,
    scopes: ['routes:write'],
    response: suggestion,
    errors: ['invalid_state', 'day_changed', 'suggestion_closed'],
    command: reopenSuggestion,
  }),
];

/** GET /agent/suggestions, newest first. */
async function listAgentSuggestions(
  scope: Scope,
  { query }: { query: SuggestionQuery },
): Promise<List<Suggestion>> {
  return listed(await listSuggestions(scope, query), suggestionView);
}

async function getSuggestion(scope: Scope, { params }: { params: SuggestionParams }): Promise<Suggestion> {
  const row = await findSuggestion(scope, params.suggestion_id);
  return suggestionView(requireFound(row, 'suggestion', params.suggestion_id));
}

/** GET /agent/requests/{suggestion_id}: the outcome of a request, under the id that was returned. */
async function getAgentRequest(
  scope: Scope,
  { params }: { params: SuggestionParams },
): Promise<AgentRequest> {
  return agentRequestView(
    requireFound(await findAgentRequest(scope, params.suggestion_id), 'request', params.suggestion_id),
  );
}

/** POST /agent/suggestions: has the agent assess a day. A suggestion follows only if it would gain something. */
async function requestSuggestion(
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
async function acceptSuggestion(
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
async function expireRefused(
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
  const subjects = trigger === 'rebooking' ? ordersAddedBy(suggestion) : [subject];
  for (const each of subjects)
    await notifyAgent(scope, { trigger, subject: each, depot, date, slot, promises });
}

/** POST /agent/suggestions/{suggestion_id}/dismiss. Throws 409 `suggestion_closed`. */
async function dismissSuggestion(
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
async function reopenSuggestion(scope: Scope, { params }: { params: SuggestionParams }): Promise<Suggestion> {
  const locked = requireFound(
    await lockSuggestion(scope, params.suggestion_id),
    'suggestion',
    params.suggestion_id,
  );
  if (locked.shown_status === 'dismissed' && (locked.expires_at <= scope.now || !locked.current))
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
