/**
 * Ages a database: what one courier did in a few days is there again for each of the days of two years, with ids, times
 * and its own recipients, as the product leaves it: orders are closed, and what expires is there for as long as it
 * is kept.
 */
import pg from 'pg';
import { OWN } from './page-counts.js';

/** What a courier sets up, and what is of the moment: there once, whatever the age. */
const NOT_AGED = [
  ...[
    'absences',
    'admin_keys',
    'console_links',
    'console_sessions',
    'depots',
    'driver_pins',
    'driver_sessions',
  ],
  ...['drivers', 'portal_invitations', 'portal_sessions', 'run_checks', 'shipper_keys', 'shippers'],
  ...[
    'slot_windows',
    'sms_numbers',
    'staff',
    'templates',
    'vehicle_positions',
    'doubted_positions',
    'vehicles',
  ],
  ...['webhook_endpoints', 'zones', 'rate_limits', 'photos', 'sms_opt_outs'],
];

/** For how many days a table's rows are kept; those of the others are kept for good. */
const KEPT_DAYS: Readonly<Record<string, number>> = {
  ...{ events: 30, webhook_deliveries: 30, webhook_attempts: 30, shipper_news: 30, opt_words: 30 },
  ...{ agent_requests: 30, suggestions: 30, outbox: 7, request_log: 7, road_points: 7 },
  ...{ text_counts: 2, idempotency_keys: 1 },
};

/** Nothing of the pattern is newer than this many days from now: its orders are delivered a few days ahead. */
const LATEST_DAYS = 4;

/** How a status reads once everything is over, for rows that the pattern left open. */
const OVER: Readonly<Record<string, string>> = {
  orders: `case when b.status in ('delivered', 'cancelled', 'returned') then b.status else 'delivered' end`,
  order_states: `case when b.status in ('delivered', 'cancelled', 'returned') then b.status else 'delivered' end`,
  pieces: `'delivered'`,
  // One in a hundred could not be asked, which nobody needs to know any more.
  booking_requests: `case when hashtext(b.id || n.tag) % 100 = 0 then 'failed' when b.status in ('queued', 'open', 'unanswered') then 'closed' else b.status end`,
  messages: `case when hashtext(b.id || n.tag) % 100 = 0 then 'failed' when b.status in ('queued', 'unknown') then 'sent' else b.status end`,
  routes: `'published'`,
  runs: `'completed'`,
  stops: `case when b.status in ('pending', 'arrived') then 'completed' else b.status end`,
  jobs: `'succeeded'`,
  imports: `'succeeded'`,
  webhook_deliveries: `'delivered'`,
  suggestions: `case when b.status = 'open' then 'expired' else b.status end`,
};

/** A number of a recipient's own, by the order's id. */
const phoneOf = (id: string) =>
  `'+447' || lpad((hashtext(${id} || n.tag)::bigint & 268435455)::text, 9, '0')`;

/** Columns that are not as they were in the pattern. */
const COLUMNS: Readonly<Record<string, string>> = {
  'orders.recipient': `b.recipient || jsonb_build_object('phone', ${phoneOf('b.id')})`,
  // Shippers are kept, so that each order has a reference of its own.
  'orders.reference': 'b.reference || n.tag',
  'orders.reference_free': 'false',
  // Goods are delivered, or back with their shippers.
  'order_states.keeps_goods': 'false',
  'messages.recipient': `case b.channel when 'sms' then ${phoneOf('coalesce(b.order_id, b.id)')} else b.recipient end`,
  'messages.settled': 'true',
  'booking_requests.settled': 'true',
  'replies.outcome': `case when b.outcome in ('booked', 'resolved', 'dismissed') then b.outcome else 'dismissed' end`,
  'outbox.sent_at': 'coalesce(b.sent_at, b.created_at) - n.ago',
  'outbox.parked_at': 'null',
  'order_terms.term': `case left(b.term, 2) when 'r:' then b.term || n.tag when 'p:' then 'p:' || ${phoneOf('b.id')} else b.term end`,
};

type Column = { name: string; type: string; id: 'always' | 'sometimes' | 'never' };
type Pattern = { table: string; columns: Column[]; unique: string[][] };

export type Aging = {
  /**
   * Fills the database up to so many days ago; resolves to the number of rows by table that the courier has by then.
   */
  reach: (days: number) => Promise<Record<string, number>>;
  close: () => Promise<void>;
};

/** Takes what the tenant has now as the pattern of what it did each day, with this many orders a day. */
export async function startAging(
  databaseUrl: string,
  { tenant, ordersADay }: { tenant: string; ordersADay: number },
): Promise<Aging> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: OWN });
  await client.connect();
  // Neither triggers nor foreign keys: what they would write is part of the pattern.
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`,
  );
  const { rows: had } = await client.query<{ count: number }>(
    'select count(*)::int as count from orders where tenant_id = $1',
    [tenant],
  );
  const copiesADay = ordersADay / (had[0]?.count ?? 1);
  const { patterns, isId } = await readPatterns(client, tenant);
  const added: Record<string, number> = {};
  let reached = 0;
  /** The copies of the days from `from` to `to`, counted back from now. */
  const copies = (from: number, to: number, latest = LATEST_DAYS): Series => ({
    least: Math.floor(from * copiesADay) + 1,
    most: Math.floor(to * copiesADay),
    days: `${latest} + k / ${copiesADay}::float8`,
  });
  const add = async (table: string, count: Promise<number>) => {
    added[table] = (added[table] ?? 0) + (await count);
  };
  return {
    async reach(days) {
      const names = [...patterns.map(({ table }) => table), 'order_history'];
      const indexes = await takeIndexes(client, names);
      for (const pattern of patterns) {
        const kept = KEPT_DAYS[pattern.table];
        // Rows that expire bear the time at which they were written.
        const series =
          kept === undefined
            ? copies(reached, days)
            : copies(Math.min(reached, kept), Math.min(days, kept), 0);
        await add(pattern.table, copy(client, pattern, isId, series));
      }
      const kept = KEPT_DAYS['events'] ?? 0;
      await add(
        'order_history',
        rememberEvents(client, copies(Math.max(reached, kept), Math.max(days, kept))),
      );
      for (const definition of indexes) await client.query(definition);
      reached = days;
      return added;
    },
    close: () => client.end(),
  };
}

/**
 * Drops the indexes that nothing relies on, since a full table is indexed sooner; resolves to what makes them again.
 */
async function takeIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where not indisunique and indrelid::regclass::text = any($1)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/**
 * Copies the tenant's rows aside; resolves to what is known of each table that is to age, and to the condition by which
 * a text is one of their ids.
 */
async function readPatterns(
  client: pg.Client,
  tenant: string,
): Promise<{ patterns: Pattern[]; isId: string }> {
  const { rows: tables } = await client.query<{
    table: string;
    columns: [string, string][];
    unique: string[][] | null;
  }>(
    `select c.relname as table,
       (select json_agg(json_build_array(a.attname, format_type(a.atttypid, null)) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = '')
         as columns,
       (select json_agg((select json_agg(a.attname order by k.at) from unnest(i.indkey) with ordinality k (number, at)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number)) from pg_index i
        where i.indrelid = c.oid and i.indisunique and i.indexprs is null) as unique
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relname = any($1)
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')
     order by 1`,
    [NOT_AGED],
  );
  for (const { table } of tables) {
    await client.query(
      `create temp table "of_${table}" as select * from ${table} where tenant_id = ${pg.escapeLiteral(tenant)}`,
    );
  }
  const withIds = tables.filter(({ columns }) =>
    columns.some(([name, type]) => name === 'id' && type === 'text'),
  );
  const { rows: prefixes } = await client.query<{ prefix: string }>(
    withIds
      .map(({ table }) => `select distinct split_part(id, '_', 1) as prefix from "of_${table}"`)
      .join(' union '),
  );
  const isId = `~ '^(${prefixes.map(({ prefix }) => prefix).join('|')})_'`;
  const patterns: Pattern[] = [];
  for (const { table, columns, unique } of tables) {
    const described: Column[] = [];
    for (const [name, type] of columns) {
      if (type !== 'text') described.push({ name, type, id: 'never' });
      else {
        const { rows } = await client.query<{ every: boolean | null; some: boolean | null }>(
          `select bool_and("${name}" ${isId}) as every, bool_or("${name}" ${isId}) as some from "of_${table}"`,
        );
        const id = rows[0]?.every ? 'always' : rows[0]?.some ? 'sometimes' : 'never';
        described.push({ name, type, id });
      }
    }
    patterns.push({ table, columns: described, unique: unique ?? [] });
  }
  return { patterns, isId };
}

/** The copies `k` from `most` down to `least`, the oldest first; `days`: how many days ago each is. */
type Series = { least: number; most: number; days: string };
const seriesOf = ({ least, most, days }: Series): string =>
  `(select to_hex(k) as tag, ${days} as days, (${days}) * interval '1 day' as ago
    from generate_series(${most}, ${least}, -1) k) n`;

/** Adds each row of the pattern once for each of the copies; resolves to how many. */
async function copy(
  client: pg.Client,
  { table, columns, unique }: Pattern,
  isId: string,
  series: Series,
): Promise<number> {
  const { own, perDay } = distinctBy(table, columns, unique);
  const valueOf = ({ name, type, id }: Column): string => {
    const given = COLUMNS[`${table}.${name}`] ?? (name === 'status' ? OVER[table] : undefined);
    if (given !== undefined) return given;
    if (id === 'always' || own.has(name)) return `b."${name}" || n.tag`;
    if (id === 'sometimes')
      return `case when b."${name}" ${isId} then b."${name}" || n.tag else b."${name}" end`;
    if (type === 'timestamp with time zone') return `b."${name}" - n.ago`;
    if (type === 'date') return `b."${name}" - n.days::integer`;
    return `b."${name}"`;
  };
  const { rowCount } = await client.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
     select ${columns.map(valueOf).join(', ')}
     from ${seriesOf(series)} cross join "of_${table}" b
     ${perDay ? 'on conflict do nothing' : ''}`,
  );
  return rowCount ?? 0;
}

/**
 * Returns the columns of text that make rows unique where nothing else does. `perDay`: there is one row for each of a
 * day's, however many copies a day has.
 */
function distinctBy(
  table: string,
  columns: readonly Column[],
  unique: readonly string[][],
): { own: Set<string>; perDay: boolean } {
  const own = new Set<string>();
  let perDay = false;
  for (const names of unique) {
    const of = columns.filter(({ name }) => names.includes(name));
    const isDistinct = of.some(
      ({ name, type, id }) =>
        id === 'always' || type === 'timestamp with time zone' || COLUMNS[`${table}.${name}`] !== undefined,
    );
    if (isDistinct) continue;
    const last = names.findLast(
      (name) => name !== 'tenant_id' && of.some((each) => each.name === name && each.type === 'text'),
    );
    if (of.some(({ type }) => type === 'date')) perDay = true;
    else if (last !== undefined) own.add(last);
  }
  return { own, perDay };
}

/** What housekeeping leaves of events that it deletes. */
async function rememberEvents(client: pg.Client, series: Series): Promise<number> {
  const { rowCount } = await client.query(
    `insert into order_history (tenant_id, order_id, id, type, about, created_at)
     select b.tenant_id, b.subject || n.tag, b.id || n.tag, b.type, b.subject || n.tag, b.created_at - n.ago
     from ${seriesOf(series)} cross join of_events b where b.subject like 'ord\\_%'`,
  );
  return rowCount ?? 0;
}
