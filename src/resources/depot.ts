/** Depots. */
import { z } from 'zod';
import { address } from './address.js';
import * as fields from './schema-helpers.js';

export const NAME = { description: 'Its name.', example: 'Croydon' };

const OPENING =
  'Opening hours, local time: of every day, or of each weekday that is not closed. As they were given.';
export const TIMEZONE = {
  description: 'Its time zone, by its IANA name: dates and times of its slots and routes are local there.',
  example: 'Europe/London',
};
/** Hours of a weekday. */
export const weekdayHours = {
  weekday: z.number().int().min(0).max(6).meta({ description: '0 is Sunday.', example: 1 }),
  ...fields.timeRange,
};

/** Hours by weekday as they are sent: no weekday twice, and at least one. */
export const weekOfHours = z
  .array(z.strictObject(weekdayHours).refine(fields.isForward, fields.FORWARD))
  .min(1, 'names at least one weekday')
  .max(7)
  .superRefine((days, context) => {
    days.forEach(({ weekday }, index) => {
      if (days.findIndex((day) => day.weekday === weekday) === index) return;
      context.addIssue({ code: 'custom', path: [index, 'weekday'], message: 'stands twice' });
    });
  });

export const depot = z
  .object({
    id: fields.ownId('depot'),
    object: fields.object('depot'),
    name: z.string().meta(NAME),
    address: fields.refTo(address, 'Where it is.'),
    opening: z.union([z.object(fields.timeRange), z.array(z.object(weekdayHours))]).describe(OPENING),
    timezone: z.string().meta(TIMEZONE),
  })
  .meta({ id: 'Depot' });
export type Depot = z.output<typeof depot>;
