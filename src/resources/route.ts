/** Routes, and why orders are on none. */
import { z } from 'zod';
import { ROUTE_STATUSES } from '../domain/states/route.js';
import { RELAXATION_CHANGES } from '@waypost/planning/relaxation';
import { UNASSIGNED_CODES } from '@waypost/planning/routing-problem';
import { TELLINGS } from '../domain/promised-window.js';
import { enumOf } from './enum-docs.js';
import { listOf } from './list.js';
import { stop } from './stop.js';
import * as fields from './schema-helpers.js';

const unassignedCode = enumOf('UnassignedReasonCode', UNASSIGNED_CODES, {
  no_vehicle: 'No van is available that day.',
  no_driver: 'No driver is on duty and free.',
  no_mate: 'Needs two people, and no second person is on duty and free.',
  no_road: 'The road network has no route to the address.',
  skills: 'No van has the required skills.',
  over_volume: 'Larger than any van.',
  over_weight: 'Heavier than any van can carry.',
  crew: 'Needs two people, and no van has a crew of two.',
  window_unreachable: 'No van can arrive within the window.',
  no_coordinates: 'The address was not found.',
  goods_not_in: 'A piece is missing, damaged or misrouted, and the settings exclude such orders.',
  outside_dates: 'The day is before its `deliver_from` or after its `deliver_by`.',
  day_too_long: 'The round trip is longer than a working day.',
  capacity_exhausted: 'All vans that could take it are full or out of time.',
});

const routeStatus = enumOf('RouteStatus', ROUTE_STATUSES, {
  draft: 'Being planned; not visible to drivers.',
  published: 'Published to its driver as a run.',
});

/** When recipients are told of a change of published stops. */
export const telling = enumOf('Telling', TELLINGS, {
  now: 'At once.',
  later: 'Once the office sends it: it waits in `GET /depots/{depot_id}/days/{date}/untold`.',
  none: 'Not at all: they keep the window that they were told.',
})
  .meta({ description: 'When recipients whose window changes are told.', example: 'later' })
  .default('now');

const totals = z
  .object({
    stops: z.number().int().meta({ description: 'Number of stops.', example: 14 }),
    miles: z.number().meta({ description: 'Miles, to one decimal.', example: 48.2 }),
    drive_minutes: z.number().int().meta({ description: 'Minutes of driving.', example: 131 }),
    load_percent: z.number().meta({
      description: 'Peak load as a share of space or payload, whichever is fuller.',
      example: 63,
    }),
    returns_at: fields.timeOfDay.meta({
      description: "When the van returns, in the depot's local time.",
      example: '16:40',
    }),
    starts_at: fields.timeOfDay.meta({
      description: "When the duty begins, before loading, in the depot's local time.",
      example: '07:20',
    }),
    duty_minutes: z.number().int().meta({
      description: 'Minutes from `starts_at` to `returns_at`.',
      example: 560,
    }),
    wait_minutes: z.number().int().meta({
      description: 'Minutes of the duty spent waiting for windows.',
      example: 12,
    }),
    break_minutes: z.number().int().meta({
      description: 'Minutes of the duty spent on breaks.',
      example: 30,
    }),
  })
  .describe('Totals of the route.');

export const route = z
  .object({
    id: fields.ownId('route'),
    object: fields.object('route'),
    date: fields.date,
    depot: fields.idOf('depot'),
    vehicle: fields.idOf('vehicle'),
    driver: fields.nullableIdOf('driver'),
    crew: z.array(fields.bareId('driver')).describe('IDs of the crew; the first drives and is `driver`.'),
    status: routeStatus.describe("The route's status."),
    locked: z.boolean().meta({ description: 'Whether optimising leaves it unchanged.', example: false }),
    stops: z.array(stop).describe('Stops, in order.'),
    breaks: z.array(z.object(fields.timeRange)).describe("The crew's breaks, in the depot's local time."),
    totals,
  })
  .meta({ id: 'Route' });
export type Route = z.output<typeof route>;

const relaxation = z
  .object({
    change: enumOf('RelaxationChange', RELAXATION_CHANGES, {
      window_to: 'A later end of the window.',
      window_from: 'An earlier start of the window.',
      vehicles: 'One more vehicle like an available one.',
      drivers: 'Another driver on duty.',
      skills: 'A skill of a vehicle.',
      crew: 'One more person on a vehicle.',
      capacity_m3: 'More load space.',
      capacity_kg: 'More payload.',
      max_stops: 'More stops per vehicle.',
      max_miles: 'More miles per vehicle.',
      max_duty_minutes: 'A longer duty.',
      max_drive_minutes: 'Longer driving.',
    }).meta({ description: 'The limit to change.', example: 'window_to' }),
    by: z.number().meta({
      description: 'The amount: minutes for windows, duty and driving; m³, kg or miles; otherwise a count.',
      example: 25,
    }),
    message: z.string().meta({
      description: 'The reason as a sentence.',
      example: 'With 25 more minutes at the end of its window it could be delivered.',
    }),
    skill: z.string().optional().meta({ description: 'The skill, for `skills`.', example: 'tail_lift' }),
  })
  .meta({ id: 'Relaxation' });

export const unassignedReason = z
  .object({
    order: fields.idOf('order'),
    code: unassignedCode.describe('A machine-readable code.'),
    message: z
      .string()
      .meta({ description: 'The reason as a sentence.', example: 'No van has room for it.' }),
    relaxation: fields.nullable(fields.refTo(relaxation, ''), { example: null }).optional().meta({
      description:
        'The smallest single change that would make it fit, found when the day was planned; null if there is none.',
    }),
  })
  .meta({ id: 'UnassignedReason' });

export const routeList = listOf(route)
  .extend({
    unassigned: z.array(fields.bareId('order')).describe('Orders booked for the day without a route.'),
    unassigned_reasons: z
      .array(unassignedReason)
      .describe('Reasons; an order that has not been planned yet has none.'),
  })
  .meta({ component: 'RouteList' });
export type RouteList = z.output<typeof routeList>;

const source = enumOf('RoutePathSource', ['roads', 'straight_lines'], {
  roads: "Along roads, by the deployment's road network.",
  straight_lines: 'In straight lines: there is no road network, or it does not respond.',
});

const line = z
  .object({
    type: z.literal('LineString').describe('The GeoJSON type.'),
    coordinates: z.array(z.array(z.number()).length(2)).meta({
      description: 'Longitude and latitude of each point (WGS 84).',
      example: [
        [-0.1172, 51.3762],
        [-0.0983, 51.3724],
      ],
    }),
  })
  .describe('A GeoJSON LineString (RFC 7946).');

export const routePath = z
  .object({
    object: fields.object('route_path'),
    route: fields.idOf('route'),
    source: source.describe('The source of the line.'),
    line: fields.nullable(line, {
      description:
        'From the depot along the stops in sequence and back, without stops of unknown location; null if fewer than two locations are known.',
    }),
  })
  .meta({ id: 'RoutePath' });
export type RoutePath = z.output<typeof routePath>;
