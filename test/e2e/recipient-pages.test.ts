/** The recipients' pages in a browser: they look as they are meant to, and can be used by everybody. */
import type { Page } from 'playwright-core';
import type { Client } from '../support/api.js';
import { describeInBrowser, look, PHONE, seriousFindings } from '../support/browser.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from '../support/conversation.js';
import { type Setup, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';

describeInBrowser("the recipients' pages", () => {
  const { api, newPage } = usePages();
  let client: Client;
  let setup: Setup;

  beforeEach(async () => {
    api.setNow(TUESDAY);
    client = await api.client();
    setup = await setUp(client);
  });

  async function open(path: string): Promise<Page> {
    const page = await newPage(PHONE);
    page.on('console', (message) => {
      if (message.type() === 'error') throw new Error(`the page complains: ${message.text()}`);
    });
    await page.goto(api.origin + path);
    return page;
  }

  async function asked() {
    const order = await scannedOrder(client, setup);
    await client.post('/bookings/requests', { orders: [order.id] });
    const { id, token } = await latestRequest(api, order.id);
    const activities = conversationActivities(api, recordingMessaging().messaging);
    await activities.askRecipient({ tenant: client.tenant.id, request: id });
    return { order: order.id as string, path: `/b/${token}` };
  }

  test('the picker, in light and dark: styled, offered times first, nothing to trip over', async () => {
    const page = await open((await asked()).path);
    const radios = page.getByRole('radio');
    expect(await radios.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)).toBe(3);
    expect(await page.getByRole('radio').first().getAttribute('value')).toBe('2026-03-11 08:00 12:00');
    const screens = await page.evaluate<number>('document.documentElement.scrollHeight / innerHeight');
    expect(screens).toBeLessThanOrEqual(2);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    for (const [scheme, backgroundColor] of [
      ['light', 'rgb(20, 83, 45)'],
      ['dark', 'rgb(143, 211, 164)'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await look(page, `picker-${scheme}`);
      const style = await page.evaluate<Record<string, string>>(`(() => {
        const { backgroundColor, borderRadius, minHeight } = getComputedStyle(document.querySelector('button'));
        return { backgroundColor, borderRadius, minHeight };
      })()`);
      expect(style).toEqual({ backgroundColor, borderRadius: '12.75px', minHeight: '55.25px' });
      expect(await seriousFindings(page, scheme === 'dark' ? 'contrast' : 'all')).toEqual([]);
    }
  });

  test('another day is two taps away, Book stays in sight, and books it', async () => {
    const { order, path } = await asked();
    const page = await open(path);
    await page.getByText('Other days and times').tap();
    await page.getByText('Saturday 14 March').first().tap();
    await look(page, 'picker-other-days');
    await page.getByRole('group', { name: 'Saturday 14 March' }).getByText('12:00 to 16:00').tap();
    const book = page.getByRole('button', { name: 'Book this time' });
    const { y, height } = (await book.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(640);
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
    await book.tap();
    await page.getByRole('heading', { name: 'Your delivery is booked' }).waitFor();
    await look(page, 'booked');
    expect(await seriousFindings(page)).toEqual([]);
    expect((await client.get(`/orders/${order}`)).body.slot).toEqual({
      date: '2026-03-14',
      from: '12:00',
      to: '16:00',
    });
  });

  test('tracking, in light and dark: progress, window, address and goods', async () => {
    const order = await scannedOrder(client, setup);
    const booked = await client.post('/bookings', {
      order: order.id,
      slot: { date: '2026-03-11', from: '08:00', to: '12:00' },
    });
    const page = await open(new URL(booked.body.tracking_url).pathname);
    expect(await page.locator('[aria-current=step]').innerText()).toBe('Booked');
    expect(await page.getByRole('main').innerText()).toContain('132 Rose Lane, London, SE2 9NL');
    expect(await page.getByRole('main').innerText()).toContain('Treadmill (2 pieces)');
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await look(page, `tracking-${scheme}`);
      expect(await seriousFindings(page, scheme === 'dark' ? 'contrast' : 'all')).toEqual([]);
    }
  });
});
