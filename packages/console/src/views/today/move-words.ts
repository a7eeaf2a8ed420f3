/** Effects of a move, made or tried, in words. */
import { messageOf } from '../../api/errors';
import { plural } from '../../parts/format';
import type { Trial } from './move-preview';
import type { Move } from './moves';
import type { Rearrangement } from './review';
import type { Names } from './review-sheet';
import { offWords } from './stops';

const signed = (value: number, unit: string) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${unit}`;

/** Words of what breaks beside windows. A newer server may have other codes. */
const BROKEN: Readonly<Record<string, string>> = {
  van_over_capacity: 'too much for the van',
  crew_too_small: 'needs two people',
  skill_missing: 'needs a skill that the van lacks',
  working_time_broken: 'too long a day',
  window_broken: 'back after the depot closes',
};

function breaks({ routes, warnings }: Rearrangement, { orderOf }: Names): string[] {
  const late = routes.flatMap(({ stops }) => stops).filter(({ late_minutes: minutes }) => minutes > 0);
  const known = new Set(late.map(({ order }) => order));
  const others = warnings
    .filter(
      ({ code, order }) => code !== 'goods_not_in' && !(code === 'window_broken' && known.has(order ?? '')),
    )
    .map(({ code, order, message }) =>
      [order === null ? undefined : orderOf(order), BROKEN[code] ?? message].filter(Boolean).join(': '),
    );
  const missing = warnings.filter(({ code }) => code === 'goods_not_in').length;
  return [
    ...late.map(({ order, late_minutes: minutes }) => `${orderOf(order)}: ${offWords(minutes)}`),
    ...others,
    ...(missing > 0 ? [`${plural(missing, 'order')} not all in`] : []),
  ];
}

/** How many breaches are listed. */
const SHOWN = 4;

/** Returns what a trial of a move says beside the pointer. */
export function trialOf(move: Move, answer: Rearrangement | Error, names: Names): Trial {
  if (answer instanceof Error) return { lines: [messageOf(answer)], isBad: true };
  const [first = ''] = move.orders;
  const stop = answer.routes.flatMap(({ stops }) => stops).find(({ order }) => order === first);
  const cost = [
    answer.miles_saved !== 0 && signed(-answer.miles_saved, 'mi'),
    answer.minutes_saved !== 0 && signed(-answer.minutes_saved, 'min driving'),
    answer.told.length > 0 && `${answer.told.length} to be told`,
  ].filter(Boolean);
  const bad = breaks(answer, names);
  const more = bad.length > SHOWN ? [`and ${bad.length - SHOWN} more`] : [];
  const at = stop ? stop.eta : 'no van';
  return {
    lines: [[at, ...cost].join(' · '), ...bad.slice(0, SHOWN), ...more],
    isBad: bad.length > 0,
  };
}

/** Returns what came of a move. */
export function outcomeOf(move: Move, answer: Rearrangement, names: Names): string {
  const [first = ''] = move.orders;
  const called = move.orders.length > 1 ? plural(move.orders.length, 'stop') : names.orderOf(first);
  const route = answer.routes.find(({ stops }) => stops.some(({ order }) => order === first));
  const stop = route?.stops.find(({ order }) => order === first);
  if (!route || !stop) return `${called} ${move.orders.length > 1 ? 'have' : 'has'} no van now.`;
  const late = stop.late_minutes > 0 ? `, ${offWords(stop.late_minutes)}` : '';
  return `${called} moved to ${names.vanOf({ route: route.route, vehicle: route.vehicle, eta: stop.eta })}, ${stop.eta}${late}.`;
}

/** Returns what came of a move that was made although it breaks windows: how many stops are outside of theirs. */
export function forcedOutcome({ orders }: Move, { warnings }: Rearrangement, { orderOf }: Names): string {
  const late = [
    ...new Set(warnings.flatMap(({ code, order }) => (code === 'window_broken' && order ? [order] : []))),
  ];
  const [first] = late;
  const moved = orders.length > 1 ? `${plural(orders.length, 'stop')} moved.` : 'Moved.';
  if (first === undefined) return moved;
  if (late.length > 1) return `${moved} ${late.length} stops will be outside their windows.`;
  return orders.length === 1 && orders[0] === first
    ? `${moved} It will be outside its window.`
    : `${moved} ${orderOf(first)} will be outside its window.`;
}
