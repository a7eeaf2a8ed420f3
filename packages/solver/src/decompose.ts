/**
 * Decomposes a large day into subproblems, one per thread. Neighbouring routes stay together, and the next round
 * divides the day elsewhere. Routes are never divided, so the subproblems' plans add up to a plan.
 */
import { DEPOT_POINT, type RoutingProblem } from '@waypost/planning/routing-problem';
import type { Assignment } from './assignment.js';
import type { CostedPlan, NodePlan, SearchState } from './local-search.js';
import { type Fleet, fleetOf } from './fleet.js';
import { vanTypes } from './model.js';
import type { PenaltyRules } from './penalties.js';
import type { Random } from './random.js';

/** A day to decompose, and the input common to all its subproblems. */
export type Decomposable = {
  readonly plan: NodePlan;
  readonly penalties: PenaltyRules;
  /** True if no subproblem may use more vans than it does now. */
  readonly fleetFixed: boolean;
  /** Its people are shared out: each part keeps those of its routes, and gets a share of those who are free. */
  readonly fleet: Fleet;
};

/** The data of a problem needed for decomposing it. Rows and columns of `metres` are its points. */
export type Geography = {
  readonly metres: Int32Array;
  readonly size: number;
  /** Point of each node. */
  readonly pointOf: readonly number[];
  readonly vanType: readonly number[];
  /** Mean speed over all trips. */
  readonly metresPerSecond: number;
  /** 1 for each node that needs two people. */
  readonly forTwo: readonly number[];
};

export function geographyOf(problem: RoutingProblem, { stops, vans }: Assignment): Geography {
  const { metres, seconds, size } = problem.matrix;
  let totalMetres = 0;
  let totalSeconds = 0;
  for (let i = 0; i < metres.length; i++) {
    totalMetres += metres[i]!;
    totalSeconds += seconds[i]!;
  }
  return {
    metres,
    size,
    pointOf: [DEPOT_POINT, ...stops.map((stop) => problem.stops[stop]!.point)],
    vanType: vanTypes(problem, fleetOf(problem, vans).vans),
    metresPerSecond: totalMetres / Math.max(1, totalSeconds),
    forTwo: [0, ...stops.map((stop) => (problem.stops[stop]!.crew === 2 ? 1 : 0))],
  };
}

/**
 * Decomposes `day` into `parts` subproblems with about the same number of stops each. Routes are sorted by distance
 * from a random stop, nearest first. Idle vans are distributed type by type, absent stops one by one.
 */
export function decompose(
  geography: Geography,
  day: Decomposable,
  parts: number,
  random: Random,
): SearchState[] {
  const { tours, absent } = day.plan;
  const stops = tours.flatMap((tour) => tour.nodes);
  const pivot = stops[Math.floor(random() * stops.length)] ?? 0;
  const sorted = tours
    .map((tour) => ({ tour, distance: meanMetres(geography, pivot, tour.nodes) }))
    .sort((a, b) => a.distance - b.distance || a.tour.van - b.tour.van);
  const plans = Array.from({ length: parts }, () => ({
    tours: [] as NodePlan['tours'][number][],
    absent: [] as number[],
  }));
  let dealt = 0;
  for (const { tour } of sorted) {
    const part = Math.min(parts - 1, Math.floor((dealt * parts) / stops.length));
    plans[part]!.tours.push(tour);
    dealt += tour.nodes.length;
  }
  absent.forEach((node, i) => plans[i % parts]!.absent.push(node));
  const idle = idleVans(geography, day.plan);
  const crews = plans.map((plan) => peopleOf(geography, plan.tours));
  const freeDrivers = day.fleet.drivers - tours.length;
  const freePeople = day.fleet.people - crews.reduce((sum, crew) => sum + crew, 0);
  return plans.map((plan, part) => ({
    plan,
    idleVans: idle.filter((_, i) => i % parts === part),
    vanLimit: plan.tours.length + (day.fleetFixed ? 0 : share(freeDrivers, part, parts)),
    people: crews[part]! + share(freePeople, part, parts),
    penalties: day.penalties,
  }));
}

/** Returns the people on these routes: two where a stop needs two. */
function peopleOf({ forTwo }: Geography, tours: NodePlan['tours']): number {
  return tours.reduce((sum, { nodes }) => sum + (nodes.some((node) => forTwo[node] === 1) ? 2 : 1), 0);
}

/** Returns a part's share of what is free. */
function share(free: number, part: number, parts: number): number {
  return free === Infinity ? Infinity : Math.floor(Math.max(0, free) / parts) + (part < free % parts ? 1 : 0);
}

/** Merges the subproblems' plans into one. */
export function merge(parts: readonly CostedPlan[]): CostedPlan {
  return {
    tours: parts.flatMap((part) => part.tours),
    absent: parts.flatMap((part) => part.absent),
    cost: parts.reduce((sum, part) => sum + part.cost, 0),
    missed: parts.reduce((sum, part) => sum + part.missed, 0),
  };
}

/** Returns vans without a tour, with identical ones next to each other. */
export function idleVans({ vanType }: Geography, plan: NodePlan): number[] {
  const used = new Set(plan.tours.map((tour) => tour.van));
  const idle = [...vanType.keys()].filter((van) => !used.has(van));
  return idle.sort((a, b) => vanType[a]! - vanType[b]! || a - b);
}

function meanMetres({ metres, size, pointOf }: Geography, from: number, nodes: readonly number[]): number {
  let sum = 0;
  for (const node of nodes) sum += metres[pointOf[from]! * size + pointOf[node]!]!;
  return sum / Math.max(1, nodes.length);
}
