/** The one place where an endpoint's status is written: locked row → decision → row. */
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { ENDPOINT_MACHINE } from '../../domain/lifecycles.js';
import { decide } from '../../domain/machine.js';
import { type EndpointChanges, type EndpointRow, updateEndpoint } from './endpoints.store.js';

/**
 * Moves a locked endpoint, with other changes of it. One that is enabled starts with a clean sheet: what failed
 * before doesn't count against it. 409 `invalid_state` if its status doesn't allow the event.
 */
export async function applyEndpoint(
  scope: Scope,
  endpoint: EndpointRow,
  event: 'enabled' | 'disabled',
  changes: EndpointChanges = {},
): Promise<EndpointRow> {
  const decision = decide(ENDPOINT_MACHINE, endpoint.status, event);
  if (!decision.ok) {
    throw new AppError(decision.code, {
      message: `Endpoint ${endpoint.id} is ${endpoint.status}, which does not allow this.`,
    });
  }
  const cleared = decision.changed && decision.next === 'enabled' ? { failing_since: null } : {};
  return updateEndpoint(scope, endpoint.id, { ...changes, ...cleared, status: decision.next });
}
