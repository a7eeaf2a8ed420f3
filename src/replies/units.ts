/**
 * The wishes in a group of marks, and how two wishes become one: "next week", "Tuesday", "afternoon".
 */
import { intersect, singleDay } from './calendar.js';
import type { Group } from './clauses.js';
import type { Days, Option, Times, Wish } from './types.js';

/** The things that the marks of a text stand for. */
export type Marks = { days: readonly Days[]; times: readonly Times[]; options: readonly Option[] };

/** The wishes in a group of marks: "D0 T0 or D1 T1" are two, "D0 T0 or T1" as well. */
export function unitsOf(group: Group, marks: Marks): Wish[] {
  const units: Wish[] = [];
  let current: Wish = { days: null, times: null, option: null };
  // "T0 on D0 and T1 on D1"
  const isTimeFirst = /T\d+ (?:on |of |the )*D\d+ .*T\d+ (?:on |of |the )*D\d+/.test(group.text);
  const next = (wish: Wish): void => {
    units.push(current);
    current = wish;
  };
  // "next week, Wednesday or Thursday": the week holds for both.
  let week: Days | null = null;
  const inWeek = (days: Days | null): Days | null =>
    week !== null && days?.kind === 'weekday' ? (intersect(week, days) ?? days) : days;
  // "after six on Wednesday or Thursday"
  const [first = '', ...rest] = group.marks;
  const isOfAll = first.startsWith('T') && rest.every((mark) => mark.startsWith('D'));
  const ofAll = isOfAll ? (marks.times[Number(first.slice(1))] ?? null) : null;
  for (const mark of group.marks) {
    const index = Number(mark.slice(1));
    const empty = { days: null, times: null, option: null };
    if (mark.startsWith('D')) {
      const days = marks.days[index] ?? null;
      const joint =
        current.days !== null && days !== null && current.option === null
          ? sameOrWithin(current.days, days)
          : null;
      if (current.days === null && (current.times === null || !/T\d+ (?:or|and) [^T]*D/.test(group.text)))
        current.days = days;
      else if (joint !== null) {
        if (current.days !== null && isSpan(current.days)) week = current.days;
        current.days = joint;
      } else next({ ...empty, days: inWeek(days), times: ofAll });
    } else if (mark.startsWith('T')) {
      const times = marks.times[index] ?? null;
      // "after dinner, ie 12 to 4"
      if (current.times === null || (current.times.vague === true && times !== null)) current.times = times;
      else next({ ...empty, days: isTimeFirst ? null : current.days, times });
    } else {
      const option = marks.options[index] ?? null;
      if (current.option === null) current.option = option;
      else next({ ...empty, option });
    }
  }
  units.push(current);
  return units;
}

/** "next week, on tuesday" in one breath; null for two different days. */
function sameOrWithin(a: Days, b: Days): Days | null {
  if (a.kind === 'conflict' || b.kind === 'conflict') return a.kind === 'conflict' ? a : b;
  const isWeek = isSpan(a) !== isSpan(b);
  const same = singleDay(a) !== null && singleDay(a) === singleDay(b);
  // "Monday afternoon, the 5th"
  const isDated = a.kind !== b.kind && (singleDay(a) ?? singleDay(b)) !== null;
  // "next week, from the Thursday"
  const isPart = isSpan(a) && isSpan(b) && a.from <= b.from && b.to <= a.to;
  const sameWeekday = a.kind === 'weekday' && b.kind === 'weekday' && a.weekday === b.weekday;
  return isWeek || isPart || isDated || same || sameWeekday ? intersect(a, b) : null;
}

/** Both wishes as one; null when they do not complete each other. */
export function combine(a: Wish, b: Wish): Wish | null {
  if (
    a.times !== null &&
    b.times !== null &&
    a.times !== b.times &&
    !((a.times.part ?? a.times.vague) === true && b.times.part !== true)
  )
    return null;
  if (a.option !== null && b.option !== null && !sameOption(a.option, b.option)) return null;
  let days = a.days ?? b.days;
  if (a.days !== null && b.days !== null) {
    const sameDay = singleDay(a.days) !== null && singleDay(a.days) === singleDay(b.days);
    const inWeek =
      isSpan(a.days) || isSpan(b.days) || sameDay || a.days.kind === 'weekday' || b.days.kind === 'weekday';
    days = inWeek ? intersect(a.days, b.days) : null;
    if (days === null) return null;
  }
  return { days, times: b.times ?? a.times, option: a.option ?? b.option };
}

function sameOption(a: Option, b: Option): boolean {
  return (
    a.kind === b.kind &&
    a.kind !== 'few' &&
    (a.kind !== 'position' || b.kind !== 'position' || a.position === b.position)
  );
}

function isSpan(days: Days): days is Extract<Days, { kind: 'span' }> {
  return days.kind === 'span' && days.from !== days.to;
}
