/**
 * Every view of the console, over an API without workers, of a courier that has nothing, and of one whose every read
 * fails: each comes to rest, and says what is missing.
 */
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { bothModes } from '../support/console.js';
import { consoleActions } from '../support/console-actions.js';
import { makeOrder, scanIn, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';

/** Each view, and what it says of a courier that has nothing. */
const EMPTY = {
  today: 'No depots yet',
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

describeInBrowser('every view', () => {
  const { api, open } = usePages();
  let page: Page;
  const { go, look, until } = consoleActions(() => page);

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
    // Where one begins.
    await go('today');
    await page.getByRole('link', { name: 'Add a depot' }).click();
    await page.waitForURL('**/setup/depots');
  });

  test('of a courier whose every read fails comes to rest, and says so', async () => {
    const { live } = await bothModes(api);
    const { depot, shipper } = await setUp(live);
    const { id } = await makeOrder(live, shipper);
    page = await open(live, 'account');
    // All but who is signed in, and the files of the application.
    await page.route(/\/console\/(?!session$|assets\/|events)/, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 500, json: {} })
        : route.fallback(),
    );
    await page.reload();
    for (const address of [...Object.keys(EMPTY), `orders/${id}`, `today?date=2026-03-11&depot=${depot}`]) {
      // What the view before has said does not count.
      await page.evaluate(
        `for (const alert of document.querySelectorAll('main [role=alert]')) alert.id = 'before'`,
      );
      const text = await visit(address, page.locator('main [role=alert]:not(#before)'));
      expect([address, text]).toEqual([address, expect.stringContaining('This couldn’t be loaded')]);
    }
  });

  test('pieces and their scans that cannot be loaded say so, and are asked for again by hand', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const { id, reference } = await makeOrder(live, shipper);
    await scanIn(live, { id });
    page = await open(live, `orders/${id}`);
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
