/** Maps of dots around depots, and of a van on its way: whoever asks for one holds up nobody else. */
import { setImmediate } from 'node:timers/promises';
import { createBaseMaps } from '../../../src/adapters/geocode/base-map-drawer.js';
import { postcodesWithin } from '../../../src/adapters/geocode/offline.js';
import { projectPath } from '@waypost/base/paths';

const POSTCODES = projectPath('data/postcodes.bin');
const LONDON = { latitude: 51.5, longitude: -0.12 };
const LEEDS = { latitude: 53.8, longitude: -1.55 };

type BaseMap = { points: number[]; sectors: [string, number][]; bounds: { south: number; north: number } };
const parsed = (json: Uint8Array): BaseMap => JSON.parse(new TextDecoder().decode(json));

test('while a map is drawn the loop goes on', async () => {
  const draw = createBaseMaps(POSTCODES);
  const state = { isDrawn: false };
  const drawn = draw('cou_1', [LONDON, LEEDS]).then((json) => {
    state.isDrawn = true;
    return parsed(json);
  });
  let turns = 0;
  while (!state.isDrawn) {
    await setImmediate();
    turns += 1;
  }
  expect(turns).toBeGreaterThan(100);
  const { points, sectors, bounds } = await drawn;
  expect(points.length).toBeGreaterThan(50_000);
  expect(sectors.reduce((sum, [, count]) => sum + count, 0) * 2).toBe(points.length);
  expect([bounds.south < 51, bounds.north > 54]).toEqual([true, true]);
});

test('maps of several couriers at once, and of one several, are each their own', async () => {
  const draw = createBaseMaps(POSTCODES);
  const maps = await Promise.all([
    draw('cou_1', [LONDON]),
    draw('cou_1', [LEEDS]),
    draw('cou_2', [LONDON]),
    draw('cou_2', []),
  ]);
  const [london, leeds, again, none] = maps.map(parsed);
  expect(again).toEqual(london);
  expect(leeds?.bounds).not.toEqual(london?.bounds);
  expect(none).toEqual({ object: 'base_map', bounds: null, step: 0.0005, points: [], sectors: [] });
});

test('of a large part of the map there are sectors alone, however many postcodes it has', () => {
  const around = (size: number) => ({
    south: LONDON.latitude - size,
    north: LONDON.latitude + size,
    west: LONDON.longitude - 2 * size,
    east: LONDON.longitude + 2 * size,
  });
  const count = (size: number) => [...postcodesWithin(POSTCODES, around(size))].length;
  expect(count(0.01)).toBeGreaterThan(500);
  expect(count(0.11)).toBeGreaterThan(100);
  for (const size of [0.11, 0.5, 10]) expect(count(size)).toBeLessThan(15_000);
});
