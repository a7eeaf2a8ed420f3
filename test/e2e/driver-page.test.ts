/** The drivers' page in a browser: a driver's day, with and without a connection, and what ends it. */
import type { Page } from 'playwright-core';
import { describeInBrowser, look, PHONE, seriousFindings } from '../support/browser.js';
import { driversMorning, invitation } from '../support/driver-page.js';
import { usePages } from '../support/pages.js';

describeInBrowser("the drivers' page", () => {
  const { api, newPage } = usePages();
  afterEach(() => api.setNow(undefined));

  const phone = (colorScheme: 'light' | 'dark' = 'light'): Promise<Page> =>
    newPage({
      ...PHONE,
      colorScheme,
      permissions: ['geolocation'],
      geolocation: { latitude: 51.3727, longitude: -0.1099 },
    });
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
    // In the middle of the screen: below it is the bar with the buttons.
    await page.evaluate(
      `document.querySelector('[aria-label="Signature"]').scrollIntoView({ block: 'center' })`,
    );
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
    await enter(page, '471182');
    await button(page, 'Start run').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look(page, 'driver-morning');
    // What the driver needs at the door is seen without scrolling, on a small phone.
    const [note, bar] = await Promise.all([
      page.getByText('Ring twice. The lift is too small.').boundingBox(),
      button(page, 'Start run').boundingBox(),
    ]);
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
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
    await page.waitForFunction('document.querySelector(\'[alt="The photo 1"]\').naturalWidth > 0');
    const remove = page.getByRole('button', { name: 'Remove photo 1' });
    expect(await remove.innerText()).toBe('Remove');
    await remove.tap();
    await page.getByText('0 photos').waitFor();
    const [again] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Photo', { exact: true }).tap(),
    ]);
    await again.setFiles({ name: 'door.png', mimeType: 'image/png', buffer: photo });
    await page.getByText('1 photo').waitFor();
    await look(page, 'driver-complete');
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Complete').tap();
    await heading(page, 'Done (1)').waitFor();

    await button(page, 'Fail').tap();
    await page.getByLabel('Nobody answered').check();
    await look(page, 'driver-fail');
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
    await button(page, 'Fail').tap();
    await heading(page, 'Done (2)').waitFor();
    // It can still be completed: the form opens.
    await page.getByText(/: nobody answered/).tap();
    await button(page, 'Complete after all').tap();
    await page.getByLabel('Name of the receiver').waitFor();
    await button(page, 'Back').tap();
    await button(page, 'Arrive').tap();
    await button(page, 'Complete').tap();
    await page.getByLabel('Name of the receiver').fill('Tom Byrne');
    await button(page, 'Complete').tap();
    await heading(page, 'Run complete').waitFor();
    await look(page, 'driver-done');
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);

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
    expect(first.proof.pieces_delivered).toHaveLength(2);
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

  test('without a connection: opened, worked and opened again; sent with its times, once, when it is back', async () => {
    const { page, run, stops, client, day } = await morning(4);
    await enter(page, '471182');
    await button(page, 'Start run').tap();
    await page.evaluate('navigator.serviceWorker.ready');
    await settled(
      async () => (await client.get(`/runs/${run.id}`)).body.status,
      (status) => status === 'started',
    );
    const began = api.foundation.source.clock();
    await page.context().setOffline(true);

    await button(page, 'Arrive').tap();
    await page.getByText('No connection. 1 waiting to be sent.').waitFor();
    await button(page, 'Complete').tap();
    await page.getByLabel('Name of the receiver').fill('Ada Byrne');
    await sign(page);
    await button(page, 'Complete').tap();
    await heading(page, 'Waiting to be sent (2)').waitFor();
    await look(page, 'driver-offline');
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);

    // Reloaded: the frame comes from the worker, the run and what waits from the phone.
    await page.reload();
    await heading(page, 'Waiting to be sent (2)').waitFor();
    await heading(page, 'Done (1)').waitFor();
    await button(page, 'Fail').tap();
    await page.getByLabel('No way to get in').check();
    await button(page, 'Fail').tap();
    await heading(page, 'Waiting to be sent (3)').waitFor();
    // Opened in another tab.
    const tab = await page.context().newPage();
    await tab.goto(`${api.origin}/driver`);
    await heading(tab, 'Waiting to be sent (3)').waitFor();
    await tab.close();
    // Another run would be none of this driver's business; this one's second stop is settled by the office meanwhile.
    await client.post(`/runs/${run.id}/stops/${stops[1].id}/complete`, { signed_by: 'Office' });

    const ended = api.foundation.source.clock();
    api.setNow(new Date(ended.getTime() + 45 * 60_000));
    // The server hears of the delivery, and its answer is lost.
    let lost = 0;
    await page.route(`**/stops/${stops[0].id}/complete`, async (route) => {
      if (lost > 0) return route.fallback();
      await route.fetch();
      lost += 1;
      await route.abort('connectionreset');
    });
    await page.context().setOffline(false);
    // By the server's clock at the time, however the phone's goes, and after it was loaded again.
    await page.getByText('Not accepted: 06:3').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await look(page, 'driver-refused');
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Dismiss').tap();
    await page.getByText('Not accepted:').waitFor({ state: 'detached' });
    await page.getByText('waiting to be sent').waitFor({ state: 'detached' });
    expect(lost).toBe(1);

    const seen = await client.get(`/runs/${run.id}/stops`);
    const [first, second, third] = seen.body.data;
    expect(first).toMatchObject({ status: 'completed', proof: { signed_by: 'Ada Byrne' } });
    expect(Date.parse(first.completed_at)).toBeGreaterThanOrEqual(began.getTime() - 1_000);
    expect(Date.parse(first.completed_at)).toBeLessThanOrEqual(ended.getTime() + 60_000);
    expect(second).toMatchObject({ status: 'completed', proof: { signed_by: 'Office' } });
    expect(third.status).toBe('pending');
    const { rows } = await api.owner.query(
      `select action from audit_log where actor = $1 and action like 'stops.%' order by at, id`,
      [day.driver],
    );
    expect(rows.map(({ action }) => action)).toEqual(['stops.arrive', 'stops.complete']);
  });

  test('what the office changes is on the page at once, and suspending ends it, in dark colours too', async () => {
    const { page, client, stops, day, run } = await morning(3, 'dark');
    await enter(page, '471182');
    await button(page, 'Start run').tap();
    await client.patch(`/orders/${stops[0].order}`, { notes: 'Mind the dog.' });
    await page.getByText('Mind the dog.').waitFor();
    await page.getByText('Later (2)').waitFor();
    await look(page, 'driver-dark');
    expect(await seriousFindings(page)).toEqual([]);
    const small = await page.evaluate<string[]>(`[...document.querySelectorAll('button, a, summary, input')]
      .filter((each) => each.checkVisibility())
      .filter((each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
      .map((each) => each.outerHTML)`);
    expect(small).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    await client.delete(`/routes/${run.route}/stops/${stops[2].id}`);
    await page.getByText('Later (1)').waitFor();
    await page.getByText('Your office changed the run.').waitFor();

    await page.getByRole('button', { name: 'Van broke down' }).tap();
    await page.getByLabel('What is wrong, and where are you?').fill('Clutch, by the A232.');
    await look(page, 'driver-breakdown-dark');
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Van broke down').tap();
    await page.getByText('You reported a breakdown').waitFor();
    await settled(
      async () => (await client.get(`/runs/${run.id}`)).body.broken_down_at,
      (at) => at !== null,
    );

    await client.post(`/drivers/${day.driver}/suspend`);
    await heading(page, 'Your access is paused').waitFor();
    await look(page, 'driver-suspended-dark');
    const kept = await page.evaluate<unknown>(`new Promise((resolve) => {
      indexedDB.open('driver-page').onsuccess = ({ target }) => {
        target.result.transaction('state').objectStore('state').count().onsuccess = (event) => resolve(event.target.result);
      };
    })`);
    expect(kept).toBe(0);
  });

  /** Counts the runs that the phone keeps; `hours` first lets so many hours go by for it. */
  const keptRuns = (page: Page, hours = 0) =>
    page.evaluate<number>(`new Promise((resolve) => {
      indexedDB.open('driver-page').onsuccess = ({ target }) => {
        const runs = target.result.transaction('state', 'readwrite').objectStore('state');
        runs.get('now').onsuccess = ({ target: { result } }) => {
          if (result) runs.put({ ...result, clockOffsetMs: result.clockOffsetMs + ${hours * 3_600_000} }, 'now');
          runs.count().onsuccess = (event) => resolve(event.target.result);
        };
      };
    })`);

  test('in flight mode a lost phone shows the run until its session ends, and nothing after it', async () => {
    const { page } = await morning(2);
    await enter(page, '471182');
    await button(page, 'Start run').waitFor();
    await page.evaluate('navigator.serviceWorker.ready');
    await page.context().setOffline(true);
    expect(await keptRuns(page, 15.9)).toBe(1);
    await page.reload();
    await button(page, 'Start run').waitFor();
    expect(await keptRuns(page, 0.2)).toBe(1);
    await page.reload();
    await page.getByText('shown here once there is a connection').waitFor();
    expect(await page.content()).not.toContain('Griffiths');
    expect(await keptRuns(page)).toBe(0);
  });

  test('a run that was closed when its driver was suspended is removed by the next page, for flight mode too', async () => {
    const { page, client, day } = await morning(2);
    await enter(page, '471182');
    await button(page, 'Start run').waitFor();
    await page.evaluate('navigator.serviceWorker.ready');
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/healthz`);
    await client.post(`/drivers/${day.driver}/suspend`);
    await page.goto(`${origin}/driver`);
    await heading(page, 'Your access is paused').waitFor();
    await settled(
      () => keptRuns(page),
      (kept) => kept === 0,
    );
    await page.context().setOffline(true);
    await page.goto(`${origin}/driver`);
    await page.getByText('shown here once there is a connection').waitFor();
  });

  test('five wrong PINs lock the driver on a second phone, while the first one works on', async () => {
    const { page, link } = await morning(1);
    await enter(page, '471182');
    await button(page, 'Start run').waitFor();
    const second = await phone();
    await second.goto(link);
    for (let left = 4; left >= 0; left--) {
      await enter(second, '000000');
      await second
        .getByRole('alert')
        .filter({ hasText: left === 0 ? 'Too many' : left === 1 ? 'One try' : `${left} tries` })
        .waitFor();
    }
    expect(await second.getByLabel('PIN').count()).toBe(0);
    await look(second, 'driver-locked');
    expect(await seriousFindings(second)).toEqual([]);
    await button(page, 'Start run').tap();
    await button(page, 'Arrive').waitFor();
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
