/** Inserts rows for the benchmark by SQL: couriers with keys, and tenants with any number of orders. */
import type pg from 'pg';
import { digestKey, randomSecret } from '../../src/runtime/secrets.js';
import { SCOPES } from '../../src/domain/access.js';

export type BenchTenant = { id: string; depot: string; shipper: string; keys: string[] };

/** Number of zones of the depot whose slots are listed. */
const ZONES = 20;

const RECIPIENT = {
  name: 'Sioned Griffiths',
  phone: '+447700900123',
  email: 'sioned@example.com',
  address: { line1: '132 Rose Lane', town: 'London', postcode: 'SE2 9NL', country: 'GB' },
};
/** Every seventh is a Smith; the others have a name shared by one in four hundred. Each has a unique number. */
const VARIED_RECIPIENT = `'${JSON.stringify(RECIPIENT)}'::jsonb || jsonb_build_object(
         'name', (array['Sioned','Amara','Tom','Priya','Ewan'])[1 + n % 5] || ' ' ||
           case when n % 7 = 0 then 'Smith' else initcap(translate(left(md5((n % 400)::text), 8), '0123456789', 'ghijklmnop')) end,
         'phone', '+447' || lpad(n::text, 9, '0'))`;

/** Number of keys. Each is used for fewer requests than its rate limit per minute, then the next one. */
const KEYS = 4_000;

/** Creates a sandbox tenant with a depot, twenty shippers and keys. */
export async function makeTenant(db: pg.Pool, name: string, pepper: Buffer): Promise<BenchTenant> {
  const id = `tnt_${name}`;
  const depot = `dep_${name}`;
  await db.query(
    `insert into couriers (id, name, plan, created_at) values ('cou_${name}', 'Bench', 'enterprise', now());
     insert into tenants (id, courier_id, mode, created_at) values ('${id}', 'cou_${name}', 'sandbox', now());
     insert into depots (tenant_id, id, name, address, latitude, longitude, opening_from, opening_to, timezone, created_at, updated_at)
       values ('${id}', '${depot}', 'Croydon', '{"line1":"1 Depot Way","town":"Croydon","postcode":"CR0 4XZ","country":"GB"}',
         51.37, -0.12, '06:00', '22:00', 'Europe/London', now(), now());
     insert into zones (tenant_id, id, depot, name, postcode_prefixes, position)
       values ('${id}', 'zon_${name}', '${depot}', 'All', '{""}', 0);
     insert into slot_windows (tenant_id, depot, weekday, window_from, window_to, capacity, position)
       select '${id}', '${depot}', day, '08:00', '12:00', 100000, day from generate_series(0, 6) as day;
     insert into shippers (tenant_id, id, name, portal_users, booking_automatic, created_at, updated_at)
       select '${id}', 'shp_${name}_' || n, 'Shipper ' || n, '{}', false, now(), now() from generate_series(0, 19) as n;`,
  );
  const keys = Array.from({ length: KEYS }, () => `wp_test_adm_${randomSecret()}`);
  await db.query(
    `insert into admin_keys (tenant_id, id, scopes, digest, last_four, created_at)
     select $1, 'key_${name}_' || n, $2, digest, 'xxxx', now() from unnest($3::text[]) with ordinality as d (digest, n)`,
    [id, SCOPES, keys.map((key) => digestKey(pepper, key))],
  );
  return { id, depot, shipper: `shp_${name}_0`, keys };
}

/**
 * Adds orders, the newest one second old. Most are delivered; every twentieth has another status. With `pieces`, each
 * has that many and waits for its first scan; with `ready` they are scanned and can be booked.
 */
export async function addOrders(
  db: pg.Pool,
  tenant: BenchTenant,
  prefix: string,
  count: number,
  kind: { pieces: number } | 'ready' | 'mixed',
): Promise<void> {
  const name = tenant.id.slice(4);
  const status =
    kind === 'mixed'
      ? `case when n % 20 <> 0 then 'delivered' else (array['awaiting_scan','scanned','awaiting_reply','failed_attempt'])[1 + n / 20 % 4] end`
      : kind === 'ready'
        ? `'scanned'`
        : `'awaiting_scan'`;
  const pieces = typeof kind === 'object' ? kind.pieces : 2;
  await db.query(
    `insert into orders (tenant_id, id, reference, shipper, depot, status, recipient, items, service, postcode_key,
       latitude, longitude, pieces_expected, slot_date, slot_from, slot_to, slot_zone, created_at, updated_at)
     select $1, $2 || n, $2 || n, 'shp_${name}_' || n % 20, $3, ${status},
       ${kind === 'mixed' ? VARIED_RECIPIENT : `'${JSON.stringify(RECIPIENT)}'`},
       '[{"description":"Treadmill","pieces":2,"weight_kg":98,"volume_m3":0.78}]',
       '{"crew":1,"assembly":false,"remove_packaging":false,"disposal":false}',
       (array['SE29NL','CR02RF','SM11JA','BR31AY','SW164BE','TN119AA'])[1 + n % 6], 51.48, 0.12, ${pieces},
       ${kind === 'mixed' ? `case when n % 20 <> 0 then current_date - n % 700 end, case when n % 20 <> 0 then '08:00' end, case when n % 20 <> 0 then '12:00' end, 'All'` : 'null, null, null, null'},
       now() - n * interval '1 second', now() - n * interval '1 second'
     from generate_series(1, $4::int) as n`,
    [tenant.id, `ord_${prefix}_`, tenant.depot, count],
  );
  if (typeof kind === 'object') {
    await db.query(
      `insert into pieces (tenant_id, id, order_id, barcode, number, total, status)
       select $1, 'pce_${prefix}_' || n || '_' || p, 'ord_${prefix}_' || n, 'BC${prefix}_' || n || '_' || p, p, ${pieces}, 'awaiting_scan'
       from generate_series(1, $2::int) as n, generate_series(1, ${pieces}) as p`,
      [tenant.id, count],
    );
  }
}

/** Adds a second depot to a tenant: twenty zones, three windows a day, some of them taken. */
export async function addZonedDepot(db: pg.Pool, tenant: BenchTenant): Promise<string> {
  const depot = `${tenant.depot}_zoned`;
  await db.query(
    `insert into depots (tenant_id, id, name, address, latitude, longitude, opening_from, opening_to, timezone, created_at, updated_at)
       select tenant_id, '${depot}', 'Zoned', address, latitude, longitude, opening_from, opening_to, timezone, now() + interval '1 second', now()
       from depots where tenant_id = '${tenant.id}' and id = '${tenant.depot}';
     insert into zones (tenant_id, id, depot, name, postcode_prefixes, position)
       select '${tenant.id}', 'zon_zoned_' || n, '${depot}', 'Zone ' || n, array['X' || n], n from generate_series(1, ${ZONES}) as n;
     insert into slot_windows (tenant_id, depot, weekday, window_from, window_to, capacity, position)
       select '${tenant.id}', '${depot}', day, lpad((8 + 4 * w)::text, 2, '0') || ':00', (12 + 4 * w) || ':00', 20, day * 3 + w
       from generate_series(0, 6) as day, generate_series(0, 2) as w;
     insert into slot_usage (tenant_id, depot, zone, date, window_from, window_to, capacity, booked)
       select '${tenant.id}', '${depot}', 'Zone ' || n, (current_date + d)::text::date, '08:00', '12:00', 20, 1 + n % 20
       from generate_series(1, ${ZONES}) as n, generate_series(1, 62) as d;`,
  );
  return depot;
}
