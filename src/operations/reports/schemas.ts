/** Inputs of reports. */
import { z } from 'zod';
import { MOST_REPORT_DAYS, REPORT_KEYS, USUAL_REPORT_DAYS } from '../../resources/delivery-report.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';

const reportKey = enumOf(REPORT_KEYS, {
  day: 'A row for each day.',
  depot: 'A row for each depot.',
  shipper: 'A row for each shipper.',
  driver: 'A row for each driver.',
});

/** Query of GET /reports/answers. */
export const daysQuery = z.strictObject({
  from: fields.date
    .optional()
    .describe(`The first day, included; by default ${USUAL_REPORT_DAYS} days end with \`to\`.`),
  to: fields.date
    .optional()
    .describe(`The last day, included; today by default. At most ${MOST_REPORT_DAYS} days.`),
});
export type DaysQuery = z.output<typeof daysQuery>;

/** Query of GET /reports/deliveries. */
export const reportQuery = daysQuery.extend({
  by: reportKey.default('day').describe('What a row is of.'),
});
export type ReportQuery = z.output<typeof reportQuery>;
