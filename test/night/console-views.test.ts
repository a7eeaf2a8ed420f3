/** Every view of the console, over an API without workers: at phone width, and while every read fails. */
import type { Page, Route } from 'playwright-core';
import { allFindings, describeInBrowser } from '../support/browser.js';
import { bothModes, EMPTY_VIEWS } from '../support/console.js';
import { consoleActions } from '../support/console-actions.js';
import { makeOrder, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';
import { emptyDay, publishedRun } from '../support/planning.js';

/** Views with a button that opens a dialog. */
const DIALOGS: Record<string, string> = {
  'developers/keys': 'Create key',
  'developers/endpoints': 'Add endpoint',
  'setup/depots': 'Add depot',
  'setup/slots': 'Close a day',
  'setup/vans': 'Add van',
  'setup/drivers': 'Add driver',
  'setup/shippers': 'Add shipper',
  'setup/staff': 'Invite',
};

describeInBrowser('every view', () => {
  const { api, open } = usePages();
  let page: Page;
  const { button, visit } = consoleActions(() => page);

  test('of a courier with a day, at phone width: axe finds nothing in any view, menu or dialog', async () => {
    const day = await emptyDay(api, { mode: 'live' });
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
    const { stops } = await publishedRun(api, day, 2);
    const today = `today?date=${day.date}&depot=${day.depot}`;
    page = await open(day.client, today);
    await page.setViewportSize({ width: 390, height: 844 });
    const views = Object.keys(EMPTY_VIEWS).filter(
      (address) => address !== 'today' && address !== 'orders/ord_none',
    );
    const tabs = ['conversation', 'visits', 'goods', 'technical'];
    const wrong: unknown[] = [];
    const check = async (what: string) => {
      const found = await allFindings(page, 'all but contrast');
      const wide = Number(await page.evaluate('document.documentElement.scrollWidth'));
      if (found.length > 0 || wide > 390) wrong.push([what, found, wide]);
    };
    for (const address of [
      today,
      `${today}&view=map`,
      ...views,
      ...tabs.map((tab) => `orders/${stops[0].order}?tab=${tab}`),
    ]) {
      await visit(address, page.getByRole('heading', { level: 1 }));
      await check(address);
      const menus = page.locator('main [aria-haspopup=menu]:visible');
      for (let at = 0; at < Math.min(await menus.count(), 1); at += 1) {
        await menus.nth(at).click();
        await page.getByRole('menu').waitFor();
        await check(`${address}, menu ${at}`);
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'detached' });
      }
      const opener = DIALOGS[address];
      if (opener === undefined) continue;
      await button(opener).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await check(`${address}, ${opener}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await button('Account').click();
    await check('account menu');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await button('Find').click();
    await page.getByRole('combobox', { name: 'Find anything' }).waitFor();
    await check('palette');
    expect(wrong).toEqual([]);
  }, 300_000);

  test.each([
    ['is refused', (route: Route) => route.fulfill({ status: 500, json: {} })],
    ['finds no network', (route: Route) => route.abort()],
  ])('of a courier whose every read %s comes to rest, says so, and can try again', async (_how, fail) => {
    const { live } = await bothModes(api);
    const { depot, shipper } = await setUp(live);
    const { id } = await makeOrder(live, shipper);
    page = await open(live, 'account');
    // All but who is signed in, and the files of the application.
    await page.route(/\/console\/(?!session$|assets\/|events)/, (route) =>
      route.request().resourceType() === 'fetch' ? fail(route) : route.fallback(),
    );
    await page.reload();
    for (const address of [
      ...Object.keys(EMPTY_VIEWS),
      `orders/${id}`,
      `today?date=2026-03-11&depot=${depot}`,
    ]) {
      // What the view before has said does not count.
      await page.evaluate(
        `for (const alert of document.querySelectorAll('main [role=alert]')) alert.id = 'before'`,
      );
      const text = await visit(address, page.locator('main [role=alert]:not(#before)'));
      expect([address, text]).toEqual([address, expect.stringContaining('This couldn’t be loaded')]);
      expect([address, text]).toEqual([address, expect.stringContaining('Try again')]);
    }
  });
});
