/** Which order or run an event is about, in SQL, as its type declares it (src/contracts/events.ts). */
import { type RawBuilder, sql } from 'kysely';
import { EVENT_SUBJECTS, type IdPlace, SENT_EVENTS } from '../../contracts/events.js';

/**
 * Returns the expression for the id of the order or run that the event `e` (a row of `events`) is about; null for
 * types that are about none.
 */
export function subjectIdOf(record: 'order' | 'run'): RawBuilder<string | null> {
  const cases = Object.entries(SENT_EVENTS).flatMap(([type, { subject }]) => {
    const places: { order?: IdPlace; run?: IdPlace } = EVENT_SUBJECTS[subject];
    const place = places[record];
    if (place === undefined) return [];
    const id = place === 'subject' ? sql`e.subject` : sql`e.data->>${sql.lit(place.field)}`;
    return [sql`when ${sql.lit(type)} then ${id}`];
  });
  return sql<string | null>`case e.type ${sql.join(cases, sql` `)} end`;
}

/** Returns the expression for the id of the event's most specific record: its stop, its request, or its subject. */
export function detailIdOf(): RawBuilder<string> {
  return sql<string>`coalesce(e.data->'request'->>'id', e.subject)`;
}
