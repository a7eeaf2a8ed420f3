/** People who are erased and shippers who are removed, in a browser. Over an API without workers. */
import type { Page } from 'playwright-core';
import type { Role } from '../../src/domain/access.js';
import type { Client } from '../support/api.js';
import { describeInBrowser } from '../support/browser.js';
import { bothModes } from '../support/console.js';
import { consoleActions } from '../support/console-actions.js';
import { comingWeekday, makeOrder, scanIn, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';
import { publishedRun } from '../support/planning.js';

describeInBrowser('goodbyes', () => {
  const pages = usePages();
  const { api } = pages;
  let page: Page;
  const { button, row, dialog, choose, command, look, said } = consoleActions(() => page);

  async function open(client: Client, address: string, role: Role = 'dispatcher'): Promise<void> {
    page = await pages.open(client, address, role);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  test('a driver is erased once that is confirmed, and not while a route is theirs', async () => {
    const { live: client } = await bothModes(api);
    const day = { client, date: comingWeekday(), ...(await setUp(client)) };
    await publishedRun(api, day, 1);
    const spare = await day.client.post('/drivers', { name: 'Vic Vale', phone: '+447700900011' });
    await open(day.client, 'setup/drivers');
    await choose('Uma Usman', 'Erase…');
    await look('erase-driver');
    await button('Erase driver', dialog('Erase Uma Usman?')).click();
    const refusal = /^The route of \w+ \d+ \w+ uses this driver\. Assign another driver first\.$/;
    await page.getByRole('alert').getByText(refusal).waitFor();
    await command('erase vic');
    await dialog('Erase Vic Vale?').getByText('Lost for good: name, phone number').waitFor();
    await button('Cancel', dialog('Erase Vic Vale?')).click();
    expect((await day.client.get(`/drivers/${spare.body.id}`)).status).toBe(200);
    await command('erase vic');
    await button('Erase driver', dialog('Erase Vic Vale?')).click();
    await said('Driver erased.');
    await row('Vic Vale').waitFor({ state: 'detached' });
    expect((await day.client.get(`/drivers/${spare.body.id}`)).status).toBe(404);
    await row('Uma Usman').waitFor();

    const gone = await day.client.post('/drivers', { name: 'Wes Wood', phone: '+447700900012' });
    await day.client.delete(`/drivers/${gone.body.id}`);
    await button('Removed drivers').click();
    await button('Erase Wes Wood', dialog('Removed drivers')).click();
    await button('Erase driver', dialog('Erase Wes Wood?')).click();
    await dialog('Removed drivers').getByText('Nobody', { exact: true }).waitFor();
  });

  test('a user of the portal is erased, one who was removed before too', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const portal_users = ['ada@shop.example', 'bo@shop.example', 'cy@shop.example'];
    await live.patch(`/shippers/${shipper}`, { portal_users });
    await live.patch(`/shippers/${shipper}`, { portal_users: portal_users.slice(0, 2) });
    const mentions = async (email: string) =>
      (await live.get('/audit-log')).body.data.filter((entry: unknown) =>
        JSON.stringify(entry).includes(email),
      ).length;
    expect(await mentions('cy@shop.example')).toBeGreaterThan(0);
    await open(live, 'setup/shippers');
    const asked = dialog('Erase a portal user of Hearth & Home');
    await choose('Hearth & Home', 'Erase a portal user…');
    await asked.getByLabel('Who').selectOption('bo@shop.example');
    await look('erase-portal-user');
    await button('Erase', asked).click();
    await said('bo@shop.example erased.');
    expect((await live.get(`/shippers/${shipper}`)).body.portal_users).toEqual(['ada@shop.example']);
    await command('erase a portal user');
    await asked.getByLabel('Who').selectOption('Somebody who was removed before');
    await asked.getByLabel('Email').fill('cy@shop.example');
    await button('Erase', asked).click();
    await said('cy@shop.example erased.');
    expect(await mentions('cy@shop.example')).toBe(0);
  });

  test('a shipper is removed once its orders are closed; until then the question leads to them', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const order = await makeOrder(live, shipper);
    await scanIn(live, order);
    await open(live, 'setup/shippers');
    await choose('Hearth & Home', 'Remove…');
    const asked = dialog('Remove Hearth & Home?');
    await asked.getByText('Finish or cancel it first.').waitFor();
    await look('remove-shipper-open');
    expect(await button('Remove shipper', asked).count()).toBe(0);
    await asked.getByRole('link', { name: '1 open order' }).click();
    await row(order.reference).waitFor();
    await live.post(`/orders/${order.id}/cancel`);
    await page.goto(`${api.origin}/console/setup/shippers`);
    await row('Hearth & Home').waitFor();
    await command('remove hearth');
    await asked.getByText('2 pieces of its goods are still to be handed back.').waitFor();
    await look('remove-shipper');
    await button('Remove shipper', asked).click();
    await said('Hearth & Home removed.');
    await page.getByText('No shippers yet').waitFor();
    expect((await live.get(`/shippers/${shipper}`)).status).toBe(404);
  });

  test('somebody of the staff is erased by an owner', async () => {
    const { live } = await bothModes(api);
    await setUp(live);
    await open(live, 'setup/drivers', 'viewer');
    await page.getByText('Uma Usman').waitFor();
    expect(await page.getByRole('button', { name: /^More for/ }).count()).toBe(0);
    await open(live, 'setup/staff', 'owner');
    const viewer = row('viewer-');
    const email = /viewer-\d+@[a-z.]+/.exec((await viewer.textContent()) ?? '')?.[0] ?? '';
    await choose(email, 'Erase…');
    await look('erase-staff');
    await button('Erase', dialog(`Erase ${email}?`)).click();
    await said('Erased, and signed out.');
    await viewer.waitFor({ state: 'detached' });
  });
});
