/**
 * A courier with depots in two time zones, in a browser in a third one, over an API without workers: every time is by the
 * clock of the depot to which it belongs.
 */
import type { Browser, Page } from 'playwright-core';
import { startApi, type TestApi } from '../support/api.js';
import { describeInBrowser, launchBrowser } from '../support/browser.js';
import { signedInPage } from '../support/console-actions.js';
import { makeOrder } from '../support/day.js';
import { emptyDay, type PlannedDay } from '../support/planning.js';

const ZONES = ['Europe/London', 'America/New_York'] as const;

describeInBrowser('a courier with depots in two time zones', () => {
  let api: TestApi;
  let browser: Browser;
  let page: Page;
  let day: PlannedDay;
  /** In the sequence of the zones. */
  let depots: string[];
  let orders: any[];

  beforeAll(async () => {
    api = await startApi();
    browser = await launchBrowser();
    day = await emptyDay(api, { mode: 'live' });
    // Every courier has both environments.
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
    const address = { line1: '1 Wharf Road', town: 'London', postcode: 'N1 7SR' };
    const overseas = await day.client.post('/depots', {
      ...{ name: 'Hudson', address, timezone: ZONES[1] },
      opening: { from: '06:30', to: '21:00' },
    });
    depots = [day.depot, overseas.body.id];
    orders = [];
    for (const depot of depots) orders.push(await makeOrder(day.client, day.shipper, { depot }));
    page = await signedInPage(api, browser, day.client, {
      ...{ timezoneId: 'Asia/Tokyo', viewport: { width: 1_920, height: 900 } },
    });
  });
  afterAll(async () => {
    await browser.close();
    await api.close();
  });

  /** `12 Mar, 09:42`, where the clock shows that time. */
  const momentIn = (timeZone: string, at: string) =>
    new Intl.DateTimeFormat('en-GB', {
      ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
      timeZone,
    }).format(new Date(at));
  const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

  test('an order’s page is by its depot’s clock', async () => {
    for (const [index, zone] of ZONES.entries()) {
      const { id, updated_at: at } = orders[index];
      await page.goto(`${api.origin}/console/orders/${id}`);
      const changed = page.locator('dt', { hasText: 'Changed' }).locator('xpath=following-sibling::dd[1]');
      expect([zone, await changed.textContent()]).toEqual([zone, momentIn(zone, at)]);
      const first = page.getByRole('region', { name: 'History' }).locator('time').last();
      expect(await first.textContent()).toContain(
        momentIn(zone, await first.getAttribute('datetime').then(String)),
      );
    }
  });

  test('in the list each order has the time of its own depot', async () => {
    await page.goto(`${api.origin}/console/orders`);
    for (const [index, zone] of ZONES.entries()) {
      const { id, updated_at: at } = orders[index];
      expect(await page.locator(`tr#${id}`).textContent()).toContain(momentIn(zone, at));
    }
  });

  test('Today is the depot’s today', async () => {
    for (const [index, zone] of ZONES.entries()) {
      await page.goto(`${api.origin}/console/today?depot=${depots[index]}`);
      await page.getByRole('heading', { level: 1, name: 'Today', exact: true }).waitFor();
      await page.waitForURL(/date=/);
      expect(new URL(page.url()).searchParams.get('date')).toBe(todayIn(zone));
    }
  });
});
