/** The drivers' page in a browser: a driver's day, with and without a connection, and what ends it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startApi, type TestApi } from '../support/api.js';
import { describeInBrowser, launchBrowser, PHONE, seriousFindings } from '../support/browser.js';
import { driversMorning, invitation } from '../support/driver-page.js';

/** Set to a folder to look at what the tests saw. */
const SCREENSHOTS = process.env['SCREENSHOTS'];

describeInBrowser("the drivers' page", () => {
  let api: TestApi;
  let browser: Browser;
  let contexts: BrowserContext[] = [];

  beforeAll(async () => {
    api = await startApi();
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(async () => {
    await browser.close();
    await api.close();
  });

  async function phone(colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
    const context = await browser.newContext({
      ...PHONE,
      colorScheme,
      permissions: ['geolocation'],
      geolocation: { latitude: 51.3727, longitude: -0.1099 },
    });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    return page;
  }
  const look = async (page: Page, name: string) => {
    if (SCREENSHOTS !== undefined) await page.screenshot({ path: `${SCREENSHOTS}/${name}.png` });
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

  async function morning(count: number, colorScheme: 'light' | 'dark' = 'light') {
    const { client, day, run, stops } = await driversMorning(api, count);
    const link = api.origin + (await invitation(api, client, 'driver_invite', day.driver));
    const page = await phone(colorScheme);
    await page.goto(link);
    return { client, day, run, stops, link, page };
  }
  async function enter(page: Page, pin: string) {
    await page.getByLabel('PIN').fill(pin);
    await page.getByRole('button', { name: /PIN|Sign in/ }).tap();
  }
  async function sign(page: Page) {
    const box = (await page.getByLabel('Signature', { exact: true }).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const at = (x: number, y: number): [number, number] => [box.x + x * box.width, box.y + y * box.height];
    await page.mouse.move(...at(0.15, 0.6));
    await page.mouse.down();
    for (const [x, y] of [
      [0.25, 0.25],
      [0.32, 0.7],
      [0.45, 0.35],
      [0.55, 0.65],
      [0.8, 0.4],
    ] as const) {
      await page.mouse.move(...at(x, y), { steps: 4 });
    }
    await page.mouse.up();
  }

  test("a driver's day, from the link to the last stop", async () => {
    const { client, page, run, stops, day } = await morning(3);
    await look(page, 'driver-pin');
    expect(await seriousFindings(page)).toEqual([]);
    await enter(page, '4711');
    await button(page, 'Start run').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look(page, 'driver-morning');
    await button(page, 'Start run').tap();
    await button(page, 'Arrive').waitFor();
    await look(page, 'driver-next');
    await button(page, 'Arrive').tap();
    await button(page, 'Complete').tap();

    await page.getByLabel('Name of the receiver').fill('Ada Byrne');
    await page.getByRole('checkbox').nth(1).uncheck();
    await sign(page);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Photo', { exact: true }).tap(),
    ]);
    const photo = await page.screenshot();
    await chooser.setFiles({ name: 'door.png', mimeType: 'image/png', buffer: photo });
    await page.getByText('1 photo').waitFor();
    await look(page, 'driver-complete');
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Complete').tap();
    await heading(page, 'Done (1)').waitFor();

    await button(page, 'Fail').tap();
    await page.getByLabel('Nobody answered').check();
    await look(page, 'driver-fail');
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Fail').tap();
    await heading(page, 'Done (2)').waitFor();
    await button(page, 'Arrive').tap();
    await button(page, 'Complete').tap();
    await page.getByLabel('Name of the receiver').fill('Tom Byrne');
    await button(page, 'Complete').tap();
    await heading(page, 'Run complete').waitFor();
    await look(page, 'driver-done');
    expect(await seriousFindings(page)).toEqual([]);

    const proofs = async () =>
      (
        await api.owner.query('select status, proof from stops where route = $1 order by sequence', [
          run.route,
        ])
      ).rows;
    const [first, second, third] = await settled(proofs, (rows) =>
      rows.every(({ status }) => status !== 'pending' && status !== 'arrived'),
    );
    expect(first).toMatchObject({ status: 'completed', proof: { signed_by: 'Ada Byrne' } });
    expect(first.proof.photo_ids).toHaveLength(2);
    expect(first.proof.pieces_delivered).toHaveLength(1);
    expect(second.status).toBe('failed');
    expect(third).toMatchObject({ status: 'completed', proof: { signed_by: 'Tom Byrne' } });
    const types = await api.owner.query(
      'select content_type from photos where id = any($1) order by content_type',
      [first.proof.photo_ids],
    );
    expect(types.rows.map(({ content_type: type }) => type)).toEqual(['image/jpeg', 'image/png']);
    const vans = await client.get('/tracking/vehicles');
    expect(vans.body.data[0]).toMatchObject({ vehicle: day.vehicle, latitude: 51.3727, longitude: -0.1099 });
    expect(stops).toHaveLength(3);
  });
});

/** What a look says once it is as wanted. */
async function settled<T>(look: () => Promise<T>, isWanted: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look();
    if (isWanted(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
