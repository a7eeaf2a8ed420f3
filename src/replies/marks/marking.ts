/**
 * Puts marks in place of what a reply names: D0, D1, … for days, T0 for times, O0 for places in the list of offers.
 * What the marks stand for is kept beside the text.
 */
import { localDateTime, weekdayOf } from '../../domain/local-time.js';
import type { Calendar } from './calendar.js';
import { findDays } from './days.js';
import { WEEKDAYS } from '../text/vocabulary.js';
import { normalise, type Plain } from '../text/normalise.js';
import { findOptions } from './options.js';
import { findTimes } from './times.js';
import type { Reply } from '../../domain/reply.js';
import type { Marks } from './mentions.js';

/** A text in plain words with its marks, and what each of them stands for. */
export type Marked = Marks & { text: string };

/** What a reply's words are reckoned from; throws RangeError when `receivedAt` or `timezone` is invalid. */
export function calendarOf({ receivedAt, timezone, offered, available }: Reply): Calendar {
  return { today: localDateTime(new Date(receivedAt), timezone).date, offered, available };
}

/** A recipient's own words in plain ones; a slip of the finger is taken for a weekday that was offered first. */
export function plainWords(answer: string, { offered }: Calendar): Plain {
  return normalise(answer, new Set(offered.map((slot) => WEEKDAYS[weekdayOf(slot.date)] ?? '')));
}

/** Marks a text in plain words. */
export function markText(plain: string, calendar: Calendar): Marked {
  const days = findDays(plain, calendar);
  const times = findTimes(days.text, calendar.offered, calendar.available);
  const options = findOptions(times.text);
  return { text: options.text, days: days.days, times: times.times, options: options.options };
}
