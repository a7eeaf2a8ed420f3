/**
 * The map of Today in a browser: tiles of the deployment's own, and routes along the roads of its network. Its API has
 * both, and no workers.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startApi } from '../support/api.js';
import { describeInBrowser, look } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import { usePages } from '../support/pages.js';
import { emptyDay, type PlannedDay, plannedRoute, publishedRun } from '../support/planning.js';
import { coveringTile, pmtiles } from '../support/pmtiles.js';
import { type RoadNetwork, startRoadNetwork } from '../support/road-network.js';

/** The colours of water in the two themes. */
const WATER = { light: [128, 222, 234, 255], dark: [51, 51, 51, 255] } as const;

describeInBrowser('the map', () => {
  let folder: string;
  let network: RoadNetwork;
  const { api, open } = usePages(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waypost-map-'));
    // A region: the world west of Greenwich.
    const west = [0, 1].map((y) => ({ z: 1, x: 0, y, bytes: coveringTile(['water']) }));
    await writeFile(join(folder, 'map.pmtiles'), pmtiles('mvt', west));
    network = await startRoadNetwork();
    return startApi({ WAYPOST_MAP_TILES: join(folder, 'map.pmtiles'), OSRM_BASE_URL: network.baseUrl });
  });
  afterAll(async () => {
    await network.close();
    await rm(folder, { recursive: true });
  });
  let page: Page;
  const { until } = consoleActions(() => page);

  /** A day of a courier that has both environments. */
  async function someDay(): Promise<PlannedDay> {
    const day = await emptyDay(api, { mode: 'live' });
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
    return day;
  }
  async function openToday({ client, date }: PlannedDay): Promise<void> {
    page = await open(client, `today?date=${date}`);
  }

  test('vector tiles are drawn in each theme, under the policy and from this server alone', async () => {
    const complaints: string[] = [];
    const hosts = new Set<string>();
    await openToday(await someDay());
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http')) hosts.add(origin);
    });
    const isDrawn = (theme: 'light' | 'dark') =>
      until(async () => {
        const pixels = await page.evaluate<
          string[]
        >(`[...document.querySelectorAll('.map .leaflet-tile-pane canvas.leaflet-tile-loaded')].map((tile) =>
            tile.getContext('2d').getImageData(tile.width / 2, tile.height / 2, 1, 1).data.join())`);
        return pixels.length > 4 && pixels.every((pixel) => pixel === WATER[theme].join());
      });
    await isDrawn('light');
    const licence = page.getByRole('link', { name: '© OpenStreetMap contributors' });
    expect(await licence.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
    await look(page, 'map-light');
    // The map of another theme is drawn again, and is so from the start where it was chosen before.
    await page.emulateMedia({ colorScheme: 'dark' });
    await isDrawn('dark');
    await page.reload();
    await isDrawn('dark');
    await look(page, 'map-dark');
    expect([complaints, hosts]).toEqual([[], new Set([api.origin])]);
  });

  test('beyond the region of its file the map has dots and names, below where tiles would be', async () => {
    const { client, date } = await someDay();
    const address = { line1: '1 Road', town: 'Norwich', postcode: 'NR1 1EF' };
    const opening = { from: '06:30', to: '21:00' };
    const { body: depot } = await client.post('/depots', { name: 'Norwich', address, opening });
    page = await open(client, `today?date=${date}&depot=${depot.id}`);
    await page.locator('.map .map-name').getByText('Norwich').waitFor({ state: 'attached' });
    const isDrawn = (pane: string) =>
      page.evaluate<boolean>(`[...document.querySelectorAll('.leaflet-${pane}-pane canvas.leaflet-tile-loaded')].some(
        (tile) => tile.width > 0 && tile.getContext('2d').getImageData(0, 0, tile.width, tile.height).data.some(Boolean))`);
    await until(() => isDrawn('dots'));
    expect(await isDrawn('tile')).toBe(false);
    const layer = (pane: string) =>
      page.evaluate<number>(
        `Number(getComputedStyle(document.querySelector('.leaflet-${pane}-pane')).zIndex)`,
      );
    for (const pane of ['dots', 'names']) expect(await layer(pane)).toBeLessThan(await layer('tile'));
    await look(page, 'map-beyond');
  });

  test('routes follow the roads of the network; while it does not answer, the map says that lines are straight', async () => {
    const day = await someDay();
    await plannedRoute(api, day, 5);
    await openToday(day);
    const note = page.getByText('straight lines between stops, not roads');
    await page.locator('[data-order]').first().waitFor();
    // The map, and its note, come after the board.
    await until(async () => network.askedWays() > 0);
    await note.waitFor({ state: 'detached' });
    expect(network.askedWays()).toBe(1);
    await look(page, 'map-roads');

    const other = await someDay();
    await plannedRoute(api, other, 4);
    network.setUp(false);
    await openToday(other);
    await note.waitFor();
  });

  test('a van whose last position is not believed stays where it was, and is marked', async () => {
    const day = await someDay();
    const { run } = await publishedRun(api, day, 2);
    await day.client.post(`/runs/${run.id}/start`);
    const report = (latitude: number, longitude: number) =>
      day.client.post('/tracking/positions', { positions: [{ vehicle: day.vehicle, latitude, longitude }] });
    await report(51.37, -0.1);
    await openToday(day);
    const van = page.locator('.map .van-mark');
    await van.waitFor({ state: 'attached' });
    expect([await van.getAttribute('title'), await van.textContent()]).toEqual([
      null,
      expect.not.stringContaining('?'),
    ]);
    await report(0, 0);
    await until(async () => /is far from its run/.test((await van.getAttribute('title')) ?? ''));
    expect([await van.count(), await van.textContent()]).toEqual([1, expect.stringMatching(/ \?$/)]);
    await look(page, 'map-doubted');
    await report(51.371, -0.1);
    await until(async () => (await van.getAttribute('title')) === '');
    expect(await van.textContent()).not.toContain('?');
  });
});
