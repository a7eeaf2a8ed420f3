/** Inputs of a depot's day. */
import { z } from 'zod';
import { MAX_SLOT_DAYS } from '../../domain/slots.js';
import * as fields from '../../resources/schema-helpers.js';

export const dayParams = z.object({ depot_id: fields.idOf('depot'), date: fields.date });
export type DayParams = z.output<typeof dayParams>;

export const daysParams = z.object({ depot_id: fields.idOf('depot') });
export type DaysParams = z.output<typeof daysParams>;

/** Query of GET /depots/{depot_id}/days. */
export const daysQuery = z.strictObject({
  from: fields.date.optional().describe('First date; today, unless it is given.'),
  to: fields.date
    .meta({ example: '2026-03-19' })
    .optional()
    .describe(
      `Last date, at most ${MAX_SLOT_DAYS} days from the first; the last of these, unless it is given.`,
    ),
});
export type DaysQuery = z.output<typeof daysQuery>;

/** More routes than any depot has vans. */
const MAX_ROUTES = 200;

/** About as many as a van makes in a day: the time to put them in sequence grows with the third power. */
const MAX_SEQUENCED = 40;

const routeWanted = z
  .strictObject({
    vehicle: fields.idOf('vehicle', 'Id of the van. One without a route that day gets a draft.'),
    crew: z
      .array(fields.bareId('driver'))
      .max(2, 'takes at most two people')
      .optional()
      .describe('Ids of the people on it; the first drives. Without it, they stay.'),
    stops: z
      .array(fields.bareId('order'))
      .max(fields.MAX_IDS)
      .describe(
        'Ids of the orders of its open stops, in sequence. Orders of other routes, and booked ones on none, join; those left out are booked again. A draft without stops is deleted.',
      ),
    any_order: z
      .boolean()
      .default(false)
      .describe(
        'true: the stops come in the sequence that breaks the least and costs the van the least driving; at most ' +
          `${MAX_SEQUENCED} of them in a request.`,
      ),
  })
  .meta({ id: 'RouteWanted' });

/** Body of POST /depots/{depot_id}/days/{date}/rearrange. */
export const rearrangeInput = z
  .strictObject({
    routes: z
      .array(routeWanted)
      .min(1, 'takes at least one route')
      .max(MAX_ROUTES)
      .describe('The vans whose routes change; others only lose the orders that these take.'),
    plan_version: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Refuses the change unless the day is still of this version.'),
    dry_run: z
      .boolean()
      .default(false)
      .describe('true: changes nothing, and answers what would change and what it would break.'),
    force: z
      .boolean()
      .default(false)
      .describe('Accepts visits outside their booked windows, never too small a van or crew.'),
  })
  .superRefine(({ routes }, context) => {
    let sequenced = 0;
    for (const [index, { any_order, stops }] of routes.entries()) {
      if (any_order) sequenced += stops.length;
      if (!any_order || sequenced <= MAX_SEQUENCED) continue;
      const message = `takes at most ${MAX_SEQUENCED} orders with any_order`;
      context.addIssue({ code: 'custom', path: ['routes', index, 'stops'], message });
      return;
    }
  })
  .meta({ id: 'RearrangeInput' });
export type RearrangeInput = z.output<typeof rearrangeInput>;
