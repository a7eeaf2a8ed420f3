/** Inputs of operations on suggestions. */
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';
import { telling } from '../../resources/route.js';
import { suggestionStatus } from '../../resources/suggestion.js';

export const suggestionQuery = z.strictObject({
  date: fields.date.optional(),
  status: suggestionStatus.describe('Filter by status.').optional(),
  ...fields.paging,
});
export type SuggestionQuery = z.output<typeof suggestionQuery>;

export type SuggestionParams = { suggestion_id: string };

export const suggestionRequest = z.strictObject({ date: fields.visitDate, depot: fields.idOf('depot') });
export type SuggestionRequest = z.output<typeof suggestionRequest>;

export const acceptance = z.strictObject({ tell: telling }).meta({ id: 'Acceptance' });
export type Acceptance = z.output<typeof acceptance>;

export const dismissal = z.strictObject({
  reason: fields.freeText(500).meta({ description: 'The reason, as text.', example: 'Sold out.' }).optional(),
});
export type Dismissal = z.output<typeof dismissal>;
