/** Operations on webhook endpoints through the API. */
import type { Scope } from '../../db/scope.js';
import { hostOf } from '../../domain/changes.js';
import { AppError, requireFound } from '../../domain/errors.js';
import {
  moveEndpoint,
  archiveEndpoint,
  countEndpoints,
  type EndpointRow,
  endpointView,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  listRemovedEndpoints,
  lockEndpoint,
  updateEndpoint,
} from './rows.js';
import type {
  Endpoint,
  EndpointInput,
  EndpointPatch,
  EndpointQuery,
  EndpointWithSecret,
  RotateInput,
} from './resource.js';
import { type List, listed } from '../../resources/list.js';
import { notifyOwnersOfAccess } from '../../messaging/owner-notice.js';
import { refusedUrl } from '../../runtime/public-address.js';
import { randomSecret } from '../../runtime/secrets.js';

const HOUR_MS = 3_600_000;

/**
 * Limited, since each event is written once for every endpoint that subscribes to it, in the transaction of the
 * change.
 */
const MAX_ENDPOINTS = 16;

export type EndpointParams = { params: { endpoint_id: string } };

/** GET /webhook-endpoints: present endpoints, or recently removed ones. */
export async function listEndpointsPage(
  scope: Scope,
  { query: { removed, ...query } }: { query: EndpointQuery },
): Promise<List<Endpoint>> {
  return listed(await (removed === true ? listRemovedEndpoints : listEndpoints)(scope, query), endpointView);
}

export async function getEndpoint(scope: Scope, { params }: EndpointParams): Promise<Endpoint> {
  return endpointView(await requireEndpoint(scope, params.endpoint_id));
}

/**
 * POST /webhook-endpoints: the secret is shown only once. Throws 422 `invalid_value` for an address that may not be
 * called, 422 `too_many_items` beyond sixteen endpoints.
 */
export async function createEndpoint(
  scope: Scope,
  { body }: { body: EndpointInput },
): Promise<EndpointWithSecret> {
  refuseUrl(scope, body.url);
  if ((await countEndpoints(scope)) >= MAX_ENDPOINTS) {
    throw new AppError('too_many_items', {
      message: `You can have at most ${MAX_ENDPOINTS} webhook endpoints. Remove one first.`,
      param: 'url',
    });
  }
  const id = scope.newId('endpoint');
  const secret = newSecret();
  const row = await insertEndpoint(scope, {
    id,
    url: body.url,
    events: body.events,
    secret: scope.deployment.vault.seal(id, secret),
  });
  await notifyOwnersOfAccess(
    scope,
    'A webhook endpoint was registered',
    `The webhook endpoint ${id}, at ${hostOf(body.url)}, was registered. It receives ${body.events.join(', ')}.`,
  );
  return { ...endpointView(row), secret };
}

/** PATCH /webhook-endpoints/{endpoint_id}. Throws 422 `invalid_value` for an address that may not be called. */
export async function patchEndpoint(
  scope: Scope,
  { params, body }: EndpointParams & { body: EndpointPatch },
): Promise<Endpoint> {
  const endpoint = await requireLocked(scope, params.endpoint_id);
  if (body.url !== undefined) refuseUrl(scope, body.url);
  const event = (body.status ?? endpoint.status) === 'enabled' ? 'enabled' : 'disabled';
  const changed = await moveEndpoint(scope, endpoint, event, { url: body.url, events: body.events });
  const eventsOf = ({ events }: Pick<EndpointRow, 'events'>) => events.toSorted().join();
  if (
    changed.url !== endpoint.url ||
    changed.status !== endpoint.status ||
    eventsOf(changed) !== eventsOf(endpoint)
  ) {
    await notifyOwnersOfAccess(
      scope,
      'A webhook endpoint was changed',
      `The webhook endpoint ${changed.id}, at ${hostOf(changed.url)}, is ${changed.status}. It receives ${changed.events.join(', ')}.`,
    );
  }
  return endpointView(changed);
}

/** DELETE /webhook-endpoints/{endpoint_id}: archives it; its pending deliveries fail. */
export async function deleteEndpoint(scope: Scope, { params }: EndpointParams): Promise<void> {
  const endpoint = await requireLocked(scope, params.endpoint_id);
  await archiveEndpoint(scope, endpoint.id);
  await notifyOwnersOfAccess(
    scope,
    'A webhook endpoint was removed',
    `The webhook endpoint ${endpoint.id}, at ${hostOf(endpoint.url)}, no longer receives events.`,
  );
}

/**
 * POST /webhook-endpoints/{endpoint_id}/rotate-secret: for some hours, deliveries are signed with both secrets
 * (docs/behaviour.md "Events and webhooks").
 */
export async function rotateSecret(
  scope: Scope,
  { params, body }: EndpointParams & { body: RotateInput },
): Promise<EndpointWithSecret> {
  const endpoint = await requireLocked(scope, params.endpoint_id);
  const secret = newSecret();
  const changed = await updateEndpoint(scope, endpoint.id, {
    secret: scope.deployment.vault.seal(endpoint.id, secret),
    previous_secret: endpoint.secret,
    previous_secret_until: new Date(scope.now.getTime() + body.overlap_hours * HOUR_MS),
  });
  await notifyOwnersOfAccess(
    scope,
    "A webhook endpoint's secret was rotated",
    `The webhook endpoint ${endpoint.id}, at ${hostOf(endpoint.url)}, has a new secret.`,
  );
  return { ...endpointView(changed), secret };
}

/** Returns the endpoint. Throws 404 `not_found`. */
async function requireEndpoint(scope: Scope, id: string): Promise<EndpointRow> {
  return requireFound(await findEndpoint(scope, id), 'webhook endpoint', id);
}

/**
 * Returns the endpoint if deliveries can be sent to it. Throws 404 `not_found`, 409 `invalid_state` while it is
 * disabled.
 */
export async function requireEnabled(scope: Scope, id: string): Promise<EndpointRow> {
  const row = await requireEndpoint(scope, id);
  if (row.status === 'enabled') return row;
  throw new AppError('invalid_state', { message: `Endpoint ${id} is disabled. Enable it first.` });
}

async function requireLocked(scope: Scope, id: string): Promise<EndpointRow> {
  return requireFound(await lockEndpoint(scope, id), 'webhook endpoint', id);
}

function refuseUrl(scope: Scope, url: string): void {
  const reason = refusedUrl(url, { allowLoopback: scope.deployment.allowLoopback });
  if (reason !== null) throw new AppError('invalid_value', { message: reason, param: 'url' });
}

function newSecret(): string {
  return `whsec_${randomSecret()}`;
}
