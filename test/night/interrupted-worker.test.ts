/**
 * A worker that is interrupted while a provider has its texts. Frozen (SIGSTOP) until its claims and its activities
 * have timed out and another worker has taken over, it then goes on as if nothing had happened: nobody gets anything
 * twice by itself, and it can neither finish nor free what it has lost. Asked to end before it was ready, it finishes
 * first.
 */
import path from 'node:path';
import { type CourierClient, makeCourier } from '../support/couriers.js';
import { comingWeekday, orderBody } from '../support/day.js';
import { type Deployment, deploy, eventually } from '../support/deployment.js';
import { type SentText, type SmsProvider, startSmsProvider } from '../support/providers.js';

jest.setTimeout(400_000);

const PUBLIC = 'https://waypost.example';
/** One is asked, by an activity that shows it is alive; two are told of bookings, by local activities. */
const [ASKED, TOLD, RETRIED] = ['+447700900301', '+447700900302', '+447700900303'] as const;
/** Is asked by a worker that is still starting. */
const EARLY = '+447700900304';

let product: Deployment;
let live: CourierClient;
let sms: SmsProvider;
/** Answers that the provider still owes, oldest first. */
const owed: { text: SentText; give: (how: 'well' | 'cut') => void }[] = [];

beforeAll(async () => {
  sms = await startSmsProvider();
  sms.respond((text) => new Promise((resolve) => owed.push({ text, give: resolve })));
  product = await deploy({
    ...sms.settings,
    WAYPOST_PUBLIC_URL: PUBLIC,
    WAYPOST_LIVE_BASE_URL: `${PUBLIC}/admin/v1`,
  });
  sms.connect(PUBLIC, product.origin);
  live = await makeCourier(product, 'Frozen', 'live');
});
afterAll(async () => {
  for (const { give } of owed) give('well');
  await product.close();
  await sms.close();
});

async function orderFor(phone: string): Promise<string> {
  const { data: shippers } = await live.call('GET', '/shippers');
  const { email: _email, ...recipient } = orderBody(shippers[0].id).recipient;
  const made = await live.call('POST', '/orders', {
    ...orderBody(shippers[0].id),
    recipient: { ...recipient, phone },
  });
  return made.id;
}
/** Scans an order in, upon which its recipient is asked. */
async function scan(order: string): Promise<void> {
  const { data: pieces } = await live.call('GET', `/orders/${order}/pieces`);
  const scans = pieces.map(({ barcode }: { barcode: string }) => ({ barcode, type: 'depot_in' }));
  await live.call('POST', '/scans', { scans });
}
const book = (order: string) =>
  live.call('POST', '/bookings', {
    order,
    slot: { date: comingWeekday(), from: '08:00', to: '12:00' },
    override: true,
  });

type Row = { id: string; status: string; claimed_by: string | null; provider_id: string | null };
async function messageTo(phone: string): Promise<Row> {
  const { rows } = await product.owner.query<Row>(
    'select id, status, claimed_by, provider_id from messages where recipient = $1',
    [phone],
  );
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`${phone} has ${rows.length} messages.`);
  return row;
}
const textsTo = (phone: string) => sms.sent.filter(({ to }) => to === phone);
const answer = (phone: string) => {
  const index = owed.findIndex(({ text }) => text.to === phone);
  owed.splice(index, 1)[0]?.give('well');
};

test('what another worker took over stays that one’s, and goes out once', async () => {
  const [asked, told, retried] = [await orderFor(ASKED), await orderFor(TOLD), await orderFor(RETRIED)];
  await Promise.all([scan(asked), book(told), book(retried)]);
  await eventually('the provider has a text for each', () =>
    Promise.resolve([ASKED, TOLD, RETRIED].every((phone) => textsTo(phone).length === 1)),
  );
  const first = await messageTo(RETRIED);
  expect([first.status, first.claimed_by]).toEqual(['queued', expect.stringMatching(/./)]);

  product.freeze('worker');
  // A claim lasts for longer than a minute: most of it is over.
  await product.owner.query(
    `update messages set claimed_until = claimed_until - interval '1 minute' where status = 'queued'`,
  );
  await product.start('second worker');
  // The provider answers one text that nobody hears of, and owes the answers to the others.
  answer(ASKED);
  for (const phone of [ASKED, TOLD, RETRIED]) {
    await eventually(
      `nobody knows what became of the text to ${phone}`,
      async () => (await messageTo(phone)).status === 'unknown',
      240_000,
    );
  }
  expect([ASKED, TOLD, RETRIED].map((phone) => textsTo(phone).length)).toEqual([1, 1, 1]);

  // A person has one sent again: the second worker has it now, and the provider owes that answer too.
  await live.call('POST', `/messages/${first.id}/retry`);
  await eventually('it is on its way again', () => Promise.resolve(textsTo(RETRIED).length === 2));
  const second = await messageTo(RETRIED);
  expect(second.claimed_by).not.toBe(first.claimed_by);

  // The thawed worker hears that both were taken: one outcome is still its own to record, the other is not.
  answer(RETRIED);
  product.thaw('worker');
  // Before it ends, it records what it had under way.
  await product.end('worker');
  expect(['sent', 'unknown']).toContain((await messageTo(ASKED)).status);
  expect((await messageTo(TOLD)).status).toBe('unknown');
  // Its own provider may have kept the second worker waiting for too long by now, which frees nothing either.
  const { claimed_by, provider_id } = second;
  expect(await messageTo(RETRIED)).toMatchObject({ claimed_by, provider_id });

  answer(RETRIED);
  await eventually(
    'the second worker records its own outcome',
    async () => (await messageTo(RETRIED)).status === 'sent',
  );
  const [, again] = textsTo(RETRIED);
  expect((await messageTo(RETRIED)).provider_id).toBe(again?.sid);

  // The conversation of an order that was asked goes on.
  sms.respond(() => Promise.resolve('well'));
  await book(asked);
  await eventually('the booking is confirmed', () => Promise.resolve(textsTo(ASKED).length === 2));
  const times = (phone: string) => textsTo(phone).map(({ key }) => key);
  expect([new Set(times(ASKED)).size, times(TOLD).length]).toEqual([2, 1]);
  expect(times(RETRIED)).toEqual([first.id, first.id]);
  expect(sms.breaches).toEqual([]);
});

test('a worker that is asked to end while it starts finishes what it is sending', async () => {
  await product.end('second worker');
  let give: () => void = () => undefined;
  const given = new Promise<'well'>((resolve) => (give = () => resolve('well')));
  sms.respond(({ to }) => (to === EARLY ? given : Promise.resolve('well')));
  await scan(await orderFor(EARLY));
  const slowly = `--import=${path.join(import.meta.dirname, '../support/slow-settling.mjs')}`;
  const starting = product.start('worker', { NODE_OPTIONS: slowly }).then(
    () => 'ready',
    (error: unknown) => String(error),
  );
  await eventually('the provider has the text', () => Promise.resolve(textsTo(EARLY).length === 1));
  const ended = product.end('worker');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  give();
  await ended;
  expect(await starting).toMatch(/ended with 0 before it was ready/);
  expect((await messageTo(EARLY)).status).toBe('sent');
});
