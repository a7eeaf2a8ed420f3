/** Waypost as `npm start` runs it, with a small day, and its console open in a browser: for the tests of one file. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unwrap } from '@waypost/client';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../../src/runtime/embedded/ports.js';
import { launchBrowser } from './browser.js';
import { type ConsoleDay, makeConsoleDay } from './console-day.js';
import { npmStart, signalGroup, type Started } from './npm-start.js';

/**
 * Longer than a minute: a test is faster than a person, and may have to wait for the next minute's requests of its
 * session.
 */
export const PATIENCE_MS = 75_000;
/** Requests of its session that a test can count on: as many as the busiest makes. */
const ROOM = 200;

export type ConsoleRun = {
  home: string;
  origin: string;
  browser: Browser;
  page: Page;
  day: ConsoleDay;
  /** The address of a receiver of webhooks, and the ids of the events that came. */
  hook: string;
  received: string[];
  /** What the page's policy has refused. */
  refusedByPolicy: string[];
  /**
   * Signs the page's browser in again: each session may make as many requests a minute, and a test is faster than a
   * person. What is open needs to be loaded again to change anything.
   */
  signIn: () => Promise<void>;
};

/** What it returns is there once the tests begin. */
export function useConsole(): ConsoleRun {
  const run = { received: [] as string[], refusedByPolicy: [] as string[] } as ConsoleRun;
  let started: Started;
  const receiver = createServer((request, response) => {
    run.received.push(String(request.headers['waypost-event-id']));
    request.resume().on('end', () => response.writeHead(200).end());
  });

  beforeAll(async () => {
    run.home = mkdtempSync(path.join(tmpdir(), 'waypost console '));
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    run.hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    const port = await freePort();
    [started, run.browser] = await Promise.all([
      npmStart({ WAYPOST_HOME: run.home, PORT: String(port) }),
      launchBrowser(),
    ]);
    run.origin = `http://localhost:${port}`;
    const demo = JSON.parse(readFileSync(path.join(run.home, 'demo.json'), 'utf8'));
    run.day = await makeConsoleDay(`${run.origin}/sandbox/admin/v1`, demo.keys.sandbox);
    await unwrap(
      run.day.client.POST('/webhook-endpoints', {
        body: { url: run.hook, events: ['order.created', 'job.completed'] },
      }),
    );
    const context = await run.browser.newContext({
      viewport: { width: 1440, height: 900 },
      acceptDownloads: true,
    });
    run.page = await context.newPage();
    run.page.setDefaultTimeout(PATIENCE_MS);
    run.page.on('pageerror', (error) => {
      throw error;
    });
    run.page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) run.refusedByPolicy.push(message.text());
    });
    run.signIn = async () => {
      const answer = await context.request.get(demo.console);
      if (!answer.ok()) throw new Error(`The link answered ${answer.status()}.`);
    };
    await run.page.goto(demo.console);
  });
  // What a person changes is not made again by itself where the requests of a minute are used up.
  beforeEach(async () => {
    const answer = await run.page.context().request.get(`${run.origin}/console/admin/v1/settings`);
    if (!answer.ok() && answer.status() !== 429) throw new Error(`Settings answered ${answer.status()}.`);
    if (answer.ok() && Number(answer.headers()['ratelimit-remaining']) >= ROOM) return;
    await run.signIn();
    await run.page.reload();
  });
  afterAll(async () => {
    await run.browser.close();
    signalGroup(started, 'SIGKILL');
    receiver.close();
    rmSync(run.home, { recursive: true, force: true });
  });
  return run;
}
