/** The route table of the route agent: specification "Route agent", and asking for a suggestion beyond it. */
import { defineRoute, type Route } from '../../api/define-route.js';
import { requestedSuggestion, suggestion } from '../../resources/suggestion.js';
import { listOf } from '../../resources/list.js';
import { dismissal, suggestionParams, suggestionQuery, suggestionRequest } from './schemas.js';
import {
  acceptSuggestion,
  dismissSuggestion,
  listAgentSuggestions,
  requestSuggestion,
} from './suggestions.js';

export const agentRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/agent/suggestions',
    operation: 'suggestions.list',
    summary: 'List suggestions, newest first',
    agent: true,
    scopes: ['routes:read'],
    query: suggestionQuery,
    status: 200,
    response: listOf(suggestion),
    command: listAgentSuggestions,
  }),
  defineRoute({
    method: 'POST',
    path: '/agent/suggestions',
    operation: 'suggestions.request',
    summary: 'Ask for a fresh suggestion',
    description: 'If there is something to gain, `agent.suggestion_created` follows under the id returned.',
    extension: true,
    agent: true,
    scopes: ['routes:write'],
    body: suggestionRequest,
    status: 202,
    response: requestedSuggestion,
    errors: ['unknown_reference'],
    command: requestSuggestion,
  }),
  defineRoute({
    method: 'POST',
    path: '/agent/suggestions/{suggestion_id}/accept',
    operation: 'suggestions.accept',
    summary: 'Accept a suggestion',
    description: "Its routes become the day's drafts. A day that has changed since is refused.",
    agent: true,
    scopes: ['routes:write'],
    params: suggestionParams,
    status: 200,
    response: suggestion,
    errors: ['not_found', 'day_changed', 'suggestion_closed'],
    command: acceptSuggestion,
  }),
  defineRoute({
    method: 'POST',
    path: '/agent/suggestions/{suggestion_id}/dismiss',
    operation: 'suggestions.dismiss',
    summary: 'Dismiss a suggestion',
    agent: true,
    scopes: ['routes:write'],
    params: suggestionParams,
    body: dismissal,
    bodyOptional: true,
    status: 200,
    response: suggestion,
    errors: ['not_found', 'suggestion_closed'],
    command: dismissSuggestion,
  }),
];
