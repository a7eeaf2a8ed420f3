/** What is printed besides labels: proofs of delivery, loading lists, manifests and pick lists. */
import { createHash } from 'node:crypto';
import { useApi } from '../support/api.js';
import { bothModes, member } from '../support/console.js';
import { setUp } from '../support/day.js';
import { bookedOrder, emptyDay, type PlannedDay, publishedRun } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const page = async (path: string) => {
  const response = await fetch(`${api.origin}/sandbox/admin/v1${path}`, {
    headers: { authorization: `Bearer ${day.client.key}` },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const count = (text: string, part: string) => text.split(part).length - 1;
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

async function photo(): Promise<string> {
  const response = await fetch(`${api.origin}/sandbox/admin/v1/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${day.client.key}`, 'content-type': 'image/jpeg' },
    body: JPEG,
  });
  return ((await response.json()) as { id: string }).id;
}

describe('the proof of delivery', () => {
  test('who took which pieces where and when, with the pictures in the page', async () => {
    const { run, stops } = await publishedRun(api, day, 1);
    const [stop] = stops;
    await day.client.post(`/runs/${run.id}/start`);
    const pieces = (await day.client.get(`/orders/${stop.order}/pieces`)).body.data;
    await day.client.post(`/runs/${run.id}/stops/${stop.id}/complete`, {
      signed_by: 'S. Griffiths',
      photo_ids: [await photo()],
      notes: 'Left in the hall.',
    });
    const { status, headers, text } = await page(`/orders/${stop.order}/proof`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const part of [
      '<main>',
      stop.reference,
      'S. Griffiths',
      '1 Test Street, London, CR0 2RF',
      'Left in the hall.',
      'Treadmill',
      '1 of 2',
      `<code>${pieces[1].barcode}</code>`,
      'Hearth &#38; Home',
      'Test Couriers',
      'Uma Usman',
      `src="data:image/jpeg;base64,${JPEG.toString('base64')}"`,
    ]) {
      expect(text).toContain(part);
    }
    const { at } = (await day.client.get(`/orders/${stop.order}/visits`)).body.data[0].proof;
    const year = new Date(at).getUTCFullYear();
    expect(text).toMatch(new RegExp(`day \\d+ \\w+ ${year}, \\d\\d:\\d\\d`));
  });

  test('404 for an unknown order, 409 before anything was handed over, and after a failed visit', async () => {
    expect((await day.client.get('/orders/ord_none/proof')).status).toBe(404);
    const { run, stops } = await publishedRun(api, day, 1);
    const refused = async () => {
      const { status, body } = await day.client.get(`/orders/${stops[0].order}/proof`);
      return [status, body.error.code];
    };
    expect(await refused()).toEqual([409, 'invalid_state']);
    await day.client.post(`/runs/${run.id}/start`);
    await day.client.post(`/runs/${run.id}/stops/${stops[0].id}/fail`, {
      reason: 'no_answer',
      rebook: false,
    });
    expect(await refused()).toEqual([409, 'invalid_state']);
  });

  test('it loads and runs nothing, whatever the texts say, and what was erased is gone', async () => {
    const { run, stops } = await publishedRun(api, day, 1);
    await day.client.post(`/runs/${run.id}/start`);
    await day.client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`, {
      signed_by: '<script>alert(1)</script>',
      notes: '"><img src=https://evil.example/x>',
    });
    const { headers, text } = await page(`/orders/${stops[0].order}/proof`);
    expect(text).not.toMatch(/<script|<img|style="/);
    expect(text).toContain('&#60;script&#62;alert(1)');
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect((await day.client.post(`/orders/${stops[0].order}/erase`)).status).toBeLessThan(300);
    const after = (await page(`/orders/${stops[0].order}/proof`)).text;
    expect(after).not.toMatch(/alert|evil|Ada|Test Street/);
    expect(after).toContain('Nobody signed');
  });
});

test('staff open what is printed by a link of its environment', async () => {
  const { live, sandbox } = await bothModes(api);
  const boss = await member(api, live);
  const { body: depot } = await sandbox.post('/depots', {
    name: 'Croydon',
    address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
    opening: { from: '06:30', to: '21:00' },
  });
  const path = `/admin/v1/depots/${depot.id}/manifest`;
  const page = await boss.call('GET', `/sandbox${path}`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; img-src data:");
  expect((await boss.call('GET', path)).status).toBe(404);
  expect((await boss.call('GET', `/sandbox${path}`, undefined, { cookie: '' })).status).toBe(401);
  expect((await boss.call('POST', '/sandbox/admin/v1/depots', {}, { 'x-csrf-token': '' })).status).toBe(403);
});

describe('lists of a day', () => {
  test('loading list: a sheet a van, the last stop first, and what is not in', async () => {
    const { stops } = await publishedRun(api, day, 2);
    const pieces = (await day.client.get(`/orders/${stops[0].order}/pieces`)).body.data;
    await day.client.post('/scans', { scans: [{ barcode: pieces[0].barcode, type: 'depot_in' }] });
    const { status, text } = await page(`/depots/${day.depot}/loading-list?date=${day.date}`);
    expect([status, count(text, '<section>')]).toEqual([200, 1]);
    expect(text).toContain('Loading list: Van 1');
    expect(text).toContain('Uma Usman');
    expect(text).toContain('2 stops, 4 pieces, 196 kg.');
    expect(text.indexOf(stops[1].reference)).toBeLessThan(text.indexOf(stops[0].reference));
    expect(count(text, 'not in yet')).toBe(3);
    await api.owner.query(`update orders set delivered_pieces = '[2]' where id = $1`, [stops[0].order]);
    const rest = await page(`/depots/${day.depot}/loading-list?date=${day.date}`);
    expect(rest.text).toContain(', 147 kg.');
    await api.owner.query(`update orders set delivered_pieces = '[]' where id = $1`, [stops[0].order]);
    expect(text).not.toContain('>draft<');
    const other = await day.client.post('/vehicles', {
      name: 'Van 2',
      capacity_m3: 20,
      capacity_kg: 1500,
      crew: 2,
      depot: day.depot,
    });
    const path = `/depots/${day.depot}/loading-list?date=${day.date}&vehicle=`;
    expect((await page(path + other.body.id)).text).toContain('No van leaves this depot');
    expect(count((await page(path + day.vehicle)).text, '<section>')).toBe(1);
    expect((await page(`${path}veh_none`)).status).toBe(404);
  });

  test('manifest: stops in sequence with windows, recipients and services', async () => {
    await bookedOrder(day, { at: 3, service: { assembly: true }, notes: 'Ring <twice>.' });
    const { run, stops } = await publishedRun(api, day, 2);
    await day.client.post(`/runs/${run.id}/start`);
    await day.client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`);
    const { text } = await page(`/depots/${day.depot}/manifest?date=${day.date}`);
    const places = stops.map(({ reference }) => text.indexOf(reference));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const part of ['2 × Treadmill', 'assembly', 'Ring &#60;twice&#62;.', '+447700900123', '>done<']) {
      expect(text).toContain(part);
    }
    for (const { window } of stops) expect(text).toContain(`${window.from} to ${window.to}`);
  });

  test('pick list: a sheet a shipper, like goods together, without what is closed or collected', async () => {
    const other = await day.client.post('/shippers', { name: 'Volt', booking: { automatic: false } });
    const sofa = { items: [{ description: 'Sofa' }] };
    await bookedOrder(day, { reference: 'A-1', items: [{ description: 'Bed' }, { sku: 'SOFA-2' }] });
    await bookedOrder(day, { reference: 'A-2', items: [{ description: 'Bed' }] });
    const gone = await bookedOrder(day, { reference: 'A-3', ...sofa });
    await bookedOrder({ ...day, shipper: other.body.id }, { reference: 'V-1', ...sofa });
    await day.client.post(`/orders/${gone}/cancel`);
    const { text } = await page(`/depots/${day.depot}/pick-list?date=${day.date}`);
    expect(count(text, '<section>')).toBe(2);
    const order = ['Pick list: Hearth &#38; Home', '3 pieces', '>Bed<', '>SOFA-2<', 'Pick list: Volt', 'V-1'];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).not.toContain('A-3');
    expect((await page(`/depots/${day.depot}/pick-list`)).text).toContain('Nothing is left to pick');
    expect((await page('/depots/dep_none/pick-list')).status).toBe(404);
    expect((await page(`/depots/${day.depot}/pick-list?date=soon`)).status).toBe(422);
  });
});

describe('a page to print that a browser opens in vain', () => {
  /** As a browser asks for what somebody opens, with the session of whoever has signed in. */
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${api.origin}/console${path}`, {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('is a page that says why, under its policy; a script is told as ever', async () => {
    const { live } = await bothModes(api);
    const { cookie } = await member(api, live);
    const wrong = await open('/sandbox/admin/v1/depots/dep_none/manifest', { cookie });
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(wrong.text).toContain('<h1>There is nothing here</h1>');
    expect(wrong.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(wrong.headers.get('vary')).toContain('Accept');
    const date = await open('/admin/v1/depots/dep_none/manifest?date=soon', { cookie });
    expect(date.text).toContain('<h1>This page cannot be shown</h1>');
    expect(date.text).toContain('date');
    const script = await open('/admin/v1/depots/dep_none/manifest', { cookie, accept: '*/*' });
    expect([script.status, JSON.parse(script.text).error.code]).toEqual([404, 'not_found']);
  });

  test('leads to the sign-in once the session has ended', async () => {
    const { status, text } = await open('/admin/v1/depots/dep_none/manifest', {
      cookie: 'console_session=x',
    });
    expect(status).toBe(401);
    expect(text).toContain('<a href="/console">Sign in</a>');
  });

  test('and says why there is no proof', async () => {
    const { live } = await bothModes(api);
    const { cookie } = await member(api, live);
    const order = await bookedOrder({ ...(await emptyDay(api)), client: live, ...(await setUp(live)) });
    const { status, text } = await open(`/admin/v1/orders/${order}/proof`, { cookie });
    expect([status, text.includes('There is no proof: nothing has been')]).toEqual([409, true]);
  });

  test('is JSON for a program with a key, whatever it accepts', async () => {
    const response = await fetch(`${api.origin}/sandbox/admin/v1/orders/ord_none/proof`, {
      headers: { authorization: `Bearer ${day.client.key}`, accept: 'text/html' },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      ...[404, 'application/json; charset=utf-8'],
    ]);
    await response.text();
  });
});
