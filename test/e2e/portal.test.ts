/** The portal in a browser: on a phone and on a desk, and for everybody. */
import { describeInBrowser, look, PHONE, seriousFindings } from '../support/browser.js';
import { scannedOrder, TUESDAY } from '../support/conversation.js';
import { makeOrder, setUp } from '../support/day.js';
import { invitation } from '../support/driver-page.js';
import { usePages } from '../support/pages.js';

const USER = 'ann@hearth.example';

describeInBrowser('the portal', () => {
  const { api, newPage } = usePages();
  let link: string;

  beforeAll(async () => {
    api.setNow(TUESDAY);
    const client = await api.client();
    const setup = await setUp(client);
    await client.patch(`/shippers/${setup.shipper}`, { portal_users: [USER] });
    const booked = await scannedOrder(client, setup, { reference: 'SO-10428' });
    const slot = { date: '2026-03-11', from: '08:00', to: '12:00' };
    await client.post('/bookings', { order: booked.id, slot });
    await makeOrder(client, setup.shipper, {
      reference: 'SO-10431',
      items: [{ description: 'Wardrobe', pieces: 3 }],
    });
    const held = await makeOrder(client, setup.shipper, { reference: 'SO-10433' });
    await client.patch(`/orders/${held.id}`, { hold: true });
    link = await invitation(api, client, 'portal_invite', setup.shipper, USER);
  });

  test.each([
    ['phone', PHONE],
    ['desk', { viewport: { width: 1100, height: 720 } }],
  ] as const)(
    'on a %s: the orders, a search, and nothing to trip over in either theme',
    async (name, options) => {
      const page = await newPage(options);
      page.on('console', (message) => {
        if (message.type() === 'error') throw new Error(`the page complains: ${message.text()}`);
      });
      await page.goto(api.origin + link);
      expect(await page.getByText(USER).count()).toBe(1);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('list', { name: 'Orders' }).waitFor();
      expect(page.url()).toBe(`${api.origin}/portal`);
      const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
      expect(await orders.count()).toBe(3);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await look(page, `portal-${name}-${colorScheme}`);
        expect(await seriousFindings(page, colorScheme === 'dark' ? 'contrast' : 'all')).toEqual([]);
      }
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await page.getByLabel('Reference, name or postcode').fill('10428');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: 'All orders' }).waitFor();
      expect(await orders.count()).toBe(1);
      expect(await orders.first().innerText()).toContain('Wednesday 11 March');
      expect(
        await page.getByRole('link', { name: 'Follow the delivery of SO-10428' }).getAttribute('href'),
      ).toMatch(/\/t\//);
    },
  );
});
