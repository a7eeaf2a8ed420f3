/** Effects of postponing a day, made or tried, in words. */
import type { Resources } from '@waypost/client';
import { plural } from '../../parts/format';
import type { Review } from './review';

type Result = Resources['PostponementResult'];

/** Whether there is anything to postpone; what is on the road stays. */
export const changesAnything = ({ routes, unbooked }: Result) => routes.length + unbooked.length > 0;

/** Returns a sentence for each consequence; one that says so if there is none. */
export function consequencesOf({ routes, unbooked, asked, told, on_the_road: out }: Result): string[] {
  if (routes.length + unbooked.length + out.length === 0) return ['Nothing is left to postpone on this day.'];
  return [
    routes.length > 0 && `${plural(routes.length, 'route')} unpublished and taken apart.`,
    `${plural(unbooked.length, 'order')} without a slot.`,
    asked > 0 && `${plural(asked, 'recipient')} told, and asked for another slot.`,
    told > 0 &&
      `${plural(told, 'recipient')} told only, because the goods are not in or the order is on hold.`,
    out.length > 0 && `${plural(out.length, 'order')} on the road, and left there.`,
  ].filter((line) => line !== false);
}

/** Returns what postponing a day would do, in the form of everything that plans. */
export function reviewOfPostponement(result: Result): Review {
  const { unbooked, asked, told, on_the_road: out } = result;
  return {
    title: 'Postponed day',
    notes: [
      ...consequencesOf({ ...result, asked: 0, told: 0 }),
      'The day stays open for bookings. Close it under Setup, Slots, first.',
      ...(changesAnything(result) ? ['This cannot be undone, as recipients are told.'] : []),
    ],
    changes: [],
    routesChanged: [],
    figures: [],
    broken: [],
    missing: [],
    left: unbooked,
    pairs: [],
    told: [
      ...(asked > 0 ? [`${plural(asked, 'recipient')}, and asked for another slot.`] : []),
      ...(told > 0
        ? [`${plural(told, 'recipient')} only, because goods are not in or the order is on hold.`]
        : []),
      ...(asked + told + out.length === 0 ? ['Nobody.'] : []),
    ],
  };
}
