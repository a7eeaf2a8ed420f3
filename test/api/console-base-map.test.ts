/** The console's own map: where people live around a courier's depots, sent again only when these have changed. */
import { useApi } from '../support/api.js';
import { bothModes, member } from '../support/console.js';

const api = useApi();

describe('GET /console/base-map', () => {
  test('dots around the depots of that environment, each within its bounds', async () => {
    const { live: fresh, sandbox: box } = await bothModes(api);
    const boss = await member(api, fresh);
    const empty = await boss.call('GET', '/base-map');
    expect(empty.body).toEqual({ object: 'base_map', bounds: null, step: 0.0005, points: [], sectors: [] });
    await box.post('/depots', {
      name: 'Croydon',
      address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
      opening: { from: '06:30', to: '21:00' },
    });
    const map = await boss.call('GET', '/base-map?mode=sandbox');
    expect(map.headers.get('cache-control')).toBe('private, no-cache');
    const { bounds, step, points } = map.body;
    const dots = Array.from({ length: points.length / 2 }, (_, index) => [
      bounds.south + points[2 * index] * step,
      bounds.west + points[2 * index + 1] * step,
    ]);
    expect(dots.length).toBeGreaterThan(10_000);
    expect(dots.length).toBeLessThan(80_000);
    for (const [latitude = 0, longitude = 0] of dots) {
      if (latitude < bounds.south - step || latitude > bounds.north + step) throw new Error(String(latitude));
      if (longitude < bounds.west - step || longitude > bounds.east + step)
        throw new Error(String(longitude));
    }
    // Points stand by sector, each where its sector is: a name and a number of them.
    const sectors: [string, number][] = map.body.sectors;
    expect(sectors.reduce((sum, [, count]) => sum + count, 0)).toBe(dots.length);
    const before = sectors.slice(
      0,
      sectors.findIndex(([name]) => name === 'CR04'),
    );
    const first = before.reduce((sum, [, count]) => sum + count, 0);
    const [latitude = 0, longitude = 0] = dots[first] ?? [];
    expect([Math.abs(latitude - 51.376) < 0.03, Math.abs(longitude + 0.117) < 0.04]).toEqual([true, true]);
    // Where the depot is, and at the far side of London.
    const near = (at: readonly [number, number]) =>
      dots.some(
        ([latitude = 0, longitude = 0]) =>
          Math.abs(latitude - at[0]) < 0.004 && Math.abs(longitude - at[1]) < 0.006,
      );
    expect([near([51.376, -0.117]), near([51.545, -0.104])]).toEqual([true, true]);
    // No edge: where the reach ends there are hardly any.
    const far = dots.filter(([latitude = 0]) => latitude < bounds.south + 0.1);
    expect(far.length).toBeLessThan(dots.length / 50);
    expect((await boss.call('GET', '/base-map', undefined, { cookie: '' })).status).toBe(401);
  });

  test('a browser that has the map is sent another one only once a depot has come or moved', async () => {
    const { live } = await bothModes(api);
    const boss = await member(api, live);
    const depot = (name: string, postcode: string) =>
      live.post('/depots', {
        name,
        address: { line1: '1 Depot Way', town: name, postcode },
        opening: { from: '06:30', to: '21:00' },
      });
    await depot('Croydon', 'CR0 4XZ');
    const known = (await boss.call('GET', '/base-map')).headers.get('etag') ?? '';
    const again = () => boss.call('GET', '/base-map', undefined, { 'if-none-match': known });
    expect((await again()).status).toBe(304);
    await depot('Leeds', 'LS10 1AB');
    expect((await again()).status).toBe(200);
  });
});
