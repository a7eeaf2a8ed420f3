/** The values that resources are made of, as the specification's "Resources and their fields" defines them. */
import type { Relaxation } from '@waypost/planning/relaxation';
import type { Objective, UnassignedCode } from '@waypost/planning/routing-problem';

export type Address = {
  line1: string;
  line2?: string | undefined;
  town: string;
  postcode: string;
  country: string;
};

export type Recipient = {
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  address?: Address | undefined;
  /** Position of the door, if the postcode's is wrong. */
  location?: { latitude: number; longitude: number } | undefined;
};

export type Item = {
  sku?: string | undefined;
  description?: string | undefined;
  pieces?: number | undefined;
  /** Total of the line, over all its pieces. */
  weight_kg?: number | undefined;
  /** Total of the line, over all its pieces. */
  volume_m3?: number | undefined;
  /** The shipper's own barcodes, one for each piece. */
  barcodes?: string[] | undefined;
};

export type Service = {
  crew: 1 | 2;
  assembly: boolean;
  remove_packaging: boolean;
  disposal: boolean;
  /** Labels that the van must have; only where there are any. */
  skills?: string[] | undefined;
  /** 1 to 5, 5 the most important; only where it is set. */
  priority?: number | undefined;
};

export type { Slot } from '@waypost/base/slot';

export type { RouteTotals } from '@waypost/planning/plan-timing';

/** Why an order is on no route (docs/behaviour.md "Planning"). */
export type UnassignedReason = {
  order: string;
  code: UnassignedCode;
  message: string;
  /** Change that would let it in; null if no single one would, or it cannot be planned at all. */
  relaxation?: Relaxation | null;
};

/** Warning about an order that is on a plan, or about one of its routes. */
export const PLAN_WARNINGS = ['goods_not_in', 'no_driver'] as const;
export type PlanWarning = {
  order?: string;
  route?: string;
  code: (typeof PLAN_WARNINGS)[number];
  message: string;
};

/** The input of an optimisation. */
export type JobParameters = {
  vehicles: string[] | null;
  objective: Objective;
  lock_routes: string[];
  /** Orders that keep their van. */
  lock_stops: string[];
  /** Routes whose first stops stay their first, in sequence. */
  lock_heads: { route: string; stops: number }[];
  /** False: the plan is only proposed. */
  apply: boolean;
};

/** A draft as a job found it when it began. */
export type SeenDraft = { route: string; vehicle: string; crew: string[]; stops: string[] };

/** The plan of a job that only proposes: for which version of the day, and the ids that new routes will have. */
export type JobProposal = {
  version: number;
  plan: ProposedPlan;
  route_ids: Record<string, string>;
  /** Drafts that stay as they are, because they were changed while the job searched. */
  kept: string[];
};
/** The orders of each van, in sequence: what the solver proposes, and what a job stores as its checkpoint. */
export type ProposedPlan = {
  routes: { vehicle: string; stops: string[] }[];
  unassigned: UnassignedReason[];
};

export type Proof = {
  signed_by: string | null;
  photo_ids: string[];
  pieces_delivered: string[];
  notes: string | null;
  /** When it happened, ISO 8601. */
  at: string;
  /** Where the van was then (WGS 84); absent where nobody knows. */
  position?: { latitude: number; longitude: number } | undefined;
  /** Member of staff who recorded the visit; absent where a driver or a key did. */
  recorded_by?: string | undefined;
};

/** Minutes that a stop takes (docs/behaviour.md "Planning"); a courier may set its own. */
export type StopMinutes = {
  base: number;
  per_extra_piece: number;
  assembly: number;
  remove_packaging: number;
  disposal: number;
};

/** Times of a day, `HH:MM`. */
export type Hours = { from: string; to: string };
/** The hours of a weekday; 0 is Sunday. */
export type DayHours = Hours & { weekday: number };

/** One date of a depot that differs from its week: closed, or with other hours, other windows, or both. */
export type SlotOverride = {
  date: string;
  closed?: boolean | undefined;
  opening?: Hours | undefined;
  windows?: { from: string; to: string; capacity: number; zone?: string | undefined }[] | undefined;
};

/** Precision of a position: the address itself, or the middle of its unit postcode, sector or outcode. */
export type GeocodePrecision = 'address' | 'unit' | 'sector' | 'outcode';

/** Looks up a postcode's position in the table of the package; null when there is none. */
export type Locate = (
  postcode: string,
) => { latitude: number; longitude: number; precision: Exclude<GeocodePrecision, 'address'> } | null;
