/** A row of the report on deliveries (docs/behaviour.md "Reports"). */
import { z } from 'zod';
import { failReason } from './stop.js';

import * as fields from './schema-helpers.js';

const count = (description: string, example: number) =>
  z.number().int().min(0).meta({ description, example });
const figure = (description: string, example: number) =>
  fields.nullable(z.number().min(0), { description: `${description}; null where there is none.`, example });
const rate = (description: string, example: number) =>
  fields.nullable(z.number().min(0).max(1), {
    description: `${description}, 0 to 1; null where there is none.`,
    example,
  });

export const deliveryReport = z
  .object({
    day: fields.date.optional().describe("With `by=day`: the day, in the depot's local time."),
    depot: fields.nullableIdOf('depot', 'With `by=depot`: id of the depot.').optional().meta(fields.RARE),
    shipper: fields.idOf('shipper', 'With `by=shipper`: id of the shipper.').optional().meta(fields.RARE),
    driver: fields
      .nullableIdOf('driver', 'With `by=driver`: id of the driver; null for orders that have none yet.')
      .optional()
      .meta(fields.RARE),
    orders: count('Orders that were on a run, or are booked for one of the days.', 42),
    attempts: count('Visits that were completed or failed.', 41),
    first_attempt_rate: rate('Of the orders first visited, the share delivered whole by that visit', 0.9512),
    on_time_rate_booked: rate('Of the visits, the share made within the booked slot', 0.9756),
    on_time_rate_told: rate(
      'Of the visits whose recipients were told a window, the share made within it',
      0.9268,
    ),
    failures: z.partialRecord(failReason, count('How many.', 2)).meta({
      description: 'Failed visits by their reason; reasons that occurred.',
      example: { no_answer: 2 },
    }),
    miles_per_stop: figure('Miles driven a stop, as routes were planned', 3.12),
    minutes_per_stop: figure('Minutes driven a stop, as routes were planned', 9.4),
    booked_by_reply: count("Bookings read from the recipient's reply.", 31),
    booked_by_office: count('Bookings made by the office.', 4),
    booked_by_link: count('Bookings picked by the recipient on the page.', 7),
    answer_minutes_median: figure(
      'Median of the minutes from the asking to the answer that led to the booking',
      38,
    ),
  })
  .meta({ id: 'DeliveryReport', description: 'What became of deliveries, counted.' });
export type DeliveryReport = z.output<typeof deliveryReport>;

/** What deliveries are reported by, and for how long. */
export const REPORT_KEYS = ['day', 'depot', 'shipper', 'driver', 'period'] as const;
export type ReportKey = (typeof REPORT_KEYS)[number];

/** The most days of a report, and the number of days when none are given. */
export const MOST_REPORT_DAYS = 366;
export const USUAL_REPORT_DAYS = 30;
