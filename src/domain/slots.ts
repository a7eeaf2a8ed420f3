/**
 * Slots: which zone an address is in, which windows a date has, until when one can be booked, and which ones to
 * offer. Rules only; the database counts how many are taken.
 */
import { type BankHolidays, isBankHoliday } from './bank-holidays.js';
import { addDays, daysBetween, instantOf, localDateTime, weekdayOf } from '@waypost/base/local-time';
import { type Opening, openingOn } from './working-hours.js';
import type { Hours, Slot, SlotOverride } from './types.js';

export type Zone = { id: string; name: string; postcode_prefixes: readonly string[] };

/** A window of the weekly schedule; without a zone it applies to every zone, each with this capacity. */
export type ScheduleWindow = {
  weekday: number;
  from: string;
  to: string;
  capacity: number;
  zone?: string | null | undefined;
};

export type SlotSchedule = {
  windows: readonly ScheduleWindow[];
  overrides: readonly SlotOverride[];
  /** When the depot is open; all day if it is left out. */
  opening?: Opening | undefined;
  /** The bank holidays on which it is closed. */
  calendar?: BankHolidays | null | undefined;
};

/**
 * A slot of one zone with its total capacity. `whole` is the window of the week that the date's hours cut down to
 * this: bookings made in it take places here.
 */
export type ZoneSlot = Slot & { zone: string; capacity: number; whole?: Hours };

/** The most days of one listing (docs/behaviour.md "Slots and bookings"). */
export const MAX_SLOT_DAYS = 62;

/** How many windows a booking request offers. */
const OFFERS = 3;

/** The schedule of a new depot: Monday to Saturday, three windows of twenty orders each. */
export const DEFAULT_WINDOWS: readonly ScheduleWindow[] = [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
  [
    { from: '08:00', to: '12:00' },
    { from: '12:00', to: '16:00' },
    { from: '16:00', to: '20:00' },
  ].map((window) => ({ weekday, ...window, capacity: 20 })),
);

/**
 * Returns the zone of a postcode (upper case, no spaces): the longest matching prefix wins, and the prefix `''`
 * matches everything. Null when no zone matches. Prefixes are plain text: `BS1` also matches `BS16`, unless that has
 * its own.
 */
export function zoneFor<Z extends Zone>(zones: readonly Z[], postcode: string): Z | null {
  let best: { zone: Z; length: number } | null = null;
  for (const zone of zones) {
    for (const prefix of zone.postcode_prefixes) {
      const key = prefix.toUpperCase().replace(/\s+/g, '');
      if (postcode.startsWith(key) && (best === null || key.length > best.length))
        best = { zone, length: key.length };
    }
  }
  return best?.zone ?? null;
}

type Window = Omit<ScheduleWindow, 'weekday'> & { whole?: Hours };

/** Returns every slot of every zone on a date, ordered by time and zone. */
export function slotsOn(date: string, schedule: SlotSchedule, zones: readonly Zone[]): ZoneSlot[] {
  return dated(date, slotsOfZones(windowsOn(date, schedule), zones));
}

/** Returns every slot from one date to another, both included. A week's slots are computed once. */
export function slotsBetween(
  from: string,
  to: string,
  schedule: SlotSchedule,
  zones: readonly Zone[],
): ZoneSlot[] {
  const ofWeekday = new Map<number, readonly Undated[]>();
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => {
    const date = addDays(from, day);
    if (!isUsual(date, schedule)) return slotsOn(date, schedule, zones);
    const weekday = weekdayOf(date);
    const known = ofWeekday.get(weekday) ?? slotsOfZones(windowsOn(date, schedule), zones);
    ofWeekday.set(weekday, known);
    return dated(date, known);
  }).flat();
}

/** Returns whether a date has the slots of its weekday: no override, no bank holiday. */
function isUsual(date: string, { overrides, calendar = null }: SlotSchedule): boolean {
  if (overrides.some((entry) => entry.date === date)) return false;
  return calendar === null || !isBankHoliday(date, calendar);
}

/** Counts what `slotsBetween` would return, without building it; stops once there are more than `most`. */
export function countBetween(
  from: string,
  to: string,
  schedule: SlotSchedule,
  zones: readonly Zone[],
  most: number,
): number {
  const ofWeekday = new Map<number, number>();
  let count = 0;
  for (let day = 0; day <= daysBetween(from, to) && count <= most; day += 1) {
    const date = addDays(from, day);
    const weekday = weekdayOf(date);
    const usual = isUsual(date, schedule);
    const known = usual ? ofWeekday.get(weekday) : undefined;
    const slots = known ?? countOfZones(windowsOn(date, schedule), zones);
    if (usual) ofWeekday.set(weekday, slots);
    count += slots;
  }
  return count;
}

/**
 * Counts what `slotsOfZones` would return: windows for every zone, and those for one zone that are not among them.
 */
function countOfZones(windows: readonly Window[], zones: readonly Zone[]): number {
  const key = ({ from, to }: Window) => `${from} ${to}`;
  const isGeneral = ({ zone }: Window) => zone === undefined || zone === null;
  const general = new Set(windows.filter(isGeneral).map(key));
  const special = new Set(
    windows
      .filter((window) => !isGeneral(window) && !general.has(key(window)))
      .flatMap((window) =>
        zones
          .filter(({ id, name }) => name === window.zone || id === window.zone)
          .map(({ name }) => `${key(window)} ${name}`),
      ),
  );
  return general.size * zones.length + special.size;
}

const ALL_DAY: Hours = { from: '00:00', to: '24:00' };

/**
 * Returns the windows of a date: those of its override, otherwise those of its weekday, without any outside the
 * depot's hours on that weekday or date. Where the date has its own hours but no windows, the weekday's windows are
 * cut to these hours: nobody is promised an hour in which the depot is closed.
 */
function windowsOn(
  date: string,
  { windows, overrides, opening = ALL_DAY, calendar }: SlotSchedule,
): readonly Window[] {
  const hours = openingOn(date, opening, overrides, calendar);
  if (hours === null) return [];
  const weekday = weekdayOf(date);
  const override = overrides.find((entry) => entry.date === date);
  const open = (override?.windows ?? windows.filter((window) => window.weekday === weekday)).filter(
    (window) => window.from < hours.to && window.to > hours.from,
  );
  return override?.opening && !override.windows ? open.map((window) => within(window, hours)) : open;
}

/** Returns the part of a window in which the depot is open. */
function within(window: Window, hours: Hours): Window {
  const { from, to } = window;
  if (from >= hours.from && to <= hours.to) return window;
  return {
    ...window,
    from: from > hours.from ? from : hours.from,
    to: to < hours.to ? to : hours.to,
    whole: { from, to },
  };
}

type Undated = Omit<ZoneSlot, 'date'>;

function dated(date: string, slots: readonly Undated[]): ZoneSlot[] {
  return slots.map((slot) => ({ date, ...slot }));
}

/** Returns the slots of these windows in the zones, ordered by time and zone. */
function slotsOfZones(windows: readonly Window[], zones: readonly Zone[]): Undated[] {
  const slots = new Map<string, Undated>();
  // A window for one zone takes precedence over one for all of them.
  for (const general of [true, false]) {
    for (const { from, to, capacity, zone, whole } of windows) {
      if ((zone === undefined || zone === null) !== general) continue;
      for (const { name } of general
        ? zones
        : zones.filter((entry) => entry.name === zone || entry.id === zone)) {
        slots.set(`${from} ${to} ${name}`, { from, to, zone: name, capacity, ...(whole && { whole }) });
      }
    }
  }
  return [...slots.values()].sort(byTime);
}

/** Returns the instant from which a slot on `date` can no longer be booked: `cutOff` (HH:MM) of the day before. */
function cutOffInstant(date: string, cutOff: string, timezone: string): Date {
  return instantOf(addDays(date, -1), cutOff, timezone);
}

/** Returns true while slots on `date` may be booked. */
export function isBookable(date: string, now: Date, cutOff: string, timezone: string): boolean {
  return now < cutOffInstant(date, cutOff, timezone);
}

/** The days on which an order may be delivered, both included; null where there is no limit. */
export type PromisedDates = { deliver_from: string | null; deliver_by: string | null };

/** Returns the days that all of these orders have in common. If there are none, the last is before the first. */
export function commonDates(orders: readonly PromisedDates[]): PromisedDates {
  const given = (dates: readonly (string | null)[]) => dates.filter((date) => date !== null).toSorted();
  return {
    deliver_from: given(orders.map(({ deliver_from: from }) => from)).at(-1) ?? null,
    deliver_by: given(orders.map(({ deliver_by: by }) => by))[0] ?? null,
  };
}

/** Returns whether a date is within the days on which an order is to be delivered. */
export function isDeliverable({ deliver_from, deliver_by }: PromisedDates, date: string): boolean {
  return (deliver_from === null || date >= deliver_from) && (deliver_by === null || date <= deliver_by);
}

/** Returns true until the slot is over. */
export function isAhead(slot: Slot, now: Date, timezone: string): boolean {
  return now < instantOf(slot.date, slot.to, timezone);
}

/** Returns the first date whose slots may still be booked. */
export function firstBookableDate(now: Date, cutOff: string, timezone: string): string {
  const tomorrow = addDays(localDateTime(now, timezone).date, 1);
  return isBookable(tomorrow, now, cutOff, timezone) ? tomorrow : addDays(tomorrow, 1);
}

/**
 * Returns the windows that a booking request offers out of the free ones (sorted): the first of each of the first
 * three days, topped up from those days when there are fewer than three.
 */
export function chooseOffers<S extends Slot>(free: readonly S[]): S[] {
  const firstOfDay = free.filter((slot, index) => free[index - 1]?.date !== slot.date).slice(0, OFFERS);
  const rest = free.filter((slot) => !firstOfDay.includes(slot));
  return [...firstOfDay, ...rest.slice(0, OFFERS - firstOfDay.length)].sort(bySlot);
}

/** Compares slots by date, then start, then zone, then end. */
export function bySlot(a: Slot & { zone?: string }, b: Slot & { zone?: string }): number {
  return compare(a.date, b.date) || byTime(a, b);
}

type Timed = Pick<Slot, 'from' | 'to'> & { zone?: string };

function byTime(a: Timed, b: Timed): number {
  return compare(a.from, b.from) || compare(a.zone ?? '', b.zone ?? '') || compare(a.to, b.to);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Source of a booking: a recipient's reply, the office, or the page behind the link. */
export const BOOKED_BY = ['reply', 'office', 'link'] as const;
export type BookedBy = (typeof BOOKED_BY)[number];
