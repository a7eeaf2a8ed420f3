/** Inputs of a depot's day. */
import { z } from 'zod';
import { enumOf } from '../../resources/enum-docs.js';
import { MAX_SLOT_DAYS } from '../../domain/slots.js';
import { telling } from '../../resources/route.js';
import * as fields from '../../resources/schema-helpers.js';

export type DayParams = { depot_id: string; date: string };

export type DaysParams = { depot_id: string };

/** Actions on windows that wait to be told. */
const UNTOLD_ACTIONS = ['send', 'drop'] as const;

export const daysQuery = z.strictObject({
  from: fields.date.optional().describe('First date; defaults to today.'),
  to: fields.date
    .meta({ example: '2026-03-19' })
    .optional()
    .describe(`Last date, at most ${MAX_SLOT_DAYS} days from the first; defaults to the last of these.`),
  ...fields.datePaging,
});
export type DaysQuery = z.output<typeof daysQuery>;

export const untoldQuery = z.strictObject({
  limit: fields.paging.limit,
  starting_after: fields
    .bareId('order')
    .optional()
    .describe('The last order seen; the page starts after it.'),
});

export const untoldInput = z
  .strictObject({
    action: enumOf('UntoldAction', UNTOLD_ACTIONS, {
      send: 'They are told now.',
      drop: 'They are not told, and keep the window that they were told.',
    })
      .meta({ description: 'The action.', example: 'send' })
      .default('send'),
    orders: z
      .array(fields.bareId('order'))
      .min(1, 'must have at least one order')
      .max(fields.MAX_IDS)
      .optional()
      .describe('IDs of orders that wait; all of them by default.'),
  })
  .meta({ id: 'UntoldInput' });
export type UntoldInput = z.output<typeof untoldInput>;

/** More routes than any depot has vans. */
const MAX_ROUTES = 200;

/** About as many as a van makes in a day: the time to put them in sequence grows with the third power. */
const MAX_SEQUENCED = 40;

const routeWanted = z
  .strictObject({
    vehicle: fields.idOf('vehicle', 'ID of the van. A van without a route that day gets a draft.'),
    crew: z
      .array(fields.bareId('driver'))
      .max(2, 'must name at most two people')
      .optional()
      .describe('IDs of the crew; the first drives. If omitted, the crew stays.'),
    stops: z
      .array(fields.bareId('order'))
      .max(fields.MAX_IDS)
      .describe(
        'IDs of the orders of its open stops, in sequence. Orders of other routes, and booked ones without a route, join; omitted ones become booked again. A draft without stops is deleted.',
      ),
    any_order: z
      .boolean()
      .default(false)
      .describe(
        `true to visit the stops in the sequence with the fewest violations and the least driving; at most ${MAX_SEQUENCED} stops per request.`,
      ),
  })
  .meta({ id: 'RouteWanted' });

export const rearrangeInput = z
  .strictObject({
    routes: z
      .array(routeWanted)
      .min(1, 'must have at least one route')
      .max(MAX_ROUTES)
      .describe('The vans whose routes change; other vans only lose orders to these.'),
    plan_version: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Refuses the change unless the day still has this version.'),
    dry_run: z
      .boolean()
      .default(false)
      .describe('true to change nothing and return the changes and violations.'),
    force: z
      .boolean()
      .default(false)
      .describe('Accepts visits outside their booked windows, but never too small a van or crew.'),
    tell: telling,
  })
  .superRefine(({ routes }, context) => {
    let sequenced = 0;
    for (const [index, { any_order, stops }] of routes.entries()) {
      if (any_order) sequenced += stops.length;
      if (!any_order || sequenced <= MAX_SEQUENCED) continue;
      const message = `must have at most ${MAX_SEQUENCED} orders with any_order`;
      context.addIssue({ code: 'custom', path: ['routes', index, 'stops'], message });
      return;
    }
  })
  .meta({ id: 'RearrangeInput' });
export type RearrangeInput = z.output<typeof rearrangeInput>;
