/** What is done in the console beside the day: developers' work, imports, the setup; and every view looked over, in light and dark. */
import { unwrap } from '@waypost/client';
import { EVENT_TYPES } from '../../src/contracts/events.js';
import { seriousFindings } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import type { ConsoleRun } from '../support/console-run.js';

export function testOffice(run: ConsoleRun): void {
  let { page, origin, day, hook }: ConsoleRun = run;
  beforeAll(() => ({ page, origin, day, hook } = run));
  const { button, view, part, said, focused, look, until } = consoleActions(() => page);

  test('a delivery is replayed, a key made, used and revoked', async () => {
    await view('Developers');
    await part('Deliveries');
    const row = page.getByRole('row').filter({ hasText: hook }).first();
    await row.waitFor();
    const before = run.received.length;
    await button('Replay', row).click();
    await said('The delivery is being sent again.');
    await until(() => run.received.length > before);

    await part('API keys');
    await button('Create key').click();
    await page.getByLabel('Label').fill('Warehouse');
    await button('Create').click();
    const secret = (await page.getByText(/^wp_test_adm_/).textContent()) ?? '';
    await button('Done').click();
    const asked = () =>
      fetch(`${origin}/sandbox/admin/v1/orders?limit=1`, { headers: { Authorization: `Bearer ${secret}` } });
    const first = await asked();
    expect(first.status).toBe(200);
    const made = page.getByRole('row').filter({ hasText: 'Warehouse' });
    await button('Revoke', made).click();
    await made.waitFor({ state: 'detached' });
    expect((await asked()).status).toBe(401);

    await part('Requests');
    await page.getByText(first.headers.get('request-id') ?? 'none').waitFor();
  });

  test('an endpoint keeps its events when its address is changed', async () => {
    const url = `${hook}/all`;
    const made = await unwrap(
      day.client.POST('/webhook-endpoints', { body: { url, events: [...EVENT_TYPES] } }),
    );
    await page.goto(`${origin}/console/developers/endpoints`);
    await button(`More for ${url}`).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('URL').fill(`${url}/moved`);
    await button('Save').click();
    await said('Endpoint saved.');
    const { data } = await unwrap(day.client.GET('/webhook-endpoints'));
    const saved = data.find(({ id }) => id === made.id);
    expect([saved?.url, saved?.events]).toEqual([`${url}/moved`, EVENT_TYPES]);
    const row = page.getByRole('row').filter({ hasText: `${url}/moved` });
    await row.getByRole('cell', { name: 'All', exact: true }).waitFor();
  });

  test('an import with two bad rows is mended there', async () => {
    // Before it is known for whom and where, nothing is sent.
    let known = () => {};
    const isKnown = new Promise<void>((resolve) => (known = resolve));
    await page.route('**/admin/v1/shippers', (route) => isKnown.then(() => route.continue()));
    await page.goto(`${origin}/console/orders/import`);
    await page.getByLabel('CSV file').setInputFiles({
      name: 'orders.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'Ref,Customer,Mobile,Address,City,Postcode,Item,Qty',
          'IMP-1,Ada Byrne,07700 900201,8 Mill Road,Croydon,CR0 4XZ,Wardrobe,3',
          'IMP-2,Tom Byrne,07700 900202,9 Mill Road,Croydon,nowhere,Bed,2',
          'IMP-3,Eve Byrne,07700 900203,10 Mill Road,Croydon,CR0 4XZ,Sofa,none',
        ].join('\n'),
      ),
    });
    await page.getByText('Missing: Shipper.').waitFor();
    expect(await button('Continue').isDisabled()).toBe(true);
    known();
    await button('Continue').click();
    await page.unroute('**/admin/v1/shippers');
    await said('1 order imported, 2 rows to fix.');
    await page.getByRole('textbox', { name: 'Postcode of IMP-2' }).fill('CR0 4XZ');
    await page.getByRole('textbox', { name: 'Pieces of IMP-3' }).fill('1');
    await button('Continue').click();
    await said('3 orders imported.');
    await view('Orders');
    await page.getByRole('searchbox').fill('IMP-3');
    await page.getByRole('link', { name: 'IMP-3' }).click();
    // Without a connection nothing is kept to be done later, unseen.
    await page.getByText('order.created').first().waitFor();
    await page.context().setOffline(true);
    await button('Hold').click();
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
    await page.context().setOffline(false);
    await button('Hold').click();
    await button('Release').waitFor();
  });

  test('the columns of the orders are chosen, and a row opens its order', async () => {
    await view('Orders');
    const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
    await heading('Shipper').waitFor();
    expect(await heading('Phone').count()).toBe(0);
    await button('Columns').click();
    await page.getByRole('menuitemcheckbox', { name: 'Phone' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Shipper' }).click();
    await page.keyboard.press('Escape');
    await heading('Phone').waitFor();
    expect(await heading('Shipper').count()).toBe(0);

    const row = page.getByRole('row').nth(2);
    const reference = (await row.getByRole('link').textContent()) ?? '';
    await page.getByRole('row').nth(1).getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(`a ${reference}`);
    await row.getByRole('cell').last().click();
    await page.getByRole('heading', { level: 1, name: reference }).waitFor();
  });

  test('every view is sound in light and dark, and keeps to its policy', async () => {
    const views = [
      `today?date=${day.date}&depot=${day.depot}`,
      ...['inbox', 'orders', 'orders/import', 'reports'],
      ...['keys', 'endpoints', 'deliveries', 'events', 'requests'].map((name) => `developers/${name}`),
      ...['depots', 'slots', 'vans', 'drivers', 'shippers', 'texts', 'settings', 'staff', 'audit'].map(
        (name) => `setup/${name}`,
      ),
    ];
    for (const address of views) {
      await page.goto(`${origin}/console/${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByLabel('Loading').waitFor({ state: 'detached' });
      expect(await page.getByRole('main').count()).toBe(1);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([address, colorScheme, await seriousFindings(page)]).toEqual([address, colorScheme, []]);
        await look(`console-${address.split('?')[0]?.replace('/', '-')}-${colorScheme}`);
      }
    }
    expect(run.refusedByPolicy).toEqual([]);
  });

  test('the week keeps its Sundays, a driver gets shifts, and answers are shown by hour', async () => {
    const path = { depot_id: day.depot };
    const windows = [0, 1].map((weekday) => ({ weekday, from: '08:00', to: '12:00', capacity: 7 }));
    const schedule = { params: { path }, body: { windows, overrides: [] } };
    await unwrap(day.client.PUT('/depots/{depot_id}/slot-schedule', schedule));
    await page.goto(`${origin}/console/setup/slots`);
    await page.getByLabel('Depot').selectOption(day.depot);
    await page.getByRole('spinbutton', { name: '08:00–12:00 on Sunday' }).fill('9');
    await button('Save week').click();
    await said('Week saved.');
    const kept = await unwrap(day.client.GET('/depots/{depot_id}/slot-schedule', { params: { path } }));
    expect(kept.windows.map(({ weekday, capacity }) => [weekday, capacity]).sort()).toEqual([
      [0, 9],
      [1, 7],
    ]);

    await part('Drivers');
    await button('Edit', page.getByRole('row').filter({ hasText: 'Driver 1' }).first()).click();
    await page.getByLabel('Works').selectOption('shifts');
    await page.getByRole('checkbox', { name: 'Friday' }).uncheck();
    await button('Save').click();
    await said('Driver 1 saved.');
    await page.getByText('Mon–Thu 08:00–17:00').waitFor();

    await view('Reports');
    await page.getByRole('figure', { name: /^When recipients answer: [1-9]/ }).waitFor();
    await button('Answers by hour').click();
    await page.getByRole('table', { name: 'Answers by weekday and hour' }).waitFor();
  });

  test('what cannot be had says so, what is wrong stands at its field, what is lost is asked about', async () => {
    await page.route('**/admin/v1/depots', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${origin}/console/setup/slots`);
    await page.getByRole('alert').getByText('This couldn’t be loaded').waitFor();
    await page.unroute('**/admin/v1/depots');
    await page.reload();
    await page.getByRole('table', { name: 'Deliveries per slot' }).waitFor();

    await view('Developers');
    await button('Create key').click();
    await page.getByLabel('Label').fill('Of yesterday');
    await page.getByLabel('Expires').fill('2020-01-01');
    await button('Create').click();
    await page.getByRole('dialog').getByRole('alert').getByText('Expires must lie ahead.').waitFor();
    await button('Cancel').click();

    const vehicle = async () => {
      const { data } = await unwrap(day.client.GET('/vehicles'));
      return data.find(({ name, depot }) => name === 'Van 1' && depot === day.depot);
    };
    expect((await vehicle())?.capacity_kg).toBe(1_500);
    await page.goto(`${origin}/console/setup/vans#${(await vehicle())?.id}`);
    const row = page.locator('tr.is-target');
    await button('Edit', row).click();
    await page.getByLabel('Load (kg)').fill('');
    await button('Save').click();
    await said('Van 1 saved.');
    expect((await vehicle())?.capacity_kg).toBeUndefined();
    await button('Remove', row).click();
    await button('Cancel', page.getByRole('dialog', { name: 'Remove Van 1?' })).click();
    expect(await vehicle()).toBeDefined();
  });
}
