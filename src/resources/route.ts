/** Routes, and why orders are on none. */
import { z } from 'zod';
import { ROUTE_STATUSES } from '../domain/states/route.js';
import { RELAXATION_CHANGES } from '../domain/relaxation.js';
import { UNASSIGNED_CODES } from '../domain/routing-problem.js';
import { enumOf } from './enum-docs.js';
import { listOf } from './list.js';
import { stop } from './stop.js';
import * as fields from './schema-helpers.js';

const unassignedCode = enumOf('UnassignedReasonCode', UNASSIGNED_CODES, {
  no_vehicle: 'No van could go that day.',
  no_driver: 'Nobody who can drive is on duty, or free.',
  no_mate: 'Needs two people, and no second one is on duty, or free.',
  no_road: 'The road network has no way to the address.',
  skills: 'No van has the skills that it needs.',
  over_volume: 'Larger than any van.',
  over_weight: 'Heavier than any van carries.',
  crew: 'Needs two people, and no van has them.',
  window_unreachable: 'No van can be there within the window.',
  no_coordinates: 'Nobody knows where the address is.',
  goods_not_in: 'A piece is missing, damaged or misrouted, and the settings leave such orders out.',
  outside_dates: 'The day is before its `deliver_from` or after its `deliver_by`.',
  day_too_long: 'No working day is long enough to go there and back.',
  capacity_exhausted: 'All vans that could take it are full or out of time.',
});

const routeStatus = enumOf('RouteStatus', ROUTE_STATUSES, {
  draft: 'Being planned; no driver sees it.',
  published: 'A run for its driver.',
});

const totals = z
  .object({
    stops: z.number().int().meta({ description: 'How many stops.', example: 14 }),
    miles: z.number().meta({ description: 'Miles, to one decimal.', example: 48.2 }),
    drive_minutes: z.number().int().meta({ description: 'Minutes on the road.', example: 131 }),
    load_percent: z.number().meta({
      description: 'Of space or payload, whichever is fuller, at the fullest moment.',
      example: 63,
    }),
    returns_at: fields.timeOfDay.meta({
      description: 'When the van is back, local time of the depot.',
      example: '16:40',
    }),
    starts_at: fields.timeOfDay.optional().meta({
      description:
        'When the duty begins, before loading, local time of the depot. Absent, as the three below, on a route that was timed last before version 0.2.0.',
      example: '07:20',
      ...fields.EXTENSION,
    }),
    duty_minutes: z
      .number()
      .int()
      .optional()
      .meta({
        description: 'Minutes from `starts_at` to `returns_at`.',
        example: 560,
        ...fields.EXTENSION,
      }),
    wait_minutes: z
      .number()
      .int()
      .optional()
      .meta({
        description: 'Minutes of it spent waiting for windows.',
        example: 12,
        ...fields.EXTENSION,
      }),
    break_minutes: z
      .number()
      .int()
      .optional()
      .meta({
        description: 'Minutes of it spent on breaks.',
        example: 30,
        ...fields.EXTENSION,
      }),
  })
  .describe('The route in figures.');

export const route = z
  .object({
    id: fields.ownId('route'),
    object: fields.object('route'),
    date: fields.date,
    depot: fields.idOf('depot'),
    vehicle: fields.idOf('vehicle'),
    driver: fields.nullableIdOf('driver'),
    crew: z
      .array(fields.bareId('driver'))
      .describe('Ids of the people on it; the first drives and is `driver`.')
      .meta(fields.EXTENSION),
    status: routeStatus.describe('Where it stands.'),
    locked: z
      .boolean()
      .meta({ description: 'Whether optimising leaves it as it is.', example: false, ...fields.EXTENSION }),
    stops: z.array(stop).describe('Stops, in order.'),
    breaks: z
      .array(z.object(fields.timeRange))
      .describe('When its people have their breaks, local time of the depot.')
      .meta(fields.EXTENSION),
    totals,
  })
  .meta({ id: 'Route' });
export type Route = z.output<typeof route>;

const relaxation = z
  .object({
    change: enumOf('RelaxationChange', RELAXATION_CHANGES, {
      window_to: 'A later end of its window.',
      window_from: 'An earlier beginning of its window.',
      vehicles: 'Another vehicle like one of those available.',
      drivers: 'Another driver on duty.',
      skills: 'A skill of a vehicle.',
      crew: 'Another person on a vehicle.',
      capacity_m3: 'More room in a vehicle.',
      capacity_kg: 'A vehicle that carries more.',
      max_stops: 'More stops of a vehicle.',
      max_miles: 'More miles of a vehicle.',
      max_duty_minutes: 'A longer duty.',
      max_drive_minutes: 'Longer driving.',
    }).meta({ description: 'What to change.', example: 'window_to' }),
    by: z.number().meta({
      description: 'How much: minutes for windows, duty and driving; m³, kg, miles; otherwise how many.',
      example: 25,
    }),
    message: z.string().meta({
      description: 'In words.',
      example: 'With 25 more minutes at the end of its window it could be delivered.',
    }),
    skill: z.string().optional().meta({ description: 'The skill, for `skills`.', example: 'tail_lift' }),
  })
  .meta({ id: 'Relaxation' });

export const unassignedReason = z
  .object({
    order: fields.idOf('order'),
    code: unassignedCode.describe('A word for programs.'),
    message: z.string().meta({ description: 'In words.', example: 'No van has room for it.' }),
    relaxation: fields
      .nullable(fields.refTo(relaxation, ''), { example: null })
      .optional()
      .meta({
        description:
          'The smallest single change that would let it in, found when the day was planned; null if no single change ' +
          'would.',
        ...fields.EXTENSION,
      }),
  })
  .meta({ id: 'UnassignedReason' });

/** Answer of GET /routes. */
export const routeList = listOf(route).extend({
  unassigned: z.array(fields.bareId('order')).describe('Orders booked for the day that are on no route.'),
  unassigned_reasons: z.array(unassignedReason).describe('Why; an order that was not planned yet has none.'),
});
export type RouteList = z.output<typeof routeList>;
