/**
 * Actions on the console in a browser: finding things by their accessible names, dragging stops, requests as the
 * signed-in person.
 */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Role } from '../../src/domain/access.js';
import type { Client, TestApi } from './api.js';
import { member } from './console.js';
import { npmRun } from './npm-start.js';

/** Set to a folder to look at what the tests saw. */
const SCREENSHOTS = process.env['SCREENSHOTS'];

/** Returns a page of a browser in which a member of a courier's staff has signed in to the console; it is empty yet. */
export async function signedInPage(
  api: TestApi,
  browser: Browser,
  client: Client,
  { role, ...options }: BrowserContextOptions & { role?: Role } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const [name = '', value = ''] = (await member(api, client, role)).cookie.split('=');
  await context.addCookies([{ name, value, url: `${api.origin}/console` }]);
  return page;
}

/** `of` is asked for the page each time, as there is none before the tests begin. */
export function consoleActions(of: () => Page) {
  const button = (name: string, within: Page | Locator = of()) =>
    within.getByRole('button', { name, exact: true });
  const stop = (reference: string) => of().getByRole('listitem').filter({ hasText: reference }).first();

  return {
    button,
    view: (name: string) =>
      of().getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click(),
    part: (name: string) => of().getByRole('main').getByRole('link', { name, exact: true }).click(),
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

    /** The text at an address; a test is faster than a person, and may have to wait for its session's next requests. */
    textAt: async (address: string): Promise<string> => {
      let answer = await of().request.get(address);
      while (answer.status() === 429) {
        await of().waitForTimeout(1_000);
        answer = await of().request.get(address);
      }
      return answer.text();
    },

    look: async (name: string) => {
      if (SCREENSHOTS !== undefined) await of().screenshot({ path: `${SCREENSHOTS}/${name}.png` });
    },
    until: async (met: () => boolean | Promise<boolean>): Promise<void> => {
      while (!(await met())) await of().waitForTimeout(50);
    },

    /** What has the focus, by its name or its text. */
    focused: () => of().evaluate<string>(FOCUSED),

    /**
     * Expects the focus on what matches, by its name or its text. A dialog gives it back a moment after it has gone.
     */
    expectFocus: async (on: RegExp): Promise<void> => {
      const focused = () => of().evaluate<string>(FOCUSED);
      for (let tries = 100; tries > 0 && !on.test(await focused()); tries--) await of().waitForTimeout(50);
      expect(await focused()).toMatch(on);
    },
  };
}

const FOCUSED = `(({ tagName, textContent, ariaLabel }) =>
  tagName.toLowerCase() + ' ' + (ariaLabel ?? textContent))(document.activeElement)`;

/** Lets somebody in, as the command that makes the first owner does. */
export async function inviteTo(
  home: string,
  courier: string,
  email: string,
): Promise<{ link: string; id: string }> {
  const args = ['run', '--silent', 'waypost', '--', 'console', 'invite', '--json'];
  const made = npmRun([...args, '--courier', courier, '--email', email], { WAYPOST_HOME: home });
  await made.exited;
  const { link, staff } = JSON.parse(made.output().slice(made.output().indexOf('{')));
  return { link, id: staff };
}
