/** Operations on depots through the API; their zones and slot schedules are in slot-setup.ts. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import type { Address } from '../../domain/types.js';
import { DEFAULT_WINDOWS } from '../../domain/slots.js';
import {
  archiveDepot,
  depotView,
  findDepot,
  insertDepot,
  listDepots,
  lockDepot,
  lockDepotAlone,
  updateDepot,
} from './rows.js';
import { wakeHeld } from '../../messaging/due.js';
import { findOpenOrder, findStationed } from '../../records/references.js';
import { replaceSchedule, replaceZones } from '../../records/slots.js';
import type { Depot, DepotInput, DepotPatch } from './resource.js';
import { type List, listed } from '../../resources/list.js';

/** Name of a new depot's one zone, which contains every postcode. */
const FIRST_ZONE = 'All';

type DepotParams = { params: { depot_id: string } };

export async function listDepotsPage(scope: Scope, { query }: { query: PageQuery }): Promise<List<Depot>> {
  return listed(await listDepots(scope, query), depotView);
}

export async function getDepot(scope: Scope, { params }: DepotParams): Promise<Depot> {
  return depotView(requireFound(await findDepot(scope, params.depot_id), 'depot', params.depot_id));
}

/** POST /depots: with one zone for every postcode, and the usual windows (docs/behaviour.md "Slots and bookings"). */
export async function createDepot(scope: Scope, { body }: { body: DepotInput }): Promise<Depot> {
  const row = await insertDepot(scope, {
    id: scope.newId('depot'),
    name: body.name,
    address: body.address,
    ...positionOf(scope, body.address),
    opening: body.opening,
    timezone: body.timezone ?? scope.tenant.timezone,
    bank_holidays: body.bank_holidays ?? null,
  });
  await replaceZones(scope, row.id, [{ id: scope.newId('zone'), name: FIRST_ZONE, postcode_prefixes: [''] }]);
  await replaceSchedule(scope, row.id, { windows: DEFAULT_WINDOWS, overrides: [] });
  return depotView(row);
}

export async function patchDepot(
  scope: Scope,
  { params, body }: DepotParams & { body: DepotPatch },
): Promise<Depot> {
  const depot = requireFound(await lockDepot(scope, params.depot_id), 'depot', params.depot_id);
  const changed = await updateDepot(scope, depot.id, {
    name: body.name,
    address: body.address,
    ...(body.address ? positionOf(scope, body.address) : {}),
    opening: body.opening,
    timezone: body.timezone,
    bank_holidays: body.bank_holidays,
  });
  // Quiet hours are by the depot's clock.
  if (changed.timezone !== depot.timezone) await wakeHeld(scope);
  return depotView(changed);
}

/** DELETE /depots/{depot_id}: archives it. Throws 409 `in_use` while it has open orders, vehicles or drivers. */
export async function deleteDepot(scope: Scope, { params }: DepotParams): Promise<void> {
  const depot = requireFound(await lockDepotAlone(scope, params.depot_id), 'depot', params.depot_id);
  const order = await findOpenOrder(scope, 'depot', depot.id);
  if (order !== undefined) {
    throw new AppError('in_use', {
      message: `Order ${order} of this depot is open. Complete or move the depot's orders first.`,
    });
  }
  const stationed = await findStationed(scope, depot.id);
  if (stationed !== undefined) {
    throw new AppError('in_use', {
      message: `${stationed} is stationed at this depot. Move its vehicles and drivers first.`,
    });
  }
  await archiveDepot(scope, depot.id);
}

/** Looks up where an address is, in the postcode table of the package; nulls when its postcode is not there. */
function positionOf(scope: Scope, address: Address) {
  const found = address.country === 'GB' ? scope.deployment.locate(address.postcode) : null;
  return {
    latitude: found?.latitude ?? null,
    longitude: found?.longitude ?? null,
    position_precision: found?.precision ?? null,
  };
}
