/** The schedule of housekeeping on a real Temporal server: every hour, also where an older version made it. */
import type { ScheduleHandle } from '@temporalio/client';
import { scheduleHousekeeping } from '../../src/bin/housekeeping-schedule.js';
import { testTemporal, type TestTemporal } from '../support/temporal.js';

let temporal: TestTemporal;
let handle: ScheduleHandle;

beforeEach(async () => {
  temporal = await testTemporal();
  handle = temporal.client.schedule.getHandle('housekeeping');
});
afterEach(() => temporal.close());

const hoursBetween = async (): Promise<number[]> => {
  const { nextActionTimes } = (await handle.describe()).info;
  return nextActionTimes
    .slice(1)
    .map((time, index) => (time.getTime() - nextActionTimes[index]!.getTime()) / 3_600_000);
};

test('it runs every hour; whoever comes later finds it there', async () => {
  await scheduleHousekeeping(temporal.client, 900);
  await scheduleHousekeeping(temporal.client, 900);
  const hours = await hoursBetween();
  expect(hours.length).toBeGreaterThan(3);
  expect(new Set(hours)).toEqual(new Set([1]));
});

test('an older version that starts again leaves that of a later one alone', async () => {
  const secondsOf = async () =>
    ((await handle.describe()).action.args as [{ attention_after_seconds: number }])[0];
  await scheduleHousekeeping(temporal.client, 900, '0.10.0');
  await scheduleHousekeeping(temporal.client, 60, '0.9.9');
  expect(await secondsOf()).toEqual({ attention_after_seconds: 900 });
  await scheduleHousekeeping(temporal.client, 120, '0.10.0');
  expect(await secondsOf()).toEqual({ attention_after_seconds: 120 });
});

test('one that an older version made is brought up to date, and stays paused', async () => {
  // As it once was: without an hour, that is midnight.
  await temporal.client.schedule.create({
    scheduleId: 'housekeeping',
    spec: { calendars: [{ minute: 7 }] },
    policies: { overlap: 'SKIP', catchupWindow: '1 hour' },
    action: { type: 'startWorkflow', workflowType: 'housekeeping', taskQueue: 'main' },
  });
  await handle.pause('at work on the database');
  expect(new Set(await hoursBetween())).toEqual(new Set([24]));
  await scheduleHousekeeping(temporal.client, 900);
  expect(new Set(await hoursBetween())).toEqual(new Set([1]));
  expect((await handle.describe()).state).toMatchObject({ paused: true, note: 'at work on the database' });
});
