/**
 * Splits a large day into parts, one per thread. Neighbouring routes stay together, and the next round splits
 * elsewhere. Routes are never cut, so the parts' plans add up to a plan.
 */
import { DEPOT_POINT } from '../domain/routing-problem.js';
import type { RoutingProblem } from '../domain/routing-problem.js';
import type { Assignment } from './assignment.js';
import type { ChainState, Draft, Priced } from './chain.js';
import type { ChargeRules } from './charges.js';
import { vanTypes } from './model.js';
import type { Random } from './random.js';

/** Input common to all parts. */
export type Whole = {
  readonly draft: Draft;
  readonly charges: ChargeRules;
  /** True if no part may use more vans than it does now. */
  readonly fleetFixed: boolean;
};

/** The data of a problem needed for splitting. Rows and columns of `metres` are its points. */
export type Travel = {
  readonly metres: Int32Array;
  readonly size: number;
  /** Point of each node. */
  readonly pointOf: readonly number[];
  readonly vanType: readonly number[];
  /** Mean speed over all trips. */
  readonly metresPerSecond: number;
};

export function travelOf(problem: RoutingProblem, { stops, vans }: Assignment): Travel {
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
    vanType: vanTypes(vans.map((van) => problem.vehicles[van]!)),
    metresPerSecond: totalMetres / Math.max(1, totalSeconds),
  };
}

/**
 * Splits `whole` into `parts` with about the same number of stops each. Routes are sorted by distance from a random
 * stop, nearest first. Idle vans are distributed type by type, absent stops one by one.
 */
export function split(travel: Travel, whole: Whole, parts: number, random: Random): ChainState[] {
  const { tours, absent } = whole.draft;
  const stops = tours.flatMap((tour) => tour.nodes);
  const pivot = stops[Math.floor(random() * stops.length)] ?? 0;
  const sorted = tours
    .map((tour) => ({ tour, distance: meanMetres(travel, pivot, tour.nodes) }))
    .sort((a, b) => a.distance - b.distance || a.tour.van - b.tour.van);
  const drafts = Array.from({ length: parts }, () => ({
    tours: [] as Draft['tours'][number][],
    absent: [] as number[],
  }));
  let dealt = 0;
  for (const { tour } of sorted) {
    const part = Math.min(parts - 1, Math.floor((dealt * parts) / stops.length));
    drafts[part]!.tours.push(tour);
    dealt += tour.nodes.length;
  }
  absent.forEach((node, i) => drafts[i % parts]!.absent.push(node));
  const idle = idleVans(travel, whole.draft);
  return drafts.map((draft, part) => ({
    draft,
    idleVans: idle.filter((_, i) => i % parts === part),
    vanLimit: whole.fleetFixed ? draft.tours.length : Infinity,
    charges: whole.charges,
  }));
}

/** Joins the parts' drafts into one. */
export function joined(parts: readonly Priced[]): Priced {
  return {
    tours: parts.flatMap((part) => part.tours),
    absent: parts.flatMap((part) => part.absent),
    cost: parts.reduce((sum, part) => sum + part.cost, 0),
  };
}

/** Returns vans without a tour, with identical ones next to each other. */
export function idleVans({ vanType }: Travel, draft: Draft): number[] {
  const used = new Set(draft.tours.map((tour) => tour.van));
  const idle = [...vanType.keys()].filter((van) => !used.has(van));
  return idle.sort((a, b) => vanType[a]! - vanType[b]! || a - b);
}

function meanMetres({ metres, size, pointOf }: Travel, from: number, nodes: readonly number[]): number {
  let sum = 0;
  for (const node of nodes) sum += metres[pointOf[from]! * size + pointOf[node]!]!;
  return sum / Math.max(1, nodes.length);
}
