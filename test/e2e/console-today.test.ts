/** Today in a browser, over an API without workers: visits, words to drivers, what is printed, and several tabs. */
import type { Page } from 'playwright-core';
import { describeInBrowser, look, seriousFindings } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import { usePages } from '../support/pages.js';
import { bookedOrder, emptyDay, type PlannedDay, plannedRoute, publishedRun } from '../support/planning.js';

describeInBrowser('Today', () => {
  const { api, open } = usePages();
  let page: Page;
  let day: PlannedDay;
  const { until } = consoleActions(() => page);

  beforeEach(async () => {
    day = await emptyDay(api, { mode: 'live' });
    // Every courier has both environments.
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
  });

  /** Opens Today as somebody who has signed in. */
  async function openToday(): Promise<void> {
    page = await open(day.client, `today?date=${day.date}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  const made = async (path: string, body: object): Promise<string> =>
    (await day.client.post(path, body)).body.id;

  test('a visit is recorded from its details by keyboard alone, and the focus stays there', async () => {
    const { run, stops } = await publishedRun(api, day, 2);
    await day.client.post(`/runs/${run.id}/start`);
    await openToday();
    const [first, second] = stops.map(({ id }) => page.locator(`[data-stop="${id}"]`));
    const details = page.getByRole('complementary', { name: 'Stop' });
    const shown = details.getByRole('link', { name: stops[1].reference });
    const isFocused = (element: typeof details) =>
      element.evaluate((one) => one === one.ownerDocument.activeElement);
    const focus = async (element: typeof details) => {
      await element.waitFor();
      await until(() => isFocused(element));
    };
    await first!.focus();
    await page.keyboard.press('ArrowRight');
    await shown.waitFor();
    // Tab passes the first stop on its way.
    await page.keyboard.press('Shift+Tab');
    await focus(first!);
    await shown.waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await focus(shown);
    await page.keyboard.press('Escape');
    await focus(second!);

    await page.keyboard.press('Enter');
    const act = (name: string) => details.getByRole('button', { name, exact: true });
    for (let tabs = 0; !(await isFocused(act('Arrived'))) && tabs < 5; tabs += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await act('Arrived').waitFor({ state: 'detached' });
    await focus(act('Completed…'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Record the failure' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await act('Failed…').waitFor({ state: 'detached' });
    await focus(act('It was completed after all…'));
  });

  test('another day is not called today, and the month marks the days on which there is something to do', async () => {
    await plannedRoute(api, day, 2);
    await openToday();
    const words = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
    const named = words.format(new Date(`${day.date}T12:00:00Z`)).replace(',', '');
    await page.getByRole('heading', { level: 1, name: named, exact: true }).waitFor();
    expect(await page.title()).toContain(named);
    await page.getByLabel('Date', { exact: true }).press('Alt+ArrowDown');
    await page.getByRole('button', { name: `${named}: 1 draft`, exact: true }).waitFor();
    expect(await page.locator('.month-days [title]').count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Go to today' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today', exact: true }).waitFor();
  });

  test('a driver on the board is written to by keyboard', async () => {
    await plannedRoute(api, day, 1);
    await openToday();
    await page.locator('[data-order]').first().waitFor();
    const { name, phone } = (await day.client.get(`/drivers/${day.driver}`)).body;
    await page.keyboard.press('k');
    await page.keyboard.type(`write to ${name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Write to ${name}` }).waitFor();
    await page.keyboard.type('Fuel up before ');
    // What was typed is not lost unasked.
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.type('you leave.');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.getByText(`Message to ${name} sent.`).waitFor();
    expect((await day.client.get('/messages?channel=sms')).body.data[0]).toMatchObject({
      to: phone,
      body: 'Fuel up before you leave.',
    });
  });

  test('manifests and loading lists are printed from the day: a page for each van', async () => {
    await plannedRoute(api, day, 3);
    const carriers = {
      vehicle: await made('/vehicles', { name: 'Van 2', depot: day.depot }),
      driver: await made('/drivers', { name: 'Vic', phone: '+447700900011', depot: day.depot }),
    };
    const stops = [await bookedOrder(day)];
    await made('/routes', { date: day.date, depot: day.depot, ...carriers, stops });
    await openToday();
    await page.locator('[data-order]').first().waitFor();
    for (const name of ['Manifests', 'Loading lists']) {
      await page.getByRole('button', { name: 'Print' }).click();
      const opened = page.context().waitForEvent('page');
      await page.getByRole('menuitem', { name, exact: true }).click();
      const sheet = await opened;
      await sheet.getByRole('heading', { name: /Van 2$/ }).waitFor();
      const pdf = (await sheet.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([name, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([name, 2]);
      expect(await seriousFindings(sheet)).toEqual([]);
      await look(sheet, name);
      await sheet.close();
    }
  });

  test('as many tabs as somebody likes share one stream', async () => {
    const order = await bookedOrder(day);
    await openToday();
    const streams: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/console/events')) streams.push(request.url());
    });
    await page.reload();
    const tabs: Page[] = [];
    for (let count = 0; count < 2; count += 1) {
      const tab = await page.context().newPage();
      await tab.goto(`${api.origin}/console/orders/${order}`);
      await tab.getByText('Booked', { exact: true }).first().waitFor();
      tabs.push(tab);
    }
    expect(streams).toHaveLength(1);
    // The first one, which has the stream, goes elsewhere.
    await page.goto('about:blank');
    await until(() => streams.length === 2);
    await day.client.patch(`/orders/${order}`, { hold: true });
    for (const tab of tabs) await tab.getByText('On hold', { exact: true }).first().waitFor();
    expect(streams).toHaveLength(2);
  });
});
