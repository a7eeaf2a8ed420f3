/** Inputs of operations on depots. */
import { z } from 'zod';
import { addressInput } from '../../resources/address.js';
import { BANK_HOLIDAYS_FIELD, bankHolidays, depot, NAME, TIMEZONE, weekOfHours } from './resource.js';
import { timezone as settingsTimezone } from '../settings/resource.js';
import * as fields from '../../resources/schema-helpers.js';

const owned = fields.readOnly(depot.shape, 'id', 'object');
const name = fields.name.meta(NAME);
const opening = z
  .union([z.strictObject(fields.timeRange).refine(fields.isForward, fields.FORWARD), weekOfHours])
  .describe(
    'Vans leave after `from` and return by `to`, in local time. One pair for every day, or a list by weekday; the depot is closed on omitted weekdays.',
  );
const timezone = settingsTimezone.meta(TIMEZONE).optional();
const bank_holidays = bankHolidays.nullable().describe(BANK_HOLIDAYS_FIELD).meta(fields.EXTENSION).optional();

/** Body of POST /depots. */
export const depotInput = z
  .strictObject({ ...owned, name, address: addressInput, opening, timezone, bank_holidays })
  .meta({ id: 'DepotInput' });
export type DepotInput = z.output<typeof depotInput>;

/** Body of PATCH /depots/{depot_id}. */
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

export const depotParams = z.object({ depot_id: fields.idOf('depot') });
export const overrideParams = z.object({ depot_id: fields.idOf('depot'), date: fields.date });
export const overrideQuery = z.strictObject({
  limit: fields.paging.limit,
  starting_after: fields.date.optional().describe('The last date seen; the page starts after it.'),
});
export const depotQuery = z.strictObject(fields.paging);
