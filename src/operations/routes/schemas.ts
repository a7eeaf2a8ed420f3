/** Routes and their stops on the wire. */
import { z } from 'zod';
import { OBJECTIVES } from '@waypost/planning/routing-problem';
import { enumOf } from '../../resources/enum-docs.js';
import { route, telling } from '../../resources/route.js';
import * as fields from '../../resources/schema-helpers.js';

export const routeQuery = z.strictObject({
  date: fields.date,
  depot: fields.idOf('depot').optional(),
  ...fields.paging,
});
export type RouteQuery = z.output<typeof routeQuery>;

export type RouteParams = { route_id: string };

const force = z
  .boolean()
  .default(false)
  .describe(
    'Accepts visits outside their booked windows and a late return, but never too small a van or crew.',
  );

const someOrders = z.array(fields.bareId('order')).min(1, 'must have at least one order').max(fields.MAX_IDS);

const crew = z
  .array(fields.bareId('driver'))
  .max(2, 'must name at most two people')
  .describe('IDs of the crew; the first drives and must equal `driver` if that is sent too.');

export const routePatch = z
  .strictObject({
    ...fields.readOnly(route.shape, 'id', 'object', 'date', 'depot', 'status', 'breaks', 'totals'),
    vehicle: fields.idOf('vehicle').optional(),
    driver: fields.nullableIdOf('driver').optional(),
    crew: crew.optional(),
    stops: someOrders
      .optional()
      .describe("IDs of the route's orders, and of booked orders of its day, in the new sequence."),
    locked: z
      .boolean()
      .optional()
      .describe('Whether optimising leaves the route unchanged; it can still be changed by hand.'),
    force,
    tell: telling,
  })
  .meta({ id: 'RoutePatch' });
export type RoutePatch = z.output<typeof routePatch>;

export const routeInput = z
  .strictObject({
    ...fields.readOnly(route.shape, 'id', 'object', 'status', 'locked', 'breaks', 'totals'),
    date: fields.visitDate,
    depot: fields.idOf('depot'),
    vehicle: fields.idOf('vehicle'),
    driver: fields.nullableIdOf('driver').optional(),
    crew: crew.optional(),
    stops: someOrders.describe('IDs of orders booked for the day without a route, in sequence.'),
  })
  .meta({ id: 'RouteInput' });
export type RouteInput = z.output<typeof routeInput>;

export const addStops = z
  .strictObject({
    orders: someOrders.describe(
      'IDs of booked orders, or of orders on open stops of other routes of the same depot and day.',
    ),
    at: z
      .number()
      .int()
      .min(0)
      .max(fields.MAX_IDS)
      .meta({ example: 2 })
      .optional()
      .describe(
        'Position among the open stops, starting at 0; by default each goes where it adds the least driving.',
      ),
    force,
    tell: telling,
  })
  .meta({ id: 'AddStops' });
export type AddStops = z.output<typeof addStops>;

export type RouteStopParams = { route_id: string; stop_id: string };

export const removeStopQuery = z.strictObject({ tell: telling });
export type RemoveStopQuery = z.output<typeof removeStopQuery>;

const objective = enumOf('Objective', OBJECTIVES, {
  fewest_miles: 'The least total distance.',
  fewest_vehicles: 'The fewest vans, then the least distance.',
  balanced: 'Days of about equal length, and short distances.',
});

const lockedHead = z
  .strictObject({
    route: fields.bareId('route').describe('A draft of the day.'),
    stops: z
      .number()
      .int()
      .min(1)
      .max(fields.MAX_IDS)
      .meta({ description: 'Number of first stops to keep.', example: 3 }),
  })
  .meta({ id: 'LockedHead' });

export const optimiseInput = z
  .strictObject({
    date: fields.visitDate,
    depot: fields.idOf('depot'),
    vehicles: z
      .array(fields.bareId('vehicle'))
      .min(1, 'must have at least one vehicle')
      .max(fields.MAX_IDS)
      .optional()
      .describe('Defaults to every available vehicle.'),
    objective: objective
      .meta({ description: 'The objective to minimise.', example: 'balanced' })
      .default('balanced'),
    lock_routes: z
      .array(fields.bareId('route'))
      .max(fields.MAX_IDS)
      .default([])
      .describe('Routes to leave unchanged, in addition to those that are `locked`.'),
    lock_stops: z
      .array(fields.bareId('order'))
      .max(fields.MAX_IDS)
      .default([])
      .describe('Orders that keep their van.'),
    lock_heads: z
      .array(lockedHead)
      .max(fields.MAX_IDS)
      .default([])
      .describe('Routes whose first stops stay first, in sequence.'),
    apply: z
      .boolean()
      .default(true)
      .describe("false to only propose the plan in the job's result; `POST /jobs/{id}/apply` applies it."),
  })
  .meta({ id: 'OptimiseInput' });
export type OptimiseInput = z.output<typeof optimiseInput>;

/** The errors of changing routes' stops. */
export const CHANGE_ERRORS = [
  'too_many_items',
  'window_broken',
  'van_over_capacity',
  'crew_too_small',
  'skill_missing',
  'working_time_broken',
] as const;
