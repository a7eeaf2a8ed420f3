/** A courier's set-up as one document, to be copied from one environment to the other (docs/behaviour.md "Settings"). */
import { z } from 'zod';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';
import { depot, depotInput } from '../depots/resource.js';
import { driver } from '../drivers/resource.js';
import { shipper, shipperInput } from '../shippers/resource.js';
import { scheduleInput, slotSchedule, zone, zonesInput } from '../slot-setup/resource.js';
import { template, templateInput } from '../templates/resource.js';
import { vehicle } from '../vehicles/resource.js';

const MAX_RECORDS = 1_000;
const DEPOTS = 'Depots with their zones and slot schedules.';
const VEHICLES = 'Vehicles, with the IDs of depots in this document.';
const DRIVERS = 'Drivers, with the IDs of depots in this document.';
const SHIPPERS = 'Shippers, without their portal users and keys.';
const TEMPLATES = 'Message templates.';

export const setUp = z
  .object({
    object: fields.object('setup'),
    depots: z
      .array(
        depot
          .extend({
            zones: z.array(zone).describe('Its zones.'),
            schedule: fields.refTo(slotSchedule, 'Its slots.'),
          })
          .meta({ id: 'SetUpDepot' }),
      )
      .describe(DEPOTS),
    vehicles: z.array(vehicle.resource).describe(VEHICLES),
    drivers: z.array(driver.resource).describe(DRIVERS),
    shippers: z.array(shipper).describe(SHIPPERS),
    templates: z.array(template).describe(TEMPLATES),
  })
  .meta({ id: 'SetUp' });
export type SetUp = z.output<typeof setUp>;

/** Body of POST /setup: the response of GET /setup from the other environment. */
export const setUpInput = z
  .strictObject({
    ...fields.readOnly(setUp.shape, 'object'),
    depots: z
      .array(
        depotInput
          .extend({
            id: fields
              .idOf('depot', 'The ID by which vehicles and drivers in this document refer to it.')
              .optional(),
            zones: zonesInput.shape.data.optional(),
            schedule: scheduleInput.optional().describe('Its slots.'),
          })
          .meta({ id: 'SetUpDepotInput' }),
      )
      .max(MAX_RECORDS)
      .default([])
      .describe(DEPOTS),
    vehicles: z.array(vehicle.input).max(MAX_RECORDS).default([]).describe(VEHICLES),
    drivers: z.array(driver.input).max(MAX_RECORDS).default([]).describe(DRIVERS),
    shippers: z.array(shipperInput).max(MAX_RECORDS).default([]).describe(SHIPPERS),
    templates: z.array(templateInput).max(MAX_RECORDS).default([]).describe(TEMPLATES),
    dry_run: z.boolean().default(false).describe('true to preview: nothing is added.'),
  })
  .meta({ id: 'SetUpInput' });
export type SetUpInput = z.output<typeof setUpInput>;

const kind = enumOf('SetUpKind', ['depot', 'vehicle', 'driver', 'shipper', 'template'], {
  depot: 'A depot.',
  vehicle: 'A vehicle.',
  driver: 'A driver.',
  shipper: 'A shipper.',
  template: 'A message template.',
});
const entry = z
  .object({
    kind: kind.describe('What it is.'),
    name: z.string().meta({ description: 'Its name.', example: 'Van 3' }),
  })
  .meta({ id: 'SetUpEntry' });

export const setUpCopy = z
  .object({
    object: fields.object('setup_copy'),
    dry_run: z.boolean().describe('Whether it was a preview.'),
    added: z.array(entry).describe('Records that were added, or would be.'),
    kept: z.array(entry).describe('Records whose name already exists; they are left unchanged.'),
  })
  .meta({ id: 'SetUpCopy' });
export type SetUpCopy = z.output<typeof setUpCopy>;
