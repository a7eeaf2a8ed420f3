/** How long a stop takes. */
import type { StopMinutes } from './types.js';

/** Minutes that a stop takes unless the courier sets others (docs/behaviour.md "Planning"). */
export const STOP_MINUTES: StopMinutes = {
  base: 6,
  per_extra_piece: 2,
  assembly: 25,
  remove_packaging: 5,
  disposal: 10,
};
