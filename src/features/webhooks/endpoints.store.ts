/** Rows of webhook endpoints. Queries only; `status` moves through endpoints.apply.ts. */
import type { Selectable } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';

export type EndpointRow = Selectable<DB['webhook_endpoints']>;

const live = (scope: Scope) =>
  scope.trx.selectFrom('webhook_endpoints').selectAll().where('archived_at', 'is', null);

/** The endpoint, or undefined. */
export async function findEndpoint(scope: Scope, id: string): Promise<EndpointRow | undefined> {
  return live(scope).where('id', '=', id).executeTakeFirst();
}

/** The endpoint, locked, or undefined. Deliveries to it may be made meanwhile. */
export async function lockEndpoint(scope: Scope, id: string): Promise<EndpointRow | undefined> {
  return live(scope).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** A page of endpoints, or all of them. */
export async function listEndpoints(scope: Scope, query: PageQuery): Promise<Page<EndpointRow>> {
  return page(scope, 'webhook_endpoints', live(scope), query, { unlimited: true });
}

/** Adds an endpoint, enabled. `secret` is sealed for the endpoint's id. */
export async function insertEndpoint(
  scope: Scope,
  endpoint: Pick<EndpointRow, 'id' | 'url' | 'events' | 'secret'>,
): Promise<EndpointRow> {
  return scope.trx
    .insertInto('webhook_endpoints')
    .values({
      ...endpoint,
      tenant_id: scope.tenant.id,
      status: 'enabled',
      created_at: scope.now,
      updated_at: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type EndpointChanges = {
  url?: string | undefined;
  events?: string[] | undefined;
  status?: EndpointRow['status'];
  secret?: Buffer;
  previous_secret?: Buffer;
  previous_secret_until?: Date;
  failing_since?: Date | null;
  archived_at?: Date;
};

/** Changes a locked endpoint; what is undefined stays. */
export async function updateEndpoint(
  scope: Scope,
  id: string,
  changes: EndpointChanges,
): Promise<EndpointRow> {
  return scope.trx
    .updateTable('webhook_endpoints')
    .set({ ...changes, updated_at: scope.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Forgets that an endpoint was failing; touches nothing when it wasn't, as is usual. */
export async function clearFailing(scope: Scope, id: string): Promise<void> {
  await scope.trx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
}

/** An endpoint's row as the resource. */
export function endpointView(row: EndpointRow) {
  return { id: row.id, object: 'webhook_endpoint', url: row.url, events: row.events, status: row.status };
}
