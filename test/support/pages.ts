/**
 * What the files of pages share: a browser, and in it a desk, whose page loads and compiles its code once; and an API over
 * a database of its own. Each starts with the first file of a process that needs it, and ends after the last one. Tests
 * have couriers of their own, and sign in by a session's cookie.
 */
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { Role } from '../../src/domain/access.js';
import { type Client, startApi, type TestApi } from './api.js';
import { launchBrowser } from './browser.js';
import { sessionOf } from './console.js';
import { noteOnFailure } from './failure-notes.js';

/** More than ten times what anything on a page takes. */
const PATIENCE_MS = 30_000;
const DESK = { viewport: { width: 1_440, height: 900 }, reducedMotion: 'reduce' } as const;
/** How long something shared stays for another file of the process. */
const IDLE_MS = 1_500;

type Shared<Thing> = { take: () => Promise<Thing>; giveBack: () => void };

function shared<Thing>(start: () => Promise<Thing>, end: (thing: Thing) => Promise<unknown>): Shared<Thing> {
  let started: Promise<Thing> | undefined;
  let ending: NodeJS.Timeout | undefined;
  return {
    take: () => {
      clearTimeout(ending);
      started ??= start().catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      return started;
    },
    giveBack: () => {
      ending = setTimeout(() => {
        void started?.then(end);
        started = undefined;
      }, IDLE_MS);
    },
  };
}

const sharedApi = shared(startApi, (api) => api.close());
const sharedBrowser = shared(
  async () => {
    const browser = await launchBrowser();
    return { browser, desk: await watchedPage(browser, DESK) };
  },
  ({ browser }) => browser.close(),
);

export type Browsers = {
  /** Returns a page of another browser, as far as cookies and storage go. It is closed after the test. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Returns the desk's page on a site, with nothing of another test: signed out, and nothing kept in its browser. */
  desk: (origin: string) => Promise<Page>;
};

/** Returns the browser of a test file, for its tests. */
export function useBrowser(): Browsers {
  let taken: { browser: Browser; desk: Page } | undefined;
  const of = () => {
    if (!taken) throw new Error('The browser starts with the first test.');
    return taken;
  };
  const opened: Page[] = [];
  let forgetNotes: (() => void) | undefined;
  beforeAll(async () => {
    taken = await sharedBrowser.take();
    forgetNotes = notePages(() => [of().desk, ...opened]);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  });
  afterAll(async () => {
    forgetNotes?.();
    if (taken) await empty(taken.desk);
    sharedBrowser.giveBack();
  });
  return {
    newPage: async (options = {}) => {
      // Colours that are on their way from one scheme to the other have no contrast to speak of.
      const page = await watchedPage(of().browser, { reducedMotion: DESK.reducedMotion, ...options });
      opened.push(page);
      return page;
    },
    desk: async (origin) => {
      const { desk } = of();
      await empty(desk);
      // On the page's site, whose compiled code it keeps.
      await desk.goto(`${origin}/console/assets/none`);
      await desk.evaluate('localStorage.clear(); sessionStorage.clear()');
      return desk;
    },
  };
}

export type Pages = Omit<Browsers, 'desk'> & {
  api: TestApi;
  /** Signs a member of a courier's staff in to the console on a page; `client` is of the live environment. */
  signIn: (page: Page, client: Client, role?: Role) => Promise<void>;
  /** Opens an address of the console on the desk, as somebody who has signed in. */
  open: (client: Client, address: string, role?: Role) => Promise<Page>;
};

/** Returns the browser and the API of a test file, for its tests; `start` is for an API of its own. */
export function usePages(start?: () => Promise<TestApi>): Pages {
  const { newPage, desk } = useBrowser();
  let taken: TestApi | undefined;
  const of = () => {
    if (!taken) throw new Error('The API starts with the first test.');
    return taken;
  };
  beforeAll(async () => {
    taken = await (start ?? sharedApi.take)();
  });
  afterAll(async () => {
    taken?.setNow(undefined);
    if (!start) sharedApi.giveBack();
    else await taken?.close();
  });
  const signIn: Pages['signIn'] = async (page, client, role) => {
    const cookie = await sessionOf(of(), client, role);
    await page.context().addCookies([{ ...cookie, url: `${of().origin}/console` }]);
  };
  return {
    api: new Proxy({} as TestApi, { get: (_none, name): unknown => Reflect.get(of(), name) }),
    newPage,
    signIn,
    open: async (client, address, role) => {
      const page = await desk(of().origin);
      await signIn(page, client, role);
      await page.goto(`${of().origin}/console/${address}`);
      return page;
    },
  };
}

/** Opens a page on which no error, and nothing that its policy refuses, goes unnoticed: it fails the running test. */
async function watchedPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', (error) => {
    throw error;
  });
  watch(page);
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text());
  });
  return page;
}

/** What was logged on a page since the test began, and which of its requests have no answer yet. */
const watched = new WeakMap<Page, { logged: string[]; waiting: Set<Request> }>();

function watch(page: Page): void {
  const [logged, waiting]: [string[], Set<Request>] = [[], new Set()];
  watched.set(page, { logged, waiting });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logged.push(message.text());
  });
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
}

/** As much of a page's text as a failure shows. */
const SHOWN = 1_500;

/** A failed test says what its pages show, what they log, and what they wait for. */
const notePages = (pages: () => readonly Page[]): (() => void) =>
  noteOnFailure('Pages', {
    begin: () => pages().forEach((page) => watched.get(page)?.logged.splice(0)),
    text: async () => (await Promise.all(pages().map(textOf))).join('\n\n'),
  });

async function textOf(page: Page): Promise<string> {
  const { logged = [], waiting = new Set<Request>() } = watched.get(page) ?? {};
  const text = await page.locator('body').innerText({ timeout: 2_000 }).catch(String);
  const focus = await page
    .evaluate('document.activeElement?.outerHTML.slice(0, 200).replace(/>[^]*/, ">")')
    .catch(String);
  return [
    page.url(),
    text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, SHOWN),
    `Focus: ${String(focus)}`,
    ...[...waiting].map((request) => `No answer yet: ${request.method()} ${request.url()}`),
    ...logged.map((line) => `Logged: ${line}`),
  ].join('\n');
}

/** Leaves the desk's page as it was at first, but for its site's storage. */
async function empty(desk: Page): Promise<void> {
  const context = desk.context();
  for (const page of context.pages()) if (page !== desk) await page.close();
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await desk.setViewportSize(DESK.viewport);
  await desk.emulateMedia({ colorScheme: 'light', reducedMotion: DESK.reducedMotion });
}
