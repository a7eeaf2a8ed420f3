/** The working day of a route in words. */
import { duration } from '../../../packages/console/src/parts/format';
import { dutyText } from '../../../packages/console/src/views/today/duty';

const TOTALS = {
  ...{ stops: 9, miles: 40, drive_minutes: 120, load_percent: 50, returns_at: '16:40' },
  ...{ starts_at: '07:20', duty_minutes: 560, break_minutes: 30, wait_minutes: 12 },
};

test('minutes are said in hours', () => {
  expect([0, 45.4, 59.6, 60, 565].map(duration)).toEqual(['0 min', '45 min', '1 h', '1 h', '9 h 25 min']);
});

test('a duty is said with its breaks and waiting', () => {
  const breaks = [{ from: '11:30', to: '12:00' }];
  expect(dutyText({ totals: TOTALS, breaks })).toBe(
    'On duty 07:20–16:40, 9 h 20 min; break 11:30–12:00; 12 min waiting',
  );
  expect(dutyText({ totals: { ...TOTALS, wait_minutes: 0 }, breaks: [] })).toBe(
    'On duty 07:20–16:40, 9 h 20 min',
  );
});
