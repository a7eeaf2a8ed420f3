/**
 * The day's routing problem and its solution, in the terms that the optimiser, the validator and the re-timing share.
 * Everything is an integer: seconds of the depot's local day, metres, litres, grams. Types only, plus the small
 * lookups that every reader of a problem needs.
 */
import type { TravelMatrix } from './travel.js';

/** A stretch of the depot's local day: seconds after midnight, both ends included. */
export type DayWindow = { readonly fromSecond: number; readonly toSecond: number };

/** People needed at a stop, or riding in a van. */
export type Crew = 1 | 2;

/** One order to be delivered from, or collected to, the depot. */
export type RoutingStop = {
  readonly id: string;
  /** Row and column of the travel matrix. */
  readonly point: number;
  readonly kind: 'delivery' | 'collection';
  readonly serviceSeconds: number;
  /** The booked window: the van arrives within it, or earlier and waits. */
  readonly window: DayWindow;
  /** The end of the window that the recipient was promised: no van leaves its depot so late that it misses that. */
  readonly promisedUntil?: number;
  readonly litres: number;
  readonly grams: number;
  readonly crew: Crew;
};

/**
 * Where a van under way continues from: its goods are on board, and it does not return to the depot before its end.
 */
export type RouteStart = {
  /** Row of the travel matrix. */
  readonly point: number;
  /** When it leaves there, or left: seconds of the depot's local day. */
  readonly second: number;
  /** Its next stop is reached no earlier than this: now, however long ago it left. */
  readonly notBefore: number;
  /** What stays on board to the end: goods of failed visits. */
  readonly litres: number;
  readonly grams: number;
};

/** One van with at most one route: it leaves the depot after its shift begins and is back before it ends. */
export type RoutingVehicle = {
  readonly id: string;
  /** Null is unlimited. */
  readonly capacityLitres: number | null;
  /** Null is unlimited. */
  readonly capacityGrams: number | null;
  readonly crew: Crew;
  readonly shift: DayWindow;
  /** Absent while the van is at its depot. */
  readonly start?: RouteStart;
  /** The van keeps exactly this sequence of stops (a locked route); absent means free. */
  readonly locked?: readonly string[];
};

/**
 * `fewest_miles`: total miles. `fewest_vehicles`: vans, then miles. `balanced`: miles and spread of route durations.
 */
export const OBJECTIVES = ['fewest_miles', 'fewest_vehicles', 'balanced'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** A day to plan. Point 0 of the matrix is the depot. Ids are unique among stops, and among vehicles. */
export type RoutingProblem = {
  readonly stops: readonly RoutingStop[];
  readonly vehicles: readonly RoutingVehicle[];
  readonly matrix: TravelMatrix;
  readonly objective: Objective;
};

/** Why an order is on no route. `no_coordinates` is decided before a problem is built. */
export const UNASSIGNED_CODES = [
  'no_vehicle',
  'over_volume',
  'over_weight',
  'crew',
  'window_unreachable',
  'no_coordinates',
  'capacity_exhausted',
] as const;
export type UnassignedCode = (typeof UNASSIGNED_CODES)[number];

/** The stops of one van in driving order. */
export type PlannedRoute = { readonly vehicle: string; readonly stops: readonly string[] };

/**
 * A whole day: every stop of the problem is on one route or among the unassigned. Vans without stops are left out.
 */
export type Plan = {
  readonly routes: readonly PlannedRoute[];
  readonly unassigned: readonly { readonly stop: string; readonly code: UnassignedCode }[];
};

/** The depot's row and column of the travel matrix. */
export const DEPOT_POINT = 0;
