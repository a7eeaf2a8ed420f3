/**
 * A courier with depots in two time zones, in a browser in a third one, over an API without workers: every time is by the
 * clock of the depot to which it belongs.
 */
import { describeInBrowser } from '../support/browser.js';
import { makeOrder } from '../support/day.js';
import { usePages } from '../support/pages.js';
import { emptyDay } from '../support/planning.js';

const ZONES = ['Europe/London', 'America/New_York'] as const;

describeInBrowser('a courier with depots in two time zones', () => {
  const { api, open } = usePages();

  /** `12 Mar, 09:42`, where the clock shows that time. */
  const momentIn = (timeZone: string, at: string) =>
    new Intl.DateTimeFormat('en-GB', {
      ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
      timeZone,
    }).format(new Date(at));
  const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

  test('an order, the list of orders and Today each go by the clock of its own depot', async () => {
    const { client, depot, shipper } = await emptyDay(api, { mode: 'live' });
    // Every courier has both environments.
    await api.client({ mode: 'sandbox', courier: client.tenant.courier });
    const address = { line1: '1 Wharf Road', town: 'London', postcode: 'N1 7SR' };
    const overseas = await client.post('/depots', {
      ...{ name: 'Hudson', address, timezone: ZONES[1] },
      opening: { from: '06:30', to: '21:00' },
    });
    const depots = [depot, overseas.body.id];
    const orders: any[] = [];
    for (const each of depots) orders.push(await makeOrder(client, shipper, { depot: each }));
    const page = await open(client, 'orders');
    await page.setViewportSize({ width: 1_920, height: 900 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' });

    for (const [index, zone] of ZONES.entries()) {
      const { id, updated_at: at } = orders[index];
      await page.goto(`${api.origin}/console/orders/${id}?tab=technical`);
      const changed = page.locator('dt', { hasText: 'Changed' }).locator('xpath=following-sibling::dd[1]');
      expect([zone, await changed.textContent()]).toEqual([zone, momentIn(zone, at)]);
      const first = page.getByRole('region', { name: 'History' }).locator('time').last();
      const moment = momentIn(zone, await first.getAttribute('datetime').then(String));
      expect(await first.textContent()).toContain(moment);
    }

    await page.goto(`${api.origin}/console/orders`);
    for (const [index, zone] of ZONES.entries()) {
      const { id, updated_at: at } = orders[index];
      expect(await page.locator(`tr#${id}`).textContent()).toContain(momentIn(zone, at));
    }

    for (const [index, zone] of ZONES.entries()) {
      const before = todayIn(zone);
      await page.goto(`${api.origin}/console/today?depot=${depots[index]}`);
      await page.getByRole('heading', { level: 1, name: 'Today', exact: true }).waitFor();
      await page.waitForURL(/date=/);
      // A day may end meanwhile.
      expect([before, todayIn(zone)]).toContain(new URL(page.url()).searchParams.get('date'));
    }
    // Ends what was set for the page.
    await devTools.detach();
  });
});
