/** GET /orders/{order_id}/timeline: an order's history, for a person to read. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { listHolds } from '../../records/booking-batches.js';
import { listTimeline, type TimelineRow } from '../../records/timeline.js';
import { type List, listed } from '../../resources/list.js';
import type { TimelineEntry } from '../../resources/timeline-entry.js';
import { getOrder } from './read.js';

/** GET /orders/{order_id}/timeline, the newest entry first. */
export async function getTimeline(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: PageQuery },
): Promise<List<TimelineEntry>> {
  await getOrder(scope, { params });
  const until = (await listHolds(scope, [params.order_id])).get(params.order_id);
  return listed(await listTimeline(scope, params.order_id, query), (row) => entryOf(row, until));
}

function entryOf(row: TimelineRow, heldUntil: Date | undefined): TimelineEntry {
  return {
    id: row.id,
    object: 'timeline_entry',
    at: row.at.toISOString(),
    type: `${row.source}.${row.type}`,
    summary: summaryOf(row, heldUntil),
    actor: row.actor,
  };
}

/** Summarises an entry in one sentence; the text of a message or reply, which is personal, is found there. */
function summaryOf({ source, type, detail, state }: TimelineRow, heldUntil: Date | undefined): string {
  const what = type.replaceAll(/[._]/g, ' ');
  switch (source) {
    case 'event':
      return `Event ${type}${state === null ? '' : ` by ${state}`}${because(detail)}`;
    case 'scan':
      return `Piece ${detail ?? ''} scanned: ${what}${state === null ? '' : ` at ${state}, where it is misrouted`}.`;
    case 'visit':
      return `The van arrived${state === null ? '' : `, driven by ${state}`}.`;
    case 'message':
      return `Message by ${detail ?? ''} (${what}): ${state ?? ''}.`;
    case 'request': {
      const waitsFor = detail === 'postponed' ? 'the night is over' : 'quiet hours end';
      return `The recipient is asked ${heldUntil ? `once ${waitsFor}, at ${heldUntil.toISOString()}` : 'now'}.`;
    }
    case 'reply':
      return `Reply by ${detail ?? ''} (${what})${state === null ? '' : `: ${state.replaceAll('_', ' ')}`}.`;
    case 'comment':
      return `Comment by ${state ?? ''}: ${detail ?? ''}`;
    case 'action':
      return `${type} by ${state ?? ''}${because(detail)}`;
  }
}

/** Ends a sentence, with the reason if there is one, which may end in its own full stop. */
function because(reason: string | null): string {
  return reason === null ? '.' : `: ${reason.replace(/\.$/, '')}.`;
}
