/** When a recipient is reminded, when waiting ends, and what the reconciler allows for. */
import { readFileSync } from 'node:fs';
import {
  GIVE_UP_AFTER_HOURS,
  GIVE_UP_OVERDUE_HOURS,
  giveUpAt,
  REMIND_AFTER_HOURS,
  REMINDER_OVERDUE_HOURS,
  reminderAt,
} from '../../../src/domain/conversation.js';

const HOUR_MS = 3_600_000;
const ASKED = new Date('2026-03-10T12:00:00Z');
const hoursAfter = (date: Date) => (date.getTime() - ASKED.getTime()) / HOUR_MS;
const NEVER_QUIET = { from: '00:00', to: '00:00', timezone: 'UTC' };

test('the reminder goes out at its hour, before waiting ends', () => {
  expect(hoursAfter(reminderAt(ASKED, NEVER_QUIET))).toBe(REMIND_AFTER_HOURS);
  expect(hoursAfter(giveUpAt(ASKED))).toBe(GIVE_UP_AFTER_HOURS);
  expect(REMIND_AFTER_HOURS).toBeLessThan(GIVE_UP_AFTER_HOURS);
});

test('the guide names these hours', () => {
  const guide = readFileSync(new URL('../../../docs/reference/conversation.md', import.meta.url), 'utf8');
  expect(guide).toContain(`**reminder** follows after ${REMIND_AFTER_HOURS} hours`);
  expect(guide).toContain(`After ${GIVE_UP_AFTER_HOURS} hours the request is`);
});

test('nothing is overdue that quiet hours may still hold back, however long they are', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const from = `${String(hour).padStart(2, '0')}:01`;
    const to = `${String(hour).padStart(2, '0')}:00`;
    const reminder = reminderAt(ASKED, { from, to, timezone: 'Europe/London' });
    expect(hoursAfter(reminder)).toBeGreaterThanOrEqual(REMIND_AFTER_HOURS);
    expect(hoursAfter(reminder)).toBeLessThan(REMINDER_OVERDUE_HOURS);
  }
  expect(GIVE_UP_OVERDUE_HOURS).toBeGreaterThan(GIVE_UP_AFTER_HOURS);
});
