/** Rows of webhook endpoints. Queries only; `status` is written by move.ts. */
import { type Selectable, sql } from 'kysely';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { ENDPOINT_MACHINE } from '../../domain/states/endpoint.js';
import type { Endpoint } from './resource.js';
import { archivable, type Changes, type New } from '../archivable.js';

export type EndpointRow = Selectable<DB['webhook_endpoints']>;

const endpoints = archivable('webhook_endpoints');

export const findEndpoint = endpoints.find;

/** Returns the endpoint, locked, or undefined. Deliveries to it may be created meanwhile. */
export const lockEndpoint = endpoints.lockForChange;

/** Lists a page of endpoints, or all of them. */
export const listEndpoints = endpoints.list;

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

export type EndpointChanges = Changes<'webhook_endpoints'>;

/** Updates a locked endpoint; undefined leaves a column as it is. */
export const updateEndpoint = endpoints.update;

/** Archives a locked endpoint. */
export const archiveEndpoint = endpoints.archive;

/** Clears an endpoint's record of failing; touches nothing if it was not failing, as is usual. */
export async function clearFailing(scope: Scope, id: string): Promise<void> {
  await scope.trx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Returns an endpoint's row as the resource. */
export function endpointView(row: EndpointRow): Endpoint {
  return { id: row.id, object: 'webhook_endpoint', url: row.url, events: row.events, status: row.status };
}
