/** Permits at a provider, and the pause that it may ask for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createPermits } from '../../../src/adapters/messaging/index.js';

test('in a pause nobody gets a permit, and who waits in line is told', async () => {
  const permits = createPermits(1);
  expect(permits.take(1)).toBe(1);
  const inLine = permits.wait();
  permits.pause(200);
  expect(await inLine).toBe(false);
  // Given back by a send that was under way.
  permits.free();
  expect([permits.take(1), await permits.wait()]).toEqual([0, false]);
  expect(permits.pausedMs()).toBeGreaterThan(0);
  await sleep(250);
  expect(permits.pausedMs()).toBe(0);
  expect([permits.take(2), permits.take(1)]).toEqual([1, 0]);
});

test('a shorter pause ends no longer one', () => {
  const permits = createPermits(1);
  permits.pause(10_000);
  permits.pause(1);
  expect(permits.pausedMs()).toBeGreaterThan(5_000);
});
