/** The request log: each request to the API, its caller and its outcome; never the contents. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/client.js';
import { sameTenant } from '../db/queries.js';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { LoggedRequest } from '../resources/logged-request.js';

export type NewLoggedRequest = Omit<Selectable<DB['request_log']>, 'at'> & { at: Date };
export type LoggedRequestRow = Selectable<DB['request_log']> & { last_four: string | null };

/** Stores requests of any tenants. */
export async function insertLoggedRequests(
  db: Database,
  requests: readonly NewLoggedRequest[],
): Promise<void> {
  await sql`select keep_requests(${JSON.stringify(requests)}::jsonb)`.execute(db);
}

export type RequestFilter = PageQuery & {
  /** A status, or all of a kind: the first digit. */
  status?: { is: number } | { kind: number } | undefined;
  method?: string | undefined;
  key?: string | undefined;
  by?: 'keys' | 'staff' | undefined;
};

/** Lists a page of requests, newest first. */
export async function listRequests(
  scope: Scope,
  { status, method, key, by, ...query }: RequestFilter,
): Promise<Page<LoggedRequestRow>> {
  let requests = scope.trx
    .selectFrom('request_log')
    .leftJoin('admin_keys', (join) => sameTenant(join, 'admin_keys.id', 'request_log.key'))
    .selectAll('request_log')
    .select('admin_keys.last_four');
  if (method !== undefined) requests = requests.where('method', '=', method);
  if (key !== undefined)
    requests = requests.where((eb) => eb.or([eb('key', '=', key), eb('staff', '=', key)]));
  if (by !== undefined) requests = requests.where(by === 'keys' ? 'key' : 'staff', 'is not', null);
  if (status && 'is' in status) requests = requests.where('status', '=', status.is);
  if (status && 'kind' in status) {
    requests = requests
      .where('status', '>=', status.kind * 100)
      .where('status', '<', (status.kind + 1) * 100);
  }
  return page(scope, 'request_log', requests, query, { by: 'at' });
}

/** Returns a request as the console's list shows it. */
export function loggedRequestView(row: LoggedRequestRow): LoggedRequest {
  return {
    id: row.id,
    object: 'request',
    method: row.method,
    path: row.path,
    route: row.route,
    status: row.status,
    key: row.key === null ? null : { id: row.key, last_four: row.last_four },
    staff: row.staff,
    request_id: row.request_id,
    duration_ms: row.duration_ms,
    at: row.at.toISOString(),
  };
}
