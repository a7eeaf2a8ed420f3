/** Views of the console, over an API without workers: of a courier that has nothing, and of goods that cannot be loaded. */
import type { Page } from 'playwright-core';
import { describeInBrowser, seriousFindings } from '../support/browser.js';
import { bothModes, EMPTY_VIEWS } from '../support/console.js';
import { consoleActions } from '../support/console-actions.js';
import { makeOrder, scanIn, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';

describeInBrowser('every view', () => {
  const { api, open } = usePages();
  let page: Page;
  const { button, look, said, until, visit } = consoleActions(() => page);

  test('of a courier that has nothing comes to rest, and says so', async () => {
    const { live } = await bothModes(api);
    page = await open(live, 'today');
    for (const [address, words] of Object.entries(EMPTY_VIEWS)) {
      const text = await visit(address, page.getByRole('main').getByText(words));
      expect([address, text]).toEqual([address, expect.stringContaining(words)]);
    }
    // Once somebody has signed out, nothing but the session is asked for.
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.getByLabel('Email').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(`${api.origin}/console/today?date=2026-01-05&depot=dep_none`);
    await page.getByLabel('Email').waitFor();
    expect(asked).toEqual(['/console/session']);
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
    page = await open(bare.live, 'today?date=2026-01-05');
    // The day asked for is of the environment that is left.
    await page.getByText('Live', { exact: true }).click();
    await button('Fill a sample day').click();
    await page.waitForURL('**/today?date=*');
    await page.getByText('24 orders').first().waitFor();
    await look('first-day-sample');
    const [order] = (await bare.sandbox.get('/orders?limit=1')).body.data;
    expect(order).toMatchObject({ status: 'booked', pieces: { scanned: order.pieces.expected } });
    await page.getByText('Optimise plans them').waitFor();
  });

  test('an empty courier comes to its first published route by the browser alone', async () => {
    const { live, sandbox } = await bothModes(api);
    page = await open(live, 'today');
    await button('Try it in the sandbox first').click();
    const dialog = page.getByRole('dialog');
    const add = async (what: string, values: Record<string, string>) => {
      await button(`Add a ${what}`).click();
      for (const [label, text] of Object.entries(values)) {
        await dialog.getByLabel(label, { exact: true }).fill(text);
      }
      await button('Add', dialog).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await add('depot', { Name: 'Croydon', Address: '1 Depot Way', Town: 'Croydon', Postcode: 'CR0 4XZ' });
    await add('van', { Name: 'Luton 1' });
    await add('driver', { Name: 'Uma Usman', Phone: '07700 900010' });
    await add('shipper', { Name: 'Hearth & Home' });
    const rows = [
      'Sales Order,Title,Forename,Surname,Address,Town,Post Code,Mobile,Product,Qty,Weight',
      'FD-1,Ms,Ada,Byrne,1 Rose Lane,London,SE2 9NL,07700 900101,Corner sofa,2,121 kg',
      'FD-2,Mr,Bo,Lee,2 Rose Lane,London,SE2 9NL,,Wardrobe,3,84',
    ];
    await page.getByRole('link', { name: 'Import a file' }).click();
    await page.getByLabel('CSV file').setInputFiles({
      ...{ name: 'first.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(rows.join('\n')),
    });
    await button('Continue').click();
    await page.getByText('2 orders imported.').waitFor();
    await page.getByText('1 order has neither phone nor email').waitFor();

    // Without a reader: by the orders' numbers.
    await page.getByRole('link', { name: 'Receive them' }).click();
    const due = page.getByRole('region', { name: 'Due' });
    for (const reference of ['FD-1', 'FD-2']) {
      await button(reference, due).click();
      await button('All in', page.getByRole('list', { name: `Pieces of ${reference}` })).click();
      await due.getByText(reference).waitFor({ state: 'detached' });
    }
    await look('first-day-received');

    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Orders' }).click();
    const order = page.getByRole('row').filter({ hasText: 'Ms Ada Byrne' });
    await order.getByRole('checkbox').check();
    await page.getByRole('row').filter({ hasText: 'Mr Bo Lee' }).getByRole('checkbox').check();
    await button('Book…').click();
    await dialog.getByText('08:00–12:00').first().click();
    await button('Book', dialog).click();
    await page.getByText('2 orders booked.').first().waitFor();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Today' }).click();
    await page.getByRole('listitem').filter({ hasText: '2 of 2 orders booked' }).waitFor();
    await look('first-day-booked');

    // The board opens on their day.
    await button('Open the board').click();
    await button('New route').click();
    await dialog.getByLabel('Driver').selectOption('Uma Usman');
    await button('Tick all 2', dialog).click();
    await button('Review route of 2 stops', dialog).click();
    await button('Keep and publish').click();
    await button('Publish now').click();
    await said('1 route published.');
    await page.evaluate(() => (globalThis as any).sessionStorage.clear());
    await page.goto(`${api.origin}/console/today`);
    await page.getByRole('heading', { level: 1, name: 'Today', exact: true }).waitFor();
    await page.getByText('Nothing is planned for this day').or(page.locator('.board')).first().waitFor();
    expect(await page.getByText('Plan your first day').count()).toBe(0);

    // The desk stays at its depot when one is added that is listed before it.
    const { address } = (await sandbox.get('/depots')).body.data[0];
    await sandbox.post('/depots', { name: 'Ashford', address, opening: { from: '07:00', to: '19:00' } });
    // Today has a field of this name, too.
    await visit('receiving', page.getByLabel('Barcode: In'));
    const depot = page.getByRole('combobox', { name: 'Depot' });
    await until(async () => (await depot.locator('option').allInnerTexts()).join() === 'Ashford,Croydon');
    expect(await depot.locator('option:checked').innerText()).toBe('Croydon');
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
    await dialog.getByLabel('Loading').waitFor({ state: 'detached' });
  });
});
