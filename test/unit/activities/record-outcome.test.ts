/** What was sent is recorded, however long the database is away and whatever the machine's clock does meanwhile. */
import { recordOutcome } from '../../../activities/record-outcome.js';

const away = () => Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });

test.each([
  ['forward', 3_600_000],
  ['back', -3_600_000],
])('it is tried again while the database is away, though the clock jumps %s by an hour', async (_way, by) => {
  const { now } = Date;
  try {
    let tries = 0;
    const recorded = await recordOutcome(() => {
      tries += 1;
      if (tries > 1) return Promise.resolve('recorded');
      Date.now = () => now() + by;
      return Promise.reject(away());
    });
    expect([recorded, tries]).toEqual(['recorded', 2]);
  } finally {
    Date.now = now;
  }
});

test('a failure that is not the database’s is not tried again', async () => {
  let tries = 0;
  const recording = recordOutcome(() => {
    tries += 1;
    return Promise.reject(new Error('no such column'));
  });
  await expect(recording).rejects.toThrow('no such column');
  expect(tries).toBe(1);
});
