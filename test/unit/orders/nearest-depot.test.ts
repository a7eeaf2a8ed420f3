/** Which depot an order goes to that names none. */
import { nearestDepot } from '../../../src/operations/orders/geocode.js';
import type { DepotRow } from '../../../src/setup/depots/rows.js';

// The other columns do not matter.
const depot = (id: string, latitude: number | null, longitude: number | null) =>
  ({ id, latitude, longitude }) as DepotRow;
const CROYDON = { latitude: 51.37, longitude: -0.1 };

test('the nearest of those whose position is known; without any, none', () => {
  const nowhere = [depot('a', null, null), depot('b', null, null)];
  expect(nearestDepot(nowhere, CROYDON)).toBeNull();
  expect(nearestDepot([...nowhere, depot('c', 53.8, -1.5)], CROYDON)).toBe('c');
  expect(nearestDepot([depot('c', 53.8, -1.5), depot('d', 51.4, -0.1)], CROYDON)).toBe('d');
  expect(nearestDepot([depot('a', null, null)], { latitude: null, longitude: null })).toBe('a');
});
