/** Damaged goods in a browser: at the desk and in the inbox, over an API without workers. */
import type { Page } from 'playwright-core';
import type { Client } from '../support/api.js';
import { describeInBrowser, seriousFindings } from '../support/browser.js';
import { bothModes } from '../support/console.js';
import { consoleActions } from '../support/console-actions.js';
import { comingWeekday, makeOrder, scanIn, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';
import { bookedOrder } from '../support/planning.js';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describeInBrowser('damaged goods', () => {
  const { api, open } = usePages();
  let page: Page;
  const { button, look, said, until } = consoleActions(() => page);
  const piecesOf = async (client: Client, order: string) =>
    (await client.get(`/orders/${order}/pieces`)).body.data;
  const statusesOf = async (client: Client, order: string) =>
    (await piecesOf(client, order)).map(({ status }: any) => status);
  const commentsOn = async (client: Client, order: string) =>
    (await client.get(`/orders/${order}/comments`)).body.data.map(({ text }: any) => text);

  test('at the desk: a photo, the shipper is told, held and let go, then delivered as it is and taken back', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    await live.patch(`/shippers/${shipper}`, { contact_email: 'goods@hearth.example' });
    const order = await makeOrder(live, shipper, { reference: 'TORN-1' });
    const [{ barcode }] = await piecesOf(live, order.id);
    page = await open(live, 'receiving', 'dispatcher');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('F3');
    await page.keyboard.type(barcode);
    await page.keyboard.press('Enter');
    const triage = page.getByRole('region', { name: 'Treadmill, 1 of 2, is damaged' });
    await triage.getByText('TORN-1 for ').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    const picture = { name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    await triage.getByLabel(`Photo of ${barcode}`).setInputFiles(picture);
    await said('The photo is kept with the piece.');
    await triage.getByRole('img', { name: 'Photo 1' }).waitFor();
    await look('damage-desk');

    await button('Tell the shipper…', triage).click();
    const tell = page.getByRole('dialog', { name: 'Tell Hearth & Home' });
    expect(await tell.getByLabel('Message').inputValue()).toMatch(
      /^Treadmill, 1 of 2, of your order TORN-1 was found damaged at Croydon, .*\d\d:\d\d\.$/,
    );
    await look('damage-tell');
    await button('Send', tell).click();
    await said('Hearth & Home is told by email.');
    const { data: mails } = (await live.get('/messages?channel=email')).body;
    expect(mails).toEqual([
      expect.objectContaining({ to: 'goods@hearth.example', subject: 'Your order TORN-1' }),
    ]);

    // By keyboard alone: from the reader's field, Tab leads to the photo, and to what can be done.
    await page.locator('.desk-field').focus();
    for (const name of ['', 'Photo', 'Deliver as it is', 'Tell the shipper…', 'Send back…', 'Hold']) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate<string>(`document.activeElement.closest('a, label, button').textContent.trim()`),
      ).toBe(name);
    }
    await page.keyboard.press('Enter');
    await said('TORN-1 is on hold.');
    const statusOf = async () => (await live.get(`/orders/${order.id}`)).body.status;
    expect(await statusOf()).toBe('on_hold');
    await triage.waitFor({ state: 'detached' });
    await button('Undo').click();
    await until(async () => (await statusOf()) !== 'on_hold');

    await page.keyboard.press('F3');
    await page.keyboard.type(barcode);
    await page.keyboard.press('Enter');
    await button('Deliver as it is', triage).click();
    await said('Treadmill, 1 of 2, goes to the recipient as it is.');
    expect(await statusesOf(live, order.id)).toEqual(['at_depot', 'awaiting_scan']);
    await button('Undo').click();
    await until(async () => (await statusesOf(live, order.id))[0] === 'damaged');
    await until(async () => (await commentsOn(live, order.id)).length === 3);
    expect((await commentsOn(live, order.id)).slice(0, 2)).toEqual([
      'Treadmill, 1 of 2, does not go to the recipient as it is, after all.',
      'Treadmill, 1 of 2, goes to the recipient as it is, though damaged.',
    ]);
  });

  test('in the inbox: which piece it is, and sent back by key, with a word to the recipient', async () => {
    const { live } = await bothModes(api);
    const day = { client: live, date: comingWeekday(), ...(await setUp(live)) };
    const order = await bookedOrder(day, { reference: 'TORN-2' });
    await scanIn(live, { id: order });
    const [{ barcode }] = await piecesOf(live, order);
    await live.post('/scans', { scans: [{ barcode, type: 'damaged', depot: day.depot }] });
    page = await open(live, 'inbox', 'dispatcher');
    await page.getByText('TORN-2').first().click();
    const triage = page.getByRole('region', { name: 'Treadmill, 1 of 2, is damaged' });
    await triage.waitFor();
    await look('damage-inbox');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('b');
    const dialog = page.getByRole('dialog', { name: 'Return to its shipper: order TORN-2' });
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Treadmill, 1 of 2, is damaged.');
    await dialog.getByLabel(/^Write to Ada by text/).check();
    expect(await dialog.getByLabel('Message').inputValue()).toBe(
      'Your order TORN-2 from Hearth & Home cannot be delivered and goes back to them.',
    );
    await button('Return', dialog).click();
    await said('The order is being returned.');
    expect((await live.get(`/orders/${order}`)).body).toMatchObject({ status: 'returned', slot: null });
    const { data: texts } = (await live.get(`/messages?order=${order}`)).body;
    expect(texts[0].body).toContain('goes back to them');
  });
});
