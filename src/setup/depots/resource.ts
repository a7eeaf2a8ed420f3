/** Depots. */
import { z } from 'zod';
import { BANK_HOLIDAYS } from '../../domain/bank-holidays.js';
import { address, addressInput } from '../../resources/address.js';
import { orderWarning } from '../../resources/order-warning.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';
import { timezone as settingsTimezone } from '../settings/resource.js';

export const NAME = { description: 'Its name.', example: 'Croydon' };

const OPENING = 'Opening hours in local time, as sent: one pair for every day, or one for each open weekday.';
const TIMEZONE = {
  description: "IANA time zone name: dates and times of the depot's slots and routes are local to it.",
  example: 'Europe/London',
};
export const weekdayHours = {
  weekday: z.number().int().min(0).max(6).meta({ description: '0 is Sunday.', example: 1 }),
  ...fields.timeRange,
};

/** Hours by weekday as they are sent: no weekday twice, and at least one. */
const weekOfHours = z
  .array(z.strictObject(weekdayHours).refine(fields.isForward, fields.FORWARD))
  .min(1, 'must name at least one weekday')
  .max(7)
  .superRefine((days, context) => {
    days.forEach(({ weekday }, index) => {
      if (days.findIndex((day) => day.weekday === weekday) === index) return;
      context.addIssue({ code: 'custom', path: [index, 'weekday'], message: 'is a duplicate' });
    });
  });

const bankHolidays = enumOf('BankHolidays', BANK_HOLIDAYS, {
  england_and_wales: 'Bank holidays of England and Wales.',
  scotland: 'Bank holidays of Scotland.',
  northern_ireland: 'Bank holidays of Northern Ireland.',
}).meta({ example: 'england_and_wales' });
const BANK_HOLIDAYS_FIELD =
  "The bank holidays on which it is closed, including substitute days; null for none. A date's override takes precedence.";

export const depot = z
  .object({
    id: fields.ownId('depot'),
    object: fields.object('depot'),
    name: z.string().meta(NAME),
    address: fields.refTo(address, 'The location.'),
    opening: z.union([z.object(fields.timeRange), z.array(z.object(weekdayHours))]).describe(OPENING),
    timezone: z.string().meta(TIMEZONE),
    bank_holidays: fields.nullable(bankHolidays, { description: BANK_HOLIDAYS_FIELD }),
    warnings: z
      .array(orderWarning)
      .optional()
      .describe(
        'A problem with its location: it is unknown, so that no day can be planned, or only roughly known; absent if there is none.',
      )
      .meta(fields.RARE),
  })
  .meta({ id: 'Depot' });
export type Depot = z.output<typeof depot>;

const owned = fields.readOnly(depot.shape, 'id', 'object', 'warnings');
const name = fields.name.meta(NAME);
const opening = z
  .union([z.strictObject(fields.timeRange).refine(fields.isForward, fields.FORWARD), weekOfHours])
  .describe(
    'Vans leave after `from` and return by `to`, in local time. One pair for every day, or a list by weekday; the depot is closed on omitted weekdays.',
  );
const timezone = settingsTimezone.meta(TIMEZONE).optional();
const bank_holidays = bankHolidays.nullable().describe(BANK_HOLIDAYS_FIELD).optional();

export const depotInput = z
  .strictObject({ ...owned, name, address: addressInput, opening, timezone, bank_holidays })
  .meta({ id: 'DepotInput' });
export type DepotInput = z.output<typeof depotInput>;

export const depotPatch = z
  .strictObject({
    ...owned,
    name: name.optional(),
    address: addressInput.optional(),
    opening: opening.optional(),
    timezone,
    bank_holidays,
  })
  .meta({ id: 'DepotPatch' });
export type DepotPatch = z.output<typeof depotPatch>;

export const overrideQuery = z.strictObject(fields.datePaging);
export const depotQuery = z.strictObject(fields.paging);
