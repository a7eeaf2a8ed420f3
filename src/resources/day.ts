/** A depot's day as a dispatcher looks at it: its visits with their times, and changes of its routes by hand. */
import { z } from 'zod';
import { route } from './route.js';
import * as fields from './schema-helpers.js';

const localTime = (description: string, example: string) =>
  fields.nullable(fields.timeOfDay, { description, example });
const minutes = (description: string, example: number) => z.number().int().meta({ description, example });

const dayVisit = z
  .object({
    stop: fields.bareId('stop').describe('Id of the stop of a route.'),
    order: fields.bareId('order').describe('Id of its order.'),
    recipient: fields.nullable(z.string(), {
      description: 'The name of the recipient, or null.',
      example: 'Sioned Griffiths',
    }),
    cancelled: z.boolean().meta({
      description: 'Whether the order was cancelled: a skipped stop of it has not failed.',
      example: false,
    }),
    slot: fields.nullable(z.object(fields.timeRange), {
      description:
        'The slot that was booked for the day when the visit was made, or is now; null for none. Unlike the window of the stop it does not move with the van.',
    }),
    told: fields.nullable(z.object(fields.timeRange), {
      description: 'The window that the recipient was told last; null before.',
    }),
    service_minutes: minutes('How long the visit takes, as planned.', 12),
    crew: fields.crewSize('People needed at the door.'),
    pieces_expected: minutes('Pieces of the order.', 2),
    pieces_in: minutes('Those that are in at the depot, on a van or delivered.', 2),
    arrived: localTime(
      "When the van came to the door, local time of the depot; by the run's own clock where it has one, as a rehearsal and a run that left before its date do.",
      '09:24',
    ),
    left: localTime('When it was completed or failed there; null while the stop is open.', '09:36'),
    actual_at: fields.futureMoment(
      "When the visit was really over, or else when the van came, where that was on another day than its run's: `arrived` and `left` are then times of the run's day. Null otherwise, and in a rehearsal.",
    ),
    outside_slot_minutes: minutes(
      'Minutes after the end of the slot (or, negative, before its beginning) that the van was at the door; 0 within it, and for stops that are open or skipped. Counted as in the reports.',
      0,
    ),
  })
  .meta({ id: 'DayVisit', description: 'What a dispatcher needs of a stop beside the stop itself.' });
export type DayVisit = z.output<typeof dayVisit>;

const loadNow = z
  .object({
    route: fields.bareId('route').describe('Id of the route.'),
    load_percent: z.number().int().meta({
      description: 'Of space or payload, whichever is fuller, of what is still on board.',
      example: 40,
    }),
  })
  .meta({ id: 'LoadNow' });

export const day = z
  .object({
    object: fields.object('day'),
    depot: fields.idOf('depot'),
    date: fields.date,
    plan_version: minutes(
      "Grows with each change of the day's plan. A change that names it is refused once there was another.",
      17,
    ),
    visits: z.array(dayVisit).describe('The stops of the routes of the day, by route and sequence.'),
    outside_slot: minutes('How many visits were made outside their booked slots.', 3),
    loads: z.array(loadNow).describe('What vans under way still carry.'),
  })
  .meta({ id: 'Day', description: 'A day of a depot.' });
export type Day = z.output<typeof day>;

export const dayCount = z
  .object({
    object: fields.object('day_count'),
    date: fields.date,
    unplanned: minutes('Orders that are booked for the day and on no route.', 4),
    drafts: minutes('Routes that are not published.', 1),
    published: minutes('Routes that are published, under way or over.', 6),
  })
  .meta({ id: 'DayCount', description: 'What there is to do on a day of a depot.' });
export type DayCount = z.output<typeof dayCount>;

const rearrangedStop = z
  .object({
    order: fields.bareId('order').describe('Id of the order.'),
    eta: fields.timeOfDay.meta({ description: 'When the visit begins.', example: '10:40' }),
    was: localTime('When it began before; null for an order that was on another route, or on none.', '10:15'),
    window: z.object(fields.timeRange).describe('The window of the stop.'),
    late_minutes: minutes('Minutes after the end of the booked slot.', 0),
  })
  .meta({ id: 'RearrangedStop' });

const rearrangedRoute = z
  .object({
    route: fields.nullableIdOf('route', 'Id of the route; null for one that a dry run would make.'),
    vehicle: fields.idOf('vehicle'),
    crew: z.array(fields.bareId('driver')).describe('Ids of the people on it; the first drives.'),
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
    order: fields.nullableIdOf('order', 'The order, or null where it is the whole route.'),
    code: z.string().meta({
      description:
        'The code with which it is refused, or `goods_not_in`, which is never refused: not every piece of an order that joins was scanned in.',
      example: 'window_broken',
    }),
    message: z.string().meta({ description: 'In words.', example: 'It is reached 12 minutes too late.' }),
  })
  .meta({ id: 'RearrangeWarning' });
export type RearrangeWarning = z.output<typeof rearrangeWarning>;

export const rearrangement = z
  .object({
    object: fields.object('rearrangement'),
    depot: fields.idOf('depot'),
    date: fields.date,
    dry_run: z.boolean().meta({ description: 'true: nothing was changed.', example: false }),
    plan_version: minutes("The day's version after it; the present one for a dry run.", 18),
    routes: z.array(rearrangedRoute).describe('The routes that change, those that only lose stops too.'),
    unassigned: z.array(fields.bareId('order')).describe('Orders that are on no route any more.'),
    told: z
      .array(fields.bareId('order'))
      .describe('Orders whose recipients are told another window, because their route is published.'),
    warnings: z
      .array(rearrangeWarning)
      .describe('What it breaks that was not broken as much before, and goods that are not in.'),
    miles_saved: z.number().meta({ description: 'Miles less than before; may be negative.', example: 2.4 }),
    minutes_saved: minutes('Minutes of driving less than before; may be negative.', 9),
  })
  .meta({ id: 'Rearrangement', description: "What a change of a day's routes by hand does, or would do." });
export type Rearrangement = z.output<typeof rearrangement>;
