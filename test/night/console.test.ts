/** A day in the console, by hand and by keyboard: the way in, a reply, the plan, a breakdown, the last stop. */
import { unwrap } from '@waypost/client';
import { describeInBrowser, seriousFindings } from '../support/browser.js';
import { consoleActions } from '../support/console-actions.js';
import { type ConsoleRun, useConsole } from '../support/console-run.js';
import { testOthers } from './console-others.js';

describeInBrowser('the console', () => {
  const run = useConsole();
  let { page, origin, day }: ConsoleRun = run;
  beforeAll(() => ({ page, origin, day } = run));

  const { button, view, part, van, stop, said, drag, focused, expectFocus, look, until } = consoleActions(
    () => page,
  );
  const today = () => page.goto(`${origin}/console/today?date=${day.date}&depot=${day.depot}`);
  test('the link opens the sandbox of the demo courier, and says so', async () => {
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    expect(await page.getByRole('switch', { name: 'Sandbox' }).isChecked()).toBe(true);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: /^Help/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    await page.getByRole('combobox', { name: 'Find anything' }).fill(day.heavy);
    await page
      .getByRole('option', { name: new RegExp(day.heavy) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: day.heavy }).waitFor();
    await page.getByRole('link', { name: 'Technical', exact: true }).click();
    await page.getByTitle('order.created').first().waitFor();
    // By key from view to view, the focus comes along.
    await page.keyboard.press('3');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await expectFocus(/^main /);
  });

  test('a reply in doubt is settled by the keyboard alone', async () => {
    // Opened by its address, without what other views have brought.
    await page.goto(`${origin}/console/inbox`);
    const row = rowOf(day.unclear);
    await row.waitFor();
    await choose(day.unclear);
    const conversation = page.getByRole('list', { name: 'Conversation' });
    await conversation.getByRole('listitem').nth(1).waitFor();
    const offered = page.getByRole('group', { name: 'Book what was offered' }).getByRole('button');
    await offered.first().waitFor();
    expect(await offered.evaluateAll((all) => all.map((each: any) => each.ariaKeyShortcuts))).toEqual(
      ['1', '2', '3', '4', '5', '6'].slice(0, await offered.count()),
    );
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().waitFor();
    const [inner, outer] = [await button('Book', dialog).boundingBox(), await dialog.boundingBox()];
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus(new RegExp(`^tr ${day.unclear},`));
    // A dismissal can be taken back for some seconds.
    await page.keyboard.press('d');
    await row.waitFor({ state: 'detached' });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await choose(day.unclear);
    await offered.first().waitFor();
    await page.keyboard.press('1');
    await said('Booked for ');
    await row.waitFor({ state: 'detached' });
    await until(async () => (await focused()).startsWith('tr '));
  });

  test('what failed is retried, one or many, and leaves', async () => {
    // The number was wrong, and is corrected: another text goes out, and the row is settled.
    for (const order of [day.unasked, day.untold]) {
      const params = { path: { order_id: order.id } };
      const recipient = { phone: '+447700900640' };
      await unwrap(day.client.PATCH('/orders/{order_id}', { params, body: { recipient } }));
    }
    await choose(day.unasked.reference);
    await page.keyboard.press('r');
    await said('The recipient is being asked again.');
    await rowOf(day.unasked.reference).waitFor({ state: 'detached' });
    await choose(day.untold.reference);
    await page.keyboard.press('x');
    await button('Retry selected').click();
    await said('The message is being sent again.');
    await rowOf(day.untold.reference).waitFor({ state: 'detached' });
  });

  const rowOf = (reference: string) => page.getByRole('row', { name: new RegExp(`^${reference},`) });
  /** By the arrows alone, up and down again, as rows may come meanwhile. */
  async function choose(reference: string): Promise<void> {
    await rowOf(reference).waitFor();
    const isThere = async () => (await focused()).startsWith(`tr ${reference},`);
    for (let step = 0; !(await isThere()); step += 1)
      await page.keyboard.press(step % 20 < 10 ? 'ArrowUp' : 'ArrowDown');
  }

  test('the day is planned; a drag is refused with its reason, a move by key is made and undone', async () => {
    await today();
    const planned = van('Van 1').or(van('Van 2')).first();
    await button('Optimise').click();
    await page.getByRole('progressbar').waitFor();
    // Nothing changes before the plan was looked at, and it is taken back as a whole.
    const review = page.getByRole('region', { name: 'Review' });
    await review.getByText('7 stops', { exact: true }).waitFor();
    await page
      .getByRole('group', { name: /^after: Van \d$/ })
      .first()
      .waitFor();
    expect((await dayNow()).routes).toEqual([]);
    await look('console-review');
    await button('Keep', review).click();
    await planned.waitFor();
    await said(/^Plan kept. (This route is a draft|These \d+ routes are drafts): nobody is told/);
    await button('Undo').click();
    await said('The plan is undone.');
    expect((await dayNow()).routes).toEqual([]);
    await button('Optimise').click();
    await button('Keep', review).click();
    await planned.waitFor();

    await view('Setup');
    await part('Vans');
    await button('Add van').click();
    await page.getByLabel('Name').fill('Van 3');
    await button('Add').click();
    await said('Van 3 saved.');
    // The day and the depot stay.
    await view('Today');
    await page.waitForURL(new RegExp(`date=${day.date}.*depot=${day.depot}`));
    await van('Van 1').or(van('Van 2')).first().waitFor();
    await showsSendingOut('Van 3', day.light);

    await drag(stop(day.spare), page.getByRole('region', { name: 'Unassigned' }));
    await page.getByRole('region', { name: 'Unassigned' }).getByText(day.spare).first().waitFor();
    await button('New route').click();
    await page.getByLabel('Van', { exact: true }).selectOption({ label: 'Van 3' });
    await page.getByLabel('Driver').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Review route', disabled: true }).waitFor();
    await page.getByRole('checkbox', { name: day.spare }).check();
    await look('console-new-route');
    await button('Review route of 1 stop').click();
    await review.getByText('Nobody, before it is published.').waitFor();
    await button('Keep', review).click();
    await van('Van 3').waitFor();

    // A lock is the API's: whoever opens the day next sees it.
    await button('Van 3, more').click();
    await page.getByRole('menuitem', { name: 'Lock', exact: true }).click();
    await said(/^Locked/);
    await page.reload();
    await van('Van 3').getByText('Locked', { exact: true }).waitFor();
    await button('Van 3, more').click();
    await page.getByRole('menuitem', { name: 'Unlock', exact: true }).click();
    await van('Van 3').getByText('Locked', { exact: true }).waitFor({ state: 'detached' });

    await stop(day.heavy).scrollIntoViewIfNeeded();
    await drag(stop(day.heavy), van('Van 3'));
    const refusal = page.getByRole('alert').filter({ hasText: /crew/ });
    await refusal.waitFor();
    await look('console-refused');
    expect(await van('Van 3').getByRole('listitem').filter({ hasText: day.heavy }).count()).toBe(0);
    await button('Close message').click();

    await stop(day.light).focus();
    await page.keyboard.press('Space');
    const heard = page.locator('[aria-live=assertive]');
    while (!(await heard.textContent())?.startsWith('Van 3')) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const moved = van('Van 3').getByRole('listitem').filter({ hasText: day.light });
    await moved.waitFor();
    await heard
      .filter({ hasText: new RegExp(`${day.light} moved to Van 3, \\d\\d:\\d\\d`) })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Undo', exact: true, disabled: false }).waitFor();
    // Whoever moved it goes on from where it is now.
    await expectFocus(new RegExp(`^(?!body)[^]*${day.light}`));
    await page.getByRole('complementary', { name: 'Stop' }).getByRole('link', { name: day.light }).waitFor();
    await button('Undo').click();
    await moved.waitFor({ state: 'detached' });
    await said('Undone.');
  });

  test('several stops are selected on the board, or drawn around on the map, and move together', async () => {
    const chosen = page.locator('[data-order].is-chosen');
    const loose = page.getByRole('region', { name: 'Unassigned' });
    const isLoose = (reference: string) => loose.getByText(reference).first();
    await stop(day.light).click();
    await stop(day.spare).click({ modifiers: ['Control'] });
    expect(await chosen.count()).toBe(1);
    await stop(day.light).click({ modifiers: ['Control'] });
    expect(await chosen.count()).toBe(2);
    const routes = (await dayNow()).routes.length;
    await drag(stop(day.light), loose, 0.5, () => page.locator('.stop-copy').getByText('+ 1').waitFor());
    for (const reference of [day.light, day.spare]) await isLoose(reference).waitFor();
    // The van that had the one alone has its route back, with its people.
    await button('Undo').click();
    await said('Undone.');
    await van('Van 3').getByRole('listitem').filter({ hasText: day.spare }).waitFor();
    await isLoose(day.light).waitFor({ state: 'detached' });
    expect((await dayNow()).routes).toHaveLength(routes);

    await page.keyboard.press('Escape');
    await button('Lasso').click();
    const map = await page.locator('.map-frame').boundingBox();
    if (!map) throw new Error('There is no map.');
    const around = async (parts: [number, number][]) => {
      const [[x, y] = [0, 0], ...rest] = parts.map(
        ([across, down]) => [map.x + map.width * across, map.y + map.height * down] as const,
      );
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const corner of rest) await page.mouse.move(...corner, { steps: 4 });
      await page.mouse.up();
    };
    await around([[0.02, 0.98], [0.04, 0.98], [0.04, 0.96], [0.02, 0.96]]); // oxfmt-ignore
    expect(await chosen.count()).toBe(0);
    await around([[0.02, 0.02], [0.9, 0.02], [0.98, 0.98], [0.02, 0.98]]); // oxfmt-ignore
    await chosen.nth(6).waitFor();
    await said('7 stops selected');
    await look('console-lasso');
    await page.keyboard.press('Escape');
    await chosen.first().waitFor({ state: 'detached' });
    await button('Lasso').click();
  });

  /** A suggestion that gives a van without a route one is drawn, with what the van would have. */
  async function showsSendingOut(name: string, reference: string): Promise<void> {
    const { data: vans } = await unwrap(day.client.GET('/vehicles'));
    const { routes } = await dayNow();
    const [moved] = routes.flatMap(({ id, stops }) =>
      stops.filter((one) => one.reference === reference).map(({ order }) => ({ order, route: id })),
    );
    const vehicle = vans.find((van) => van.name === name)?.id;
    const change = {
      order: moved?.order,
      from: { route: moved?.route, eta: '09:00' },
      to: { route: null, vehicle, eta: '10:20' },
    };
    const impact = { miles_saved: -1, windows_kept: true, routes_changed: [moved?.route] };
    const summary = `Move 1 stop to ${name}, which stands at the depot and has the room that it needs.`;
    const words = { summary, reason: 'Rehearsed.', trigger: 'breakdown' };
    const suggestion = {
      ...{ id: 'sug_1', depot: day.depot, created_at: new Date().toISOString(), changes: [change], impact },
      ...words,
    };
    await page.route('**/agent/suggestions?*', (route) => route.fulfill({ json: { data: [suggestion] } }));
    await page.reload();
    // However long a hint is, the finder is as wide as it was.
    await button('Review on map and board').waitFor();
    await page.keyboard.press('k');
    await page.getByRole('option', { name: /^Do.?Accept the suggestion/ }).waitFor();
    const isWithin = (selector: string) =>
      page.evaluate(
        `(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('${selector}'))`,
      );
    expect(await isWithin('[role=dialog]')).toBe(true);
    await page.keyboard.press('Escape');
    await button('Review on map and board').click();
    const lane = page.getByRole('group', { name: `after: ${name}` });
    await lane.getByRole('listitem').filter({ hasText: reference }).filter({ hasText: '10:20' }).waitFor();
    // The review has the answers, once, and leaves the map and the board where they were.
    expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
    await page.unroute('**/agent/suggestions?*');
    await page.reload();
    await stop(reference).waitFor();
  }

  test('a window is broken by decision alone, and what cannot be taken back is asked about', async () => {
    // What it would break is said before it is put down.
    await drag(stop(day.light), stop(day.evening), 0.8, async () => {
      await page
        .locator('.stop-copy')
        .filter({ hasText: `${day.light}: ` })
        .filter({ hasText: / late/ })
        .waitFor();
      await look('console-drag');
    });
    const refusal = page.getByRole('alert').filter({ hasText: day.light });
    await refusal.waitFor();
    await button('Move it anyway', refusal).click();
    await said('Moved. It will be outside its window.');
    const late = page.getByRole('listitem').filter({ hasText: day.light }).filter({ hasText: / late/ });
    await late.waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true, disabled: false }).waitFor();
    await button('Undo').click();
    await late.waitFor({ state: 'detached' });

    // Who works by key is at the offer at once, and back at the stop after it.
    await stop(day.light).focus();
    await page.keyboard.press('Space');
    const heard = page.locator('[aria-live=assertive]');
    while (!/position (\d+) of \1\b/.test((await heard.textContent()) ?? ''))
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expectFocus(/Move it anyway/);
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'detached' });
    await expectFocus(new RegExp(day.light));

    await button('Van 3, more').click();
    await page.getByRole('menuitem', { name: 'Delete the draft' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the draft of Van 3?' });
    await question.getByText('1 order will be without a route.').waitFor();
    await button('Cancel', question).click();
    await question.waitFor({ state: 'detached' });
    await expectFocus(/^(?!body)/);
    expect((await dayNow()).routes).toHaveLength(await page.getByRole('group', { name: /^Van \d$/ }).count());

    // Publishing can be taken back; nobody has been told.
    await button('Publish').focus();
    await page.keyboard.press('Enter');
    const going = page.getByRole('group', { name: 'Publishing' });
    await going.waitFor();
    await expectFocus(/^button Undo$/);
    await page.keyboard.press('Enter');
    await going.waitFor({ state: 'detached' });
    await expectFocus(/^button Publish$/);
    expect((await dayNow()).runs).toEqual([]);
  });

  testOthers(run);

  test('it is published, a van breaks down, the suggestion is accepted, and the last stop is done', async () => {
    await publish();
    await van('Van 3').getByText('Published').or(page.getByRole('alert')).first().waitFor();
    const { routes, runs } = await dayNow();
    // After its first stop there is something left that others can take: there is one mate, for the heavy order.
    const full = routes
      .filter(({ stops }) => stops.slice(1).some(({ reference }) => reference !== day.heavy))
      .map(({ id }) => id);
    const broken = runs.find(({ route }) => full.includes(route));
    if (!broken) throw new Error('Nothing was published.');
    const rehearse = (run: string, body: object) =>
      unwrap(day.client.POST('/sandbox/runs/{run_id}/drive', { params: { path: { run_id: run } }, body }));
    const lies = async () => (await van('Van 1').or(van('Van 2')).first().boundingBox())?.y;
    const before = await lies();
    await rehearse(broken.id, { speed: 1_000, breakdown_at_stop: 1 });
    // The agent searches, which takes its time on a busy machine.
    await button('Accept').first().waitFor({ timeout: 90_000 });
    // A suggestion comes at any time, and moves nothing beneath a hand that is about to take a stop up.
    expect(await lies()).toBe(before);
    const suggestion = page.getByRole('region', { name: 'Suggestions' });
    for (const word of ['before', 'after'])
      await suggestion.getByText(word, { exact: true }).first().waitFor();
    await look('console-suggestion');
    await button('Accept').first().focus();
    await page.keyboard.press('Enter');
    await said('Accepted.');
    await suggestion.getByRole('article').first().waitFor({ state: 'detached' });
    // The focus goes on to the board's first van, not to the top of the view, and opens no stop's card.
    await expectFocus(/^button Van \d on the map$/);

    // A van that had no route until now is sent out as well.
    const after = await dayNow();
    if (after.routes.some(({ status }) => status === 'draft')) {
      await publish();
      await said(/^\d routes? published/);
    }
    for (const run of (await dayNow()).runs) {
      if (run.broken_down_at === null && run.status !== 'completed') await rehearse(run.id, {});
    }
    // Unless it was the first, nobody else can take the order that needs two people.
    const count = (await dayNow()).routes.flatMap(({ id, stops }) =>
      id === broken.route ? stops.filter(({ status }) => status !== 'pending') : stops,
    ).length;
    // Once every van is back, the day's figures are what came of it.
    const done = page.getByText(`${count} done`);
    await done.or(page.getByText(new RegExp(`^${count} of \\d+ delivered$`))).waitFor();
    await look('console-done');
  });

  async function publish() {
    await button('Publish').click();
    await button('Publish now').click();
  }

  async function dayNow() {
    const query = { date: day.date };
    const routes = await unwrap(
      day.client.GET('/routes', { params: { query: { ...query, depot: day.depot } } }),
    );
    const runs = await unwrap(day.client.GET('/runs', { params: { query } }));
    return {
      routes: routes.data,
      runs: runs.data.filter(({ route }) => routes.data.some(({ id }) => id === route)),
    };
  }

  test('signing out shows the way in', async () => {
    await button('Account').click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.getByLabel('Email').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
