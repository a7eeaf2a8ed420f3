/** Routes and their stops on the wire. */
import { z } from 'zod';
import { OBJECTIVES } from '../../domain/routing-problem.js';
import { enumOf } from '../../resources/enum-docs.js';
import { route } from '../../resources/route.js';
import * as fields from '../../resources/schema-helpers.js';

/** Query of GET /routes. */
export const routeQuery = z.strictObject({
  date: fields.date,
  depot: fields.idOf('depot').optional(),
  ...fields.paging,
});
export type RouteQuery = z.output<typeof routeQuery>;

export const routeParams = z.object({ route_id: fields.idOf('route') });
export type RouteParams = z.output<typeof routeParams>;

const force = z
  .boolean()
  .default(false)
  .describe('Accepts visits outside their booked windows and a late return, never too small a van or crew.')
  .meta(fields.EXTENSION);

const crew = z
  .array(fields.bareId('driver'))
  .max(2, 'takes at most two people')
  .describe('Ids of the people on it; the first drives, as `driver` says if it is sent too.')
  .meta(fields.EXTENSION);

/** Body of PATCH /routes/{route_id}. */
export const routePatch = z
  .strictObject({
    ...fields.readOnly(route.shape, 'id', 'object', 'date', 'depot', 'status', 'breaks', 'totals'),
    vehicle: fields.idOf('vehicle').optional(),
    driver: fields.nullableIdOf('driver').optional(),
    crew: crew.optional(),
    stops: z
      .array(fields.bareId('order'))
      .min(1, 'takes at least one order')
      .max(fields.MAX_IDS)
      .optional()
      .describe("Ids of the route's orders, and of booked orders of its day, in the new sequence."),
    locked: z
      .boolean()
      .optional()
      .describe('Whether optimising is to leave it as it is; by hand it can be changed.')
      .meta(fields.EXTENSION),
    force,
  })
  .meta({ id: 'RoutePatch' });
export type RoutePatch = z.output<typeof routePatch>;

/** Body of POST /routes. */
export const routeInput = z
  .strictObject({
    ...fields.readOnly(route.shape, 'id', 'object', 'status', 'locked', 'breaks', 'totals'),
    date: fields.visitDate,
    depot: fields.idOf('depot'),
    vehicle: fields.idOf('vehicle'),
    driver: fields.nullableIdOf('driver').optional(),
    crew: crew.optional(),
    stops: z
      .array(fields.bareId('order'))
      .min(1, 'takes at least one order')
      .max(fields.MAX_IDS)
      .describe('Ids of orders that are booked for the day and on no route, in sequence.'),
  })
  .meta({ id: 'RouteInput' });
export type RouteInput = z.output<typeof routeInput>;

/** Body of POST /routes/{route_id}/stops. */
export const addStops = z
  .strictObject({
    orders: z
      .array(fields.bareId('order'))
      .min(1, 'takes at least one order')
      .max(fields.MAX_IDS)
      .describe(
        'Ids of booked orders, or of orders on open stops of other routes of the same depot and day.',
      ),
    at: z
      .number()
      .int()
      .min(0)
      .max(fields.MAX_IDS)
      .meta({ example: 2 })
      .optional()
      .describe('Place among the open stops, from 0; by default each goes where it costs the least driving.'),
    force,
  })
  .meta({ id: 'AddStops' });
export type AddStops = z.output<typeof addStops>;

export const routeStopParams = z.object({ route_id: fields.idOf('route'), stop_id: fields.idOf('stop') });
export type RouteStopParams = z.output<typeof routeStopParams>;

const objective = enumOf('Objective', OBJECTIVES, {
  fewest_miles: 'The shortest way in all.',
  fewest_vehicles: 'As few vans as possible, then the shortest way.',
  balanced: 'Days of about the same length, and short ways.',
});

const lockedHead = z
  .strictObject({
    route: fields.bareId('route').describe('A draft of the day.'),
    stops: z
      .number()
      .int()
      .min(1)
      .max(fields.MAX_IDS)
      .meta({ description: 'How many of its first stops stay.', example: 3 }),
  })
  .meta({ id: 'LockedHead' });

/** Body of POST /routes/optimise. */
export const optimiseInput = z
  .strictObject({
    date: fields.visitDate,
    depot: fields.idOf('depot'),
    vehicles: z
      .array(fields.bareId('vehicle'))
      .min(1, 'takes at least one vehicle')
      .max(fields.MAX_IDS)
      .optional()
      .describe('By default every available vehicle.'),
    objective: objective
      .meta({ description: 'What is kept small.', example: 'balanced' })
      .default('balanced'),
    lock_routes: z
      .array(fields.bareId('route'))
      .max(fields.MAX_IDS)
      .default([])
      .describe('Routes to leave untouched, besides those that are `locked`.'),
    lock_stops: z
      .array(fields.bareId('order'))
      .max(fields.MAX_IDS)
      .default([])
      .describe('Orders that keep their van.')
      .meta(fields.EXTENSION),
    lock_heads: z
      .array(lockedHead)
      .max(fields.MAX_IDS)
      .default([])
      .describe('Routes whose first stops stay their first, in sequence.')
      .meta(fields.EXTENSION),
    apply: z
      .boolean()
      .default(true)
      .describe(
        'False: the plan is only proposed, in the result of the job; `POST /jobs/{id}/apply` takes it.',
      )
      .meta(fields.EXTENSION),
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
