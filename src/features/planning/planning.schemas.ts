/** Routes, stops and optimisation jobs on the wire. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { JOB_STATUSES, ROUTE_STATUSES } from '../../domain/lifecycles.js';
import { OBJECTIVES, UNASSIGNED_CODES } from '../../domain/routing-problem.js';
import { FAIL_REASONS, STOP_STATUSES, STOP_TYPES } from '../../domain/stop.js';
import { importJob } from '../imports/imports.schemas.js';
import { address } from '../orders/orders.schemas.js';

/** The most stops of one route, and the most ids of one list in a request. */
const MAX_IDS = 500;

export const stop = z
  .object({
    id: words.id,
    object: z.literal('stop'),
    sequence: z.number().int().describe('Position in the route or run, from 1.'),
    order: words.id,
    type: z.enum(STOP_TYPES),
    address: address.nullable(),
    window: z
      .object(words.timeRange)
      .describe('The booked window; once published, its part around the ETA that the recipient was told.'),
    eta: words.timeOfDay.describe('When the visit begins, local time of the depot.'),
    status: z.enum(STOP_STATUSES),
    pieces: z.number().int(),
    failure_reason: z.enum(FAIL_REASONS).nullable(),
    completed_at: words.timestamp.nullable(),
  })
  .meta({ id: 'Stop' });

const totals = z.object({
  stops: z.number().int(),
  miles: z.number(),
  drive_minutes: z.number().int(),
  load_percent: z.number().describe('Of space or payload, whichever is fuller, at the fullest moment.'),
  returns_at: words.timeOfDay,
});

export const route = z
  .object({
    id: words.id,
    object: z.literal('route'),
    date: words.date,
    depot: words.id,
    vehicle: words.id,
    driver: words.id.nullable(),
    status: z.enum(ROUTE_STATUSES),
    stops: z.array(stop),
    totals,
  })
  .meta({ id: 'Route' });

const reason = z
  .object({ order: words.id, code: z.enum(UNASSIGNED_CODES), message: z.string() })
  .meta({ id: 'UnassignedReason' });

/** Answer of GET /routes. */
export const routeList = words.listOf(route).extend({
  unassigned: z.array(words.id).describe('Orders booked for the day that are on no route.'),
  unassigned_reasons: z.array(reason).describe('Why; an order that was not planned yet has none.'),
});

/** Query of GET /routes. */
export const routeQuery = z.strictObject({ date: words.date, depot: words.id.optional(), ...words.paging });
export type RouteQuery = z.output<typeof routeQuery>;

export const routeParams = z.object({ route_id: words.id });
export type RouteParams = z.output<typeof routeParams>;

/** Body of PATCH /routes/{route_id}. */
export const routePatch = z
  .strictObject({
    ...words.readOnly('id', 'object', 'date', 'depot', 'status', 'totals'),
    vehicle: words.id.optional(),
    driver: words.id.nullable().optional(),
    stops: z
      .array(words.id)
      .min(1, 'takes at least one order')
      .max(MAX_IDS)
      .optional()
      .describe("Ids of the route's orders, and of booked orders of its day, in the new sequence."),
  })
  .meta({ id: 'RoutePatch' });
export type RoutePatch = z.output<typeof routePatch>;

/** Body of POST /routes/optimise. */
export const optimiseInput = z
  .strictObject({
    date: words.date,
    depot: words.id,
    vehicles: z
      .array(words.id)
      .min(1, 'takes at least one vehicle')
      .max(MAX_IDS)
      .optional()
      .describe('By default every available vehicle.'),
    objective: z.enum(OBJECTIVES).default('balanced'),
    lock_routes: z.array(words.id).max(MAX_IDS).default([]).describe('Routes to leave untouched.'),
  })
  .meta({ id: 'OptimiseInput' });
export type OptimiseInput = z.output<typeof optimiseInput>;

export const jobParams = z.object({ job_id: words.id });
export type JobParams = z.output<typeof jobParams>;

export const job = z
  .object({
    id: words.id,
    object: z.literal('job'),
    type: z.literal('route_optimisation'),
    status: z.enum(JOB_STATUSES),
    progress: z.number().describe('0 to 1.'),
    result: z
      .object({
        routes: z.array(route).describe("The day's drafts: those proposed, then those that were locked."),
        unassigned: z.array(words.id),
        unassigned_reasons: z.array(reason),
        miles_saved: z.number(),
      })
      .nullable()
      .describe('Set when status is `succeeded`.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Set when status is `failed`.'),
    created_at: words.timestamp,
  })
  .meta({ id: 'Job' });

/** Answer of GET /jobs/{job_id}. */
export const anyJob = z.discriminatedUnion('type', [job, importJob]);
