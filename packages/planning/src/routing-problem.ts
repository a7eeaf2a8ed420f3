/**
 * The day's routing problem and its solution, in the terms that the optimiser, the validator and the re-timing share.
 * Everything is an integer: seconds of the depot's local day, metres, litres, grams. Types only, plus the small
 * lookups that every reader of a problem needs.
 */
import type { Relaxation } from './relaxation.js';
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
  /** Old goods that a delivery takes back (disposal): on board from this stop to the depot. Absent: none. */
  readonly takesBack?: { readonly litres: number; readonly grams: number };
  /**
   * Of a collection that is exchanged for a delivery: it comes right behind that one on the same route, as part of the
   * same visit, `afterSeconds` later. What is said of its window includes these. Absent: it is its own visit.
   */
  readonly follows?: { readonly stop: string; readonly afterSeconds: number };
  readonly crew: Crew;
  /** Labels that the van must have, sorted. Absent: none. */
  readonly skills?: readonly string[];
  /** 1 to 5, 5 the most important: who is served when not all can be, before any other consideration. Absent: 3. */
  readonly priority?: number;
  /** Days on which it was left out already; among equals in priority, those left out more often are served first. */
  readonly timesLeftOut?: number;
  /** The van that it must stay on (a locked stop). Absent: any. */
  readonly lockedVehicle?: string;
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
  /** Load that stays on board to the end: goods of failed visits. */
  readonly litres: number;
  readonly grams: number;
  /** Its working day so far, which counts towards the rules of work. Absent: it begins now. */
  readonly workedSoFar?: {
    /** When the duty began, loading included: seconds of the depot's local day. */
    readonly dutyFromSecond: number;
    /** When work began again after the last break; `dutyFromSecond` before the first. */
    readonly workFromSecond: number;
    readonly breakSeconds: number;
    readonly driveSeconds: number;
    readonly metres: number;
    readonly stops: number;
  };
};

/**
 * One van with at most one route: loading begins after its shift does, and it is back before the shift ends. The shift
 * is when the depot is open, the van is in service, and it is not yet past: never before now.
 */
export type RoutingVehicle = {
  readonly id: string;
  /** Null is unlimited. */
  readonly capacityLitres: number | null;
  /** Null is unlimited. */
  readonly capacityGrams: number | null;
  /** Seats: how many people can ride in it. */
  readonly crew: Crew;
  readonly shift: DayWindow;
  /** Labels, sorted. Absent: none. */
  readonly skills?: readonly string[];
  /** Most stops and metres of its route. Absent: no limit. */
  readonly maxStops?: number;
  readonly maxMetres?: number;
  /** Absent while the van is at its depot. */
  readonly start?: RouteStart;
  /** The van keeps exactly this sequence of stops (a locked route); absent means free. */
  readonly locked?: readonly string[];
  /** The stops that its route begins with, in this sequence (a locked head); more may follow. Absent: none. */
  readonly lockedHead?: readonly string[];
};

/**
 * The rules of a working day. A duty lasts from the beginning of loading to the return. All of it but breaks is work,
 * waiting included; a break is one piece, never during a visit, possibly on the way. Absent: no such rule.
 */
export type WorkRules = {
  /** At most `afterSeconds` of work without a break of `seconds`. */
  readonly break?: { readonly seconds: number; readonly afterSeconds: number };
  readonly maxDutySeconds?: number;
  readonly maxDriveSeconds?: number;
  /** Time at the depot before the van leaves. */
  readonly loadingSeconds?: number;
};

/** Roles of a person on a van: a driver can also ride as mate. */
export const DRIVER_ROLES = ['driver', 'mate'] as const;
export type DriverRole = (typeof DRIVER_ROLES)[number];

/** A person on duty that day who is on no route that stays as it is. */
export type RoutingPerson = {
  readonly id: string;
  readonly role: DriverRole;
  /** The duty, loading included, is within it. */
  readonly shift: DayWindow;
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
  /** Absent: none. */
  readonly rules?: WorkRules;
  /**
   * Who can be on the vans. Each route takes one driver, and a second person if a stop needs two. Absent: as many
   * people as the vans have seats; empty: nobody, so no routes.
   */
  readonly people?: readonly RoutingPerson[];
  /** Instead of `people`: who is drawn for the routes of a plan that they do not limit (`drawCrews`). */
  readonly onDuty?: readonly RoutingPerson[];
};

/** Why an order is on no route. `UnplannableCode`s are decided before a problem is built. */
export const UNASSIGNED_CODES = [
  'no_vehicle',
  'no_driver',
  'no_mate',
  'no_road',
  'skills',
  'over_volume',
  'over_weight',
  'crew',
  'window_unreachable',
  'no_coordinates',
  'goods_not_in',
  'outside_dates',
  'day_too_long',
  'capacity_exhausted',
] as const;
export type UnassignedCode = (typeof UNASSIGNED_CODES)[number];

/** Reasons that no van and no sequence could change. */
export type UnplannableCode = Extract<UnassignedCode, 'no_coordinates' | 'goods_not_in' | 'outside_dates'>;

/** The stops of one van in driving order. */
export type PlannedRoute = { readonly vehicle: string; readonly stops: readonly string[] };

/** A stop on no route, and what would let it in: null if no single change would, absent if nobody looked. */
export type UnassignedStop = {
  readonly stop: string;
  readonly code: UnassignedCode;
  readonly relaxation?: Relaxation | null;
};

/**
 * A whole day: every stop of the problem is on one route or among the unassigned. Vans without stops are left out.
 */
export type Plan = {
  readonly routes: readonly PlannedRoute[];
  readonly unassigned: readonly UnassignedStop[];
};

/** The depot's row and column of the travel matrix. */
export const DEPOT_POINT = 0;
