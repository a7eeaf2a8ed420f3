/** The set-up of an environment in one document, and copying it into another one. */
import { z } from 'zod';
import { defineOperation, type Operation } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { SCOPES } from '../../domain/access.js';
import { unknownReference } from '../../domain/errors.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';
import { createDepot, listDepotsPage } from '../depots/commands.js';
import { depot, depotInput } from '../depots/resource.js';
import { createDriver, listDriversPage } from '../drivers/commands.js';
import { driver } from '../drivers/resource.js';
import { createShipper, listShippersPage } from '../shippers/commands.js';
import { shipper, shipperInput } from '../shippers/resource.js';
import { getSchedule, getZones, putSchedule, putZones } from '../slot-setup/commands.js';
import { scheduleInput, slotSchedule, zone, zonesInput } from '../slot-setup/resource.js';
import { createTemplate, listTemplatesPage } from '../templates/commands.js';
import { template, templateInput } from '../templates/resource.js';
import { createVehicle, listVehiclesPage } from '../vehicles/operations.js';
import { vehicle } from '../vehicles/resource.js';

const MAX_RECORDS = 1_000;
const DEPOTS = 'Depots with their zones and slot schedules.';
const VEHICLES = 'Vehicles, with the IDs of depots in this document.';
const DRIVERS = 'Drivers, with the IDs of depots in this document.';
const SHIPPERS = 'Shippers, without their portal users and keys.';
const TEMPLATES = 'Message templates.';

const setUp = z
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
type SetUp = z.output<typeof setUp>;

/** Body of POST /setup: the response of GET /setup from the other environment. */
const setUpInput = z
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
type SetUpInput = z.output<typeof setUpInput>;

const kind = enumOf('SetUpKind', ['depot', 'vehicle', 'driver', 'shipper', 'template'], {
  depot: 'A depot.',
  vehicle: 'A vehicle.',
  driver: 'A driver.',
  shipper: 'A shipper.',
  template: 'A message template.',
});
const entry = z
  .object({
    kind: kind.describe('The kind of record.'),
    name: z.string().meta({ description: 'Its name.', example: 'Van 3' }),
  })
  .meta({ id: 'SetUpEntry' });

const setUpCopy = z
  .object({
    object: fields.object('setup_copy'),
    dry_run: z.boolean().describe('Whether it was a preview.'),
    added: z.array(entry).describe('Records that were added, or would be.'),
    kept: z.array(entry).describe('Records whose name already exists; they are left unchanged.'),
  })
  .meta({ id: 'SetUpCopy' });
type SetUpCopy = z.output<typeof setUpCopy>;

const ALL = { query: {} };

async function getSetUp(scope: Scope): Promise<SetUp> {
  const depots: SetUp['depots'] = [];
  for (const depot of (await listDepotsPage(scope, ALL)).data) {
    const of = { params: { depot_id: depot.id } };
    depots.push({
      ...depot,
      zones: (await getZones(scope, of)).data,
      schedule: await getSchedule(scope, of),
    });
  }
  return {
    object: 'setup',
    depots,
    vehicles: (await listVehiclesPage(scope, ALL)).data,
    drivers: (await listDriversPage(scope, ALL)).data,
    // Portal users of one environment must not get access to the other.
    shippers: (await listShippersPage(scope, ALL)).data.map((shipper) => ({ ...shipper, portal_users: [] })),
    templates: (await listTemplatesPage(scope, ALL)).data,
  };
}

/**
 * POST /setup: adds records whose name does not exist yet, as their operations do; existing ones stay as they are, so
 * that it can be repeated. Throws what those operations throw, and 422 `unknown_reference` for a depot that the
 * document does not have.
 */
async function copySetUp(scope: Scope, { body }: { body: SetUpInput }): Promise<SetUpCopy> {
  const { dry_run: isDryRun } = body;
  const here = await getSetUp(scope);
  const copy: SetUpCopy = { object: 'setup_copy', dry_run: isDryRun, added: [], kept: [] };
  const depots = new Map<string, string>();
  const depotOf = (id: string | undefined, param: string) => {
    if (id === undefined) return {};
    const depot = depots.get(id);
    if (depot === undefined) throw unknownReference('depot', id, param);
    return { depot };
  };
  /** Returns the existing record of this name; otherwise notes the new one. */
  const known = <One extends { name: string }>(
    kind: SetUpCopy['added'][number]['kind'],
    all: One[],
    name: string,
  ) => {
    const found = all.find((one) => one.name === name);
    (found ? copy.kept : copy.added).push({ kind, name });
    return found;
  };
  for (const { id, zones, schedule, ...depot } of body.depots) {
    const found = known('depot', here.depots, depot.name);
    const made = found ?? (isDryRun ? undefined : await createDepot(scope, { body: depot }));
    if (id !== undefined) depots.set(id, made?.id ?? id);
    if (found || !made) continue;
    const params = { depot_id: made.id };
    // Their ids belong to the depot that they come from.
    const data = zones?.map(({ id: _, ...each }) => each);
    if (data) await putZones(scope, { params, body: { data } });
    if (schedule) await putSchedule(scope, { params, body: schedule });
  }
  for (const [index, vehicle] of body.vehicles.entries()) {
    const found = known('vehicle', here.vehicles, vehicle.name);
    const depot = depotOf(vehicle.depot, `vehicles[${index}].depot`);
    if (!found && !isDryRun) await createVehicle(scope, { body: { ...vehicle, ...depot } });
  }
  for (const [index, driver] of body.drivers.entries()) {
    const found = known('driver', here.drivers, driver.name);
    const depot = depotOf(driver.depot, `drivers[${index}].depot`);
    if (!found && !isDryRun) await createDriver(scope, { body: { ...driver, ...depot } });
  }
  for (const shipper of body.shippers) {
    if (!known('shipper', here.shippers, shipper.name) && !isDryRun)
      await createShipper(scope, { body: shipper });
  }
  for (const template of body.templates) {
    if (!known('template', here.templates, template.name) && !isDryRun)
      await createTemplate(scope, { body: template });
  }
  scope.outcome.unchanged = isDryRun || copy.added.length === 0;
  scope.outcome.detail = copy.added.map(({ name }) => name).join(', ');
  return copy;
}

export const setUpOperations: Operation[] = [
  defineOperation({
    route: 'GET /setup',
    name: 'setup.get',
    summary: 'Get the whole set-up',
    description:
      'Depots with zones and slots, vehicles, drivers, shippers and message templates, in the form that `POST /setup` takes. Orders, keys, portal users, staff and settings are not part of it.',
    scopes: SCOPES,
    everyScope: true,
    response: setUp,
    command: getSetUp,
  }),
  defineOperation({
    route: 'POST /setup',
    name: 'setup.copy',
    summary: 'Copy a set-up',
    description:
      'Takes the response of `GET /setup` from another environment, all or nothing. Records whose name already exists are left unchanged. New drivers are texted their link to the app. With `dry_run` nothing is added.',
    scopes: SCOPES,
    everyScope: true,
    body: setUpInput,
    response: setUpCopy,
    errors: ['unknown_reference', 'invalid_value', 'missing_field', 'insufficient_scope'],
    example: { request: { vehicles: [{ name: 'Van 3', crew: 2 }], dry_run: true } },
    command: copySetUp,
  }),
];
