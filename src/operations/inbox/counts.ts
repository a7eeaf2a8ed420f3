/** GET /inbox/counts: how much waits for the office now. */
import type { Scope } from '../../db/scope.js';
import { countInbox } from '../../records/inbox.js';
import { countOrdersOf } from '../../records/orders/list.js';
import { countBrokenDown, countLateStops } from '../../records/runs/trouble.js';
import { countOpenSuggestions } from '../../records/suggestions/rows.js';
import type { OfficeCounts } from '../../resources/office-counts.js';

/** GET /inbox/counts */
export async function countForOffice(scope: Scope): Promise<OfficeCounts> {
  return {
    object: 'office_counts',
    inbox: await countInbox(scope),
    awaiting_reply: await countOrdersOf(scope, 'awaiting_reply'),
    suggestions: await countOpenSuggestions(scope),
    late: await countLateStops(scope),
    broken_down: await countBrokenDown(scope),
  };
}
