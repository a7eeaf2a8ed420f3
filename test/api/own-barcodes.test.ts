/** `items[].barcodes`: the shippers' own barcodes on orders, in imports and corrections, and under scanners. */
import { type Client, useApi } from '../support/api.js';
import { type Setup, setUp } from '../support/day.js';
import { importFile } from '../support/imports.js';

const api = useApi();
let client: Client;
let of: Setup;

beforeEach(async () => {
  client = await api.client();
  of = await setUp(client);
});

const post = (reference: string, items: object[], more: object = {}) =>
  client.post('/orders', { shipper: of.shipper, reference, recipient: { name: 'Ada' }, items, ...more });
const barcodesOf = async (order: string) =>
  (await client.get(`/orders/${order}/pieces`)).body.data.map(({ barcode }: any) => barcode);
const scan = (barcode: string, type = 'depot_in') =>
  client.post('/scans', { scans: [{ barcode, type, depot: of.depot }] });
const fault = ({ status, body }: { status: number; body: any }) => [
  status,
  body.error.code,
  body.error.param,
];

test('pieces have the barcodes of their lines, define their number, and the rest get the courier’s', async () => {
  const { body } = await post('A', [
    { description: 'Bed', barcodes: ['HH-1', 'HH-2'] },
    { description: 'Lamp' },
    { description: 'Sofa', pieces: 1, barcodes: ['hh/3'] },
  ]);
  expect(body.items).toEqual([
    { description: 'Bed', pieces: 2, barcodes: ['HH-1', 'HH-2'] },
    { description: 'Lamp' },
    { description: 'Sofa', pieces: 1, barcodes: ['hh/3'] },
  ]);
  expect(body.pieces.expected).toBe(4);
  const barcodes = await barcodesOf(body.id);
  expect(barcodes).toEqual(['HH-1', 'HH-2', expect.stringMatching(/003$/), 'hh/3']);
  expect((await scan('hh/3')).body).toMatchObject({ accepted: 1, rejected: [] });
  expect((await client.get('/orders?q=HH-2')).body.data).toMatchObject([{ id: body.id }]);
});

test.each([
  ['as many as pieces', [{ pieces: 3, barcodes: ['A', 'B'] }], 'items[0].barcodes'],
  ['once in an order', [{ barcodes: ['A'] }, { barcodes: ['B', 'A'] }], 'items[1].barcodes[1]'],
  ['no spaces', [{ barcodes: ['A B'] }], 'items[0].barcodes[0]'],
  ['not empty', [{ barcodes: [] }], 'items[0].barcodes'],
  ['not too long', [{ barcodes: ['A'.repeat(65)] }], 'items[0].barcodes[0]'],
])('422: %s', async (_case, items, param) => {
  expect(fault(await post('A', items))).toEqual([422, 'invalid_value', param]);
});

test.each(['HH-7\r\n', '\tHH-7', '\u0002HH-7\u0003', ']C1HH-7', '\u001dHH-7\u001d', ' HH-7 '])(
  'a code is the same with what a scanner puts around it: %j',
  async (given) => {
    const { body: order } = await post('A', [{ barcodes: ['HH-7'] }, { description: 'Lamp' }]);
    expect(fault(await post('B', [{ barcodes: [given] }]))).toEqual([
      422,
      'invalid_value',
      'items[0].barcodes[0]',
    ]);
    const [, ours] = await barcodesOf(order.id);
    expect((await scan(given)).body).toMatchObject({ accepted: 1, rejected: [] });
    expect((await client.get(`/orders?q=${encodeURIComponent(given)}`)).body.data).toMatchObject([
      { id: order.id },
    ]);
    const label = given.replace('HH-7', ours.toLowerCase());
    expect((await scan(label)).body).toMatchObject({ accepted: 1, orders_completed: [order.id] });
    const unknown = given.replace('HH-7', 'hh-7');
    expect((await scan(unknown)).body.rejected).toEqual([{ barcode: unknown, reason: 'unknown_barcode' }]);
    const split = await client.post(`/orders/${order.id}/split`, { barcodes: [label] });
    expect(split.status).toBe(201);
  },
);

test('a barcode is of one order of the courier at a time; other couriers may have it too', async () => {
  const first = (await post('A', [{ barcodes: ['X1', 'X2'] }])).body;
  const clash = await post('B', [{ barcodes: ['Y1', 'X2'] }]);
  expect(fault(clash)).toEqual([422, 'invalid_value', 'items[0].barcodes[1]']);
  expect(clash.body.error.message).toBe(`Barcode X2 is already used by order ${first.id}.`);
  expect((await client.get('/orders')).body.data).toHaveLength(1);
  expect(fault(await post('A', [{ barcodes: ['X1'] }]))).toEqual([409, 'duplicate_reference', 'reference']);
  const theirs = await api.client();
  const other = await setUp(theirs);
  const order = { shipper: other.shipper, reference: 'A', recipient: {}, items: [{ barcodes: ['X1'] }] };
  expect((await theirs.post('/orders', order)).status).toBe(201);
});

test('a closed order’s barcodes can be used again: scans find the order under way, the closed one keeps its own', async () => {
  const first = (await post('A', [{ barcodes: ['X1'] }])).body.id;
  await client.post(`/orders/${first}/cancel`);
  const second = (await post('A', [{ barcodes: ['X1'] }])).body.id;
  expect((await scan('X1')).body).toMatchObject({ accepted: 1, orders_completed: [second] });
  expect(await barcodesOf(first)).toEqual(['X1']);
  expect(fault(await post('B', [{ barcodes: ['X1'] }]))).toEqual([
    422,
    'invalid_value',
    'items[0].barcodes[0]',
  ]);
});

test('two at the same moment: one has it, the other hears of it', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) => post(`R-${index}`, [{ barcodes: ['X1'] }])),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
});

test('a correction changes them until a piece is scanned; an order’s own are no clash', async () => {
  const order = (await post('A', [{ barcodes: ['X1', 'X2'] }])).body.id;
  await post('B', [{ barcodes: ['Z1'] }]);
  const patch = (items: object[]) => client.patch(`/orders/${order}`, { items });
  expect((await patch([{ barcodes: ['X2', 'X3', 'X4'] }])).body.pieces.expected).toBe(3);
  expect(await barcodesOf(order)).toEqual(['X2', 'X3', 'X4']);
  expect(fault(await patch([{ barcodes: ['Z1'] }]))).toEqual([422, 'invalid_value', 'items[0].barcodes[0]']);
  expect(await barcodesOf(order)).toEqual(['X2', 'X3', 'X4']);
  await scan('X3');
  expect(fault(await patch([{ barcodes: ['X9'] }]))).toEqual([409, 'invalid_state', 'items']);
});

test('a split order takes the barcodes of its pieces along', async () => {
  const order = (await post('A', [{ barcodes: ['X1', 'X2', 'X3'] }])).body.id;
  const second = (await client.post(`/orders/${order}/split`, { barcodes: ['X2'] })).body;
  expect(second.items).toEqual([{ pieces: 1, barcodes: ['X2'] }]);
  expect((await client.get(`/orders/${order}`)).body.items).toEqual([{ pieces: 2, barcodes: ['X1', 'X3'] }]);
});

describe('imports', () => {
  const send = (...rows: string[]) => importFile({ client, of }, rows.join('\n'));
  const errorsOf = (reply: any) =>
    reply.body.result.errors.map(({ row, column, code }: any) => [row, column, code]);

  test.each(['barcode', 'barcodes'])('the column %s; a clash names its row', async (column) => {
    const reply = await send(
      `reference,description,${column}`,
      'A,Bed,X1 X2',
      'A,Lamp,X3',
      'B,Rug,',
      'B,Sofa,Y1;X2',
      'C,Chair,Z1',
    );
    expect(errorsOf(reply)).toEqual([[5, 'barcode', 'invalid_value']]);
    expect(reply.body.result).toMatchObject({ created: 2, rejected: 2 });
    const [, a] = (await client.get('/orders')).body.data;
    expect(await barcodesOf(a.id)).toEqual(['X1', 'X2', 'X3']);
  });

  test('a row with another number of pieces, and a line of JSON', async () => {
    expect(errorsOf(await send('reference,pieces,barcode', 'A,3,X1'))).toEqual([
      [2, 'barcode', 'invalid_value'],
    ]);
    const line = (reference: string) =>
      JSON.stringify({ reference, recipient: {}, items: [{}, { barcodes: ['X1'] }] });
    const reply = await client.post(`/orders/import?shipper=${of.shipper}`, `${line('A')}\n${line('B')}`, {
      'content-type': 'application/x-ndjson',
    });
    expect(errorsOf(reply)).toEqual([[2, 'items[1].barcodes[0]', 'invalid_value']]);
  });
});
