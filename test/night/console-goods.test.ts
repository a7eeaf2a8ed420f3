/** What has been, what is in the depot and what goes back, in a browser. Over an API without workers. */
import type { Locator, Page } from 'playwright-core';
import type { Role } from '../../src/domain/access.js';
import type { Client } from '../support/api.js';
import { describeInBrowser, look as lookAt, seriousFindings } from '../support/browser.js';
import { bothModes } from '../support/console.js';
import { consoleActions } from '../support/console-actions.js';
import { conversationActivities, recordingMessaging, TUESDAY } from '../support/conversation.js';
import { comingWeekday, makeOrder, scanIn, setUp } from '../support/day.js';
import { usePages } from '../support/pages.js';
import { bookedOrder, optimise, type PlannedDay, publishedRun } from '../support/planning.js';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describeInBrowser('goods and reports', () => {
  const pages = usePages();
  const { api } = pages;
  let page: Page;
  const { button, row, dialog, command, look, said } = consoleActions(() => page);

  afterEach(() => api.setNow(undefined));

  /** Opens an address of the console as somebody who has signed in. */
  async function open(client: Client, address: string, role: Role = 'dispatcher'): Promise<void> {
    api.setNow(undefined);
    page = await pages.open(client, address, role);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** A day of a courier that has both environments. */
  async function liveDay(): Promise<PlannedDay> {
    const { live: client } = await bothModes(api);
    return { client, date: comingWeekday(), ...(await setUp(client)) };
  }
  async function savedBy(csv: Locator): Promise<{ name: string; lines: string[] }> {
    const [file] = await Promise.all([page.waitForEvent('download'), csv.click()]);
    const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
    return { name: file.suggestedFilename(), lines: text.trim().split('\r\n') };
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  test('waiting goods are listed by age, narrowed by it, opened by key and saved', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const isoDay = (at: Date) => at.toISOString().slice(0, 10);
    for (const [reference, days, fields] of [
      ['FRESH', 0, {}],
      ['WEEK', 9, { deliver_by: isoDay(daysAgo(2)) }],
      ['OLD', 20, {}],
    ] as const) {
      api.setNow(daysAgo(days));
      await scanIn(live, await makeOrder(live, shipper, { reference, ...fields }));
    }
    await open(live, 'reports');
    await command('waiting goods');
    await page.waitForURL('**/reports/ageing');
    await row('OLD').waitFor();
    expect(await page.getByRole('row').allTextContents()).toEqual([
      expect.stringContaining('Waits'),
      expect.stringContaining('20 days'),
      expect.stringMatching(/WEEKTreadmill.*9 days.*too late/),
      expect.stringContaining('Since today'),
    ]);
    await look('waiting-goods');
    const csv = await savedBy(button('CSV'));
    expect([csv.name, csv.lines.length]).toEqual([expect.stringMatching(/^waiting-goods-.*\.csv$/), 4]);
    await page.getByRole('button', { name: '7 to 13 days 1' }).click();
    await row('OLD').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'WEEK' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'WEEK' }).waitFor();
  });

  test('an order at one glance: its steps, its place and proof, what was said, and its neighbours by key', async () => {
    const { sandbox, live } = await bothModes(api);
    const day = { client: sandbox, date: comingWeekday(), ...(await setUp(sandbox)) };
    const other = await makeOrder(sandbox, day.shipper, { reference: 'OTHER' });
    const { run, stops } = await publishedRun(api, day, 1);
    const { id: stop, order } = stops[0];
    await scanIn(sandbox, { id: order });
    const photo = await fetch(`${api.origin}/sandbox/admin/v1/photos`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.key}`, 'Content-Type': 'image/png' },
      body: Buffer.from(PIXEL, 'base64'),
    });
    const { id: picture }: any = await photo.json();
    // Two miles from the door.
    const positions = [{ vehicle: day.vehicle, latitude: 51.41, longitude: -0.1 }];
    expect((await sandbox.post('/tracking/positions', { positions })).status).toBeLessThan(300);
    const at = `/runs/${run.id}/stops/${stop}`;
    const said = { signed_by: 'S. Griffiths', photo_ids: [picture], notes: 'By the violet gate.' };
    expect((await sandbox.post(`${at}/complete`, said)).status).toBe(200);
    const answer = { order, channel: 'sms', text: 'Thank you, it fits' };
    const { body: reply } = await sandbox.post('/sandbox/replies', answer);
    const activities = conversationActivities(api, recordingMessaging().messaging);
    await activities.readReply({ tenant: sandbox.tenant.id, reply: reply.id });

    await open(live, 'account');
    await page.evaluate(() => (globalThis as any).localStorage.setItem('waypost.mode', 'sandbox'));
    await page.goto(`${api.origin}/console/orders`);
    const { reference } = (await sandbox.get(`/orders/${order}`)).body;
    await page.getByRole('link', { name: reference, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: reference }).waitFor();
    const progress = page.getByRole('list', { name: 'Progress' });
    await progress.getByText('Delivered').waitFor();
    expect(await progress.locator('[data-state=ahead]').count()).toBe(0);
    await progress.getByRole('listitem').filter({ hasText: 'Out' }).locator('time').waitFor();
    await page.getByText(/^Recorded 2\.\d miles/).waitFor();
    await page.getByRole('region', { name: 'Proof' }).getByRole('img', { name: 'Proof 1' }).waitFor();
    const talk = page.getByRole('list', { name: 'Conversation' });
    await talk.getByText('Thank you, it fits').waitFor();
    await page.getByLabel('Write to Ada').fill('Glad to hear it.');
    await button('Send').click();
    await talk.getByText('Glad to hear it.').waitFor();
    await look('order-conversation');
    expect(await seriousFindings(page)).toEqual([]);

    const part = (name: string) =>
      page.getByRole('navigation', { name: 'Parts of the order' }).getByRole('link', { name });
    await part('Visits').click();
    await page.getByRole('list', { name: 'Visits' }).getByText('By the violet gate.').waitFor();
    await look('order-visits');
    await part('Goods').click();
    await page.getByRole('region', { name: 'Pieces' }).getByText('Treadmill').first().waitFor();
    await look('order-goods');
    await part('Technical').click();
    await button('2 scans: depot in').click();
    await page.getByText('Piece 1 of 2 scanned: depot in.').waitFor();
    await look('order-technical');
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);

    // The list had the other one last; the part that is shown stays.
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 1, name: 'OTHER' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=technical');
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 1, name: reference }).waitFor();
    expect(await button('Previous order').isDisabled()).toBe(true);
    await page.goto(`${api.origin}/console/orders/${other.id}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await progress.waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await look('order-phone');
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
  });

  test('the visits of some days; the key figures of the period are those of the API', async () => {
    api.setNow(TUESDAY);
    const day = await liveDay();
    const [first, second] = ['2026-03-11', '2026-03-12'] as const;
    const twice = await bookedOrder(day, { on: first, reference: 'TWICE' });
    await bookedOrder(day, { on: first, reference: 'ONCE' });
    /** Plans and drives a day; the order that fails is the one that is named. */
    const drive = async (date: string, failing?: string) => {
      const [route] = (await optimise(api, { ...day, date } satisfies PlannedDay)).result.routes;
      const { body: run } = await day.client.post(`/routes/${route.id}/publish`);
      api.setNow(new Date(`${date}T10:00:00Z`));
      for (const { id, order } of (await day.client.get(`/runs/${run.id}/stops`)).body.data) {
        const [how, body] =
          order === failing ? ['fail', { reason: 'no_answer', rebook: false }] : ['complete', {}];
        expect((await day.client.post(`/runs/${run.id}/stops/${id}/${how}`, body)).status).toBe(200);
      }
    };
    await drive(first, twice);
    const slot = { date: second, from: '08:00', to: '12:00' };
    expect((await day.client.post('/bookings', { order: twice, slot, notify: false })).status).toBe(201);
    await bookedOrder(day, { on: second, reference: 'NEW' });
    await drive(second);

    const days = `from=${first}&to=${second}`;
    await open(day.client, `reports?${days}`);
    // Two of three first visits. By the days' rates and visits it would be 75 %.
    const figures = page.getByLabel('The whole period');
    await figures.getByRole('link', { name: '66.7%' }).click();
    await page.getByText('1 visit', { exact: true }).waitFor();
    expect(await page.getByLabel('Outcome').inputValue()).toBe('failed');
    await page.goBack();
    await page.getByRole('link', { name: '1 no answer' }).click();
    await row('TWICE').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Visits', exact: true }).click();
    await page.waitForURL(`**/reports/visits?${days}`);
    await row('TWICE').nth(1).waitFor();
    expect(await row('TWICE').allTextContents()).toEqual([
      expect.stringMatching(/Thu 12 Mar.*Delivered.*Uma Usman/),
      expect.stringMatching(/Wed 11 Mar.*Failed.*no answer/),
    ]);
    await page.getByText('4 visits').waitFor();
    await look('visits');
    const csv = await savedBy(button('CSV'));
    expect([csv.name, csv.lines.length]).toEqual([`visits-${first}-${second}.csv`, 5]);
    await page.getByLabel('From').fill('12/3/2026');
    await page.getByLabel('From').press('Enter');
    await page.getByText('2 visits').waitFor();
  });

  test('a shipper is mailed its report, and the reports are of one shipper alone', async () => {
    const day = await liveDay();
    const { client, date, depot, vehicle, driver } = day;
    const { name } = (await client.get(`/shippers/${day.shipper}`)).body;
    expect((await client.post('/shippers', { name: 'Zebra Sofas' })).status).toBe(201);
    const route = { date, depot, vehicle, driver, stops: [await bookedOrder(day)] };
    expect((await client.post('/routes', route)).status).toBe(201);
    await open(client, 'setup/shippers', 'owner');
    await button('Edit', row(name)).click();
    await page.getByLabel('Contact email').fill('orders@hearth.example');
    await page.getByLabel('Report of its deliveries').selectOption('weekly');
    await button('Save').click();
    await said(`${name} saved.`);
    expect((await client.get(`/shippers/${day.shipper}`)).body.notify.report).toBe('weekly');

    await page.goto(`${api.origin}/console/reports?from=${date}&to=${date}`);
    await button('By shipper').click();
    const numbers = row(name);
    await numbers.waitFor();
    await page.getByLabel('Shipper').selectOption({ label: 'Zebra Sofas' });
    await numbers.waitFor({ state: 'detached' });
    await page.getByLabel('Shipper').selectOption({ label: name });
    await numbers.waitFor();
    expect(page.url()).toContain(`shipper=${day.shipper}`);
    expect((await savedBy(button('CSV'))).name).toMatch(/^deliveries-by-shipper-/);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('goods that go back, shipper by shipper, with the note to sign', async () => {
    const { live } = await bothModes(api);
    const { depot, shipper } = await setUp(live);
    const other = (await live.post('/shippers', { name: 'Oak & Ash' })).body.id;
    const cancelled = async (of: string, reference: string) => {
      const order = await makeOrder(live, of, { reference });
      await scanIn(live, order);
      await live.post(`/orders/${order.id}/cancel`);
      return (await live.get(`/orders/${order.id}/pieces`)).body.data as { barcode: string }[];
    };
    const [gone] = await cancelled(shipper, 'BACK-1');
    await cancelled(other, 'BACK-2');
    await live.post('/scans', {
      scans: [{ barcode: gone!.barcode, type: 'depot_out', depot, at: new Date().toISOString() }],
    });
    await open(live, 'receiving');
    await page.getByRole('link', { name: 'Goods going back' }).click();
    const theirs = page.getByRole('region', { name: 'Hearth & Home' });
    await theirs.getByText('1 piece to hand back, 1 handed back').waitFor();
    await look('returns');
    expect(await savedBy(button('CSV'))).toMatchObject({ lines: { length: 5 } });
    const [note] = await Promise.all([
      page.context().waitForEvent('page'),
      theirs.getByRole('link', { name: 'Print the note' }).click(),
    ]);
    await note.getByRole('heading', { name: 'Return note: Hearth & Home' }).waitFor();
    await lookAt(note, 'return-note');
    const [byKey] = await Promise.all([page.context().waitForEvent('page'), command('return note oak')]);
    await byKey.getByRole('heading', { name: 'Return note: Oak & Ash' }).waitFor();
    await page.getByLabel('Shipper').selectOption('Oak & Ash');
    await theirs.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('shipper')).toBe(other);
  });

  test('the desk says what is due and what came, a second scan is amber, and an order number opens its pieces', async () => {
    const { live } = await bothModes(api);
    const { shipper } = await setUp(live);
    const order = await makeOrder(live, shipper, { reference: 'DUE-1' });
    await makeOrder(live, shipper, { reference: 'DUE-2' });
    const [first, second] = (await live.get(`/orders/${order.id}/pieces`)).body.data;
    await open(live, 'receiving');
    const due = page.getByRole('region', { name: 'Due' });
    await due.getByText('2 orders, 4 of 4 pieces to come').waitFor();
    const scan = async (code: string) => {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    };
    const latest = page.locator('.desk-latest');
    await scan(first.barcode);
    await latest.getByText(/^In · Treadmill, 1 of 2 · .* · 1 of 2 pieces in$/).waitFor();
    await due.getByText('2 orders, 3 of 4 pieces to come').waitFor();
    await scan(first.barcode);
    await latest.getByText(/^Already in · \d\d:\d\d · Treadmill, 1 of 2/).waitFor();
    expect(await latest.getAttribute('class')).toContain('is-warn');
    await scan('DUE-1');
    const pieces = page.getByRole('list', { name: 'Pieces of DUE-1' });
    await pieces.getByRole('listitem').nth(1).waitFor();
    await look('receiving-desk');
    expect(await seriousFindings(page)).toEqual([]);
    await button('In: Treadmill, 2 of 2', pieces).click();
    await latest.getByText(/complete/).waitFor();
    await due.getByText('DUE-1').waitFor({ state: 'detached' });
    await due.getByText('1 order, 2 of 2 pieces to come').waitFor();
    expect((await live.get(`/orders/${order.id}/pieces`)).body.data.map(({ status }: any) => status)).toEqual(
      [...['at_depot', 'at_depot']],
    );
    expect(second.barcode).not.toBe(first.barcode);
    // Somebody else at the other desk has the first of the second order.
    const other = (await live.get('/orders?q=DUE-2')).body.data[0].id;
    const [theirs] = (await live.get(`/orders/${other}/pieces`)).body.data;
    const at = new Date().toISOString();
    await live.post('/scans', { scans: [{ barcode: theirs.barcode, type: 'depot_in', at }] });
    await scan(theirs.barcode);
    await latest.getByText(/^Already in · .*, \d\d:\d\d, by (the|an) API key/).waitFor();
    await scan('NOBODY-1');
    await latest.getByText(/^Refused/).waitFor();
    // What is chosen before an order's number is for one of its pieces, and only that one.
    await page.keyboard.press('F3');
    await scan('DUE-2');
    await page
      .getByRole('list', { name: 'Pieces of DUE-2' })
      .getByRole('button', { name: /^Damaged: / })
      .last()
      .click();
    await latest.getByText(/^Damaged · /).waitFor();
    expect(await page.getByRole('radio', { name: /^In/ }).isChecked()).toBe(true);
    await due.getByText('1 of 2, 1 damaged').waitFor();
    expect(await seriousFindings(page, 'all but contrast')).toEqual([]);
  });

  test('a run of the sandbox is rehearsed from its menu; one of live is not', async () => {
    const { live, sandbox } = await bothModes(api);
    const day = { client: sandbox, date: comingWeekday(), ...(await setUp(sandbox)) };
    const { run } = await publishedRun(api, day, 2);
    const theirs = { client: live, date: day.date, ...(await setUp(live)) };
    await publishedRun(api, theirs, 1);
    await open(live, `today?date=${day.date}&depot=${theirs.depot}`);
    await button('Van 1, more').click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).waitFor();
    expect(await page.getByRole('menuitem', { name: /Rehearse/ }).count()).toBe(0);
    await page.evaluate(() => (globalThis as any).localStorage.setItem('waypost.mode', 'sandbox'));
    await page.goto(`${api.origin}/console/today?date=${day.date}&depot=${day.depot}`);
    await button('Van 1, more').waitFor();
    await command('rehearse');
    await dialog('Rehearse the run of Van 1').waitFor();
    await look('rehearse');
    await button('Drive', dialog('Rehearse the run of Van 1')).click();
    await said('Van 1 sets out.');
    expect((await sandbox.get(`/runs/${run.id}`)).body.status).toBe('completed');
    // The report is that of the last day with visits, whichever day it is today.
    await page.goto(`${api.origin}/console/reports`);
    await page.getByLabel('The whole period').getByRole('link', { name: '2', exact: true }).click();
    await page.waitForURL(`**/reports/visits?*to=${day.date}*`);
    await page.getByText('2 visits', { exact: true }).waitFor();
  });
});
