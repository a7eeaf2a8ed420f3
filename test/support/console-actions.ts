/**
 * Actions on the console in a browser: finding things by their accessible names, dragging stops, requests as the
 * signed-in person.
 */
import type { Locator, Page } from 'playwright-core';
import { until } from './booking-conversation.js';
import { look } from './browser.js';

/** Resolves once the page's own timers of so long have ended: what it would do by then, it has begun. */
export async function passed(page: Page, ms: number): Promise<void> {
  await page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${ms}))`);
}

/** `of` is asked for the page each time, as there is none before the tests begin. */
export function consoleActions(of: () => Page) {
  const button = (name: string, within: Page | Locator = of()) =>
    within.getByRole('button', { name, exact: true });
  /** Goes to an address of the console as a link within it does, without loading it again. */
  const go = (address: string): Promise<void> =>
    of().evaluate(`history.pushState(null, '', ${JSON.stringify(`/console/${address}`)})`);
  const stop = (reference: string) => of().getByRole('listitem').filter({ hasText: reference }).first();

  return {
    button,
    view: (name: string) =>
      of().getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click(),
    /** Goes to a view, waits until it has said something new and loads nothing any more; returns what it says. */
    visit: async (address: string, said: Locator): Promise<string> => {
      await go(address);
      await said.first().waitFor();
      await until(async () => (await of().getByLabel('Loading').count()) === 0);
      await look(of(), `view-${address.replaceAll('/', '-')}`);
      return of().getByRole('main').innerText();
    },
    go,
    part: (name: string) => of().getByRole('main').getByRole('link', { name, exact: true }).click(),
    row: (text: string) => of().getByRole('row').filter({ hasText: text }),
    dialog: (name: string) => of().getByRole('dialog', { name }),
    /** Does something from the menu of a row. */
    choose: async (row: string, verb: string): Promise<void> => {
      await button(`More for ${row}`).click();
      await of().getByRole('menuitem', { name: verb }).click();
    },
    /** Does something by its command in the finder. */
    command: async (term: string): Promise<void> => {
      await of().keyboard.press('Control+k');
      await of().getByRole('combobox', { name: 'Find anything' }).fill(term);
      await of().getByRole('option').first().waitFor();
      await of().keyboard.press('Enter');
    },
    van: (name: string) => of().getByRole('group', { name, exact: true }),
    stop,
    /** Several notices may be shown at once, in one status. */
    said: (text: string | RegExp) =>
      of()
        .getByRole('status')
        .or(of().locator('[role=status] p'))
        .filter({ hasText: text })
        .first()
        .waitFor(),

    /** Carries something from where it is to where something else is. */
    drag: async (
      from: Locator,
      to: Locator,
      across = 0.5,
      beforeDrop?: () => Promise<void>,
    ): Promise<void> => {
      const { mouse } = of();
      const [start, end] = [await from.boundingBox(), await to.boundingBox()];
      if (!start || !end) throw new Error('There is nothing to drag.');
      await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await mouse.down();
      await mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 2 });
      await mouse.move(end.x + end.width * across, end.y + end.height / 2, { steps: 6 });
      await beforeDrop?.();
      await mouse.up();
    },

    /** A request of whoever is signed in on the page. */
    as: (method: string, address: string, body?: object): Promise<any> =>
      of().evaluate(
        async ([how, where, sent]) => {
          const { csrf_token: token }: any = await (await fetch('/console/session')).json();
          const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token };
          const answer = await fetch(where, { method: how, headers, ...(sent ? { body: sent } : {}) });
          return answer.json();
        },
        [method, address, body ? JSON.stringify(body) : ''] as const,
      ),

    textAt: async (address: string): Promise<string> => (await of().request.get(address)).text(),

    look: (name: string) => look(of(), name),
    until,

    /** What has the focus, by its name or its text. */
    focused: () => of().evaluate<string>(FOCUSED),

    /**
     * Expects the focus on what matches, by its name or its text. A dialog gives it back a moment after it has gone.
     */
    expectFocus: async (on: RegExp): Promise<void> => {
      await until(async () => on.test(await of().evaluate<string>(FOCUSED)));
    },
  };
}

const FOCUSED = `(({ tagName, textContent, ariaLabel }) =>
  tagName.toLowerCase() + ' ' + (ariaLabel ?? textContent))(document.activeElement)`;
