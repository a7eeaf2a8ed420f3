/**
 * What orders need a person for, over every state that an order and its latest request can have: the inbox, the
 * context from which workflows show it, the reconciler and operators' commands agree on each.
 */
import { sql } from 'kysely';
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import { listWaiting } from '../../src/work/queue/reconciler-queries.js';
import { listRetryableWork } from '../../src/operator/retryable-work.js';
import { CONTEXT, type OrderContext } from '../../src/work/queue/relay-queue.js';
import { type InboxKind, ORDER_ATTENTION_KINDS } from '../../src/domain/attention.js';
import { REQUEST_STATUSES, type RequestStatus } from '../../src/domain/states/booking-request.js';
import { ORDER_STATUSES, type OrderStatus } from '../../src/domain/states/order.js';
import { type Client, startApi, type TestApi } from '../support/api.js';
import { makeOrder, setUp } from '../support/day.js';

/** One order: its state, its requests (the latest last), and whether a reply waits for a person. */
type Case = { status: OrderStatus; left: boolean; requests: RequestStatus[]; review: boolean };
type Shown = { kind: string; id: string; since: string };

const REQUESTS: RequestStatus[][] = [
  [],
  ...REQUEST_STATUSES.map((status) => [status]),
  ['failed', 'open'],
  ['failed', 'closed', 'failed'],
];
const CASES: Case[] = ORDER_STATUSES.flatMap((status) =>
  REQUESTS.flatMap((requests) =>
    [false, true].flatMap((left) => [false, true].map((review) => ({ status, left, requests, review }))),
  ),
);

/** What docs/behaviour.md "The inbox" says of a case; messages aside. */
function expectedOf({ status, left, requests, review }: Case): InboxKind | null {
  const latest = requests.at(-1);
  if (review) return 'reply';
  if (!['scanned', 'awaiting_booking', 'awaiting_reply', 'failed_attempt'].includes(status)) return null;
  if (!left && latest === 'failed') return 'failed_request';
  if (!left && latest === 'unanswered') return 'unanswered';
  if (status === 'failed_attempt') return 'failed_delivery';
  return left || latest === 'closed' ? 'office' : null;
}

let api: TestApi;
let client: Client;
let pool: ReturnType<typeof createPool>;
let system: Database;
let owner: Database;
/** Order → its case. */
const cases = new Map<string, Case>();

beforeAll(async () => {
  api = await startApi();
  pool = createPool(api.databaseUrl, 'waypost_system', 1);
  system = createDatabase(pool);
  owner = createDatabase(api.owner);
  client = await api.client();
  const { shipper } = await setUp(client);
  const { id: pattern } = await makeOrder(client, shipper);
  await owner.transaction().execute(async (trx) => {
    for (const [index, each] of CASES.entries()) {
      const order = `ord_${String(index).padStart(4, '0')}`;
      cases.set(order, each);
      await sql`
        insert into orders (tenant_id, id, reference, shipper, depot, status, left_to_office, recipient, latitude,
          longitude, postcode_key, items, service, pieces_expected, created_at, updated_at)
        select tenant_id, ${order}, ${order}, shipper, depot, ${each.status}, ${each.left}, recipient, latitude,
          longitude, postcode_key, items, service, pieces_expected, created_at, timestamptz '2026-03-01' + make_interval(hours => ${index})
        from orders where id = ${pattern}`.execute(trx);
      // The first two of each kind are open or closed by turns: an order has at most one that is not over.
      for (const [nth, status] of each.requests.entries()) {
        await sql`
          insert into booking_requests (tenant_id, id, order_id, kind, status, status_at, channels, released_at,
            asked_at, created_at)
          values (${client.tenant.id}, ${`req_${index}_${nth}`}, ${order}, 'booking', ${status},
            timestamptz '2026-03-03' + make_interval(hours => ${index}), '{sms}', '2026-03-02',
            '2026-03-02', timestamptz '2026-03-02' + make_interval(hours => ${nth}))`.execute(trx);
      }
      for (const nth of each.review ? [1, 2] : []) {
        await sql`
          insert into replies (tenant_id, id, order_id, channel, text, intent, confidence, why, outcome, received_at)
          values (${client.tenant.id}, ${`rep_${index}_${nth}`}, ${order}, 'sms', 'Who is this?', 'unclear', 0, '',
            'needs_review', timestamptz '2026-03-04' + make_interval(hours => ${index}, mins => ${nth}))`.execute(
          trx,
        );
      }
    }
  });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

/** Order → what GET /inbox lists of it, the oldest first. */
async function listInbox(): Promise<Map<string, Shown[]>> {
  const items: { id: string; kind: string; at: string; order: { id: string } }[] = [];
  for (let more = true; more;) {
    const after = items.length === 0 ? '' : `&starting_after=${items.at(-1)?.id}`;
    const { body } = await client.get(`/inbox?limit=100${after}`);
    items.push(...body.data);
    more = body.has_more;
  }
  const inbox = new Map<string, Shown[]>();
  for (const { id, kind, at, order } of items.reverse()) {
    inbox.set(order.id, [...(inbox.get(order.id) ?? []), { id, kind, since: at }]);
  }
  return inbox;
}

/** Order → what its workflow is to show. */
async function listShown(): Promise<Map<string, OrderContext['attention']>> {
  const { rows } = await sql<{ id: string; context: OrderContext }>`
    select claimed.subject as id, ${CONTEXT} as context
    from (select 'order.signal' as topic, tenant_id, id as subject, '{}'::jsonb as payload from orders) claimed
  `.execute(system);
  return new Map(rows.map(({ id, context }) => [id, context.attention]));
}

test('the inbox lists each order by what is most pressing, as documented', async () => {
  const inbox = await listInbox();
  for (const [order, each] of cases) {
    const kinds = (inbox.get(order) ?? []).map(({ kind }) => kind);
    const expected = expectedOf(each);
    expect([each, kinds]).toEqual([
      each,
      expected === 'reply' ? ['reply', 'reply'] : expected === null ? [] : [expected],
    ]);
  }
});

test('workflows show the same, since the same instant, of the kinds that are theirs', async () => {
  const [inbox, shown] = [await listInbox(), await listShown()];
  for (const [order, each] of cases) {
    const [first] = inbox.get(order) ?? [];
    const theirs = ORDER_ATTENTION_KINDS.some((kind) => kind === first?.kind);
    const { kind = null, since = null } = shown.get(order) ?? {};
    expect([each, kind, since === null ? null : new Date(since).toISOString()]).toEqual([
      each,
      theirs ? first?.kind : null,
      theirs ? first?.since : null,
    ]);
  }
});

test('the reconciler and operators’ commands find the same records', async () => {
  const inbox = await listInbox();
  const listed = (kind: string) =>
    [...inbox.values()].flatMap((items) => items.filter((item) => item.kind === kind).map(({ id }) => id));
  // Where a reply is more pressing, the inbox does not list the request.
  const alone = (order: string | null) => order !== null && cases.get(order)?.review === false;
  const waiting = async (kind: Parameters<typeof listWaiting>[1]) =>
    await listWaiting(system, kind, '', 10_000);
  const retryable = async (kind: 'bookings' | 'replies') => await listRetryableWork(owner, kind, {});

  const replies = listed('reply').toSorted();
  expect(replies.length).toBeGreaterThan(100);
  expect((await waiting('replies for a person')).map(({ id }) => id).toSorted()).toEqual(replies);
  expect((await retryable('replies')).map(({ id }) => id).toSorted()).toEqual(replies);

  const failed = listed('failed_request').toSorted();
  expect(failed.length).toBeGreaterThan(3);
  const failedRows = (await waiting('failed requests')).filter(({ subject }) => alone(subject));
  expect(failedRows.map(({ id }) => id).toSorted()).toEqual(failed);
  const toRetry = (await retryable('bookings')).filter(({ order }) => alone(order));
  expect(toRetry.map(({ id }) => id).toSorted()).toEqual(failed);
  const inboxSince = new Map([...inbox.values()].flat().map(({ id, since }) => [id, since]));
  expect(toRetry.map(({ id, since }) => [id, since.toISOString()])).toEqual(
    toRetry.map(({ id }) => [id, inboxSince.get(id)]),
  );

  const unanswered = listed('unanswered').toSorted();
  expect(unanswered.length).toBeGreaterThan(2);
  const unansweredRows = (await waiting('unanswered requests')).filter(({ subject }) => alone(subject));
  expect(unansweredRows.map(({ id }) => id).toSorted()).toEqual(unanswered);
});
