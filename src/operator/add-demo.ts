/** Adds the demo data to a tenant, by the same commands as the API's. */
import type { Scope } from '../db/scope.js';
import { hasDepots } from '../setup/depots/rows.js';
import { createDepot } from '../setup/depots/commands.js';
import { putZones } from '../setup/slot-setup/commands.js';
import { createDriver } from '../setup/drivers/commands.js';
import { createShipper } from '../setup/shippers/commands.js';
import { patchSettings } from '../setup/settings/operations.js';
import { createVehicle } from '../setup/vehicles/operations.js';
import { DEMO_DEPOT, DEMO_DRIVERS, DEMO_SHIPPERS, DEMO_VEHICLES, DEMO_ZONES } from './demo-data.js';

/** Counts of added records; `added` is false for a tenant that was already set up. */
export type DemoData = {
  added: boolean;
  depot: string | null;
  vehicles: number;
  drivers: number;
  shippers: number;
};

/**
 * Adds a depot with zones and slots, vehicles, drivers and shippers to a tenant that never had a depot. A sandbox gets
 * no quiet hours: nobody is woken there, and a rehearsal at night does not wait for the morning.
 */
export async function addDemoData(scope: Scope): Promise<DemoData> {
  if (await hasDepots(scope)) return { added: false, depot: null, vehicles: 0, drivers: 0, shippers: 0 };
  const { id: depot } = await createDepot(scope, { body: DEMO_DEPOT });
  await putZones(scope, { params: { depot_id: depot }, body: { data: DEMO_ZONES } });
  for (const vehicle of DEMO_VEHICLES) {
    await createVehicle(scope, { body: { ...vehicle, depot, active: true } });
  }
  for (const driver of DEMO_DRIVERS) {
    await createDriver(scope, { body: { ...driver, depot } });
  }
  if (scope.tenant.mode === 'sandbox') {
    await patchSettings(scope, { body: { quiet_hours: { from: '00:00', to: '00:00' } } });
  }
  for (const shipper of DEMO_SHIPPERS) await createShipper(scope, { body: { ...shipper, portal_users: [] } });
  return {
    added: true,
    depot,
    vehicles: DEMO_VEHICLES.length,
    drivers: DEMO_DRIVERS.length,
    shippers: DEMO_SHIPPERS.length,
  };
}
