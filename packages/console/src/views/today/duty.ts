/** The working day of a route in words. */
import { time } from '../../parts/format';
import type { Route } from '../../api/queries';

/** `540` → `9 h`, `565` → `9 h 25 min`, `25` → `25 min` */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** `On duty 07:20–16:40, 9 h 20 min, of which 30 min break, 12 min waiting`; undefined where it is not known. */
export function dutyText({
  starts_at: starts,
  returns_at: returns,
  duty_minutes: duty,
  break_minutes: pause = 0,
  wait_minutes: wait = 0,
}: Route['totals']): string | undefined {
  if (starts === undefined || duty === undefined) return undefined;
  const parts = [pause > 0 && `${duration(pause)} break`, wait > 0 && `${duration(wait)} waiting`].filter(
    Boolean,
  );
  const within = parts.length > 0 ? `, of which ${parts.join(', ')}` : '';
  return `On duty ${time(starts)}–${time(returns)}, ${duration(duty)}${within}`;
}
