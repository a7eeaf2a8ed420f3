/** A van that cannot continue, or was taken out of service: its open stops go to other vans of that depot and day. */
import { localDateTime } from '@waypost/base/local-time';
import { clockTime } from '@waypost/planning/plan-timing';
import { clockOf, secondOfRun } from '../../records/runs/clock.js';
import type { DaySnapshot, RouteSnapshot } from './day-snapshot.js';
import type { RepairOptions, Strategy } from './strategy.js';
import {
  aboutDrivers,
  aboutHandovers,
  aboutPromises,
  ordersNamed,
  plural,
  receivingVans,
} from './wording.js';

/** The request's subject is a run, or a vehicle that was made inactive. */
export const breakdownStrategy: Strategy = (_scope, { subject }, day) =>
  Promise.resolve(optionsFor(day, subject));

function optionsFor(day: DaySnapshot, subject: string | null): RepairOptions {
  const broken = day.routes.find(({ run, route }) => run?.id === subject || route.vehicle === subject);
  if (!broken || broken.usable) return { nothing: 'The van is in service, or its run is completed.' };
  const orphans = [...broken.arrived, ...broken.pending];
  if (orphans.length === 0) return { nothing: 'The van has no open stop.' };
  const attempt = { orphans, into: day.routes.filter(({ usable }) => usable), spare: day.spare };
  return [
    {
      attempt,
      assess: (outcome) => {
        const assigned = orphans.filter((id) => !outcome.left.includes(id));
        if (assigned.length === 0)
          return { nothing: 'No other van has the time and room for any of its stops.' };
        const name = broken.vehicle.name;
        return {
          summary: `Move ${plural(assigned.length, 'stop')} of ${name} to ${receivingVans(day, outcome)}.`,
          reason: [
            happened(broken, day.depot.timezone),
            ...aboutHandovers(day, outcome),
            ...aboutDrivers(day, outcome),
            ...(outcome.left.length === 0
              ? ['Every order has a van within its booked window.']
              : [`No van can take ${ordersNamed(day, outcome.left)} in time; these stay where they are.`]),
            ...aboutPromises(day, outcome.broken),
          ].join(' '),
        };
      },
    },
  ];
}

function happened({ run, vehicle }: RouteSnapshot, timezone: string): string {
  const at = run?.broken_down_at;
  if (!run || !at) return `${vehicle.name} is no longer in service.`;
  // A run with its own clock goes by that.
  const time = clockOf(run) ? clockTime(secondOfRun(run, timezone, at)) : localDateTime(at, timezone).time;
  return `${vehicle.name} broke down at ${time}.`;
}
