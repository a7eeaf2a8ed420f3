/**
 * Adds the demo data to a tenant, by the same commands as the API's: one depot, its vans and drivers, and shippers. They
 * match data/day-croydon-60.json, whose orders fit them. Names are made up; the numbers are Ofcom's for use in drama.
 */
import type { Scope } from '../db/scope.js';
import { createDepot } from '../setup/depots/commands.js';
import { hasDepots } from '../setup/depots/rows.js';
import { createDriver } from '../setup/drivers/commands.js';
import { patchSettings } from '../setup/settings/operations.js';
import { createShipper } from '../setup/shippers/commands.js';
import { putZones } from '../setup/slot-setup/commands.js';
import { createVehicle } from '../setup/vehicles/operations.js';

const DEMO_DEPOT = {
  name: 'Croydon depot',
  address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ', country: 'GB' },
  opening: { from: '06:30', to: '21:00' },
};

const DEMO_ZONES = [
  { name: 'Croydon', postcode_prefixes: ['CR', 'BR', 'SM'] },
  { name: 'South London', postcode_prefixes: ['SE', 'SW'] },
  { name: 'Everywhere else', postcode_prefixes: [''] },
];

const LARGE = { capacity_m3: 20, capacity_kg: 1500 };
const MEDIUM = { capacity_m3: 12, capacity_kg: 1100 };

const DEMO_VEHICLES = [
  { name: 'Van 1', registration: 'WP26 AAA', ...LARGE, crew: 2 as const },
  { name: 'Van 2', registration: 'WP25 BHL', ...MEDIUM, crew: 2 as const },
  { name: 'Van 3', registration: 'WP24 COW', ...MEDIUM, crew: 2 as const },
  { name: 'Van 4', registration: 'WP26 DVH', ...LARGE, crew: 2 as const },
  { name: 'Van 5', registration: 'WP25 ECS', ...MEDIUM, crew: 1 as const },
  { name: 'Van 6', registration: 'WP24 FJD', ...MEDIUM, crew: 2 as const },
  { name: 'Van 7', registration: 'WP26 GQO', ...LARGE, crew: 2 as const },
  { name: 'Van 8', registration: 'WP25 HXZ', ...MEDIUM, crew: 2 as const },
];

const DEMO_DRIVERS = [
  { name: 'Uma Usman', phone: '+447700900010', role: 'driver' },
  { name: 'Ewan Davies', phone: '+447700900011', role: 'driver' },
  { name: 'Xenia Usman', phone: '+447700900012', role: 'driver' },
  { name: 'Niamh Hussain', phone: '+447700900013', role: 'driver' },
  { name: 'Wanjiru Hussain', phone: '+447700900014', role: 'driver' },
  { name: 'Priya Quinn', phone: '+447700900015', role: 'driver' },
  { name: 'Kofi Osei', phone: '+447700900016', role: 'driver' },
  { name: 'Mohammed Lewis', phone: '+447700900017', role: 'driver' },
] as const;

const DEMO_SHIPPERS = [
  { name: 'Hearth & Home', contact_email: 'deliveries@hearthandhome.example' },
  { name: 'Northlight Furniture', contact_email: 'deliveries@northlight.example' },
  { name: 'Volt Appliances', contact_email: 'deliveries@voltappliances.example' },
];

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
