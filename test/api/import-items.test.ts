/** POST /orders/import: rows of one reference are the items of one order. */
import { type Client, useApi } from '../support/api.js';
import { type Setup, setUp } from '../support/day.js';
import { csv, importFile, line } from '../support/imports.js';
import { eventTypes } from '../support/planning.js';

const api = useApi();
let client: Client;
let of: Setup;

beforeEach(async () => {
  client = await api.client();
  of = await setUp(client);
});

const send = (body: string, query?: string) => importFile({ client, of }, body, query);
const orders = async () =>
  (await client.get('/orders?limit=100')).body.data.toSorted((a: any, b: any) =>
    a.reference < b.reference ? -1 : 1,
  );
const errorsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  body.result.errors.map(({ row, column, code }: any) => [row, column, code]);

/** A row that gives its order's reference and an item, and leaves the rest to another row. */
const item = (index: number, description: string, pieces = '1') =>
  [`R-${index}`, '', '', '', '', '', description, pieces, '', '', '', ''].join(',');

test('rows of one reference are one order with several items, together or apart, in their sequence', async () => {
  const reply = await send(
    csv(line(1), item(1, 'Stool', '3'), line(2), item(1, 'Lamp'), item(3, 'Rug'), line(3)),
  );
  expect(reply.body.result).toMatchObject({ rows: 6, created: 3, rejected: 0, errors: [] });
  const [first, second, third] = await orders();
  expect(first).toMatchObject({
    reference: 'R-1',
    recipient: { name: 'Ada', address: { town: 'London' } },
    items: [
      { description: 'Sofa', pieces: 2, weight_kg: 41.5 },
      { description: 'Stool', pieces: 3 },
      { description: 'Lamp', pieces: 1 },
    ],
    pieces: { expected: 6 },
    service: { crew: 2, assembly: true },
  });
  expect(second).toMatchObject({ reference: 'R-2', items: [{ description: 'Sofa' }] });
  expect(third).toMatchObject({
    recipient: { name: 'Ada' },
    items: [{ description: 'Rug' }, { description: 'Sofa' }],
  });
  expect(await eventTypes(client)).toEqual(['order.created', 'order.created', 'order.created']);
});

test('the reference of another shipper is another order; a row without shipper goes with the one before', async () => {
  const other = (await client.post('/shippers', { name: 'Other' })).body.id;
  const rows = ['shipper,reference,description', `${of.shipper},A,One`, `${other},A,Two`, ',A,Three'];
  expect((await send(rows.join('\n'), '?')).body.result).toMatchObject({ rows: 3, created: 2 });
  const made = await orders();
  expect(made.map((order: any) => [order.shipper.id, order.items.length]).toSorted()).toEqual(
    [
      [of.shipper, 1],
      [other, 2],
    ].toSorted(),
  );
});

test('rows of one order write its reference as they like; one that is there already is refused', async () => {
  const reply = await send(
    csv(line(1), item(1, 'Lamp').replace('R-1', 'r-1'), item(1, 'Rug').replace('R-1', ' R-1 ')),
  );
  expect(reply.body.result).toMatchObject({ rows: 3, created: 1, rejected: 0 });
  const again = await send(csv(line(1, { 0: 'r-1' })));
  expect(again.body.result.errors).toMatchObject([{ row: 2, code: 'duplicate_reference' }]);
});

test('rows that contradict each other: an error at the row and column, and no order of them', async () => {
  const reply = await send(csv(line(1), line(2), line(1, { 1: 'Grace', 5: 'CR0 4XZ' }), item(1, 'Lamp')));
  expect(errorsOf(reply)).toEqual([
    [4, 'recipient_name', 'invalid_value'],
    [4, 'postcode', 'invalid_value'],
  ]);
  expect(reply.body.result.errors[0].message).toBe('recipient_name: differs from row 2 of the same order.');
  expect(reply.body.result).toMatchObject({ rows: 4, created: 1, rejected: 3 });
  expect(await orders()).toMatchObject([{ reference: 'R-2' }]);
});

test('an error of an item names its own row; what is wrong with the order, the row that says it', async () => {
  const reply = await send(
    csv(line(1), item(1, 'Lamp', 'two'), item(2, 'Rug'), line(2, { 5: 'nowhere' }), 'R-3,short', line(3)),
  );
  expect(errorsOf(reply)).toEqual([
    [3, 'pieces', 'invalid_value'],
    [5, 'postcode', 'invalid_value'],
    [6, '', 'invalid_value'],
  ]);
  expect(reply.body.result).toMatchObject({ rows: 6, created: 0, rejected: 6 });
});

test('partial: a reference that is taken rejects all rows of its order; all or nothing: the file', async () => {
  await send(csv(line(1)));
  const file = csv(line(2), line(1), item(2, 'Lamp'), item(1, 'Lamp'));
  const all = await send(file, `?shipper=${of.shipper}&mode=all_or_nothing`);
  expect(all.body).toMatchObject({ status: 'failed', result: { rows: 4, created: 0, rejected: 2 } });
  expect(errorsOf(all)).toEqual([[3, 'reference', 'duplicate_reference']]);
  const partial = await send(file);
  expect(partial.body).toMatchObject({ status: 'succeeded', result: { rows: 4, created: 1, rejected: 2 } });
  expect(errorsOf(partial)).toEqual([[3, 'reference', 'duplicate_reference']]);
  const made = await send(csv(line(4), item(4, 'Lamp')), `?shipper=${of.shipper}&mode=all_or_nothing`);
  expect(made.body).toMatchObject({ status: 'succeeded', result: { rows: 2, created: 1, rejected: 0 } });
});
