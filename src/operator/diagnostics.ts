/** Queries for the doctor and metrics: migrations, privileges, size, and how much is sent and booked. */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';
import { presentMigrations } from '../db/migrate.js';
import type { Mode } from '../domain/access.js';
import type { Channel } from '../domain/sending.js';
import type { BookedBy } from '../domain/slots.js';
import type { MessageStatus } from '../domain/states/message.js';

/** Migrations that have not run, those that ran but are unknown here, and those edited since they ran. */
export type SchemaState = { newest: string; pending: string[]; unknown: string[]; changed: string[] };

/** Compares the schema with the migrations of this build. */
export async function findSchemaState(db: Database): Promise<SchemaState> {
  const present = presentMigrations();
  const names = Object.keys(present).toSorted();
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    select name, checksum from kysely_migration order by name`.execute(db);
  const ran = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return {
    newest: rows.at(-1)?.name ?? 'none',
    pending: names.filter((name) => !ran.has(name)),
    unknown: [...ran.keys()].filter((name) => !(name in present)),
    changed: names.filter((name) => (ran.get(name) ?? present[name]) !== present[name]),
  };
}

/**
 * Returns problems of the roles, and tenants' tables without row-level security; empty when all is well. A role is
 * usable if this log-in, or another one that was granted it, may act under it.
 */
export async function listRoleProblems(db: Database): Promise<string[]> {
  const { rows: roles } = await sql<{ name: string; found: boolean; powerful: boolean; taken: boolean }>`
    select r.name, a.oid is not null as found, coalesce(a.rolsuper or a.rolbypassrls, false) as powerful,
      a.oid is not null and (pg_has_role(current_user, a.oid, 'member') or exists (
        select from pg_auth_members m join pg_roles u on u.oid = m.member
        where m.roleid = a.oid and m.set_option and u.rolcanlogin)) as taken
    from unnest(array['waypost_app', 'waypost_system']) as r (name) left join pg_roles a on a.rolname = r.name`.execute(
    db,
  );
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity
      and has_table_privilege('waypost_app', c.oid, 'select') order by 1`.execute(db);
  return [
    ...roles.flatMap(({ name, found, powerful, taken }) =>
      !found
        ? [`there is no role ${name}`]
        : powerful
          ? [`${name} bypasses row-level security`]
          : taken
            ? []
            : [`no log-in may act as ${name}`],
    ),
    ...tables.map(({ name }) => `${name} has no row-level security`),
  ];
}

/** Returns connections in use, their limit, and the size of the database in bytes. */
export async function findDatabaseUsage(
  db: Database,
): Promise<{ used: number; most: number; bytes: number; version: string }> {
  const { rows } = await sql<{ used: number; most: number; bytes: string; version: string }>`
    select (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as most,
      pg_database_size(current_database())::text as bytes, current_setting('server_version') as version`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The database did not say how full it is.');
  return { ...row, bytes: Number(row.bytes) };
}

/**
 * Returns how many milliseconds the database's clock is ahead of this process's, as closely as the round trip allows.
 */
export async function measureClockOffset(db: Database): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  const after = Date.now();
  const theirs = rows[0]?.ms ?? after;
  if (theirs < before) return theirs - before;
  return theirs > after ? theirs - after : 0;
}

/**
 * Counts the outbox rows that wait for a relay and those that Temporal has refused; gives the age of the oldest in
 * seconds. Rows that are to wait for a later time do not count until then.
 */
export async function findOutboxBacklog(
  db: Database,
): Promise<{ waiting: number; parked: number; oldest: number }> {
  const { rows } = await sql<{ waiting: number; parked: number; oldest: number }>`
    select count(*)::integer as waiting, (select count(*) from outbox where parked_at is not null)::integer as parked,
      coalesce(extract(epoch from now() - min(created_at)), 0)::integer as oldest
    from outbox where sent_at is null and parked_at is null and created_at <= now()`.execute(db);
  return rows[0] ?? { waiting: 0, parked: 0, oldest: 0 };
}

/**
 * Returns how many seconds overdue the search for stuck work is, which a relay should have begun; null if none ever
 * did.
 */
export async function findReconcilerDelay(db: Database): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from clock_timestamp() - min(next_at))::integer as seconds from reconciliations`.execute(
    db,
  );
  return rows[0]?.seconds ?? null;
}

/** Returns the newest sealed webhook secrets, each with its endpoint. */
export async function listSealedSecrets(
  db: Database,
  limit: number,
): Promise<{ endpoint: string; secret: Buffer }[]> {
  const { rows } = await sql<{ endpoint: string; secret: Buffer }>`
    select id as endpoint, secret from webhook_endpoints where archived_at is null
    order by created_at desc limit ${limit}`.execute(db);
  return rows;
}

export type MessageCount = { mode: Mode; channel: Channel; status: MessageStatus; count: number };
export type BookingCount = { mode: Mode; how: BookedBy; count: number };

/** Counts the messages of the last 24 hours, and those of any age that are queued, or unknown and not settled. */
export async function countMessages(db: Database): Promise<MessageCount[]> {
  const { rows } = await sql<MessageCount>`
    select t.mode, m.channel, m.status, count(*)::integer as count
    from tenants t join (
      select tenant_id, channel, status from tenants each cross join lateral (
        select tenant_id, channel, status from messages
        where tenant_id = each.id and created_at > now() - interval '24 hours' offset 0) recent
      union all
      select tenant_id, channel, status from messages
      where status = 'queued' and created_at <= now() - interval '24 hours'
      union all
      select tenant_id, channel, status from messages
      where status = 'unknown' and not settled and created_at <= now() - interval '24 hours'
    ) m on m.tenant_id = t.id
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Counts the bookings of the last 24 hours. */
export async function countBookings(db: Database): Promise<BookingCount[]> {
  const { rows } = await sql<BookingCount>`
    select t.mode, b.booked_by as how, count(*)::integer as count
    from bookings b join tenants t on t.id = b.tenant_id
    where b.created_at > now() - interval '24 hours'
    group by 1, 2`.execute(db);
  return rows;
}
