/** The route agent's suggestions on the wire. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { SUGGESTION_STATUSES, SUGGESTION_TRIGGERS } from '../../domain/lifecycles.js';

export const suggestion = z
  .object({
    id: words.id,
    object: z.literal('suggestion'),
    status: z.enum(SUGGESTION_STATUSES),
    trigger: z.enum(SUGGESTION_TRIGGERS),
    summary: z.string(),
    reason: z.string(),
    impact: z.object({
      miles_saved: z.number(),
      windows_kept: z.boolean(),
      routes_changed: z.array(words.id),
    }),
    created_at: words.timestamp,
    expires_at: words.timestamp,
  })
  .meta({ id: 'Suggestion' });

/** Query of GET /agent/suggestions. */
export const suggestionQuery = z.strictObject({
  date: words.date.optional(),
  status: z.enum(SUGGESTION_STATUSES).optional(),
  ...words.paging,
});
export type SuggestionQuery = z.output<typeof suggestionQuery>;

export const suggestionParams = z.object({ suggestion_id: words.id });
export type SuggestionParams = z.output<typeof suggestionParams>;

/** Body of POST /agent/suggestions. */
export const suggestionRequest = z.strictObject({ date: words.date, depot: words.id });
export type SuggestionRequest = z.output<typeof suggestionRequest>;

/** Answer of POST /agent/suggestions: the id that the suggestion will have, if there is anything to suggest. */
export const requestedSuggestion = z.object({
  id: words.id,
  object: z.literal('suggestion'),
  date: words.date,
  depot: words.id,
  status: z.literal('requested'),
});

/** Body of POST /agent/suggestions/{suggestion_id}/dismiss. */
export const dismissal = z.strictObject({ reason: words.freeText(500).optional() });
export type Dismissal = z.output<typeof dismissal>;
