/** Asks the route agent, at night in each courier's time zone, for a suggestion for every depot with work. */
import type { Scope } from '../../db/scope.js';
import { addDays, localDateTime } from '@waypost/base/local-time';
import { insertAgentRequest } from '../../records/agent-requests.js';
import { listDepotDays } from '../../records/orders/list.js';
import { markAskedOvernight } from '../../setup/settings/rows.js';

/**
 * Asks for the present day and the next one, at night in the courier's time zone, once a night however often this is
 * called. Resolves to how many suggestions were asked for.
 */
export async function requestOvernightSuggestions(scope: Scope): Promise<number> {
  const today = overnightDate(scope.now, scope.tenant.timezone);
  if (today === null || !(await markAskedOvernight(scope, today))) return 0;
  const days = await listDepotDays(scope, [today, addDays(today, 1)]);
  for (const { depot, date } of days) {
    await insertAgentRequest(scope, { trigger: 'overnight_plan', subject: null, depot, date });
  }
  return days.length;
}

/**
 * From two in the morning until the offices open. An hourly check falls into it even when clocks change: if two o'clock
 * is skipped, three o'clock counts, and a repeated hour belongs to the same date.
 */
const NIGHT = { from: '02:00', to: '06:00' };

/** Returns the local date of the night at an instant in a zone; null by day. */
export function overnightDate(instant: Date, zone: string): string | null {
  const { date, time } = localDateTime(instant, zone);
  return time >= NIGHT.from && time < NIGHT.to ? date : null;
}
