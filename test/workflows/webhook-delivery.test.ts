/** A webhook delivery as a workflow, with its day of attempts skipped. */
import type { WorkflowHandle } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { nextAttemptDelay } from '../../src/domain/retry-schedule.js';
import { failureOf, hoursSinceFirst, useHarness } from './harness.js';

const harness = useHarness();

const eventsOf = async (handle: WorkflowHandle) => (await handle.fetchHistory()).events?.length;
const detailsOf = async (handle: WorkflowHandle) =>
  (await handle.query<{ currentDetails: string }>('__temporal_workflow_metadata')).currentDetails;

/** An endpoint that acknowledges the attempt of this number, by the schedule of the product. */
const acknowledgedAt = (last: number) => {
  let made = 0;
  let first = 0;
  return async () => {
    const now = await harness.env.currentTimeMs();
    if (made === 0) first = now;
    made += 1;
    if (made === last) return { outcome: 'delivered' as const, answer: 'HTTP 200', attempt: made };
    const delay = nextAttemptDelay(made, now - first, 0);
    if (delay === null) return { outcome: 'failed' as const, answer: 'HTTP 503', attempt: made };
    throw ApplicationFailure.create({ message: 'The endpoint answered 503.', nextRetryDelay: delay });
  };
};

test.each([
  ['at once', 1, 'acknowledged'],
  ['the third time', 3, 'retried'],
])('acknowledged %s: one activity, whose history is as short', async (_case, attempts, name) => {
  const calls = await harness.run({ deliverEvent: acknowledgedAt(attempts) }, async () => {
    const handle = await harness.dispatch('webhook.delivery', { delivery: `whd_${name}`, series: 1 });
    expect(await handle.result()).toEqual({ outcome: 'delivered', answer: 'HTTP 200', attempt: attempts });
    expect(await detailsOf(handle)).toBe(`delivered; attempt ${attempts}: HTTP 200`);
    expect(await eventsOf(handle)).toBe(11);
    await harness.record(handle, `webhook-delivery.${name}`);
  });
  expect(calls).toHaveLength(attempts);
  expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', delivery: `whd_${name}`, series: 1 });
});

test('tries eleven times, last after exactly a day, and fails with a type that an operator reads', async () => {
  const calls = await harness.run({ deliverEvent: acknowledgedAt(Infinity) }, async () => {
    const handle = await harness.dispatch('webhook.delivery', { delivery: 'whd_never', series: 1 });
    expect(await failureOf(handle.result())).toMatchObject({
      type: 'delivery_failed',
      message: 'The endpoint did not acknowledge the event within 24 hours; attempt 11: HTTP 503.',
    });
    expect(await eventsOf(handle)).toBeLessThanOrEqual(20);
    await harness.record(handle, 'webhook-delivery.never-acknowledged');
  });
  expect(calls).toHaveLength(11);
  expect(hoursSinceFirst(calls, 1) * 3600).toBeGreaterThan(4);
  expect(hoursSinceFirst(calls, 1) * 3600).toBeLessThan(7);
  expect(hoursSinceFirst(calls, 10)).toBeCloseTo(24, 2);
});

test('a receiver that is gone ends it', async () => {
  const deliverEvent = () => Promise.resolve({ outcome: 'gone' as const });
  const calls = await harness.run({ deliverEvent }, async () => {
    const handle = await harness.dispatch('webhook.delivery', { delivery: 'whd_gone', series: 1 });
    await handle.result();
  });
  expect(calls).toHaveLength(1);
});
