/** Adds what a working day knows to a random problem: rules, people, skills, limits of vans, locks, priorities. */
import type { RoutingPerson, RoutingProblem } from '@waypost/planning/routing-problem';

const HOUR = 3600;

/** The same problem and seed give the same result. */
export function withWorkingDay(problem: RoutingProblem, seed: number): RoutingProblem {
  let state = (seed % 2147483646) + 1;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const chance = (share: number) => next() < share;
  const skills = (share: number) => ['crane', 'tail_lift'].filter(() => chance(share));
  const oneShift = chance(0.5);
  const people = Array.from({ length: whole(0, 2 * problem.vehicles.length) }, (_, i): RoutingPerson => {
    const fromSecond = oneShift ? 5 * HOUR : whole(4, 12) * HOUR;
    const toSecond = oneShift ? 22 * HOUR : fromSecond + whole(4, 14) * HOUR;
    return { id: `drv_${i}`, role: chance(0.6) ? 'driver' : 'mate', shift: { fromSecond, toSecond } };
  });
  const afterSeconds = whole(2, 6) * HOUR;
  return {
    ...problem,
    stops: problem.stops.map((stop) => ({
      ...stop,
      skills: skills(0.1),
      priority: whole(1, 5),
      timesLeftOut: chance(0.1) ? whole(1, 3) : 0,
      ...(stop.kind === 'delivery' && chance(0.2)
        ? { takesBack: { litres: whole(0, 4000), grams: whole(0, 400_000) } }
        : {}),
    })),
    vehicles: problem.vehicles.map((vehicle) => ({
      ...vehicle,
      skills: skills(0.6),
      ...(chance(0.3) ? { maxStops: whole(1, 12) } : {}),
      ...(chance(0.3) ? { maxMetres: whole(20_000, 300_000) } : {}),
    })),
    rules: {
      ...(chance(0.7) ? { break: { seconds: whole(1, 4) * 900, afterSeconds } } : {}),
      ...(chance(0.7) ? { maxDutySeconds: whole(4, 12) * HOUR } : {}),
      ...(chance(0.5) ? { maxDriveSeconds: whole(1, 8) * HOUR } : {}),
      ...(chance(0.5) ? { loadingSeconds: whole(0, 4) * 900 } : {}),
    },
    ...(chance(0.7) ? { people } : {}),
  };
}
