/** The route agent's suggestions. */
import { z } from 'zod';
import { AGENT_REQUEST_OUTCOMES } from '../domain/states/agent-request.js';
import { SUGGESTION_STATUSES } from '../domain/states/suggestion.js';
import { SUGGESTION_TRIGGERS } from '../domain/suggestion.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

const agentRequestOutcome = enumOf('AgentRequestOutcome', AGENT_REQUEST_OUTCOMES, {
  pending: 'The search goes on.',
  suggestion: 'There is one; `suggestion` names it.',
  nothing: 'Nothing better was found; `reason` says why.',
});

const suggestionTrigger = enumOf('SuggestionTrigger', SUGGESTION_TRIGGERS, {
  overnight_plan: 'A better plan for the whole day was found.',
  breakdown: 'A van broke down; its open stops can go to others.',
  failed_stop: 'A visit failed, and the van can try once more today.',
  rebooking: 'An order was booked anew and fits on a route.',
  capacity: 'Orders without a route can get a place.',
  running_late: 'A window will be missed; another van or sequence would keep it.',
});

export const suggestionStatus = enumOf('SuggestionStatus', SUGGESTION_STATUSES, {
  open: 'Can be accepted or dismissed.',
  accepted: 'Carried out.',
  dismissed: 'Turned down.',
  expired: 'Too late, or the day has changed.',
});

const eta = fields.timeOfDay.meta({ description: 'When the visit begins.', example: '10:40' });

/** An order that a suggestion moves. */
const change = z.object({
  order: fields.idOf('order'),
  from: fields.nullable(z.object({ route: fields.idOf('route'), eta }).describe('Where it is now.'), {
    description: 'Where it is now; null on no route.',
  }),
  to: fields.nullable(
    z.object({
      route: fields.nullableIdOf('route', 'Id of the route; null for a van that gets one.'),
      vehicle: fields.idOf('vehicle', 'Id of the van that gets a route.').optional(),
      eta,
    }),
    { description: 'Where it would be; null on no route.' },
  ),
  pieces_aboard: z
    .number()
    .int()
    .min(1)
    .optional()
    .meta({
      description:
        'Its pieces on the van that has it now, where another one would bring them: they are handed over on the road, ' +
        'and no time is planned for that. Of a van under way all that it still has to deliver of the order, but for those ' +
        'that are damaged, missing or at another depot. Absent where there are none.',
      example: 2,
    }),
});

export const suggestion = z
  .object({
    id: fields.ownId('suggestion'),
    object: fields.object('suggestion'),
    status: suggestionStatus.describe('Where it stands.'),
    trigger: suggestionTrigger.describe('What gave rise to it.'),
    date: fields.date.meta({
      description: "The day that it is about, in the depot's local time.",
      ...fields.EXTENSION,
    }),
    depot: fields.idOf('depot', 'Id of the depot.').meta(fields.EXTENSION),
    subject: fields
      .nullable(fields.id, {
        description:
          'What gave rise to it: the run, or the vehicle made inactive (`breakdown`), the stop (`failed_stop`), the ' +
          'order (`rebooking`), the run (`running_late`); else null.',
        example: 'run_01kag5v8x2e0j9d3v6m1h7q4tz',
      })
      .meta(fields.EXTENSION),
    summary: z.string().meta({ description: 'One sentence.', example: 'Move 3 orders from Van 1 to Van 2.' }),
    reason: z.string().meta({ description: 'Why.', example: 'Van 1 is running 40 minutes late.' }),
    impact: z
      .object({
        miles_saved: z
          .number()
          .meta({ description: 'Miles less than before; may be negative.', example: 12.4 }),
        windows_kept: z
          .boolean()
          .meta({ description: 'Whether every promised window is kept.', example: true }),
        routes_changed: z.array(fields.bareId('route')).describe('Ids of the routes that it would change.'),
      })
      .describe('What it would change.'),
    changes: z
      .array(change)
      .describe('The orders that would change their route, or their place on it.')
      .meta(fields.EXTENSION),
    created_at: fields.createdAt,
    expires_at: fields.moment('Until when it can be accepted.').meta({ example: '2026-03-12T10:04:00.000Z' }),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;

/** A requested suggestion: the id that it will have, if there is anything to suggest. */
export const requestedSuggestion = z.object({
  id: fields.ownId('suggestion'),
  object: fields.object('suggestion'),
  date: fields.date,
  depot: fields.idOf('depot'),
  status: z.literal('requested').describe('Where it stands.'),
});
export type RequestedSuggestion = z.output<typeof requestedSuggestion>;

/** The outcome of asking the agent. */
export const agentRequest = z
  .object({
    id: fields.ownId('suggestion'),
    object: fields.object('agent_request'),
    outcome: agentRequestOutcome.describe('What came of it.'),
    suggestion: fields.nullableIdOf('suggestion', 'The suggestion that was made, or null.'),
    reason: fields.nullable(z.string(), {
      description: 'Why there is nothing to suggest, or null.',
      example: 'Nothing would be gained: every order has a place.',
    }),
  })
  .meta({ id: 'AgentRequest' });
export type AgentRequest = z.output<typeof agentRequest>;
