/** The working day of a route in words. */
import { duration } from '../../parts/format';
import type { Route } from '../../api/queries';

/** `On duty 07:20–16:40, 9 h 20 min; break 11:30–12:00; 12 min waiting` */
export function dutyText({ totals, breaks }: Pick<Route, 'totals' | 'breaks'>): string {
  const { starts_at: starts, returns_at: returns, duty_minutes: duty, wait_minutes: wait } = totals;
  return [
    `On duty ${starts}–${returns}, ${duration(duty)}`,
    ...breaks.map(({ from, to }) => `break ${from}–${to}`),
    ...(wait > 0 ? [`${duration(wait)} waiting`] : []),
  ].join('; ');
}
