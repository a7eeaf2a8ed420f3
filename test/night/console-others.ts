/** Two people at once in the console: what one of them changes shows to the other, who may only read. */
import { consoleActions } from '../support/console-actions.js';
import type { ConsoleRun } from '../support/console-run.js';

export function testOthers(run: ConsoleRun): void {
  let { page, origin, day }: ConsoleRun = run;
  beforeAll(() => ({ page, origin, day } = run));
  const { button, van, stop, drag, as } = consoleActions(() => page);

  test('a change in one browser shows in another; whoever only reads can change nothing', async () => {
    const { link, id } = await run.invite('reader@northgate.example');
    await as('PATCH', `/console/staff/${id}`, { role: 'viewer' });
    const viewer = await run.newPage({ viewport: { width: 1440, height: 900 } });
    await viewer.goto(link);
    // A link that this browser did not ask for waits for a click.
    await viewer.getByRole('button').click();
    await viewer.getByRole('switch', { name: 'Sandbox' }).click();
    await viewer.goto(page.url());
    const theirs = (name: string) => viewer.getByRole('group', { name, exact: true }).getByRole('listitem');
    await theirs('Van 3').filter({ hasText: day.spare }).waitFor();
    for (const name of ['Optimise', 'Publish', 'Undo', 'New route', 'Van 3, more'])
      expect([name, await viewer.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
    // Nothing is taken up, neither by the pointer nor by key, and nothing sent that would be refused.
    const sent: string[] = [];
    viewer.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    });
    const lanes = () => Promise.all(['Van 1', 'Van 3'].map((name) => theirs(name).allTextContents()));
    const before = await lanes();
    const spare = theirs('Van 3').filter({ hasText: day.spare });
    await spare.scrollIntoViewIfNeeded();
    await consoleActions(() => viewer).drag(spare, viewer.getByRole('group', { name: 'Van 1', exact: true }));
    await spare.focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await viewer.keyboard.press(key);
    expect([await lanes(), sent]).toEqual([before, []]);

    await stop(day.light).scrollIntoViewIfNeeded();
    await drag(stop(day.light), van('Van 3'));
    await van('Van 3').getByRole('listitem').filter({ hasText: day.light }).waitFor();
    await theirs('Van 3').filter({ hasText: day.light }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true, disabled: false }).waitFor();
    await button('Undo').click();
    await theirs('Van 3').filter({ hasText: day.light }).waitFor({ state: 'detached' });

    const enabled = viewer.locator('main').locator('input:enabled, textarea:enabled, button:enabled');
    for (const address of [
      'setup/depots',
      'setup/slots',
      'setup/vans',
      'setup/settings',
      'developers/keys',
    ]) {
      await viewer.goto(`${origin}/console/${address}`);
      await viewer.getByRole('heading', { level: 1 }).waitFor();
      await viewer.getByLabel('Loading').waitFor({ state: 'detached' });
      const texts = await enabled.evaluateAll((found) => found.map((one) => one.outerHTML));
      // Only which of the depots is shown.
      expect([address, texts.filter((text) => !text.includes('aria-pressed'))]).toEqual([address, []]);
    }
    // A link works once, whoever has it.
    const thief = await run.newPage();
    const stolen = await thief.goto(link);
    expect([stolen?.status(), await thief.context().cookies()]).toEqual([410, []]);
  });
}
