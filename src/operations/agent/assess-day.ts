/** Assesses a day with published routes: broken-down vans, late vans, too few vans or too many. */
import type { Scope } from '../../db/scope.js';
import { SUGGESTION_MACHINE } from '../../domain/states/suggestion.js';
import type { SuggestionTrigger, Promises } from '../../domain/suggestion.js';
import type { AgentRequestRow } from '../../records/agent-requests.js';
import { listSuggestions } from '../../records/suggestions/rows.js';
import type { DaySnapshot, RouteSnapshot } from './day-snapshot.js';
import type { RepairOptions, Strategy, RepairOption } from './strategy.js';
import { localDateTime, minutesOf } from '@waypost/base/local-time';
import { clockTime, timeRoute } from '@waypost/planning/plan-timing';
import { clockOf, secondOfRun } from '../../records/runs/clock.js';
import {
  aboutDrivers,
  aboutHandovers,
  aboutPromises,
  ordersNamed,
  plural,
  receivingVans,
} from './wording.js';
import { isTooLate, type TimeWindow } from '../../domain/promised-window.js';
import type { Outcome } from './evaluate-repair.js';
import { windowOf } from '../../records/stops.js';

/** Something about a day that can be the cause of a suggestion, and what could be done. */
export type CauseOfDay = { trigger: SuggestionTrigger; subject: string | null; options: RepairOptions };

/**
 * Returns the causes on the day, the worst first; one that an open suggestion is already about is named, and left
 * alone.
 */
export async function assessDay(
  scope: Scope,
  request: AgentRequestRow,
  day: DaySnapshot,
): Promise<CauseOfDay[]> {
  const { rows: open } = await listSuggestions(scope, { date: day.date, status: SUGGESTION_MACHINE.begins });
  const causes: CauseOfDay[] = [];
  let isDecidedOn = true;
  for (const { trigger, subject } of causesOn(day)) {
    const known = open.find((other) => other.trigger === trigger && other.subject === subject);
    const options = known
      ? { nothing: `Suggestion ${known.id} is already open: ${known.summary}` }
      : await ON_THE_ROAD[trigger](scope, { ...request, subject }, day);
    causes.push({ trigger, subject, options });
    isDecidedOn &&= !known;
  }
  // How many vans are needed shows once it is decided which of them help one another.
  if (!isDecidedOn) return causes;
  const options = await capacityStrategy(scope, request, day);
  return [...causes, { trigger: 'capacity', subject: null, options }];
}

function causesOn({ routes }: DaySnapshot): { trigger: keyof typeof ON_THE_ROAD; subject: string }[] {
  const broken = routes
    .filter(({ usable }) => !usable)
    .map(({ run, route }) => (run?.broken_down_at ? run.id : route.vehicle));
  const driving = routes.flatMap(({ usable, run }) => (usable && run?.status === 'started' ? run.id : []));
  return [
    ...broken.map((subject) => ({ trigger: 'breakdown' as const, subject })),
    ...driving.map((subject) => ({ trigger: 'running_late' as const, subject })),
  ];
}

/**
 * A van that cannot continue, or was taken out of service: its open stops go to other vans of that depot and day. The
 * request's subject is a run, or a vehicle that was made inactive.
 */
const breakdownStrategy: Strategy = (_scope, { subject }, day) => {
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
};

function happened({ run, vehicle }: RouteSnapshot, timezone: string): string {
  const at = run?.broken_down_at;
  if (!run || !at) return `${vehicle.name} is no longer in service.`;
  // A run with its own clock goes by that.
  const time = clockOf(run) ? clockTime(secondOfRun(run, timezone, at)) : localDateTime(at, timezone).time;
  return `${vehicle.name} broke down at ${time}.`;
}

/**
 * A van that will be too late for what recipients were promised: others take over some of its stops, or it visits them
 * in another sequence. The request's subject is the run.
 */
const runningLateStrategy: Strategy = (_scope, { subject, promises }, day) => {
  const route = day.routes.find(({ run }) => run !== undefined && run.id === subject);
  if (!route) return { nothing: 'The run is completed.' };
  if (!route.usable) return { nothing: 'The van is out of service.' };
  const atRisk = promisesAtRisk(day, route, promises ?? {});
  if (atRisk.size === 0) return { nothing: 'No window that was promised will be missed.' };
  return [lateVanOption(day, route, atRisk)];
};

/**
 * Returns the windows for which a van will be too late as it is: those promised when that was detected, or else the
 * current ones.
 */
function promisesAtRisk(
  { problem, orders, promised }: DaySnapshot,
  { van, pending, stops }: RouteSnapshot,
  promises: Promises,
): Map<string, TimeWindow> {
  const atRisk = new Map<string, TimeWindow>();
  for (const { stop: id, startsAt } of timeRoute(problem, van, pending).stops) {
    const stop = stops.find(({ order_id, status }) => order_id === id && status === 'pending');
    const { slot_from: from, slot_to: to } = orders.get(id) ?? {};
    const windows = [
      promises[id],
      promised.get(id) ?? (stop && windowOf(stop)),
      from && to ? { from, to } : undefined,
    ];
    const broken = windows.find((window) => window && isTooLate(window, clockTime(startsAt)));
    if (broken) atRisk.set(id, broken);
  }
  return atRisk;
}

function lateVanOption(
  day: DaySnapshot,
  route: RouteSnapshot,
  atRisk: ReadonlyMap<string, TimeWindow>,
): RepairOption {
  const { name } = route.vehicle;
  return {
    attempt: { orphans: [], into: day.routes.filter(({ usable }) => usable), spare: day.spare, atRisk },
    assess: (outcome) => {
      const broken = new Set(outcome.broken.map(({ order }) => order));
      const kept = [...atRisk.keys()].filter((id) => !broken.has(id)).length;
      const brokenElsewhere = outcome.broken.filter(({ order }) => !atRisk.has(order)).length;
      if (kept <= brokenElsewhere || !(route.route.id in outcome.basis)) {
        return { nothing: 'Neither another van nor another sequence would keep more of what was promised.' };
      }
      const given = givenAway(route, outcome);
      return {
        summary:
          given.length > 0
            ? `Move ${plural(given.length, 'stop')} of ${name} to ${receivingVans(day, outcome)}.`
            : `Have ${name} visit its stops in another sequence.`,
        reason: [
          `${behind(day, route)}, too late for ${plural(atRisk.size, 'window')} that ` +
            `${atRisk.size === 1 ? 'was' : 'were'} promised: of ${ordersNamed(day, [...atRisk.keys()])}.`,
          `${kept === atRisk.size ? 'All' : String(kept)} of them can be kept.`,
          ...aboutHandovers(day, outcome),
          ...aboutDrivers(day, outcome),
          ...aboutPromises(day, outcome.broken),
        ].join(' '),
      };
    },
  };
}

/** Returns how late a van will be at its next stop. */
function behind({ problem }: DaySnapshot, { van, vehicle, pending, stops }: RouteSnapshot): string {
  const [next] = timeRoute(problem, van, pending).stops;
  const stop = stops.find(({ order_id, status }) => order_id === next?.stop && status === 'pending');
  const planned = stop?.planned_eta ?? stop?.eta;
  const late = next && planned !== undefined ? Math.floor(next.startsAt / 60) - minutesOf(planned) : 0;
  return late > 0
    ? `${vehicle.name} is running ${plural(late, 'minute')} late`
    : `${vehicle.name} is running late`;
}

/** Returns orders of the route that another van would bring. */
function givenAway({ route }: RouteSnapshot, { changes }: Outcome): string[] {
  return changes.flatMap(({ order, from, to }) =>
    from?.route === route.id && to && to.route !== route.id ? [order] : [],
  );
}

/** How many routes it tries to do without. */
const MAX_DROPPED = 3;

/**
 * Too few vans, or too many: orders without a route get one, by another van if need be; or a van can stay at home. The
 * request has no subject: it is about the day.
 */
const capacityStrategy: Strategy = (_scope, _request, day) => {
  const into = day.routes.filter(({ usable }) => usable);
  const idle = into
    .filter(
      ({ run, pending, arrived }) => run?.status !== 'started' && pending.length > 0 && arrived.length === 0,
    )
    .toSorted((a, b) => a.pending.length - b.pending.length)
    .slice(0, MAX_DROPPED);
  const ways = [
    ...addOrdersOptions(day, into),
    ...idle.flatMap((route) => dropRouteOptions(day, route, into)),
  ];
  return ways.length > 0 ? ways : { nothing: 'Every order has a place, and every van is needed.' };
};

function addOrdersOptions(day: DaySnapshot, into: RouteSnapshot[]): RepairOption[] {
  const orphans = day.unplanned;
  if (orphans.length === 0) return [];
  return [
    {
      attempt: { orphans, into, spare: day.spare },
      assess: (outcome) => {
        const assigned = orphans.filter((id) => !outcome.left.includes(id));
        if (assigned.length === 0)
          return { nothing: 'No van has the time and the room for the orders without a route.' };
        const sent = outcome.rearrangement.routes.filter(({ route }) => route === null).length;
        return {
          summary: `Bring ${plural(assigned.length, 'more order')} with ${receivingVans(day, outcome)}.`,
          reason: [
            `${plural(orphans.length, 'order')} of the day ${orphans.length === 1 ? 'has' : 'have'} no route.`,
            ...(sent === 0 ? [] : [`${plural(sent, 'van')} more would be sent out.`]),
            ...(outcome.left.length === 0 ? [] : [`No van can take ${ordersNamed(day, outcome.left)}.`]),
            ...aboutHandovers(day, outcome),
            ...aboutDrivers(day, outcome),
            ...aboutPromises(day, outcome.broken),
          ].join(' '),
        };
      },
    },
  ];
}

function dropRouteOptions(day: DaySnapshot, route: RouteSnapshot, into: RouteSnapshot[]): RepairOption[] {
  const others = into.filter((other) => other !== route && other.pending.length > 0);
  if (others.length === 0) return [];
  return [
    {
      attempt: { orphans: route.pending, into: others, spare: [] },
      assess: (outcome) => {
        const { impact, left, broken } = outcome;
        if (left.length > 0 || broken.length > 0 || impact.miles_saved <= 0) {
          return { nothing: 'Every van is needed.' };
        }
        return {
          summary: `Leave ${route.vehicle.name} at the depot, and move ${plural(route.pending.length, 'stop')} to ${receivingVans(day, outcome)}.`,
          reason: `Others can take the stops of ${route.vehicle.name} with every window kept, and drive ${impact.miles_saved} fewer miles in all.`,
        };
      },
    },
  ];
}

/** What to do about what happens to vans on the road. */
const ON_THE_ROAD = { breakdown: breakdownStrategy, running_late: runningLateStrategy } as const;

/** The strategies for causes that a look at the whole day finds too. */
export const DAY_STRATEGIES = { ...ON_THE_ROAD, capacity: capacityStrategy } as const;
