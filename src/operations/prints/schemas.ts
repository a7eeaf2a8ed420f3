/** Lists to print: their parameters. */
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';

const date = fields.date.optional().describe("The day; defaults to today in the depot's time zone.");

export const dayQuery = z.strictObject({ date });
export type DayQuery = z.output<typeof dayQuery>;

/** Query of GET /depots/{depot_id}/loading-list and …/manifest. */
export const vanQuery = dayQuery.extend({
  vehicle: fields.idOf('vehicle').optional().describe('Only the van with this id.'),
});
export type VanQuery = z.output<typeof vanQuery>;

export const returnQuery = z.strictObject({
  depot: fields.idOf('depot').optional().describe('Only pieces that this depot holds, expects or sent out.'),
  date: fields.date
    .optional()
    .describe("The day whose returned pieces are included; defaults to today in the depot's time zone."),
});
export type ReturnQuery = z.output<typeof returnQuery>;
