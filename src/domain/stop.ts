/** A stop on a run: the driver's visit to one address for one order. */

export const STOP_TYPES = ['delivery', 'collection'] as const;

export const FAIL_REASONS = ['no_answer', 'refused', 'wrong_item', 'damaged', 'no_access', 'other'] as const;
export type FailReason = (typeof FAIL_REASONS)[number];

/** Reasons after which a second visit on the same day may succeed. */
export const SECOND_TRIES: readonly FailReason[] = ['no_answer', 'no_access', 'other'];
