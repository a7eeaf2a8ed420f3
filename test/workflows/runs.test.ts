/** Runs, rehearsals and batches as workflows, with time skipped. */
import { TransientError } from '../../src/runtime/transient-error.js';
import { hoursSinceFirst, names, useHarness } from './harness.js';
import { done, heldFor, HOUR, sent, until } from './orders.js';

const harness = useHarness();
const inHours = async (hours: number) =>
  new Date((await harness.env.currentTimeMs()) + hours * HOUR).toISOString();

/** What is held by quiet hours the first time. */
const heldOnce = () => {
  let calls = 0;
  return () => ((calls += 1) === 1 ? Promise.resolve(heldFor(9)) : sent());
};

test('bookingRequestBatch waits through the quiet hours', async () => {
  const calls = await harness.run({ releaseBatch: heldOnce() }, async () => {
    const handle = await harness.dispatch('booking.batch', { batch: 'bat_1' });
    await handle.result();
    await harness.record(handle, 'booking-request-batch.quiet-hours');
  });
  expect(hoursSinceFirst(calls, 1)).toBeCloseTo(9, 1);
});

test('what is held is looked at again once the hours change, which queues its row again', async () => {
  let isNight = true;
  const held = () => (isNight ? Promise.resolve(heldFor(9)) : sent());
  const rows = () =>
    Promise.all([
      harness.dispatch('booking.batch', { batch: 'bat_woken' }),
      harness.dispatch('messages.queued', { cause: 'evt_woken' }),
    ]);
  const calls = await harness.run({ releaseBatch: held, deliverMessages: held }, async (made) => {
    const handles = await rows();
    await until(() => made.length === 2);
    isNight = false;
    await rows();
    for (const handle of handles) await handle.result();
    await harness.record(handles[0], 'booking-request-batch.hours-changed');
    await harness.record(handles[1], 'message-delivery.hours-changed');
  });
  expect(names(calls)).toHaveLength(4);
  expect(hoursSinceFirst(calls, 3)).toBeCloseTo(0, 1);
});

test('dayRoads asks the road server again, at pauses of two minutes at most, until it has answered', async () => {
  let tries = 0;
  const measureEstimates = () =>
    ++tries <= 12 ? Promise.reject(new TransientError('down')) : Promise.resolve();
  const calls = await harness.run({ measureEstimates }, async () => {
    const handle = await harness.dispatch('roads.estimated', { depot: 'dep_1', date: '2026-03-10' });
    await handle.result();
    await harness.record(handle, 'day-roads.down-then-up');
  });
  const pauses = calls.slice(1).map(({ at }, index) => (at - calls[index]!.at) / 1_000);
  expect(calls).toHaveLength(13);
  expect(pauses.at(-1)).toBeGreaterThan(100);
  expect(Math.max(...pauses)).toBeLessThan(130);
  expect(calls[0]!.argument).toEqual({ tenant: 'ten_1', depot: 'dep_1', date: '2026-03-10' });
});

test('runDay closes a run that its day leaves open, and no other', async () => {
  const begin = async (run: string) =>
    harness.dispatch('run.day', { run, depot: 'dep_1', closes_at: await inHours(10) });
  const calls = await harness.run({ closeRun: done }, async () => {
    const open = await begin('run_1');
    await open.result();
    await harness.record(open, 'run-day.closed-at-its-end');
    const completed = await begin('run_2');
    await harness.dispatch('run.completed', { run: 'run_2' });
    await completed.result();
    await harness.record(completed, 'run-day.completed');
  });
  expect(calls.map(({ argument }) => argument.run)).toEqual(['run_1']);
});

describe('rehearsal', () => {
  test('takes steps, waits as each says, and ends when nothing is left', async () => {
    const waits = [0, 2_000, 0, 60_000, null];
    const driveNextStep = () => Promise.resolve({ wait_ms: waits.shift() ?? null });
    const calls = await harness.run({ driveNextStep }, async () => {
      const handle = await harness.dispatch('rehearsal.start', { run: 'run_1', depot: 'dep_1' });
      await handle.result();
      await harness.record(handle, 'rehearsal.completed');
    });
    expect(names(calls)).toEqual(Array(5).fill('driveNextStep'));
    expect(calls[0]!.argument).toEqual({ tenant: 'ten_1', run: 'run_1' });
    expect(calls[2]!.at - calls[1]!.at).toBeGreaterThanOrEqual(2_000);
    expect(calls[4]!.at - calls[3]!.at).toBeGreaterThanOrEqual(60_000);
  });

  test('goes on in a new execution after many steps', async () => {
    let steps = 0;
    const driveNextStep = () => Promise.resolve({ wait_ms: ++steps > 502 ? null : 0 });
    const calls = await harness.run({ driveNextStep }, async () => {
      const handle = await harness.dispatch('rehearsal.start', { run: 'run_2', depot: 'dep_1' });
      await handle.result();
      await harness.record(handle, 'rehearsal.continued-as-new');
    });
    expect(calls).toHaveLength(503);
  });
});
