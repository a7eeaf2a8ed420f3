/**
 * One attempt at a delivery, before and after the request itself: what is sent, and what becomes of the delivery and
 * its endpoint. Called by the delivery's workflow; each may be called again for the same attempt.
 */
import type { Scope } from '../../db/scope.js';
import { insertAudit } from '../audit/audit.store.js';
import { findAttempt, findParcel, insertAttempt, updateDelivery } from './deliveries.store.js';
import { applyEndpoint } from './endpoints.apply.js';
import { clearFailing, type EndpointRow, lockEndpoint, updateEndpoint } from './endpoints.store.js';
import { eventView } from './events.store.js';

/** An endpoint that has failed for this long, and done nothing else, is disabled (BEHAVIOUR "Events and webhooks"). */
const MOST_FAILING_MS = 5 * 24 * 3_600_000;

const ACKNOWLEDGED = 200;
const GONE = 410;

/** `number` counts from 1 within the series. */
export type AttemptRef = { delivery: string; series: number; number: number };

/** `gone`: nothing more is sent; the endpoint is out of use, or another series has begun. */
export type AttemptOutcome = 'delivered' | 'retry' | 'gone';

/** What is to be sent: the same bytes at every attempt, and the secrets to sign them with, the newest first. */
export type Parcel = { url: string; secrets: string[]; event: string; body: string };

/** What came of a request; `status_code` is null when no response came, and `error` says why. */
export type AttemptResult = { status_code: number | null; duration_ms: number; error: string | null };

/** What to send now, or what has come of the attempt already. */
export async function prepareAttempt(scope: Scope, attempt: AttemptRef): Promise<Parcel | AttemptOutcome> {
  const found = await findParcel(scope, attempt.delivery);
  if (found?.delivery.series !== attempt.series) return 'gone';
  const { delivery, endpoint, event } = found;
  const recorded = await findAttempt(scope, attempt);
  if (recorded || delivery.status !== 'pending') {
    return delivery.status === 'pending' ? 'retry' : delivery.status === 'delivered' ? 'delivered' : 'gone';
  }
  if (endpoint.status !== 'enabled' || endpoint.archived_at !== null) {
    await failDelivery(scope, attempt);
    return 'gone';
  }
  return {
    url: endpoint.url,
    secrets: secretsOf(scope, endpoint),
    event: event.id,
    body: JSON.stringify(eventView(event)),
  };
}

/**
 * Records an attempt and what follows from it: acknowledged by HTTP 200 alone; HTTP 410 disables the endpoint, as do
 * five days of failure; else the next attempt is due at `nextAt`.
 */
export async function recordAttempt(
  scope: Scope,
  attempt: AttemptRef,
  result: AttemptResult,
  nextAt: Date | null,
): Promise<AttemptOutcome> {
  const { status_code, duration_ms, error } = result;
  if (!(await insertAttempt(scope, { ...attempt, at: scope.now, status_code, duration_ms, error }))) {
    // Somebody recorded it meanwhile: what they found holds.
    const outcome = await prepareAttempt(scope, attempt);
    return typeof outcome === 'string' ? outcome : 'retry';
  }
  const found = await findParcel(scope, attempt.delivery);
  if (!found) return 'gone';
  if (status_code === ACKNOWLEDGED) {
    await clearFailing(scope, found.endpoint.id);
    await updateDelivery(scope, attempt, { status: 'delivered', next_attempt_at: null });
    return 'delivered';
  }
  if (await disableIfGone(scope, found.endpoint.id, status_code)) {
    await failDelivery(scope, attempt);
    return 'gone';
  }
  await updateDelivery(scope, attempt, { status: 'pending', next_attempt_at: nextAt });
  return 'retry';
}

/** Gives a delivery up: the last attempt of its series has failed, or there is nowhere to send it. */
export async function failDelivery(
  scope: Scope,
  { delivery, series }: Pick<AttemptRef, 'delivery' | 'series'>,
): Promise<void> {
  await updateDelivery(scope, { delivery, series }, { status: 'failed', next_attempt_at: null });
}

/** Counts a failure of the endpoint; true if it is, or is hereby, out of use. The audit log tells the courier. */
async function disableIfGone(scope: Scope, id: string, statusCode: number | null): Promise<boolean> {
  const endpoint = await lockEndpoint(scope, id);
  if (endpoint?.status !== 'enabled') return true;
  const since = endpoint.failing_since ?? scope.now;
  if (statusCode !== GONE && scope.now.getTime() - since.getTime() < MOST_FAILING_MS) {
    if (endpoint.failing_since === null) await updateEndpoint(scope, id, { failing_since: since });
    return false;
  }
  await applyEndpoint(scope, endpoint, 'disabled', { failing_since: since });
  await insertAudit(scope, 'webhooks.endpoint_disabled', id);
  return true;
}

function secretsOf(scope: Scope, endpoint: EndpointRow): string[] {
  const secrets = [scope.vault.open(endpoint.id, endpoint.secret)];
  const { previous_secret: previous, previous_secret_until: until } = endpoint;
  if (previous && until && until > scope.now) secrets.push(scope.vault.open(endpoint.id, previous));
  return secrets;
}
