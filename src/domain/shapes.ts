/** The values that resources are made of, as the specification's "Resources and their fields" has them. */
import type { JobStatus } from './lifecycles.js';
import type { FailReason, StopStatus } from './stop.js';
import type { Objective, UnassignedCode } from './routing-problem.js';

export type Address = {
  line1: string;
  line2?: string | undefined;
  town: string;
  postcode: string;
  country: string;
};

/** An address as it is returned: with the position that geocoding found, or nulls. */
export type LocatedAddress = Address & { latitude: number | null; longitude: number | null };

export type Recipient = {
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  address?: Address | undefined;
};

export type Item = {
  sku?: string | undefined;
  description?: string | undefined;
  pieces?: number | undefined;
  /** Total of the line, over all its pieces. */
  weight_kg?: number | undefined;
  /** Total of the line, over all its pieces. */
  volume_m3?: number | undefined;
};

export type Service = { crew: 1 | 2; assembly: boolean; remove_packaging: boolean; disposal: boolean };

/** A window of a local day in which a recipient is visited; times `HH:MM`. */
export type Slot = { date: string; from: string; to: string };

export type RouteTotals = {
  stops: number;
  miles: number;
  drive_minutes: number;
  load_percent: number;
  returns_at: string;
};

/** A stop as it is returned. */
export type StopView = {
  id: string;
  object: 'stop';
  sequence: number;
  order: string;
  type: 'delivery' | 'collection';
  address: LocatedAddress | null;
  window: { from: string; to: string };
  eta: string;
  status: StopStatus;
  pieces: number;
  failure_reason: FailReason | null;
  completed_at: string | null;
};

/** A route as it is returned. */
export type RouteView = {
  id: string;
  object: 'route';
  date: string;
  depot: string;
  vehicle: string;
  driver: string | null;
  status: 'draft' | 'published';
  stops: StopView[];
  totals: RouteTotals;
};

/** Why an order is on no route (BEHAVIOUR "Planning"). */
export type UnassignedReason = { order: string; code: UnassignedCode; message: string };

export type JobParameters = { vehicles: string[] | null; objective: Objective; lock_routes: string[] };
export type JobError = { code: string; message: string };
export type JobResult = {
  routes: RouteView[];
  unassigned: string[];
  unassigned_reasons: UnassignedReason[];
  miles_saved: number;
};
export type JobView = {
  id: string;
  object: 'job';
  type: 'route_optimisation';
  status: JobStatus;
  progress: number;
  result: JobResult | null;
  error: JobError | null;
  created_at: string;
};

/** What is wrong with a row of an import: its number, the column (CSV) or field (JSON lines), and why. */
export type RowError = { row: number; column: string; code: string; message: string };

/** What came of an import so far. */
export type ImportResult = {
  rows: number;
  created: number;
  rejected: number;
  errors: RowError[];
};
export type ImportView = {
  id: string;
  object: 'job';
  type: 'order_import';
  status: JobStatus;
  progress: number;
  result: ImportResult | null;
  error: JobError | null;
  created_at: string;
};

/** The orders of each van, in sequence: what the solver proposes, and what a job keeps as its checkpoint. */
export type ProposedPlan = {
  routes: { vehicle: string; stops: string[] }[];
  unassigned: UnassignedReason[];
};

/** What the driver brought back from a stop. */
export type Proof = {
  signed_by?: string | undefined;
  photo_ids?: string[] | undefined;
  pieces_delivered?: string[] | undefined;
  notes?: string | undefined;
};

/** Minutes that a stop takes (BEHAVIOUR "Planning"); a courier may set its own. */
export type StopMinutes = {
  base: number;
  per_extra_piece: number;
  assembly: number;
  remove_packaging: number;
  disposal: number;
};

export type SuggestionImpact = { miles_saved: number; windows_kept: boolean; routes_changed: string[] };

/** One date of a depot that differs from its weekly schedule. */
export type SlotOverride = {
  date: string;
  closed?: boolean | undefined;
  windows?: { from: string; to: string; capacity: number; zone?: string | undefined }[] | undefined;
};

/** A postcode's position, from the table in the package; null when there is none. */
export type Locate = (
  postcode: string,
) => { latitude: number; longitude: number; precision: 'unit' | 'sector' | 'outcode' } | null;
