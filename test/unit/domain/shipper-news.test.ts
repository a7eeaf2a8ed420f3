/** When shippers and drivers are told. */
import { eveningBefore } from '../../../src/messaging/run-news.js';
import { shipperNewsAt } from '../../../src/messaging/shipper-news.js';

const timezone = 'Europe/London';

test.each([
  ['2026-07-10T05:59:00Z', '2026-07-10T06:00:00.000Z'],
  ['2026-07-10T06:00:00Z', '2026-07-11T06:00:00.000Z'],
  ['2026-07-10T22:30:00Z', '2026-07-11T06:00:00.000Z'],
  // The clocks go back in the night.
  ['2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
])('what happens at %s is in the email of %s', (at, told) => {
  expect(shipperNewsAt(new Date(at), { daily: true, timezone }).toISOString()).toBe(told);
  expect(shipperNewsAt(new Date(at), { daily: false, timezone }).toISOString()).toBe(
    new Date(at).toISOString(),
  );
});

test("a run is told of at six in the evening before, by its depot's clock", () => {
  expect(eveningBefore('2026-03-12', timezone).toISOString()).toBe('2026-03-11T18:00:00.000Z');
  expect(eveningBefore('2026-07-12', timezone).toISOString()).toBe('2026-07-11T17:00:00.000Z');
});
