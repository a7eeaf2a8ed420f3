/** A deployment with a small day, and its console open on the desk: for the tests of one file. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, unwrap } from '@waypost/client';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { withScope } from '../../src/db/transaction.js';
import { createAdminKey, createCourier } from '../../src/operator/couriers.js';
import { inviteOwner, openDemo } from '../../src/setup/staff/commands.js';
import { requireTenant } from '../../src/records/couriers.js';
import { type ConsoleDay, makeConsoleDay } from './console-day.js';
import { deploy, type Deployment } from './deployment.js';
import { useBrowser } from './pages.js';

/** Requests of its session that a test can count on: as many as the busiest makes. */
const ROOM = 200;

export type ConsoleRun = {
  origin: string;
  page: Page;
  /** Opens a page of another browser, for one test. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  day: ConsoleDay;
  /** The address of a receiver of webhooks, and the ids of the events that came. */
  hook: string;
  received: string[];
  /** The demo's link, which opens the console any number of times. */
  link: string;
  /** Lets somebody in, as the command that makes the first owner does. */
  invite: (email: string) => Promise<{ link: string; id: string }>;
  /**
   * Signs the page's browser in again: each session may make as many requests a minute, and a test is faster than a
   * person. What is open needs to be loaded again to change anything.
   */
  signIn: () => Promise<void>;
};

/** What it returns is there once the tests begin. */
export function useConsole(): ConsoleRun {
  const { newPage, desk } = useBrowser();
  const run = { received: [] as string[], newPage } as ConsoleRun;
  let deployment: Deployment;
  const receiver = createServer((request, response) => {
    run.received.push(String(request.headers['waypost-event-id']));
    request.resume().on('end', () => response.writeHead(200).end());
  });

  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    run.hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    deployment = await deploy();
    run.origin = deployment.origin.replace('127.0.0.1', 'localhost');
    const { owner, source, addDemoData } = deployment.operator();
    const { id: courier } = await createCourier(owner, { name: 'Demo Couriers', plan: 'pro' });
    await addDemoData(courier, 'sandbox');
    // Nothing waits for the morning when tests run at night.
    await deployment.owner.query(`update tenants set quiet_from = '00:00', quiet_to = '00:00'`);
    const tenant = await requireTenant(owner.db, courier, 'live');
    const scoped = { id: 'test', requestId: null };
    const here = (link: string) => run.origin + new URL(link).pathname;
    run.link = here(
      await withScope(source, tenant, scoped, (scope) => openDemo(scope, 'owner@demo.example')),
    );
    run.invite = async (email) => {
      const { link, id } = await withScope(source, tenant, scoped, (scope) => inviteOwner(scope, email));
      return { link: here(link), id };
    };
    const { key } = await createAdminKey(owner, { courier, mode: 'sandbox', label: 'Demo' });
    const baseUrl = `${run.origin}/sandbox/admin/v1`;
    const events = ['order.created' as const, 'job.completed' as const];
    await unwrap(
      createClient({ baseUrl, key }).POST('/webhook-endpoints', { body: { url: run.hook, events } }),
    );
    run.day = await makeConsoleDay(baseUrl, key);
    run.page = await desk(run.origin);
    run.signIn = async () => {
      const answer = await run.page.context().request.get(run.link);
      if (!answer.ok()) throw new Error(`The link answered ${answer.status()}.`);
    };
    await run.page.goto(run.link);
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
    await deployment.close();
    receiver.close();
  });
  return run;
}
