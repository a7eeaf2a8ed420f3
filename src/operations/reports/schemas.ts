/** Inputs of reports. */
import { z } from 'zod';
import { MAX_REPORT_DAYS, REPORT_KEYS, USUAL_REPORT_DAYS } from '../../resources/delivery-report.js';
import { enumOf } from '../../resources/enum-docs.js';
import { failReason } from '../../resources/stop.js';
import { visitOutcome } from '../../resources/visit.js';
import { OUTSIDE } from '../../records/visit-report.js';
import * as fields from '../../resources/schema-helpers.js';

const reportKey = enumOf('ReportGroup', REPORT_KEYS, {
  day: 'One row per day.',
  depot: 'One row per depot.',
  shipper: 'One row per shipper.',
  driver: 'One row per driver.',
  period: 'One row for the whole period, without a key column.',
});

const outside = enumOf('OutsideOf', OUTSIDE, {
  slot: 'The booked slot, as `on_time_rate_booked` counts it.',
  window: 'The window that the recipient was told last, as `on_time_rate_told` counts it.',
});

export const daysQuery = z.strictObject({
  from: fields.date
    .optional()
    .describe(`The first day, inclusive; by default the ${USUAL_REPORT_DAYS} days that end with \`to\`.`),
  to: fields.date
    .optional()
    .describe(`The last day, inclusive; defaults to today. At most ${MAX_REPORT_DAYS} days.`),
});
export type DaysQuery = z.output<typeof daysQuery>;

export const reportQuery = daysQuery.extend({
  by: reportKey.default('day').describe('The grouping of rows.'),
  shipper: fields.idOf('shipper').optional().describe('Only the orders of this shipper.'),
  depot: fields.idOf('depot').optional().describe('Only the orders of this depot.'),
});
export type ReportQuery = z.output<typeof reportQuery>;

const goodsQuery = z.strictObject({
  depot: fields.idOf('depot').optional(),
  shipper: fields.idOf('shipper').optional(),
  ...fields.paging,
});

const ageingDetail = enumOf('AgeingDetail', ['goods'], {
  goods: 'Goods, recipient and postcode.',
});

export const ageingQuery = goodsQuery.extend({
  include: ageingDetail
    .optional()
    .describe('Adds these fields to each line. Requires the scope `orders:read`.'),
});
export type AgeingQuery = z.output<typeof ageingQuery>;

export const returnsQuery = goodsQuery.extend({
  date: fields.date
    .optional()
    .describe("The day whose returned pieces are listed; defaults to today in the depot's time zone."),
});
export type ReturnsQuery = z.output<typeof returnsQuery>;

export const visitQuery = daysQuery.extend({
  shipper: fields.idOf('shipper').optional(),
  depot: fields.idOf('depot').optional(),
  driver: fields.idOf('driver').optional(),
  outcome: visitOutcome.optional().describe('Only visits with this outcome.'),
  reason: failReason.optional().describe('Only visits that failed for this reason.'),
  outside: outside.optional().describe('Only visits outside this window.'),
  ...fields.paging,
});
export type VisitQuery = z.output<typeof visitQuery>;
