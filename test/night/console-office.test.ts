/**
 * What is done in the console beside the day: developers' work, imports, the setup; and every view looked over, in
 * light and dark.
 */
import { unwrap } from '@waypost/client';
import { EVENT_TYPES } from '../../src/contracts/events.js';
import { describeInBrowser, seriousFindings } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import { type ConsoleRun, useConsole } from '../support/console-run.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeInBrowser("the console's office", () => {
  const run = useConsole();
  let { page, origin, day, hook }: ConsoleRun = run;
  beforeAll(() => ({ page, origin, day, hook } = run));
  const { button, view, part, said, expectFocus, look, until } = consoleActions(() => page);

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

  test('a key and a secret are replaced with an overlap, from addresses of their own', async () => {
    await page.goto(`${origin}/console/developers/keys`);
    await button('Create key').click();
    await page.getByLabel('Label').fill('Till');
    await page.getByLabel('Used from').fill('203.0.113.0/24\n2001:db8::/32');
    await button('Create').click();
    await button('Done').click();
    const keys = page.getByRole('row').filter({ hasText: 'Till' });
    await keys.getByText('203.0.113.0/24, 2001:db8::/32').waitFor();
    await button('Roll', keys).click();
    await page.getByLabel('Hours the old key keeps working').fill('200');
    await button('Roll key').click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.getByLabel('Hours the old key keeps working').fill('48');
    await button('Roll key').click();
    await page.getByText(/^wp_test_adm_/).waitFor();
    await button('Done').click();
    await keys.nth(1).waitFor();
    const { data } = await unwrap(day.client.GET('/api-keys'));
    const till = data.filter(({ label }) => label === 'Till');
    expect(till.map(({ allowed_ips: networks }) => networks?.length)).toEqual([2, 2]);
    const ends = till.map(({ expires_at: at }) => (at === null ? null : Date.parse(at) - Date.now()));
    expect(ends.filter((end) => end !== null && end > 47 * 3_600_000 && end <= 48 * 3_600_000)).toHaveLength(
      1,
    );

    const url = `${hook}/rotated`;
    const events = ['order.created' as const];
    await unwrap(day.client.POST('/webhook-endpoints', { body: { url, events } }));
    await part('Endpoints');
    await button(`More for ${url}`).click();
    await page.getByRole('menuitem', { name: 'Rotate secret…' }).click();
    const hours = page.getByLabel('Hours the old secret keeps working');
    await hours.fill('200');
    await button('Rotate secret').click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await hours.fill('2');
    await button('Rotate secret').click();
    await page.getByText(/^whsec_/).waitFor();
  });

  test('a shorter retention waits, is called off, and the audit log has what it was', async () => {
    await page.goto(`${origin}/console/setup/settings`);
    await page.getByLabel('Colour of emails').fill('#ffffff');
    await button('Save').click();
    await page
      .getByRole('alert')
      .getByText(/too light/)
      .waitFor();
    await button('Close message').click();
    await page.getByLabel('Colour of emails').fill('#0b5fff');
    await page.getByRole('checkbox', { name: 'Their stop is next' }).check();
    await page.getByLabel('Kept for (days)').fill('900');
    await button('Save').click();
    await page.getByText(/Kept for ever until .*, then 900 days/).waitFor();
    await button('Keep for ever').click();
    await said('Personal data are kept for ever, as before.');
    await page.getByText('Not in effect yet').waitFor({ state: 'detached' });
    const settings = await unwrap(day.client.GET('/settings'));
    expect([settings.colour, settings.notify_recipients]).toEqual(['#0b5fff', ['next_stop']]);
    await part('Shippers');
    await button('Edit', page.getByRole('row').filter({ hasText: 'Oak & Ash' })).click();
    await page.getByRole('checkbox', { name: 'A visit fails' }).check();
    await page.getByRole('checkbox', { name: /^All in one email/ }).check();
    await button('Save').click();
    await said('Oak & Ash saved.');
    const path = { shipper_id: day.shipper };
    const { notify } = await unwrap(day.client.GET('/shippers/{shipper_id}', { params: { path } }));
    expect(notify).toEqual({ events: ['stop.failed'], daily: true });
    await part('Audit log');
    const change = page.getByRole('row').filter({ hasText: 'Settings changed' }).first();
    await change.getByText('Retention days').waitFor();
    expect(await change.getByRole('deletion').first().textContent()).toContain('900');
    expect(await change.getByRole('insertion').first().textContent()).toContain('nothing');
  });

  test('sessions are listed with their devices, and another one is ended', async () => {
    const elsewhere = await run.newPage({ userAgent: FIREFOX });
    await elsewhere.goto(run.link);
    await elsewhere.getByRole('navigation', { name: 'Views' }).waitFor();
    await button('Account').click();
    await page.getByRole('menuitem', { name: 'Your sessions' }).click();
    const sessions = page.getByRole('table', { name: 'Sessions' });
    await sessions.getByText('This device').waitFor();
    expect(await sessions.getByText('This device').count()).toBe(1);
    await button('End session of Firefox on Windows', sessions).click();
    await said('Firefox on Windows is signed out.');
    await sessions.getByText('Firefox on Windows').waitFor({ state: 'detached' });
    await elsewhere.reload();
    await elsewhere.getByLabel('Email').waitFor();
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
          'Total,,,,,,,5',
        ].join('\n'),
      ),
    });
    await page.getByText('Missing: Shipper.').waitFor();
    expect(await button('Continue').isDisabled()).toBe(true);
    known();
    await button('Continue').click();
    await page.unroute('**/admin/v1/shippers');
    await said('1 order imported, 3 rows to fix.');
    await button('Leave out Total').click();
    await said('1 order imported, 2 rows to fix.');
    await page.getByRole('textbox', { name: 'Postcode of IMP-2' }).fill('CR0 4XZ');
    await page.getByRole('textbox', { name: 'Pieces of IMP-3' }).fill('1');
    await button('Continue').click();
    await said('3 orders imported.');
    await view('Orders');
    await page.getByRole('searchbox').fill('IMP-3');
    await page.getByRole('link', { name: 'IMP-3' }).click();
    await button('Hold').waitFor();
    // Without a connection nothing is kept to be done later, unseen.
    await page.context().setOffline(true);
    await button('Hold').click();
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
    await page.context().setOffline(false);
    await button('Hold').click();
    await button('Release').waitFor();
  });

  test('the office splits an order, amends a proof, sees what a postponed day would do, and reads why not', async () => {
    const openOrder = async (reference: string) => {
      await page.goto(`${origin}/console/orders?q=${reference}`);
      await page.getByRole('link', { name: reference, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: reference }).waitFor();
      await button('More').waitFor();
    };
    await openOrder('IMP-1');
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Ask for a slot Its goods are not in yet.' }).waitFor();
    await page.getByRole('menuitem', { name: 'Change the goods…' }).click();
    await page.getByRole('spinbutton', { name: 'Pieces' }).fill('2');
    await button('Save').click();
    await said('The goods of IMP-1 are changed.');
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Split…' }).click();
    await page
      .getByRole('group', { name: /Pieces that come later/ })
      .getByRole('checkbox')
      .first()
      .check();
    await button('Split').click();
    await said(/^1 piece moved to IMP-1/);

    await deliver(day.light);
    await openOrder(day.light);
    await button('Amend the proof…').click();
    await page.getByLabel('Received by').fill('A. Byrne');
    await button('Save').click();
    await said(`${day.light} is completed.`);
    await page.getByText('Received by A. Byrne').waitFor();
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Cancel… It has been delivered.' }).waitFor();
    await page.keyboard.press('Escape');

    await page.goto(`${origin}/console/today?date=${day.date}&depot=${day.depot}`);
    await button('The day, more').click();
    await page.getByRole('menuitem', { name: 'Postpone the day…' }).click();
    await button('Show what would happen').click();
    await page.getByText('The day stays open for bookings.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look('console-postpone');
    await button('Keep the day').click();
  });

  /** Has Van 2 deliver an order of the day. */
  async function deliver(reference: string): Promise<void> {
    const { client, date, depot } = day;
    const [vehicles, drivers, orders] = await Promise.all([
      unwrap(client.GET('/vehicles')),
      unwrap(client.GET('/drivers')),
      unwrap(client.GET('/orders', { params: { query: { q: reference } } })),
    ]);
    const idOf = (name: string, of: readonly { id: string; name: string; depot?: string }[]) =>
      of.find((one) => one.name === name && one.depot === depot)?.id ?? '';
    const stops = orders.data.map(({ id }) => id);
    const [vehicle, driver] = [idOf('Van 2', vehicles.data), idOf('Driver 2', drivers.data)];
    const route = await unwrap(client.POST('/routes', { body: { date, depot, vehicle, driver, stops } }));
    const published = { params: { path: { route_id: route.id } } };
    const run = await unwrap(client.POST('/routes/{route_id}/publish', published));
    const path = { run_id: run.id };
    await unwrap(client.POST('/runs/{run_id}/start', { params: { path } }));
    const [stop] = (await unwrap(client.GET('/runs/{run_id}/stops', { params: { path } }))).data;
    const visit = { ...path, stop_id: stop?.id ?? '' };
    const body = { signed_by: 'Ada Byrne' };
    await unwrap(client.POST('/runs/{run_id}/stops/{stop_id}/complete', { params: { path: visit }, body }));
  }

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
    // The menu gives the focus back a moment after it has gone.
    await expectFocus(/^button Columns$/);
    await page.getByRole('row').nth(1).getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expectFocus(new RegExp(`^a ${reference}$`));
    await row.getByRole('cell').last().click();
    await page.getByRole('heading', { level: 1, name: reference }).waitFor();
  });

  test('every view is sound in light and dark, and keeps to its policy', async () => {
    const main =
      'account inbox orders orders/import orders/new orders/write receiving reports reports/visits reports/ageing reports/returns';
    const developers = 'keys endpoints deliveries events requests';
    const setup = 'depots slots vans drivers shippers texts opt-outs settings staff audit';
    const views = [
      `today?date=${day.date}&depot=${day.depot}`,
      ...main.split(' '),
      ...developers.split(' ').map((name) => `developers/${name}`),
      ...setup.split(' ').map((name) => `setup/${name}`),
    ];
    for (const [index, address] of views.entries()) {
      // Opened as fast as this, all the views together make more requests than a session may in a minute.
      if (index % 8 === 0) await run.signIn();
      await page.goto(`${origin}/console/${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByLabel('Loading').waitFor({ state: 'detached' });
      expect(await page.getByRole('main').count()).toBe(1);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // What differs in the dark is the colours.
        const rules = colorScheme === 'dark' ? 'contrast' : 'all';
        expect([address, colorScheme, await seriousFindings(page, rules)]).toEqual([
          address,
          colorScheme,
          [],
        ]);
        await look(`console-${address.split('?')[0]?.replace('/', '-')}-${colorScheme}`);
      }
    }
  }, 120_000);

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
    await page.getByRole('dialog').getByRole('alert').getByText('Expires must be in the future.').waitFor();
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
    await button('More for Van 1', row).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await button('Cancel', page.getByRole('dialog', { name: 'Remove Van 1?' })).click();
    expect(await vehicle()).toBeDefined();
  });

  test('several orders are held at once, and released by one undo', async () => {
    await page.goto(`${origin}/console/orders?q=IMP-`);
    const references = ['IMP-1', 'IMP-2'];
    for (const reference of references)
      await page.getByRole('checkbox', { name: `Select ${reference}`, exact: true }).check();
    await button('Hold').click();
    await said('2 orders on hold.');
    const row = (reference: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name: reference, exact: true }) });
    for (const reference of references) await row(reference).getByText('On hold').waitFor();
    await page.keyboard.press('z');
    await said('2 orders restored.');
    for (const reference of references)
      await row(reference).getByText('On hold').waitFor({ state: 'detached' });
  });
});
