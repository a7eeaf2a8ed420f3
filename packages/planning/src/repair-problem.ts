/**
 * The problem of repairing a day under way: stops that need a van, the vans that may take them, and promises to
 * recipients. Types only; the search is in the solver.
 */
import type { DayWindow, RoutingStop, RoutingVehicle, WorkRules } from './routing-problem.js';
import type { TravelMatrix } from './travel.js';

/** A stop that may be moved, or must be assigned. Its visit begins within `hard`; outside `soft` it costs a promise. */
export type RepairStop = {
  stop: RoutingStop;
  hard: DayWindow;
  soft: DayWindow;
  /** A promise that the current routes break, and that is worth changing routes for. */
  atRisk?: boolean;
  /** A second visit: waiting for it costs as much as driving does. */
  waits?: boolean;
  /** Its goods have been on its route's van since a failed visit: no other van can bring them. */
  aboard?: boolean;
};

/** A van with the stops that it is to visit, in sequence; stops it has been to, or is at, are in its start. */
export type RepairRoute = {
  vehicle: RoutingVehicle;
  stops: readonly RepairStop[];
  /** It has no route yet: sending it out costs something. */
  spare?: boolean;
};

/** A day to be repaired. Stops of `orphans` are on no route. */
export type RepairProblem = {
  matrix: TravelMatrix;
  routes: readonly RepairRoute[];
  orphans: readonly RepairStop[];
  /** Of the working day. A route that breaks one already may continue breaking it. */
  rules?: WorkRules;
};

/** The stops of each route by id, in sequence; and the orphans that no van can take. */
export type Repaired = { routes: string[][]; left: string[] };
