/** The one place where an endpoint's status is written: locked row → decision → row. */
import type { Scope } from '../../db/scope.js';
import { ENDPOINT_MACHINE, type EndpointEvent } from '../../domain/states/endpoint.js';
import { advance } from '../../domain/states/machine.js';
import type { EndpointChanges, EndpointRow } from './rows.js';

/**
 * Moves a locked endpoint, with other changes of it. An endpoint that is enabled starts with a clean sheet: earlier
 * failures do not count against it. Throws 409 `invalid_state` if its status does not allow the event.
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
