/** A row of the report on deliveries (docs/behaviour.md "Reports"). */
import { z } from 'zod';
import { failReason } from './stop.js';

import * as fields from './schema-helpers.js';

const figure = (description: string, example: number) =>
  fields.nullable(z.number().min(0), { description: `${description}; null if there is none.`, example });
const rate = (description: string, example: number) =>
  fields.nullable(z.number().min(0).max(1), {
    description: `${description}, 0 to 1; null if there is none.`,
    example,
  });

export const deliveryReport = z
  .object({
    day: fields.date.optional().describe("With `by=day`: the day, in the depot's local time."),
    depot: fields.nullableIdOf('depot', 'With `by=depot`: ID of the depot.').optional().meta(fields.RARE),
    shipper: fields.idOf('shipper', 'With `by=shipper`: ID of the shipper.').optional().meta(fields.RARE),
    driver: fields
      .nullableIdOf('driver', 'With `by=driver`: ID of the driver; null for orders without one.')
      .optional()
      .meta(fields.RARE),
    orders: fields.count('Orders that were on a run or are booked for one of the days.', 42),
    attempts: fields.count('Completed and failed visits.', 41),
    first_attempt_rate: rate('Share of first visits that delivered the whole order', 0.9512),
    on_time_rate_booked: rate('Share of visits within the booked slot', 0.9756),
    on_time_rate_told: rate(
      'Share of visits within the window sent to the recipient, of those with one',
      0.9268,
    ),
    failures: z.partialRecord(failReason, fields.count('The number of visits.', 2)).meta({
      description: 'Failed visits by reason; only reasons that occurred.',
      example: { no_answer: 2 },
    }),
    miles_per_stop: figure('Planned miles per stop', 3.12),
    minutes_per_stop: figure('Planned minutes of driving per stop', 9.4),
    booked_by_reply: fields.count("Bookings read from the recipient's reply.", 31),
    booked_by_office: fields.count('Bookings made by the office.', 4),
    booked_by_link: fields.count('Bookings made by the recipient on the booking page.', 7),
    answer_minutes_median: figure(
      'Median minutes from the request to the answer that led to the booking',
      38,
    ),
  })
  .meta({ id: 'DeliveryReport', description: 'Delivery outcomes of a group.' });
export type DeliveryReport = z.output<typeof deliveryReport>;

/** Groups and range of the report on deliveries. */
export const REPORT_KEYS = ['day', 'depot', 'shipper', 'driver', 'period'] as const;
export type ReportKey = (typeof REPORT_KEYS)[number];

/** Maximum days of a report, and the default number of days. */
export const MAX_REPORT_DAYS = 366;
export const USUAL_REPORT_DAYS = 30;
