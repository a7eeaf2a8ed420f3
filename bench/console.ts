/**
 * `npm run bench -- console`: measures the console's Today view with a whole day, in Chromium, against a running server
 * (`npm start`): how much the first load transfers, how soon the day is usable, and how even the frame rate is while a
 * stop is dragged over the board and while the board is scrolled. Prints one JSON line per figure. `--depot` and
 * `--date` measure an existing day.
 */
import { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { readWhereabouts } from '../tools/demo/keys.js';
import { percentiles } from './support/load.js';
import { makeWholeDay } from './support/whole-day.js';

const flags = new Command('bench console')
  .description("Measure Today of the console with a whole day's stops.")
  .option('--day <file>', 'the delivery day', join('data', 'day-leeds-400.json'))
  .option('--depot <id>', 'of an existing day')
  .option('--date <date>', 'of an existing day')
  .option('--rounds <n>', 'loads, and drags', Number, 5)
  .option('--seconds <n>', 'how long a stop is dragged', Number, 4)
  .parse()
  .opts<{
    day: string;
    depot?: string;
    date?: string;
    rounds: number;
    seconds: number;
  }>();

/** Approximate rate at which a mouse reports its position. */
const POINTER_HZ = 120;
const FRAME_MS = 1_000 / 60;

/** Runs in the page: records long tasks, and frame times while told to; reports whether the board is complete. */
const OBSERVER = `
  globalThis.seen = { long: [], frames: [], watch: false };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.long.push({ start: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  let last = 0;
  requestAnimationFrame(function frame(at) {
    if (seen.watch && last > 0) seen.frames.push(at - last);
    last = at;
    requestAnimationFrame(frame);
  });
  globalThis.isWhole = () => {
    const names = [...document.querySelectorAll('[data-order] .stop-name')];
    return names.length > 0 && names.every(({ textContent }) => textContent !== '…');
  };
`;

const home = process.env['WAYPOST_HOME'] ?? '.waypost';
const server = readWhereabouts(home);
const entry = (JSON.parse(readFileSync(join(home, 'demo.json'), 'utf8')) as { console: string }).console;
const day =
  flags.depot !== undefined && flags.date !== undefined
    ? { depot: flags.depot, date: flags.date }
    : await makeWholeDay(server.api_sandbox, server.keys.sandbox, flags.day);
const address = `${new URL(entry).origin}/console/today?date=${day.date}&depot=${day.depot}`;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(OBSERVER);
  await page.goto(entry);
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  // Uses the processor time of the page's thread, which other load on the machine affects less.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  print({ name: 'day', ...day, ...(await shape(page)), load_1m: Number(loadavg()[0]?.toFixed(1)) });
  print({ name: 'first_load', ...(await firstLoad(page, cdp)) });
  const loads = [];
  for (let round = 0; round < flags.rounds; round += 1) loads.push(await load(page, cdp));
  for (const what of ['board', 'interactive', 'blocked', 'busy'] as const) {
    print({ name: `load_${what}_ms`, ...percentiles(loads.map((one) => one[what])) });
  }
  for (const what of ['drag', 'scroll'] as const) {
    const frames: number[] = [];
    const long: number[] = [];
    let busy = 0;
    for (let round = 0; round < flags.rounds; round += 1) {
      const before = await busyMs(cdp);
      const measured = await (what === 'drag' ? drag(page, cdp) : scroll(page, cdp));
      busy += (await busyMs(cdp)) - before;
      frames.push(...measured.frames);
      long.push(...measured.long);
    }
    print({
      name: `${what}_frame_ms`,
      frames: frames.length,
      per_second: Number((1_000 / (frames.reduce((sum, ms) => sum + ms, 0) / frames.length)).toFixed(1)),
      ...percentiles(frames),
      late_percent: Number(
        ((100 * frames.filter((ms) => ms > 1.5 * FRAME_MS).length) / frames.length).toFixed(1),
      ),
      long_tasks: long.length,
      busy_ms_per_frame: Number((busy / frames.length).toFixed(2)),
    });
  }
} finally {
  await browser.close();
}

function print(figure: object): void {
  console.log(JSON.stringify(figure));
}

type Seen = { long: { start: number; ms: number }[]; frames: number[] };

async function shape(of: Page): Promise<{ lanes: number; stops: number }> {
  await of.goto(address);
  await ready(of);
  return of.evaluate(`({
    lanes: document.querySelectorAll('[data-route]').length - 1,
    stops: document.querySelectorAll('[data-order]').length,
  })`);
}

/** Waits until every stop is on the board with its reference. */
async function ready(of: Page): Promise<void> {
  await of.waitForFunction('isWhole()');
}

/** Measures what a browser with an empty cache receives until the day is usable. */
async function firstLoad(of: Page, cdp: CDPSession): Promise<object> {
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await of.goto(address);
  await ready(of);
  await of.waitForTimeout(1_000);
  await cdp.send('Network.disable');
  const kb = (...names: string[]) =>
    Math.round(names.reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0) / 1_000);
  return {
    code_kb: kb('Document', 'Script', 'Stylesheet'),
    font_kb: kb('Font'),
    data_kb: kb('Fetch', 'XHR'),
  };
}

/** Returns the milliseconds from navigation to the complete board, and to the end of the last task of 50 ms or more. */
async function load(
  of: Page,
  cdp: CDPSession,
): Promise<{ board: number; interactive: number; blocked: number; busy: number }> {
  await of.goto('about:blank');
  const busyBefore = await busyMs(cdp);
  await of.goto(address, { waitUntil: 'commit' });
  const board = await of.evaluate<number>(`new Promise((resolve) => {
    requestAnimationFrame(function look() {
      if (isWhole()) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      else requestAnimationFrame(look);
    });
  })`);
  await of.waitForTimeout(1_500);
  const { long } = await of.evaluate<Seen>('seen');
  const ends = long.map(({ start, ms }) => start + ms).filter((end) => end < board + 1_000);
  return {
    board,
    interactive: Math.max(board, ...ends),
    busy: (await busyMs(cdp)) - busyBefore,
    blocked: long.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
  };
}

/** Returns the processor time of the page's thread in milliseconds. */
async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function watched(of: Page, act: () => Promise<void>): Promise<{ frames: number[]; long: number[] }> {
  await of.evaluate('Object.assign(seen, { frames: [], long: [], watch: true })');
  await act();
  const { frames, long } = await of.evaluate<Seen>('Object.assign(seen, { watch: false })');
  return { frames: frames.slice(1), long: long.map(({ ms }) => ms) };
}

/** Drags a stop in circles over the lanes and drops it where it was. */
async function drag(of: Page, cdp: CDPSession): Promise<{ frames: number[]; long: number[] }> {
  const at = await of.locator('[data-route]:not([data-route=""]) [data-order]').first().boundingBox();
  if (!at) throw new Error('No stop can be dragged.');
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, button: 'left', clickCount: 1 },
      buttons: type === 'mouseReleased' ? 0 : 1,
    });
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  await mouse('mousePressed', x, y);
  for (let step = 1; step <= 4; step += 1) await mouse('mouseMoved', x + 3 * step, y + 2 * step);
  const result = await watched(of, async () => {
    const begun = performance.now();
    for (let now = 0; now < flags.seconds * 1_000; now = performance.now() - begun) {
      const turn = (now / 1_000) * Math.PI;
      void mouse('mouseMoved', 950 + 330 * Math.sin(turn), 480 + 260 * Math.cos(turn * 0.7));
      await of.waitForTimeout(1_000 / POINTER_HZ);
    }
  });
  await of.keyboard.press('Escape');
  await mouse('mouseMoved', x, y);
  await mouse('mouseReleased', x, y);
  return result;
}

async function scroll(of: Page, cdp: CDPSession): Promise<{ frames: number[]; long: number[] }> {
  const result = await watched(of, async () => {
    for (let step = 0; step < flags.seconds * 30; step += 1) {
      const deltaY = step < flags.seconds * 15 ? 120 : -120;
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 1_000, y: 500, deltaX: 0, deltaY });
      await of.waitForTimeout(25);
    }
  });
  return result;
}
