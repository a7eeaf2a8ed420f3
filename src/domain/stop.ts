/** A stop on a run: the driver's visit to one address for one order, and how long it takes. */
import type { StopMinutes } from './types.js';

/** Type of a visit: goods are brought to the recipient, or collected from them. An order's stops have its type. */
export const STOP_TYPES = ['delivery', 'collection'] as const;
export type StopType = (typeof STOP_TYPES)[number];

export const FAIL_REASONS = ['no_answer', 'refused', 'wrong_item', 'damaged', 'no_access', 'other'] as const;
export type FailReason = (typeof FAIL_REASONS)[number];

/** Minutes that a stop takes unless the courier sets others (docs/behaviour.md "Planning"). */
export const STOP_MINUTES: StopMinutes = {
  base: 6,
  per_extra_piece: 2,
  assembly: 25,
  remove_packaging: 5,
  disposal: 10,
};
