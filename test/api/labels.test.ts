/** GET /orders/{order_id}/labels and /depots/{depot_id}/labels: pages to print. */
import { createHash } from 'node:crypto';
import { code128Bars } from '../../src/domain/code128.js';
import { type Client, useApi } from '../support/api.js';
import { type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let of: Setup;

beforeEach(async () => {
  client = await api.client();
  of = await setUp(client);
});

const ADDRESS = { line1: '1 Rose Lane', town: 'London', postcode: 'SE2 9NL', country: 'GB' };
const post = async (reference: string, more: object = {}) =>
  (
    await client.post('/orders', {
      shipper: of.shipper,
      depot: of.depot,
      reference,
      recipient: { name: 'Ada Byrne', address: ADDRESS },
      items: [{ barcodes: ['HH-1', 'HH-2'] }],
      ...more,
    })
  ).body;
const page = async (path: string) => {
  const response = await fetch(`${api.origin}/sandbox/admin/v1${path}`, {
    headers: { authorization: `Bearer ${client.key}` },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const count = (text: string, part: string) => text.split(part).length - 1;

test('the labels of several orders are one page; an order that there is not is named', async () => {
  const [one, two] = [await post('SO-2'), await post('SO-1', { items: [{ barcodes: ['HH-3'] }] })];
  await post('SO-3', { items: [{ barcodes: ['HH-4'] }] });
  for (const orders of [`orders=${one.id},${two.id}`, `orders=${one.id}&orders=${two.id}`]) {
    const { status, text } = await page(`/labels?${orders}&size=4x6`);
    expect(status).toBe(200);
    expect([...text.matchAll(/>(HH-\d)</g)].map(([, code]) => code)).toEqual(['HH-3', 'HH-1', 'HH-2']);
  }
  for (const [orders, status, code] of [
    [`${one.id},ord_none`, 422, 'unknown_reference'],
    ['', 422, 'invalid_value'],
    [Array(201).fill(one.id).join(), 422, 'invalid_value'],
  ] as const) {
    const { status: answered, body } = await client.get(`/labels?orders=${orders}`);
    expect([answered, body.error.code, body.error.param]).toEqual([status, code, 'orders']);
  }
});

test('a label for each piece, with what it is and its bars', async () => {
  const items = [
    { description: 'Corner sofa', barcodes: ['HH-1'] },
    { sku: 'LAMP', barcodes: ['HH-2'] },
  ];
  const order = await post('SO-1', { items });
  const { status, headers, text } = await page(`/orders/${order.id}/labels`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(count(text, '<article>')).toBe(2);
  const courier = (await client.get('/settings')).body.name;
  for (const part of [
    `>${courier}, Croydon<`,
    'SO-1',
    '1 of 2',
    '2 of 2',
    '>Corner sofa<',
    '>LAMP<',
    'Ada Byrne',
    'London SE2<',
    '>HH-1<',
    '>HH-2<',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('9NL');
  const [first] = code128Bars('HH-1').bars;
  expect(text).toContain(`<path d="M0 0h${first?.width}v1h-${first?.width}z`);
  expect(text).toContain('@page { size: 105mm 148mm; margin: 0 }');
});

test('it loads and runs nothing, whatever the texts say', async () => {
  const evil = `<script>alert(1)</script><img src="https://evil.example/x"> "'&`;
  const order = await post(`"><svg onload=x>`, { recipient: { name: evil, address: ADDRESS } });
  const { headers, text } = await page(`/orders/${order.id}/labels`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; /);
  expect(text).not.toMatch(/<script|<img|<svg onload|style="/);
  expect(text).toContain('&#60;script&#62;alert(1)');
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
});

test('sizes by query', async () => {
  const { id } = await post('SO-1');
  expect((await page(`/orders/${id}/labels?size=4x6`)).text).toContain('size: 101.6mm 152.4mm');
  const wrong = await page(`/orders/${id}/labels?size=a0`);
  expect([wrong.status, JSON.parse(wrong.text).error.param]).toEqual([422, 'size']);
  expect((await page('/orders/ord_none/labels')).status).toBe(404);
  expect((await page('/depots/dep_none/labels?date=2026-03-16')).status).toBe(404);
  const today = await page(`/depots/${of.depot}/labels`);
  expect([today.status, count(today.text, '<article>')]).toEqual([200, 0]);
  expect((await page(`/depots/${of.depot}/labels?date=yesterday`)).status).toBe(422);
});

test('a depot’s day: orders that are booked for it and not closed, by reference', async () => {
  const orders = [
    await post('SO-2'),
    await post('SO-1', { items: [{}] }),
    await post('SO-3', { items: [{}] }),
  ];
  for (const { id } of orders.slice(0, 2)) {
    await api.owner.query(
      `update orders set slot_date = '2026-03-16', slot_from = '08:00', slot_to = '12:00' where id = $1`,
      [id],
    );
  }
  const { text } = await page(`/depots/${of.depot}/labels?date=2026-03-16`);
  expect(count(text, '<article>')).toBe(3);
  expect(text).toMatch(/<main>\s*<article>/);
  expect(text.indexOf('SO-1')).toBeLessThan(text.indexOf('SO-2'));
  expect(text).toContain('Monday 16 March 2026, 08:00 to 12:00');
  expect(text).not.toContain('SO-3');
  const empty = await page(`/depots/${of.depot}/labels?date=2026-03-17`);
  expect([empty.status, count(empty.text, '<article>')]).toEqual([200, 0]);
  await api.owner.query(`update orders set status = 'cancelled' where id = $1`, [orders[0].id]);
  expect(count((await page(`/depots/${of.depot}/labels?date=2026-03-16`)).text, '<article>')).toBe(1);
});
