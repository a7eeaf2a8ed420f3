/** A read that was refused for too many requests is made again; everything else is shown at once. */
import { WaypostError } from '@waypost/client';
import { retry, retryDelay } from '../../../packages/console/src/api/refused-reads';

const refusal = (status: number, code: string) =>
  new WaypostError(status, { code, message: 'No.', param: '', request_id: 'rqs_1' });

test('a refused read is made again, for longer than a minute', () => {
  const busy = refusal(429, 'rate_limited');
  let [failures, waitedMs] = [0, 0];
  // The first failure is number 0, as TanStack Query counts.
  while (retry(failures, busy)) {
    failures += 1;
    waitedMs += retryDelay();
    if (failures > 100) throw new Error('It never ends.');
  }
  expect(failures).toBe(12);
  // With the pauses of the client itself, which are as long as the answer says.
  expect(waitedMs).toBeGreaterThan(24_000);
  expect(waitedMs).toBeLessThan(120_000);
});

test.each([refusal(404, 'not_found'), refusal(503, 'unavailable'), new TypeError('no network')])(
  '%s is not',
  (error) => {
    expect(retry(0, error)).toBe(false);
  },
);

test('those that wait do not come back together', () => {
  const pauses = Array.from({ length: 100 }, retryDelay);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2_000);
  expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(4_000);
});
