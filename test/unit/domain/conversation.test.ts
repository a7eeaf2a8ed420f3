/** When a recipient is reminded, when waiting ends, and what the reconciler allows for. */
import { readFileSync } from 'node:fs';
import {
  GIVE_UP_AFTER_HOURS,
  GIVE_UP_OVERDUE_HOURS,
  giveUpAt,
  nextReminderAt,
  REMIND_AFTER_HOURS,
  REMINDER_OVERDUE_HOURS,
} from '../../../src/domain/conversation.js';

const HOUR_MS = 3_600_000;
const ASKED = new Date('2026-03-10T12:00:00Z');
const hoursAfter = (date: Date | null) => ((date ?? ASKED).getTime() - ASKED.getTime()) / HOUR_MS;
const [FIRST = 0] = REMIND_AFTER_HOURS;
const NEVER_QUIET = { from: '00:00', to: '00:00', timezone: 'UTC' };

test('each reminder goes out at its hour, before waiting ends', () => {
  let last: Date | null = null;
  for (const hours of REMIND_AFTER_HOURS) {
    const next: Date | null = nextReminderAt(ASKED, last, NEVER_QUIET);
    expect(hoursAfter(next)).toBe(hours);
    expect(hours).toBeLessThan(GIVE_UP_AFTER_HOURS);
    last = next;
  }
  expect(nextReminderAt(ASKED, last, NEVER_QUIET)).toBeNull();
  expect(hoursAfter(giveUpAt(ASKED))).toBe(GIVE_UP_AFTER_HOURS);
});

test('a reminder that went out late takes the place of those whose hour has passed', () => {
  expect(nextReminderAt(ASKED, giveUpAt(ASKED), NEVER_QUIET)).toBeNull();
});

test('the guide names these hours', () => {
  const guide = readFileSync(new URL('../../../docs/reference/conversation.md', import.meta.url), 'utf8');
  for (const hours of REMIND_AFTER_HOURS) expect(guide).toContain(`after ${hours} hours`);
  expect(guide).toContain(`After ${GIVE_UP_AFTER_HOURS} hours the request is`);
});

test('nothing is overdue that quiet hours may still hold back, however long they are', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const from = `${String(hour).padStart(2, '0')}:01`;
    const to = `${String(hour).padStart(2, '0')}:00`;
    const reminder = nextReminderAt(ASKED, null, { from, to, timezone: 'Europe/London' });
    expect(hoursAfter(reminder)).toBeGreaterThanOrEqual(FIRST);
    expect(hoursAfter(reminder)).toBeLessThan(FIRST + REMINDER_OVERDUE_HOURS);
  }
  expect(GIVE_UP_OVERDUE_HOURS).toBeGreaterThan(GIVE_UP_AFTER_HOURS);
});
