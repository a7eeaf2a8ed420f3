/** The figures over all tenants, as the relay counts them: messages by state, and bookings by how. */
import type pg from 'pg';
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import { countBookings, countMessages } from '../../src/operator/diagnostics.js';
import { type Client, startApi, type TestApi } from '../support/api.js';
import { makeOrder, setUp } from '../support/day.js';

let api: TestApi;
let pool: pg.Pool;
let db: Database;
let client: Client;

beforeAll(async () => {
  api = await startApi();
  pool = createPool(api.databaseUrl, 'waypost_system', 2);
  db = createDatabase(pool);
  client = await api.client({ mode: 'sandbox' });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

const message = (id: string, status: string, hoursAgo: number) =>
  api.owner.query(
    `insert into messages (tenant_id, id, dedupe_key, cause, channel, kind, recipient, body, status, created_at)
     values ($1, $2, $2, $2, 'sms', 'confirmation', '+447700900000', 'text', $3, now() - $4 * interval '1 hour')`,
    [client.tenant.id, id, status, hoursAgo],
  );

test('messages of a day by state, and unknown and queued ones of any age', async () => {
  await message('msg_1', 'delivered', 1);
  await message('msg_2', 'delivered', 23);
  await message('msg_3', 'delivered', 25);
  await message('msg_4', 'unknown', 200);
  await message('msg_5', 'queued', 200);
  await message('msg_6', 'failed', 200);
  const found = await countMessages(db);
  expect(Object.fromEntries(found.map(({ status, count }) => [status, count]))).toEqual({
    delivered: 2,
    unknown: 1,
    queued: 1,
  });
  expect(found.map(({ mode, channel }) => `${mode} ${channel}`)).toEqual(Array(3).fill('sandbox sms'));
});

test('bookings of a day, by how they came', async () => {
  const { shipper } = await setUp(client);
  const { id } = await makeOrder(client, shipper);
  const booked = (by: string, hoursAgo: number) =>
    api.owner.query(
      `insert into bookings (tenant_id, order_id, booked_by, slot_date, slot_from, slot_to, created_at)
       values ($1, $2, $3, current_date, '09:00', '12:00', now() - $4 * interval '1 hour')`,
      [client.tenant.id, id, by, hoursAgo],
    );
  await booked('reply', 1);
  await booked('reply', 20);
  await booked('office', 2);
  await booked('link', 30);
  const found = (await countBookings(db)).map(({ mode, how, count }) => `${mode} ${how} ${count}`);
  expect(found.toSorted()).toEqual(['sandbox office 1', 'sandbox reply 2']);
});
