/** Which of several needs is shown. */
import { mostPressing } from '../../../src/domain/attention.js';

const since = '2026-03-10T09:00:00Z';

test('the most pressing is shown, and of one kind the oldest', () => {
  expect(mostPressing([])).toBeNull();
  const later = '2026-03-11T09:00:00Z';
  expect(
    mostPressing([
      { kind: 'unanswered', since },
      { kind: 'failed_step', since: later },
      { kind: 'failed_step', since },
    ]),
  ).toEqual({ kind: 'failed_step', since });
});
