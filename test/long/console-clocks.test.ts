/**
 * Clocks in a browser, over an API without workers. Of a courier with depots in two time zones, in a browser in a third
 * one, every time is by the clock of the depot to which it belongs; a visit of a rehearsed run has one time everywhere.
 */
import { agentLooks } from '../support/agent.js';
import { describeInBrowser, PHONE } from '../support/browser.js';
import { makeOrder } from '../support/day.js';
import { invitation } from '../support/driver-page.js';
import { usePages } from '../support/pages.js';
import { emptyDay, publishedRun } from '../support/planning.js';

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

describeInBrowser('a visit of a run that was rehearsed on another day', () => {
  const { api, open, newPage } = usePages();

  test('has one clock: board, agent, conversation, proof, reports, order and driver say the same', async () => {
    const live = await api.client({ mode: 'live' });
    const day = await emptyDay(api, { mode: 'sandbox', courier: live.tenant.courier });
    const { client, date, depot } = day;
    const other = await client.post('/vehicles', { name: 'Van 2', crew: 2, depot });
    expect(other.status).toBe(201);
    await client.post('/drivers', { name: 'Vic Lane', phone: '+447700900011', depot });
    const { run } = await publishedRun(api, day, 3);
    const invited = api.origin + (await invitation(api, client, 'driver_invite', day.driver));
    const drive = { fail_share: 0, waits_for_suggestions: false, breakdown_at_stop: 1 };
    expect((await client.post(`/sandbox/runs/${run.id}/drive`, drive)).status).toBe(202);
    const [made] = (await client.get(`/runs/${run.id}/stops`)).body.data;
    expect(made.status).toBe('completed');
    const [suggestion] = await agentLooks(api, day);
    expect(suggestion).toMatchObject({ trigger: 'breakdown' });

    // The office's page.
    const page = await open(live, 'account');
    await page.evaluate(() => (globalThis as any).localStorage.setItem('waypost.mode', 'sandbox'));
    const go = (address: string) => page.goto(`${api.origin}/console/${address}`);
    await go(`today?date=${date}&depot=${depot}`);
    const bar = page.locator(`[data-stop="${made.id}"]`);
    await bar.locator('.stop-done').waitFor({ state: 'attached' });
    const [clock = 'none'] = /\d\d:\d\d/.exec((await bar.locator('.stop-eta').textContent()) ?? '') ?? [];
    const month = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const moment = `${month.format(new Date(date))}, ${clock}`;
    // The van stood where it had just been.
    expect(suggestion.reason).toContain(`broke down at ${clock}`);

    await go(`orders/${made.order}`);
    const note = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').filter({
      hasText: 'Stop completed',
    });
    await note.getByText(moment).waitFor();
    await page.getByRole('region', { name: 'Proof' }).getByText(moment).waitFor();
    const steps = page.getByRole('list', { name: 'Progress' });
    await steps.getByRole('listitem').filter({ hasText: 'Delivered' }).getByText(moment).waitFor();
    await go(`orders/${made.order}?tab=visits`);
    await page.getByRole('list', { name: 'Visits' }).getByText(`completed at ${clock}`).waitFor();
    await go(`reports/visits?from=${date}&to=${date}`);
    await page.getByRole('row').nth(1).getByRole('cell', { name: clock }).last().waitFor();
    await go(`sandbox/admin/v1/orders/${made.order}/proof`);
    await page.getByText(clock).first().waitFor();

    // The driver's.
    const phone = await newPage(PHONE);
    await phone.goto(invited);
    await phone.getByLabel('PIN').fill('471182');
    await phone.getByRole('button', { name: /PIN|Sign in/ }).tap();
    await phone.getByText(clock).first().waitFor();
  });
});
