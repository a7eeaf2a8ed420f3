/** Places at a provider, and the pause that it may ask for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createPlaces } from '../../../src/adapters/messaging/places.js';

test('in a pause nobody gets a place, and who waits in line is told', async () => {
  const places = createPlaces(1);
  expect(places.take(1)).toBe(1);
  const inLine = places.wait();
  places.pause(200);
  expect(await inLine).toBe(false);
  // Given back by a send that was under way.
  places.free();
  expect([places.take(1), await places.wait()]).toEqual([0, false]);
  expect(places.pausedMs()).toBeGreaterThan(0);
  await sleep(250);
  expect(places.pausedMs()).toBe(0);
  expect([places.take(2), places.take(1)]).toEqual([1, 0]);
});

test('a shorter pause ends no longer one', () => {
  const places = createPlaces(1);
  places.pause(10_000);
  places.pause(1);
  expect(places.pausedMs()).toBeGreaterThan(5_000);
});
