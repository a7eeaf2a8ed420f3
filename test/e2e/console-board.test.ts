/** The board of Today in a browser, over an API without workers: what a dispatcher meets on a first day. */
import type { Page } from 'playwright-core';
import { boardDay } from '../support/board-day.js';
import { describeInBrowser, PHONE, seriousFindings } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import { usePages } from '../support/pages.js';
import { emptyDay, type PlannedDay } from '../support/planning.js';

describeInBrowser('the board', () => {
  const { api, open, newPage, signIn } = usePages();
  let page: Page;
  let day: PlannedDay;

  beforeEach(async () => {
    day = await emptyDay(api, { mode: 'live' });
    // Every courier has both environments.
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
  });
  const { button, van, said, look, until } = consoleActions(() => page);
  const { orders, make, vanCalled, driverCalled, routeOf } = boardDay(() => day);

  async function openToday(date = day.date): Promise<void> {
    page = await open(day.client, `today?date=${date}&depot=${day.depot}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  test('stops done out of sequence each have a place of their own, at the time they were done', async () => {
    const ids = await orders(7);
    const route = await routeOf(day.vehicle, day.driver, ids);
    const run = await make(`/routes/${route.id}/publish`, {});
    await make(`/runs/${run.id}/start`, {});
    const { data: stops } = (await day.client.get(`/runs/${run.id}/stops`)).body;
    const doneAt = [0, 3, 1, 2, 4].entries();
    for (const [, at] of doneAt) {
      await make(`/runs/${run.id}/stops/${stops[at].id}/complete`, { signed_by: 'Recipient' });
    }
    // The third was done first; the others within some minutes of each other, one of them far too early.
    for (const [at, time] of ['08:40', '08:41', '08:05', '08:40', '06:50'].entries()) {
      await api.owner.query(
        `update stops set arrived_at = ($2::date + $3::time) at time zone 'Europe/London',
           completed_at = ($2::date + $3::time + interval '3 minutes') at time zone 'Europe/London' where id = $1`,
        [stops[at].id, day.date, time],
      );
    }
    // A run of another day has a clock of its own: without it, these are times of its day.
    await api.owner.query(
      'update runs set clock_at = null, clock_second = null, clock_speed = null where id = $1',
      [run.id],
    );
    await openToday();
    await page.locator('.stop.is-completed').nth(4).waitFor();
    await look('board-out-of-sequence');
    const bars = page.locator('[data-route] > .stop');
    for (let at = 0; at < 7; at++) {
      await bars.nth(at).click({ position: { x: 3, y: 4 } });
      const reference = (await day.client.get(`/orders/${ids[at]}`)).body.reference;
      await page
        .getByRole('complementary', { name: 'Stop' })
        .getByRole('link', { name: reference })
        .waitFor();
    }
    // One time everywhere, and words that say which way.
    await bars.nth(4).click({ position: { x: 3, y: 4 } });
    const detail = page.getByRole('complementary', { name: 'Stop' });
    await detail.getByText('06:53', { exact: true }).waitFor();
    await detail.getByText('1 h 7 min early for the slot').waitFor();
    expect(await bars.nth(4).textContent()).toMatch(/06:53.*1 h 7 min early/);
    expect(await page.locator('.board').textContent()).not.toMatch(/-\d+ min/);
    expect(await bars.nth(0).getAttribute('title')).toContain('completed 08:43');
    await button('Legend').click();
    await page
      .getByRole('group', { name: 'Legend of the board' })
      .getByText(/^The booked slot;/)
      .waitFor();
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
    await look('board-legend');
    await page.keyboard.press('Escape');
    await detail.getByRole('link', { name: 'REF-' }).click();
    const visit = page.getByRole('region', { name: 'Visit' });
    await visit.getByText('06:53', { exact: true }).waitFor();
    await visit.getByText('Visited', { exact: true }).waitFor();
  });

  test('a stop that is held shows the new times of its lane, until it is let go', async () => {
    const ids = await orders(5);
    await routeOf(day.vehicle, day.driver, ids);
    await openToday();
    const bars = page.locator('[data-route] > .stop');
    await bars.nth(4).waitFor();
    const [from, to] = [await bars.nth(4).boundingBox(), await bars.nth(0).boundingBox()];
    if (!from || !to) throw new Error('There are no bars.');
    await page.mouse.move(from.x + 5, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 1, to.y + 10, { steps: 8 });
    await page.locator('.stop-eta[data-tried]').nth(4).waitFor({ state: 'attached' });
    const tried = await page
      .locator('.stop-eta')
      .evaluateAll((all) => all.map((each: any) => each.dataset.tried));
    const now = await page.locator('.stop-eta').allTextContents();
    expect(tried[0]).not.toBe(now[0]?.trim());
    await look('board-held');
    const letGo = async () => {
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await until(async () => (await page.locator('.stop-eta[data-tried]').count()) === 0);
    };
    await letGo();

    // What is said of it is read whole at the edge of the window too, while the pointer rests; by key as well.
    const isRead = async () => {
      await page
        .locator('.stop-copy .tip')
        .getByText(/driving/)
        .waitFor();
      await until(async () => {
        const copy = await page.locator('.stop-copy').boundingBox();
        return copy !== null && copy.x + copy.width <= 1_440 && copy.y > to.y;
      });
    };
    await page.mouse.move(to.x + 5, to.y + 10);
    await page.mouse.down();
    await page.mouse.move(1_430, to.y + 10, { steps: 8 });
    await isRead();
    await letGo();
    await bars.nth(0).focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await isRead();
    await look('board-held-by-key');
    await letGo();
    expect(await page.locator('.stop-copy').count()).toBe(0);
    expect(
      await page.evaluate(`(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(
      document.querySelector('.board'))`),
    ).toBe(0);
  });

  test('a breakdown on Growth: the stops are stranded, vans that can come are compared, and one is chosen', async () => {
    const van2 = await vanCalled('Van 2');
    await vanCalled('Van 3');
    const rhys = await driverCalled('Rhys Barnes', '+447700900011');
    const ids = await orders(4);
    const route = await routeOf(day.vehicle, day.driver, ids.slice(0, 3));
    await routeOf(van2.id, rhys.id, ids.slice(3));
    const run = await make(`/routes/${route.id}/publish`, {});
    await make(`/runs/${run.id}/start`, {});
    await api.owner.query(`update couriers set plan = 'growth' where id = $1`, [day.client.tenant.courier]);
    await openToday();
    await van('Van 1')
      .getByText(/^back \d\d:\d\d/)
      .waitFor();
    await button('Van 1, more').click();
    await page.getByRole('menuitem', { name: 'Report a breakdown' }).click();
    await button('Report').click();
    await van('Van 1').locator('.is-stranded').first().waitFor();
    const bar = page.locator('.rescue').filter({ hasText: 'Van 1 broke down · 3 stops, 6 pieces at ' });
    await button('Rescue…', bar).click();
    const dialog = page.getByRole('dialog', { name: 'Rescue the stops of Van 1' });
    const choice = dialog.getByRole('row', { name: /Van 3 idle, no driver .* mi/ });
    await choice.waitFor();
    await dialog.getByRole('row', { name: /Van 2 1 stop to go .* mi/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look('board-rescue');
    await button('Choose Van 3', choice).click();
    const review = page.getByRole('region', { name: 'Review' });
    const rows = review.getByRole('row', { name: /Van 1 → Van 3 08:00–12:00/ });
    await rows.first().waitFor();
    expect(await rows.count()).toBe(3);
    await look('board-rescue-review');
    await button('Keep', review).click();
    await said('The stops have a van.');
    await van('Van 3').getByText('Ada Lane').waitFor();
    expect((await day.client.get(`/orders/${ids[0]}`)).body.route).not.toBe(route.id);
  });

  test('an optimisation that cannot be loaded says so, and can be given up', async () => {
    await orders(1);
    await openToday();
    await page.route('**/admin/v1/jobs/*', (route) =>
      route.fulfill({
        status: 404,
        json: { error: { code: 'not_found', message: 'No such job.', param: '' } },
      }),
    );
    await button('Optimise').click();
    const alert = page.getByRole('alert').filter({ hasText: 'The optimisation could not be loaded.' });
    await alert.waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await button('Give it up', alert).click();
    await alert.waitFor({ state: 'detached' });
    expect(await button('Optimise').isEnabled()).toBe(true);
  });

  test('an empty day leads to the next one with orders', async () => {
    await orders(2);
    await openToday(new Date(Date.parse(day.date) - 86_400_000).toISOString().slice(0, 10));
    await page.getByText('Nothing is planned for this day').waitFor();
    const next = page.getByRole('button', { name: /^Next day with orders: .*, 2 orders$/ });
    await next.waitFor();
    await look('board-empty');
    await next.click();
    await page.getByText('2 orders', { exact: true }).waitFor();
    expect(page.url()).toContain(`date=${day.date}`);
  });

  test('each verb of the day is a command, with what it is done to, and why not now', async () => {
    const [one = ''] = await orders(2);
    await routeOf(day.vehicle, day.driver, [one]);
    await openToday();
    await page.locator('[data-route] > .stop').first().waitFor();
    const found = async (term: string) => {
      await page.getByRole('combobox', { name: 'Find anything' }).fill(term);
      return page
        .getByRole('option')
        .filter({ hasText: /^Do/ })
        .first()
        .innerText()
        .then((text) => text.replaceAll('\n', ' '));
    };
    await page.keyboard.press('k');
    for (const [term, command] of [
      ['optim', 'Do Optimise'],
      ['new route', 'Do New route'],
      ['undo', 'Do Undo Not possible now'],
      ['list', 'Do List'],
      ['manifest', 'Do Print: manifests'],
      ['lasso', 'Do Lasso Select stops on the map'],
      ['postp', /^Do Postpone the day \w{3},? \d/],
      ['this day', /^Do Ask the agent about this day \w{3},? \d/],
      ['crew', 'Do Change crew Van 1'],
      ['publish this', 'Do Publish this route Van 1'],
      ['delete', 'Do Delete the draft Van 1'],
      ['van 1 lock', 'Do Lock Van 1'],
    ] as const)
      // What was found for the term before is shown for a moment.
      await until(async () => new RegExp(command).test(await found(term)));
    await page.keyboard.press('Enter');
    await said(/^Locked/);
    // A button's command does what the button does.
    await page.keyboard.press('k');
    await found('new route');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'New route' }).waitFor();
  });

  test('on a phone nothing is outside the window, in any view', async () => {
    const [one = ''] = await orders(2);
    await routeOf(day.vehicle, day.driver, [one]);
    page = await newPage(PHONE);
    await signIn(page, day.client);
    await page.goto(`${api.origin}/console/today?date=${day.date}&depot=${day.depot}`);
    await page.locator('[data-route] > .stop').first().waitFor();
    // A phone's browser makes its window as wide as what is in it.
    const width = () => page.evaluate<number>('document.documentElement.scrollWidth');
    const addresses = ['inbox', 'orders', 'orders/new', 'receiving', 'reports', 'developers/keys'];
    const setup = ['depots', 'slots', 'vans', 'drivers', 'shippers', 'texts', 'settings', 'staff', 'audit'];
    expect(await width()).toBe(360);
    await look('board-phone');
    for (const address of [...addresses, ...setup.map((name) => `setup/${name}`)]) {
      await page.goto(`${api.origin}/console/${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByLabel('Loading').waitFor({ state: 'detached' });
      expect([address, await width()]).toEqual([address, 360]);
    }
  });
});
