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

  test('a file that is not right is answered for many rows at once, doubts are settled, and labels printed', async () => {
    const { live } = await bothModes(api);
    await setUp(live);
    const page = await open(live, 'orders/import');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const rows = [
      'Order No,Customer,Phone,Address,Town,Postcode,Two man,Delivery notes,Qty',
      'MS-1,Ada Byrne,07700900101,1 Rose Lane,London,SE2 9NL,Y,Ring twice,two boxes',
      'MS-2,Bo Lee,07700900102,2 Rose Lane,Leeds,LS99 9ZZ,N,,two boxes',
      'MS-3,Cy Roe,07700900103,3 Rose Lane,London,SE2 9NL,N,,a lot',
      'MS-4,Di Fox,07700900104,4 Rose Lane,Leeds,ZZ9 9ZZ,Y,,1',
      'MS-5,,07700900105,5 Rose Lane,London,SE2 9NL,N,,1',
      'MS-6,Ed Orr,07700900106,6 Rose Lane,London,SE2 9NL,N,,1',
      'MS-7,Ed Orr,07700900106,6 Rose Lane,London,SE2 9NL,N,,1',
    ].join('\n');
    const file = { name: 'stranger.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await page.getByLabel('CSV file').setInputFiles(file);
    await page.getByText(/those with \* are required/).waitFor();
    expect(await page.locator('.mapping select[required]').count()).toBe(4);
    await look(page, 'import-columns');
    expect(await seriousFindings(page)).toEqual([]);
    await button('Continue').click();
    await page.getByText('4 orders imported, 3 rows to fix.').waitFor();
    const shared = page.getByRole('region', { name: 'One answer for many rows' });
    await shared.getByText(/^3 rows/).waitFor();
    await page.getByRole('cell', { name: '3 Rose Lane, London, SE2 9NL' }).waitFor();
    // The file is still there, and what is in is not sent a second time.
    await button('Back to the columns').click();
    await page.getByRole('heading', { name: 'stranger.csv: 3 rows of 7 still to import' }).waitFor();
    await button('Continue').click();
    const answer = (value: string) => shared.getByLabel(`Pieces for “${value}”`);
    expect([await answer('two boxes').inputValue(), await answer('a lot').inputValue()]).toEqual(['2', '']);
    await answer('a lot').fill('4');
    await look(page, 'import-groups');
    expect(await seriousFindings(page)).toEqual([]);
    await button('Apply to 3 rows').click();
    await shared.waitFor({ state: 'detached' });
    await button('Continue').click();
    await page.getByText('7 orders imported.').waitFor();
    const made = (await live.get('/orders?limit=100')).body.data;
    const order = (reference: string) => made.find((each: any) => each.reference === reference);
    expect([order('MS-1').service.crew, order('MS-2').service.crew, order('MS-1').notes]).toEqual([
      ...[2, 1, 'Ring twice'],
    ]);

    const doubts = page.getByRole('region', { name: 'Imported, with a doubt' });
    await look(page, 'import-doubts');
    // A place that is roughly known is planned, and doubted all the same.
    await page.getByText('1 imported order cannot be planned yet.').waitFor();
    await doubts.getByText('The visit is planned for the middle of LS99.').waitFor();
    for (const [reference, address] of [
      ['MS-2', '2 Rose Lane, Leeds, LS99 9ZZ'],
      ['MS-4', '4 Rose Lane, Leeds, ZZ9 9ZZ'],
    ]) {
      await button(`Drop a pin for ${reference}`).click();
      const pin = page.getByRole('dialog', { name: `Where is ${address}?` });
      await pin.getByRole('application').press('ArrowUp');
      await look(page, 'import-pin');
      expect(await seriousFindings(page)).toEqual([]);
      await pin.getByRole('button', { name: 'The door is here' }).click();
      await pin.waitFor({ state: 'detached' });
    }
    await doubts.getByLabel('Name of MS-5', { exact: true }).fill('Flo Kay');
    await button('Save the name of MS-5').click();
    await button('Cancel this one: MS-7').click();
    await doubts.waitFor({ state: 'detached' });
    const after = async (reference: string) => (await live.get(`/orders/${order(reference).id}`)).body;
    for (const reference of ['MS-2', 'MS-4'])
      expect(await after(reference)).toMatchObject({ recipient: { location: expect.anything() } });
    expect((await after('MS-2')).warnings).toBeUndefined();
    expect([(await after('MS-5')).recipient.name, (await after('MS-7')).status]).toEqual([
      'Flo Kay',
      'cancelled',
    ]);

    await page.getByRole('link', { name: 'Receive them' }).waitFor();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Print 12 labels' }).click();
    const labels = await opened;
    expect(await labels.locator('article').count()).toBe(12);
    await labels.close();

    // The columns of the shipper's next file are known, whatever they are called.
    await button('Choose another file').click();
    await page.getByLabel('CSV file').setInputFiles({
      ...file,
      buffer: Buffer.from('A,B,C,D\nMS-8,1 Rose Lane,London,SE2 9NL'),
    });
    for (const [label, heading] of [
      ['Reference', 'A'],
      ['Address', 'B'],
      ['Town', 'C'],
      ['Postcode', 'D'],
    ] as const)
      await page.getByLabel(label, { exact: true }).selectOption({ label: heading });
    await button('Continue').click();
    await page.getByText('1 order imported.').waitFor();
    await button('Choose another file').click();
    await page.getByLabel('CSV file').setInputFiles({
      ...file,
      buffer: Buffer.from('D,C,B,A\nSE2 9NL,London,1 Rose Lane,MS-9'),
    });
    await page.getByText('1 row will be imported').waitFor();

    await page.goto(`${api.origin}/console/orders`);
    for (const reference of ['MS-1', 'MS-2'])
      await page.getByRole('row').filter({ hasText: reference }).getByRole('checkbox').check();
    const href = await page.getByRole('link', { name: 'Print labels' }).getAttribute('href');
    expect(new URL(href ?? '', api.origin).searchParams.get('orders')?.split(',').toSorted()).toEqual(
      [order('MS-1').id, order('MS-2').id].toSorted(),
    );
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
    await words.getByText('if it is a collection:').first().waitFor();
    await phone.getByText(/we can deliver your Oakcart order/).waitFor();
    await dialog.getByLabel('If it is a collection').check();
    await phone.getByText(/we can collect your goods for Oakcart/).waitFor();
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
