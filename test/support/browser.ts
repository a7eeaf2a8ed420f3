/**
 * A real browser for tests of pages: the system's Chromium, without any external requests. If there is none,
 * `describeInBrowser` skips the tests and says so; `.ci/run` ensures that there is one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  // Without what a window needs it takes a fifth less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath = PLACES.find((path) => path !== undefined && existsSync(path));

/** Looks up `describe` when called, because test files share this module and each has its own. */
export const describeInBrowser = (name: string, tests: () => void): void =>
  (executablePath === undefined ? describe.skip : describe)(name, tests);

/** A small phone in portrait orientation. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
};

export async function launchBrowser(): Promise<Browser> {
  if (executablePath === undefined) throw new Error('There is no Chromium; set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Set to a folder to look at what the tests saw. */
const SCREENSHOTS = process.env['SCREENSHOTS'];

/** Keeps a picture of a page for whoever wants to look at it. */
export async function look(page: Page, name: string): Promise<void> {
  if (SCREENSHOTS !== undefined) await page.screenshot({ path: `${SCREENSHOTS}/${name}.png` });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Contrast takes axe four times as long as all its other rules together. */
const CONTRAST = 'color-contrast';
const RULES = {
  all: {},
  contrast: { runOnly: [CONTRAST] },
  'all but contrast': { rules: { [CONTRAST]: { enabled: false } } },
};

/**
 * Returns axe's findings for the current page, or a part of it, that are serious or worse, as `rule: elements`. Contrast
 * is looked at once in each view and theme, and where there are other colours; further states of a view leave it out.
 */
export const seriousFindings = async (
  page: Page,
  rules: keyof typeof RULES = 'all',
  within = 'html',
): Promise<string[]> =>
  (await findings(page, rules, within)).filter(({ isSerious }) => isSerious).map(({ found }) => found);

/** Returns all that axe finds, best practice too. */
export const allFindings = async (
  page: Page,
  rules: keyof typeof RULES = 'all',
  within = 'html',
): Promise<string[]> => (await findings(page, rules, within)).map(({ found }) => found);

async function findings(
  page: Page,
  rules: keyof typeof RULES,
  within: string,
): Promise<{ found: string; isSerious: boolean }[]> {
  // Uses the DevTools protocol, so that the page's security policy does not have to allow it.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `if (typeof axe === 'undefined') { ${AXE} }` });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${JSON.stringify(within)}, { resultTypes: ['violations'], ...${JSON.stringify(RULES[rules])} }).then(({ violations }) => JSON.stringify(violations
      .map(({ id, impact, nodes }) => ({
        found: id + ': ' + nodes.map(({ html }) => html).join(' '),
        isSerious: impact === 'serious' || impact === 'critical',
      }))))`,
    awaitPromise: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return JSON.parse(String(result.value)) as { found: string; isSerious: boolean }[];
}
