/**
 * A real browser for tests of pages: Chromium, as the system has it, without any request to the outside. Where there is
 * none, `describeInBrowser` skips, and says so; `.ci/run` sees to it that there is one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath = PLACES.find((path) => path !== undefined && existsSync(path));

/** `describe` is that of the file which is run: found when this is called, as files share this module. */
export const describeInBrowser = (name: string, tests: () => void): void =>
  (executablePath === undefined ? describe.skip : describe)(name, tests);

/** A phone of small size, held upright. */
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

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is, serious or worse: `rule: elements`. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // By the debugger's protocol, so that no policy of the page has to allow it.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => JSON.stringify(violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' '))))`,
    awaitPromise: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return JSON.parse(String(result.value)) as string[];
}
