/** Reads rows of the audit log; db/audit.ts writes them. Queries only. */
import { type Selectable, sql } from 'kysely';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { AuditEntry } from '../resources/audit-entry.js';

type AuditRow = Selectable<DB['audit_log']>;

export type AuditFilter = PageQuery & {
  actor?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  request_id?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
};

/** Lists a page of entries, newest first. */
export async function listAudit(
  scope: Scope,
  { actor, action, subject, request_id, since, until, ...paging }: AuditFilter,
): Promise<Page<AuditRow>> {
  let query = scope.trx.selectFrom('audit_log').selectAll();
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (action !== undefined) query = query.where('action', '=', action);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (request_id !== undefined) query = query.where('request_id', '=', request_id);
  if (since !== undefined) query = query.where('at', '>=', new Date(since));
  if (until !== undefined) query = query.where('at', '<', new Date(until));
  return page(scope, 'audit_log', query, paging, { by: 'at' });
}

/** Returns the earlier entry of this request under this name, or undefined. */
export async function findAudited(scope: Scope, action: string): Promise<AuditRow | undefined> {
  return scope.trx
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .where('actor', '=', scope.actor.id)
    .where('request_id', '=', scope.actor.requestId)
    .executeTakeFirst();
}

/** Returns the subjects of all earlier entries of this request, the oldest first. */
export async function listAuditedSubjects(scope: Scope): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('audit_log')
    .select('subject')
    .where('actor', '=', scope.actor.id)
    .where('request_id', '=', scope.actor.requestId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ subject }) => subject ?? []);
}

/**
 * Counts what an actor did under this name since then: in all, and since `recently` from this address.
 */
export async function countAudited(
  scope: Scope,
  {
    actor,
    action,
    since,
    recently,
    address,
  }: { actor: string; action: string; since: Date; recently: Date; address: string | null },
): Promise<{ all: number; recent: number; here: number }> {
  const { rows } = await sql<{ all: number; recent: number; here: number }>`
    select count(*)::integer as "all", count(*) filter (where at > ${recently})::integer as recent,
      count(*) filter (where at > ${recently} and address is not distinct from ${address})::integer as here
    from audit_log where actor = ${actor} and action = ${action} and at > ${since}`.execute(scope.trx);
  return rows[0] ?? { all: 0, recent: 0, here: 0 };
}

/** Records without a name are called by their order, their van, their depot's day or their host, or by what they say. */
const NAMES = sql`
  select id, reference as name from orders
  union all select id, name from depots
  union all select id, name from vehicles
  union all select id, name from drivers
  union all select id, name from shippers
  union all select id, name from templates
  union all select id, summary from suggestions
  union all select replies.id, reference from replies join orders on orders.id = order_id
  union all select messages.id, reference from messages join orders on orders.id = order_id
  union all select booking_requests.id, reference from booking_requests join orders on orders.id = order_id
  union all select stops.id, reference from stops join orders on orders.id = order_id
  union all select routes.id, name from routes join vehicles on vehicles.id = vehicle
  union all select runs.id, name from runs join vehicles on vehicles.id = vehicle
  union all select jobs.id, concat(name, to_char(date, ', FMDD Mon YYYY')) from jobs join depots on depots.id = depot
  union all select postponements.id, concat(name, to_char(date, ', FMDD Mon YYYY'))
    from postponements join depots on depots.id = depot
  union all select id, substring(url from '://([^/?#]+)') from webhook_endpoints
  union all select webhook_deliveries.id, substring(url from '://([^/?#]+)')
    from webhook_deliveries join webhook_endpoints on webhook_endpoints.id = endpoint
  union all select id, concat(coalesce(label, 'Key'), ' …', last_four) from admin_keys`;

/** Returns what people call the actors and subjects of these entries, by id; nothing to callers who may not see it. */
export async function findAuditNames(
  scope: Scope,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, string>> {
  if (scope.actor.isUnlimited !== true) return new Map();
  const ids = [...new Set(rows.flatMap(({ actor, subject }) => [actor, subject ?? actor]))];
  const { rows: named } = await sql<{ id: string; name: string }>`
    select id, name from (${NAMES}) as named where id = any(${ids})`.execute(scope.trx);
  return new Map(named.map(({ id, name }) => [id, name]));
}

/**
 * Returns an entry's row as the resource. Names, its `detail`, `changes` and address are only for callers who may read
 * everything.
 */
export function auditView(scope: Scope, row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry {
  const { id, actor, action, subject, detail, changes, address, request_id, at } = row;
  return {
    id,
    object: 'audit_entry',
    actor,
    action,
    subject,
    ...(scope.actor.isUnlimited === true && {
      actor_name: names.get(actor) ?? null,
      subject_name: subject === null ? null : (names.get(subject) ?? null),
      detail,
      changes,
      address,
    }),
    request_id,
    at: at.toISOString(),
  };
}
