/** Housekeeping for tests: its activities over the API's database, by the clock that is given. Nothing else is faked. */
import { createHousekeepingActivities } from '../../activities/housekeeping.js';
import { createDatabase, createPool } from '../../src/db/client.js';
import { createLogger } from '../../src/runtime/logger.js';
import { startApi, type TestApi } from './api.js';

type Activity = keyof ReturnType<typeof createHousekeepingActivities>;

export let api: TestApi;
let pool: ReturnType<typeof createPool>;

/** Starts the API for the tests of a file; each begins at `now`. */
export function useHousekeeping(now: Date): void {
  beforeAll(async () => {
    api = await startApi();
    pool = createPool(api.databaseUrl, 'waypost_system', 2);
  });
  afterAll(async () => {
    await pool.end();
    await api.close();
  });
  beforeEach(() => api.setNow(now));
}

export const run = (name: Activity, eventsKeptDays = 30): Promise<any> =>
  createHousekeepingActivities({
    source: api.foundation.source,
    systemDb: createDatabase(pool),
    retention: { eventsKeptDays },
    heartbeat: () => undefined,
    logger: createLogger('test', 'silent'),
  })[name]();

export const rows = async (query: string, values: unknown[] = []) =>
  (await api.owner.query(query, values)).rows;
