/** A depot's day as dispatchers see it: its visits with their times, and manual changes of its routes. */
import { z } from 'zod';
import { route } from './route.js';
import * as fields from './schema-helpers.js';

const localTime = (description: string, example: string) =>
  fields.nullable(fields.timeOfDay, { description, example });

const dayVisit = z
  .object({
    stop: fields.bareId('stop').describe('ID of the stop.'),
    order: fields.bareId('order').describe('ID of its order.'),
    recipient: fields.nullable(z.string(), {
      description: 'The name of the recipient, or null.',
      example: 'Sioned Griffiths',
    }),
    cancelled: z.boolean().meta({
      description: 'Whether the order was cancelled; its skipped stop does not count as failed.',
      example: false,
    }),
    slot: fields.nullable(z.object(fields.timeRange), {
      description:
        "The slot booked for the day, as of the visit or now; null for none. Unlike the stop's window, it does not move with the van.",
    }),
    told: fields.nullable(z.object(fields.timeRange), {
      description: 'The latest window sent to the recipient; null before that.',
    }),
    service_minutes: fields.integer('Planned duration of the visit.', 12),
    crew: fields.crewSize('People needed at the door.'),
    pieces_expected: fields.integer('Pieces of the order.', 2),
    pieces_in: fields.integer('Pieces that are in at the depot, on a van or delivered.', 2),
    arrived: localTime(
      "When the van arrived, in the depot's local time, or by the run's own clock if it has one, as a rehearsal and a run that left before its date do.",
      '09:24',
    ),
    left: localTime('When the stop was completed or failed; null while it is open.', '09:36'),
    actual_at: fields.futureMoment(
      "The actual time when the visit ended, or else when the van arrived, if that was on a day other than the run's: `arrived` and `left` are then times of the run's day. Null otherwise, and in a rehearsal.",
    ),
    outside_slot_minutes: fields.integer(
      "Minutes after the slot's end (negative: before its start) at which the van arrived; 0 within it and for open or skipped stops. Counted as in the reports.",
      0,
    ),
  })
  .meta({ id: 'DayVisit', description: 'Details of a stop for dispatchers.' });
export type DayVisit = z.output<typeof dayVisit>;

const loadNow = z
  .object({
    route: fields.bareId('route').describe('ID of the route.'),
    load_percent: z.number().int().meta({
      description: 'The goods still on board, as a share of space or payload, whichever is fuller.',
      example: 40,
    }),
  })
  .meta({ id: 'LoadNow' });

export const day = z
  .object({
    object: fields.object('day'),
    depot: fields.idOf('depot'),
    date: fields.date,
    plan_version: fields.integer(
      "Increases with each change of the day's plan. A change that sends it is refused if the plan has changed since.",
      17,
    ),
    visits: z.array(dayVisit).describe('The stops of the routes of the day, by route and sequence.'),
    outside_slot: fields.integer('Visits outside their booked slots.', 3),
    loads: z.array(loadNow).describe('The load of vans under way.'),
    absent: z
      .array(z.union([fields.bareId('driver'), fields.bareId('vehicle')]))
      .optional()
      .meta(fields.RARE)
      .describe('IDs of the drivers and vehicles with an absence on the date; absent if there are none.'),
  })
  .meta({ id: 'Day', description: 'A day of a depot.' });
export type Day = z.output<typeof day>;

export const dayCount = z
  .object({
    object: fields.object('day_count'),
    date: fields.date,
    unplanned: fields.integer('Orders booked for the day without a route.', 4),
    drafts: fields.integer('Draft routes.', 1),
    published: fields.integer('Routes that are published, under way or completed.', 6),
  })
  .meta({ id: 'DayCount', description: "A summary of a depot's day." });
export type DayCount = z.output<typeof dayCount>;

const rearrangedStop = z
  .object({
    order: fields.bareId('order').describe('ID of the order.'),
    eta: fields.timeOfDay.meta({ description: 'When the visit begins.', example: '10:40' }),
    was: localTime('When the visit began before; null if the order was on another route or none.', '10:15'),
    window: z.object(fields.timeRange).describe('The window of the stop.'),
    late_minutes: fields.integer('Minutes after the end of the booked slot.', 0),
  })
  .meta({ id: 'RearrangedStop' });

const rearrangedRoute = z
  .object({
    route: fields.nullableIdOf('route', 'ID of the route; null for one that a dry run would create.'),
    vehicle: fields.idOf('vehicle'),
    crew: z.array(fields.bareId('driver')).describe('IDs of the crew; the first drives.'),
    status: route.shape.status,
    stops: z.array(rearrangedStop).describe('Open stops, in order.'),
    totals: route.shape.totals,
    totals_before: fields.nullable(
      z.lazy(() => route.shape.totals),
      { description: 'The totals before; null for a new route.' },
    ),
  })
  .meta({ id: 'RearrangedRoute' });
export type RearrangedRoute = z.output<typeof rearrangedRoute>;

const rearrangeWarning = z
  .object({
    vehicle: fields.idOf('vehicle'),
    order: fields.nullableIdOf('order', 'The order, or null for the whole route.'),
    code: z.string().meta({
      description:
        'The code with which it is refused, or `goods_not_in`, which is never refused: a joining order has pieces that are not scanned in.',
      example: 'window_broken',
    }),
    message: z
      .string()
      .meta({ description: 'The message as a sentence.', example: 'It is reached 12 minutes too late.' }),
  })
  .meta({ id: 'RearrangeWarning' });
export type RearrangeWarning = z.output<typeof rearrangeWarning>;

/** A changed window on a published route that the recipient has not been told. */
export const untoldWindow = z
  .object({
    object: fields.object('untold_window'),
    order: fields.idOf('order'),
    reference: z.string().meta({ description: "The order's reference.", example: 'SO-1042' }),
    recipient: fields.nullable(z.string(), {
      description: 'The name of the recipient, or null.',
      example: 'Sioned Griffiths',
    }),
    told: fields.nullable(z.object(fields.timeRange), {
      description: 'The window that the recipient was told; null before that.',
    }),
    window: z.object(fields.timeRange).describe('The window as it is now.'),
    minutes: fields.nullable(z.number().int(), {
      description:
        'By how much it is later (negative: earlier), by the end that moved more; null if none was told.',
      example: 75,
    }),
  })
  .meta({
    id: 'UntoldWindow',
    description: 'A changed window whose recipient is told once the office sends it.',
  });
export type UntoldWindow = z.output<typeof untoldWindow>;

export const rearrangement = z
  .object({
    object: fields.object('rearrangement'),
    depot: fields.idOf('depot'),
    date: fields.date,
    dry_run: z.boolean().meta({ description: 'true if nothing was changed.', example: false }),
    plan_version: fields.integer("The day's version after the change; the current one for a dry run.", 18),
    routes: z
      .array(rearrangedRoute)
      .describe('The routes that change, including those that only lose stops.'),
    unassigned: z.array(fields.bareId('order')).describe('Orders that are no longer on a route.'),
    told: z
      .array(fields.bareId('order'))
      .describe('Orders whose recipients are sent a new window because their route is published.'),
    warnings: z
      .array(rearrangeWarning)
      .describe('Rules that it breaks, or breaks more than before, and goods that are not in.'),
    miles_saved: z.number().meta({ description: 'Miles saved; may be negative.', example: 2.4 }),
    minutes_saved: fields.integer('Minutes of driving saved; may be negative.', 9),
  })
  .meta({
    id: 'Rearrangement',
    description: "The effects of a manual change to a day's routes, made or as a dry run.",
  });
export type Rearrangement = z.output<typeof rearrangement>;
