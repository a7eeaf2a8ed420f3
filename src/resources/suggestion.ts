/** The route agent's suggestions. */
import { z } from 'zod';
import { AGENT_REQUEST_OUTCOMES } from '../domain/states/agent-request.js';
import { SUGGESTION_STATUSES } from '../domain/states/suggestion.js';
import { SUGGESTION_TRIGGERS } from '../domain/suggestion.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

const agentRequestOutcome = enumOf('AgentRequestOutcome', AGENT_REQUEST_OUTCOMES, {
  pending: 'The search is running.',
  suggestion: 'A suggestion was made; `suggestion` names it.',
  nothing: 'Nothing better was found; `reason` says why.',
});

const suggestionTrigger = enumOf('SuggestionTrigger', SUGGESTION_TRIGGERS, {
  overnight_plan: 'A better plan for the whole day was found.',
  breakdown: 'A van broke down; other vans can take its open stops.',
  failed_stop: 'A visit failed, and the van can try again today.',
  rebooking: 'An order was rebooked and fits on a route.',
  capacity: 'Orders without a route fit on one.',
  running_late: 'A window will be missed; another van or sequence would keep it.',
});

export const suggestionStatus = enumOf('SuggestionStatus', SUGGESTION_STATUSES, {
  open: 'Can be accepted or dismissed.',
  accepted: 'Applied.',
  dismissed: 'Dismissed.',
  expired: 'Its time has passed, or the day has changed.',
});

const eta = fields.timeOfDay.meta({ description: 'When the visit begins.', example: '10:40' });

/** An order that a suggestion moves. */
const change = z.object({
  order: fields.idOf('order'),
  from: fields.nullable(z.object({ route: fields.idOf('route'), eta }).describe('Its current route.'), {
    description: 'Its current place; null without a route.',
  }),
  to: fields.nullable(
    z.object({
      route: fields.nullableIdOf('route', 'ID of the route; null for a van that gets a new one.'),
      vehicle: fields.idOf('vehicle', 'ID of the van that gets a route.').optional(),
      eta,
    }),
    { description: 'Its new place; null without a route.' },
  ),
  pieces_aboard: z.number().int().min(1).optional().meta({
    description:
      "Pieces on the order's current van that another van would deliver: they must be handed over on the road, and no time is planned for that. For a van under way, all pieces that it still has to deliver of the order except those that are damaged, missing or at another depot. Absent if there are none.",
    example: 2,
  }),
});

export const suggestion = z
  .object({
    id: fields.ownId('suggestion'),
    object: fields.object('suggestion'),
    status: suggestionStatus.describe("The suggestion's status."),
    trigger: suggestionTrigger.describe('The cause.'),
    date: fields.date.meta({
      description: "The day it applies to, in the depot's local time.",
    }),
    depot: fields.idOf('depot', 'ID of the depot.'),
    subject: fields.nullable(fields.id, {
      description:
        'The record that caused it: the run, or the vehicle made inactive (`breakdown`), the stop (`failed_stop`), the order (`rebooking`), the run (`running_late`); otherwise null.',
      example: 'run_01kag5v8x2e0j9d3v6m1h7q4tz',
    }),
    summary: z.string().meta({ description: 'One sentence.', example: 'Move 3 orders from Van 1 to Van 2.' }),
    reason: z.string().meta({ description: 'Why.', example: 'Van 1 is running 40 minutes late.' }),
    impact: z
      .object({
        miles_saved: z.number().meta({ description: 'Miles saved; may be negative.', example: 12.4 }),
        windows_kept: z
          .boolean()
          .meta({ description: 'Whether every promised window is kept.', example: true }),
        routes_changed: z.array(fields.bareId('route')).describe('IDs of the routes that would change.'),
      })
      .describe('The changes.'),
    changes: z.array(change).describe('The orders that would change route or place.'),
    created_at: fields.createdAt,
    expires_at: fields.moment('When it expires.').meta({ example: '2026-03-12T10:04:00.000Z' }),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;

/** A requested suggestion: the id that it will have, if there is anything to suggest. */
export const requestedSuggestion = z.object({
  id: fields.ownId('suggestion'),
  object: fields.object('suggestion'),
  date: fields.date,
  depot: fields.idOf('depot'),
  status: z.literal('requested').describe("The suggestion's status."),
});
export type RequestedSuggestion = z.output<typeof requestedSuggestion>;

/** The outcome of asking the agent. */
export const agentRequest = z
  .object({
    id: fields.ownId('suggestion'),
    object: fields.object('agent_request'),
    outcome: agentRequestOutcome.describe('The outcome.'),
    suggestion: fields.nullableIdOf('suggestion', 'The suggestion that was made, or null.'),
    reason: fields.nullable(z.string(), {
      description: 'Why there is nothing to suggest, or null.',
      example: 'Nothing would be gained: every order has a place.',
    }),
  })
  .meta({ id: 'AgentRequest' });
export type AgentRequest = z.output<typeof agentRequest>;
