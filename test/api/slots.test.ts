/** Slot capacity over HTTP. */
import { type Client, useApi } from '../support/api.js';
import { oneWindow, TUESDAY } from '../support/conversation.js';
import { makeOrder, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeAll(async () => {
  api.setNow(TUESDAY);
  client = await api.client();
  setup = await setUp(client);
});

describe('GET /slots', () => {
  test('200: the windows of each day with zone, capacity and what is booked', async () => {
    const order = await makeOrder(client, setup.shipper);
    await client.post('/bookings', {
      order: order.id,
      slot: { date: '2026-03-13', from: '12:00', to: '16:00' },
    });
    const reply = await client.get('/slots?from=2026-03-13&to=2026-03-15');
    expect(reply.status).toBe(200);
    const more = { depot: setup.depot, zone: 'All', capacity: 20, bookable: true };
    expect(reply.body).toEqual({
      object: 'list',
      data: [
        { date: '2026-03-13', from: '08:00', to: '12:00', booked: 0, ...more },
        { date: '2026-03-13', from: '12:00', to: '16:00', booked: 1, ...more },
        { date: '2026-03-13', from: '16:00', to: '20:00', booked: 0, ...more },
        { date: '2026-03-14', from: '08:00', to: '12:00', booked: 0, ...more },
        { date: '2026-03-14', from: '12:00', to: '16:00', booked: 0, ...more },
        { date: '2026-03-14', from: '16:00', to: '20:00', booked: 0, ...more },
      ],
      has_more: false,
    });
  });

  test('200: every depot, or one; every zone, or one; sorted by date, from and zone', async () => {
    const own = await api.client();
    const { depot } = await setUp(own);
    const other = await own.post('/depots', {
      name: 'Leeds',
      address: { line1: '2 Depot Way', town: 'Leeds', postcode: 'LS1 1AA' },
      opening: { from: '06:30', to: '21:00' },
    });
    await own.put(`/depots/${depot}/zones`, {
      data: [
        { name: 'West', postcode_prefixes: [''] },
        { name: 'East', postcode_prefixes: ['SE'] },
      ],
    });
    await own.put(`/depots/${depot}/slot-schedule`, oneWindow(2));
    await own.put(`/depots/${other.body.id}/slot-schedule`, oneWindow(3));
    const list = async (query: string) =>
      (await own.get(`/slots?from=2026-03-13&to=2026-03-14${query}`)).body.data.map(
        (slot: any) => `${slot.date.slice(8)} ${slot.zone} ${slot.capacity}`,
      );
    expect((await list('')).length).toBe(6);
    expect(await list(`&depot=${depot}`)).toEqual(['13 East 2', '13 West 2', '14 East 2', '14 West 2']);
    expect(await list(`&depot=${depot}&zone=East`)).toEqual(['13 East 2', '14 East 2']);
    expect(await list('&zone=nowhere')).toEqual([]);
    expect(await list('&depot=dep_none')).toEqual([]);
    // A postcode names its zone, in any spelling.
    expect(await list(`&depot=${depot}&postcode=se2%200xx`)).toEqual(['13 East 2', '14 East 2']);
    expect(await list(`&depot=${depot}&postcode=CR04XZ`)).toEqual(['13 West 2', '14 West 2']);
    expect(await list(`&depot=${depot}&postcode=CR04XZ&zone=East`)).toEqual([]);
    await own.put(`/depots/${depot}/zones`, { data: [{ name: 'East', postcode_prefixes: ['SE'] }] });
    expect(await list(`&depot=${depot}&postcode=CR04XZ`)).toEqual([]);
  });

  test('200: overrides close a date or give it other windows', async () => {
    const own = await api.client();
    const { depot } = await setUp(own);
    await own.put(`/depots/${depot}/slot-schedule`, {
      ...oneWindow(5),
      overrides: [
        { date: '2026-03-13', closed: true },
        { date: '2026-03-14', windows: [{ from: '10:00', to: '11:00', capacity: 1 }] },
      ],
    });
    const reply = await own.get('/slots?from=2026-03-13&to=2026-03-14');
    expect(reply.body.data).toEqual([expect.objectContaining({ from: '10:00', capacity: 1 })]);
  });

  test('200: pages follow one another without a gap', async () => {
    const seen: string[] = [];
    let cursor = '';
    for (;;) {
      const page = await client.get(`/slots?from=2026-03-09&to=2026-03-14&limit=5${cursor}`);
      const slots: { date: string; from: string; to: string; zone: string }[] = page.body.data;
      seen.push(...slots.map((slot) => `${slot.date} ${slot.from}-${slot.to} ${slot.zone}`));
      if (page.body.has_more !== true) break;
      cursor = `&starting_after=${encodeURIComponent(seen.at(-1) ?? '')}`;
    }
    expect(seen).toHaveLength(18);
    expect(new Set(seen).size).toBe(18);
    const wrong = await client.get('/slots?from=2026-03-09&to=2026-03-14&starting_after=nothing');
    expect(wrong.body.error).toMatchObject({ code: 'invalid_value', param: 'starting_after' });
  });

  test.each([
    ['no dates', '', 'missing_field', 'from'],
    ['no last date', '?from=2026-03-13', 'missing_field', 'to'],
    ['an invalid date', '?from=2026-02-30&to=2026-03-01', 'invalid_value', 'from'],
    ['an invalid last date', '?from=2026-02-01&to=2026-02-31', 'invalid_value', 'to'],
    ['dates the wrong way round', '?from=2026-03-14&to=2026-03-13', 'invalid_value', 'to'],
    ['63 days', '?from=2026-03-01&to=2026-05-02', 'invalid_value', 'to'],
    ['an unknown parameter', '?from=2026-03-13&to=2026-03-14&day=1', 'unknown_field', 'day'],
  ])('422 for %s', async (_case, query, code, param) => {
    const reply = await client.get(`/slots${query}`);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code, param });
  });

  test('62 days of 20 zones are one answer', async () => {
    const own = await api.client();
    const { depot } = await setUp(own);
    const data = Array.from({ length: 20 }, (_, index) => ({
      name: `Zone ${index}`,
      postcode_prefixes: index === 0 ? [''] : [`X${index}`],
    }));
    await own.put(`/depots/${depot}/zones`, { data });
    const reply = await own.get('/slots?from=2026-03-01&to=2026-05-01');
    expect(reply.body.data).toHaveLength(53 * 3 * 20);
  });

  test('403 without a scope that may read', async () => {
    const driver = await api.client({ scopes: ['routes:read'] });
    expect((await driver.get('/slots?from=2026-03-13&to=2026-03-14')).status).toBe(403);
    const reader = await api.client({ scopes: ['orders:read'] });
    expect((await reader.get('/slots?from=2026-03-13&to=2026-03-14')).status).toBe(200);
  });
});
