/**
 * Today in a browser, over an API without workers: its map with tiles of the deployment's own, and words to drivers.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startApi, type TestApi } from '../support/api.js';
import { describeInBrowser, launchBrowser, seriousFindings } from '../support/browser.js';
import { signedInPage } from '../support/console-actions.js';
import { bookedOrder, emptyDay, type PlannedDay, plannedRoute, publishedRun } from '../support/planning.js';
import { coveringTile, pmtiles } from '../support/pmtiles.js';
import { type RoadNetwork, startRoadNetwork } from '../support/road-network.js';

/** Set to a folder to look at what the tests saw. */
const SCREENSHOTS = process.env['SCREENSHOTS'];

/** The colours of water in the two themes. */
const WATER = { light: [128, 222, 234, 255], dark: [51, 51, 51, 255] } as const;

describeInBrowser('Today', () => {
  let api: TestApi;
  let browser: Browser;
  let folder: string;
  let network: RoadNetwork;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waypost-map-'));
    const quarters = [0, 1].flatMap((x) =>
      [0, 1].map((y) => ({ z: 1, x, y, bytes: coveringTile(['water']) })),
    );
    await writeFile(join(folder, 'map.pmtiles'), pmtiles('mvt', quarters));
    network = await startRoadNetwork();
    api = await startApi({
      WAYPOST_MAP_TILES: join(folder, 'map.pmtiles'),
      OSRM_BASE_URL: network.baseUrl,
    });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await api.close();
    await network.close();
    await rm(folder, { recursive: true });
  });

  /** Opens Today as somebody who has signed in; `complaints` are the page's, `hosts` those that it asked. */
  async function openToday(colorScheme: 'light' | 'dark', { client, date }: PlannedDay) {
    // Every courier has both environments.
    await api.client({ mode: 'sandbox', courier: client.tenant.courier });
    const page = await signedInPage(api, browser, client, { colorScheme });
    const seen = { complaints: new Array<string>(), hosts: new Set<string>() };
    page.on('console', (message) => {
      if (message.type() === 'error') seen.complaints.push(message.text());
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http')) seen.hosts.add(origin);
    });
    await page.goto(`${api.origin}/console/today?date=${date}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { page, seen };
  }

  const made = async (day: PlannedDay, path: string, body: object): Promise<string> =>
    (await day.client.post(path, body)).body.id;

  const middleOfTiles = (page: Page) =>
    page.evaluate<number[][]>(`[...document.querySelectorAll('.map canvas.leaflet-tile-loaded')].map((tile) =>
      [...tile.getContext('2d').getImageData(tile.width / 2, tile.height / 2, 1, 1).data])`);

  test.each(['light', 'dark'] as const)(
    'vector tiles are drawn in the %s theme, under the policy and from this server alone',
    async (theme) => {
      const { page, seen } = await openToday(theme, await emptyDay(api, { mode: 'live' }));
      await page.locator('.map canvas.leaflet-tile-loaded').first().waitFor();
      const isDrawn = async () => {
        const tiles = await middleOfTiles(page);
        return tiles.length > 4 && tiles.every((pixel) => pixel.join() === WATER[theme].join());
      };
      while (!(await isDrawn())) await page.waitForTimeout(50);
      const licence = page.getByRole('link', { name: '© OpenStreetMap contributors' });
      expect(await licence.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
      if (SCREENSHOTS !== undefined) await page.screenshot({ path: `${SCREENSHOTS}/map-${theme}.png` });
      expect(seen).toEqual({ complaints: [], hosts: new Set([api.origin]) });
      // The map of another theme is drawn again.
      const other = theme === 'light' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: other });
      while ((await middleOfTiles(page)).some((pixel) => pixel.join() !== WATER[other].join())) {
        await page.waitForTimeout(50);
      }
      await page.context().close();
    },
  );

  test('routes follow the roads of the network; while it does not answer, the map says that lines are straight', async () => {
    const day = await emptyDay(api, { mode: 'live' });
    await plannedRoute(api, day, 5);
    const { page } = await openToday('light', day);
    const note = page.getByText('straight lines between stops, not roads');
    await page.locator('[data-order]').first().waitFor();
    await note.waitFor({ state: 'detached' });
    expect(network.askedWays()).toBe(1);
    if (SCREENSHOTS !== undefined) await page.screenshot({ path: `${SCREENSHOTS}/map-roads.png` });
    await page.context().close();

    const other = await emptyDay(api, { mode: 'live' });
    await plannedRoute(api, other, 4);
    network.setUp(false);
    const { page: straight } = await openToday('light', other);
    await straight.getByText('straight lines between stops, not roads').waitFor();
    await straight.context().close();
  });

  test('a visit is recorded from its details by keyboard alone, and the focus stays there', async () => {
    network.setUp(true);
    const day = await emptyDay(api, { mode: 'live' });
    const { run, stops } = await publishedRun(api, day, 2);
    await day.client.post(`/runs/${run.id}/start`);
    const { page } = await openToday('light', day);
    const [first, second] = stops.map(({ id }) => page.locator(`[data-stop="${id}"]`));
    const details = page.getByRole('complementary', { name: 'Stop' });
    const shown = details.getByRole('link', { name: stops[1].reference });
    const isFocused = (element: typeof details) =>
      element.evaluate((one) => one === one.ownerDocument.activeElement);
    const focus = async (element: typeof details) => {
      await element.waitFor();
      while (!(await isFocused(element))) await page.waitForTimeout(50);
    };
    await first!.focus();
    await page.keyboard.press('ArrowRight');
    await shown.waitFor();
    // Tab passes the first stop on its way.
    await page.keyboard.press('Shift+Tab');
    await focus(first!);
    await shown.waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await focus(shown);
    await page.keyboard.press('Escape');
    await focus(second!);

    await page.keyboard.press('Enter');
    const act = (name: string) => details.getByRole('button', { name, exact: true });
    for (let tabs = 0; !(await isFocused(act('Arrived'))) && tabs < 5; tabs += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await act('Arrived').waitFor({ state: 'detached' });
    await focus(act('Completed…'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Record it' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await act('Failed…').waitFor({ state: 'detached' });
    await focus(act('It was completed after all…'));
    await page.context().close();
  });

  test('another day is not called today, and the month marks the days on which there is something to do', async () => {
    const day = await emptyDay(api, { mode: 'live' });
    await plannedRoute(api, day, 2);
    const { page } = await openToday('light', day);
    const words = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
    const named = words.format(new Date(`${day.date}T12:00:00Z`)).replace(',', '');
    await page.getByRole('heading', { level: 1, name: named, exact: true }).waitFor();
    expect(await page.title()).toContain(named);
    await page.getByLabel('Date', { exact: true }).press('Alt+ArrowDown');
    await page.getByRole('button', { name: `${named}: 1 draft`, exact: true }).waitFor();
    expect(await page.locator('.month-days [title]').count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Go to today' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today', exact: true }).waitFor();
    await page.context().close();
  });

  test('a driver on the board is written to by keyboard', async () => {
    network.setUp(true);
    const day = await emptyDay(api, { mode: 'live' });
    await plannedRoute(api, day, 1);
    const { page } = await openToday('light', day);
    await page.locator('[data-order]').first().waitFor();
    const { name, phone } = (await day.client.get(`/drivers/${day.driver}`)).body;
    await page.keyboard.press('k');
    await page.keyboard.type(`write to ${name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Write to ${name}` }).waitFor();
    await page.keyboard.type('Fuel up before ');
    // What was typed is not lost unasked.
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.type('you leave.');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.getByText(`${name} is written to.`).waitFor();
    expect((await day.client.get('/messages?channel=sms')).body.data[0]).toMatchObject({
      to: phone,
      body: 'Fuel up before you leave.',
    });
    await page.context().close();
  });

  test('manifests and loading lists are printed from the day: a page for each van', async () => {
    network.setUp(true);
    const day = await emptyDay(api, { mode: 'live' });
    await plannedRoute(api, day, 3);
    const carriers = {
      vehicle: await made(day, '/vehicles', { name: 'Van 2', depot: day.depot }),
      driver: await made(day, '/drivers', { name: 'Vic', phone: '+447700900011', depot: day.depot }),
    };
    const stops = [await bookedOrder(day)];
    await made(day, '/routes', { date: day.date, depot: day.depot, ...carriers, stops });
    const { page } = await openToday('light', day);
    await page.locator('[data-order]').first().waitFor();
    for (const name of ['Manifests', 'Loading lists']) {
      await page.getByRole('button', { name: 'Print' }).click();
      const opened = page.context().waitForEvent('page');
      await page.getByRole('menuitem', { name, exact: true }).click();
      const sheet = await opened;
      await sheet.getByRole('heading', { name: /Van 2$/ }).waitFor();
      const pdf = (await sheet.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([name, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([name, 2]);
      expect(await seriousFindings(sheet)).toEqual([]);
      if (SCREENSHOTS !== undefined) await sheet.pdf({ path: `${SCREENSHOTS}/${name}.pdf` });
      await sheet.close();
    }
    await page.context().close();
  });

  test('as many tabs as somebody likes share one stream', async () => {
    network.setUp(true);
    const day = await emptyDay(api, { mode: 'live' });
    const order = await bookedOrder(day);
    const { page } = await openToday('light', day);
    const tabs: Page[] = [];
    for (let count = 0; count < 8; count += 1) {
      const tab = await page.context().newPage();
      await tab.goto(`${api.origin}/console/orders/${order}`);
      await tab.getByText('Booked', { exact: true }).first().waitFor();
      tabs.push(tab);
    }
    // The first one, which has the stream, is closed.
    await page.close();
    await day.client.patch(`/orders/${order}`, { hold: true });
    for (const tab of tabs) await tab.getByText('On hold', { exact: true }).first().waitFor();
    await page.context().close();
  });
});
