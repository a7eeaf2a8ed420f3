/**
 * Every view of the console, over an API without workers, of a courier that has nothing, and of one whose every read
 * fails: each comes to rest, and says what is missing.
 */
import type { Locator, Page, Route } from 'playwright-core';
import { allFindings, describeInBrowser, seriousFindings } from '../support/browser.js';
import { bothModes } from '../support/console.js';
import { consoleActions } from '../support/console-actions.js';
import { makeOrder, scanIn, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';
import { emptyDay, publishedRun } from '../support/planning.js';

/** Each view, and what it says of a courier that has nothing. */
const EMPTY = {
  today: 'Plan your first day',
  inbox: 'Nothing needs attention',
  orders: 'No orders yet',
  'orders/import': 'No depots yet',
  'orders/new': 'No depots yet',
  'orders/write': 'No depots yet',
  'orders/ord_none': 'There is no order.',
  receiving: 'No depots yet',
  reports: 'No deliveries in this period',
  'reports/visits': 'No visits in this period',
  'reports/ageing': 'Nothing waits',
  'reports/returns': 'Nothing goes back',
  'developers/keys': 'Last used',
  'developers/endpoints': 'No endpoints yet',
  'developers/deliveries': 'No endpoints yet',
  'developers/events': 'Nothing has happened yet',
  'developers/requests': 'Status',
  'setup/depots': 'No depots yet',
  'setup/slots': 'No depots yet',
  'setup/vans': 'No vans yet',
  'setup/drivers': 'No drivers yet',
  'setup/shippers': 'No shippers yet',
  'setup/texts': 'Built in',
  'setup/opt-outs': 'Every number gets texts',
  'setup/settings': 'Time zone',
  'setup/staff': 'Permissions',
  'setup/audit': 'Who changed what, newest first.',
  account: 'This device',
};

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
  const { button, go, look, said, until } = consoleActions(() => page);

  /** Goes to a view, waits until it has said something new and loads nothing any more; returns what it says. */
  async function visit(address: string, said: Locator): Promise<string> {
    await go(address);
    await said.first().waitFor();
    await until(async () => (await page.getByLabel('Loading').count()) === 0);
    await look(`view-${address.replaceAll('/', '-')}`);
    return page.getByRole('main').innerText();
  }

  test('of a courier that has nothing comes to rest, and says so', async () => {
    const { live } = await bothModes(api);
    page = await open(live, 'today');
    for (const [address, words] of Object.entries(EMPTY)) {
      const text = await visit(address, page.getByRole('main').getByText(words));
      expect([address, text]).toEqual([address, expect.stringContaining(words)]);
    }
  });

  test('a first day is a checklist that fills itself in; it goes once a route is published', async () => {
    const { live, sandbox } = await bothModes(api);
    page = await open(live, 'today');
    const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await button('Add a depot').click();
    for (const [label, text] of [
      ['Name', 'Croydon'],
      ['Address', '1 Depot Way'],
      ['Town', 'Croydon'],
      ['Postcode', 'CR0 4XZ'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await step('Hours and slots').getByText('Monday to Saturday').waitFor();
    await button('Add a van').click();
    await page.getByLabel('Name', { exact: true }).fill('Luton 1');
    await button('Add and add another').click();
    await said('Luton 1 saved.');
    await until(async () => (await page.getByLabel('Name', { exact: true }).inputValue()) === '');
    await page.getByLabel('Name', { exact: true }).fill('Luton 2');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await step('Vans').getByText('Luton 1, Luton 2').waitFor();
    // The only depot is theirs.
    const vans = (await live.get('/vehicles')).body.data;
    expect(new Set(vans.map(({ depot }: any) => depot))).toEqual(
      new Set([(await live.get('/depots')).body.data[0].id]),
    );
    await look('first-day');
    expect(await seriousFindings(page)).toEqual([]);

    // What the sandbox has besides comes over, after a preview.
    await setUp(sandbox);
    await button('Copy set-up from sandbox').click();
    await page.getByText('1 driver is texted a link to the app.').waitFor();
    await look('first-day-copy');
    await button('Copy', page.getByRole('dialog')).click();
    await step('Drivers').getByText('Uma Usman').waitFor();
    await step('Shippers').getByText('Hearth & Home').waitFor();
    await page.getByRole('link', { name: 'Import a file' }).waitFor();

    // In the sandbox a day is filled in one go, and planned from there.
    const bare = await bothModes(api);
    page = await open(bare.live, 'today');
    await page.getByRole('switch', { name: 'Sandbox' }).click();
    await button('Fill a sample day').click();
    await page.waitForURL('**/today?date=*');
    await page.getByText('24 orders').first().waitFor();
    await look('first-day-sample');
    const [order] = (await bare.sandbox.get('/orders?limit=1')).body.data;
    expect(order).toMatchObject({ status: 'booked', pieces: { scanned: order.pieces.expected } });
    await page.getByText('Optimise plans them').waitFor();
    // As in another tab: this one comes back to the day that it showed.
    await page.evaluate(() => (globalThis as any).sessionStorage.clear());
    await page.goto(`${api.origin}/console/today`);
    await page.getByText('Plan your first day').waitFor();
    // Whatever was on the road was published.
    await api.owner.query(`update orders set status = 'delivered' where tenant_id = $1`, [
      bare.sandbox.tenant.id,
    ]);
    await page.reload();
    await page.getByRole('button', { name: 'Optimise' }).waitFor();
  });

  test('of a courier with a day, at phone width: axe finds nothing in any view, menu or dialog', async () => {
    const day = await emptyDay(api, { mode: 'live' });
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
    const { stops } = await publishedRun(api, day, 2);
    const today = `today?date=${day.date}&depot=${day.depot}`;
    page = await open(day.client, today);
    await page.setViewportSize({ width: 390, height: 844 });
    const views = Object.keys(EMPTY).filter(
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
    for (const address of [...Object.keys(EMPTY), `orders/${id}`, `today?date=2026-03-11&depot=${depot}`]) {
      // What the view before has said does not count.
      await page.evaluate(
        `for (const alert of document.querySelectorAll('main [role=alert]')) alert.id = 'before'`,
      );
      const text = await visit(address, page.locator('main [role=alert]:not(#before)'));
      expect([address, text]).toEqual([address, expect.stringContaining('This couldn’t be loaded')]);
      expect([address, text]).toEqual([address, expect.stringContaining('Try again')]);
    }
  });

  test('pieces and their scans that cannot be loaded say so, and are asked for again by hand', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const { id, reference } = await makeOrder(live, shipper);
    await scanIn(live, { id });
    page = await open(live, `orders/${id}?tab=goods`);
    const pieces = page.getByRole('region', { name: 'Pieces' });
    await pieces.locator('code').first().waitFor();
    await page.route('**/admin/v1/pieces/*/scans*', (route) => route.fulfill({ status: 500, json: {} }));
    await pieces.getByRole('button').first().click();
    const failed = pieces.getByRole('alert').getByText('This couldn’t be loaded');
    await failed.waitFor();
    await page.unroute('**/admin/v1/pieces/*/scans*');
    await pieces.getByRole('button', { name: 'Try again' }).click();
    await pieces.getByRole('list', { name: 'Scans' }).getByRole('listitem').waitFor();

    await page.route('**/admin/v1/orders/*/pieces*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Split…' }).click();
    const dialog = page.getByRole('dialog', { name: `Split ${reference}` });
    await dialog.getByRole('alert').getByText('This couldn’t be loaded').waitFor();
    expect(await dialog.getByLabel('Loading').count()).toBe(0);
  });
});
