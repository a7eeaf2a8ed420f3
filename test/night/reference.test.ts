/** The reference in a browser: read, searched, in light and dark, with and without scripts. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { createReferencePage } from '../../src/bin/pages.js';
import { describeInBrowser, seriousFindings } from '../support/browser.js';
import { useBrowser } from '../support/pages.js';

const BASES = {
  liveBaseUrl: 'https://live.example/admin/v1',
  sandboxBaseUrl: 'https://try.example/sandbox/admin/v1',
};
/** One of each kind, and the longest one last. */
const PAGES = ['', '/guide/states', '/guide/webhooks', '/operations/api_keys', '/operations/orders'];

describeInBrowser('the reference', () => {
  let server: Server;
  let origin: string;
  const { newPage, desk } = useBrowser();
  /** The page that most tests share, which has loaded the reference's code. */
  let shared: Page | undefined;
  /** What went wrong on a page, or left this machine. */
  let problems: string[] = [];

  beforeAll(async () => {
    const app = express();
    // A test of the pages alone; of the configuration they read nothing else.
    app.use(createReferencePage({ brand: 'Kestrel & Co', http: BASES as never }));
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    problems = [];
  });
  afterEach(() => expect(problems).toEqual([]));
  afterAll(() => void server.close());

  function watch(page: Page): Page {
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) problems.push(request.url());
    });
    return page;
  }

  /** Opens a page of the reference in a browser that keeps nothing of another test. */
  async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = options ? watch(await newPage(options)) : await desk(origin);
    if (!options && page !== shared) shared = watch(page);
    // Where nothing is, the desk was emptied.
    problems = [];
    await page.goto(`${origin}/docs${path}`);
    return page;
  }

  test('the first operation can be read before any script has run', async () => {
    const page = await open('', { javaScriptEnabled: false });
    await expect(page.getByText('Create an order').first().isVisible()).resolves.toBe(true);
    await expect(page.getByText("'https://try.example/sandbox/admin/v1'").count()).resolves.toBe(0);
    await expect(page.locator('pre').first().textContent()).resolves.toContain(
      'https://try.example/sandbox/admin/v1/orders',
    );
    await expect(page.title()).resolves.toContain('Kestrel & Co');
  });

  test('on each page nothing serious for those who use it otherwise, in light and dark, on a screen of any width', async () => {
    const page = await open('');
    for (const path of PAGES) {
      await page.goto(`${origin}/docs${path}`);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const wider = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
        expect([path, width, wider]).toEqual([path, width, 0]);
      }
      // What its operations are made of is on the page of the keys as well.
      if (path === '/operations/orders') continue;
      expect([path, await seriousFindings(page)]).toEqual([path, []]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([path, 'dark', await seriousFindings(page, 'contrast')]).toEqual([path, 'dark', []]);
    }
  });

  test('the sandbox is preselected; samples follow the choice, to the next page', async () => {
    const page = await open('/operations/orders');
    const environment = page.getByLabel('Environment');
    await expect(environment.inputValue()).resolves.toBe('sandbox');
    const sample = page.locator('#orders\\.create pre').first();
    await expect(sample.textContent()).resolves.toContain(`${BASES.sandboxBaseUrl}/orders`);
    await environment.selectOption('Live');
    await expect(sample.textContent()).resolves.toContain(`${BASES.liveBaseUrl}/orders`);
    await page.goto(`${origin}/docs/operations/runs`);
    await expect(page.locator('pre').first().textContent()).resolves.toContain(BASES.liveBaseUrl);
  });

  test('one language for all samples, by mouse and by keyboard', async () => {
    const page = await open('/operations/orders');
    const create = page.locator('#orders\\.create');
    await create.getByRole('tab', { name: 'Python' }).click();
    await expect(page.locator('#orders\\.list').getByRole('tabpanel').textContent()).resolves.toContain(
      'import requests',
    );
    await create.getByRole('tab', { name: 'Python' }).press('ArrowRight');
    await expect(create.getByRole('tab', { name: 'curl' }).getAttribute('aria-selected')).resolves.toBe(
      'true',
    );
    await expect(create.getByRole('tabpanel').textContent()).resolves.toContain('curl');
  });

  test('the search finds an operation, a field and an error code', async () => {
    const page = await open('');
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('publish');
    await page
      .getByRole('option', { name: /Publish/ })
      .first()
      .waitFor();
    expect(await seriousFindings(page, 'all', 'dialog')).toEqual([]);
    await box.press('Enter');
    await page.waitForURL(/operations\/routes#routes\.publish/);
    for (const [words, where] of [
      ['order.tracking_url', /resources#Order\.tracking_url/],
      ['slot_full', /guide\/errors#slot_full/],
    ] as const) {
      await page.keyboard.press('Control+k');
      await box.fill(words);
      await page.getByRole('listbox', { name: 'Found' }).getByRole('option').first().waitFor();
      await box.press('Enter');
      await page.waitForURL(where);
    }
  });

  test('the core alone is shown on every page, once that is chosen', async () => {
    const page = await open('');
    const listed = page.locator('.index li');
    const all = await listed.filter({ visible: true }).count();
    await page.getByRole('switch', { name: 'Core only' }).check();
    await page.getByText('The 35 operations of the core').waitFor();
    expect(all).toBeGreaterThan(100);
    expect(await listed.filter({ visible: true }).count()).toBe(35);
    await page.goto(`${origin}/docs/operations/orders`);
    await expect(page.getByRole('switch', { name: 'Core only' }).isChecked()).resolves.toBe(true);
    await expect(page.locator('#orders\\.create').isVisible()).resolves.toBe(true);
    await expect(page.locator('#orders\\.split').isVisible()).resolves.toBe(false);
    const sample = page.locator('#orders\\.create pre').filter({ visible: true });
    expect((await sample.allTextContents()).join('')).not.toContain('deliver_by');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('split');
    await page.getByRole('status').filter({ hasText: 'found' }).waitFor();
    expect(await page.getByRole('option', { name: /^Split/ }).count()).toBe(0);
  });

  test('dark is chosen once, for all pages', async () => {
    const page = await open('', { colorScheme: 'light' });
    const ground = () =>
      page.evaluate<string>('getComputedStyle(document.body.parentElement).backgroundColor');
    const light = await ground();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.goto(`${origin}/docs/guide/errors`);
    expect(await ground()).toBe(dark);
    await expect(page.getByRole('button', { name: 'Dark mode' }).getAttribute('aria-pressed')).resolves.toBe(
      'true',
    );
  });

  test('on a phone a diagram shows its states first', async () => {
    const page = await open('/guide/states', { viewport: { width: 390, height: 844 } });
    const [box, region] = await Promise.all(
      ['.diagram .state', '.diagram .scroll'].map((part) => page.locator(part).first().boundingBox()),
    );
    if (!box || !region) throw new Error('there is no diagram');
    expect(box.x).toBeGreaterThanOrEqual(region.x);
    expect(box.x + box.width).toBeLessThanOrEqual(region.x + region.width);
  });

  test('on a phone the menu opens, and closes by Escape', async () => {
    const page = await open('', { viewport: { width: 390, height: 844 } });
    const navigation = page.getByRole('navigation', { name: 'Reference' });
    await expect(navigation.isVisible()).resolves.toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(navigation.isVisible()).resolves.toBe(true);
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(navigation.isVisible()).resolves.toBe(false);
  });

  test('links of the reader before this one still lead there', async () => {
    const page = await open('#/orders/orders.create');
    await page.waitForURL(/operations\/orders#orders\.create/);
  });

  test('a policy without exceptions, and nothing beside the pages', async () => {
    const { headers } = await fetch(`${origin}/docs`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|http|\*/);
    expect((await fetch(`${origin}/docs/guide/nothing`)).status).toBe(404);
    expect((await fetch(`${origin}/docs/assets/pages.json`)).status).toBe(404);
  });
});
