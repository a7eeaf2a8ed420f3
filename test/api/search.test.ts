/** Finding orders by what people say of them: GET /orders?reference=&phone=&q=. */
import { ORDER_MACHINE } from '../../src/domain/states/order.js';
import { type Client, useApi } from '../support/api.js';
import { makeOrder, scanIn, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;
/** The orders that are looked for, by a name of the tests. */
const made: Record<string, { id: string }> = {};

const person = (name: string, phone: string, postcode = 'SE2 9NL') => ({
  name,
  phone,
  address: { line1: '132 Rose Lane', town: 'London', postcode },
});

beforeAll(async () => {
  client = await api.client();
  setup = await setUp(client);
  const add = async (key: string, reference: string, recipient: object) => {
    made[key] = await makeOrder(client, setup.shipper, { reference, recipient });
  };
  await add('sion', 'SO-10432', person("Siôn O'Brien-Smith", '+447700900301'));
  await add('smithers', 'so-10433/B', person('Ada Smithers', '+447700900302', 'CR0 4XZ'));
  await add('li', 'INV 2026', person('Li Wang', '+447700900303', 'CR0 4XZ'));
  await add('nobody', 'SMITH', { address: { line1: '1 Way', town: 'London', postcode: 'SE2 9NL' } });
});

/** The names of the orders that a query finds, newest first. */
async function find(query: Record<string, string>, as: Client = client): Promise<string[]> {
  const reply = await as.get(`/orders?${new URLSearchParams(query).toString()}`);
  expect(reply.status).toBe(200);
  const names = Object.entries(made);
  return reply.body.data.map((order: { id: string }) => names.find(([, { id }]) => id === order.id)?.[0]);
}

describe('q', () => {
  test.each([
    ['a reference', 'SO-10432', ['sion']],
    ['a reference in other letters', 'So-10433/b', ['smithers']],
    ['the part of a reference with the figures', '10433', ['smithers']],
    ['a part of a reference with a figure, of several words', '2026', ['li']],
    ['the beginning of a reference', 'so-104', ['smithers', 'sion']],
    ['the beginning of its part with figures', '1043', ['smithers', 'sion']],
    ['two letters that begin a reference', 'so', []],
    ['a name', 'smithers', ['smithers']],
    ['the beginning of a name; and a reference', 'smith', ['nobody', 'smithers', 'sion']],
    ['a name without its accents and apostrophe', 'sion obrien', ['sion']],
    ['a name with them', 'Siôn O’Brien', ['sion']],
    ['words of a name in any sequence', 'smith sion', ['sion']],
    ['a name of two letters', 'li', ['li']],
    ['with white space around it', '  wang ', ['li']],
    ['a phone as it is kept', '+447700900302', ['smithers']],
    ['a phone as people say it', '07700 900 302', ['smithers']],
    ['a postcode', 'cr04xz', ['li', 'smithers']],
    ['a postcode with a space', 'CR0 4XZ', ['li', 'smithers']],
    ['two letters that begin a name', 'sm', []],
    ['one word that is not of the name', 'ada smythe', []],
    ['the end of a name', 'mithers', []],
    ['what nobody has', 'zebedee', []],
    ['signs of patterns', '%_%', []],
    ['quotes and backslashes', `'"\\`, []],
  ])('%s: %j', async (_case, q, expected) => {
    expect(await find({ q })).toEqual(expected);
  });

  test('a barcode, in small letters too', async () => {
    const pieces = await client.get(`/orders/${made['li']!.id}/pieces`);
    const { barcode } = pieces.body.data[1];
    expect(await find({ q: barcode })).toEqual(['li']);
    expect(await find({ q: barcode.toLowerCase() })).toEqual(['li']);
  });

  test('with the other filters', async () => {
    expect(await find({ q: 'smith', postcode_prefix: 'CR0' })).toEqual(['smithers']);
    expect(await find({ q: 'smith', status: 'awaiting_scan', shipper: setup.shipper })).toHaveLength(3);
    expect(await find({ q: 'smith', status: 'delivered' })).toEqual([]);
    expect(await find({ q: 'smith', reference: 'so-10432' })).toEqual(['sion']);
    expect(await find({ q: 'smith', phone: '07700900302' })).toEqual(['smithers']);
    expect(await find({ q: 'smith', updated_since: '2020-01-01T00:00:00Z' })).toHaveLength(3);
    expect(await find({ q: 'smith', updated_since: '2099-01-01T00:00:00Z' })).toEqual([]);
  });

  test("finds none of another courier's orders", async () => {
    const stranger = await api.client();
    for (const q of ['SO-10432', 'smith', '+447700900302', 'CR0 4XZ']) {
      expect(await find({ q }, stranger)).toEqual([]);
    }
  });

  test.each([
    ['q', ''],
    ['q', '   '],
    ['q', 'x'.repeat(101)],
    ['reference', ' '],
    ['phone', 'nobody'],
  ])('422: %s=%j', async (param, value) => {
    const refused = await client.get(`/orders?${new URLSearchParams({ [param]: value }).toString()}`);
    expect([refused.status, refused.body.error.param]).toEqual([422, param]);
  });
});

describe('reference and phone', () => {
  test.each([
    [{ reference: 'so-10432' }, ['sion']],
    [{ reference: '10432' }, []],
    [{ reference: 'SMITH' }, ['nobody']],
    [{ phone: '07700 900303' }, ['li']],
    [{ phone: '+447700900309' }, []],
    [{ reference: 'SO-10432', phone: '+447700900301' }, ['sion']],
    [{ reference: 'SO-10432', phone: '+447700900302' }, []],
  ])('%j', async (query, expected) => {
    expect(await find(query)).toEqual(expected);
  });
});

test('an order is found by what it says now, and no longer by what it said', async () => {
  const order = await makeOrder(client, setup.shipper, {
    reference: 'CHANGED-1',
    recipient: person('Quentin Before', '+447700900310', 'BR1 1AA'),
  });
  made['changed'] = order;
  const recipient = person('Quentin After', '+447700900311', 'CR0 4XZ');
  expect((await client.patch(`/orders/${order.id}`, { recipient })).status).toBe(200);
  for (const q of ['before', '+447700900310', 'BR1 1AA']) expect(await find({ q })).toEqual([]);
  for (const q of ['quentin', 'after', '+447700900311', 'changed-1']) {
    expect(await find({ q })).toEqual(['changed']);
  }
  // What changes nothing of that leaves it as it is.
  await scanIn(client, order);
  expect(await find({ q: 'quentin after', status: 'scanned' })).toEqual(['changed']);
  await api.owner.query('delete from pieces where order_id = $1', [order.id]);
  await api.owner.query('delete from order_states where id = $1', [order.id]);
  await api.owner.query('delete from orders where id = $1', [order.id]);
  const left = await api.owner.query('select term from order_terms where id = $1', [order.id]);
  expect(left.rows).toEqual([]);
});

describe('pages', () => {
  /** More than are gathered before they are sorted. */
  const COMMON = 520;
  let crowd: Client;

  beforeAll(async () => {
    crowd = await api.client();
    const { shipper } = await setUp(crowd);
    await crowd.scoped((scope) =>
      // Five of an instant, each name a word of its own; the last twenty begin in another way.
      scope.trx
        .insertInto('orders')
        .values(
          Array.from({ length: COMMON + 20 }, (_, index) => ({
            tenant_id: scope.tenant.id,
            id: `ord_crowd${String(index).padStart(4, '0')}`,
            reference: `C-${index}`,
            shipper,
            status: ORDER_MACHINE.begins,
            recipient: JSON.stringify({
              name: `${index < COMMON ? 'Marlow' : 'Marsh'}${index} Maria Marlene`,
            }) as never,
            items: '[]' as never,
            service: '{"crew":1,"assembly":false,"remove_packaging":false,"disposal":false}' as never,
            pieces_expected: 1,
            created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 5) * 1000),
            updated_at: scope.now,
          })),
        )
        .execute(),
    );
  });

  test.each([
    ['a common beginning', 'marlow', COMMON],
    ['a rare beginning beside it', 'marsh', 20],
    ['a beginning of two words of a name', 'mar', COMMON + 20],
    ['two words', 'maria marsh', 20],
    ['one of them', 'marlow519', 1],
  ])('%s: each once, newest first', async (_case, q, count) => {
    const walked: string[] = [];
    for (let cursor = '', more = true; more; cursor = `&starting_after=${walked.at(-1) ?? ''}`) {
      const { body } = await crowd.get(`/orders?q=${encodeURIComponent(q)}&limit=100${cursor}`);
      walked.push(...body.data.map((order: { id: string }) => order.id));
      more = body.has_more;
    }
    expect(walked).toHaveLength(count);
    expect(walked).toEqual([...new Set(walked)].toSorted().toReversed());
  });

  test('422 for an invalid cursor', async () => {
    const refused = await crowd.get('/orders?q=mar&starting_after=ord_none');
    expect([refused.status, refused.body.error.param]).toEqual([422, 'starting_after']);
  });
});
