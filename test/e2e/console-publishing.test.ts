/** Routes in a browser, over an API without workers: made, reviewed, published and changed, and who is told. */
import type { Page } from 'playwright-core';
import { boardDay } from '../support/board-day.js';
import { describeInBrowser, seriousFindings } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import { usePages } from '../support/pages.js';
import { emptyDay, type PlannedDay } from '../support/planning.js';

describeInBrowser('routes and their publishing', () => {
  const { api, open, newPage, signIn } = usePages();
  let page: Page;
  let day: PlannedDay;

  beforeEach(async () => {
    day = await emptyDay(api, { mode: 'live' });
    // Every courier has both environments.
    await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
  });
  const { button, van, stop, said, look, until } = consoleActions(() => page);
  const { orders, make, vanCalled, driverCalled, routeOf, statuses } = boardDay(() => day);

  async function openToday(): Promise<void> {
    page = await open(day.client, `today?date=${day.date}&depot=${day.depot}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const staffByPeople = () => day.client.patch('/settings', { planning: { staffing: 'people' } });
  /** Opens Today on a page whose clock can be put forward. */
  async function openWithClock(): Promise<void> {
    page = await newPage({ viewport: { width: 1_440, height: 900 } });
    await page.clock.install();
    await signIn(page, day.client);
    await page.goto(`${api.origin}/console/today?date=${day.date}&depot=${day.depot}`);
  }

  test('publishing asks what is not all in and who lacks a mate, counts the seconds, and is taken back', async () => {
    await staffByPeople();
    const [one = '', two = '', heavy = ''] = await orders(3, { heavy: [2], without: [0] });
    await routeOf(day.vehicle, day.driver, [one, two]);
    const other = await vanCalled('Van 2');
    await routeOf(other.id, (await driverCalled('Dee Ward', '+447700900011')).id, [heavy]);
    await openWithClock();
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
    await openWithClock();
    const lastFirst = async () => {
      await stop('Bo Quist').focus();
      await page.keyboard.press('Space');
      for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
    };
    await lastFirst();
    // The frame of what it was told takes no clicks from its neighbours.
    expect(
      await page.evaluate<string>(
        `getComputedStyle(document.querySelector('.stop.is-told:focus'), '::before').pointerEvents`,
      ),
    ).toBe('none');
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
    // At night they are told in the morning.
    await said(/^\d customers? (?:told\.|(?:is|are) told at .*07:00\.)$/);
    await bar.waitFor({ state: 'detached' });
    expect(await changed()).toBeGreaterThan(0);
  });
});
