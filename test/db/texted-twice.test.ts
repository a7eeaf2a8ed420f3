/**
 * The invariant of the campaign of faults that nobody is sent two messages for one cause: it finds one of each kind.
 */
import { TEMPLATE_KINDS } from '../../src/domain/template-kinds.js';
import { CAUSES } from '../../tools/faults/causes.js';
import { findViolations } from '../../tools/faults/invariants-sql.js';
import { useApi } from '../support/api.js';
import { newAsking } from '../support/booking-conversation.js';
import { OFFERED } from '../support/booking-conversation.js';
import { scannedOrder } from '../support/conversation.js';

const api = useApi();

const INVARIANT = 'nobody is texted twice for one cause';
const found = async () => (await findViolations(api.owner, 0))[INVARIANT] ?? ['not looked for'];

const STOP = {
  stop: 'stp_1',
  since: '2026-03-11T17:00:00Z',
  window: { date: '2026-03-12', from: '09:00', to: '10:00' },
};
const TELLS: Record<string, object> = {
  narrowed_window: STOP,
  window_changed: STOP,
  next_stop: { stop: 'stp_1', is_next: true },
  run_published: { run: 'run_1', driver: 'drv_1' },
  postponed: { postponed: '2026-03-12' },
};

/** An order whose recipient was asked once, with one booking that was called off, and held: one cause for each kind. */
async function anOrder() {
  const { client, setup, tenant } = await newAsking(api);
  const { id: order } = await scannedOrder(client, setup);
  await client.post('/bookings/requests', { orders: [order] });
  await client.post('/bookings', { order, slot: OFFERED[0] });
  await client.post(`/orders/${order}/unbook`, { ask: false });
  await client.patch(`/orders/${order}`, { hold: true });
  const { rows } = await api.owner.query<{ id: string }>(
    `update booking_requests set offers_made = 1 where order_id = $1 returning id`,
    [order],
  );
  await api.owner.query('delete from messages where order_id = $1', [order]);
  let made = 0;
  const send = async (kind: string, { about = '1', asks = kind !== 'postponed', body = 'Hello' } = {}) => {
    made += 1;
    const isOfRequest = asks && ['booking_request', 'rebooking', 'reminder', 'clarification'].includes(kind);
    await api.owner.query(
      `insert into messages (tenant_id, id, dedupe_key, cause, order_id, request, channel, kind, recipient, body, tells, status,
         created_at, sent_at)
       values ($1, $2, $3, $3, $4, $5, 'sms', $6, '+447700900123', $8, $7, 'sent', now(), now())`,
      [
        ...[tenant, `msg_${order}_${made}`, `${about}/${about}/${about}/${made}/sms`, order],
        ...[isOfRequest ? rows[0]?.id : null, kind, TELLS[kind] ?? null, body],
      ],
    );
  };
  return { order, send };
}

test('every kind of message has a cause, and one', () => {
  const kinds = CAUSES.flatMap((cause) => cause.kinds);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toEqual(expect.arrayContaining([...TEMPLATE_KINDS]));
});

test.each(CAUSES.flatMap((cause) => cause.kinds))('a second %s for one cause is found', async (kind) => {
  const { order, send } = await anOrder();
  await send(kind);
  expect(await found()).toEqual([]);
  await send(kind);
  const twice = await found();
  expect(twice).toHaveLength(1);
  expect(JSON.parse(twice[0]!)).toMatchObject({ kind, channel: 'sms', count: '2', causes: '1' });
  await api.owner.query('delete from messages where order_id = $1', [order]);
});

test('what has causes of its own, or another channel or recipient, is not taken for a second one', async () => {
  const { order, send } = await anOrder();
  for (const about of ['1', '2']) await send('message', { about });
  await send('booking_request');
  await send('reminder');
  await send('postponed');
  await api.owner.query(
    `insert into messages (tenant_id, id, dedupe_key, cause, order_id, request, channel, kind, recipient, body, status, created_at)
     select tenant_id, id || '_mail', dedupe_key || '_mail', cause, order_id, request, 'email', kind, 'a@b.example', body, status,
       created_at from messages where order_id = $1`,
    [order],
  );
  expect(await found()).toEqual([]);
  // Shares the offer with the booking request.
  await send('rebooking');
  expect(await found()).toEqual([expect.stringContaining('booking_request, rebooking')]);
  await api.owner.query('delete from messages where order_id = $1', [order]);
});

test('a kind that nobody has given a cause is found', async () => {
  const { order, send } = await anOrder();
  await send('greeting');
  expect(await found()).toEqual([expect.stringContaining('"kind":"greeting"')]);
  await api.owner.query('delete from messages where order_id = $1', [order]);
});

test.each([
  ['at about 09:40', 0],
  ['at about 10:00', 0],
  ['at about 08:55', 1],
  ['at about 10:05', 1],
  ['you are next, a little later than we said, at about 10:05', 0],
])('"%s" after a window of 09:00-10:00 is %i found', async (body, count) => {
  const { order, send } = await anOrder();
  await send('narrowed_window');
  await send('next_stop', { about: '2', body });
  const found = (await findViolations(api.owner, 0))['a time is told within the window told before'] ?? [];
  expect(found.filter((each) => each.includes(order))).toHaveLength(count);
});
