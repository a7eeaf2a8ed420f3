/** Which order or run an event is about, in SQL, as its type declares it (src/contracts/events.ts). */
import { type RawBuilder, sql } from 'kysely';
import { EVENT_SUBJECTS, EVENTS, type IdPlace, TEST_DATA } from '../contracts/events.js';

/**
 * Returns the expression for the id of the order or run that the event `e` (a row of `events`) is about; null for
 * types that are about none, and for the test of an endpoint, which is about that endpoint whatever its type.
 */
export function subjectIdOf(record: 'order' | 'run'): RawBuilder<string | null> {
  const cases = Object.entries(EVENTS).flatMap(([type, { subject }]) => {
    const places: { order?: IdPlace; run?: IdPlace } = EVENT_SUBJECTS[subject];
    const place = places[record];
    if (place === undefined) return [];
    const id = place === 'subject' ? sql`e.subject` : sql`e.data->>${sql.lit(place.field)}`;
    return [sql`when ${sql.lit(type)} then ${id}`];
  });
  const id = sql`case e.type ${sql.join(cases, sql` `)} end`;
  return sql<
    string | null
  >`case when e.data->>'object' = ${sql.lit(TEST_DATA.object)} then null else ${id} end`;
}
