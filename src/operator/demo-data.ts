/**
 * A courier to try things out with: one depot, its vans and drivers, and shippers, as bodies of the API. It matches
 * data/day-croydon-60.json, whose orders fit it. Names are made up; the numbers are Ofcom's for use in drama.
 */

export const DEMO_DEPOT = {
  name: 'Croydon depot',
  address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ', country: 'GB' },
  opening: { from: '06:30', to: '21:00' },
};

export const DEMO_ZONES = [
  { name: 'Croydon', postcode_prefixes: ['CR', 'BR', 'SM'] },
  { name: 'South London', postcode_prefixes: ['SE', 'SW'] },
  { name: 'Everywhere else', postcode_prefixes: [''] },
];

const LARGE = { capacity_m3: 20, capacity_kg: 1500 };
const MEDIUM = { capacity_m3: 12, capacity_kg: 1100 };

export const DEMO_VEHICLES = [
  { name: 'Van 1', registration: 'WP26 AAA', ...LARGE, crew: 2 as const },
  { name: 'Van 2', registration: 'WP25 BHL', ...MEDIUM, crew: 2 as const },
  { name: 'Van 3', registration: 'WP24 COW', ...MEDIUM, crew: 2 as const },
  { name: 'Van 4', registration: 'WP26 DVH', ...LARGE, crew: 2 as const },
  { name: 'Van 5', registration: 'WP25 ECS', ...MEDIUM, crew: 1 as const },
  { name: 'Van 6', registration: 'WP24 FJD', ...MEDIUM, crew: 2 as const },
  { name: 'Van 7', registration: 'WP26 GQO', ...LARGE, crew: 2 as const },
  { name: 'Van 8', registration: 'WP25 HXZ', ...MEDIUM, crew: 2 as const },
];

export const DEMO_DRIVERS = [
  { name: 'Uma Usman', phone: '+447700900010', role: 'driver' },
  { name: 'Ewan Davies', phone: '+447700900011', role: 'driver' },
  { name: 'Xenia Usman', phone: '+447700900012', role: 'driver' },
  { name: 'Niamh Hussain', phone: '+447700900013', role: 'driver' },
  { name: 'Wanjiru Hussain', phone: '+447700900014', role: 'driver' },
  { name: 'Priya Quinn', phone: '+447700900015', role: 'driver' },
  { name: 'Kofi Osei', phone: '+447700900016', role: 'driver' },
  { name: 'Mohammed Lewis', phone: '+447700900017', role: 'driver' },
] as const;

export const DEMO_SHIPPERS = [
  { name: 'Hearth & Home', contact_email: 'deliveries@hearthandhome.example' },
  { name: 'Northlight Furniture', contact_email: 'deliveries@northlight.example' },
  { name: 'Volt Appliances', contact_email: 'deliveries@voltappliances.example' },
];
