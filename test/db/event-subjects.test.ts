/** The order and the run that an event is about, for every type of event. */
import { sql } from 'kysely';
import { EVENTS, type EventSubject, SENT_EVENT_TYPES, SENT_EVENTS } from '../../src/contracts/events.js';
import { createDatabase, createPool } from '../../src/db/client.js';
import { subjectIdOf } from '../../src/work/queue/event-subjects.js';
import { startApi, type TestApi } from '../support/api.js';

let api: TestApi;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  api = await startApi();
  pool = createPool(api.databaseUrl, 'waypost_system', 1);
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

/** Kind of subject → what its events are about: `self` is the subject, the rest ids in the data. */
const EXPECTED: Record<EventSubject, { order: string | null; run: string | null }> = {
  order: { order: 'self', run: null },
  job: { order: null, run: null },
  suggestion: { order: null, run: null },
  run: { order: null, run: 'self' },
  stop: { order: 'ord_data', run: 'run_data' },
  endpoint: { order: null, run: null },
};

test('a reply that needs a person is about its order', () => {
  expect(EVENTS['booking.reply_needs_review'].subject).toBe('order');
});

test.each(SENT_EVENT_TYPES)('%s', async (type) => {
  const { rows } = await sql`
    select ${subjectIdOf('order')} as "order", ${subjectIdOf('run')} as run
    from (select ${type}::text as type, 'self' as subject, '{"order": "ord_data", "run": "run_data"}'::json as data) e`.execute(
    createDatabase(pool),
  );
  expect(rows).toEqual([EXPECTED[SENT_EVENTS[type].subject]]);
});
