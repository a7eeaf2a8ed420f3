/**
 * While a deployment is rolled out, the version before runs on the newer schema (docs/operations.md, "Upgrades"). So
 * each table here has a column more than the code knows of, that must not be null and has a default.
 */
import { insertImport, insertPendingRows, takePendingRows } from '../../src/records/imports.js';
import { insertMessages } from '../../src/records/messages.js';
import { replaceZones } from '../../src/records/slots.js';
import { useApi } from '../support/api.js';
import { makeOrder, orderBody, scanIn } from '../support/day.js';
import { emptyDay, publishedRun } from '../support/planning.js';

const api = useApi();

beforeAll(async () => {
  const { rows } = await api.owner.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  for (const { name } of rows) {
    await api.owner.query(`alter table ${name} add column added_later text not null default 'as before'`);
  }
});

test('rows are added without the column that the code does not know', async () => {
  const day = await emptyDay(api);
  const { client, shipper, vehicle, depot } = day;
  const hook = { url: 'http://127.0.0.1:9/hooks', events: ['order.created'] };
  expect((await client.post('/webhook-endpoints', hook)).status).toBe(201);
  await publishedRun(api, day, 2);
  const at = { vehicle, latitude: 51.4, longitude: 0.1 };
  expect((await client.post('/tracking/positions', { positions: [at] })).status).toBe(202);
  const order = await makeOrder(client, shipper);
  await scanIn(client, order);
  expect((await client.post('/bookings/requests', { orders: [order.id] })).body.queued).toBe(1);
  await client.scoped(async (scope) => {
    await insertImport(scope, { id: 'job_waiting', all_or_nothing: false });
    // As it is sent, which is more than what the schema makes of it.
    const input = { ...orderBody(shipper), depot } as never;
    await insertPendingRows(scope, 'job_waiting', JSON.stringify([{ row_number: 2, input }]));
    expect(await takePendingRows(scope, 'job_waiting', 1, 100)).toEqual([{ row: 2, more: null, input }]);
    await insertPendingRows(scope, 'job_waiting', JSON.stringify([{ row_number: 3, input }]));
    const draft = { order: order.id, request: null, template: null, subject: null, body: 'Hello' };
    await insertMessages(scope, [
      { ...draft, dedupeKey: 'hello', channel: 'sms', kind: 'custom', recipient: '+447700900123' },
    ]);
  });

  const filled = [
    ...[
      'orders',
      'order_states',
      'pieces',
      'scans',
      'events',
      'outbox',
      'webhook_deliveries',
      'routes',
      'stops',
    ],
    ...['vehicle_positions', 'booking_requests', 'messages', 'import_rows', 'zones', 'slot_windows'],
  ];
  for (const table of filled) {
    const { rows } = await api.owner.query(`select distinct added_later from ${table}`);
    expect([table, rows]).toEqual([table, [{ added_later: 'as before' }]]);
  }
});

test('lists of texts are kept as they are, whatever is in them', async () => {
  const { client, depot } = await emptyDay(api);
  const postcode_prefixes = ['', 'a"b', String.raw`c\d`, '{e,f}', ' NULL ', 'null', 'ü\n'];
  await client.scoped((scope) =>
    replaceZones(scope, depot, [{ id: 'zon_1', name: 'All', postcode_prefixes }]),
  );
  const { body } = await client.get(`/depots/${depot}/zones`);
  expect(body.data[0].postcode_prefixes).toEqual(postcode_prefixes);
});
