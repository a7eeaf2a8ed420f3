/**
 * One attempt at a delivery, before and after the request itself: what is sent, and what happens to the delivery and
 * its endpoint. Called by the delivery's activity. The rows number the attempts, so a series continues correctly no
 * matter how often the activity or its workflow is restarted.
 */
import { insertAudit } from '../../db/audit.js';
import type { Scope } from '../../db/scope.js';
import { hostOf } from '../../domain/changes.js';
import { AppError, requireFound } from '../../domain/errors.js';
import {
  claimDelivery,
  claimLeftMs,
  findWebhookPayload,
  hasAttempt,
  insertAttempt,
  moveDelivery,
  summariseSeries,
} from '../../records/deliveries.js';
import {
  moveEndpoint,
  clearFailing,
  type EndpointRow,
  lockEndpoint,
  updateEndpoint,
} from '../../setup/webhook-endpoints/rows.js';
import { eventView } from '../../records/events.js';
import { findSettings } from '../../setup/settings/rows.js';
import { queueNotice } from '../../messaging/owner-notice.js';

/** An endpoint that has only failed for this long gets disabled (docs/behaviour.md "Events and webhooks"). */
const MAX_FAILING_MS = 5 * 24 * 3_600_000;

const ACKNOWLEDGED = 200;
const GONE = 410;

export type SeriesRef = { delivery: string; series: number };

/** `number` counts from 1 within the series; `at` is when it began. */
export type Attempt = SeriesRef & { endpoint: string; number: number; at: Date };

/**
 * `failed`: the series is over. `gone`: nothing more is sent because the endpoint is out of use, or another series
 * began.
 */
export type DeliveryOutcome = 'delivered' | 'failed' | 'gone';

/** Body of a delivery, the same at every attempt, and the secrets to sign it with, the newest first. */
export type WebhookPayload = {
  endpoint: string;
  url: string;
  secrets: string[];
  event: string;
  /** When the event was recorded. */
  created_at: Date;
  body: string;
};

/** The next attempt of a series. `first_at` is when the series' first attempt began; null when this is it. */
export type ClaimedAttempt = { number: number; first_at: Date | null; payload: WebhookPayload };

/** Another attempt is under way, for this long at most. */
export type Busy = { busy_ms: number };

/** The outcome of a request; `status_code` is null when no response came, and `error` says why. */
export type AttemptResult = { status_code: number | null; duration_ms: number; error: string | null };

/**
 * Claims the next attempt for the caller alone, for `leaseMs`: a concurrent attempt, such as after a reset of the
 * workflow, gets "busy". Recording or postponing the attempt ends the claim. If there is nothing to attempt, resolves
 * to the delivery's outcome.
 */
export async function claimAttempt(
  scope: Scope,
  ref: SeriesRef,
  leaseMs: number,
): Promise<ClaimedAttempt | Busy | DeliveryOutcome> {
  const found = await findWebhookPayload(scope, ref.delivery);
  if (found?.delivery.series !== ref.series) return 'gone';
  const { delivery, endpoint, event } = found;
  const inUse = endpoint.status === 'enabled' && endpoint.archived_at === null;
  if (delivery.status === 'delivered') return 'delivered';
  if (delivery.status === 'failed') return inUse ? 'failed' : 'gone';
  if (!inUse) {
    await failDelivery(scope, ref);
    return 'gone';
  }
  const left = await claimDelivery(scope, ref, leaseMs);
  if (left !== null) return { busy_ms: left };
  const { last, first_at } = await summariseSeries(scope, ref);
  return {
    number: last + 1,
    first_at,
    payload: {
      endpoint: endpoint.id,
      url: endpoint.url,
      secrets: secretsOf(scope, endpoint),
      event: event.id,
      created_at: event.created_at,
      body: JSON.stringify(eventView(event)),
    },
  };
}

/**
 * Has the next attempt at a pending delivery made now instead of after its pause. Throws 409 `invalid_state` when it
 * has an outcome, its endpoint is out of use, or an attempt is under way.
 */
export async function deliverNow(scope: Scope, id: string): Promise<void> {
  const { delivery, endpoint } = requireFound(await findWebhookPayload(scope, id), 'delivery', id);
  const problem =
    delivery.status !== 'pending'
      ? `Delivery ${id} is ${delivery.status}; only a pending one can be attempted early.`
      : endpoint.status !== 'enabled' || endpoint.archived_at !== null
        ? `Endpoint ${endpoint.id} is disabled.`
        : (await claimLeftMs(scope, id)) !== null
          ? `An attempt of delivery ${id} is in progress.`
          : null;
  if (problem !== null) throw new AppError('invalid_state', { message: problem });
  await moveDelivery(scope, { delivery: id, series: delivery.series }, 'hurried', scope.now);
}

/** Releases a claimed attempt that was not made; it is due at `nextAt`. */
export async function postponeAttempt(scope: Scope, ref: SeriesRef, nextAt: Date): Promise<void> {
  await moveDelivery(scope, ref, 'postponed', nextAt);
}

/**
 * Records an attempt and its consequences. Only HTTP 200 acknowledges. HTTP 410 disables the endpoint, as do five
 * days of failure. Otherwise the next attempt is due at `nextAt`, or the delivery has failed when there is none.
 * Recording twice is the same as once: a caller that lost the database in between does not know whether it was
 * recorded.
 */
export async function recordAttempt(
  scope: Scope,
  { endpoint, ...attempt }: Attempt,
  { status_code, duration_ms, error }: AttemptResult,
  nextAt: Date | null,
): Promise<DeliveryOutcome | { next_at: Date }> {
  const row = { ...attempt, status_code, duration_ms, error: error ?? whyNotAcknowledged(status_code) };
  if (!(await insertAttempt(scope, row)) && !(await hasAttempt(scope, row))) {
    // The claim expired and another attempt was made in parallel: both were sent, so both are shown.
    const { last } = await summariseSeries(scope, attempt);
    await insertAttempt(scope, { ...row, number: last + 1 });
  }
  if (status_code === ACKNOWLEDGED) {
    await clearFailing(scope, endpoint);
    await moveDelivery(scope, attempt, 'acknowledged');
    return 'delivered';
  }
  if (await disableIfGone(scope, endpoint, status_code)) {
    await failDelivery(scope, attempt);
    return 'gone';
  }
  await moveDelivery(scope, attempt, nextAt ? 'attempt_failed' : 'given_up', nextAt);
  return nextAt ? { next_at: nextAt } : 'failed';
}

/** Explains an answer that the receiver may mistake for an acknowledgement; null for any other. */
function whyNotAcknowledged(statusCode: number | null): string | null {
  if (statusCode === null || statusCode === ACKNOWLEDGED) return null;
  const kind = Math.trunc(statusCode / 100);
  if (kind === 2) return `The endpoint responded with ${statusCode}; only 200 acknowledges a delivery.`;
  if (kind !== 3) return null;
  return `The endpoint responded with ${statusCode}, a redirect; redirects are not followed. Register the address that it leads to.`;
}

/** Ends a delivery as failed: the last attempt of its series has failed, or its endpoint is gone. */
async function failDelivery(scope: Scope, ref: SeriesRef): Promise<void> {
  await moveDelivery(scope, ref, 'given_up');
}

/**
 * Counts a failure of the endpoint. Returns true if it is out of use, or has just been disabled: the audit log then
 * says so, and the courier's contacts are told.
 */
async function disableIfGone(scope: Scope, id: string, statusCode: number | null): Promise<boolean> {
  const endpoint = await lockEndpoint(scope, id);
  if (endpoint?.status !== 'enabled') return true;
  const since = endpoint.failing_since ?? scope.now;
  if (statusCode !== GONE && scope.now.getTime() - since.getTime() < MAX_FAILING_MS) {
    if (endpoint.failing_since === null) await updateEndpoint(scope, id, { failing_since: since });
    return false;
  }
  await moveEndpoint(scope, endpoint, 'disabled', { failing_since: since });
  await insertAudit(scope, { action: 'webhooks.endpoint_disabled', subject: id });
  const { notify_emails: told } = await findSettings(scope);
  await queueNotice(scope, 'endpoint_disabled', told, {
    subject: 'A webhook endpoint is disabled',
    paragraphs: [
      `The webhook endpoint ${id}, at ${hostOf(endpoint.url)}, is disabled and no longer receives events.`,
      `It has acknowledged nothing since ${since.toISOString()}.`,
      'Once it works again, enable it; events it missed in the last 30 days can then be recovered.',
    ],
  });
  return true;
}

function secretsOf(scope: Scope, endpoint: EndpointRow): string[] {
  const secrets = [scope.deployment.vault.open(endpoint.id, endpoint.secret)];
  const { previous_secret: previous, previous_secret_until: until } = endpoint;
  if (previous && until && until > scope.now)
    secrets.push(scope.deployment.vault.open(endpoint.id, previous));
  return secrets;
}
