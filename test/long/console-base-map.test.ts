/** The map of Today in a browser, without tiles: its base, and what is done from a pin. Over an API without workers. */
import type { Page } from 'playwright-core';
import { describeInBrowser, seriousFindings } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import { usePages } from '../support/pages.js';
import { emptyDay, type PlannedDay, publishedRun } from '../support/planning.js';

const OPEN = { from: '06:30', to: '21:00' };

describeInBrowser('the map without tiles', () => {
  const { api, open } = usePages();
  let page: Page;
  let day: PlannedDay;
  const { button, van, until, look } = consoleActions(() => page);

  beforeEach(async () => {
    day = await emptyDay(api, { mode: 'live' });
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
  });
  const openToday = async () => {
    page = await open(day.client, `today?date=${day.date}&depot=${day.depot}`);
    await page.locator('.map .map-name').first().waitFor({ state: 'attached' });
  };
  /** Names on the map, and whether one of them is this. */
  const hasName = async (name: string) =>
    (await page.locator('.map .map-name').allTextContents()).some((text) => text.trim() === name);
  const sequences = async () => {
    const { data } = (await day.client.get(`/routes?date=${day.date}&depot=${day.depot}`)).body;
    return new Map<string, string[]>(
      data.map(({ vehicle, stops }: any) => [vehicle, stops.map(({ order }: any) => order)]),
    );
  };
  /** Opens the menu of the pin with this number. */
  async function menuOf(number: number): Promise<void> {
    const pin = await page.locator('.stop-mark').getByText(String(number), { exact: true }).boundingBox();
    if (!pin) throw new Error(`The map has no pin ${number}.`);
    await page.mouse.click(pin.x + pin.width / 2, pin.y + pin.height / 2, { button: 'right' });
  }

  test('the base follows a depot that is made elsewhere while it is open; names are below pins', async () => {
    await openToday();
    expect(await hasName('Leeds')).toBe(false);
    const layer = (pane: string) =>
      page.evaluate<number>(
        `Number(getComputedStyle(document.querySelector('.leaflet-${pane}-pane')).zIndex)`,
      );
    expect(await layer('names')).toBeGreaterThan(await layer('tile'));
    expect(await layer('names')).toBeLessThan(await layer('overlay'));
    const address = { line1: '1 Road', town: 'Leeds', postcode: 'LS1 4DY' };
    expect((await day.client.post('/depots', { name: 'Leeds', address, opening: OPEN })).status).toBe(201);
    const out = button('Zoom out');
    await until(async () => {
      if ((await out.getAttribute('aria-disabled')) !== 'true') await out.click();
      return hasName('Leeds');
    });
  });

  test('a stop is given to a van from its pin, and inserted from its card by keyboard; nobody is told yet', async () => {
    const { stops } = await publishedRun(api, day, 4);
    const [first, second] = stops.map(({ order }) => order);
    const other = await day.client.post('/vehicles', {
      ...{ name: 'Van 2', capacity_m3: 20, capacity_kg: 1_500, crew: 2, depot: day.depot },
    });
    const messages = async () => (await day.client.get('/messages')).body.data.length;
    const sent = await messages();
    await openToday();
    await page.getByRole('group', { name: 'Van 2, no route' }).waitFor();
    await page.locator('.stop-mark').nth(3).waitFor({ state: 'attached' });
    await menuOf(2);
    const menu = page.getByRole('menu', { name: 'Stop' });
    await menu.getByRole('menuitem', { name: 'Insert after…' }).waitFor();
    await look('map-menu');
    await menu.getByRole('menuitem', { name: 'Give to van…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Give Ada to a van$/ });
    await dialog
      .getByRole('status')
      .getByText(/^\d\d:\d\d · .* min/)
      .waitFor();
    expect(await dialog.getByLabel('Van').locator('option').allTextContents()).toEqual([
      expect.stringMatching(/^Van 2, nothing to do yet/),
    ]);
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
    await look('map-give');
    await dialog.getByRole('button', { name: /^Move/ }).click();
    await until(async () => (await sequences()).get(other.body.id)?.join() === second);
    await van('Van 2').getByRole('listitem').first().waitFor();

    // By keyboard, from the card of the stop.
    await van('Van 2').getByRole('listitem').first().focus();
    await page.keyboard.press('Enter');
    await button('Insert after…', page.getByRole('complementary', { name: 'Stop' })).focus();
    await page.keyboard.press('Enter');
    const after = page.getByRole('dialog', { name: 'Insert Ada after a stop' });
    const choice = after.getByLabel('After');
    await choice.selectOption({
      label: (await choice.locator('option').allTextContents()).find((text) => text.startsWith('1. '))!,
    });
    await after
      .getByRole('status')
      .getByText(/^\d\d:\d\d/)
      .waitFor();
    await after.getByLabel('After').press('Control+Enter');
    await until(
      async () => (await sequences()).get(day.vehicle)?.slice(0, 2).join() === [first, second].join(),
    );
    expect(await messages()).toBe(sent);
    await look('map-inserted');
  });
});
