/** Rows of webhook endpoints. Queries only; `status` is written by move.ts. */
import { type Selectable, sql } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { ENDPOINT_MACHINE, type EndpointEvent } from '../../domain/states/endpoint.js';
import { advance } from '../../domain/states/machine.js';
import { RECOVERY_WINDOW_MS } from '../../records/events.js';
import { archivable, type Changes, type New } from '../archivable.js';
import type { Endpoint } from './resource.js';

export type EndpointRow = Selectable<DB['webhook_endpoints']>;

const endpoints = archivable('webhook_endpoints');

export const {
  find: findEndpoint,
  lockForChange: lockEndpoint,
  list: listEndpoints,
  update: updateEndpoint,
  archive: archiveEndpoint,
} = endpoints;

const removed = (scope: Scope) =>
  scope.trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('archived_at', '>', new Date(scope.now.getTime() - RECOVERY_WINDOW_MS));

/** Lists a page of the endpoints removed while events of theirs are kept. */
export const listRemovedEndpoints = (scope: Scope, query: PageQuery): Promise<Page<EndpointRow>> =>
  page(scope, 'webhook_endpoints', removed(scope), query, { unlimited: true });

export const findEndpointOrRemoved = async (scope: Scope, id: string): Promise<EndpointRow | undefined> =>
  (await findEndpoint(scope, id)) ?? removed(scope).where('id', '=', id).executeTakeFirst();

/** Counts the endpoints. Other counts wait until this transaction ends, so that none can be added in between. */
export async function countEndpoints(scope: Scope): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhook_endpoints/${scope.tenant.id}`}, 0))`.execute(
    scope.trx,
  );
  const { count } = await scope.trx
    .selectFrom('webhook_endpoints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds an endpoint, enabled. `secret` is sealed for the endpoint's id. */
export async function insertEndpoint(
  scope: Scope,
  endpoint: Pick<New<'webhook_endpoints'>, 'id' | 'url' | 'events' | 'secret'>,
): Promise<EndpointRow> {
  return endpoints.insert(scope, {
    ...endpoint,
    status: ENDPOINT_MACHINE.begins,
    previous_secret: null,
    previous_secret_until: null,
    failing_since: null,
  });
}

type EndpointChanges = Changes<'webhook_endpoints'>;

/** Clears an endpoint's record of failing; touches nothing if it was not failing, as is usual. */
export async function clearFailing(scope: Scope, id: string): Promise<void> {
  await scope.trx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
}

export function endpointView(row: EndpointRow): Endpoint {
  return { id: row.id, object: 'webhook_endpoint', url: row.url, events: row.events, status: row.status };
}

/**
 * Moves a locked endpoint, with other changes of it. Enabling resets the record of failures. Throws 409 `invalid_state`
 * if its status does not allow the event.
 */
export async function moveEndpoint(
  scope: Scope,
  endpoint: EndpointRow,
  event: EndpointEvent,
  changes: EndpointChanges = {},
): Promise<EndpointRow> {
  const status = advance(ENDPOINT_MACHINE, endpoint, event);
  const cleared = status !== endpoint.status && event === 'enabled' ? { failing_since: null } : {};
  return scope.trx
    .updateTable('webhook_endpoints')
    .set({ ...changes, ...cleared, status, updated_at: scope.now })
    .where('id', '=', endpoint.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
