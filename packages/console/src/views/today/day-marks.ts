/**
 * What the month of the day picker says of the days of a depot: which ones have something to plan, which are published.
 */
import type { Resources } from '@waypost/client';
import type { DayMark } from '../../parts/date-input';
import { plural } from '../../parts/format';

/** Returns the mark of each day: `open` while something of it is not published. */
export function marksOf(days: readonly Resources['DayCount'][]): ReadonlyMap<string, DayMark> {
  return new Map(
    days.map(({ date, unplanned, drafts, published }) => [
      date,
      {
        kind: unplanned + drafts > 0 ? 'open' : 'done',
        words: [
          unplanned > 0 && `${plural(unplanned, 'order')} without a van`,
          drafts > 0 && plural(drafts, 'draft'),
          published > 0 && `${plural(published, 'route')} published`,
        ]
          .filter(Boolean)
          .join(', '),
      },
    ]),
  );
}
