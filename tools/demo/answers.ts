/**
 * The recipients of the demo: what a message offered them, and what they answer in their own words to get the window
 * that suits them. Pure, so that a test can check every sentence with the reply reader.
 */
import { type Slot, sameHours, type Window } from './types.js';

/** A line of an offer: `2) Thu 12 Mar 08:00-12:00`, or `B) …`. */
const OFFER_LINE = /^([A-Z\d])\) \w{3} (\d{1,2}) (\w{3}) (\d{2}:\d{2})-(\d{2}:\d{2})$/gm;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An offered slot with its number or letter in the message. */
export type Offer = Slot & { option: string };

/** Returns the slots offered in the text of a message; `today` (YYYY-MM-DD) supplies the missing year. */
export function offersIn(body: string, today: string): Offer[] {
  return [...body.matchAll(OFFER_LINE)].map(([, option = '', day = '', month = '', from = '', to = '']) => {
    const monthAndDay = `${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
    const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
    const date = thisYear < today ? `${Number(today.slice(0, 4)) + 1}-${monthAndDay}` : thisYear;
    return { option, date, from, to };
  });
}

/**
 * Returns whether a reply has been read. One that waits long for that is listed among those for a person, and is still
 * read when its turn comes.
 */
export function isRead({ understood }: { understood: { intent?: unknown } }): boolean {
  return understood.intent !== undefined;
}

/**
 * Returns which windows of a day recipients can book at the same time, as successive groups. A message offers the first
 * free window of a day, so recipients who want it accept. Others can name theirs by its hours, as long as the offer
 * does not overlap it and no other free window is inside it. The rest wait until the windows before theirs are full.
 */
export function groupsOf(windows: readonly Window[]): Window[][] {
  const [first, ...others] = windows.toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
  if (!first) return [];
  const group = [
    first,
    ...others.filter(
      (window) =>
        !overlap(window, first) && !others.some((other) => other !== window && liesInside(other, window)),
    ),
  ];
  return [group, ...groupsOf(others.filter((window) => !group.includes(window)))];
}

function overlap(a: Window, b: Window): boolean {
  return a.from < b.to && b.from < a.to;
}

function liesInside(inner: Window, outer: Window): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

/**
 * Returns the answer of somebody who wants `wanted`: accepts it if offered, otherwise asks for it. `turn` varies the
 * words.
 */
export function answerFor(offers: readonly Offer[], wanted: Slot, turn: number): string {
  const offer = offers.find((offered) => offered.date === wanted.date && sameHours(offered, wanted));
  const sentences = offer ? acceptances(offer) : proposals(wanted);
  return sentences[turn % sentences.length] ?? '';
}

function acceptances(offer: Offer): string[] {
  const day = dayWords(offer.date);
  return [
    `Number ${offer.option}`,
    `${day.weekday}${partOfDay(offer)} is fine, thanks`,
    `Yes please, ${day.weekday} the ${day.ordinal}`,
    `Option ${offer.option} please`,
    `Happy with ${day.weekday}. Please ring the bell twice`,
  ];
}

function proposals(wanted: Slot): string[] {
  const day = dayWords(wanted.date);
  const hours = `${clockWords(wanted.from)} and ${clockWords(wanted.to)}`;
  return [
    `${day.weekday} the ${day.ordinal} between ${hours} please`,
    `Could you come on ${day.weekday} ${day.ordinal} ${day.month} between ${wanted.from} and ${wanted.to}?`,
    `${day.weekday} ${wanted.from}-${wanted.to} would be better`,
  ];
}

/** Sentences that must not lead to a booking. */
export const UNCLEAR_ANSWERS = [
  'Can you ring me about this please?',
  'Who is this?',
  'I need to ask my husband first',
  'None of those are any good I am afraid',
] as const;

function partOfDay({ from, to }: Window): string {
  if (to <= '12:00') return ' morning';
  if (from >= '12:00' && to <= '16:00') return ' afternoon';
  return from >= '16:00' ? ' evening' : '';
}

function dayWords(date: string) {
  const instant = new Date(`${date}T00:00:00Z`);
  const word = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(instant);
  return {
    weekday: word({ weekday: 'long' }),
    month: word({ month: 'long' }),
    ordinal: ordinal(instant.getUTCDate()),
  };
}

function ordinal(day: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
  return `${day}${day > 10 && day < 14 ? 'th' : ending}`;
}

/** Formats `16:00` as `4pm`. */
function clockWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(3) === '00' ? '' : time.slice(2)}${hour < 12 ? 'am' : 'pm'}`;
}
