/** A suggestion's life: a person decides on it, or it expires. */
import { stateTable } from './machine.js';

export const SUGGESTION_STATUSES = ['open', 'accepted', 'dismissed', 'expired'] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];

export type SuggestionEvent = 'accepted' | 'dismissed' | 'reopened' | 'expired';

export const SUGGESTION_MACHINE = stateTable<SuggestionStatus, SuggestionEvent>({
  entity: 'Suggestion',
  states: SUGGESTION_STATUSES,
  begins: 'open',
  transitions: [
    {
      from: ['open'],
      event: 'accepted',
      to: 'accepted',
      also: 'applied to the day; refused if the day has changed',
    },
    { from: ['open'], event: 'dismissed', to: 'dismissed' },
    {
      from: ['dismissed'],
      event: 'reopened',
      to: 'open',
      also: 'refused once it has expired or the day has changed',
    },
    { from: ['open'], event: 'expired', to: 'expired' },
  ],
  refusals: [
    {
      from: ['accepted', 'dismissed', 'expired'],
      events: ['accepted', 'dismissed', 'expired'],
      code: 'suggestion_closed',
      because: (state) => `is already ${state}. Request a new one.`,
    },
    {
      from: ['accepted', 'expired'],
      events: ['reopened'],
      code: 'suggestion_closed',
      because: (state) => `is ${state}. Request a new one.`,
    },
  ],
});
