/** The route agent's suggestions. */
import { z } from 'zod';
import { SUGGESTION_STATUSES } from '../domain/states/suggestion.js';
import { SUGGESTION_TRIGGERS } from '../domain/suggestion.js';
import * as words from './words.js';

export const suggestion = z
  .object({
    id: words.ownId('suggestion'),
    object: words.object('suggestion'),
    status: z.enum(SUGGESTION_STATUSES).describe('Where it stands.'),
    trigger: z.enum(SUGGESTION_TRIGGERS).describe('What gave rise to it.'),
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
        routes_changed: z.array(words.bareId('route')).describe('Ids of the routes that it would change.'),
      })
      .describe('What it would change.'),
    created_at: words.createdAt,
    expires_at: words.moment('Until when it can be accepted.'),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;

/** One that was asked for: the id that it will have, if there is anything to suggest. */
export const requestedSuggestion = z.object({
  id: words.ownId('order'),
  object: words.object('suggestion'),
  date: words.date,
  depot: words.idOf('depot'),
  status: z.literal('requested').describe('Where it stands.'),
});
export type RequestedSuggestion = z.output<typeof requestedSuggestion>;
