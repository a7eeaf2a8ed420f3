/** The board of Today in a browser, over an API without workers: what a dispatcher meets on a first day. */
import type { Page } from 'playwright-core';
import { describeInBrowser, PHONE, seriousFindings } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import { scanIn } from '../support/day.js';
import { usePages } from '../support/pages.js';
import { bookedOrder, emptyDay, type PlannedDay } from '../support/planning.js';

const NAMES = ['Sioned Griffiths', 'Mark Ofori', 'Ada Lane', 'Bo Quist', 'Cyril Featherstonehaugh', 'Dee Wu'];

describeInBrowser('the board', () => {
  const { api, open, newPage, signIn } = usePages();
  let page: Page;
  let day: PlannedDay;

  beforeEach(async () => {
    day = await emptyDay(api, { mode: 'live' });
    // Every courier has both environments.
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
  });
  const { button, van, stop, said, look, until } = consoleActions(() => page);

  async function openToday(date = day.date): Promise<void> {
    page = await open(day.client, `today?date=${date}&depot=${day.depot}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Books orders whose goods are in, but for those at `without`; those at `heavy` need two people. */
  async function orders(
    count: number,
    { heavy = [], without = [] }: { heavy?: number[]; without?: number[] } = {},
  ): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) {
      const address = { line1: `${at + 1} Test Street`, town: 'London', postcode: POSTCODES[at % 8] };
      const recipient = { name: NAMES[at % NAMES.length], phone: `+4477009002${10 + at}`, address };
      const id = await bookedOrder(day, { recipient, service: { crew: heavy.includes(at) ? 2 : 1 } });
      if (!without.includes(at)) await scanIn(day.client, { id });
      ids.push(id);
    }
    return ids;
  }

  async function make(path: string, body: object): Promise<any> {
    const made = await day.client.post(path, body);
    if (made.status >= 300) throw new Error(JSON.stringify(made.body));
    return made.body;
  }
  const vanCalled = (name: string) =>
    make('/vehicles', { name, capacity_m3: 20, capacity_kg: 1_500, crew: 2, depot: day.depot });
  const driverCalled = (name: string, phone: string) => make('/drivers', { name, phone, depot: day.depot });
  const routeOf = (vehicle: string, driver: string | null, stops: string[]) =>
    make('/routes', { date: day.date, depot: day.depot, vehicle, driver, stops });
  const staffByPeople = () => day.client.patch('/settings', { planning: { staffing: 'people' } });
  const statuses = async () => {
    const { data } = (await day.client.get(`/routes?date=${day.date}&depot=${day.depot}`)).body;
    return data.map(({ status }: { status: string }) => status).sort();
  };

  test('publishing asks what is not all in and who lacks a mate, counts the seconds, and is taken back', async () => {
    await staffByPeople();
    const [one = '', two = '', heavy = ''] = await orders(3, { heavy: [2], without: [0] });
    await routeOf(day.vehicle, day.driver, [one, two]);
    const other = await vanCalled('Van 2');
    await routeOf(other.id, (await driverCalled('Dee Ward', '+447700900011')).id, [heavy]);
    // On a page whose clock can be put forward.
    page = await newPage({ viewport: { width: 1_440, height: 900 } });
    await page.clock.install();
    await signIn(page, day.client);
    await page.goto(`${api.origin}/console/today?date=${day.date}&depot=${day.depot}`);
    await button('Publish').click();
    const question = page.getByRole('dialog', { name: 'Publish Van 1?' });
    await question.getByText('Sioned Griffiths, REF-').waitFor();
    await question.getByText(/on Van 1: 0 of 2 pieces in$/).waitFor();
    await question.getByText(/^Van 2 has no mate, and Ada Lane, REF-\d+ needs 2 people\.$/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look('board-publish-question');
    await button('Publish Van 1 anyway', question).click();
    const going = page.getByRole('group', { name: 'Publishing' });
    await going.getByText(/^Publishing Van 1 in/).waitFor();
    await going.getByText(/^[78] s$/).waitFor();
    await look('board-publish-countdown');
    await page.keyboard.press('z');
    await going.waitFor({ state: 'detached' });
    expect(await statuses()).toEqual(['draft', 'draft']);

    await button('Publish').click();
    await button('Publish Van 1 anyway').click();
    await button('Publish now').click();
    await said('1 route published.');
    expect(await statuses()).toEqual(['draft', 'published']);

    // The other one gets its mate from the question.
    await driverCalled('Max Reed', '+447700900012');
    await page.reload();
    await button('Publish').click();
    const blocked = page.getByRole('dialog', { name: 'Van 2 cannot be published yet' });
    await button('Crew of Van 2…', blocked).click();
    const crew = page.getByRole('dialog', { name: 'Crew of Van 2' });
    await crew.getByText('1 stop needs 2 people. Choose a mate.').waitFor();
    await crew.getByLabel('Mate').selectOption({ label: 'Max Reed' });
    await button('Save', crew).click();
    await said('Crew assigned.');
    await button('Publish').click();
    // Without anything to ask, it counts at once, and by itself.
    await page.getByRole('group', { name: 'Publishing' }).waitFor();
    await page.clock.fastForward(5_000);
    await page.getByText('Publishing in 3 seconds.').waitFor({ state: 'attached' });
    expect(await statuses()).toEqual(['draft', 'published']);
    await page.clock.fastForward(3_000);
    await said('1 route published.');
    expect(await statuses()).toEqual(['published', 'published']);
  });

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
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await until(async () => (await page.locator('.stop-eta[data-tried]').count()) === 0);
  });

  test('a new route says what it lacks, sorts its vans, and who needs two people; its review says who has no mate', async () => {
    await staffByPeople();
    await vanCalled('Van 10');
    await vanCalled('Van 2');
    await orders(3, { heavy: [1] });
    await openToday();
    await page.locator('[data-route] > .stop').first().waitFor();
    await button('New route').click();
    const dialog = page.getByRole('dialog', { name: 'New route' });
    expect(await dialog.getByLabel('Van', { exact: true }).locator('option').allTextContents()).toEqual([
      'Van 1',
      'Van 2',
      'Van 10',
    ]);
    await dialog.getByText('Tick the orders for this van.').waitFor();
    await dialog.getByText(/Mark Ofori.*, needs 2 people$/).waitFor();
    await dialog.getByLabel('Driver').selectOption({ index: 1 });
    await button('Tick all 3', dialog).click();
    await dialog.getByText('1 stop needs 2 people. Choose a mate.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look('board-new-route');
    await button('Review route of 3 stops', dialog).click();
    const review = page.getByRole('region', { name: 'Review' });
    await review.getByText(/^Needs 2 people: Mark Ofori, REF-\d+\. Van 1 has no mate/).waitFor();
    await look('board-review-two');
    await button('Discard', review).click();
  });

  test('a second route begins again: with a van that is free, nobody on it and nothing ticked', async () => {
    await vanCalled('Van 2');
    await driverCalled('Dana Second', '+447700900201');
    await orders(2);
    await openToday();
    await page.locator('[data-route] > .stop').first().waitFor();
    const dialog = page.getByRole('dialog', { name: 'New route' });
    const [choice, driver] = [dialog.getByLabel('Van', { exact: true }), dialog.getByLabel('Driver')];
    const review = page.getByRole('region', { name: 'Review' });
    await button('New route').click();
    await choice.selectOption('Van 2');
    await driver.selectOption('Dana Second');
    await dialog.getByText(/Sioned Griffiths/).click();
    await button('Review route of 1 stop', dialog).click();
    await review.getByText('New route: Van 2').waitFor();
    await button('Keep', review).click();
    await review.waitFor({ state: 'detached' });
    await van('Van 2').getByText('Sioned Griffiths').first().waitFor();
    // What was done last is what Undo takes back: the publication that counts down, and not the route.
    await page.locator('[data-act=publish]').click();
    const counting = page.getByRole('group', { name: 'Publishing' });
    await counting.waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await counting.waitFor({ state: 'detached' });
    await van('Van 2').getByText('Sioned Griffiths').first().waitFor();

    await button('New route').click();
    expect(await choice.locator('option').allTextContents()).toEqual(['Van 1']);
    expect(await driver.inputValue()).toBe('');
    await dialog.getByText(/Mark Ofori/).click();
    await button('Review route of 1 stop', dialog).click();
    await review.getByText('New route: Van 1').waitFor();
    await button('Discard', review).click();
  });

  test('goods that are not all in are asked for in the review', async () => {
    await orders(2, { without: [0, 1] });
    await openToday();
    await page.locator('[data-route] > .stop').first().waitFor();
    await button('New route').click();
    await page.getByLabel('Driver').selectOption({ index: 1 });
    await button('Tick all 2').click();
    await button('Review route of 2 stops').click();
    const review = page.getByRole('region', { name: 'Review' });
    await button('Keep and publish…', review).click();
    const asked = review.getByRole('group', { name: /^Publish although 2 orders are not all in\?/ });
    await asked
      .getByText(/Sioned Griffiths, REF-\d+/)
      .and(asked.getByText(/Mark Ofori, REF-\d+/))
      .waitFor();
    await look('board-review-missing');
    await button('Publish anyway', asked).click();
    await page
      .getByRole('group', { name: 'Publishing' })
      .getByText(/^Publishing Van 1 in/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Publishing' }).waitFor({ state: 'detached' });
    expect(await statuses()).toEqual(['draft']);
  });

  test('a run of another day is not started without a question', async () => {
    const route = await routeOf(day.vehicle, day.driver, await orders(1));
    const run = await make(`/routes/${route.id}/publish`, {});
    await openToday();
    await button('Van 1, more').click();
    await page.getByRole('menuitem', { name: 'Start the run…' }).click();
    const question = page.getByRole('dialog', { name: /^Start Van 1’s run of \w{3},? \d+ \w+\?$/ });
    await question.getByText(/; today is /).waitFor();
    await look('board-start');
    await button('Cancel', question).click();
    expect((await day.client.get(`/runs/${run.id}`)).body.status).toBe('published');
    await button('Van 1, more').click();
    await page.getByRole('menuitem', { name: 'Start the run…' }).click();
    await page.getByRole('button', { name: /^Start the run of/ }).click();
    await van('Van 1')
      .getByText('Out', { exact: true })
      .or(page.getByText('The run has started.'))
      .first()
      .waitFor();
    await until(async () => (await day.client.get(`/runs/${run.id}`)).body.status === 'started');
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

  test('a move on a published day tells nobody before it is sent: shown, counted, and taken back', async () => {
    const ids = await orders(4);
    const route = await routeOf(day.vehicle, day.driver, ids);
    await make(`/routes/${route.id}/publish`, {});
    // The windows that were published are told.
    await api.owner.query(
      `update stops set told_from = window_from, told_to = window_to, told_at = now() where route = $1`,
      [route.id],
    );
    await day.client.patch('/settings', { planning: { tell_from_minutes: 1 } });
    const changed = async () =>
      (await day.client.get('/messages?limit=100')).body.data.filter(
        ({ template }: { template: string }) => template === 'window_changed',
      ).length;
    page = await newPage({ viewport: { width: 1_440, height: 900 } });
    await page.clock.install();
    await signIn(page, day.client);
    await page.goto(`${api.origin}/console/today?date=${day.date}&depot=${day.depot}`);
    const lastFirst = async () => {
      await stop('Bo Quist').focus();
      await page.keyboard.press('Space');
      for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
    };
    await lastFirst();
    const bar = page.locator('.untold');
    await bar.getByText(/^\d customers? gets? a new time$/).waitFor();
    expect(await changed()).toBe(0);
    await button('Undo', bar).click();
    await bar.waitFor({ state: 'detached' });
    await said('Undone.');
    await page.locator('[data-route] > .stop').first().filter({ hasText: 'Sioned' }).waitFor();

    await lastFirst();
    await button('Show', bar).click();
    const dialog = page.getByRole('dialog', { name: /a new time$/ });
    await dialog
      .getByRole('row', { name: /Bo Quist .*\d\d:\d\d–\d\d:\d\d \d\d:\d\d–\d\d:\d\d −\d+/ })
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look('board-untold');
    await dialog.getByRole('button', { name: /^Send \d$/ }).click();
    const going = page.getByRole('group', { name: 'Sending' });
    await going.getByText(/^[78] s$/).waitFor();
    await button('Undo', going).click();
    await going.waitFor({ state: 'detached' });
    expect(await changed()).toBe(0);
    await button('Send', bar).click();
    await going.waitFor();
    await page.clock.fastForward(9_000);
    await said(/^\d customers? told\.$/);
    await bar.waitFor({ state: 'detached' });
    expect(await changed()).toBeGreaterThan(0);
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

/** Within a few miles of the depot. */
const POSTCODES = ['CR0 2RF', 'CR2 6HP', 'SM1 1JA', 'SE25 6AB', 'CR7 8LE', 'SW16 4BE', 'BR3 1AY', 'CR4 2JF'];
