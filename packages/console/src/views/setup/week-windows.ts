/** A depot's weekly windows as the rows of the week grid: one for each window and zone, with a capacity a weekday. */
import { type Schedule, WEEK } from './hours';

/** `capacities` are as typed, in the order of `WEEK`; empty where the window does not exist. */
export type Line = { from: string; to: string; zone: string; capacities: string[] };

export const newLine = (): Line => ({
  from: '08:00',
  to: '12:00',
  zone: '',
  capacities: WEEK.map(() => ''),
});

/** Returns the rows of a schedule, sorted by time. */
export function linesOf({ windows }: Pick<Schedule, 'windows'>): Line[] {
  const lines = new Map<string, Line>();
  for (const { weekday: at, from, to, capacity, zone = '' } of windows) {
    const key = `${from} ${to} ${zone}`;
    const line = lines.get(key) ?? { from, to, zone, capacities: WEEK.map(() => '') };
    line.capacities[WEEK.findIndex((number) => number === at)] = String(capacity);
    lines.set(key, line);
  }
  return [...lines.values()].sort((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`));
}

/** Returns the windows of the rows, as the API takes them. */
export const windowsOf = (lines: readonly Line[]): Schedule['windows'] =>
  lines.flatMap(({ from, to, zone, capacities }) =>
    capacities.flatMap((capacity, at) =>
      capacity === ''
        ? []
        : [{ weekday: WEEK[at] ?? 0, from, to, capacity: Number(capacity), ...(zone && { zone }) }],
    ),
  );
