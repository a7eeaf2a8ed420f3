/**
 * A day by the console alone: an order is made, its goods come in, it is planned and sent out, and the office ends it.
 */
import { describeInBrowser, seriousFindings } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import { type ConsoleRun, useConsole } from '../support/console-run.js';

describeInBrowser('a day by the console alone', () => {
  const run = useConsole();
  let { page, origin, day }: ConsoleRun = run;
  beforeAll(() => ({ page, origin, day } = run));
  const { button, van, said, expectFocus, look, textAt, until } = consoleActions(() => page);
  /** The order that is delivered, and the one that is called off on the road: their addresses, and pieces. */
  const addresses: string[] = [];
  const codes: string[] = [];
  let date = '';

  test('a new order gets its slot in the same form, and its labels', async () => {
    await page.goto(`${origin}/console/orders/new`);
    await page.getByLabel('From depot').selectOption(day.depot);
    for (const reference of ['DESK-1', 'DESK-2']) {
      await page.getByLabel('Shipper').selectOption(day.shipper);
      await page.getByLabel('Reference', { exact: true }).fill(reference);
      await page.getByLabel('Name').fill('Wren Abbott');
      await page.getByLabel('Phone').fill('+447700900660');
      await page.getByLabel('Address', { exact: true }).fill('14 Church Lane');
      await page.getByLabel('Town').fill('Croydon');
      await page.getByLabel('Description').fill('Armchair');
      await page.getByLabel('Postcode').fill('CR0 4XZ');
      await page
        .getByRole('radio', { name: /08:00–12:00/ })
        .last()
        .check();
      if (reference === 'DESK-1') {
        expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
        await look('console-new-order');
        // What few orders have is folded.
        const other = page.getByLabel('Exchanged for');
        expect(await other.isVisible()).toBe(false);
        await page.getByText('Part of an exchange').click();
        await other.waitFor();
        // What was filled in is not lost unasked.
        await page.getByRole('link', { name: /^Inbox/ }).click();
        await button('Stay here', page.getByRole('dialog')).click();
        expect(await page.getByLabel('Reference', { exact: true }).inputValue()).toBe(reference);
        // A refusal stands at its field, in words.
        await page.getByLabel('Phone').fill('12');
        await button('Save and book').click();
        await page
          .getByRole('alert')
          .getByText(/^Phone must/)
          .waitFor();
        await page.getByLabel('Phone').fill('+447700900660');
      }
      await button('Save and book').click();
      await said(new RegExp(`${reference} is saved, booked for`));
      const labels = await page.getByRole('link', { name: 'Print 1 label' }).getAttribute('href');
      expect(await textAt(new URL(labels ?? '', origin).href)).toContain(reference);
      await page.getByRole('link', { name: 'Open the order' }).click();
      await page.getByRole('heading', { level: 1, name: reference }).waitFor();
      addresses.push(page.url());
      await page
        .getByRole('navigation', { name: 'Parts of the order' })
        .getByRole('link', { name: 'Goods' })
        .click();
      codes.push((await page.getByRole('region', { name: 'Pieces' }).locator('code').textContent()) ?? '');
      await page.goto(`${origin}/console/orders/new`);
      await page.getByLabel('From depot').selectOption(day.depot);
    }
  });

  test('goods are scanned in by a reader alone, and what is wrong is said and counted', async () => {
    await page.goto(`${origin}/console/receiving`);
    await page.getByLabel('Depot').selectOption(day.depot);
    const read = async (code: string) => {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    };
    const list = page.getByRole('list', { name: 'Scanned' });
    const latest = (text: string | RegExp) => list.getByRole('listitem').first().getByText(text).waitFor();
    await button('Account').focus();
    await read(codes[0] ?? '');
    await latest(/^In · Armchair.* · complete/);
    await expectFocus(/^input Barcode/);
    await read('NO-SUCH-CODE');
    await latest('Refused · No piece has this barcode.');
    await page.keyboard.press('F3');
    await read(codes[1] ?? '');
    await latest(/^Damaged/);
    // That was said of one piece.
    await page.getByRole('status').getByText('The next one counts as in again.').waitFor();
    expect(await page.getByRole('radio', { name: /^In/ }).isChecked()).toBe(true);
    // What is damaged waits in the inbox, and the title of every view counts it.
    await until(async () => /^\(\d+\) Receiving/.test(await page.title()));
    await page.keyboard.press('F9');
    await latest(/^In · Armchair.* · complete/);
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
    await look('console-receiving');
  });

  test('both go out; one is called off on the road, the other is ended by the office', async () => {
    await page.goto(addresses[0] ?? '');
    await button('More').waitFor();
    // A command for each verb. The key alone goes to the previous order here.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find anything' }).fill('comment');
    await page.getByRole('option', { name: /^Do.?Comment/ }).waitFor();
    await page.keyboard.press('Enter');
    await expectFocus(/^textarea/);
    await page.keyboard.type('Ring the side door.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('region', { name: 'Comments' }).getByRole('listitem').waitFor();
    const { slot } = await orderNow(0);
    date = slot?.date ?? '';

    await page.goto(`${origin}/console/today?date=${date}&depot=${day.depot}`);
    await button('New route').click();
    await page.getByLabel('Van', { exact: true }).selectOption({ label: 'Van 1' });
    await page.getByLabel('Driver').selectOption({ index: 1 });
    await page.getByRole('button', { name: /^Tick all/ }).click();
    await page.getByRole('button', { name: /^Review route of/ }).click();
    await button('Keep and publish').click();
    await van('Van 1').getByText('Published').waitFor();
    await button('Van 1, more').click();
    await page.getByRole('menuitem', { name: /^Start/ }).click();
    // The day is not today's.
    await page.getByRole('button', { name: /^Start the run of/ }).click();
    await until(async () => (await orderNow(1)).status === 'out_for_delivery');

    await page.goto(addresses[1] ?? '');
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Cancel…' }).click();
    await page.getByText(/^This cannot be undone/).waitFor();
    await page.getByText(/^Wren Abbott is told only if they were told a time/).waitFor();
    await button('Cancel order').click();
    await said('Order cancelled.');
    await page.goto(addresses[0] ?? '');
    await button('Arrived').click();
    await button('Failed…').click();
    await page.getByLabel('Reason').selectOption('refused');
    await page.getByLabel('Ask for another slot').selectOption('no');
    await page.getByLabel('Notes').fill('Said that the colour is wrong.');
    await button('Record the failure').click();
    await said('The visit of DESK-1 has failed.');
    // The inbox says why, where somebody decides what becomes of it.
    await page.goto(`${origin}/console/inbox`);
    await page.getByRole('row', { name: /^DESK-1,/ }).click();
    await page
      .getByText(/failed.*: refused · Van 1, Driver \d.* · Said that the colour is wrong\.$/)
      .waitFor();
    await page.goto(addresses[0] ?? '');
    await button('It was completed after all…').click();
    const complete = button('Complete', page.getByRole('dialog'));
    expect(await complete.isDisabled()).toBe(true);
    await page.getByText('Say who was there, or add a photo or a note.').waitFor();
    await page.getByLabel('Received by').fill('W. Abbott');
    await complete.click();
    await said('DESK-1 is completed.');
    await page.getByText('Delivered', { exact: true }).first().waitFor();
    await page.getByText(/^Stop completed by the office \(/).waitFor();
    await page.getByText(/^Recorded by the office \(/).waitFor();
    expect([(await orderNow(0)).status, (await orderNow(1)).status]).toEqual(['delivered', 'cancelled']);
  });

  const orderNow = async (which: 0 | 1) => {
    const id = addresses[which]?.split('/').at(-1) ?? '';
    const { data } = await day.client.GET('/orders/{order_id}', { params: { path: { order_id: id } } });
    if (!data) throw new Error(`There is no order ${id}.`);
    return data;
  };
});
