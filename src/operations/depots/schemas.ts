/** Inputs of operations on depots. */
import { z } from 'zod';
import { addressInput } from '../../resources/address.js';
import { depot, NAME, TIMEZONE, weekOfHours } from '../../resources/depot.js';
import { timezone as settingsTimezone } from '../../resources/settings.js';
import * as words from '../../resources/schema-helpers.js';

const owned = words.readOnly(depot.shape, 'id', 'object');
const name = words.text(120).meta(NAME);
const opening = z
  .union([z.strictObject(words.timeRange).refine(words.isForward, words.FORWARD), weekOfHours])
  .describe(
    'Vans leave after `from` and are back by `to`, local time. Of every day, or a list by weekday: then the depot is closed on those that are left out.',
  );
const timezone = settingsTimezone.meta(TIMEZONE).optional();

/** Body of POST /depots. */
export const depotInput = z
  .strictObject({ ...owned, name, address: addressInput, opening, timezone })
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
  })
  .meta({ id: 'DepotPatch' });
export type DepotPatch = z.output<typeof depotPatch>;

export const depotParams = z.object({ depot_id: words.idOf('depot') });
export const overrideParams = z.object({ depot_id: words.idOf('depot'), date: words.date });
export const overrideQuery = z.strictObject({
  limit: words.paging.limit,
  starting_after: words.date.optional().describe('The last date seen; the page begins after it.'),
});
export const depotQuery = z.strictObject(words.paging);
