/**
 * Replaces what a reply names with marks: D0, D1, … for days, T0 for times, O0 for places in the list of offers. The
 * meanings of the marks are kept beside the text.
 */
import { localDateTime, weekdayOf } from '@waypost/base/local-time';
import type { Calendar } from './calendar.js';
import { findDays } from './days.js';
import { WEEKDAYS } from '../text/vocabulary.js';
import { normalise, type Plain } from '../text/normalise.js';
import { findOptions } from './options.js';
import { findTimes } from './times.js';
import type { Reply } from '../reply.js';
import type { Marks } from './mentions.js';

/** A text in plain words with its marks, and what each mark stands for. */
export type Marked = Marks & { text: string };

/**
 * Returns the calendar that a reply's words are relative to. Throws RangeError if `receivedAt` or `timezone` is
 * invalid.
 */
export function calendarOf({ receivedAt, timezone, offered, available, settled }: Reply): Calendar {
  const today = localDateTime(new Date(receivedAt), timezone).date;
  const held = settled?.held ?? null;
  const now = held === null ? offered : [held];
  return { today, counted: today, held, offered: now, listed: offered, available };
}

/** Puts a recipient's own words into plain words. A typo is read as an offered weekday if possible. */
export function plainWords(answer: string, { offered }: Calendar): Plain {
  return normalise(answer, new Set(offered.map((slot) => WEEKDAYS[weekdayOf(slot.date)] ?? '')));
}

/**
 * Marks a text in plain words. Resolves to the calendar that its words are about as well: a place in the list is one of
 * the offers, also when another slot is booked.
 */
export function markAnswer(plain: string, calendar: Calendar): { marked: Marked; about: Calendar } {
  const marked = markText(plain, calendar);
  if (marked.options.length === 0 || calendar.held === null) return { marked, about: calendar };
  const about = { ...calendar, offered: calendar.listed };
  return { marked: markText(plain, about), about };
}

export function markText(plain: string, calendar: Calendar): Marked {
  const days = findDays(plain, calendar);
  const times = findTimes(days.text, calendar.offered, calendar.available);
  const options = findOptions(times.text);
  return { text: options.text, days: days.days, times: times.times, options: options.options };
}
