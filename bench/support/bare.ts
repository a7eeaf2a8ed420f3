/**
 * The baseline for Waypost: Express and pg alone, in one process, with the statements of the same operations as
 * somebody in a hurry would write them. No keys, no rate limit, no row-level security, no validation, no idempotency.
 * Arguments: database URL, port, pool size, tenant, depot, shipper.
 */
import { randomUUID } from 'node:crypto';
import express from 'express';
import pg from 'pg';

const [databaseUrl = '', port = '', poolSize = '', tenant = '', depot = '', shipper = ''] =
  process.argv.slice(2);

const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(poolSize), keepAlive: true });
const app = express();
app.use(express.json({ limit: '1mb' }));

const ORDER = `select o.*, s.name as shipper_name from orders o
  join shippers s on s.tenant_id = o.tenant_id and s.id = o.shipper`;

/** A row as pg returns it. */
type Row = Record<string, unknown>;

function view(row: Row): Row {
  return {
    id: row['id'],
    object: 'order',
    reference: row['reference'],
    shipper: { id: row['shipper'], name: row['shipper_name'] },
    depot: row['depot'],
    status: row['status'],
    recipient: row['recipient'],
    items: row['items'],
    pieces: { expected: row['pieces_expected'], scanned: row['pieces_scanned'] },
    service: row['service'],
    slot:
      row['slot_date'] === null
        ? null
        : { date: row['slot_date'], from: row['slot_from'], to: row['slot_to'] },
    route: row['route'],
    tracking_url: row['tracking_token'],
    notes: row['notes'],
    created_at: row['created_at'],
    updated_at: row['updated_at'],
  };
}

async function transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function record(client: pg.PoolClient, type: string, action: string, order: Row): Promise<void> {
  await client.query(
    `insert into outbox (tenant_id, topic, subject, event_id, payload, created_at, next_attempt_at)
     values ($1, 'bench', $2, $3, $4, now(), 'infinity')`,
    [tenant, order['id'], randomUUID(), JSON.stringify({ order: order['id'] })],
  );
  await client.query(
    `insert into events (tenant_id, id, type, subject, data, created_at) values ($1, $2, $3, $4, $5, now())`,
    [tenant, randomUUID(), type, order['id'], JSON.stringify(view(order))],
  );
  await client.query(`select id, events from webhook_endpoints where tenant_id = $1 and status = 'enabled'`, [
    tenant,
  ]);
  await audit(client, action, String(order['id']));
}

async function audit(client: pg.PoolClient, action: string, subject: string | null): Promise<void> {
  await client.query(
    `insert into audit_log (tenant_id, id, actor, action, subject, request_id, at) values ($1, $2, 'bare', $3, $4, $5, now())`,
    [tenant, randomUUID(), action, subject, randomUUID()],
  );
}

app.get('/orders/:id', async (request, response) => {
  const { rows } = await pool.query<Row>(`${ORDER} where o.tenant_id = $1 and o.id = $2`, [
    tenant,
    request.params.id,
  ]);
  if (rows[0]) response.json(view(rows[0]));
  else response.status(404).end();
});

app.get('/orders', async (request, response) => {
  const limit = Number(request.query['limit']);
  const { rows } = await pool.query<Row>(
    `${ORDER} where o.tenant_id = $1 order by o.created_at desc, o.id desc limit $2`,
    [tenant, limit + 1],
  );
  response.json({ object: 'list', data: rows.slice(0, limit).map(view), has_more: rows.length > limit });
});

app.get('/slots', async (request, response) => {
  const { from, to, depot: of } = request.query as Record<'from' | 'to' | 'depot', string>;
  const zones = await pool.query<Row>(
    `select name from zones where tenant_id = $1 and depot = $2 order by position`,
    [tenant, of],
  );
  const windows = await pool.query<Row>(
    `select * from slot_windows where tenant_id = $1 and depot = $2 order by position`,
    [tenant, of],
  );
  const usage = await pool.query<Row>(
    `select zone, date::text, window_from, booked from slot_usage
     where tenant_id = $1 and depot = $2 and date between $3 and $4`,
    [tenant, of, from, to],
  );
  const taken = new Map(
    usage.rows.map((row) => [
      `${String(row['date'])} ${String(row['window_from'])} ${String(row['zone'])}`,
      Number(row['booked']),
    ]),
  );
  const data: Row[] = [];
  for (let day = new Date(`${from}T00:00:00Z`); day <= new Date(`${to}T00:00:00Z`);) {
    const date = day.toISOString().slice(0, 10);
    for (const window of windows.rows.filter((each) => each['weekday'] === day.getUTCDay())) {
      for (const { name } of zones.rows) {
        const booked = taken.get(`${date} ${String(window['window_from'])} ${String(name)}`) ?? 0;
        data.push({
          date,
          from: window['window_from'],
          to: window['window_to'],
          zone: name,
          capacity: window['capacity'],
          booked,
        });
      }
    }
    day = new Date(day.getTime() + 86_400_000);
  }
  response.json({ object: 'list', data, has_more: false });
});

app.post('/orders', async (request, response) => {
  const body = request.body as Row;
  const made = await transaction(async (client) => {
    const found = await client.query<Row>(`select name from shippers where tenant_id = $1 and id = $2`, [
      tenant,
      body['shipper'],
    ]);
    const id = `ord_${randomUUID()}`;
    const pieces = (body['items'] as { pieces: number }[]).reduce((sum, item) => sum + item.pieces, 0);
    const { rows } = await client.query<Row>(
      `insert into orders (tenant_id, id, reference, shipper, depot, status, recipient, items, service, postcode_key,
         pieces_expected, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'awaiting_scan', $6, $7, $8, $9, $10, now(), now()) returning *`,
      [
        tenant,
        id,
        body['reference'],
        body['shipper'],
        depot,
        JSON.stringify(body['recipient']),
        JSON.stringify(body['items']),
        JSON.stringify({ crew: 1, assembly: false, remove_packaging: false, disposal: false }),
        'SE29NL',
        pieces,
      ],
    );
    const numbers = Array.from({ length: pieces }, (_, index) => index + 1);
    await client.query(
      `insert into pieces (tenant_id, id, order_id, barcode, number, total, status)
       select $1, i, $2, b, n, $3, 'awaiting_scan' from unnest($4::text[], $5::text[], $6::int[]) as p (i, b, n)`,
      [
        tenant,
        id,
        pieces,
        numbers.map(() => randomUUID()),
        numbers.map((number) => `${id}${number}`),
        numbers,
      ],
    );
    const order = { ...rows[0], shipper_name: found.rows[0]?.['name'] as string };
    await record(client, 'order.created', 'orders.create', order);
    return order;
  });
  response.status(201).json(view(made));
});

app.post('/bookings', async (request, response) => {
  const { order: id, slot } = request.body as {
    order: string;
    slot: { date: string; from: string; to: string };
  };
  const booked = await transaction(async (client) => {
    const locked = await client.query<Row>(`${ORDER} where o.tenant_id = $1 and o.id = $2 for update of o`, [
      tenant,
      id,
    ]);
    await client.query(`select slot_overrides, timezone from depots where tenant_id = $1 and id = $2`, [
      tenant,
      depot,
    ]);
    await client.query(`select * from zones where tenant_id = $1 and depot = $2 order by position`, [
      tenant,
      depot,
    ]);
    await client.query(`select * from slot_windows where tenant_id = $1 and depot = $2 order by position`, [
      tenant,
      depot,
    ]);
    await client.query(
      `insert into plan_days (tenant_id, depot, date, version) values ($1, $2, $3, 1)
       on conflict (tenant_id, depot, date) do update set version = plan_days.version + 1`,
      [tenant, depot, slot.date],
    );
    await client.query(
      `insert into slot_usage as u (tenant_id, depot, zone, date, window_from, window_to, capacity, booked)
       values ($1, $2, 'All', $3, $4, $5, 100000, 1)
       on conflict (tenant_id, depot, date, window_from, window_to, zone) do update set booked = u.booked + 1
       where u.booked < u.capacity`,
      [tenant, depot, slot.date, slot.from, slot.to],
    );
    await client.query(
      `update booking_requests set status = 'answered' where tenant_id = $1 and order_id = $2 and status = 'open'`,
      [tenant, id],
    );
    const { rows } = await client.query<Row>(
      `update orders set status = 'booked', slot_date = $3, slot_from = $4, slot_to = $5, slot_zone = 'All',
         tracking_token = $6, updated_at = now() where tenant_id = $1 and id = $2 returning *`,
      [tenant, id, slot.date, slot.from, slot.to, randomUUID()],
    );
    const order = { ...locked.rows[0], ...rows[0] };
    await record(client, 'order.booked', 'bookings.create', order);
    return order;
  });
  response.status(201).json(view(booked));
});

app.post('/scans', async (request, response) => {
  const { scans } = request.body as { scans: { barcode: string; type: string }[] };
  const barcodes = scans.map((scan) => scan.barcode);
  await transaction(async (client) => {
    const pieces = await client.query<Row>(
      `select * from pieces where tenant_id = $1 and barcode = any($2)`,
      [tenant, barcodes],
    );
    const ids = [...new Set(pieces.rows.map((piece) => String(piece['order_id'])))].sort();
    const orders = await client.query<Row>(
      `${ORDER} where o.tenant_id = $1 and o.id = any($2) for update of o`,
      [tenant, ids],
    );
    const pieceIds = pieces.rows.map((piece) => String(piece['id']));
    const scanIds = pieceIds.map(() => randomUUID());
    await client.query(
      `insert into scans (tenant_id, piece, id, type, depot, at, actor, created_at)
       select $1, p, i, 'depot_in', $2, now(), 'bare', now() from unnest($3::text[], $4::uuid[]) as s (p, i)`,
      [tenant, depot, pieceIds, scanIds],
    );
    await client.query(
      `update pieces p set status = 'at_depot', last_scan_at = now(), last_scan = s.i
       from unnest($2::text[], $3::uuid[]) as s (p, i) where tenant_id = $1 and id = s.p`,
      [tenant, pieceIds, scanIds],
    );
    await client.query(
      `update orders set status = 'scanned', pieces_scanned = pieces_expected, scanned_at = now(), updated_at = now()
       where tenant_id = $1 and id = any($2)`,
      [tenant, ids],
    );
    await client.query(
      `insert into outbox (tenant_id, topic, subject, event_id, payload, created_at, next_attempt_at)
       select $1, 'bench', o, o, '{}', now(), 'infinity' from unnest($2::text[]) as t (o)`,
      [tenant, ids],
    );
    await client.query(
      `insert into events (tenant_id, id, type, subject, data, created_at)
       select $1, e, 'order.scanned', o, d::json, now() from unnest($2::text[], $3::text[], $4::text[]) as t (e, o, d)`,
      [tenant, ids.map(() => randomUUID()), ids, orders.rows.map((row) => JSON.stringify(view(row)))],
    );
    await client.query(
      `select id, events from webhook_endpoints where tenant_id = $1 and status = 'enabled'`,
      [tenant],
    );
    await audit(client, 'scans.record', null);
  });
  response.status(201).json({ accepted: scans.length, rejected: [], orders_completed: [shipper] });
});

app.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
