/**
 * Many conversations at once, by the processes of a deployment: the worker is killed twice among eighty
 * (`CONVERSATIONS` says how many), and thirty people want the ten places of one slot. What a killed worker was giving
 * its provider is sent no second time by itself: the office asks the provider, and has sent what did not go out.
 */
import { createClient, unwrap, type WaypostClient } from '@waypost/client';
import { makeCourier } from '../support/couriers.js';
import { type Deployment, deploy, eventually } from '../support/deployment.js';
import { type SmsProvider, startSmsProvider } from '../support/providers.js';
import { type SeededOrder, seedScannedOrders } from '../support/seed.js';

jest.setTimeout(400_000);

const PUBLIC = 'https://waypost.example';
const CONVERSATIONS = Number(process.env['CONVERSATIONS'] ?? 80);
/** On a quiet machine all is over in about a minute; a busy one is waited for. */
const LIMIT_MS = 300_000;

let sms: SmsProvider;
let product: Deployment;
let client: WaypostClient;
let tenant: string;
let shipper: string;

beforeAll(async () => {
  sms = await startSmsProvider();
  product = await deploy({
    ...sms.settings,
    WAYPOST_PUBLIC_URL: PUBLIC,
    WAYPOST_LIVE_BASE_URL: `${PUBLIC}/admin/v1`,
  });
  sms.connect(PUBLIC, product.origin);
  const courier = await makeCourier(product, 'Many Couriers', 'live');
  client = createClient({ baseUrl: `${product.origin}/admin/v1`, key: courier.key });
  tenant = courier.tenant;
  const shippers = await unwrap(client.GET('/shippers'));
  shipper = shippers.data[0]?.id ?? '';
});
afterAll(async () => {
  await product.close();
  await sms.close();
});

/** A depot with one window on every working day, of this capacity. */
async function depotWith(capacity: number): Promise<string> {
  const made = client.POST('/depots', {
    body: {
      name: `Depot of ${capacity}`,
      address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
      opening: { from: '06:30', to: '21:00' },
    },
  });
  const { id } = await unwrap(made);
  const windows = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '18:00', capacity }));
  const replaced = client.PUT('/depots/{depot_id}/slot-schedule', {
    params: { path: { depot_id: id } },
    body: { windows, overrides: [] },
  });
  await unwrap(replaced);
  return id;
}

async function count(query: string, ids: readonly string[]): Promise<number> {
  const { rows } = await product.owner.query(`select count(*) from (${query}) of`, [ids]);
  return Number(rows[0].count);
}

const idsOf = (orders: readonly SeededOrder[]) => orders.map(({ id }) => id);
const ordersIn = (status: string, ids: readonly string[]) =>
  count(`select from orders where id = any($1) and status = '${status}'`, ids);
const until = (what: string, ids: readonly string[], query: string, expected: number) =>
  eventually(
    what,
    async () => {
      await settleUnknown();
      return (await count(query, ids)) >= expected;
    },
    LIMIT_MS,
  );

/** The office says of each message of which nobody knows what the provider knows of it. */
async function settleUnknown(): Promise<void> {
  const { rows } = await product.owner.query<{ id: string }>(
    `select id from messages where tenant_id = $1 and status = 'unknown'`,
    [tenant],
  );
  for (const { id } of rows) {
    const params = { path: { message_id: id } };
    const wentOut = sms.sent.some(({ key }) => key === id);
    if (wentOut)
      await unwrap(client.POST('/messages/{message_id}/resolve', { params, body: { status: 'sent' } }));
    else await unwrap(client.POST('/messages/{message_id}/retry', { params }));
  }
}

/** Number → how many texts it got. */
function textsByPhone(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to } of sms.sent) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}

test(`${CONVERSATIONS} conversations, the worker killed twice: no text twice, every order where it belongs`, async () => {
  const depot = await depotWith(1_000);
  const orders = await seedScannedOrders(product.owner, { tenant, depot, shipper }, CONVERSATIONS);
  const ids = idsOf(orders);
  const part = (kind: number) => orders.filter((_, index) => Math.min(index % 10, 9) === kind);
  const unsure = part(7);
  const leaving = part(8);
  const silent = part(9);
  const agreeing = orders.filter((_, index) => index % 10 < 7);
  const words = new Map<string, string>([
    ...agreeing.map(({ phone }): [string, string] => [phone, 'Option 1 please']),
    ...unsure.map(({ phone }): [string, string] => [phone, 'need to ask my mum first']),
    ...leaving.map(({ phone }): [string, string] => [phone, 'STOP']),
  ]);
  sms.answer(({ to, body }) => (/^[1A]\) /m.test(body) ? (words.get(to) ?? null) : null));

  const asked = await unwrap(client.POST('/bookings/requests', { body: { orders: ids } }));
  expect(asked).toEqual({ queued: CONVERSATIONS, skipped: 0, skipped_orders: [] });
  await eventually('a fifth was asked', () => Promise.resolve(sms.sent.length > CONVERSATIONS / 5), LIMIT_MS);
  await product.kill('worker');
  await product.start('worker');
  await eventually(
    'a third has booked',
    async () => (await ordersIn('booked', ids)) > CONVERSATIONS / 3,
    LIMIT_MS,
  );
  await product.kill('worker');
  await product.start('worker');

  await until(
    'everybody who agreed has a confirmation',
    idsOf(agreeing),
    `select from messages where order_id = any($1) and kind = 'confirmation' and status = 'sent'`,
    agreeing.length,
  );
  await until(
    'all replies were read',
    ids,
    'select from replies where order_id = any($1) and outcome is not null',
    words.size,
  );
  // A killed worker may leave a text unrecorded, and STOP come before it is tried again: then its request has failed.
  const overtaken = () =>
    count(
      `select from orders o join booking_requests r on r.order_id = o.id
       where o.id = any($1) and o.status = 'scanned' and r.status = 'failed' and r.error = 'sms: opted_out'`,
      idsOf(leaving),
    );
  await eventually(
    'everybody was asked',
    async () => {
      await settleUnknown();
      return (await ordersIn('scanned', ids)) === (await overtaken());
    },
    LIMIT_MS,
  );
  await until(
    'nothing is on its way',
    ids,
    `select where not exists (select from messages where order_id = any($1) and status in ('queued', 'unknown'))`,
    1,
  );

  const texts = textsByPhone();
  // A question, and a confirmation or that the office will be in touch.
  expect([...agreeing, ...unsure].filter(({ phone }) => texts.get(phone) !== 2)).toEqual([]);
  expect([...leaving, ...silent].filter(({ phone }) => texts.get(phone) !== 1)).toEqual([]);
  expect(sms.breaches).toEqual([]);
  expect(await ordersIn('booked', idsOf(agreeing))).toBe(agreeing.length);
  const waiting = await ordersIn('awaiting_reply', idsOf([...unsure, ...leaving, ...silent]));
  expect(waiting + (await overtaken())).toBe(CONVERSATIONS - agreeing.length);
  const { rows } = await product.owner.query(
    'select sum(booked)::int as booked from slot_usage where depot = $1',
    [depot],
  );
  expect(rows).toEqual([{ booked: agreeing.length }]);
  expect(await count(`select from events where subject = any($1) and type = 'order.booked'`, ids)).toBe(
    agreeing.length,
  );
  expect(
    await count(`select from events where subject = any($1) and type = 'booking.reply_needs_review'`, ids),
  ).toBe(unsure.length);
  expect(
    await count(
      'select from sms_opt_outs where phone = any($1)',
      leaving.map(({ phone }) => phone),
    ),
  ).toBe(leaving.length);
});

test('thirty say yes to ten places: ten are booked, twenty offered again once, each of them booked or for a person', async () => {
  const depot = await depotWith(10);
  const orders = await seedScannedOrders(product.owner, { tenant, depot, shipper }, 30, CONVERSATIONS);
  const ids = idsOf(orders);
  sms.answer(({ body }) => (body.startsWith('Sorry, that time') ? 'Option 1 please' : null));
  await unwrap(client.POST('/bookings/requests', { body: { orders: ids } }));
  await eventually('all were asked', async () => (await ordersIn('awaiting_reply', ids)) === 30, LIMIT_MS);
  await Promise.all(orders.map(({ phone }) => sms.bring(phone, 'Option 1 please')));
  await until(
    'fifty replies were read',
    ids,
    'select from replies where order_id = any($1) and outcome is not null',
    50,
  );
  const outcomes = async (outcome: string) =>
    count(`select from replies where order_id = any($1) and outcome = '${outcome}'`, ids);
  const booked = await outcomes('booked');
  await until(
    'the booked have their confirmations',
    ids,
    `select from messages where order_id = any($1) and kind = 'confirmation' and status = 'sent'`,
    booked,
  );

  const { rows: days } = await product.owner.query(
    'select booked from slot_usage where depot = $1 order by date',
    [depot],
  );
  // Who is offered again once the next day has filled up as well is offered the one after.
  const [first, next, ...later] = days.map((day) => day.booked);
  expect([first, next]).toEqual([10, 10]);
  expect(later.reduce((sum, each) => sum + each, 20)).toBe(booked);
  expect([await outcomes('resolved'), await outcomes('needs_review')]).toEqual([20, 30 - booked]);
  const offered = sms.sent.filter(({ body }) => body.startsWith('Sorry, that time'));
  const phones = new Set(orders.map(({ phone }) => phone));
  expect(offered.filter(({ to }) => phones.has(to))).toHaveLength(20);
  expect(new Set(offered.map(({ to }) => to)).size).toBe(20);
  expect(await ordersIn('awaiting_reply', ids)).toBe(30 - booked);
});
