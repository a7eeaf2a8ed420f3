/** A courier's week on which little goes as planned, lived as `npm run demo -- --week` does, which checks it. */
import { createClient, unwrap } from '@waypost/client';
import { createHousekeepingActivities } from '../../activities/housekeeping.js';
import { createDatabase, createPool } from '../../src/db/client.js';
import { createLogger } from '../../src/runtime/logger.js';
import { askNobodyWhoRefused, endQuietHours } from '../../tools/demo/settings.js';
import { createReport } from '../../tools/demo/report.js';
import { runWeek } from '../../tools/demo/week/index.js';
import { startApi } from '../support/api.js';
import { deploy } from '../support/deployment.js';
import { liftRateLimits } from '../support/rate-limits.js';

jest.setTimeout(400_000);

test('every piece is somewhere at each moment, nobody is texted twice for one cause, and a proof is found months later', async () => {
  const deployment = await deploy();
  const api = await startApi({}, deployment.databaseUrl);
  const pool = createPool(deployment.databaseUrl, 'waypost_system', 2);
  try {
    const { key } = await api.client();
    const client = createClient({ baseUrl: `${api.origin}/sandbox/admin/v1`, key });
    await liftRateLimits(api);
    await endQuietHours(client);
    await askNobodyWhoRefused(client);
    const monthsPass = async () => {
      api.setNow(new Date(Date.now() + 92 * 24 * 3_600_000));
      await createHousekeepingActivities({
        source: api.foundation.source,
        systemDb: createDatabase(pool),
        retention: { eventsKeptDays: 30 },
        heartbeat: () => undefined,
        logger: createLogger('test', 'silent'),
      }).deleteExpired();
      const events = await unwrap(client.GET('/events'));
      expect(events.data).toEqual([]);
    };
    await expect(runWeek(client, createReport(false), monthsPass)).resolves.toBeUndefined();
  } finally {
    await pool.end();
    await api.close();
    await deployment.close();
  }
});
