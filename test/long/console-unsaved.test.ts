/**
 * What is written in the console and not saved, in a browser: nothing of it is lost unasked. Over an API without
 * workers.
 */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { bothModes } from '../support/console.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
} from '../support/conversation.js';
import { makeOrder, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';
import { emptyDay, publishedRun } from '../support/planning.js';

describeInBrowser('What is not saved', () => {
  const { api, open } = usePages();

  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
  async function stay(page: Page): Promise<void> {
    await question(page).getByRole('button', { name: 'Stay here' }).click();
    await question(page).waitFor({ state: 'detached' });
  }

  test('a comment, and goods in a dialog, are asked about on every way out', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const { id, reference } = await makeOrder(live, shipper);
    const page = await open(live, `orders/${id}`);
    const comment = page.getByLabel('For the office and the shipper');
    await comment.fill('The gate code is 12.');
    await page.getByRole('link', { name: 'Inbox' }).click();
    await stay(page);
    await page.getByRole('switch', { name: 'Sandbox' }).click();
    await stay(page);
    expect(await page.getByRole('switch', { name: 'Sandbox' }).isChecked()).toBe(false);
    expect(await comment.inputValue()).toBe('The gate code is 12.');
    await comment.fill('');

    const change = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Change the goods…' }).click();
    };
    const goods = page.getByRole('dialog', { name: `Goods of ${reference}` });
    await change();
    await goods.waitFor();
    await page.keyboard.press('Escape');
    await goods.waitFor({ state: 'detached' });
    await change();
    await goods.getByRole('spinbutton', { name: 'Pieces' }).fill('7');
    await page.keyboard.press('Escape');
    await stay(page);
    expect(await goods.getByRole('spinbutton', { name: 'Pieces' }).inputValue()).toBe('7');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await goods.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
  });

  test('a photo that was chosen is asked about', async () => {
    const day = await emptyDay(api, { mode: 'live' });
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
    const { run, stops } = await publishedRun(api, day, 1);
    await day.client.post(`/runs/${run.id}/start`);
    const page = await open(day.client, `today?date=${day.date}&order=${stops[0].order}`);
    await page.getByRole('button', { name: 'Completed…' }).click();
    const photo = { name: 'door.png', mimeType: 'image/png', buffer: Buffer.from('a door') };
    await page.getByLabel('Photos').setInputFiles(photo);
    await page.getByText('door.png').waitFor();
    await page.keyboard.press('Escape');
    await stay(page);
    await page.getByText('door.png').waitFor();
  });

  test('an answer in the inbox stays while something else is looked at, until it is sent', async () => {
    const { live, sandbox } = await bothModes(api);
    const { messaging } = recordingMessaging();
    const activities = conversationActivities(api, messaging);
    const tenant = sandbox.tenant.id;
    const { id: order } = await scannedOrder(sandbox, await setUp(sandbox));
    await sandbox.post('/bookings/requests', { orders: [order] });
    const { id: request } = await latestRequest(api, order);
    await activities.askRecipient({ tenant, request });
    const text = 'What does it cost?';
    const { body: reply } = await sandbox.post('/sandbox/replies', { order, channel: 'sms', text });
    await activities.readReply({ tenant, reply: reply.id });

    const page = await open(live, 'inbox');
    await page.getByRole('switch', { name: 'Sandbox' }).click();
    const answer = page.getByRole('textbox', { name: 'Message' });
    await page.getByRole('button', { name: 'Answer' }).click();
    await answer.fill('Nothing at all.');
    await answer.press('Escape');
    await answer.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await page.getByRole('link', { name: 'Inbox' }).click();
    expect(await answer.inputValue()).toBe('Nothing at all.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Your answer is queued.').waitFor();
  });
});
