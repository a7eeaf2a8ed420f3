/** Publications, runs, rehearsals, batches and notifications as workflows, with time skipped. */
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
  const fakes = {
    releaseBatch: held,
    sendNotification: held,
    sendDeliveryWindows: async () => ({ messages: 1, ...(await held()) }),
  };
  const news = { kind: 'run_published', subject: 'run_woken', prepared: false } as const;
  const published = { run: 'run_woken', depot: 'dep_1', closes_at: await inHours(20) };
  const rows = () =>
    Promise.all([
      harness.dispatch('booking.batch', { batch: 'bat_woken' }),
      harness.dispatch('notification', news, { event: 'evt_woken' }),
      harness.dispatch('run.published', published, { event: 'evt_published' }),
    ]);
  const calls = await harness.run(fakes, async (made) => {
    const handles = await rows();
    await until(() => made.length === 3);
    isNight = false;
    await rows();
    await harness.dispatch('run.completed', { run: published.run });
    for (const handle of handles) await handle.result();
    await harness.record(handles[0], 'booking-request-batch.hours-changed');
    await harness.record(handles[1], 'notification.hours-changed');
    await harness.record(handles[2], 'route-publication.hours-changed');
  });
  expect(names(calls)).toHaveLength(6);
  expect(hoursSinceFirst(calls, 5)).toBeCloseTo(0, 1);
});

test('routePublication sends all windows, those for another day not at night', async () => {
  const held = heldOnce();
  const fakes = { sendDeliveryWindows: async () => ({ messages: 3, ...(await held()) }), closeRun: done };
  const calls = await harness.run(fakes, async () => {
    const run = { run: 'run_published', depot: 'dep_1', closes_at: await inHours(20) };
    const handle = await harness.dispatch('run.published', run, { event: 'evt_published' });
    await handle.result();
    await harness.record(handle, 'route-publication.quiet-hours');
    await harness.env.client.workflow.getHandle('run/ten_1/run_published').result();
  });
  const texts = calls.filter(({ name }) => name === 'sendDeliveryWindows');
  expect(texts[0]?.argument).toEqual({ tenant: 'ten_1', run: 'run_published', event_id: 'evt_published' });
  expect(hoursSinceFirst(texts, 1)).toBeCloseTo(9, 1);
});

test('a publication that is put back once its run is completed starts no second day of it', async () => {
  const fakes = { sendDeliveryWindows: async () => ({ messages: 0, wait: null }) };
  await harness.run(fakes, async () => {
    const run = { run: 'run_put_back', depot: 'dep_1', closes_at: await inHours(20) };
    await (await harness.dispatch('run.published', run, { event: 'evt_put_back' })).result();
    const day = await harness.dispatch('run.completed', { run: run.run });
    await day.result();
    await (await harness.dispatch('run.published', run, { event: 'evt_put_back' })).result();
    expect((await day.describe()).status.name).toBe('COMPLETED');
    const again = await harness.dispatch('run.day', run);
    expect((await again.describe()).status.name).toBe('RUNNING');
    await harness.dispatch('run.completed', { run: run.run });
  });
});

test('notification sends once for its event', async () => {
  const calls = await harness.run({ sendNotification: sent }, async () => {
    const invite = { kind: 'driver_invite', subject: 'drv_1', prepared: false } as const;
    const handle = await harness.dispatch('notification', invite, { event: 'evt_invite' });
    await handle.result();
    await harness.record(handle, 'notification.sent');
  });
  expect(calls.map(({ argument }) => argument)).toEqual([
    { tenant: 'ten_1', kind: 'driver_invite', subject: 'drv_1', prepared: false, event_id: 'evt_invite' },
  ]);
});

test('notification waits for its hour', async () => {
  const calls = await harness.run({ sendNotification: heldOnce() }, async () => {
    const news = { kind: 'run_published', subject: 'run_1', prepared: false } as const;
    const handle = await harness.dispatch('notification', news, { event: 'evt_run' });
    await handle.result();
    await harness.record(handle, 'notification.waited-for-its-hour');
  });
  expect(hoursSinceFirst(calls, 1)).toBeCloseTo(9, 1);
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
