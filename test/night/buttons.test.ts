/**
 * Every button of every public page, in every state of what it shows, with and without script: pressed at once, and with
 * its form filled in, it changes something or a sentence answers.
 */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Client, startApi } from '../support/api.js';
import { describeInBrowser, PHONE } from '../support/browser.js';
import {
  conversationActivities,
  latestRequest,
  oneWindow,
  ownPath,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from '../support/conversation.js';
import { makeOrder, type Setup, setUp } from '../support/day.js';
import { driversMorning, invitation } from '../support/driver-page.js';
import { usePages } from '../support/pages.js';

const WEDNESDAY = { date: '2026-03-11', from: '08:00', to: '12:00' };
const USER = 'ann@volt.example';
const PLAIN = { javaScriptEnabled: false };
const BROWSERS = [
  ['with', {}],
  ['without', PLAIN],
] as const;

describeInBrowser('every button', () => {
  const { api, newPage } = usePages(() => startApi({ WAYPOST_TRUST_PROXY: '127.0.0.1' }));
  let client: Client;
  let setup: Setup;
  let phones = 0;

  beforeEach(async () => {
    api.setNow(TUESDAY);
    client = await api.client();
    setup = await setUp(client);
  });

  /** Opens a phone with an address of its own, which no other test's requests count against. */
  function phone(options: BrowserContextOptions = {}): Promise<Page> {
    phones += 1;
    return newPage({ ...PHONE, ...options, extraHTTPHeaders: { 'x-forwarded-for': `10.9.0.${phones}` } });
  }

  const at = (page: Page, path: string) => () => page.goto(api.origin + path);

  async function ask(order: string): Promise<string> {
    await client.post('/bookings/requests', { orders: [order] });
    const { id, token } = await latestRequest(api, order);
    const activities = conversationActivities(api, recordingMessaging().messaging);
    await activities.askRecipient({ tenant: client.tenant.id, request: id });
    return `/b/${token}`;
  }
  async function asked(): Promise<{ order: string; path: string }> {
    const order = (await scannedOrder(client, setup)).id;
    return { order, path: await ask(order) };
  }
  async function booked(overrides: Record<string, unknown> = {}): Promise<string> {
    const { id } = await makeOrder(client, setup.shipper, overrides);
    await client.post('/bookings', { order: id, slot: WEDNESDAY });
    return id;
  }
  /** A morning of three stops; resolves to the order of the second, of which `events` are recorded first. */
  async function onTheRoad(...events: [stop: number, event: string, body?: object][]): Promise<string> {
    const { run, stops, ...morning } = await driversMorning(api, 3);
    ({ client } = morning);
    setup = morning.day;
    for (const [at, event, body] of events) {
      const path = event === 'start' ? 'start' : `stops/${stops[at].id}/${event}`;
      expect((await client.post(`/runs/${run.id}/${path}`, body)).status).toBe(200);
    }
    return stops[1].order;
  }
  /** An order that was booked, whose recipient is to choose again. */
  async function askedAgain(): Promise<string> {
    const { order } = await asked();
    await client.post('/bookings', { order, slot: WEDNESDAY });
    await client.post(`/orders/${order}/unbook`, { ask: false });
    await ask(order);
    return order;
  }
  const full = () => client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(0));
  const after = async (order: string, action: string) => {
    expect((await client.post(`/orders/${order}/${action}`)).status).toBe(200);
    return order;
  };

  const TRACKED: Record<string, () => Promise<string>> = {
    booked: () => booked(),
    'a booked collection': () => booked({ type: 'collection' }),
    'booked, when nothing else is free': async () => {
      const order = await booked();
      await full();
      return order;
    },
    'on hold': async () => {
      const order = await booked();
      await client.patch(`/orders/${order}`, { hold: true });
      return order;
    },
    cancelled: async () => after(await booked(), 'cancel'),
    returned: async () => after(await after(await booked(), 'cancel'), 'return'),
    unbooked: async () => after(await booked(), 'unbook'),
    'asked again': () => askedAgain(),
    'asked, when nothing is free': async () => {
      const order = await askedAgain();
      await full();
      return order;
    },
    published: () => onTheRoad(),
    'on its way, others first': () => onTheRoad([0, 'start']),
    next: () => onTheRoad([0, 'start'], [0, 'complete']),
    'at the door': () => onTheRoad([1, 'arrive']),
    delivered: () => onTheRoad([1, 'complete', { signed_by: 'Ada' }]),
    'failed, and left to the office': () => onTheRoad([1, 'fail', { reason: 'refused', rebook: false }]),
    'failed, and asked again': async () => {
      const order = await onTheRoad([1, 'fail', { reason: 'no_answer', rebook: true }]);
      await ask(order);
      return order;
    },
  };
  const ACTS = ['a booked collection', 'published', 'booked', 'asked again', 'failed, and asked again'];

  // These pages and the portal's have no script at all: with it, some states of one are enough.
  describe.each(BROWSERS)('of /t/…, %s script', (script, options) => {
    test.each(script === 'with' ? ACTS.slice(2) : Object.keys(TRACKED))('%s', async (state) => {
      const order = await TRACKED[state]!();
      const page = await phone(options);
      const pressed = await pressAll(page, at(page, await ownPath(client, order)));
      if (ACTS.includes(state)) expect(pressed.join()).toMatch(/Book this time|Move to this time/);
    });
  });

  const OFFERED: Record<string, () => Promise<string>> = {
    asked: async () => (await asked()).path,
    'an offer chosen': async () => `${(await asked()).path}?offer=2`,
    'nothing is free': async () => {
      const { path } = await asked();
      await full();
      return path;
    },
    'booked by the office': async () => {
      const { order, path } = await asked();
      await client.post('/bookings', { order, slot: WEDNESDAY });
      return path;
    },
    'on hold': async () => {
      const { order, path } = await asked();
      await client.patch(`/orders/${order}`, { hold: true });
      return path;
    },
    'no link': () => Promise.resolve('/b/none'),
  };

  describe('of /b/…', () => {
    test.each(Object.keys(OFFERED))('%s', async (state) => {
      const path = await OFFERED[state]!();
      const page = await phone(PLAIN);
      const pressed = await pressAll(page, at(page, path));
      if (state === 'asked') expect(pressed).toEqual(['Book this time']);
    });
  });

  describe('of the portal', () => {
    let link: string;
    let orders: { open: string; booked: string };
    beforeEach(async () => {
      await client.patch(`/shippers/${setup.shipper}`, { portal_users: [USER] });
      link = await invitation(api, client, 'portal_invite', setup.shipper, USER);
      orders = { open: (await makeOrder(client, setup.shipper)).id, booked: await booked() };
    });
    const signedIn = async () => {
      const page = await phone(PLAIN);
      await page.goto(api.origin + link);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('list', { name: 'Orders' }).waitFor();
      return page;
    };

    test.each(['/portal', 'the link', 'a link that ended'])('signed out, at %s', async (where) => {
      if (where === 'a link that ended') api.setNow(new Date(TUESDAY.getTime() + 31 * 86_400_000));
      const page = await phone(PLAIN);
      const pressed = await pressAll(page, at(page, where === '/portal' ? where : link));
      expect(pressed.length).toBeGreaterThan(0);
    });
    test('the list, and an order that is open or booked', async () => {
      const page = await signedIn();
      expect(await pressAll(page, at(page, `/portal/orders/${orders.open}`))).toEqual([
        'Send',
        'Cancel the order',
      ]);
      expect(await pressAll(page, at(page, `/portal/orders/${orders.booked}`))).toEqual(['Send']);
      const list = ['Search', 'Show these orders', 'Sign out'];
      expect(await pressAll(page, at(page, '/portal'))).toEqual(list);
    });
    test('pages of an earlier session say that they are', async () => {
      for (const [path, name] of [
        [`/portal/orders/${orders.open}`, 'Cancel the order'],
        [`/portal/orders/${orders.open}`, 'Send'],
        ['/portal', 'Sign out'],
      ] as const) {
        const page = await signedIn();
        await page.goto(api.origin + path);
        const other = await page.context().newPage();
        await other.goto(api.origin + link);
        await other.getByRole('button', { name: 'Sign in' }).click();
        await press(page, name, true);
        await page.getByText('You signed in again').waitFor();
      }
    });
  });

  describe.each(BROWSERS)("of the drivers' sign-in, %s script", (_script, options) => {
    test('a PIN to be set, to be entered, locked out, and the link of another driver', async () => {
      const { client: of, day } = await driversMorning(api, 1);
      const link = await invitation(api, of, 'driver_invite', day.driver);
      const first = await phone(options);
      expect(await pressAll(first, at(first, link))).toEqual(['Set PIN']);
      const second = await phone(options);
      expect(await pressAll(second, at(second, link))).toEqual(['Sign in']);
      const { body } = await of.post('/drivers', { name: 'Ola Odell', phone: '+447700900011' });
      const other = await phone(options);
      await other.goto(api.origin + (await invitation(api, of, 'driver_invite', body.id)));
      await press(other, 'Set PIN', true);
      expect(await pressAll(other, at(other, link))).toEqual(['Sign in as Uma Usman']);
    });
  });

  describe("of the drivers' page", () => {
    async function driving(...events: Parameters<typeof onTheRoad>): Promise<Page> {
      await onTheRoad(...events);
      const page = await phone();
      await page.goto(api.origin + (await invitation(api, client, 'driver_invite', setup.driver)));
      await press(page, 'Set PIN', true);
      return page;
    }
    const opened = (page: Page) => async () => {
      await page.goto(`${api.origin}/driver`);
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
    };

    test.each<[string, Parameters<typeof onTheRoad>]>([
      ['a run to start', []],
      ['under way', [[0, 'start']]],
      [
        'at two doors',
        [
          [0, 'arrive'],
          [2, 'arrive'],
        ],
      ],
      [
        'some done',
        [
          [0, 'fail', { reason: 'no_answer' }],
          [1, 'complete'],
        ],
      ],
    ])('%s', async (_state, events) => {
      const page = await driving(...events);
      const pressed = await pressAll(page, opened(page));
      expect(pressed).toContain('Sign out');
    });

    test.each(['Complete', 'Fail', 'Van broke down'])('the form %s', async (name) => {
      const page = await driving([0, 'arrive']);
      const open = async () => {
        await opened(page)();
        if (name === 'Complete' && !(await buttonOf(page, name).count())) await press(page, 'Arrive', false);
        // A breakdown is reported once.
        if (!(await buttonOf(page, name).count())) return;
        await buttonOf(page, name).click();
        await page.getByRole('button', { name: 'Back' }).waitFor();
      };
      expect(await pressAll(page, open)).toContain(name);
    });

    test('without a connection', async () => {
      const page = await driving([0, 'start']);
      await opened(page)();
      // Fetched with a connection.
      await page.evaluate('navigator.serviceWorker.ready');
      await page.context().setOffline(true);
      await page.getByText('No connection. You can go on working.').waitFor();
      await press(page, 'Sign out', false);
      await page.getByText('You are still signed in').waitFor();
      await page.context().setOffline(false);
      await page.getByText('You are still signed in').waitFor({ state: 'detached' });
    });
  });
});

/**
 * Presses each button of a page that `open` opens, first as it is, then with its form filled in. Resolves to the
 * buttons' names.
 */
async function pressAll(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  await open();
  const names = await page.locator('button').evaluateAll((all) => all.map((each) => each.textContent.trim()));
  const isLast = (name: string) => Number(name === 'Sign out');
  for (const name of [...new Set(names)].toSorted((a, b) => isLast(a) - isLast(b))) {
    await open();
    const button = buttonOf(page, name);
    // What was done may have taken it away: an order that is booked is no longer to be booked.
    if (!(await button.count())) continue;
    const hasForm = (await button.locator('xpath=ancestor::form').count()) > 0;
    await press(page, name, false);
    if (!hasForm || isLast(name)) continue;
    await open();
    if (await button.count()) await press(page, name, true);
  }
  return names;
}

const buttonOf = (page: Page, name: string): Locator =>
  page.locator('button', { hasText: new RegExp(`^\\s*${name}\\s*$`) }).first();

/** Presses a button as a person does, unfolding what hides it; throws if nothing can be seen to follow. */
async function press(page: Page, name: string, filled: boolean): Promise<void> {
  const button = buttonOf(page, name);
  const folded = button.locator('xpath=ancestor::details[not(@open)]');
  while (await folded.count()) await folded.first().locator('> summary').click();
  if (filled) await fillIn(page, button.locator('xpath=ancestor::form'));
  if (await button.isDisabled()) return;
  // What the browser asks for is asked at the field that it goes to.
  await page.evaluate('document.activeElement?.blur()');
  const before = await seen(page);
  await button.click();
  for (const deadline = Date.now() + 30_000; ;) {
    // A page that is being left says nothing.
    const now = await seen(page).catch(() => before);
    if (now !== before) return;
    if (Date.now() > deadline) throw new Error(`“${name}” does nothing: ${before}`);
    await page.waitForTimeout(50);
  }
}

const ENTERED: Record<string, string> = { date: '2026-03-12', email: USER, pin: '471182' };

async function fillIn(page: Page, form: Locator): Promise<void> {
  const radio = form.locator('input[type=radio]:visible').first();
  if (await radio.count()) await radio.check();
  for (const field of await form
    .locator('input:not([type=radio], [type=checkbox], [type=file]), textarea')
    .all()) {
    if (!(await field.isVisible())) continue;
    const kind = (await field.getAttribute('name')) === 'pin' ? 'pin' : await field.getAttribute('type');
    await field.fill(ENTERED[kind ?? ''] ?? 'Gate code 4411.');
  }
  const pad = form.locator('canvas');
  if ((await pad.count()) === 0) return;
  await pad.scrollIntoViewIfNeeded();
  const { x, y } = (await pad.boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 3 });
  await page.mouse.up();
}

/** Returns what somebody sees of a page: its address and words, what is drawn, and what the browser asks for. */
function seen(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const field = document.activeElement;
    const asks = field?.matches('input:invalid, textarea:invalid') && field.checkVisibility();
    const said = asks ? field.validationMessage : '';
    const drawn = [...document.querySelectorAll('canvas')].map((each) => each.toDataURL());
    return JSON.stringify([location.href, document.body.innerText, drawn, said]);
  })()`);
}
