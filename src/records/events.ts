/** Rows of events. The outbox's `recordEvents` writes them; here they are read, and tests of endpoints added. */
import type { Selectable } from 'kysely';
import type { EventType, SentEventType } from '../contracts/events.js';
import { visibleBefore } from '../db/commit-visibility.js';
import { insertRow } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import { pipelined } from '../db/pipelined.js';
import type { DB } from '../db/tables.js';
import type { Event } from '../resources/event.js';

export type EventRow = Selectable<DB['events']>;

/** How far back a recovery goes (docs/behaviour.md "Events and webhooks"). */
export const RECOVERY_WINDOW_MS = 30 * 24 * 3_600_000;

/** Lists a page of events, newest first by when they became visible, so that none appears behind one already seen. */
export async function listEvents(
  scope: Scope,
  { type, subject, ...query }: PageQuery & { type?: SentEventType | undefined; subject?: string | undefined },
): Promise<Page<EventRow>> {
  let events = scope.trx
    .selectFrom('events')
    .selectAll()
    .where('created_at', '<', await visibleBefore(scope, 'what was seen'));
  if (type !== undefined) events = events.where('type', '=', type);
  if (subject !== undefined) events = events.where('subject', '=', subject);
  return page(scope, 'events', events, query);
}

/** Adds an event that is not sent to any endpoint automatically. Resolves to its id. */
export async function insertEvent(
  scope: Scope,
  event: { type: SentEventType; subject: string; data: Record<string, unknown> },
): Promise<string> {
  const id = scope.newId('event');
  await insertRow(scope, 'events', {
    row: { ...event, id, actor: scope.actor.id, data: json(event.data), created_at: scope.now },
  })
    .modifyEnd(pipelined)
    .execute();
  return id;
}

/** Lists the oldest events since an instant that an endpoint subscribes to and was never sent, at most `limit`. */
export async function listMissedEvents(
  scope: Scope,
  endpoint: { id: string; events: readonly EventType[] },
  since: Date,
  limit: number,
): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('events')
    .select('events.id')
    .where('events.created_at', '>=', since)
    .where('events.type', 'in', endpoint.events)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_deliveries')
            .select('webhook_deliveries.id')
            .whereRef('webhook_deliveries.event', '=', 'events.id')
            .where('webhook_deliveries.endpoint', '=', endpoint.id),
        ),
      ),
    )
    .orderBy('events.created_at')
    .orderBy('events.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns an event's row as the envelope of the specification's "Event envelope". */
export function eventView(row: EventRow): Event {
  return { id: row.id, type: row.type, created: row.created_at.toISOString(), data: row.data };
}
