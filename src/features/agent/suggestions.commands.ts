/**
 * The route agent's suggestions: asked for, read, accepted or dismissed. Nothing in the day's plan changes from one
 * until it is accepted, and then only if the day is still the one that it was made for.
 */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { travelMatrix } from '../../domain/travel.js';
import { findPlannableDay } from '../planning/jobs.commands.js';
import { lockDay } from '../planning/day.js';
import { applyPlan, holds } from '../planning/plan.apply.js';
import { pointsOf, routingProblem, splitByPlace } from '../planning/problem.js';
import { applySuggestion, closed } from './suggestions.apply.js';
import type {
  Dismissal,
  SuggestionParams,
  SuggestionQuery,
  SuggestionRequest,
} from './suggestions.schemas.js';
import {
  listSuggestions,
  lockSuggestion,
  type SuggestionRow,
  type SuggestionView,
  suggestionView,
} from './suggestions.store.js';

/** GET /agent/suggestions, newest first. */
export async function listAgentSuggestions(scope: Scope, { query }: { query: SuggestionQuery }) {
  const { rows, has_more } = await listSuggestions(scope, query);
  return { object: 'list', data: rows.map(suggestionView), has_more };
}

/** POST /agent/suggestions: has the agent look at a day. A suggestion follows only if it would gain something. */
export async function requestSuggestion(scope: Scope, { body }: { body: SuggestionRequest }) {
  const { depot, date } = await findPlannableDay(scope, body);
  const id = scope.newId('suggestion');
  await enqueue(scope, 'suggestion.requested', id, { suggestion: id, depot, date });
  return { id, object: 'suggestion', date, depot, status: 'requested' };
}

/**
 * POST /agent/suggestions/{suggestion_id}/accept: its routes become the day's drafts. 409 `day_changed` when the plan
 * of the day has changed since, which also makes it read as expired; 409 `suggestion_closed` otherwise.
 */
export async function acceptSuggestion(
  scope: Scope,
  { params }: { params: SuggestionParams },
): Promise<SuggestionView> {
  // The suggestion is locked before orders, routes and fleet: whoever stores a plan never waits for a suggestion.
  const held = await holdOpen(scope, params.suggestion_id);
  const { depot, date, plan } = held;
  const day = await lockDay(scope, { depot, date, vehicles: null, lock_routes: [] });
  if (!day || day.version !== held.plan_version) throw dayChanged(held);
  const { located } = splitByPlace(day.depot, day.orders);
  const input = { depot: day.depot, orders: located, vehicles: day.vehicles };
  const roads = travelMatrix(located.length === 0 ? [] : pointsOf(input));
  const checked = { ...plan, problem: routingProblem(input, roads, 'fewest_miles') };
  if (!holds(checked)) throw dayChanged(held);
  await applyPlan(scope, day, checked);
  await applySuggestion(scope, held, 'accepted');
  return suggestionView({ ...held, standing: 'accepted' });
}

/** POST /agent/suggestions/{suggestion_id}/dismiss. 409 `suggestion_closed`. */
export async function dismissSuggestion(
  scope: Scope,
  { params, body }: { params: SuggestionParams; body: Dismissal },
): Promise<SuggestionView> {
  const held = await lockSuggestion(scope, params.suggestion_id);
  if (!held) throw notFound('suggestion', params.suggestion_id);
  if (held.standing !== 'open') throw closed(held);
  await applySuggestion(scope, held, 'dismissed', body.reason);
  return suggestionView({ ...held, standing: 'dismissed' });
}

async function holdOpen(scope: Scope, id: string): Promise<SuggestionRow> {
  const held = await lockSuggestion(scope, id);
  if (!held) throw notFound('suggestion', id);
  if (held.status === 'open' && held.expires_at > scope.now && !held.current) throw dayChanged(held);
  if (held.standing !== 'open') throw closed(held);
  return held;
}

function dayChanged({ id }: SuggestionRow): AppError {
  return new AppError('day_changed', {
    message: `The day has changed since suggestion ${id} was made. Ask for a fresh one.`,
  });
}
