/** What makes the route agent suggest something. */
export const SUGGESTION_TRIGGERS = [
  'overnight_plan',
  'breakdown',
  'failed_stop',
  'rebooking',
  'capacity',
  'running_late',
] as const;
export type SuggestionTrigger = (typeof SUGGESTION_TRIGGERS)[number];
