/** Forms and lists of the console in a browser: what they keep, and what they send. Over an API without workers. */
import { describeInBrowser, look, seriousFindings } from '../support/browser.js';
import { bothModes } from '../support/console.js';
import { passed } from '../support/console-actions.js';
import { makeOrder, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';

describeInBrowser('Forms and lists', () => {
  const { api, open } = usePages();

  test('a saved view opens with its search, and the browser leads back to the one before', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const [ada, bo] = [
      await makeOrder(live, shipper, { reference: 'ADA-1' }),
      await makeOrder(live, shipper, { reference: 'BO-2' }),
    ];
    const page = await open(live, 'orders');
    const field = page.getByRole('searchbox', { name: 'Search orders' });
    const row = ({ reference }: { reference: string }) =>
      page.getByRole('row').filter({ hasText: reference });
    await row(ada).waitFor();
    await field.fill(ada.reference);
    await row(bo).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Ada’s');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await field.fill('');
    await row(bo).waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Ada’s', exact: true }).click();
    await row(bo).waitFor({ state: 'detached' });
    // Longer than it waits for somebody who is typing.
    await passed(page, 500);
    expect([await field.inputValue(), new URL(page.url()).searchParams.get('q')]).toEqual([
      ...[ada.reference, ada.reference],
    ]);
    await page.goBack();
    await row(bo).waitFor();
    expect(await field.inputValue()).toBe('');
  });

  test('undo while somebody types takes back what was typed, and no orders', async () => {
    const { live } = await bothModes(api);
    const { id } = await makeOrder(live, (await setUp(live)).shipper);
    const page = await open(live, 'orders');
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Hold', exact: true }).click();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    const field = page.getByRole('searchbox', { name: 'Search orders' });
    await field.focus();
    await field.press('x');
    await field.press('Control+z');
    await passed(page, 100);
    expect((await live.get(`/orders/${id}`)).body.status).toBe('on_hold');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+z');
    await page.getByText('1 order restored.').waitFor();
    expect((await live.get(`/orders/${id}`)).body.status).not.toBe('on_hold');
  });

  test('the week of one depot is neither lost to another one unasked, nor saved there', async () => {
    const { live } = await bothModes(api);
    await setUp(live);
    const leeds = await live.post('/depots', {
      name: 'Leeds',
      address: { line1: '1 Depot Way', town: 'Leeds', postcode: 'LS1 4AP' },
      opening: { from: '06:30', to: '21:00' },
    });
    expect(leeds.status).toBe(201);
    const page = await open(live, 'setup/slots');
    const [depot, first] = [page.getByLabel('Depot'), page.locator('.week input[type=number]').first()];
    await depot.selectOption('Leeds');
    await first.waitFor();
    await depot.selectOption('Croydon');
    await first.waitFor();
    const before = await first.inputValue();
    await first.fill('77');
    await depot.selectOption('Leeds');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect([await first.inputValue(), await depot.locator('option:checked').textContent()]).toEqual([
      ...['77', 'Croydon'],
    ]);
    await depot.selectOption('Leeds');
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    expect(await first.inputValue()).toBe(before);

    // Somebody works at one depot: the next view opens there, though it is not the first by name.
    const alton = await live.post('/depots', {
      name: 'Alton',
      address: { line1: '1 Way', town: 'Alton', postcode: 'GU34 1AA' },
      opening: { from: '06:30', to: '21:00' },
    });
    expect(alton.status).toBe(201);
    for (const view of ['receiving', 'setup/slots']) {
      await page.goto(new URL(`/console/${view}`, page.url()).href);
      await depot.waitFor();
      expect(await depot.locator('option:checked').textContent()).toBe('Leeds');
    }
    await page.getByRole('button', { name: 'Close a day' }).click();
    // A bank holiday is closed at every depot at once.
    const closing = page.getByRole('dialog', { name: 'Close a day' });
    expect(await closing.getByLabel('Depot').locator('option:checked').textContent()).toBe('Leeds');
    await closing.getByLabel('Date').fill('25/12/2027');
    await closing.getByLabel('Depot').selectOption('All depots');
    await closing.getByRole('button', { name: 'Close the day' }).click();
    await page.getByText('Sat 25 Dec is closed at Alton, Croydon and Leeds.').waitFor();
    for (const { id } of (await live.get('/depots')).body.data)
      expect((await live.get(`/depots/${id}/slot-schedule`)).body.overrides).toEqual([
        expect.objectContaining({ date: '2027-12-25', closed: true }),
      ]);
  });

  test('settings that are being edited stay when others are saved meanwhile', async () => {
    const { live } = await bothModes(api);
    await live.patch('/settings', { retention_days: 90 });
    const page = await open(live, 'setup/settings');
    const [sender, kept] = [page.getByLabel('Sender name'), page.getByLabel('Kept for (days)')];
    await sender.fill('Hearth');
    await live.patch('/settings', { retention_days: 120 });
    await page.waitForFunction(() =>
      [...(globalThis as any).document.querySelectorAll('input')].some(({ value }: any) => value === '120'),
    );
    expect([await sender.inputValue(), await kept.inputValue()]).toEqual(['Hearth', '120']);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Settings saved.').waitFor();
    expect((await live.get('/settings')).body).toMatchObject({ sender_name: 'Hearth', retention_days: 120 });
    await page.getByText('Unsaved changes.').waitFor({ state: 'detached' });
  });

  test('Escape closes an open month, and then the dialog; a secret is copied once for each key', async () => {
    const { live } = await bothModes(api);
    const page = await open(live, 'developers/keys');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const create = page.getByRole('button', { name: 'Create key' });
    const dialog = page.getByRole('dialog', { name: 'Create an API key' });
    await create.click();
    await dialog.getByLabel('Expires').press('Alt+ArrowDown');
    await dialog.locator('.month').waitFor();
    await page.keyboard.press('Escape');
    await dialog.locator('.month').waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const make = async (label: string) => {
      await create.click();
      await dialog.getByLabel('Label').fill(label);
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await make('First');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    await make('Second');
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  });

  test('Enter in the finder waits for what was typed, and opens nothing that was found before', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const first = await makeOrder(live, shipper, { reference: 'FIRST-1' });
    const second = await makeOrder(live, shipper, { reference: 'SECOND-2' });
    const page = await open(live, 'orders');
    await page.getByRole('row').filter({ hasText: first.reference }).waitFor();
    await page.keyboard.press('k');
    const field = page.getByRole('combobox', { name: 'Find anything' });
    await field.fill(first.reference);
    await page.getByRole('option').filter({ hasText: first.reference }).waitFor();
    let answer = () => {};
    const isPressed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/admin/v1/orders?*', (route) => isPressed.then(() => route.continue()));
    await field.fill(second.reference);
    await page.keyboard.press('Enter');
    answer();
    await page.waitForURL(`**/orders/${second.id}`);
  });

  test('where an order is cancelled and its message fails, only the message is sent again', async () => {
    const { live } = await bothModes(api);
    const { id } = await makeOrder(live, (await setUp(live)).shipper);
    const page = await open(live, `orders/${id}`);
    const refusal = { code: 'invalid_state', message: 'Not now.', param: '' };
    let isRefused = false;
    await page.route('**/orders/*/messages', (route) => {
      if (isRefused || route.request().method() !== 'POST') return route.continue();
      isRefused = true;
      return route.fulfill({ status: 409, json: { error: refusal } });
    });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Cancel…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Cancel order/ });
    await dialog.getByLabel(/^Write to/).check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('alert').getByText('The order is cancelled, but the message was not sent').waitFor();
    expect((await live.get(`/orders/${id}`)).body.status).toBe('cancelled');
    await dialog.getByText('Its recipient has not been told.').waitFor();
    await dialog.getByRole('button', { name: 'Send the message' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { data } = (await live.get(`/messages?order=${id}`)).body;
    // One by each way to reach them.
    expect(data.map(({ channel }: { channel: string }) => channel).sort()).toEqual(['email', 'sms']);
  });

  test('a shipper’s keys are for owners, and a live one is revoked only once that is confirmed', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const keys = `/shippers/${shipper}/api-keys`;
    expect((await live.post(keys, { mode: 'live', label: 'Shop' })).status).toBe(201);
    const theirs = await open(live, 'setup/shippers', 'dispatcher');
    await theirs.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await theirs.getByRole('button', { name: 'Keys', exact: true }).count()).toBe(0);

    const page = await open(live, 'setup/shippers');
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Revoke Shop?' });
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await live.get(keys)).body.data).toHaveLength(1);
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await question.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('No keys yet').waitFor();
    expect((await live.get(keys)).body.data).toHaveLength(0);
  });

  test('depots that cannot be loaded leave the views there, and are asked for again by hand', async () => {
    const { live } = await bothModes(api);
    await setUp(live);
    const page = await open(live, 'orders');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    let asked = 0;
    await page.route('**/admin/v1/depots', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: {} });
    });
    await page.goto(`${api.origin}/console/setup/slots`);
    const alert = page.getByRole('alert').filter({ hasText: 'This couldn’t be loaded' });
    // Its parts ask as the view opens; after that only a person does.
    await alert.waitFor();
    await passed(page, 1_000);
    const before = asked;
    await passed(page, 1_000);
    expect([await alert.isVisible(), asked]).toEqual([true, before]);
    await page.unroute('**/admin/v1/depots');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.week').waitFor();
  });

  test('a text is edited in words: names are chips, the phone beside shows it, and a test is sent', async () => {
    const { live } = await bothModes(api);
    const page = await open(live, 'setup/texts', 'owner');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Customise').click();
    const dialog = page.getByRole('dialog', { name: 'Add a text' });
    const words = dialog.getByRole('textbox', { name: 'Text message' });
    const phone = dialog.getByRole('figure', { name: 'On a phone' });
    // Only the words of the case that is ticked are shown.
    const reads = async () => (await words.textContent()) ?? '';
    await words.getByTitle(/^if it is a collection: collect/).waitFor();
    expect(await reads()).not.toContain('collect');
    await phone.getByText(/we can deliver your Oakcart order/).waitFor();
    await dialog.getByLabel('If it is a collection').check();
    await phone.getByText(/we can collect your goods for Oakcart/).waitFor();
    expect(await reads()).toContain('collect');
    await look(page, 'text-edit');
    expect(await seriousFindings(page)).toEqual([]);

    await words.press('Control+a');
    await words.press('Delete');
    await words.pressSequentially('Dear ');
    await dialog.getByRole('group', { name: 'Names for: Text message' }).getByText('customer').click();
    await page.keyboard.type(', when suits? ');
    await dialog.getByRole('group', { name: 'Names for: Text message' }).getByText('options').click();
    await phone.getByText('Dear Sam Field, when suits? 1) Thu 12 Mar').waitFor();
    await phone.getByText(/^\d+ characters: 1 text message/).waitFor();
    await phone.getByLabel('Price of a text, in pence').fill('4');
    await phone.getByText('£0.040 a message').waitFor();
    await dialog.getByLabel('Advanced: as code').check();
    const source = 'Dear {{ recipient_name }}, when suits? {{ offers }}';
    expect(await dialog.getByLabel('Text message').inputValue()).toBe(source);
    await dialog.getByLabel('Text message').fill(`${source}{{ nobody }}`);
    await phone.getByText(/^This text has/).waitFor();
    await dialog.getByLabel('Text message').fill(source);
    await dialog.getByLabel('Advanced: as code').uncheck();
    await words.getByText('customer').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
    await look(page, 'text-edit-phone');
    await page.setViewportSize({ width: 1_440, height: 900 });
    await button('Add').click();
    await page.getByText('My booking request saved.').waitFor();
    expect((await live.get('/templates')).body.data).toMatchObject([{ sms_body: source }]);

    await page.getByRole('main').getByText('Dear Sam Field').waitFor();
    await page.getByLabel('Send me a test: a number or an email').fill('07700 900123');
    await button('Send me a test').click();
    await look(page, 'text-saved');
    await page.getByText('A test goes to 07700 900123.').waitFor();
    expect((await live.get('/messages')).body.data).toMatchObject([{ to: '+447700900123', order: null }]);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
