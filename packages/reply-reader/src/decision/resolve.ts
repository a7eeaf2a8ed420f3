/**
 * Finds the slots that a wish means, first among the offers, then among all free slots.
 */
import { minutesOf } from '@waypost/base/local-time';
import { includes, settle, singleDay, type Calendar } from '../marks/calendar.js';
import type { Slot } from '@waypost/base/slot';
import { sameSlot } from '@waypost/base/slot';
import type { Days, Option, Times, Wish } from '../marks/mentions.js';

/**
 * What a wish means. `slots` are in date order; `offered` says whether they are offers. `partial`: the recipient can
 * take only part of the window. `vague`: people could read the words differently.
 */
export type Meaning = { slots: readonly Slot[]; offered: boolean; partial: boolean; vague: boolean };

const NOTHING: Meaning = { slots: [], offered: false, partial: false, vague: false };

/** Sorts slots by date, then by time. */
export function inOrder(slots: readonly Slot[]): Slot[] {
  return [...slots].sort((a, b) => (`${a.date}${a.from}` < `${b.date}${b.from}` ? -1 : 1));
}

/** Whether the whole window of a slot is inside the times; a single moment must be its start. */
export function fits(slot: Slot, times: Times): boolean {
  const from = minutesOf(slot.from);
  if (times.at !== undefined) return from === times.at;
  return from >= times.from && minutesOf(slot.to) <= times.to;
}

/** Returns the minutes of the window inside the times; a single moment inside counts as one. */
export function overlapMinutes(slot: Slot, times: Times): number {
  const from = minutesOf(slot.from);
  const to = minutesOf(slot.to);
  if (times.at !== undefined) return times.at >= from && times.at < to ? 1 : 0;
  return Math.max(0, Math.min(to, times.to) - Math.max(from, times.from));
}

/** Returns what a wish means, or an empty meaning if no free slot fits. `refused` excludes slots. */
export function resolve(wish: Wish, calendar: Calendar, refused: (slot: Slot) => boolean): Meaning {
  const days = wish.days === null ? null : settle(calendar, wish.days);
  const isVague = days?.kind === 'span' && days.vague === true;
  const vague = isVague || wish.times?.vague === true || isOtherPart(wish.option, days, calendar);
  const isOfferedDay = (slot: Slot): boolean => calendar.offered.some(({ date }) => date === slot.date);
  const wantsAnother = wish.option?.kind === 'another';
  const offers = wantsAnother
    ? []
    : calendar.offered.filter((slot) => (days === null || includes(days, slot.date)) && !refused(slot));
  const among = wish.option === null ? offers : choose(wish.option, offers, calendar.offered, refused);
  if (wish.option !== null && !wantsAnother && wish.days === null && wish.times === null) {
    return { slots: inOrder(among), offered: true, partial: false, vague: false };
  }
  if (among.length > 0) {
    const meaning = byTimes(among, wish.times);
    // "After work" is clear enough to distinguish one of several offers.
    const isChoice = meaning?.partial === false && meaning.slots.length === 1 && among.length > 1;
    if (meaning !== null) {
      const { slots, partial } = meaning;
      return { slots, partial, offered: true, vague: isChoice ? isVague : vague };
    }
  }
  // A place in the list is one of the offers, or nothing; the first or last in time may be another slot.
  const end = endMeant(wish.option, days);
  if (wish.option !== null && !wantsAnother && end === null) return { ...NOTHING, offered: true, vague };
  const dates = new Set(calendar.offered.map((slot) => slot.date));
  const free = calendar.available.filter(
    (slot) =>
      slot.date > calendar.today &&
      !refused(slot) &&
      !(wantsAnother && isOfferedDay(slot)) &&
      (days === null ? dates.has(slot.date) : includes(days, slot.date)) &&
      (wish.times === null || fits(slot, wish.times)),
  );
  // Once another slot is booked, a window of the list is still the one that was offered on its day.
  const listed = free.filter((slot) => calendar.listed.some((offer) => sameSlot(offer, slot)));
  const inTime = inOrder(days !== null && listed.length > 0 ? listed : free);
  return { ...NOTHING, slots: end === null ? inTime : inTime.slice(end).slice(0, 1), vague };
}

/**
 * Returns which end of the free slots in those days an option means if it means none of the offers: 0 for the first, -1
 * for the last, or null.
 */
function endMeant(option: Option | null, days: Days | null): 0 | -1 | null {
  const isOneDay = days !== null && singleDay(days) !== null;
  switch (option?.kind) {
    case 'soonest':
      return 0;
    case 'latest':
      return -1;
    case 'early':
    case 'earlier':
      return isOneDay ? 0 : null;
    case 'late':
    case 'later':
      return isOneDay ? -1 : null;
    case 'position':
      return option.position === 1 && days?.kind === 'span' && days.from !== days.to ? 0 : null;
    default:
      return null;
  }
}

/** Recognizes "Friday late" if the offer for Friday is a morning, or "early" if it is an afternoon. */
function isOtherPart(option: Option | null, days: Days | null, { offered }: Calendar): boolean {
  if (days === null || (option?.kind !== 'late' && option?.kind !== 'early')) return false;
  const offers = offered.filter((slot) => includes(days, slot.date));
  return offers.length === 1 && offers.every((slot) => slot.from < '12:00' === (option.kind === 'late'));
}

/** Returns the offers that the times pick, or null if they ask for a time that none of the offers has. */
function byTimes(offers: readonly Slot[], times: Times | null): Pick<Meaning, 'slots' | 'partial'> | null {
  if (times === null) return { slots: inOrder(offers), partial: false };
  const fitting = offers.filter((slot) => fits(slot, times));
  if (fitting.length > 0) return { slots: inOrder(fitting), partial: false };
  const overlapping = offers.filter((slot) => overlapMinutes(slot, times) > 0);
  if (overlapping.length === 0) return null;
  // "Afternoon" of 11:00-15:00: a part of the day picks the window that is mostly inside it.
  const mostly = overlapping.filter((slot) => overlapMinutes(slot, times) >= 0.7 * length(slot));
  if (times.part === true && mostly.length === 1) return { slots: mostly, partial: false };
  return { slots: inOrder(overlapping), partial: true };
}

function length(slot: Slot): number {
  return minutesOf(slot.to) - minutesOf(slot.from);
}

function choose(
  option: Option,
  among: readonly Slot[],
  offered: readonly Slot[],
  refused: (slot: Slot) => boolean,
): readonly Slot[] {
  switch (option.kind) {
    case 'position':
      return only(offered[option.position - 1], among);
    case 'few': {
      const few = option.end === 'first' ? offered.slice(0, option.count) : offered.slice(-option.count);
      return among.filter((slot) => few.some((one) => sameSlot(one, slot)));
    }
    case 'last':
      return only(offered.at(-1), among);
    case 'middle':
      return offered.length === 3 ? only(offered[1], among) : [];
    case 'other':
      return among.length === 1 && offered.some(refused) ? among : [];
    case 'another':
      return [];
    case 'soonest':
      return inOrder(among).slice(0, 1);
    case 'latest':
      return inOrder(among).slice(-1);
    case 'earlier':
      return agreeing(among, 'first');
    case 'later':
      return agreeing(among, 'last');
    case 'early':
      return extreme(among, (slot) => slot.from, 'first');
    case 'late':
      return extreme(among, (slot) => slot.from, 'last');
  }
}

function only(slot: Slot | undefined, among: readonly Slot[]): readonly Slot[] {
  return slot !== undefined && among.some((one) => sameSlot(one, slot)) ? [slot] : [];
}

/** Returns the slots whose key comes first or last. */
function extreme(
  slots: readonly Slot[],
  key: (slot: Slot) => string,
  end: 'first' | 'last',
): readonly Slot[] {
  const keys = slots.map(key).sort();
  const wanted = end === 'first' ? keys[0] : keys.at(-1);
  return slots.filter((slot) => key(slot) === wanted);
}

/**
 * Resolves "the later one", which may mean the day or the time of day. If they disagree, neither is certain and both
 * are returned.
 */
function agreeing(slots: readonly Slot[], end: 'first' | 'last'): readonly Slot[] {
  const byDate = extreme(slots, (slot) => slot.date, end);
  const byTime = extreme(slots, (slot) => slot.from, end);
  const both = byDate.filter((slot) => byTime.includes(slot));
  if (both.length > 0) return both;
  return byDate.length === 1 && byTime.length === slots.length ? byDate : [...byDate, ...byTime];
}

/**
 * Returns how a refusal affects a slot: wholly, part of its window, at the edge ("away until Thursday" may or may not
 * include Thursday), or not at all.
 */
export function refuses(wish: Wish, slot: Slot, calendar: Calendar): 'wholly' | 'partly' | 'edge' | 'not' {
  const days: Days | null = wish.days === null ? null : settle(calendar, wish.days);
  if (days !== null && !includes(days, slot.date)) return 'not';
  if (days?.kind === 'span' && days.openEnd === true && days.to === slot.date) return 'edge';
  if (
    wish.option !== null &&
    !choose(wish.option, calendar.offered, calendar.offered, () => false).some((one) => sameSlot(one, slot))
  ) {
    return 'not';
  }
  if (wish.times === null) return days === null && wish.option === null ? 'not' : 'wholly';
  if (wish.times.at !== undefined) return overlapMinutes(slot, wish.times) > 0 ? 'partly' : 'not';
  if (fits(slot, wish.times)) return 'wholly';
  return overlapMinutes(slot, wish.times) > 0 ? 'partly' : 'not';
}

/** Whether a wish asks for one day only. */
export function isOneDay(wish: Wish, calendar: Calendar): boolean {
  return wish.days !== null && singleDay(settle(calendar, wish.days)) !== null;
}
